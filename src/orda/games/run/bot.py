"""The greedy bot: wins when it can, turns whoever it can, else builds its own five and slows the leader."""

from __future__ import annotations

from typing import Any

from orda.engine.bot import Bot
from orda.engine.game import Game


class Greedy(Bot):
    """Takes the play that looks best, any of them if there are several."""

    name = "greedy"

    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        rates = game.rules.rates(game)
        best = max(rates)
        return self.chance.choice([o for o, rate in zip(game.decision.options, rates, strict=True) if rate == best])
