"""The map: tiles laid on a grid. A city is never changed, a new tile makes a new one, so clones of a game share it.

Squares are numbered tile by tile in the order of laying: square = tile * 9 + row * 3 + column. What one can walk,
which squares are inside and where a tile may go are kept and grow with each tile; nothing is worked out twice. A tile
taken away keeps its number; its squares cannot be walked on any more, and its cell is empty again.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final, NamedTuple

from orda.games.zombies.laying import (
    ACROSS,
    BESIDE,
    GROUND,
    HOME,
    NO_TILE,
    NOWHERE,
    WIDE,
    Sides,
    beside,
    chain_behind,
    exits_that_fit,
    fits_woods,
    floor_of,
    joined_squares,
    joins_two_zones,
    sides_of,
    turns_that_fit,
)
from orda.games.zombies.measures import Measures
from orda.games.zombies.tiles import (
    BRIDGE,
    CABIN,
    CENTRE,
    ESCALATOR,
    KINDS,
    START,
    Kind,
    Turned,
)

# Rows of a saved city that are no tiles.
TAKEN_AWAY: Final = -1  # [TAKEN_AWAY, tile, 0]
BROKEN_THROUGH: Final = -2  # [BROKEN_THROUGH, square, square]

Row = tuple[int, int, int]
NINE_NOWHERE: Final = [NOWHERE] * 9
NONE_BESIDE: Final = (NO_TILE, NO_TILE, NO_TILE, NO_TILE)


class Laid(NamedTuple):
    """What a tile adds to a city, before it is joined to others: see there."""

    next: list[tuple[int, ...]]
    inside: list[int]
    front: list[int]
    walkable: list[int]
    rooms: list[int]


@lru_cache(maxsize=1 << 14)
def laid_as(tile: int, kind: int, turns: int) -> Laid:
    """The same in every game in which the tile is laid as that one: nobody changes it."""
    turned, first = KINDS[kind].turned[turns], tile * 9
    return Laid(
        [tuple([first + s for s in joined]) for joined in turned.next],
        [tile if s in turned.inside else NOWHERE for s in range(9)] if turned.inside else NINE_NOWHERE,
        [tile if s in turned.front else NOWHERE for s in range(9)] if turned.front else NINE_NOWHERE,
        [first + s for s in turned.walkable],
        [first + s for s in turned.inside],
    )


@lru_cache(maxsize=1 << 14)
def squares_at(cell: int) -> list[tuple[int, int]]:
    """How far east and south of the first square of all those of a tile in that cell lie."""
    x, y = City.cell_xy(cell)
    return [(x * 3 + s % 3, y * 3 + s // 3) for s in range(9)]


class City:
    """The tiles on the map and everything that follows from where they lie."""

    __slots__ = (
        "at", "bridge", "buildings", "cabin", "far_cell", "front", "gone", "grates", "helipads", "history", "inside",
        "measures", "next", "passages", "places_of", "spots", "tiles", "walkable", "way_out", "where", "zones",
    )  # fmt: skip

    def __init__(self) -> None:
        self.history: tuple[Row, ...] = ()  # tiles as they were laid or taken away, passages as they were made
        self.tiles: tuple[Row, ...] = ()  # kind, cell, quarter turns
        self.gone: frozenset[int] = frozenset()  # tiles taken away
        self.zones: tuple[int, ...] = ()  # of each tile; where it has two, the one beyond
        self.at: dict[int, int] = {}  # cell: tile
        self.next: list[tuple[int, ...]] = []  # for each square where one can step from it
        self.inside: list[int] = []  # for each square the tile of the building it is inside, or NOWHERE
        self.front: list[int] = []  # for each square the tile of the building before whose door it lies, or NOWHERE
        self.way_out: list[int] = []  # for each square the steps to the street; 0 outside
        self.walkable: list[int] = []
        self.where: list[tuple[int, int]] = []  # for each square how far east and south of the first one it lies
        self.helipads: tuple[int, ...] = ()  # their centres
        self.buildings: tuple[int, ...] = ()  # tiles
        self.passages: tuple[tuple[int, int], ...] = ()  # squares of two tiles joined through the wall
        self.grates: tuple[int, ...] = ()  # squares with an air duct
        self.bridge: int = NOWHERE  # its centre
        self.far_cell: int = NOWHERE  # off its far end
        self.cabin: int = NOWHERE  # the tile
        self.spots: dict[int, Sides] = {}  # empty cells beside a tile, and what lies on their sides
        self.places_of: dict[int, tuple[int, ...]] = {}  # worked out once for each kind of tile
        self.measures: Measures | None = None  # once somebody has looked

    # -- growing ----------------------------------------------------------------------

    def with_tile(self, kind: int, cell: int, turns: int) -> City:
        """The city with one more tile."""
        new = self.copy()
        new.lay(kind, cell, turns)
        return new

    def lay(self, kind: int, cell: int, turns: int) -> None:
        """On a city that nobody shares yet; only what the tile touches is worked out."""
        tile, turned = len(self.tiles), KINDS[kind].turned[turns]
        laid = laid_as(tile, kind, turns)
        self.history = (*self.history, (kind, cell, turns))
        self.tiles = (*self.tiles, (kind, cell, turns))
        self.zones = (*self.zones, zone_there(self, kind, cell * 4 + turns))
        self.at[cell] = tile
        self.next += laid.next
        self.inside += laid.inside
        self.front += laid.front
        self.way_out += turned.way_out
        self.walkable = self.walkable + laid.walkable
        self.where = self.where + squares_at(cell)
        self.note(kind, tile, turned)
        self.spots.pop(cell, None)
        self.join(tile)

    def copy(self) -> City:
        """Another one, to be changed."""
        new = City()
        new.history = self.history
        new.tiles, new.gone, new.zones = self.tiles, self.gone, self.zones
        new.at, new.spots = self.at.copy(), self.spots.copy()
        new.next, new.inside, new.front = self.next[:], self.inside[:], self.front[:]
        new.way_out, new.walkable, new.where = self.way_out[:], self.walkable, self.where
        new.helipads, new.buildings, new.grates = self.helipads, self.buildings, self.grates
        new.passages, new.bridge, new.far_cell, new.cabin = self.passages, self.bridge, self.far_cell, self.cabin
        return new

    def note(self, kind: int, tile: int, turned: Turned) -> None:
        """Tiles that rules ask for."""
        if KINDS[kind].is_helipad:
            self.helipads = (*self.helipads, tile * 9 + CENTRE)
        if KINDS[kind].is_building:
            self.buildings = (*self.buildings, tile)
        if turned.grate >= 0:
            self.grates = (*self.grates, tile * 9 + turned.grate)
        if kind == BRIDGE:
            self.bridge = tile * 9 + CENTRE
            self.far_cell = self.tiles[tile][1] + BESIDE[self.tiles[tile][2]]
        if kind == CABIN:
            self.cabin = tile

    def join(self, tile: int) -> None:
        """What meets is joined; an empty cell learns what now lies beside it."""
        cell, sides = self.tiles[tile][1], self.sides(tile)
        for s, there in self.meeting(cell, sides):
            self.link(tile * 9 + s, there)
        for side, mine in enumerate(sides):
            if cell + BESIDE[side] not in self.at:
                self.tell_spot(cell + BESIDE[side], ACROSS[side], mine)

    def meeting(self, cell: int, sides: Sides) -> list[tuple[int, int]]:
        """The squares of a tile with such sides in that cell, each with that of a neighbour that it is joined to."""
        found = []
        for side, mine in enumerate(sides):
            other = self.at.get(cell + BESIDE[side], NO_TILE)
            if other != NO_TILE:
                pairs = joined_squares(side, mine, self.sides(other)[ACROSS[side]])
                found += [(s, other * 9 + there) for s, there in pairs]
        return found

    def entrances(self, kind: int, place: int) -> list[tuple[int, int]]:
        """Likewise of a tile that is not laid yet."""
        return self.meeting(place >> 2, sides_of(kind, place & 3, zone_there(self, kind, place)))

    def sides(self, tile: int) -> Sides:
        """What the neighbours of a tile meet."""
        kind, _, turns = self.tiles[tile]
        return sides_of(kind, turns, self.zones[tile])

    def tell_spot(self, cell: int, side: int, code: int) -> None:
        sides = list(self.spots.get(cell, NONE_BESIDE))
        sides[side] = code
        if code == NO_TILE == max(sides):
            del self.spots[cell]
        else:
            self.spots[cell] = (sides[0], sides[1], sides[2], sides[3])

    def link(self, here: int, there: int) -> None:
        """One can step from one to the other; who can step onto a dock from outdoors stands before the building."""
        self.next[here] = tuple(sorted((*self.next[here], there)))
        self.next[there] = tuple(sorted((*self.next[there], here)))
        for dock, ground in ((here, there), (there, here)):
            if self.inside[dock] >= 0 and self.inside[ground] < 0 and self.front[ground] < 0:
                self.front[ground] = self.inside[dock]

    # -- what cards change --------------------------------------------------------------

    def without_tile(self, tile: int) -> City:
        """R-53: a tile is taken away; what it joined stays, and another may be laid there."""
        new, cell = self.copy(), self.tiles[tile][1]
        new.history = (*self.history, (TAKEN_AWAY, tile, 0))
        squares = range(tile * 9, tile * 9 + 9)
        new.gone = self.gone | {tile}
        del new.at[cell]
        new.passages = tuple(pair for pair in self.passages if tile not in (pair[0] // 9, pair[1] // 9))
        for square in squares:
            for other in self.next[square]:
                new.next[other] = tuple([n for n in new.next[other] if n // 9 != tile])
                if new.front[other] == tile:
                    new.front[other] = NOWHERE
            new.next[square], new.inside[square], new.front[square] = (), NOWHERE, NOWHERE
        new.walkable = [square for square in self.walkable if square not in squares]
        new.buildings = tuple(building for building in self.buildings if building != tile)
        new.grates = tuple(square for square in self.grates if square not in squares)
        for side in range(4):
            beside = cell + BESIDE[side]
            if beside in new.at:
                new.tell_spot(cell, side, new.sides(new.at[beside])[ACROSS[side]])
            else:
                new.tell_spot(beside, ACROSS[side], NO_TILE)
        return new

    def with_passage(self, here: int, there: int) -> City:
        """Through the wall between two squares of touching tiles."""
        new = self.copy()
        new.history = (*self.history, (BROKEN_THROUGH, here, there))
        new.passages = (*self.passages, (here, there))
        new.next[here] = tuple(sorted((*new.next[here], there)))
        new.next[there] = tuple(sorted((*new.next[there], here)))
        return new

    # -- where a tile may go ----------------------------------------------------------

    def places(self, kind: int) -> tuple[int, ...]:
        """Every legal place for a tile, as cell * 4 + quarter turns."""
        found = self.places_of.get(kind)
        if found is None:
            printed = KINDS[kind]
            if printed.is_laid_by_roads:
                options = self.places_on_roads(kind)
            else:
                cells = self.edge_of_the_woods() if printed.is_woodland else sorted(self.spots)
                options = [cell * 4 + n for cell in cells for n in printed.turns if self.fits(kind, cell, n)]
            found = self.places_of[kind] = tuple(options)
        return found

    def edge_of_the_woods(self) -> list[int]:
        """R-7: the cell off the far end of the Bridge is filled first."""
        if self.far_cell in self.at:
            return sorted([cell for cell, sides in self.spots.items() if max(sides) >= GROUND])
        return [self.far_cell] if self.far_cell in self.spots else []

    def places_on_roads(self, kind: int) -> list[int]:
        return [cell * 4 + n for cell in sorted(self.spots) for n in turns_that_fit(kind, self.spots[cell])]

    def fits(self, kind: int, cell: int, turns: int) -> bool:
        """Is this a legal place? A gateway needs room for what is laid behind it."""
        if cell not in self.spots:
            return False
        printed = KINDS[kind]
        turned, sides = printed.turned[turns], self.spots[cell]
        if printed.is_woodland:
            return (self.far_cell in self.at or cell == self.far_cell) and fits_woods(sides, turned.ground)
        if not printed.has_two_zones:
            return bool(exits_that_fit(kind, sides) >> turned.exits & 1)
        return joins_two_zones(sides, turned) and (not printed.is_gateway or self.has_room_behind(kind, cell, turns))

    def has_room_behind(self, kind: int, cell: int, turns: int) -> bool:
        """2.7: the cells behind a gateway are empty, and what belongs there fits."""
        chain = chain_behind(kind, cell, turns)
        if cell + BESIDE[turns] in self.at:
            return False
        city = self.with_tile(kind, cell, turns) if chain else self
        for behind, at, turned in chain:
            if not city.fits(behind, at, turned):
                return False
            city = city.with_tile(behind, at, turned)
        return True

    def has_place(self, kinds: set[int]) -> bool:
        """Can any of these tiles be laid?"""
        return self.has_road_left(kinds) or any(self.places(kind) for kind in kinds if not KINDS[kind].is_laid_by_roads)

    def has_road_left(self, kinds: set[int], but: Collection[int] = ()) -> bool:
        """Can any of these tiles that are laid by roads? In other cells than those."""
        for cell, sides in self.spots.items():
            if cell not in but:
                for kind in kinds:
                    if KINDS[kind].is_laid_by_roads and turns_that_fit(kind, sides):
                        return True
        return False

    def is_untouched(self, cell: int) -> bool:
        """Is there neither a tile nor one beside it?"""
        return cell not in self.at and cell not in self.spots

    # -- names of squares and tiles ---------------------------------------------------

    @staticmethod
    def cell_xy(cell: int) -> tuple[int, int]:
        return cell % WIDE - 128, cell // WIDE - 128

    def tile_xy(self, tile: int) -> tuple[int, int]:
        return self.cell_xy(self.tiles[tile][1])

    def xy(self, square: int) -> tuple[int, int]:
        """East and south of the north-west corner of the start tile."""
        return self.where[square]

    def kind(self, tile: int) -> int:
        return self.tiles[tile][0]

    def kind_at(self, square: int) -> Kind:
        """The tile, as printed, that a square is on."""
        return KINDS[self.tiles[square // 9][0]]

    @property
    def on_map(self) -> list[int]:
        """The tiles that have not been taken away."""
        return [tile for tile in range(len(self.tiles)) if tile not in self.gone]

    def tiles_beside(self, tile: int) -> list[int]:
        """R-17: those that touch it with a side, joined or not, of any zone."""
        return [self.at[cell] for cell in beside(self.tiles[tile][1]) if cell in self.at]

    def facing(self, square: int) -> list[int]:
        """The squares of other tiles that it touches with a side."""
        x, y = self.where[square]
        beside = {(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)}
        tiles = self.tiles_beside(square // 9)
        return [s for tile in tiles for s in range(tile * 9, tile * 9 + 9) if self.where[s] in beside]

    def turned_marks(self, tile: int) -> tuple[str, ...]:
        kind, _, turns = self.tiles[tile]
        return KINDS[kind].turned[turns].marks

    def squares_on(self, tile: int) -> list[int]:
        """Those one can stand on."""
        kind, _, turns = self.tiles[tile]
        return laid_as(tile, kind, turns).walkable

    def squares_inside(self, tile: int) -> list[int]:
        kind, _, turns = self.tiles[tile]
        return laid_as(tile, kind, turns).rooms

    @property
    def has_escalator(self) -> bool:
        return any(kind == ESCALATOR for kind, _, _ in self.tiles)

    def ducts_from(self, square: int) -> list[int]:
        """3.13, R-37: the grates of shops that touch this one, if only at a corner, on the same floor."""
        if square not in self.grates:
            return []
        tile = square // 9
        x, y = self.tile_xy(tile)
        found = []
        for grate in self.grates:
            other = grate // 9
            x2, y2 = self.tile_xy(other)
            if max(abs(x - x2), abs(y - y2)) == 1 and self.zones[tile] == self.zones[other]:
                found.append(grate)
        return found


def zone_there(city: City, kind: int, place: int) -> int:
    """That a tile would have; where it has two, the one beyond."""
    printed = KINDS[kind]
    if printed.is_of_the_mall and not printed.has_two_zones:
        return floor_of(city.spots[place >> 2], printed.turned[place & 3])
    return printed.zone


NO_CITY: Final = City()
START_CITY: Final = NO_CITY.with_tile(START, HOME, 0)


def first_city(kind: int) -> City:
    """The start tile of a game (6.7, 6.8), with what is laid behind it."""
    city = NO_CITY.with_tile(kind, HOME, 0)
    for behind, cell, turns in chain_behind(kind, HOME, 0):
        city = city.with_tile(behind, cell, turns)
    return city
