"""The event cards of the base game about how far and where somebody walks."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.zombies.combat import short
from orda.games.zombies.in_play import BARRED, InPlay
from orda.games.zombies.laying import NOWHERE
from orda.games.zombies.outlook import against, in_one_walk, near_helipad, reach, strength
from orda.games.zombies.planner import Planner
from orda.games.zombies.play import Play
from orda.games.zombies.records import Walk
from orda.games.zombies.registry import (
    AFTER_ROLL,
    AT_PLAYER,
    BEFORE_MOVE,
    FREE,
    Hint,
    tells,
)
from orda.games.zombies.sets.base import BASE
from orda.games.zombies.table import HEALTHY, MOST_LIVES, TOWN_SQUARE, WHOLE, ZombiesTable
from orda.games.zombies.targets import mover, opponents_on_the_map, without_it_next_turn
from orda.games.zombies.walker import CAR_POINTS, moves

# -- Adrenaline Rush ------------------------------------------------------------------------------------


def if_the_rush_helps(g: Play, me: int, window: int) -> list[int]:
    """Before moving unless that is barred or done by car; after a roll unless the zombie is dead anyway."""
    t = g.t
    if window == BEFORE_MOVE:
        return [] if g.walk.barred or g.walk.car else [0]
    return [0] if t.duels or short(t) > 0 else []


def worth_of_a_rush(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    if window == BEFORE_MOVE:
        return 50.0 if in_one_walk(t, me, 2 * reach(t, me)) else 0.0
    if t.duels:
        return 6.0
    return 5.0 if short(t) > 1 or strength(t, me) < 3 else 0.0


@BASE.event(
    0,
    "adrenaline_rush",
    copies=2,
    recommended=2,
    targets=if_the_rush_helps,
    own=BEFORE_MOVE | AFTER_ROLL,
    adds=2,
    hint=Hint(worth_of_a_rush, keep=6),
)
def adrenaline_rush(g: Play, target: int) -> None:
    """Before you move: one doubling. After your roll in a fight or duel: +2."""
    if g.t.resolving[-1][3] == BEFORE_MOVE:
        g.walk.doublings += 1
    else:
        g.add_to_roll(adrenaline_rush.number, adrenaline_rush.adds)


# -- Bad Sense Of Direction -----------------------------------------------------------------------------


def can_get_lost(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [p for p in opponents_on_the_map(g, me, window) if t.pawns[p] != TOWN_SQUARE and not t.lies_on(FEAR, p)]


def worth_of_getting_lost(g: Play, me: int, target: int, window: int) -> float:
    return 20.0 if near_helipad(g.t, target) else 0.0


@BASE.event(
    2,
    "bad_sense_of_direction",
    copies=1,
    most=1,
    targets=can_get_lost,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_getting_lost, keep=6, stops=True),
)
def bad_sense_of_direction(g: Play, target: int) -> None:
    """Put an opponent who is not under Fear on the centre of Town Square."""
    g.relocate(target, TOWN_SQUARE)


# -- Claustrophobia -------------------------------------------------------------------------------------


def out_of_doors(t: ZombiesTable, walk: Walk, tile: int, points_left: int, options: list[int]) -> list[int]:
    """Out of the building by a shortest way, without stopping; then into none."""
    city, pawn = t.city, t.pawns[walk.mover]
    if city.inside[pawn] >= 0:
        building = (city.inside[pawn], NOWHERE)
        return [s for s in options if s != STOP and city.inside[s] in building and city.way_out[s] < city.way_out[pawn]]
    return [s for s in options if s == STOP or city.inside[s] < 0]


def into_another_building(t: ZombiesTable, player: int, tile: int, square: int) -> bool:
    return t.city.inside[square] not in (NOWHERE, t.building_of(player))


CLAUSTROPHOBIA: Final = BASE.lasting(
    *(1, "claustrophobia"), card="claustrophobia", next_turn=True,
    in_play=InPlay(limits=out_of_doors, forbids=into_another_building),
)  # fmt: skip


def not_yet_claustrophobic(g: Play, me: int, window: int) -> list[int]:
    return without_it_next_turn(g, me, CLAUSTROPHOBIA)


def worth_of_claustrophobia(g: Play, me: int, target: int, window: int) -> float:
    return against(g.t, me, target, 1.0) if g.t.building_of(target) >= 0 else 0.0


@BASE.event(
    5,
    "claustrophobia",
    copies=2,
    recommended=1,
    targets=not_yet_claustrophobic,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_claustrophobia, keep=2),
)
def claustrophobia(g: Play, target: int) -> None:
    """In his next turn an opponent enters no building and must walk out of the one he is in."""
    g.t.lasts(CLAUSTROPHOBIA, on=target, next_turn_of=target)


# -- Fear -----------------------------------------------------------------------------------------------

FEAR: Final = BASE.lasting(0, "fear", card="fear", in_play=InPlay(bars=BARRED), next_turn=True)


def not_yet_afraid(g: Play, me: int, window: int) -> list[int]:
    return without_it_next_turn(g, me, FEAR)


def worth_of_fear(g: Play, me: int, target: int, window: int) -> float:
    return 18.0 if near_helipad(g.t, target) and target != g.t.active else against(g.t, me, target, 4.0)


@BASE.event(
    6,
    "fear",
    copies=2,
    recommended=1,
    targets=not_yet_afraid,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_fear, keep=7, stops=True),
)
def fear(g: Play, target: int) -> None:
    """In his next turn an opponent does not move."""
    g.t.lasts(FEAR, on=target, next_turn_of=target)


# -- Much Needed Rest -----------------------------------------------------------------------------------


PLENTY: Final = 99  # points with which any way off could be walked


def if_tired(g: Play, me: int, window: int) -> list[int]:
    """Not above four lives, nor for who may not stay where he is."""
    t = g.t
    may_stay = STOP in moves(t, g.walk, points_left=PLENTY)
    return [0] if t.lives[me] + WHOLE <= MOST_LIVES and may_stay else []


def worth_of_a_rest(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    planner = Planner(t, me)
    if t.pawns[me] == TOWN_SQUARE or t.lives[me] > HEALTHY:
        return 0.0
    worth_of_walk = planner.best_walk(t.pawns[me], reach(t, me))[0] - planner.end_value(t.pawns[me], planner.strength)
    return 12.0 - worth_of_walk


@BASE.event(
    10,
    "much_needed_rest",
    copies=2,
    recommended=2,
    targets=if_tired,
    own=BEFORE_MOVE,
    hint=Hint(worth_of_a_rest, keep=5),
)
def much_needed_rest(g: Play, target: int) -> None:
    """Instead of moving: two lives."""
    g.walk.barred = BARRED
    healed = g.t.heal(g.me, 2)
    g.tell("rest", ALL, g.me, healed)


tells("rest", "player", "count")


# -- The Keys Are Still In It ---------------------------------------------------------------------------


def if_able_to_move(g: Play, me: int, window: int) -> list[int]:
    return [] if g.walk.barred == BARRED else [0]


def worth_of_the_car(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    return 50.0 if in_one_walk(t, me, CAR_POINTS) else 0.0


@BASE.event(
    12,
    "the_keys_are_still_in_it",
    copies=1,
    recommended=1,
    most=1,
    targets=if_able_to_move,
    own=BEFORE_MOVE,
    hint=Hint(worth_of_the_car, keep=7),
)
def the_keys_are_still_in_it(g: Play, target: int) -> None:
    """This movement is up to ten squares, whatever else there is."""
    g.walk.car = 1
    g.walk.barred = 0


# -- Your Shoe's Untied ---------------------------------------------------------------------------------


OF_A_SHOE: Final = 3.0  # half of a movement


def mover_on_foot(g: Play, me: int, window: int) -> list[int]:
    return [] if g.walk.car else mover(g, me, window)


def worth_of_a_shoe(g: Play, me: int, target: int, window: int) -> float:
    return 12.0 if near_helipad(g.t, target) else against(g.t, me, target, OF_A_SHOE)


@BASE.event(
    17,
    "your_shoes_untied",
    copies=2,
    recommended=2,
    targets=mover_on_foot,
    windows=BEFORE_MOVE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_a_shoe, keep=3, later=OF_A_SHOE, stops=True),
)
def your_shoes_untied(g: Play, target: int) -> None:
    """The points of the opponent about to move are halved, after everything else."""
    g.walk.shoes += 1
