"""The runner: weighs the helipad against trophies, lives off Town Square, and plays its cards against the leader."""

from __future__ import annotations

from typing import Any, cast

from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.games.zombies.advice import rater
from orda.games.zombies.play import Play


class Runner(Bot):
    """Takes what looks best; the first of several that look the same."""

    name = "runner"

    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        return max(game.decision.options, key=rater(cast(Play, game)))
