"""The random bot: any option, each as likely."""

from __future__ import annotations

from typing import Any

from orda.engine.bot import Bot
from orda.engine.game import Game


class RandomBot(Bot):
    name = "random"

    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        return self.chance.choice(game.decision.options)
