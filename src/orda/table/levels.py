"""Bots by level. Below master they differ in how well they judge, never in playing at random: what lies close together
is mixed up the more easily the lower the level is, some of it is judged as a newcomer would, and what is plainly bad is
not done by any. The highest of them may look ahead, not as far as master."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from orda.bots import bot_names, make_bot
from orda.bots.random import RandomBot
from orda.bots.search import Search
from orda.engine.bot import Bot
from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.engine.rules import Rules, Skill

LEVELS: Final = ("beginner", "easy", "medium", "hard", "master")
DEFAULT: Final = "medium"
PLAIN: Final = 1.5  # blurs: what looks worse than the best by more is not done
SMALLEST: Final = 0.001  # difference of rates
FINE: Final = 1 << 40


class Wavering(Bot):
    """Takes what looks best, but does not see small differences: the choice is by chance (softmax over the rates)."""

    name = "wavering"

    def __init__(self, seed: int, skill: Skill) -> None:
        super().__init__(seed)
        self.skill = skill

    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        options = game.decision.options
        if len(options) == 1:
            return options[0]
        rates, blur = self.rates(game), self.skill.blur
        best = max(rates)
        worst = max(best - PLAIN * blur, min(best, game.rules.advice.never + SMALLEST))
        return self.weighted(options, [exp((rate - best) / blur) if rate >= worst else 0.0 for rate in rates])

    def rates(self, game: Game[Any]) -> list[float]:
        """Between those of the game's own advice and those of a newcomer."""
        rates: list[float] = game.rules.rates(game)
        newcomer, part = game.rules.advice.newcomer, self.skill.newness
        if newcomer is None or not part:
            return rates
        return [rate + part * (new - rate) for rate, new in zip(rates, newcomer(game), strict=True)]

    def weighted(self, options: tuple[int, ...], weights: list[float]) -> int:
        point = sum(weights) * self.chance.random_below(FINE) / FINE
        for option, weight in zip(options, weights, strict=True):
            point -= weight
            if point < 0:
                return option
        return options[weights.index(max(weights))]


def names(rules: Rules[Any]) -> list[str]:
    """All that can be asked for: the levels, then the bots by name."""
    return [*LEVELS, *bot_names(rules)]


def strongest(rules: Rules[Any]) -> str:
    """A game lists its bots strongest first; they play at once."""
    return next(iter(rules.bots), RandomBot.name)


def make(rules: Rules[Any], level: str, seed: int, seconds: float | None = None) -> Bot:
    """By level or by name; OptionError for anything else. `seconds` are for bots that think."""
    if level not in names(rules):
        raise OptionError(f"{rules.name} has no bot {level!r}; allowed: {', '.join(names(rules))}")
    if rules.advice.rates is None:  # a game without advice has no levels
        return make_bot(rules, strongest(rules) if level in LEVELS else level, seed)
    if level == "master":
        return Search(seed, seconds)
    if level not in LEVELS:
        return make_bot(rules, level, seed)
    return skilled(rules, rules.advice.skills[LEVELS.index(level)], seed)


def skilled(rules: Rules[Any], skill: Skill, seed: int) -> Bot:
    """Who looks ahead does so in a moment, however long he might think."""
    if skill.turns:
        return Search(seed, simulations=skill.simulations, turns=skill.turns)
    return Wavering(seed, skill) if skill.blur else make_bot(rules, strongest(rules), seed)
