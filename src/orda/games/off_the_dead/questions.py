"""Kinds of questions: what their answers are, for who puts them in words, and what an answer is worth to a bot.

A card that asks or tells something of its own says so beside the card, with `question(...)` and `tells(...)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from orda.engine.registry import Tells

Rates = Callable[[Any, Sequence[int]], list[float]]

# What the answers to a question are.
ZOMBIE_ANSWER: Final = 0
PILE_ANSWER: Final = 1
PLACE_ANSWER: Final = 2
ARROW_ANSWER: Final = 3
ITEM_ANSWER: Final = 4
TROPHY_ANSWER: Final = 5
HORDE_ANSWER: Final = 6  # which card from the top << 2 | its arrow
PUT_ANSWER: Final = 7
MOMENT_ANSWER: Final = 8  # anything that can be done then, or passing
QUOTE_ANSWER: Final = 9


def all_alike(g: Any, options: Sequence[int]) -> list[float]:
    return [0.0] * len(options)


class Question:
    def __init__(self, answers: int, rates: Rates, of_attack: bool, says_why: bool) -> None:
        self.answers: Final = answers
        self.rates: Final = rates  # (g, options): what each answer is worth to a bot
        self.of_attack: Final = of_attack  # is the attack that is going on part of the question?
        self.says_why: Final = says_why  # `off_the_dead-hint-<kind>` says why an answer is advised


QUESTIONS: Final[dict[str, Question]] = {}
tells: Final = Tells()  # its words are `off_the_dead-log-<kind>`


def question(
    kind: str, answers: int, rates: Rates = all_alike, *, of_attack: bool = False, says_why: bool = False
) -> None:
    """What a kind of question is about, besides its sentence `off_the_dead-ask-<kind>`."""
    assert kind not in QUESTIONS, f"two questions are called {kind}"
    QUESTIONS[kind] = Question(answers, rates, of_attack, says_why)


def each(rate: Callable[[Any, int], float]) -> Rates:
    """Every answer by itself: `rate(g, option)`."""

    def rates(g: Any, options: Sequence[int]) -> list[float]:
        return [rate(g, option) for option in options]

    return rates
