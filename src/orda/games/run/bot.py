"""The greedy bots: each takes the play that is worth most by its judgement."""

from __future__ import annotations

from typing import Any

from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.games.run.advice import judged
from orda.games.run.judgement import FIRST


class Greedy(Bot):
    """Takes the play that looks best, any of them if there are several."""

    name = "greedy"

    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        options, rates = game.decision.options, self.rates(game)
        best = max(rates)
        return self.chance.choice([options[i] for i, rate in enumerate(rates) if rate == best])

    def rates(self, game: Game[Any]) -> list[float]:
        rates: list[float] = game.rules.rates(game)
        return rates


class Greedy1(Greedy):
    """As it was in the first version, for comparison: by one judgement for all numbers of players."""

    name = "greedy_1"

    def rates(self, game: Any) -> list[float]:
        return judged(game, FIRST)
