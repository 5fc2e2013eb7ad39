"""What a bot thinks of its options. It reads what the player asked may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orda.engine.game import STOP
from orda.games.zombies.combat import BULLETS, DESPERATE, DIE, GIVE_UP, LOSE_LIFE
from orda.games.zombies.duel import PASS_DUEL, ROLL_AGAIN, total
from orda.games.zombies.herding import Herd, leading_astray
from orda.games.zombies.horde import SQUARES
from orda.games.zombies.identity import title_of, titles
from orda.games.zombies.legal import ACTIVATE, PLAY, TARGETS
from orda.games.zombies.measures import distances, near
from orda.games.zombies.outlook import (
    BRINGS_ZOMBIES,
    keeping,
    near_helipad,
    place_of,
    reach,
    threat,
    wanted_squares,
    way_to_helipad,
)
from orda.games.zombies.placing import bid, place_tile
from orda.games.zombies.planner import Planner
from orda.games.zombies.play import YES, Play
from orda.games.zombies.registry import (
    AFTER_ROLL,
    BEFORE_FIGHT,
    CARD,
    FREE,
    QUESTIONS,
    TURN_START,
    WINDOW_NAMES,
    Rater,
)
from orda.games.zombies.table import BULLET, LIFE, TOWN_SQUARE, WHOLE, ZombiesTable
from orda.games.zombies.walker import DUCT
from orda.games.zombies.windows import PASS, PASS_ROUND, PASS_TURN, step_window

WINDOW_OF: Final = {name: window for window, name in WINDOW_NAMES.items()}
WORTH_PLAYING: Final = 4.0
BETTER_THAN_NOTHING: Final = 2.5  # in others' turns: when one's own begins, another card may be played
WORTH_SPENDING: Final = 1.0  # when nobody is close to winning: what is played is drawn anew
CLOSE: Final = 4.0  # a threat that cards are kept for
WORTH_KEEPING: Final = 4.5  # what is hardly ever played makes room for what may be
WITHOUT_A_CARD: Final = -0.001  # what is best if no card is worth playing; a card just worth it goes first
SECOND_BEST: Final = -1.0  # and what is not
MUCH_TO_LOSE: Final = 10  # trophies: with fewer it is quicker to come back healthy than to recover


def rates(g: Play) -> list[float]:
    """How good each option looks to the player asked, in their order; only which is higher means something."""
    assert g.decision is not None
    worth = rater(g)
    return [worth(option) for option in g.decision.options]


def rater(g: Play) -> Rater:
    """What depends on the position is worked out once."""
    d = g.decision
    assert d is not None
    if d.kind in WINDOW_OF:
        return in_window(g, d.player, WINDOW_OF[d.kind])
    if d.kind in QUESTIONS:
        return QUESTIONS[d.kind].rate(g, d.player)
    return RATERS[d.kind](g, d.player)


# -- cards --------------------------------------------------------------------------------------------


def worth_of_play(g: Play, me: int, option: int, window: int) -> float:
    hint, target = CARD[option % PLAY // TARGETS].hint, option % TARGETS
    worth = hint.use if option >= ACTIVATE else hint.play
    return worth(g, me, target, window) if worth is not None else 0.0


def worth_playing(g: Play, me: int, window: int) -> float:
    """The hand is filled up every turn, so a card kept for nothing is a card not drawn."""
    t = g.t
    if me != t.active:
        return BETTER_THAN_NOTHING
    if window != TURN_START or any(threat(t, other) >= CLOSE for other in t.others(me)):
        return WORTH_PLAYING
    return WORTH_PLAYING if building_near(t, me) else max(WORTH_SPENDING, worth_later(t, me))


def worth_later(t: ZombiesTable, me: int) -> float:
    """What a card in the hand will be worth in somebody else's turn: only one can be played until the next."""
    return max([CARD[title].hint.later for title in titles(t.hands[me])], default=0.0)


def building_near(t: ZombiesTable, me: int) -> bool:
    """Could he put an item into play this turn?"""
    wanted = wanted_squares(t, me) if t.may_play >> me & 1 else {}
    return bool(wanted) and any(square in wanted for square in near(t, t.pawns[me], reach(t, me)))


def in_window(g: Play, me: int, window: int) -> Rater:
    """A card that is worth it, else a pass for as long as nothing in the hand could matter before."""
    enough = worth_playing(g, me, window)
    best = best_pass(g, me, window)

    def worth(option: int) -> float:
        if option >= PLAY:
            return worth_of_play(g, me, option, window) - enough
        return WITHOUT_A_CARD if option == best else SECOND_BEST

    return worth


def best_pass(g: Play, me: int, window: int) -> int:
    t = g.t
    if not window & FREE:
        return PASS
    if me == t.active:
        return PASS if still_to_come(g, me) else PASS_TURN
    hand = [CARD[title] for title in titles(t.hands[me])]
    close = any(threat(t, other) >= CLOSE for other in t.others(me))
    if not any(card.hint.later or (card.hint.stops and t.city.helipads) or (card.directed and close) for card in hand):
        return PASS_ROUND
    return PASS if may_come_up(t, me) else PASS_TURN


def may_come_up(t: ZombiesTable, me: int) -> bool:
    """In this turn: what stops a movement before it begins, and what keeps him from a helipad at every step."""
    return near_helipad(t, t.active) or (not t.walks and worth_later(t, me) > 0)


def still_to_come(g: Play, me: int) -> bool:
    """Could an item of mine be worth more later in my turn? Cards I am offered with my steps in any case."""
    return any(CARD[title_of(item)].act_own & BEFORE_FIGHT for item in g.t.items[me])


def discard(g: Play, me: int) -> Rater:
    """The least useful card goes, unless all are good."""
    t = g.t
    # In an empty city nothing is worth keeping but what brings zombies: else nobody would ever win.
    enough = WORTH_KEEPING if t.crowd or t.open_decks else BRINGS_ZOMBIES - 1
    return lambda option: 0.0 if option == STOP else enough - keeping(t, me, option)


# -- tiles --------------------------------------------------------------------------------------------


def draw_from(g: Play, me: int) -> Rater:
    """Where most tiles are still to come."""
    t = g.t
    return lambda of_set: float(len(t.tile_deck(of_set)))


def start_on(g: Play, me: int) -> Rater:
    """The end that leads somewhere."""
    return lambda square: -float(square)


def spell(g: Play, me: int) -> Rater:
    return lambda option: 1.0 if option == YES else 0.0


def put(g: Play, me: int) -> Rater:
    """Zombies where one can reach them, tokens by the door."""
    assert g.decision is not None
    t = g.t
    if g.decision.about in (LIFE, BULLET):
        return lambda square: -float(t.city.way_out[square]) - (1 if t.zombies[square] else 0)
    way = distances(t, place_of(t, me))
    return lambda square: -float(way[square])


def keep_clear(g: Play, me: int) -> Rater:
    way_out = g.t.city.way_out
    return lambda square: float(way_out[square])


# -- fights -------------------------------------------------------------------------------------------


def pay(g: Play, me: int) -> Rater:
    best = best_payment(g, me)

    def worth(option: int) -> float:
        if option >= PLAY:
            return worth_of_play(g, me, option, AFTER_ROLL) - WORTH_PLAYING
        return WITHOUT_A_CARD if option == best else SECOND_BEST

    return worth


def best_payment(g: Play, me: int) -> int:
    """A bullet or two rather than a life, and a life rather than three bullets."""
    assert g.decision is not None
    t, missing, options = g.t, g.decision.about, g.decision.options
    if DIE in options:
        return DESPERATE if DESPERATE in options and t.trophies[me] >= MUCH_TO_LOSE else DIE
    life_price = 1.3 if t.lives[me] > WHOLE else 2.0
    if BULLETS in options and (LOSE_LIFE not in options or missing <= life_price + 0.9):
        return BULLETS
    if GIVE_UP in options and (LOSE_LIFE not in options or t.lives[me] <= WHOLE):
        return GIVE_UP
    return LOSE_LIFE


def rise(g: Play, me: int) -> Rater:
    home = distances(g.t, TOWN_SQUARE)
    return lambda square: -float(home[square])


def challenge(g: Play, me: int) -> Rater:
    """The keys are of use once there is a helipad."""
    wanted = 1.0 if g.t.city.helipads else -1.0
    return lambda option: wanted if option == YES else 0.0


def raise_duel(g: Play, me: int) -> Rater:
    best = best_raise(g, me)
    return lambda option: 0.0 if option == best else SECOND_BEST


def best_raise(g: Play, me: int) -> int:
    """Just enough bullets, else another roll; nothing for keys that nobody can use yet."""
    assert g.decision is not None
    t, options = g.t, g.decision.options
    if not t.city.helipads or min(way_to_helipad(t, me), 30) > 3 * reach(t, me):
        return PASS_DUEL
    side = t.duels[-1].side(me)
    behind = total(t, 1 - side) - total(t, side) + (1 if side == 0 else 0)
    if behind <= 0:
        return PASS_DUEL
    if behind in options and behind <= 4:
        return behind
    return ROLL_AGAIN if ROLL_AGAIN in options and t.lives[me] > WHOLE else PASS_DUEL


# -- walking ------------------------------------------------------------------------------------------


def take(g: Play, me: int) -> Rater:
    return lambda option: 1.0 if option == YES else 0.0


def step(g: Play, me: int) -> Rater:
    """The first step of the best walk, unless a card is worth playing before it; or into trouble with a victim."""
    if g.walk.mover != me:
        return leading_astray(g, me)
    window, planner, here = step_window(g.walk), Planner(g.t, me), g.t.pawns[me]
    most, squares = planner.best_walk(here, g.walk.points)
    best = first_step(g, squares)

    def worth(option: int) -> float:
        if option >= PLAY:
            return worth_of_play(g, me, option, window) - WORTH_PLAYING
        if option == best:
            return WITHOUT_A_CARD
        if option == STOP:
            return min(SECOND_BEST, planner.end_value(here, planner.strength) - most)
        square = option - DUCT if option >= DUCT else option
        gain, left = planner.arrival_value(square, planner.strength)
        return min(SECOND_BEST, gain + planner.end_value(square, left) - most)

    return worth


def first_step(g: Play, squares: tuple[int, ...]) -> int:
    assert g.decision is not None
    wanted = squares[1] if len(squares) > 1 else STOP
    return wanted if wanted in g.decision.options else g.decision.options[0]


def move_zombie(g: Play, me: int) -> Rater:
    value = Herd(g, me).values.get
    return lambda option: value(option % SQUARES, 0.0) - value(option // SQUARES, 0.0)


RATERS: Final[dict[str, Callable[[Play, int], Rater]]] = {
    "discard": discard,
    "discard_down": discard,
    "draw_from": draw_from,
    "start_on": start_on,
    "spell": spell,
    "place_tile": place_tile,
    "put": put,
    "keep_clear": keep_clear,
    "bid": bid,
    "pay": pay,
    "rise": rise,
    "challenge": challenge,
    "raise": raise_duel,
    "take": take,
    "step": step,
    "move_zombie": move_zombie,
}
