"""The event cards of Not Dead Yet about who walks and where pawns are."""

from __future__ import annotations

from typing import Final

from orda.games.zombies import hooks
from orda.games.zombies.in_play import BARRED, BARRED_ON_FOOT, InPlay
from orda.games.zombies.measures import FAR
from orda.games.zombies.outlook import (
    against,
    fighting,
    near_helipad,
    reach,
    strength,
    threat,
    way_to_helipad,
)
from orda.games.zombies.planner import Planner
from orda.games.zombies.play import Play
from orda.games.zombies.registry import (
    AT_PLAYER,
    BEFORE_MOVE,
    BETWEEN_STEPS,
    FREE,
    SQUARES,
    TURN_START,
    Hint,
    Rater,
    question,
)
from orda.games.zombies.sets.ndy import NDY
from orda.games.zombies.steps import step
from orda.games.zombies.table import EVERYBODY, OFF_MAP, ZombiesTable
from orda.games.zombies.targets import mover, opponents_on_the_map, opponents_on_the_square, squares_beside
from orda.games.zombies.walk import extra_movement
from orda.games.zombies.walker import points


def in_need_of_escape(g: Play, me: int, window: int) -> bool:
    """In a fight that he cannot afford."""
    return fighting(g, me, window) and strength(g.t, me) < 2


def wins_on(t: ZombiesTable, me: int, square: int) -> bool:
    """Would his pawn win there at once?"""
    return square in t.city.helipads and not t.zombies[square] and (not t.scenario or t.keys == me)


# -- I Know What You Did ----------------------------------------------------------------------------------


def squares_to_sneak_to(g: Play, me: int) -> list[int]:
    """R-66: what forbids him places forbids them here too."""
    return hooks.may_go(g.t, me, squares_beside(g, me))


def if_last_by_far(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    is_last = all(t.trophies[me] < t.trophies[player] for player in t.others(me))
    return [0] if is_last and squares_to_sneak_to(g, me) else []


def worth_of_sneaking(g: Play, me: int, target: int, window: int) -> float:
    if any(wins_on(g.t, me, square) for square in squares_to_sneak_to(g, me)):
        return 100.0
    return 8.0 if in_need_of_escape(g, me, window) else 0.0


@NDY.event(
    62,
    "i_know_what_you_did",
    copies=2,
    recommended=2,
    targets=if_last_by_far,
    windows=FREE,
    hint=Hint(worth_of_sneaking, keep=4),
)
def i_know_what_you_did(g: Play, target: int) -> None:
    """With fewer trophies than every opponent: put your pawn on any square of an adjacent tile."""
    g.ask("sneak_to", squares_to_sneak_to(g, g.me), sneaked)


@step
def sneaked(g: Play, square: int) -> None:
    g.relocate(g.me, square)


def where_to_be(g: Play, me: int) -> Rater:
    t, planner = g.t, Planner(g.t, me)

    def worth(square: int) -> float:
        if wins_on(t, me, square):
            return 1000.0
        gain, left = planner.arrival_value(square, planner.strength)
        return gain + planner.end_value(square, left)

    return worth


question("sneak_to", SQUARES, where_to_be)


# -- Lots Of Running And Screaming ------------------------------------------------------------------------


def mover_in_my_stead(g: Play, me: int, window: int) -> list[int]:
    return mover(g, me, window) if g.t.pawns[me] != OFF_MAP else []


def worth_of_running(g: Play, me: int, target: int, window: int) -> float:
    """The whole way to the helipad, or the end of somebody else's; otherwise a turn more."""
    t = g.t
    if way_to_helipad(t, me) <= points(t, g.walk) and strength(t, me) >= 3:
        return 60.0
    if near_helipad(t, target):
        return 19.0
    return against(t, me, target, 4.0 if strength(t, me) >= 3 else 1.0)


@NDY.event(
    64,
    "lots_of_running_and_screaming",
    copies=2,
    targets=mover_in_my_stead,
    windows=BEFORE_MOVE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_running, keep=6, stops=True),
)
def lots_of_running_and_screaming(g: Play, target: int) -> None:
    """The opponent about to move stays where he is; you make a movement with his points."""
    walk = g.walk
    walk.barred = BARRED
    extra_movement(g, g.me, points(g.t, walk))


# -- There You Are! ---------------------------------------------------------------------------------------


def nearest_opponents(g: Play, me: int, window: int) -> list[int]:
    """On foot, whatever zombies there are; of those out of reach any. Not who shares the square already."""
    t, pawn = g.t, g.t.pawns[me]
    others = opponents_on_the_map(g, me, window)
    if pawn == OFF_MAP or not others:
        return []
    squares = nearest_squares(t, pawn, {t.pawns[player] for player in others})
    allowed = hooks.may_go(t, me, [square for square in squares if square != pawn])
    return [player for player in others if t.pawns[player] in allowed]


def nearest_squares(t: ZombiesTable, start: int, goals: set[int]) -> list[int]:
    """Those of the goals that are the fewest steps away; all of them if none can be reached."""
    seen, edge = {start}, {start}
    while edge:
        found = edge & goals
        if found:
            return sorted(found)
        edge = {n for square in edge for n in t.city.next[square]} - seen
        seen |= edge
    return sorted(goals)


def worth_of_joining(g: Play, me: int, target: int, window: int) -> float:
    """Out of trouble, or a good deal nearer to the helipad."""
    t = g.t
    there = t.pawns[target]
    if wins_on(t, me, there):
        return 100.0
    if in_need_of_escape(g, me, window):
        return 8.0 if not t.zombies[there] else 0.0
    if me == t.active and way_to_helipad(t, target) <= reach(t, me) < way_to_helipad(t, me) < FAR:
        return 20.0 if strength(t, me) >= 3 else 0.0
    return 0.0


@NDY.event(
    73,
    "there_you_are",
    copies=2,
    recommended=1,
    targets=nearest_opponents,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_joining, keep=3),
)
def there_you_are(g: Play, target: int) -> None:
    """Put your pawn on the square of the nearest opponent."""
    g.relocate(g.me, g.t.pawns[target])


# -- Too... Tired... To... Run ----------------------------------------------------------------------------

TIRED: Final = NDY.lasting(37, "tired", card="too_tired_to_run", in_play=InPlay(bars=BARRED_ON_FOOT))


def if_not_tired_yet(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [] if t.effect(TIRED, EVERYBODY, next_turn_of=me) in t.effects else [0]


def worth_of_tiredness(g: Play, me: int, target: int, window: int) -> float:
    """When somebody else is about to walk to the helipad, and oneself is not."""
    t = g.t
    if t.active == me or not window & (TURN_START | BEFORE_MOVE | BETWEEN_STEPS) or near_helipad(t, me):
        return 0.0
    return 18.0 if near_helipad(t, t.active) else against(t, me, t.active, -2.0)


@NDY.event(
    75,
    "too_tired_to_run",
    copies=2,
    recommended=1,
    targets=if_not_tired_yet,
    windows=FREE,
    hint=Hint(worth_of_tiredness, keep=6, stops=True),
)
def too_tired_to_run(g: Play, target: int) -> None:
    """Nobody walks until the end of your next turn, from now on; only cards move pawns."""
    g.t.lasts(TIRED, on=EVERYBODY, next_turn_of=g.me)
    g.t.bar_walks()


# -- Why Don't We Go Some Place More Private? -------------------------------------------------------------


def the_one_taken_along(t: ZombiesTable, me: int, target: int) -> int:
    """R-55: of the two who move as one the active player walks."""
    return target if me == t.active else me


def with_whom_to_go(g: Play, me: int, window: int) -> list[int]:
    """One of the two is the active player, and it is he who is walking."""
    t, walk = g.t, g.walk
    if walk.mover != t.active or walk.over or walk.barred:
        return []
    pairs = opponents_on_the_square(g, me, window) if t.pawns[me] != OFF_MAP else []
    able = [p for p in pairs if t.active in (me, p)]
    return [p for p in able if walk.carried != the_one_taken_along(t, me, p)]


def worth_of_privacy(g: Play, me: int, target: int, window: int) -> float:
    """Away from the helipad with somebody who is near it; along with somebody who is about to win."""
    t = g.t
    if me == t.active:
        return 9.0 if near_helipad(t, target) and not near_helipad(t, me) else 0.0
    return threat(t, target)


@NDY.event(
    81,
    "some_place_more_private",
    copies=2,
    targets=with_whom_to_go,
    windows=BEFORE_MOVE | BETWEEN_STEPS,
    aim=AT_PLAYER,
    hint=Hint(worth_of_privacy, keep=2),
)
def some_place_more_private(g: Play, target: int) -> None:
    """You and an opponent on your square move as one while the active one of you walks."""
    g.walk.carried = the_one_taken_along(g.t, g.me, target)
