"""What happens where two tiles meet (rules 2.4 to 2.8): which squares are joined, and what fits beside what.

The side of a tile is one number for its neighbour: zone * 2 + (has it an exit?) for roads; GROUND + a bit for each of
its three squares that is open ground, for tiles of the woods; BRIDGE_WALL for the sides of the Bridge.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from orda.games.zombies.tiles import BRIDGE, EDGE, KINDS, MALL1, MALL2, MALL_HELIPAD, MIDDLE, WOODS, Turned, set_aside

WIDE: Final = 256  # cells in a row of the grid; the start tile lies in the middle
HOME: Final = 128 * WIDE + 128
BESIDE: Final = (-WIDE, 1, WIDE, -1)  # the cell on each side: N, E, S, W
ACROSS: Final = (2, 3, 0, 1)  # the opposite side
NO_TILE: Final = -1
NOWHERE: Final = -1

FAR_END: Final = WOODS * 2 + 1  # of the Bridge
BRIDGE_WALL: Final = FAR_END + 1
GROUND: Final = 16
IN_THE_MIDDLE: Final = 0b010

Sides = tuple[int, int, int, int]


def beside(cell: int) -> list[int]:
    """The cells that touch it with a side."""
    return [cell + step for step in BESIDE]


@cache
def sides_of(kind: int, turns: int, zone: int) -> Sides:
    """What the neighbours of a tile in that zone meet on each side."""
    turned = KINDS[kind].turned[turns]
    north, east, south, west = [side_code(kind, turned, zone, side) for side in range(4)]
    return north, east, south, west


def side_code(kind: int, turned: Turned, zone: int, side: int) -> int:
    printed = KINDS[kind]
    if printed.is_woodland:
        return GROUND + turned.ground[side]
    has_exit = turned.exits >> side & 1
    if kind == BRIDGE and not has_exit:
        return BRIDGE_WALL
    return (turned.zones[side] if printed.has_two_zones else zone) * 2 + has_exit


def is_exit(code: int) -> bool:
    """A road that must go on; the ground of the woods is none (2.5)."""
    return 0 <= code <= FAR_END and bool(code & 1)


@cache
def joined_squares(side: int, mine: int, theirs: int) -> list[tuple[int, int]]:
    """2.4, 3 to 5: which squares of a tile are joined to which of its neighbour on a side."""
    pairs = list(zip(EDGE[side], EDGE[ACROSS[side]], strict=True))
    if mine >= GROUND and theirs >= GROUND:
        return [pair for i, pair in enumerate(pairs) if (mine & theirs) >> i & 1]
    if FAR_END in (mine, theirs) and max(mine, theirs) >= GROUND:
        return [pairs[1]]
    return [(MIDDLE[side], MIDDLE[ACROSS[side]])] if mine == theirs and is_exit(mine) else []


# -- what fits ------------------------------------------------------------------------------------------


@cache
def fitting(zone: int, sides: Sides) -> int:
    """Which exits a new tile of a zone may show here: a bit for each of the 16 sets of sides (2.5)."""
    must, must_not = 0, 0
    for side, neighbour in enumerate(sides):
        if neighbour == NO_TILE:
            continue
        if neighbour == zone * 2 + 1:
            must |= 1 << side
        elif is_exit(neighbour):
            return 0  # the road of another zone would be closed
        else:
            must_not |= 1 << side
    if not must:
        return 0  # at least one road must go on
    return sum(1 << exits for exits in range(16) if exits & must == must and not exits & must_not)


def zones_for(kind: int) -> tuple[int, ...]:
    """In which a tile of one zone may be laid; 2.8: one of the mall on either floor, its helipad on the upper one."""
    if not KINDS[kind].is_of_the_mall:
        return (KINDS[kind].zone,)
    return (MALL2,) if kind == MALL_HELIPAD else (MALL1, MALL2)


def exits_that_fit(kind: int, sides: Sides) -> int:
    """Which exits a tile of one zone may show there: a bit for each set of sides."""
    found = 0
    for zone in zones_for(kind):
        found |= fitting(zone, sides)
    return found


@cache
def turns_that_fit(kind: int, sides: Sides) -> tuple[int, ...]:
    """How it may be turned there."""
    exits, printed = exits_that_fit(kind, sides), KINDS[kind]
    return tuple(n for n in printed.turns if exits >> printed.turned[n].exits & 1)


def joins_two_zones(sides: Sides, turned: Turned) -> bool:
    """The same for a tile with a zone for each side."""
    joined = False
    for side, neighbour in enumerate(sides):
        if neighbour == NO_TILE:
            continue
        mine = turned.zones[side] * 2 + (turned.exits >> side & 1)
        if is_exit(mine) or is_exit(neighbour):
            if mine != neighbour:
                return False
            joined = True
    return joined


@cache
def fits_woods(sides: Sides, ground: tuple[int, ...]) -> bool:
    """2.6, R-6: a way to the woods, nothing in the way of the Bridge, and no road of another zone closed."""
    joined = False
    for side, neighbour in enumerate(sides):
        if neighbour == NO_TILE:
            continue
        if neighbour == FAR_END:
            if not ground[side] & IN_THE_MIDDLE:
                return False
            joined = True
        elif is_exit(neighbour) or neighbour == BRIDGE_WALL:
            return False
        elif neighbour >= GROUND and ground[side] & neighbour:
            joined = True
    return joined


def floor_of(sides: Sides, turned: Turned) -> int:
    """2.8: the floor of the mall whose corridor a tile goes on with."""
    return next(code >> 1 for side, code in enumerate(sides) if is_exit(code) and turned.exits >> side & 1)


@cache
def chain_behind(kind: int, cell: int, turns: int) -> tuple[tuple[int, int, int], ...]:
    """2.7: the tiles laid at once behind a gateway, in a straight line: kind, cell, quarter turns."""
    printed = KINDS[kind]
    if not printed.is_gateway:
        return ()
    line = 1 << turns | 1 << ACROSS[turns]
    tiles = []
    for n, behind in enumerate(set_aside(printed.set), start=1):
        along = next(m for m in KINDS[behind].turns if KINDS[behind].turned[m].exits & line == line)
        tiles.append((behind, cell + n * BESIDE[turns], along))
    return tuple(tiles)
