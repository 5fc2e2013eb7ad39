"""The map: tiles laid on a grid. A city is never changed, a new tile makes a new one, so clones of a game share it.

Squares are numbered tile by tile in the order of laying: square = tile * 9 + row * 3 + column. What one can walk,
which squares are inside and where a tile may go are kept and grow with each tile; nothing is worked out twice.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from orda.engine.data import INT, ListShape, Shape
from orda.engine.errors import SaveError
from orda.games.zombies.tiles import CENTRE, KINDS, MIDDLE, START

WIDE: Final = 256  # cells in a row of the grid; the start tile lies in the middle
HOME: Final = 128 * WIDE + 128
BESIDE: Final = (-WIDE, 1, WIDE, -1)  # the cell on each side: N, E, S, W
NO_TILE: Final = -1
NOWHERE: Final = -1
CITY_ZONE: Final = 0  # zones get numbers as sets join; a side of a neighbour is zone * 2 + (has it an exit?)

Sides = tuple[int, int, int, int]


@cache
def fitting(zone: int, sides: Sides) -> int:
    """Which exits a new tile may show here: a bit for each of the 16 sets of sides (2.5)."""
    must, must_not = 0, 0
    for side, neighbour in enumerate(sides):
        if neighbour == NO_TILE:
            continue
        if neighbour >> 1 == zone and neighbour & 1:
            must |= 1 << side
        elif neighbour & 1:
            return 0  # the road of another zone would be closed
        else:
            must_not |= 1 << side
    if not must:
        return 0  # at least one road must go on
    return sum(1 << exits for exits in range(16) if exits & must == must and not exits & must_not)


class City:
    """The tiles on the map and everything that follows from where they lie."""

    __slots__ = (
        "at", "buildings", "front", "helipads", "inside", "next", "places_of", "spots", "tiles", "walkable", "way_out",
        "where",
    )  # fmt: skip

    def __init__(self) -> None:
        self.tiles: tuple[tuple[int, int, int], ...] = ()  # kind, cell, quarter turns
        self.at: dict[int, int] = {}  # cell: tile
        self.next: list[tuple[int, ...]] = []  # for each square where one can step from it
        self.inside: list[int] = []  # for each square the tile of the building it is inside, or NOWHERE
        self.front: list[int] = []  # for each square the tile of the building before whose door it lies, or NOWHERE
        self.way_out: list[int] = []  # for each square the steps to the street; 0 outside
        self.walkable: list[int] = []
        self.where: list[tuple[int, int]] = []  # for each square how far east and south of the first one it lies
        self.helipads: tuple[int, ...] = ()  # their centres
        self.buildings: tuple[int, ...] = ()  # tiles
        self.spots: dict[int, Sides] = {}  # empty cells beside a tile, and what lies on their sides
        self.places_of: dict[int, tuple[int, ...]] = {}  # worked out once for each kind of tile

    def with_tile(self, kind: int, cell: int, turns: int) -> City:
        """The city with one more tile; only what it touches is worked out."""
        new = City()
        tile, turned = len(self.tiles), KINDS[kind].turned[turns]
        first = tile * 9
        new.tiles = (*self.tiles, (kind, cell, turns))
        new.at = self.at | {cell: tile}
        new.next = self.next + [tuple([first + s for s in joined]) for joined in turned.next]
        new.inside = self.inside + [tile if s in turned.inside else NOWHERE for s in range(9)]
        new.front = self.front + [tile if s in turned.front else NOWHERE for s in range(9)]
        new.way_out = self.way_out + list(turned.way_out)
        new.walkable = self.walkable + [first + s for s in turned.walkable]
        x, y = self.cell_xy(cell)
        new.where = self.where + [(x * 3 + s % 3, y * 3 + s // 3) for s in range(9)]
        new.helipads = (*self.helipads, first + CENTRE) if KINDS[kind].is_helipad else self.helipads
        new.buildings = (*self.buildings, tile) if KINDS[kind].is_building else self.buildings
        new.spots = self.spots.copy()
        new.spots.pop(cell, None)
        new.join(tile, cell, turned.exits)
        return new

    def join(self, tile: int, cell: int, exits: int) -> None:
        """Roads that meet are joined; an empty cell learns what now lies beside it."""
        for side in range(4):
            beside, open_road = cell + BESIDE[side], exits >> side & 1
            other = self.at.get(beside, NO_TILE)
            if other == NO_TILE:
                sides = list(self.spots.get(beside, (NO_TILE, NO_TILE, NO_TILE, NO_TILE)))
                sides[(side + 2) % 4] = CITY_ZONE * 2 + open_road
                self.spots[beside] = (sides[0], sides[1], sides[2], sides[3])
            elif open_road:
                here, there = tile * 9 + MIDDLE[side], other * 9 + MIDDLE[(side + 2) % 4]
                self.next[here] = tuple(sorted((*self.next[here], there)))
                self.next[there] = tuple(sorted((*self.next[there], here)))

    # -- where a tile may go ----------------------------------------------------------

    def places(self, kind: int) -> tuple[int, ...]:
        """Every legal place for a tile, as cell * 4 + quarter turns."""
        found = self.places_of.get(kind)
        if found is None:
            turned, turns = KINDS[kind].turned, KINDS[kind].turns
            options = []
            for cell in sorted(self.spots):
                fits = fitting(CITY_ZONE, self.spots[cell])
                if fits:
                    options += [cell * 4 + n for n in turns if fits >> turned[n].exits & 1]
            found = self.places_of[kind] = tuple(options)
        return found

    def fits(self, kind: int, cell: int, turns: int) -> bool:
        """Is this a legal place?"""
        exits = KINDS[kind].turned[turns].exits
        return cell in self.spots and bool(fitting(CITY_ZONE, self.spots[cell]) >> exits & 1)

    def has_place(self, kinds: set[int]) -> bool:
        """Can any of these tiles be laid?"""
        masks = frozenset().union(*[KINDS[kind].exit_masks for kind in kinds])
        wanted = sum([1 << exits for exits in masks])
        return any(fitting(CITY_ZONE, sides) & wanted for sides in self.spots.values())

    # -- names of squares and tiles ---------------------------------------------------

    def cell_xy(self, cell: int) -> tuple[int, int]:
        return cell % WIDE - 128, cell // WIDE - 128

    def tile_xy(self, tile: int) -> tuple[int, int]:
        return self.cell_xy(self.tiles[tile][1])

    def xy(self, square: int) -> tuple[int, int]:
        """East and south of the north-west corner of the start tile."""
        return self.where[square]

    def kind(self, tile: int) -> int:
        return self.tiles[tile][0]

    def tiles_beside(self, tile: int) -> list[int]:
        """R-17: those that touch it with a side, joined or not, of any zone."""
        cell = self.tiles[tile][1]
        return [self.at[cell + step] for step in BESIDE if cell + step in self.at]

    def turned_marks(self, tile: int) -> tuple[str, ...]:
        kind, _, turns = self.tiles[tile]
        return KINDS[kind].turned[turns].marks

    def squares_inside(self, tile: int) -> list[int]:
        kind, _, turns = self.tiles[tile]
        return [tile * 9 + s for s in KINDS[kind].turned[turns].inside]


NO_CITY: Final = City()
START_CITY: Final = NO_CITY.with_tile(START, HOME, 0)


class CityShape(Shape):
    """Saved as its tiles in the order of laying; read back by laying them again."""

    def save(self, value: Any) -> Any:
        return [list(tile) for tile in value.tiles]

    def load(self, data: Any, where: str) -> Any:
        rows = ListShape(ListShape(INT)).load(data, where)
        if rows[:1] != [[START, HOME, 0]]:
            raise SaveError(f"{where} must begin with the start tile")
        city = START_CITY
        for row in rows[1:]:
            known = len(row) == 3 and row[0] in KINDS and 0 <= row[2] < 4
            if not known or not city.fits(row[0], row[1], row[2]):
                raise SaveError(f"{where}: {row!r:.60} is not a tile in a legal place")
            city = city.with_tile(row[0], row[1], row[2])
        return city


CITY: Final = CityShape()
