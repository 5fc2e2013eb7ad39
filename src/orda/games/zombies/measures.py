"""What there is on the map and how far it is. What was measured is kept with the map and shared: nobody changes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from orda.games.zombies.city import City
    from orda.games.zombies.table import ZombiesTable

FAR: Final = 999
MOST_KEPT: Final = 48  # of each sort: enough for a turn of all players

Squares = tuple[int, ...]
Pull = tuple[int, int, float]  # a square, steps around it, and how much a zombie is wanted there
K = TypeVar("K")
V = TypeVar("V")


class Measures:
    """What was measured on one map."""

    __slots__ = ("around", "distances", "herds", "near", "of_kinds", "squares", "ways")

    def __init__(self, squares: frozenset[int]) -> None:
        self.squares = squares  # all one can stand on
        self.distances: dict[Squares, list[int]] = {}  # by the goals
        self.ways: dict[tuple[Squares, Squares], list[int]] = {}  # by the goals, and where zombies stand
        self.near: dict[tuple[int, int], dict[int, int]] = {}  # by the square and the steps
        self.around: dict[int, frozenset[int]] = {}  # by the square, for as many steps as the planner looks
        self.herds: dict[tuple[tuple[Pull, ...], float], dict[int, float]] = {}  # by the pulls, and for the helipads
        self.of_kinds: dict[tuple[int, ...], list[int]] = {}  # by kinds of tiles, where on them cards can be played


def measured(city: City) -> Measures:
    if city.measures is None:
        city.measures = Measures(frozenset(city.walkable))
    return city.measures


def squares_of(city: City) -> frozenset[int]:
    """All one can stand on."""
    return measured(city).squares


def distances(t: ZombiesTable, *goals: int) -> list[int]:
    """Steps from every square to the nearest goal."""
    known = measured(t.city).distances
    found = known.get(goals)
    return keep(known, goals, distances_on(t.city.next, goals)) if found is None else found


def ways(t: ZombiesTable, *goals: int) -> list[int]:
    """Like `distances`, but a zombie on the way counts as another step."""
    known, key = measured(t.city).ways, (goals, tuple(t.crowd))
    found = known.get(key)
    return keep(known, key, ways_on(t.city, goals, t.zombies)) if found is None else found


def near(t: ZombiesTable, start: int, most: int) -> dict[int, int]:
    """Squares within some steps, with how many."""
    known, key = measured(t.city).near, (start, most)
    found = known.get(key)
    return keep(known, key, near_on(t.city, start, most)) if found is None else found


def keep(known: dict[K, V], key: K, found: V) -> V:
    """For the next who asks; all that was kept goes when there is too much of it."""
    if len(known) >= MOST_KEPT:
        known.clear()
    known[key] = found
    return found


def distances_on(beside: Sequence[Squares], goals: Sequence[int]) -> list[int]:
    """Steps from every square to the nearest goal, by which squares lie beside which: of a city, or of one tile."""
    found = [FAR] * len(beside)
    for goal in goals:
        found[goal] = 0
    edge, steps = list(goals), 0
    while edge:
        steps += 1
        further = []
        for square in edge:
            for n in beside[square]:
                if found[n] > steps:
                    found[n] = steps
                    further.append(n)
        edge = further
    return found


def ways_on(city: City, goals: Squares, zombies: list[int]) -> list[int]:
    beside = city.next
    found = [FAR] * len(beside)
    for goal in goals:
        found[goal] = 0
    edges = {0: list(goals)}
    steps = 0
    while edges:
        for square in edges.pop(steps, ()):
            if found[square] == steps:
                further = steps + (2 if zombies[square] else 1)
                for n in beside[square]:
                    if found[n] > further:
                        found[n] = further
                        edges.setdefault(further, []).append(n)
        steps += 1
    return found


def near_on(city: City, start: int, most: int) -> dict[int, int]:
    beside, found, edge = city.next, {start: 0}, [start]
    for steps in range(1, most + 1):
        further = []
        for square in edge:
            for n in beside[square]:
                if n not in found:
                    found[n] = steps
                    further.append(n)
        edge = further
    return found
