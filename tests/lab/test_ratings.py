"""Elo from games: what the textbook says, fields of several, and error bars that hold."""

from __future__ import annotations

import math

import pytest

from orda.engine.rng import Chance
from orda.lab.ratings import Contest, difference, expected, ratings, solve

A_WINS, B_WINS = Contest((1, 1), (1.0, 0.0)), Contest((1, 1), (0.0, 1.0))


def test_three_wins_in_four_are_191_points() -> None:
    deals = [(75_000, [A_WINS]), (25_000, [B_WINS])]
    one, other = ratings(deals, 2)
    assert one.value - other.value == pytest.approx(400 * math.log10(3), abs=0.1)
    assert one.value == -other.value


def test_error_bars_of_single_games_are_the_textbooks() -> None:
    """The variance of log(p / (1 - p)) is 1 / (n p (1 - p))."""
    wins = difference([(600, [A_WINS]), (400, [B_WINS])], 2, 0, 1)
    reach = 1.96 * 400 / math.log(10) / math.sqrt(1000 * 0.6 * 0.4)
    assert wins.value == pytest.approx(400 * math.log10(1.5), rel=0.01)
    assert wins.high - wins.value == pytest.approx(reach, rel=0.01)


def test_pairs_that_are_split_leave_little_doubt() -> None:
    split = ratings([(100, [A_WINS, B_WINS])], 2)[0]
    single = ratings([(100, [A_WINS]), (100, [B_WINS])], 2)[0]
    assert split.value == pytest.approx(0, abs=1e-9)
    assert split.high < single.high / 5


def test_a_bot_that_always_wins_has_a_finite_rating_and_wide_bars() -> None:
    strong = ratings([(20, [A_WINS])], 2)[0]
    assert 100 < strong.value < 600
    assert strong.high - strong.low > 100


def test_three_at_a_table_win_in_proportion_to_their_strength() -> None:
    """Strengths 4, 2, 1: of 7,000 games they win 4,000, 2,000 and 1,000."""
    seats = (1, 1, 1)
    deals = [(4000, [Contest(seats, (1, 0, 0))]), (2000, [Contest(seats, (0, 1, 0))])]
    deals += [(1000, [Contest(seats, (0, 0, 1))])]
    first, second, third = ratings(deals, 3)
    assert first.value - second.value == pytest.approx(400 * math.log10(2), abs=0.5)
    assert second.value - third.value == pytest.approx(400 * math.log10(2), abs=0.5)


def test_bots_that_never_met_are_compared_through_others() -> None:
    """A beats B two to one and B beats C two to one, so A is twice as far above C."""
    ab, ba = Contest((1, 1, 0), (1, 0, 0)), Contest((1, 1, 0), (0, 1, 0))
    bc, cb = Contest((0, 1, 1), (0, 1, 0)), Contest((0, 1, 1), (0, 0, 1))
    deals = [(2000, [ab]), (1000, [ba]), (2000, [bc]), (1000, [cb])]
    assert difference(deals, 3, 0, 2).value == pytest.approx(800 * math.log10(2), abs=1)


def test_a_bot_in_two_seats_of_three_is_expected_to_win_two_thirds() -> None:
    contests = [Contest((2, 1), (0.0, 0.0))]
    assert expected(0, contests) == pytest.approx(2 / 3)
    assert expected(400, [A_WINS]) == pytest.approx(10 / 11)


def test_nineteen_in_twenty_intervals_hold_the_true_rating() -> None:
    """Deals of which a quarter are decided by the cards: both games of them go to the same seat."""
    chance, held, runs = Chance(11), 0, 300
    for _ in range(runs):
        outcomes = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
        for _ in range(80):
            if chance.random_below(4) == 0:
                outcomes[True, False] += 1
            else:
                outcomes[chance.random_below(100) < 60, chance.random_below(100) < 60] += 1
        deals = [(n, [A_WINS if one else B_WINS, A_WINS if two else B_WINS]) for (one, two), n in outcomes.items()]
        low, high = difference(deals, 2, 0, 1)[1:]
        p = 0.25 * 0.5 + 0.75 * 0.6
        held += low <= 400 * math.log10(p / (1 - p)) <= high
    assert 0.91 <= held / runs <= 0.985, f"{held} of {runs}"


def test_linear_equations_are_solved_also_when_a_row_begins_with_zero() -> None:
    assert solve([[0.0, 2.0], [4.0, 2.0]], [6.0, 14.0]) == pytest.approx([2.0, 3.0])
