"""Bots by level, honestly: easy plays at random, hard is the game's strongest, medium is that one with slips."""

from __future__ import annotations

from typing import Any, Final

from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.engine.rules import Rules

LEVELS: Final = ("easy", "medium", "hard")
DEFAULT: Final = "medium"
SLIPS: Final = 4  # a medium bot plays at random one time in four


class Simple(Bot):
    """Any option, each as likely: what is left when nothing else works."""

    name = "random"

    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        return self.chance.choice(game.decision.options)


class Medium(Bot):
    """The game's strongest bot, but one choice in four is made at random."""

    name = "medium"

    def __init__(self, best: Bot, seed: int) -> None:
        super().__init__(seed)
        self.best = best
        self.random = Simple(seed + 1)

    def choose(self, game: Game[Any]) -> int:
        bot = self.random if self.chance.random_below(SLIPS) == 0 else self.best
        return bot.choose(game)


def names(rules: Rules[Any]) -> list[str]:
    """All that can be asked for: the levels, then the game's own bots, weakest first."""
    return [*LEVELS, Simple.name, *rules.bots]


def strongest(rules: Rules[Any], seed: int) -> Bot:
    """A game lists its bots weakest first."""
    kinds = list(rules.bots.values())
    return kinds[-1](seed) if kinds else Simple(seed)


def make(rules: Rules[Any], level: str, seed: int) -> Bot:
    if level in ("easy", Simple.name):
        return Simple(seed)
    if level == "medium":
        return Medium(strongest(rules, seed), seed)
    if level == "hard":
        return strongest(rules, seed)
    return rules.bots[level](seed)
