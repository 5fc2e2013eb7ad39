"""The best walk with the points one has, by what a bot thinks the squares are worth."""

from __future__ import annotations

from typing import Final

from orda.games.zombies import hooks
from orda.games.zombies.outlook import FAR, KILLS_A_TURN, distances, reach, strength, wanted_buildings
from orda.games.zombies.spell import pages_of
from orda.games.zombies.table import BULLET, HEALTHY, LIFE, MOST_LIVES, TOWN_SQUARE, WHOLE, ZombiesTable
from orda.games.zombies.tiles import START

BEAM: Final = 24  # walks kept at each length
FIGHT_COST: Final = 0.9  # bullets and lives a kill costs on average
WIN: Final = 500.0
RISKED: Final = 6.0  # the most that a fight is dreaded where one cannot recover
SPELL_VALUE: Final = 120.0
ITEM_VALUE: Final = 5.0  # to stand where an item in the hand can be put into play

Plan = tuple[float, tuple[int, ...], float]  # what a walk is worth so far, its squares, the strength left


class Planner:
    """What the squares are worth to one player now."""

    def __init__(self, t: ZombiesTable, me: int) -> None:
        self.t = t
        self.me = me
        self.strength = strength(t, me)
        self.peace = hooks.at_peace(t, me, t.pawns[me])
        self.home = distances(t, TOWN_SQUARE)
        self.can_recover = t.city.kind(0) == START  # on no other start tile
        self.prey = distances(t, *t.crowd)
        self.wanted = wanted_buildings(t, me)
        kills_left = t.target - t.trophies[me]
        self.kill_value = 60.0 if kills_left <= 3 else 9.0 + 20.0 / kills_left
        self.goal: list[int] | None = None
        self.pull = 0.0
        self.look_for_a_way_out(kills_left)

    def look_for_a_way_out(self, kills_left: int) -> None:
        """Go for a helipad or the Cabin when that takes not much longer than the trophies do."""
        t, pawn = self.t, self.t.pawns[self.me]
        ways = [(goals, tries) for goals, tries in (self.helipads(), self.cabin()) if goals]
        soonest = float(FAR)
        for goals, tries in ways:
            way = distances(t, *goals, per_zombie=1)
            turns = way[pawn] / reach(t, self.me) + tries if pawn >= 0 and way[pawn] < FAR else float(FAR)
            if self.goal is None or turns < soonest:
                self.goal, soonest = way, turns
        if soonest < FAR:
            self.pull = 4.0 if soonest <= kills_left / KILLS_A_TURN + 1 or not t.crowd else 0.5

    def helipads(self) -> tuple[list[int], float]:
        """Their squares; in the scenario where the keys are, for who does not have them."""
        t = self.t
        if t.scenario and t.keys != self.me:
            keys = t.keys_at if t.keys_at >= 0 else t.pawns[t.keys]
            return [keys] if keys >= 0 else [], 0.0
        return list(t.city.helipads), 0.0

    def cabin(self) -> tuple[list[int], float]:
        """Its squares, and how many turns it takes there: to clear it, and to try the spell until it works."""
        t = self.t
        if t.city.cabin < 0:
            return [], 0.0
        inside = t.city.squares_inside(t.city.cabin)
        dogs = sum([t.count_on(square) for square in inside])
        return inside, dogs / KILLS_A_TURN + 1 / self.spell_works

    @property
    def spell_works(self) -> float:
        """How likely one try is to win."""
        return min(1.0, (1 + pages_of(self.t, self.me)) / 6)

    def fight_value(self, strength: float) -> float:
        """A trophy against what it costs: the less one has, the dearer."""
        if self.peace:
            return 0.0
        price = 3.0 if strength >= 5 else 5.0 if strength >= 3.5 else 9.0 if strength >= 2 else 25.0
        if not self.can_recover:
            price = min(price, RISKED)  # who dies comes back with three lives and three bullets: nothing else helps
        return self.kill_value - FIGHT_COST * price

    def end_value(self, square: int, strength: float) -> float:
        """What it is worth to end the movement here."""
        t, value = self.t, 0.0
        if square == TOWN_SQUARE and self.can_recover:
            value += self.bullet_value() + (6.0 if t.lives[self.me] < HEALTHY else 0.0)
        if t.city.inside[square] in self.wanted:
            value += ITEM_VALUE
        if t.city.inside[square] == t.city.cabin >= 0 and not t.zombies_inside(t.city.cabin):
            value += SPELL_VALUE * self.spell_works
        if strength < 3 and self.can_recover:
            value -= 1.2 * min(self.home[square], 30)
        elif self.goal is None or self.pull < 1 or strength < 2:
            value -= 0.2 * min(self.home[square], 30) + 0.6 * min(self.prey[square], 20)
        if self.goal is not None and (strength >= 2 or not t.crowd):
            value -= self.pull * min(self.goal[square], 60)
        return value

    def bullet_value(self) -> float:
        """The more one has, the less one needs another."""
        return max(1.0, 6.0 - 0.8 * self.t.bullets[self.me])

    def token_value(self, square: int) -> float:
        t = self.t
        if t.keys_at == square:
            return 40.0
        if t.tokens[square] == BULLET:
            return self.bullet_value()
        return 6.0 if t.tokens[square] == LIFE and t.lives[self.me] + WHOLE <= MOST_LIVES else 0.0

    def arrival_value(self, square: int, strength: float) -> tuple[float, float]:
        """What stepping here gives, and the strength left afterwards."""
        t, value = self.t, 0.0
        if t.zombies[square]:
            value += self.fight_value(strength)
            strength -= 0.0 if self.peace else FIGHT_COST
        if not t.zombies[square] or not self.peace:
            value += self.token_value(square)
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
            walks = self.promising(longer)
            for value, squares, left in walks:
                total = value + self.end_value(squares[-1], left)
                if total > best[0]:
                    best = (total, squares)
        return best

    def promising(self, walks: list[Plan]) -> list[Plan]:
        """The best way to each square, and of those the best by what they have and where they lead."""
        by_square: dict[int, Plan] = {}
        for walk in walks:
            at = walk[1][-1]
            if at not in by_square or walk[0] > by_square[at][0]:
                by_square[at] = walk
        ranked = sorted(by_square.values(), key=lambda walk: -walk[0] - self.end_value(walk[1][-1], walk[2]))
        return ranked[:BEAM]
