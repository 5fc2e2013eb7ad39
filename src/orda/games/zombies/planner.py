"""How the runner bot looks at the map: distances, how strong a player is, and the best walk with the points he has."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.cards import CARDS, TITLES
from orda.games.zombies.records import NONE
from orda.games.zombies.table import BULLET, HEALTHY, LIFE, MOST_LIVES, NO_FIGHTS, TOWN_SQUARE, WHOLE, ZombiesTable

FAR: Final = 999
BEAM: Final = 24  # walks kept at each length
FIGHT_COST: Final = 0.9  # bullets and lives a kill costs on average
KILLS_A_TURN: Final = 1.6
WIN: Final = 500.0
ITEM_VALUE: Final = 5.0  # to stand where an item in the hand can be put into play

Plan = tuple[float, tuple[int, ...], float]  # what a walk is worth so far, its squares, the strength left


def strength(t: ZombiesTable, player: int) -> float:
    """Roughly how many fights he can afford: lives, bullets, weapons."""
    armed = 1.5 if TITLES["fire_axe"] in t.items[player] else 0.0
    return t.lives[player] / WHOLE * 1.2 + t.bullets[player] + armed + 0.5 * t.charges[player]


def distances(t: ZombiesTable, *goals: int, per_zombie: int = 0) -> list[int]:
    """Steps from every square to the nearest goal; a zombie on the way counts as some more."""
    beside, zombies = t.city.next, t.zombies
    found = [FAR] * len(beside)
    for goal in goals:
        found[goal] = 0
    edge = [list(goals)]
    cost = 0
    while cost < len(edge):
        for square in edge[cost]:
            if found[square] == cost:
                further = cost + 1 + (per_zombie if zombies[square] else 0)
                for n in beside[square]:
                    if found[n] > further:
                        found[n] = further
                        while len(edge) <= further:
                            edge.append([])
                        edge[further].append(n)
        cost += 1
    return found


def near(t: ZombiesTable, start: int, most: int) -> dict[int, int]:
    """Squares within some steps, with how many."""
    found, edge = {start: 0}, [start]
    for steps in range(1, most + 1):
        edge = [n for square in edge for n in t.city.next[square] if n not in found]
        found.update((n, steps) for n in edge)
    return found


def reach(t: ZombiesTable, player: int) -> int:
    """Squares he moves in a turn."""
    return 2 + t.lives[player] // WHOLE + (2 if TITLES["skateboard"] in t.items[player] else 0)


def way_to_helipad(t: ZombiesTable, player: int) -> int:
    """Steps to the nearest helipad, zombies on the way counted; FAR if there is none."""
    pawn = t.pawns[player] if t.pawns[player] >= 0 else TOWN_SQUARE
    return min([distances(t, goal, per_zombie=1)[pawn] for goal in t.city.helipads], default=FAR)


def turns_to_win(t: ZombiesTable, player: int) -> float:
    """By the quicker of the two ways, as far as one can tell."""
    kills = (t.target - t.trophies[player]) / KILLS_A_TURN
    if t.scenario and t.keys != player:
        return kills
    return min(kills, way_to_helipad(t, player) / reach(t, player) + 0.5)


def wanted_buildings(t: ZombiesTable, me: int) -> set[int]:
    """The tiles on which an item in his hand can be put into play, while he may play one."""
    if not t.may_play >> me & 1:
        return set()
    kinds = {kind for title in t.hands[me] if title not in t.items[me] for kind in CARDS[title].where}
    return {tile for tile in t.city.buildings if t.city.kind(tile) in kinds}


class Planner:
    """What the squares are worth to one player now."""

    def __init__(self, t: ZombiesTable, me: int) -> None:
        self.t = t
        self.me = me
        self.strength = strength(t, me)
        self.peace = t.is_on_all(NO_FIGHTS)
        self.home = distances(t, TOWN_SQUARE)
        self.prey = distances(t, *t.crowd)
        self.wanted = wanted_buildings(t, me)
        kills_left = t.target - t.trophies[me]
        self.kill_value = 60.0 if kills_left <= 3 else 9.0 + 20.0 / kills_left
        self.goal: list[int] | None = None
        self.pull = 0.0
        self.look_for_helipad(kills_left)

    def look_for_helipad(self, kills_left: int) -> None:
        """Go for it when it is not much further than the trophies are; in the scenario for the keys first."""
        t = self.t
        goal = t.city.helipads[0] if t.city.helipads else NONE
        if t.scenario and t.keys != self.me:
            goal = t.keys_at if t.keys_at >= 0 else t.pawns[t.keys]
        if goal < 0:
            return
        self.goal = distances(t, goal, per_zombie=1)
        pawn = t.pawns[self.me]
        if pawn >= 0 and self.goal[pawn] < FAR:
            turns = self.goal[pawn] / reach(t, self.me)
            self.pull = 4.0 if turns <= kills_left / KILLS_A_TURN + 1 else 0.5

    def fight_value(self, strength: float) -> float:
        """A trophy against what it costs: the less one has, the dearer."""
        if self.peace:
            return 0.0
        price = 3.0 if strength >= 5 else 5.0 if strength >= 3.5 else 9.0 if strength >= 2 else 25.0
        return self.kill_value - FIGHT_COST * price

    def end_value(self, square: int, strength: float) -> float:
        """What it is worth to end the movement here."""
        t, value = self.t, 0.0
        if square == TOWN_SQUARE:
            value += self.bullet_value() + (6.0 if t.lives[self.me] < HEALTHY else 0.0)
        if t.city.inside[square] in self.wanted:
            value += ITEM_VALUE
        if strength < 3:
            value -= 1.2 * min(self.home[square], 30)
        elif self.goal is None or self.pull < 1:
            value -= 0.2 * min(self.home[square], 30) + 0.6 * min(self.prey[square], 20)
        if self.goal is not None and strength >= 2:
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
            for value, squares, strength in walks:
                for square in self.t.city.next[squares[-1]]:
                    gain, left = (0.0, strength) if square in squares else self.arrival_value(square, strength)
                    longer.append((value + gain - 0.01, (*squares, square), left))
            walks = self.promising(longer)
            for value, squares, strength in walks:
                total = value + self.end_value(squares[-1], strength)
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
