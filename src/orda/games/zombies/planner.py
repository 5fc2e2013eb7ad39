"""The best walk with the points one has, by what a bot thinks the squares are worth."""

from __future__ import annotations

from itertools import compress
from operator import itemgetter
from typing import Final

from orda.games.zombies import hooks
from orda.games.zombies.measures import FAR, distances, measured, near_on, ways
from orda.games.zombies.outlook import (
    KILLS_A_TURN,
    NOT_TOO_FAR,
    reach,
    strength,
    turns_to_spell,
    wanted_squares,
    way_to_cabin,
)
from orda.games.zombies.records import NONE
from orda.games.zombies.table import BULLET, HEALTHY, LIFE, MOST_LIVES, TOWN_SQUARE, WHOLE, ZombiesTable
from orda.games.zombies.tiles import START

BEAM: Final = 24  # walks kept at each length
FIGHT_COST: Final = 0.9  # bullets and lives a kill costs on average
TROPHY_AT_STAKE: Final = 2.5  # in the fight of somebody who cannot afford it, for each that he has
FRESH_START: Final = 9.0  # three lives and three bullets for who comes back
DESPERATELY: Final = 14.0  # who has many rather pays one of them, and his turn
RISKED: Final = 3.0  # the least that such a fight is dreaded
PATIENCE: Final = 30  # rounds
ENOUGH: Final = 3.0  # strength with which one need not recover
WEAK: Final = 0  # how fit one is, by the strength left
SHAKY: Final = 1
FIT: Final = 2
WIN: Final = 500.0
LIFE_VALUE: Final = 12.0  # it pays for more than one fight, and walks further
BULLET_VALUE: Final = 11.0  # the first one
TOKEN_STRENGTH: Final = 1.0
GRAZING: Final = 5  # steps within which zombies and tokens are there for the next turn
ITEM_VALUE: Final = 1.25  # to stand where an item in the hand can be put into play, by what it is worth there
ITEM_PULL: Final = 0.2  # ... to be a step nearer to it

Plan = tuple[float, tuple[int, ...], float]  # what a walk is worth so far, its squares, the strength left


class Planner:
    """What the squares are worth to one player now."""

    def __init__(self, t: ZombiesTable, me: int) -> None:
        self.t = t
        self.me = me
        self.strength = strength(t, me)
        self.peace = hooks.at_peace(t, me, t.pawns[me])
        self.has_town_square = t.city.kind(0) == START
        self.tokens = frozenset(compress(range(len(t.tokens)), t.tokens))
        self.home = distances(t, *self.where_one_recovers())
        self.prey = distances(t, *t.crowd)
        self.ends: tuple[dict[int, float], dict[int, float], dict[int, float]] = ({}, {}, {})  # by shape, then square
        self.zombies = frozenset(t.crowd)
        self.wanted = wanted_squares(t, me)
        self.way_to_item = distances(t, *self.wanted)
        self.item_pull = ITEM_PULL * max(self.wanted.values(), default=0.0)
        kills_left = t.target - t.trophies[me]
        self.kill_value = 60.0 if kills_left <= 3 else 9.0 + 20.0 / kills_left
        self.reckless = self.fight_value(0.0) > 0
        self.goal: list[int] | None = None
        self.pull = 0.0
        self.look_for_helipad(kills_left)
        if t.city.cabin >= 0:
            self.look_for_cabin(kills_left)

    def where_one_recovers(self) -> list[int]:
        """On Town Square, and wherever tokens lie."""
        tokens = sorted(self.tokens)
        return [TOWN_SQUARE, *tokens] if self.has_town_square else tokens

    def look_for_helipad(self, kills_left: int) -> None:
        """Go for it when it is not much further than the trophies are; in the scenario for the keys first."""
        t = self.t
        goal = t.city.helipads[0] if t.city.helipads else NONE
        if t.scenario and t.keys != self.me:
            goal = t.keys_at if t.keys_at >= 0 else t.pawns[t.keys]
        if goal < 0:
            return
        self.goal = ways(t, goal)
        pawn = t.pawns[self.me]
        if pawn >= 0 and self.goal[pawn] < FAR:
            turns = self.goal[pawn] / reach(t, self.me)
            self.pull = 4.0 if turns <= kills_left / KILLS_A_TURN + 1 else 0.5

    def look_for_cabin(self, kills_left: int) -> None:
        """Go for the spell when it looks quicker than the trophies, and than the helipad."""
        t = self.t
        turns = turns_to_spell(t, self.me)
        pawn = t.pawns[self.me]
        helipad = self.goal[pawn] / reach(t, self.me) if self.goal is not None and pawn >= 0 else FAR
        if turns < min(kills_left / KILLS_A_TURN, helipad):
            self.goal, self.pull = way_to_cabin(t), 4.0

    def fight_value(self, strength: float) -> float:
        """A trophy against what it costs: the less one has, the dearer."""
        if self.peace:
            return 0.0
        price = 3.0 if strength >= 5 else 5.0 if strength >= 3.5 else 9.0 if strength >= 2 else self.price_of_death()
        return self.kill_value - FIGHT_COST * price

    def price_of_death(self) -> float:
        """Half the trophies go, but one is healthy again: for who has few that is quicker than resting.

        Patience runs out: when everybody is too weak for every zombie, somebody must begin, or the game has no end.
        """
        price = min(TROPHY_AT_STAKE * self.t.trophies[self.me] - FRESH_START, DESPERATELY)
        return max(RISKED, price - max(0, self.t.rounds - PATIENCE))

    def end_value(self, square: int, strength: float) -> float:
        """What it is worth to end the movement here."""
        shape = FIT if self.reckless or strength >= ENOUGH else SHAKY if strength >= 2 else WEAK
        known = self.ends[shape]
        if square not in known:
            known[square] = self.worth_of_end(square, shape)
        return known[square]

    def worth_of_end(self, square: int, shape: int) -> float:
        """The same for everybody of that shape."""
        t, value = self.t, 0.0
        if square == TOWN_SQUARE and self.has_town_square:
            value += self.bullet_value() + (LIFE_VALUE if t.lives[self.me] < HEALTHY else 0.0)
        if square in self.wanted:
            value += ITEM_VALUE * self.wanted[square]
        if self.wanted:
            value -= self.item_pull * min(self.way_to_item[square], NOT_TOO_FAR)
        if shape != FIT and self.home[square] < FAR:
            value -= 1.2 * min(self.home[square], 30)
        elif self.goal is None or self.pull < 1 or shape == WEAK:
            value -= 0.2 * min(self.home[square], 30) + 0.6 * min(self.prey[square], 20)
        if self.pull < 1 and shape == FIT:
            value += self.food_near(square)
        if self.goal is not None and (shape != WEAK or not t.crowd):
            value -= self.pull * min(self.goal[square], 60)
        return value

    def food_near(self, square: int) -> int:
        """What can be had soon after."""
        around = self.around(square)
        return len(around & self.zombies) + len(around & self.tokens)

    def around(self, square: int) -> frozenset[int]:
        """Where that is; the same as long as no tile is laid."""
        known = measured(self.t.city).around
        if square not in known:
            known[square] = frozenset(near_on(self.t.city, square, GRAZING))
        return known[square]

    def bullet_value(self) -> float:
        """The more one has, the less one needs another."""
        return max(1.0, BULLET_VALUE - 0.8 * self.t.bullets[self.me])

    def token_value(self, square: int) -> float:
        t = self.t
        if t.keys_at == square:
            return 40.0
        if t.tokens[square] == BULLET:
            return self.bullet_value()
        return LIFE_VALUE if t.tokens[square] == LIFE and t.lives[self.me] + WHOLE <= MOST_LIVES else 0.0

    def arrival_value(self, square: int, strength: float) -> tuple[float, float]:
        """What stepping here gives, and the strength left afterwards."""
        t, value = self.t, 0.0
        if t.zombies[square]:
            value += self.fight_value(strength)
            strength -= 0.0 if self.peace else FIGHT_COST
        if not t.zombies[square] or not self.peace:
            value += self.token_value(square)
            strength += TOKEN_STRENGTH if t.tokens[square] else 0.0
            if square in t.city.helipads and (not t.scenario or t.keys == self.me):
                value += WIN
        return value, strength

    def best_walk(self, start: int, points: int) -> tuple[float, tuple[int, ...]]:
        """Looks at the most promising walks, length by length."""
        walks: list[Plan] = [(0.0, (start,), self.strength)]
        best: tuple[float, tuple[int, ...]] = (self.end_value(start, self.strength), (start,))
        for _ in range(points):
            longer: list[Plan] = []
            for value, squares, left in walks:
                for square in self.t.city.next[squares[-1]]:
                    gain, after = (0.0, left) if square in squares else self.arrival_value(square, left)
                    longer.append((value + gain - 0.01, (*squares, square), after))
            ranked = self.promising(longer)
            if ranked and ranked[0][0] > best[0]:
                best = ranked[0][0], ranked[0][1][1]
            walks = [walk for _, walk in ranked]
        return best

    def promising(self, walks: list[Plan]) -> list[tuple[float, Plan]]:
        """The best way to each square, and of those the best, with what they are worth if one ended there."""
        by_square: dict[int, Plan] = {}
        for walk in walks:
            at = walk[1][-1]
            if at not in by_square or walk[0] > by_square[at][0]:
                by_square[at] = walk
        ranked = [(walk[0] + self.end_value(at, walk[2]), walk) for at, walk in by_square.items()]
        ranked.sort(key=itemgetter(0), reverse=True)
        return ranked[:BEAM]
