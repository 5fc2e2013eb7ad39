"""The sequential test: right answers as often as promised, and early."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from orda.engine.errors import OptionError
from orda.engine.rng import Chance
from orda.lab.sprt import NO, OPEN, YES, Question, log_likelihood_ratio


def share(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


def test_the_ratio_is_near_that_of_the_normal_distribution_where_both_hold() -> None:
    scores = {0.0: 200, 0.25: 900, 0.5: 1900, 0.75: 1000, 1.0: 240}
    n = sum(scores.values())
    mean = sum(score * count for score, count in scores.items()) / n
    variance = sum(count * (score - mean) ** 2 for score, count in scores.items()) / n
    weaker, stronger = share(0), share(10)
    normal = n * (stronger - weaker) * (2 * mean - weaker - stronger) / (2 * variance)
    assert log_likelihood_ratio(scores, weaker, stronger) == pytest.approx(normal, rel=0.02)


def test_nothing_played_favours_neither() -> None:
    assert log_likelihood_ratio({}, 0.5, 0.6) == 0.0


def test_one_outcome_only_is_no_division_by_zero() -> None:
    assert log_likelihood_ratio({1.0: 50}, 0.5, 0.55) > 0 > log_likelihood_ratio({0.0: 50}, 0.5, 0.55)


def test_the_bounds_are_walds() -> None:
    assert Question(0, 10).bounds == pytest.approx((math.log(0.05 / 0.95), math.log(0.95 / 0.05)))
    assert [Question(0, 10).answer(llr) for llr in (3.0, -3.0, 0.0)] == [YES, NO, OPEN]


def answer(question: Question, elo: float, chance: Chance) -> tuple[str, int]:
    """Pairs of games between bots that differ so much, until it is answered."""
    scores: Counter[float] = Counter()
    wins = int(share(elo) * 10**6)
    for pairs in range(10, 20_000, 10):
        for _ in range(10):
            won = sum(chance.random_below(10**6) < wins for _ in range(2))
            scores[won / 2] += 1
        found = question.answer(log_likelihood_ratio(scores, share(question.weaker), share(question.stronger)))
        if found != OPEN:
            return found, pairs
    return OPEN, 20_000


@pytest.mark.parametrize(("elo", "wrong"), [(-20.0, YES), (60.0, NO)])
def test_wrong_answers_are_as_rare_as_promised(elo: float, wrong: str) -> None:
    chance, question, runs = Chance(5), Question(0, 40, 0.05, 0.05), 60
    answers = [answer(question, elo, chance) for _ in range(runs)]
    assert sum(found == wrong for found, _ in answers) <= 0.05 * runs
    assert sum(pairs for _, pairs in answers) / runs < 400  # a fixed test of these errors takes 530 pairs


@pytest.mark.parametrize(
    ("question", "complaint"),
    [
        (Question(10, 0), "the smaller first"),
        (Question(0, 5000), "from -1000 to 1000"),
        (Question(0, 10, alpha=0.7), "--alpha 0.7 is not allowed"),
        (Question(0, 10, beta=0.0), "--beta 0 is not allowed"),
        (Question(float("nan"), 10), "--sprt nan,10 is not allowed"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(question: Question, complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        question.check()
