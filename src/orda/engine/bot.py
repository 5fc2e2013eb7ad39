"""What a bot is: something that answers a decision from what its seat may see."""

from __future__ import annotations

from typing import Any, ClassVar

from orda.engine.game import Game
from orda.engine.rng import Chance


class Bot:
    """Answers for whoever is asked; reads only what that seat may see (the generic tests prove it by re-dealing).

    `chance` is its own randomness: the same seed makes the same choices.
    """

    name: ClassVar[str] = "bot"

    def __init__(self, seed: int = 0, seconds: float | None = None) -> None:
        self.chance = Chance(seed)
        self.seconds = seconds  # to think about a choice; None: as long as it takes

    def choose(self, game: Game[Any]) -> int:
        raise NotImplementedError


class Greedy(Bot):
    """Takes what looks best by the game's own advice; the first of several that look the same."""

    name = "greedy"

    def choose(self, game: Game[Any]) -> int:
        return best_of(game)


def best_of(game: Game[Any]) -> int:
    """What looks best at once to whoever is asked."""
    assert game.decision is not None
    options = game.decision.options
    if len(options) == 1:
        return options[0]
    rates = game.rules.rates(game)
    choice: int = options[rates.index(max(rates))]
    return choice
