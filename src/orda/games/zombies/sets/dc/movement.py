"""The event cards of Dead Corps(e) about where one may walk and where a tile goes."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.zombies import hooks
from orda.games.zombies.fights import lose_life
from orda.games.zombies.in_play import SKIPS_TURN, InPlay
from orda.games.zombies.outlook import against, near_helipad, reach, way_to_helipad
from orda.games.zombies.play import Play
from orda.games.zombies.records import Walk
from orda.games.zombies.registry import (
    AT_PLAYER,
    BEFORE_MOVE,
    BETWEEN_STEPS,
    SQUARES,
    TILE_DRAWN,
    Hint,
    Rater,
    question,
    tells,
)
from orda.games.zombies.sets.dc import DC
from orda.games.zombies.steps import step
from orda.games.zombies.table import OFF_MAP, ZombiesTable
from orda.games.zombies.targets import whose_occasion
from orda.games.zombies.tiles import KINDS
from orda.games.zombies.walker import DUCT, moves

# -- Breakthrough ---------------------------------------------------------------------------------------

NEEDED_TO_BREAK_THROUGH: Final = 5


def across_the_border(t: ZombiesTable, square: int) -> list[int]:
    """The squares that face it on other tiles and cannot be stepped on from here; helipads have no walls to break."""
    if KINDS[t.city.kind(square // 9)].is_helipad:
        return []
    return [there for there in t.city.facing(square) if there not in t.city.next[square] and may_lead_to(t, there)]


def may_lead_to(t: ZombiesTable, square: int) -> bool:
    return bool(t.city.next[square]) and not KINDS[t.city.kind(square // 9)].is_helipad


def if_there_is_a_wall(g: Play, me: int, window: int) -> list[int]:
    """While he can walk."""
    t = g.t
    return [0] if t.pawns[me] >= 0 and not g.walk.barred and across_the_border(t, t.pawns[me]) else []


def worth_of_a_hole(g: Play, me: int, target: int, window: int) -> float:
    """One roll in three is good enough, so only where the walk would be much longer."""
    t = g.t
    return 4.0 if t.city.helipads and reach(t, me) < way_to_helipad(t, me) else 0.0


@DC.event(
    28,
    "breakthrough",
    copies=2,
    targets=if_there_is_a_wall,
    own=BEFORE_MOVE | BETWEEN_STEPS,
    hint=Hint(worth_of_a_hole, keep=2),
)
def breakthrough(g: Play, target: int) -> None:
    """Choose the square behind the wall of your tile and roll. 5 or more: from now on one can pass there. Less: lose a
    life, and your movement is over."""
    g.ask("break_through", across_the_border(g.t, g.t.pawns[g.me]), wall_chosen)


@step
def wall_chosen(g: Play, square: int) -> None:
    t = g.t
    if g.roll(g.me) >= NEEDED_TO_BREAK_THROUGH:
        t.break_through(t.pawns[g.me], square)
        g.tell_at("broken_through", square, g.me)
    else:
        t.end_walks(g.me)
        lose_life(g)


def any_wall(g: Play, me: int) -> Rater:
    return lambda _square: 0.0


question("break_through", SQUARES, any_wall)
tells("broken_through", "player", "x", "y")


# -- I Think It's Over Here -----------------------------------------------------------------------------


def worth_of_placing(g: Play, me: int, target: int, window: int) -> float:
    return against(g.t, me, target, 1.0)


@DC.event(
    34,
    "i_think_its_over_here",
    copies=2,
    targets=whose_occasion,
    windows=TILE_DRAWN,
    aim=AT_PLAYER,
    hint=Hint(worth_of_placing, keep=3),
)
def i_think_its_over_here(g: Play, drawer: int) -> None:
    """You choose where the tile goes that an opponent has just drawn; he lays what is on it."""
    g.t.placer = g.me
    g.occasion.gone = 1


# -- What Is That Smell?!? ------------------------------------------------------------------------------

NO_WAY: Final = 1000  # squares, more than anybody walks


def steps_off(t: ZombiesTable, square: int, tile: int) -> int:
    """How many it takes to leave the tile."""
    found, edge, steps = {square}, [square], 0
    while edge:
        if any(s // 9 != tile for s in edge):
            return steps
        edge = sorted({n for s in edge for n in t.city.next[s]} - found)
        found.update(edge)
        steps += 1
    return NO_WAY


def off_the_tile(t: ZombiesTable, walk: Walk, tile: int, points_left: int, options: list[int]) -> list[int]:
    """Only steps after which one can still get off, and no stopping before; once off, no way back."""
    if t.pawns[walk.mover] // 9 != tile:
        return [s for s in options if s == STOP or s // 9 != tile]
    leading = [s for s in options if s != STOP and steps_off(t, s, tile) < points_left]
    return leading or options


def can_he_leave(g: Play, player: int, tile: int) -> None:
    """A bar counts as no way off; then the limit lapses, and the next turn is lost."""
    t, walk = g.t, g.walk
    if t.pawns[player] // 9 != tile or (not walk.barred and has_a_way(t, walk, tile)):
        return
    t.ends(SMELL, player)
    t.lasts(LOST_TURN, on=player, next_turn_of=player)
    g.tell("stays_in_the_smell", ALL, player)


def has_a_way(t: ZombiesTable, walk: Walk, tile: int) -> bool:
    """Zombies do not matter, other limits do."""
    first = [s for s in moves(t, walk, walk.points) if s != STOP]
    return any(steps_off(t, s % DUCT, tile) < walk.points for s in first)


SMELL: Final = DC.lasting(
    9, "smell", card="what_is_that_smell", in_play=InPlay(limits=off_the_tile, settled=can_he_leave)
)
LOST_TURN: Final = DC.lasting(
    10, "lost_turn", card="what_is_that_smell", in_play=InPlay(skips=SKIPS_TURN), next_turn=True
)


def mover_who_smells_nothing(g: Play, me: int, window: int) -> list[int]:
    """Also one who cannot move."""
    t = g.t
    if me == t.active or t.pawns[t.active] == OFF_MAP or t.lies_on(SMELL, t.active):
        return []
    return [t.active]


def worth_of_a_smell(g: Play, me: int, target: int, window: int) -> float:
    return against(g.t, me, target, 6.0 if hooks.bar(g.t, target) else 1.0) if not near_helipad(g.t, target) else 0.0


@DC.event(
    41,
    "what_is_that_smell",
    copies=2,
    targets=mover_who_smells_nothing,
    windows=BEFORE_MOVE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_a_smell, keep=3),
)
def what_is_that_smell(g: Play, target: int) -> None:
    """The opponent about to move leaves his tile and stays off it this turn; if he cannot, he loses his next turn."""
    g.t.lasts(SMELL, on=target, tile=g.t.pawns[target] // 9)


tells("stays_in_the_smell", "player")
