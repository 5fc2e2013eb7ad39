"""Makes the numbers of `value` again: fits them to how bot games end, and says how true the values are.

    python -m bench.values run 3000

Plays so many games of the strongest heuristic against itself (some with slips, so that odd positions are known too),
all numbers of players, and takes a position of every other turn as the seat sees it. Of eight games seven are for the
fit: logistic, by gradient descent (Adam) with a little shrinking. The rest tell what it is worth: the mean of
-log(chance given to what happened), and Brier's mean square error; of the value as it is, and of the new numbers, which
are printed as they stand in `standing.py`. Needs NumPy (extra `lab`).
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Iterator
from typing import Any, Final

import numpy as np

import orda

PLAYERS: Final = {
    "run": (2, 2, 2, 3, 4, 5, 7),
    "zombinion": (2, 2, 2, 3, 4),
    "off_the_dead": (1, 2, 3, 4, 4),
    "zombies": (2, 2, 3, 4, 4, 6),
}
SLIPS: Final = (0.0, 0.03, 0.1)
MOST_ROWS: Final = 7
HELD_OUT: Final = 8  # one game in so many
STEPS: Final = 3000
BATCH: Final = 512
SHRINK: Final = 3e-4
Position = tuple[int, int, list[list[float]], float, float]  # game, players, rows, the value now, what came of it


def options_for(game: str, chance: random.Random) -> dict[str, Any]:
    if game == "zombinion":
        sets = ("first_game", "sparatutto", "scontro", "vita_o_morte", "citta_infestata")
        return {"kingdom": chance.choice((*sets, *["random"] * len(sets)))}
    if game == "zombies":
        cards = chance.choice((["base"], ["base"], ["base", "dc", "mw", "ndy", "te"]))
        return {"tile_sets": [each for each in cards if each != "ndy"], "card_sets": cards}
    return {"advanced": chance.random() < 0.35} if game == "off_the_dead" else {}


def positions(game: str, seed: int) -> Iterator[Position]:
    """Of one game, once it is over."""
    chance, rules = random.Random(seed), orda.rules(game)
    standing = importlib.import_module(f"orda.games.{game}.standing")
    players = chance.choice(PLAYERS[game])
    g = orda.new(game, players=players, seed=seed, **options_for(game, chance))
    g.telling = False
    bot, slips, turn = next(iter(rules.bots.values()))(seed), chance.choice(SLIPS), -1
    seen: list[tuple[int, list[list[float]], float]] = []
    while g.decision is not None:
        seat = chance.randrange(players)
        if g.t.turn != turn and chance.random() < 0.5 and rules.value(g, seat) > 0:
            seen.append((seat, standing.rows(g, seat), rules.value(g, seat)))
        turn = g.t.turn
        g.apply(chance.choice(g.decision.options) if chance.random() < slips else bot.choose(g))
    for seat, rows, value in seen:
        yield seed, players, rows, value, rules.value(g, seat)


class Data:
    """Many positions as arrays."""

    def __init__(self, found: list[Position]) -> None:
        width = len(found[0][2][0])
        self.x = np.zeros((len(found), MOST_ROWS, width))
        self.there = np.zeros((len(found), MOST_ROWS), bool)
        for i, (_, _, rows, _, _) in enumerate(found):
            self.x[i, : len(rows)] = rows
            self.there[i, : len(rows)] = True
        self.game, self.players = (np.array([each[k] for each in found]) for k in (0, 1))
        self.now, self.won = (np.array([each[k] for each in found]) for k in (3, 4))

    def chances(self, weights: Any, some: Any) -> Any:
        """Each row's share of all hopes; the first is that of the seat itself."""
        hopes = np.where(self.there[some], self.x[some] @ weights, -50.0)
        hopes = np.exp(hopes - hopes.max(1, keepdims=True))
        return hopes / hopes.sum(1, keepdims=True)

    def slope(self, weights: Any, some: Any) -> Any:
        chances = self.chances(weights, some)
        mine = chances[:, 0]
        wrong = (mine - self.won[some]) / np.clip(mine * (1 - mine), 1e-6, 1)
        by_hope = -chances * mine[:, None]
        by_hope[:, 0] += mine
        return np.einsum("ns,nsf->f", by_hope * wrong[:, None], self.x[some]) / len(some)


def fit(data: Data, some: Any) -> Any:
    """Columns are scaled first, so that one step suits all of them."""
    scale = data.x[some][data.there[some]].std(0) + 1e-6
    weights, mean, square = (np.zeros(len(scale)) for _ in range(3))
    order = np.random.default_rng(1)
    for step in range(1, STEPS + 1):
        slope = data.slope(weights / scale, order.choice(some, BATCH)) / scale + SHRINK * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
        rate = 0.02 if step < STEPS / 2 else 0.002
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights / scale


def truth(chances: Any, won: Any) -> str:
    sure = np.clip(chances, 1e-4, 1 - 1e-4)
    loss = -(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean()
    return f"log loss {loss:.4f}, Brier {((chances - won) ** 2).mean():.4f}"


def report(name: str, data: Data) -> None:
    held_out = data.game % HELD_OUT == 0
    weights = fit(data, np.flatnonzero(~held_out))
    for players in sorted(set(data.players)):
        some = np.flatnonzero(held_out & (data.players == players))
        new = data.chances(weights, some)[:, 0]
        print(f"{name}, {players} players, {len(some)} positions held out: "
              f"now {truth(data.now[some], data.won[some])}; fitted {truth(new, data.won[some])}")  # fmt: skip
    print(", ".join(f"{weight:.2f}" for weight in weights))


def main(game: str, games: int) -> None:
    found = [position for seed in range(10**6, 10**6 + games) for position in positions(game, seed)]
    if game == "run":
        report("against one", Data([each for each in found if each[1] == 2]))
        report("against several", Data([each for each in found if each[1] > 2]))
    else:
        report(game, Data(found))


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in PLAYERS:
        sys.exit(f"usage: python -m bench.values {'|'.join(PLAYERS)} GAMES")
    main(sys.argv[1], int(sys.argv[2]))
