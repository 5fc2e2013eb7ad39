"""The tiles as printed, and each in its four rotations: walls, doors, exits. Each set has a tiles.json."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from orda.engine.registry import Registry

SIDES: Final = "NESW"
MIDDLE: Final = (1, 5, 7, 3)  # the middle square of each side; squares of a tile count row by row from the north-west
CENTRE: Final = 4
TOWARDS: Final = (-3, 1, 3, -1)  # the next square on each side, where it is on the same tile
BLOCKED: Final = "x~"
OUTDOORS: Final = "wgACK"  # ground of the woods: tiles are joined by it square by square
EDGE: Final = ((0, 1, 2), (2, 5, 8), (6, 7, 8), (0, 3, 6))  # the squares of each side, in the same order on both

# The parts of the map. Floors of the mall are zones of their own: a tile of it belongs to the one that it is joined to.
CITY_ZONE: Final = 0
ARMY: Final = 1
MALL1: Final = 2
MALL2: Final = 3
WOODS: Final = 4
ZONES: Final = ("city", "army", "mall1", "mall2", "woods")
ZONE_OF: Final = {"city": CITY_ZONE, "army": ARMY, "mall": MALL1, "mall1": MALL1, "mall2": MALL2, "woods": WOODS}

NORMAL: Final = 1
ENHANCED: Final = 2
DOG: Final = 3
ZOMBIE_KINDS: Final = ("none", "normal", "enhanced", "dog")


class Kind:
    """A tile as printed."""

    def __init__(self, row: dict[str, Any], set_name: str) -> None:
        self.id: str = row["id"]
        self.set: str = set_name
        self.count: int = row["count"]
        self.is_building: bool = row["kind"] == "building"
        self.is_helipad: bool = row["id"].endswith("_helipad")
        self.is_auctioned: bool = self.is_helipad or row["id"] == "te_cabin"
        self.zone: int = ZONE_OF[row["zone"]]
        self.is_of_the_mall: bool = row["zone"] == "mall"
        self.is_of_the_woods: bool = set_name == "te"
        # Tiles that belong to two zones: gateways, which lead from the city into another one, and the Escalator.
        self.has_two_zones: bool = row["side_zones"] is not None
        self.is_gateway: bool = self.has_two_zones and "city" in row["side_zones"].values()
        self.is_woodland: bool = self.is_of_the_woods and not self.has_two_zones  # laid by ground, not by roads
        self.is_laid_by_roads: bool = not self.is_woodland and not self.has_two_zones  # of one zone, wherever that is
        self.is_plain_wood: bool = row["kind"] == "woods"
        self.rolls_for_zombies: bool = row["z"] == "d6"
        self.zombies: int = 0 if self.rolls_for_zombies else row["z"]
        self.zombie_kind: int = ZOMBIE_KINDS.index(row["z_kind"])
        self.lives: int = row["l"]
        self.bullets: int = row["b"]
        self.last_ten: int = row["last_ten"]
        self.set_aside: int = row["set_aside"]  # laid behind the gateway of the set
        self.turned: list[Turned] = [Turned(row, turns) for turns in range(4)]
        # Rotations that look alike are one: a crossroads has one, a straight road two.
        self.turns: tuple[int, ...] = tuple(
            n for n in range(4) if all(self.turned[n].looks != self.turned[m].looks for m in range(n))
        )
        self.exit_masks: frozenset[int] = frozenset(self.turned[n].exits for n in range(4))
        self.wanted: int = sum(1 << exits for exits in self.exit_masks)  # a bit for each of these sets of exits


class Turned:
    """A tile after some quarter turns clockwise; squares are 0 to 8, sides 0 to 3."""

    def __init__(self, row: dict[str, Any], turns: int) -> None:
        marks = [""] * 9
        for r in range(3):
            for c in range(3):
                marks[turned_square(c, r, turns)] = row["layout"][r][c]
        self.marks: tuple[str, ...] = tuple(marks)
        self.exits: int = sum(1 << (SIDES.index(side) + turns) % 4 for side in row["exits"])  # a bit for each side
        self.doors: frozenset[tuple[int, int]] = frozenset(
            (turned_square(door["col"], door["row"], turns), (SIDES.index(door["side"]) + turns) % 4)
            for door in row["doors"]
        )
        # Trees and clearings are all one, so that tiles which differ in nothing else look alike.
        ground = tuple("g" if mark in "wAC" else mark for mark in marks)
        self.zones: tuple[int, ...] = side_zones(row, turns)
        self.looks: tuple[Any, ...] = (ground, self.exits, self.doors, self.zones if row["side_zones"] else ())
        self.ground: tuple[int, ...] = tuple(
            sum(1 << i for i, s in enumerate(EDGE[side]) if marks[s] in OUTDOORS) for side in range(4)
        )
        duct = row["duct"]
        self.grate: int = turned_square(duct["col"], duct["row"], turns) if duct else -1
        self.walkable: tuple[int, ...] = tuple(s for s in range(9) if marks[s] not in BLOCKED)
        self.inside: tuple[int, ...] = tuple(s for s in range(9) if marks[s] in "BK")
        self.streets: tuple[int, ...] = tuple(s for s in self.walkable if s not in self.inside)
        self.next: list[tuple[int, ...]] = [self.joined_to(s) for s in range(9)]
        self.front: tuple[int, ...] = tuple(s for s in self.streets if any(n in self.inside for n in self.next[s]))
        self.way_out: tuple[int, ...] = tuple(self.steps_to_the_street(s) for s in range(9))

    def joined_to(self, square: int) -> tuple[int, ...]:
        found = [square + TOWARDS[side] for side in range(4) if self.is_passable(square, side)]
        return tuple(sorted(found))

    def is_passable(self, square: int, side: int) -> bool:
        """Within the tile: inside to inside, outside to outside, and through doors."""
        col, row = square % 3 + (side == 1) - (side == 3), square // 3 + (side == 2) - (side == 0)
        if not (0 <= col < 3 and 0 <= row < 3):
            return False
        other = row * 3 + col
        if self.marks[square] in BLOCKED or self.marks[other] in BLOCKED:
            return False
        if (self.marks[square] == "B") == (self.marks[other] == "B"):
            return True
        return (square, side) in self.doors or (other, (side + 2) % 4) in self.doors

    def steps_to_the_street(self, square: int) -> int:
        seen, edge, steps = {square}, [square], 0
        while edge and not any(s in self.streets for s in edge):
            edge = sorted({n for s in edge for n in self.next[s]} - seen)
            seen.update(edge)
            steps += 1
        return steps


def side_zones(row: dict[str, Any], turns: int) -> tuple[int, ...]:
    """Of each side after some quarter turns; most tiles have one zone."""
    printed = row["side_zones"] or {}
    zones = [ZONE_OF[printed.get(side, row["zone"])] for side in SIDES]
    return tuple(zones[(side - turns) % 4] for side in range(4))


def turned_square(col: int, row: int, turns: int) -> int:
    for _ in range(turns):
        col, row = 2 - row, col
    return row * 3 + col


TILES: Final[Registry[Kind]] = Registry("kind of tile", most=256)
KINDS: Final = TILES.things  # by number: the numbers are in saves


def read_tiles(folder: Path) -> None:
    for path in sorted(folder.glob("*/tiles.json")):
        for row in json.loads(path.read_text("utf-8")):
            TILES.add(row["number"], row["id"], Kind(row, path.parent.name))


read_tiles(Path(__file__).parent / "sets")
KIND_IDS: Final = TILES.ids  # by number
KIND_OF: Final = TILES.numbers
START: Final = KIND_OF["base_town_square"]
BRIDGE: Final = KIND_OF["te_bridge"]
CABIN: Final = KIND_OF["te_cabin"]
ESCALATOR: Final = KIND_OF["mw_escalator"]
MALL_HELIPAD: Final = KIND_OF["mw_helipad"]
MOTOR_POOL: Final = KIND_OF["dc_motor_pool"]
SETS: Final = tuple(sorted({kind.set for kind in KINDS.values()}))
BASE_SET: Final = SETS.index("base")
GATEWAY_OF: Final = {kind.set: n for n, kind in KINDS.items() if kind.is_gateway}
STARTS: Final = {"base": START, **GATEWAY_OF}  # the tile that lies in the middle, by the only or the first set


def start_tile(sets: list[str]) -> int:
    """Town Square, or where a set is entered that is played alone."""
    return START if "base" in sets else STARTS[sets[0]]


@cache
def set_aside(set_name: str) -> tuple[int, ...]:
    """R-3: what is laid at once behind the gateway of a set, in a straight line, in this order."""
    return tuple(n for n in sorted(KINDS) if KINDS[n].set == set_name for _ in range(KINDS[n].set_aside))


def tiles_of(sets: list[str], newest: int) -> dict[str, list[int]]:
    """The deck of each set, without what lies on the map as the game begins or is set aside (2.12).

    Gateways of the sets that join the city lie in its deck.
    """
    return {name: list(deck) for name, deck in printed(tuple(sets), newest).items()}


@cache
def printed(sets: tuple[str, ...], newest: int) -> dict[str, tuple[int, ...]]:
    decks: dict[str, tuple[int, ...]] = {}
    for name in sets:
        kinds = [n for n in TILES.up_to(newest) if KINDS[n].set == name and n not in STARTS.values()]
        decks[name] = tuple(n for n in kinds for _ in range(KINDS[n].count - KINDS[n].set_aside))
    if "base" in sets:
        decks["base"] += tuple(GATEWAY_OF[name] for name in sets if name in GATEWAY_OF)
    return decks


@cache
def last_ten(newest: int) -> tuple[int, ...]:
    """Of the deck of the city: they lie underneath."""
    kinds = [n for n in TILES.up_to(newest) if KINDS[n].set == "base"]
    return tuple(n for n in kinds for _ in range(KINDS[n].last_ten))
