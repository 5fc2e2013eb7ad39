"""Intervals that know which games belong together."""

from __future__ import annotations

import pytest

from orda.engine.rng import Chance
from orda.lab.statistics import mean_of, share_of_groups, wilson


def test_groups_of_one_game_give_wilsons_interval() -> None:
    assert share_of_groups([(30, 1, 1), (70, 0, 1)]) == pytest.approx(wilson(30, 100), abs=0.002)


def test_deals_that_both_sides_win_once_make_the_interval_narrow() -> None:
    """The seat decides everything: after a few pairs it is clear that both are equal."""
    paired = share_of_groups([(50, 1, 2)])
    apart = wilson(50, 100)
    assert paired.value == apart.value == 0.5
    assert paired.high - paired.low < (apart.high - apart.low) / 4


def test_deals_that_one_side_wins_twice_make_the_interval_wide() -> None:
    """Two games that always go the same way are worth one."""
    together = share_of_groups([(50, 2, 2), (50, 0, 2)])
    assert together.value == 0.5
    assert together.high - together.low == pytest.approx(wilson(50, 100).high - wilson(50, 100).low, rel=0.02)


@pytest.mark.parametrize("alike", [0.0, 0.5, 0.9])
def test_nineteen_in_twenty_intervals_hold_the_truth(alike: float) -> None:
    chance, held, runs = Chance(7), 0, 400
    for _ in range(runs):
        groups = []
        for _ in range(60):
            first = chance.random_below(100) < 30
            second = first if chance.random_below(100) < 100 * alike else chance.random_below(100) < 30
            groups.append((1, float(first + second), 2.0))
        low, high = share_of_groups(groups)[1:]
        held += low <= 0.3 <= high
    assert 0.92 <= held / runs <= 0.98, f"{held} of {runs}"


def test_nothing_played_says_nothing() -> None:
    assert share_of_groups([]) == (0.0, 0.0, 1.0)
    assert mean_of([]) == (0.0, 0.0, 0.0)
    assert mean_of([3.0]) == (3.0, 3.0, 3.0)


def test_a_mean_has_the_textbook_interval() -> None:
    mean, low, high = mean_of([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert high - mean == mean - low == pytest.approx(1.959964 * (5 / 3 / 4) ** 0.5)
