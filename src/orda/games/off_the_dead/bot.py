"""The bot `survivor`: plays any seat of the team, alone or beside people, from what that seat may know."""

from __future__ import annotations

from typing import Any, cast

from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.games.off_the_dead.advice import rates
from orda.games.off_the_dead.play import Play


class Survivor(Bot):
    """Takes what looks best; the first of several that look the same."""

    name = "survivor"

    def choose(self, game: Game[Any]) -> int:
        found = rates(cast(Play, game))
        assert game.decision is not None
        return game.decision.options[found.index(max(found))]
