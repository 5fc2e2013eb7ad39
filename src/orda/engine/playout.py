"""Playing on with nobody in between: what simulations and searching bots do most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.engine.rng import Chance


def play_with(game: Game[Any], bots: Sequence[Bot]) -> int:
    """To the end, each bot choosing for its seat; how many decisions that took."""
    made = 0
    while (decision := game.decision) is not None:
        game.apply(bots[decision.player].choose(game))
        made += 1
    return made


def play_at_random(game: Game[Any], chance: Chance) -> int:
    """To the end, any option as likely as another; how many decisions that took."""
    made = 0
    while (decision := game.decision) is not None:
        options = decision.options
        game.go_on(decision, options[chance.random_below(len(options))])
        made += 1
    return made
