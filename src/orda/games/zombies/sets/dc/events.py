"""The event cards of Dead Corps(e)."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies.drawing import draw, throw_away
from orda.games.zombies.herding import Herd
from orda.games.zombies.identity import title_of, titles
from orda.games.zombies.in_play import InPlay
from orda.games.zombies.outlook import against, fighting, is_leader, own_start, strength, threat
from orda.games.zombies.play import Play
from orda.games.zombies.registry import (
    AFTER_ROLL,
    AT_PLAYER,
    AT_TILE,
    CARD,
    FREE,
    OF_CARDS,
    SQUARES,
    TURN_START,
    Hint,
    Rater,
    Task,
    question,
    task,
    tells,
)
from orda.games.zombies.sets.dc import DC
from orda.games.zombies.steps import step
from orda.games.zombies.table import EVERYBODY, MOST_LIVES, OFF_MAP, WHOLE, ZombiesTable
from orda.games.zombies.targets import opponents_on_the_square, opponents_with_a_card
from orda.games.zombies.tiles import KINDS

# -- Govt. Enhanced Zombies! ----------------------------------------------------------------------------

TOUGH_ZOMBIES: Final = DC.lasting(7, "tough_zombies", card="govt_enhanced_zombies", in_play=InPlay(need=5))


def if_they_are_weak(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [] if t.effect(TOUGH_ZOMBIES, EVERYBODY, next_turn_of=me) in t.effects else [0]


def worth_of_tough_zombies(g: Play, me: int, target: int, window: int) -> float:
    """When somebody else is close, and about to have his turn."""
    t = g.t
    return threat(t, t.active) if t.active != me and is_leader(t, me, t.active) else 0.0


@DC.event(
    30,
    "govt_enhanced_zombies",
    copies=2,
    targets=if_they_are_weak,
    windows=FREE,
    hint=Hint(worth_of_tough_zombies, keep=4),
)
def govt_enhanced_zombies(g: Play, target: int) -> None:
    """Every zombie needs at least 5 to be killed, until the end of your next turn."""
    g.t.lasts(TOUGH_ZOMBIES, on=EVERYBODY, next_turn_of=g.me)


# -- I Feel Alive!!! ------------------------------------------------------------------------------------

GOOD_ENOUGH: Final = 4  # on both dice


def if_there_is_life_to_gain(g: Play, me: int, window: int) -> list[int]:
    return [0] if g.t.lives[me] + WHOLE <= MOST_LIVES else []


def worth_of_feeling_alive(g: Play, me: int, target: int, window: int) -> float:
    """One time in four."""
    weak = g.t.lives[me] <= WHOLE and (own_start(g, me, window) or fighting(g, me, window))
    return 5.0 if weak else 1.5 if window == TURN_START and me == g.t.active else 0.0


@DC.event(
    31,
    "i_feel_alive",
    copies=2,
    targets=if_there_is_life_to_gain,
    windows=FREE,
    own=AFTER_ROLL,
    hint=Hint(worth_of_feeling_alive, keep=2),
)
def i_feel_alive(g: Play, target: int) -> None:
    """Roll two dice: if both show 4 or more, two lives."""
    dice = [g.roll(g.me), g.roll(g.me)]
    if min(dice) >= GOOD_ENOUGH:
        g.tell("alive", ALL, g.me, g.t.heal(g.me, 2))


tells("alive", "player", "count")


# -- In The Zone ----------------------------------------------------------------------------------------


def a_card_for_each_six(g: Play, player: int, tile: int, face: int) -> None:
    if face == 6:
        draw(g, player, 1)


IN_THE_ZONE: Final = DC.lasting(8, "a_card_for_a_six", card="in_the_zone", in_play=InPlay(rolled=a_card_for_each_six))


def if_not_yet_in_it(g: Play, me: int, window: int) -> list[int]:
    return [] if g.t.lies_on(IN_THE_ZONE, me) else [0]


def worth_of_the_zone(g: Play, me: int, target: int, window: int) -> float:
    return 4.5 if strength(g.t, me) >= 5 else 1.5


@DC.event(
    32,
    "in_the_zone",
    copies=2,
    targets=if_not_yet_in_it,
    own=TURN_START,
    hint=Hint(worth_of_the_zone, keep=2),
)
def in_the_zone(g: Play, target: int) -> None:
    """As your turn begins: draw a card for each natural 6 that you roll against zombies this turn."""
    g.t.lasts(IN_THE_ZONE, on=g.me)


# -- Mine Field -----------------------------------------------------------------------------------------


def zombies_on_the_road(t: ZombiesTable, tile: int) -> list[int]:
    """2.2: on streets, helipads and the Bridge; not in corridors, inside or in the woods."""
    if KINDS[t.city.kind(tile)].is_of_the_mall and not KINDS[t.city.kind(tile)].is_helipad:
        return []
    marks = t.city.turned_marks(tile)
    return [tile * 9 + s for s in range(9) if marks[s] == "R" and t.zombies[tile * 9 + s]]


def with_zombies_on_the_road(g: Play, me: int, window: int) -> list[int]:
    return [tile for tile in sorted({square // 9 for square in g.t.crowd}) if zombies_on_the_road(g.t, tile)]


def worth_of_mines(g: Play, me: int, target: int, window: int) -> float:
    zombies = sum([g.t.count_on(square) for square in zombies_on_the_road(g.t, target)])
    return 100.0 if g.t.trophies[me] + 1 >= g.t.target else 2.5 * min(zombies, 3.5)


@DC.event(
    35,
    "mine_field",
    copies=2,
    most=1,
    targets=with_zombies_on_the_road,
    windows=FREE,
    aim=AT_TILE,
    hint=Hint(worth_of_mines, keep=6),
)
def mine_field(g: Play, tile: int) -> None:
    """Roll a die: as many zombies on the road squares of a tile are your trophies."""
    g.do(explode, g.me, tile, g.roll(g.me))


@step
def explode(g: Play, tile: int, left: int) -> None:
    """Asks only while there is something to choose."""
    t = g.t
    squares = zombies_on_the_road(t, tile)
    if left >= sum([t.count_on(square) for square in squares]):
        for square in squares:
            while t.zombies[square] and not t.over:
                g.kill_zombie(g.me, square)
    elif left:
        g.ask("explode", squares, exploded, tile, left)


@step
def exploded(g: Play, square: int, tile: int, left: int) -> None:
    g.kill_zombie(g.me, square)
    g.do(explode, g.me, tile, left - 1)


def in_nobodys_way(g: Play, me: int) -> Rater:
    herd = Herd(g, me)
    return lambda square: -herd.value(square)


question("explode", SQUARES, in_nobodys_way)
task(exploded, lambda _tile, left: Task(left))


# -- No Brains Here -------------------------------------------------------------------------------------


def rooms_beside(t: ZombiesTable, player: int) -> list[int]:
    """Where the zombie under his pawn could go."""
    pawn = t.pawns[player]
    return t.with_room(t.city.next[pawn], t.kind_on(pawn)) if pawn != OFF_MAP and t.zombies[pawn] else []


def on_a_zombie(g: Play, me: int, window: int) -> list[int]:
    return [player for player in [me, *g.t.others(me)] if rooms_beside(g.t, player)]


def worth_of_no_brains(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    if target == me:
        return 7.0 if fighting(g, me, window) and strength(t, me) < 2 else 0.0
    return against(t, me, target, 0.0) if t.target - t.trophies[target] <= 2 else 0.0


@DC.event(
    36,
    "no_brains_here",
    copies=2,
    targets=on_a_zombie,
    windows=FREE,
    aim=AT_PLAYER,
    directed=False,
    hint=Hint(worth_of_no_brains, keep=3),
)
def no_brains_here(g: Play, target: int) -> None:
    """Move a zombie from the square of a player, yourself or another, to an adjacent square."""
    g.ask("lure", rooms_beside(g.t, target), lured, target)


@step
def lured(g: Play, square: int, target: int) -> None:
    t = g.t
    here = t.pawns[target]
    t.move_zombie(here, square)
    if g.telling:
        g.tell("move_zombie", ALL, g.me, *t.city.xy(here), *t.city.xy(square))
    g.check_helipads()


def where_it_is_wanted(g: Play, me: int) -> Rater:
    return Herd(g, me).value


question("lure", SQUARES, where_it_is_wanted)


# -- Weekend Pass: DENIED! ------------------------------------------------------------------------------


def worth_of_a_pass(g: Play, me: int, target: int, window: int) -> float:
    return against(g.t, me, target, 1.0 + len(g.t.hands[target]))


@DC.event(
    40,
    "weekend_pass_denied",
    copies=2,
    targets=opponents_with_a_card,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_a_pass, keep=4),
)
def weekend_pass_denied(g: Play, target: int) -> None:
    """An opponent discards his hand."""
    for card in g.t.hands[target][:]:
        throw_away(g, target, title_of(card))


# -- You Don't Need That! -------------------------------------------------------------------------------


def items_to_take(t: ZombiesTable, taker: int, giver: int) -> list[int]:
    """R-52: none of which he has one already."""
    return [title for title in titles(t.items[giver]) if not t.has_item(taker, title)]


def with_something_i_need(g: Play, me: int, window: int) -> list[int]:
    return [p for p in opponents_on_the_square(g, me, window) if items_to_take(g.t, me, p)]


def worth_of_taking(g: Play, me: int, target: int, window: int) -> float:
    return max([CARD[title].hint.keep for title in items_to_take(g.t, me, target)]) + 1.0


@DC.event(
    38,
    "you_dont_need_that",
    copies=2,
    targets=with_something_i_need,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_taking, keep=4),
)
def you_dont_need_that(g: Play, target: int) -> None:
    """Take an item that an opponent on your square has in play."""
    g.ask("take_item", items_to_take(g.t, g.me, target), item_taken, target, about=target)


@step
def item_taken(g: Play, title: int, target: int) -> None:
    g.hand_over(title, target, g.me)


def whose_item(g: Play) -> dict[str, int]:
    assert g.decision is not None
    return {"target": g.decision.about}


def the_best(g: Play, me: int) -> Rater:
    return lambda title: CARD[title].hint.keep


question("take_item", OF_CARDS, the_best, about=whose_item)
