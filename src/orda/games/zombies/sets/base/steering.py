"""The event cards of the base game by which one chooses the steps of somebody else."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.fights import fights_on_arrival
from orda.games.zombies.herding import leading_astray
from orda.games.zombies.outlook import against, near_helipad, strength
from orda.games.zombies.play import Play
from orda.games.zombies.records import NONE, Walk
from orda.games.zombies.registry import (
    AT_PLAYER,
    BEFORE_MOVE,
    FREE,
    SQUARES,
    Hint,
    question,
)
from orda.games.zombies.sets.base import BASE
from orda.games.zombies.steps import step
from orda.games.zombies.targets import mover, opponents_on_the_map
from orda.games.zombies.walker import moves

FORCED_STEPS: Final = 5
OF_A_CRAMP: Final = 5.0  # a turn in which he kills nothing

# -- Brain Cramp ----------------------------------------------------------------------------------------


def mover_not_yet_mine(g: Play, me: int, window: int) -> list[int]:
    return [] if g.walk.chooser == me else mover(g, me, window)


def worth_of_a_cramp(g: Play, me: int, target: int, window: int) -> float:
    return 20.0 if near_helipad(g.t, target) else against(g.t, me, target, OF_A_CRAMP)


@BASE.event(
    3,
    "brain_cramp",
    copies=2,
    recommended=1,
    targets=mover_not_yet_mine,
    windows=BEFORE_MOVE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_a_cramp, keep=5, later=OF_A_CRAMP, stops=True),
)
def brain_cramp(g: Play, target: int) -> None:
    """You decide every step of the opponent about to move."""
    g.walk.chooser = g.me


# -- Where Did Everybody Go? ----------------------------------------------------------------------------


def worth_of_a_walk(g: Play, me: int, target: int, window: int) -> float:
    if near_helipad(g.t, target):
        return 15.0
    return against(g.t, me, target, 4.0 if strength(g.t, target) < 3 else 1.0)


@BASE.event(
    16,
    "where_did_everybody_go",
    copies=2,
    recommended=1,
    targets=opponents_on_the_map,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_a_walk, keep=4, stops=True),
)
def where_did_everybody_go(g: Play, target: int) -> None:
    """Walk an opponent five squares, never twice on the same; he fights the zombies he meets."""
    t = g.t
    t.walks.append(Walk(target, chooser=g.me, points=FORCED_STEPS, used=(t.pawns[target],)))
    g.do(force_step, g.me)


@step
def force_step(g: Play) -> None:
    """R-54: limits bind; it ends early when no step is left, by death or a desperate fight."""
    t = g.t
    walk = t.walks[-1]
    squares = [] if walk.over else [s for s in moves(t, walk, walk.points) if s >= 0 and s not in walk.used]
    if squares:
        g.ask("force_step", squares, forced, about=walk.mover)
    else:
        t.walks.pop()


@step
def forced(g: Play, square: int) -> None:
    t = g.t
    walk = t.walks[-1]
    walk.points -= 1
    walk.used += (square,)
    t.declined = NONE
    g.walk_pawn(walk.mover, square)
    fights_on_arrival(g, walk.mover)
    g.do(seen_home, g.me)
    g.do(force_step, g.me)


@step
def seen_home(g: Play) -> None:
    g.check_helipads()


def how_far_he_goes(g: Play) -> dict[str, int]:
    return {"target": g.walk.mover, "count": g.walk.points}


question("force_step", SQUARES, leading_astray, verb="step", because="lead", about=how_far_he_goes)
