"""What a position, or an option in it, is worth to a seat: the mean result of games played on from re-dealt copies.

All options are tried in the same worlds with the same chances, so that their differences are known better than they are
themselves. Worlds are added until the means are known well enough, or as many as may be.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from orda.bots.search import SEEDS, foresight_of, play_on, redealt, slip
from orda.engine.game import Game
from orda.engine.rng import Chance

FEWEST: Final = 20  # worlds
WELL_ENOUGH: Final = 0.018  # standard error at which no more worlds are needed
TRIES: Final = 10  # deals, for each world wanted in which somebody else could choose what he did
ANY: Final = -(1 << 62)  # no option of any game
DOUBT: Final = 0.5  # of a game: twenty games won of twenty do not prove that none is ever lost


class Estimate(NamedTuple):
    value: float
    error: float  # standard error


def estimate(values: Sequence[float]) -> Estimate:
    count = len(values)
    mean = sum(values) / count
    squares = sum((value - mean) ** 2 for value in values)
    return Estimate(mean, max(DOUBT / count, sqrt(squares / max(1, count - 1) / count)))


class Trials:
    """Results by option, world by world. ANY stands for playing on as everybody does: by what looks best, with a slip
    now and then; `favourite` is what looks best to the seat, if it is the one asked."""

    def __init__(self, game: Game[Any], seat: int, options: Sequence[int] = (ANY,), favourite: int = ANY) -> None:
        foresight = foresight_of(game)
        self.game = game
        self.seat = seat
        self.favourite = favourite
        self.end = foresight.looks(game)[-1]
        self.slips = foresight.slips
        self.results: dict[int, list[float]] = {option: [] for option in options}

    def run(self, most: int, chance: Chance) -> None:
        for done in range(most):
            if done >= FEWEST and all(self.of(option).error <= WELL_ENOUGH for option in self.results):
                return
            seed = chance.random_below(SEEDS)
            self.add(redealt(self.game, self.seat, seed), seed)

    def run_where_it_fits(self, option: int, most: int, chance: Chance) -> bool:
        """In worlds in which somebody else could make this choice, for it shows what he had; False: they are rare."""
        fitting = 0
        for _ in range(TRIES * most):
            seed = chance.random_below(SEEDS)
            world = redealt(self.game, self.seat, seed)
            if world.decision is None or option not in world.decision.options:
                continue
            self.add(world, seed)
            fitting += 1
            if fitting == most or (fitting >= FEWEST and self.of(option).error <= WELL_ENOUGH):
                break
        return fitting >= FEWEST

    def add(self, world: Game[Any], seed: int) -> None:
        for option, results in self.results.items():
            results.append(self.result(world, option, seed))

    def result(self, world: Game[Any], option: int, seed: int) -> float:
        """What came of it. Playing on without a slip at first begins with the favourite, which has been tried then."""
        game, chance = world.clone(), Chance(-seed)
        if option != ANY:
            game.apply(option)
        elif self.favourite != ANY:
            if not self.slips or chance.random_below(self.slips):
                return self.results[self.favourite][-1]
            game.apply(slip(game))
        play_on(game, self.end, seed)
        return game.rules.value(game, self.seat)

    def of(self, option: int) -> Estimate:
        return estimate(self.results[option])

    def lead(self, option: int, other: int) -> Estimate:
        """By how much the one is better than the other; nothing, and surely so, if it is the same."""
        if option == other:
            return Estimate(0.0, 0.0)
        return estimate([a - b for a, b in zip(self.results[option], self.results[other], strict=True)])
