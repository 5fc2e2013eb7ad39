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
        self.zone: str = row["zone"]
        self.zombies: int = 0 if row["z"] == "d6" else row["z"]
        self.zombie_kind: int = ZOMBIE_KINDS.index(row["z_kind"])
        self.lives: int = row["l"]
        self.bullets: int = row["b"]
        self.last_ten: int = row["last_ten"]
        self.turned: list[Turned] = [Turned(row, turns) for turns in range(4)]
        # Rotations that look alike are one: a crossroads has one, a straight road two.
        self.turns: tuple[int, ...] = tuple(
            n for n in range(4) if all(self.turned[n].looks != self.turned[m].looks for m in range(n))
        )
        self.exit_masks: frozenset[int] = frozenset(self.turned[n].exits for n in range(4))


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
        self.looks: tuple[Any, ...] = (self.marks, self.exits, self.doors)
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
SETS: Final = tuple(sorted({kind.set for kind in KINDS.values()}))


def tiles_of(sets: list[str], newest: int) -> tuple[list[int], list[int]]:
    """The tiles of these sets without the start tile: those of the upper part of the deck, and the last ten."""
    upper, last = printed(tuple(sets), newest)
    return list(upper), list(last)


@cache
def printed(sets: tuple[str, ...], newest: int) -> tuple[list[int], list[int]]:
    upper: list[int] = []
    last: list[int] = []
    for n in TILES.up_to(newest):
        if KINDS[n].set in sets and n != START:
            upper += [n] * (KINDS[n].count - KINDS[n].last_ten)
            last += [n] * KINDS[n].last_ten
    return upper, last
