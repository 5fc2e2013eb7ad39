"""The items of Dead Corps(e)."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies.fights import lose_life
from orda.games.zombies.in_play import InPlay
from orda.games.zombies.outlook import at_once, threat
from orda.games.zombies.play import Play
from orda.games.zombies.registry import (
    AT_TILE,
    FREE,
    PLAYER_DIES,
    SQUARES,
    Hint,
    Rater,
    question,
    tells,
)
from orda.games.zombies.sets.dc import DC
from orda.games.zombies.steps import step
from orda.games.zombies.table import TOWN_SQUARE, WHOLE
from orda.games.zombies.tiles import KINDS

# -- Adjusting Nicely -----------------------------------------------------------------------------------


def if_half_way(g: Play, me: int, window: int) -> list[int]:
    return [0] if 2 * g.t.trophies[me] > g.t.target else []


def if_i_die_with_trophies(g: Play, me: int, window: int) -> list[int]:
    return [0] if g.occasion.player == me and g.occasion.what else []


@DC.item(
    27,
    "adjusting_nicely",
    copies=2,
    targets=if_half_way,
    windows=FREE,
    hint=Hint(at_once, use=at_once, keep=4),
)
def adjusting_nicely(g: Play, target: int) -> None:
    """Play it with more than half the trophies that win."""


@adjusting_nicely.activation(if_i_die_with_trophies, windows=PLAYER_DIES, free=True)
def adjust_nicely(g: Play, target: int) -> None:
    """Discard as you die: you keep all your trophies."""
    g.occasion.what = 0


# -- Dynamite -------------------------------------------------------------------------------------------

AT_MOST: Final = 3


def zombies_beside(g: Play, me: int) -> list[int]:
    t = g.t
    return [square for square in t.city.next[t.pawns[me]] if t.zombies[square]] if t.pawns[me] >= 0 else []


def if_a_zombie_is_beside(g: Play, me: int, window: int) -> list[int]:
    return [0] if zombies_beside(g, me) else []


def worth_of_an_explosion(g: Play, me: int, target: int, window: int) -> float:
    """Half of them go wrong, and cost two lives."""
    return 5.0 if len(zombies_beside(g, me)) >= 2 and g.t.lives[me] >= 3 * WHOLE else 0.0


@DC.item(29, "dynamite", copies=2, windows=FREE, hint=Hint(at_once, use=worth_of_an_explosion, keep=3))
def dynamite(g: Play, target: int) -> None:
    """Comes into play anywhere."""


@dynamite.activation(if_a_zombie_is_beside, windows=FREE, announced=True)
def light_the_fuse(g: Play, target: int) -> None:
    """Discard and roll. 4 or more: up to three zombies on adjacent squares are killed. Less: lose two lives."""
    if g.roll(g.me) >= 4:
        blow_up(g)
    else:
        lose_life(g, 2)


def blow_up(g: Play) -> None:
    """One on each square; asks only if there are more squares than it reaches."""
    squares = zombies_beside(g, g.me)
    if len(squares) <= AT_MOST:
        for square in squares:
            if not g.t.over:
                g.kill_zombie(g.me, square)
    else:
        g.ask("spare", squares, spared)


@step
def spared(g: Play, square: int) -> None:
    """A square has four sides, so there was one zombie too many."""
    for beside in zombies_beside(g, g.me):
        if beside != square and not g.t.over:
            g.kill_zombie(g.me, beside)


def any_of_them(g: Play, me: int) -> Rater:
    return lambda _square: 0.0


question("spare", SQUARES, any_of_them)


# -- I See The Helicopter -------------------------------------------------------------------------------


def if_there_is_a_helipad(g: Play, me: int, window: int) -> list[int]:
    return [0] if g.t.city.helipads else []


@DC.item(
    33,
    "i_see_the_helicopter",
    copies=2,
    targets=if_there_is_a_helipad,
    windows=FREE,
    in_play=InPlay(points=1),
    hint=Hint(at_once, keep=4),
)
def i_see_the_helicopter(g: Play, target: int) -> None:
    """Play it when a helipad is on the map. In play: one more square a movement."""


# -- Rocket Launcher ------------------------------------------------------------------------------------


def tiles_on_the_edge(g: Play, me: int, window: int) -> list[int]:
    """R-53: not what could not be rebuilt: the start, gateways, the Escalator, helipads, the Cabin."""
    city = g.t.city
    return [tile for tile in city.on_map if len(city.tiles_beside(tile)) < 4 and may_be_blown_up(g, tile)]


def may_be_blown_up(g: Play, tile: int) -> bool:
    kind = KINDS[g.t.city.kind(tile)]
    return tile != 0 and not kind.is_auctioned and not kind.has_two_zones


def worth_of_a_rocket(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    dead = sum([t.count_on(square) for square in range(target * 9, target * 9 + 9)])
    sent_home = [p for p in t.others(me) if t.pawns[p] // 9 == target]
    return 2.5 * dead + sum([threat(t, p) for p in sent_home])


@DC.item(
    37,
    "rocket_launcher",
    copies=2,
    windows=FREE,
    where=("dc_armory",),
    hint=Hint(at_once, use=worth_of_a_rocket, keep=3),
)
def rocket_launcher(g: Play, target: int) -> None:
    """Play it in the Armory."""


@rocket_launcher.activation(tiles_on_the_edge, windows=FREE, aim=AT_TILE)
def fire_the_rocket(g: Play, tile: int) -> None:
    """Discard: a tile on the edge of the map is gone. Its zombies are your trophies, its pawns go back to the start."""
    t = g.t
    for player in [g.me, *t.others(g.me)]:
        if t.pawns[player] // 9 == tile:
            g.relocate(player, TOWN_SQUARE)
    zombies = t.remove_tile(tile)
    g.tell("tile_gone", ALL, g.me, t.city.kind(tile), zombies)
    for _ in range(zombies):
        if not t.over:
            g.gain_trophy(g.me)


tells("tile_gone", "player", "tile", "count")
