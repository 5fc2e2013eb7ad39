"""The runner: weighs the helipad against trophies, lives off Town Square, and plays its cards against the leader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from orda.engine.bot import Bot
from orda.engine.game import STOP, Game
from orda.games.zombies.base_events import DROP_BULLETS
from orda.games.zombies.cards import AFTER_ROLL, ANY, BEFORE_FIGHT, CARDS, TURN_START, WINDOW_NAMES
from orda.games.zombies.city import WIDE
from orda.games.zombies.combat import BULLETS, DESPERATE, DIE, GIVE_UP, LOSE_LIFE
from orda.games.zombies.duel import PASS_DUEL, ROLL_AGAIN, total
from orda.games.zombies.explore import PASS_BID, ZOMBIE, closes
from orda.games.zombies.hints import BRINGS_ZOMBIES, KEEP, PLAYED, USED, keeping, near_helipad, threat
from orda.games.zombies.planner import Planner, distances, near, reach, strength, wanted_buildings, way_to_helipad
from orda.games.zombies.play import NO, YES, Play
from orda.games.zombies.table import SQUARES, TOWN_SQUARE, WHOLE, ZombiesTable
from orda.games.zombies.tiles import KINDS
from orda.games.zombies.windows import ACTIVATE, PASS, PASS_ROUND, PASS_TURN, PLAY, TARGETS, step_window

WINDOW_OF: Final = {name: window for window, name in WINDOW_NAMES.items()}
WORTH_PLAYING: Final = 4.0
WORTH_SPENDING: Final = 1.0  # when nobody is close to winning: what is played is drawn anew
CLOSE: Final = 4.0  # a threat that cards are kept for
WORTH_KEEPING: Final = 3.0
HERDING: Final = 8  # how far zombies are drawn
STOPPERS: Final = frozenset(
    {"bad_sense_of_direction", "brain_cramp", "fear", "hysterical_paralysis", "where_did_everybody_go"}
    | {"your_shoes_untied"}
)


class Runner(Bot):
    """One short method for each kind of question."""

    name = "runner"

    def choose(self, game: Game[Any]) -> int:
        g = cast(Play, game)
        d = g.decision
        assert d is not None
        if d.kind in WINDOW_OF:
            return choose_in_window(g, d.player, WINDOW_OF[d.kind], d.options)
        return ANSWERS[d.kind](g, d.player, d.options)


def best(options: tuple[int, ...], worth: Callable[[int], float]) -> int:
    """The first of the best."""
    found, most = options[0], -1e9
    for option in options:
        value = worth(option)
        if value > most:
            found, most = option, value
    return found


# -- cards --------------------------------------------------------------------------------------------


def worth_of_play(g: Play, me: int, option: int, window: int) -> float:
    title, target = option % PLAY // TARGETS, option % TARGETS
    hints = USED if option >= ACTIVATE else PLAYED
    return hints[CARDS[title].name](g, me, target, window)


def worth_playing(g: Play, me: int, window: int) -> float:
    """The hand is filled up every turn, so a card kept for nothing is a card not drawn."""
    t = g.t
    if window != TURN_START or me != t.active or any(threat(t, other) >= CLOSE for other in t.others(me)):
        return WORTH_PLAYING
    return WORTH_PLAYING if building_near(t, me) else WORTH_SPENDING


def building_near(t: ZombiesTable, me: int) -> bool:
    """Could he put an item into play this turn?"""
    wanted = wanted_buildings(t, me)
    return bool(wanted) and any(t.city.inside[square] in wanted for square in near(t, t.pawns[me], reach(t, me)))


def best_play(g: Play, me: int, window: int, options: tuple[int, ...]) -> int:
    """The play most worth making, or PASS."""
    found, most = PASS, worth_playing(g, me, window)
    for option in options:
        if option >= PLAY:
            value = worth_of_play(g, me, option, window)
            if value >= most:
                found, most = option, value
    return found


def choose_in_window(g: Play, me: int, window: int, options: tuple[int, ...]) -> int:
    """Passes for as long as nothing in the hand could matter before."""
    play = best_play(g, me, window, options)
    if play != PASS or not window & ANY:
        return play
    t = g.t
    if me == t.active:
        return PASS if still_to_come(g, me) else PASS_TURN
    watching = t.city.helipads and any(CARDS[title].name in STOPPERS for title in t.hands[me])
    return PASS_TURN if watching else PASS_ROUND


def still_to_come(g: Play, me: int) -> bool:
    """Could an item of mine be worth more later in my turn? Cards I am offered with my steps in any case."""
    return any(CARDS[title].act & BEFORE_FIGHT for title in g.t.items[me])


def drop(g: Play, me: int, options: tuple[int, ...]) -> int:
    assert g.decision is not None
    bullets = g.t.bullets[g.decision.about]
    return best(options, lambda o: min(bullets, 2) * 2.0 if o == DROP_BULLETS else KEEP[CARDS[o].name])


def discard(g: Play, me: int, options: tuple[int, ...]) -> int:
    """The least useful card goes, unless all are good."""
    cards = tuple(o for o in options if o != STOP)
    worst = best(cards, lambda o: -keeping(g, me, CARDS[o].name, CARDS[o].where))
    if STOP in options and keeping(g, me, CARDS[worst].name, CARDS[worst].where) > worth_keeping(g):
        return STOP
    return worst


def worth_keeping(g: Play) -> float:
    """In an empty city nothing is but what brings zombies: else nobody would ever win."""
    return WORTH_KEEPING if g.t.crowd or g.t.tiles else BRINGS_ZOMBIES - 1


# -- tiles --------------------------------------------------------------------------------------------


def place_tile(g: Play, me: int, options: tuple[int, ...]) -> int:
    """Near oneself, with roads left open; a helipad also far from the others."""
    t, kind = g.t, g.t.drawn
    here = t.city.tiles[max(t.pawns[me], 0) // 9][1]
    others = [t.city.tiles[max(t.pawns[p], 0) // 9][1] for p in t.others(me)]
    left = set(t.tiles)
    helipad = KINDS[kind].is_helipad

    def worth(option: int) -> float:
        cell = option >> 2
        value = -float(apart(cell, here)) * (2 if helipad else 1)
        if helipad:
            value += min(apart(cell, other) for other in others)
        city = t.city.with_tile(kind, cell, option & 3)
        if closes(t.city, city, left):
            value -= 50
        return value + 0.1 * len(city.spots)

    return best(options, worth)


def apart(cell: int, other: int) -> int:
    return abs(cell % WIDE - other % WIDE) + abs(cell // WIDE - other // WIDE)


def put(g: Play, me: int, options: tuple[int, ...]) -> int:
    """Zombies where one can reach them, tokens by the door."""
    assert g.decision is not None
    if g.decision.about != ZOMBIE:
        way_out = g.t.city.way_out
        return best(options, lambda s: -float(way_out[s]) - (1 if g.t.zombies[s] else 0))
    way = distances(g.t, g.t.pawns[me] if g.t.pawns[me] >= 0 else TOWN_SQUARE)
    return best(options, lambda s: -float(way[s]))


def keep_clear(g: Play, me: int, options: tuple[int, ...]) -> int:
    way_out = g.t.city.way_out
    return best(options, lambda s: float(way_out[s]))


def bid(g: Play, me: int, options: tuple[int, ...]) -> int:
    """A trophy or two are well spent when one has many."""
    offers = [o for o in options if o != PASS_BID]
    most = g.t.trophies[me] // 6
    return offers[0] if offers and offers[0] <= most else PASS_BID


# -- fights -------------------------------------------------------------------------------------------


def pay(g: Play, me: int, options: tuple[int, ...]) -> int:
    """A bullet or two rather than a life, and a life rather than three bullets."""
    assert g.decision is not None
    t, missing = g.t, g.decision.about
    play = best_play(g, me, AFTER_ROLL, options)
    if play != PASS:
        return play
    if DIE in options:
        return DESPERATE if DESPERATE in options and t.trophies[me] >= 4 else DIE
    life_price = 1.3 if t.lives[me] > WHOLE else 2.0
    if BULLETS in options and (LOSE_LIFE not in options or missing <= life_price + 0.9):
        return BULLETS
    if GIVE_UP in options and (LOSE_LIFE not in options or t.lives[me] <= WHOLE):
        return GIVE_UP
    return LOSE_LIFE


def rise(g: Play, me: int, options: tuple[int, ...]) -> int:
    home = distances(g.t, TOWN_SQUARE)
    return best(options, lambda s: -float(home[s]))


def challenge(g: Play, me: int, options: tuple[int, ...]) -> int:
    """The keys are of use once there is a helipad."""
    return YES if g.t.city.helipads else NO


def raise_duel(g: Play, me: int, options: tuple[int, ...]) -> int:
    """Just enough bullets, else another roll; nothing for keys that nobody can use yet."""
    t = g.t
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


def take(g: Play, me: int, options: tuple[int, ...]) -> int:
    return YES


def step(g: Play, me: int, options: tuple[int, ...]) -> int:
    walk = g.walk
    if walk.mover != me:
        return lead_astray(g, walk.mover, options)
    play = best_play(g, me, step_window(walk), options)
    if play != PASS:
        return play
    steps = tuple(o for o in options if o < PLAY)
    _, squares = Planner(g.t, me).best_walk(g.t.pawns[me], walk.points)
    wanted = squares[1] if len(squares) > 1 else STOP
    return wanted if wanted in steps else steps[0]


def lead_astray(g: Play, victim: int, options: tuple[int, ...]) -> int:
    """Into zombies if he is weak, away from the helipad and from Town Square; else he stays where he is."""
    t = g.t
    weak = strength(t, victim) < 3
    way = [distances(t, goal) for goal in (TOWN_SQUARE, *t.city.helipads)]
    here = t.pawns[victim]

    def worth(option: int) -> float:
        square = here if option == STOP else option
        value = float(sum(far[square] for far in way))
        if option != STOP and t.zombies[square]:
            value += 10 if weak else -5
        return value + (0.5 if option == STOP else 0)

    return best(tuple(o for o in options if o < PLAY), worth)


def force_step(g: Play, me: int, options: tuple[int, ...]) -> int:
    return lead_astray(g, g.walk.mover, options)


# -- zombies ------------------------------------------------------------------------------------------


class Herd:
    """What it is worth to have a zombie on a square: food for me, trouble for the weak, a lid on the helipad."""

    def __init__(self, g: Play, me: int) -> None:
        t = g.t
        self.values: dict[int, float] = {}
        strong = strength(t, me) >= 3
        home = t.pawns[me] if t.pawns[me] >= 0 else TOWN_SQUARE
        self.add(near(t, home, HERDING), 1.0 if strong else -1.0)
        for p in t.others(me):
            if t.pawns[p] >= 0:
                weak = strength(t, p) < 2
                self.add(near(t, t.pawns[p], 1), 4.0 if weak else -0.3)
        self.values[home] = self.values.get(home, 0.0) + (2.0 if strong else -8.0)
        threatened = any(near_helipad(t, p) for p in t.others(me))
        for square in t.city.helipads:
            mine = way_to_helipad(t, me) <= reach(t, me)
            self.values[square] = (20.0 if threatened else 0.0) - (15.0 if mine else 0.0)

    def add(self, squares: dict[int, int], weight: float) -> None:
        for square, steps in squares.items():
            self.values[square] = self.values.get(square, 0.0) + weight * (HERDING + 1 - steps) / HERDING

    def value(self, square: int) -> float:
        return self.values.get(square, 0.0)


def move_zombie(g: Play, me: int, options: tuple[int, ...]) -> int:
    herd = Herd(g, me)
    return best(options, lambda o: herd.value(o % SQUARES) - herd.value(o // SQUARES))


def pick_zombie(g: Play, me: int, options: tuple[int, ...]) -> int:
    """Away from under oneself when that is why the card was played, else one that is of no use where it is."""
    herd, t = Herd(g, me), g.t
    if t.fights and t.pawns[me] in options and strength(t, me) < 2:
        return t.pawns[me]
    return best(options, lambda s: -herd.value(s))


def send_zombie(g: Play, me: int, options: tuple[int, ...]) -> int:
    herd = Herd(g, me)
    return best(options, herd.value)


ANSWERS: Final[dict[str, Callable[[Play, int, tuple[int, ...]], int]]] = {
    "drop": drop,
    "discard": discard,
    "discard_down": discard,
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
    "force_step": force_step,
    "move_zombie": move_zombie,
    "pick_zombie": pick_zombie,
    "send_zombie": send_zombie,
}
