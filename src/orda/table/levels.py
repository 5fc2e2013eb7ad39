"""Bots by level, honestly: easy plays at random, hard is the game's strongest, medium is that one with slips."""

from __future__ import annotations

from typing import Any, Final

from orda.bots import bot_names, make_bot
from orda.bots.random import RandomBot
from orda.engine.bot import Bot
from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.engine.rules import Rules

LEVELS: Final = ("easy", "medium", "hard")
DEFAULT: Final = "medium"
SLIPS: Final = 4  # a medium bot plays at random one time in four


class Medium(Bot):
    """The game's strongest bot, but one choice in four is made at random."""

    name = "medium"

    def __init__(self, best: Bot, seed: int) -> None:
        super().__init__(seed)
        self.best = best
        self.random = RandomBot(seed + 1)

    def choose(self, game: Game[Any]) -> int:
        bot = self.random if self.chance.random_below(SLIPS) == 0 else self.best
        return bot.choose(game)


def names(rules: Rules[Any]) -> list[str]:
    """All that can be asked for: the levels, then the bots by name."""
    return [*LEVELS, *bot_names(rules)]


def strongest(rules: Rules[Any]) -> str:
    """A game lists its bots strongest first."""
    return next(iter(rules.bots), RandomBot.name)


def make(rules: Rules[Any], level: str, seed: int) -> Bot:
    """By level or by name; OptionError for anything else."""
    if level not in names(rules):
        raise OptionError(f"{rules.name} has no bot {level!r}; allowed: {', '.join(names(rules))}")
    if level == "easy":
        return RandomBot(seed)
    if level == "hard":
        return make_bot(rules, strongest(rules), seed)
    if level == "medium":
        return Medium(make_bot(rules, strongest(rules), seed), seed)
    return make_bot(rules, level, seed)
