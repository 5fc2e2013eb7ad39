"""Bots by name: those of a game, and the ones that play any game through the contract alone."""

from __future__ import annotations

from typing import Any

from orda.bots.random import RandomBot
from orda.bots.search import Search
from orda.engine.bot import Bot
from orda.engine.errors import OptionError
from orda.engine.rules import Rules

GENERAL: dict[str, type[Bot]] = {"random": RandomBot, "search": Search}


def bot_names(rules: Rules[Any]) -> list[str]:
    return [*rules.bots, *GENERAL]


def make_bot(rules: Rules[Any], name: str, seed: int) -> Bot:
    kind = rules.bots.get(name) or GENERAL.get(name)
    if kind is None:
        raise OptionError(f"{rules.name} has no bot {name!r}; allowed: {', '.join(bot_names(rules))}")
    return kind(seed)
