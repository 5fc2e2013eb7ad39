"""Where a bot wants zombies, and where it leads those whose steps it chooses."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.games.zombies.measures import distances, near
from orda.games.zombies.outlook import near_helipad, place_of, reach, strength, way_to_helipad
from orda.games.zombies.play import Play
from orda.games.zombies.registry import Rater
from orda.games.zombies.table import TOWN_SQUARE
from orda.games.zombies.walker import DUCT

FED: Final = 15.0  # what it costs to lead somebody to a token
MUCH_TO_LOSE: Final = 6  # trophies: with fewer he comes back from his death stronger than he was
HERDING: Final = 8  # how far zombies are drawn
GRAZING: Final = 3  # how far they are driven away from somebody who would feed on them


class Herd:
    """What it is worth to have a zombie on a square: food for me, trouble for the weak, a lid on the helipad."""

    def __init__(self, g: Play, me: int) -> None:
        t = g.t
        self.values: dict[int, float] = {}
        strong = strength(t, me) >= 3
        home = place_of(t, me)
        self.add(near(t, home, HERDING), 1.0 if strong else -1.0)
        for p in t.others(me):
            if t.pawns[p] >= 0:
                weak = strength(t, p) < 2 and t.trophies[p] >= MUCH_TO_LOSE
                self.add(near(t, t.pawns[p], GRAZING), 4.0 if weak else -1.0)
        self.values[home] = self.values.get(home, 0.0) + (2.0 if strong else -8.0)
        threatened = any(near_helipad(t, p) for p in t.others(me))
        for square in t.city.helipads:
            mine = way_to_helipad(t, me) <= reach(t, me)
            self.values[square] = (20.0 if threatened else 0.0) - (15.0 if mine else 0.0)

    def add(self, squares: dict[int, int], weight: float) -> None:
        for square, steps in squares.items():
            self.values[square] = self.values.get(square, 0.0) + weight * (HERDING + 1 - steps) / HERDING

    def value(self, square: int) -> float:
        return self.values.get(square, 0.0)


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
