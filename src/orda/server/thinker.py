"""A process that thinks for bots (see `piped`)."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

import orda
from orda.bots.search import Estimate, Search
from orda.server import piped
from orda.table import levels

BEST: Final = 3


class Think(Struct):
    """The position has been dealt anew for the seat asked: there is nothing in it that a bot could peek at."""

    save: dict[str, Any]
    level: str
    seed: int
    seconds: float = 1.0  # for those that think
    patient: bool = False  # all of them, for what is expected is to be told


class Thought(Struct, array_like=True):
    option: int
    expected: list[tuple[int, float]] = []  # the best options and what they lead to, 0 to 1: of a bot that searches


def choose(request: bytes) -> Thought:
    task = msgspec.json.decode(request, type=Think)
    game = orda.load(task.save)
    game.telling = False
    bot = levels.make(game.rules, task.level, task.seed, task.seconds)
    if not isinstance(bot, Search):
        return Thought(int(bot.choose(game)))
    bot.patient = task.patient
    choice, estimates = bot.judge(game)
    return Thought(choice, [(each.option, each.value) for each in best_of(estimates)])


def best_of(estimates: list[Estimate]) -> list[Estimate]:
    """The choice, then what is worth less. What seems to be worth more was not shown to be: it was tried less often."""
    return [each for each in estimates if each.value <= estimates[0].value][:BEST]


if __name__ == "__main__":
    piped.main(choose, nice=5)
