"""Where a bot wants zombies, and where it leads those whose steps it chooses."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.games.zombies.measures import Pull, distances, keep, measured, near
from orda.games.zombies.outlook import near_helipad, place_of, reach, strength, way_to_helipad
from orda.games.zombies.play import Play
from orda.games.zombies.registry import Rater
from orda.games.zombies.table import TOWN_SQUARE, ZombiesTable
from orda.games.zombies.walker import DUCT

FED: Final = 15.0  # what it costs to lead somebody to a token
MUCH_TO_LOSE: Final = 6  # trophies: with fewer he comes back from his death stronger than he was
HERDING: Final = 8  # how far zombies are drawn
ON_ONESELF: Final = 2.0  # to fight it without a step
TOO_NEAR: Final = 8.0  # ... of who cannot afford that
GRAZING: Final = 3  # how far they are driven away from somebody who would feed on them


class Herd:
    """What it is worth to have a zombie on a square: food for me, trouble for the weak, a lid on the helipad."""

    def __init__(self, g: Play, me: int) -> None:
        t = g.t
        strong = strength(t, me) >= 3
        pulls = [(place_of(t, me), HERDING, 1.0 if strong else -1.0), *pulls_of_others(t, me)]
        key = (tuple(pulls), worth_on_helipads(t, me))
        known = measured(t.city).herds
        found = known.get(key)
        self.values = keep(known, key, wanted_on(t, *key)) if found is None else found

    def value(self, square: int) -> float:
        return self.values.get(square, 0.0)


def pulls_of_others(t: ZombiesTable, me: int) -> list[Pull]:
    """Where they stand, how far around, and how much a zombie is wanted there."""
    found = []
    for p in t.others(me):
        if t.pawns[p] >= 0:
            weak = strength(t, p) < 2 and t.trophies[p] >= MUCH_TO_LOSE
            found.append((t.pawns[p], GRAZING, 4.0 if weak else -1.0))
    return found


def worth_on_helipads(t: ZombiesTable, me: int) -> float:
    if not t.city.helipads:
        return 0.0
    threatened = any(near_helipad(t, p) for p in t.others(me))
    mine = way_to_helipad(t, me) <= reach(t, me)
    return (20.0 if threatened else 0.0) - (15.0 if mine else 0.0)


def wanted_on(t: ZombiesTable, pulls: tuple[Pull, ...], on_helipads: float) -> dict[int, float]:
    """For each square what all of it comes to; the first pull is one's own."""
    values: dict[int, float] = {}
    for place, most, weight in pulls:
        for square, steps in near(t, place, most).items():
            values[square] = values.get(square, 0.0) + weight * (HERDING + 1 - steps) / HERDING
    home, _, wanted = pulls[0]
    values[home] += ON_ONESELF if wanted > 0 else -TOO_NEAR
    for square in t.city.helipads:
        values[square] = on_helipads
    return values


def leading_astray(g: Play, me: int) -> Rater:
    """The mover goes into zombies if he is weak, away from the helipad and from Town Square; else he stays."""
    t, victim = g.t, g.walk.mover
    weak = strength(t, victim) < 3 and t.trophies[victim] >= MUCH_TO_LOSE
    ways = [distances(t, goal) for goal in (TOWN_SQUARE, *t.city.helipads)]
    here = t.pawns[victim]

    def worth(option: int) -> float:
        square = here if option == STOP else option - DUCT if option >= DUCT else option
        value = float(sum(way[square] for way in ways))
        if option != STOP and t.zombies[square]:
            value += 10 if weak else -20
        if option != STOP and t.tokens[square]:
            value -= FED
        return value + (0.5 if option == STOP else 0)

    return worth
