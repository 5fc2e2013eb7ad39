"""The statistics of many games."""

from __future__ import annotations

from collections import Counter

import pytest

from orda.engine.errors import OptionError
from orda.lab.simulate import Job, simulate
from orda.lab.statistics import percentile, spread, wilson


def test_wilson_intervals_against_published_values() -> None:
    # Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    published = [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718)]
    for wins, games, low, high in published:
        share, lower, upper = wilson(wins, games)
        assert share == wins / games
        assert lower == pytest.approx(low, abs=5e-5)
        assert upper == pytest.approx(high, abs=5e-5)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_percentiles_are_values_that_occurred() -> None:
    counts = Counter({1: 1, 2: 18, 30: 1})
    assert (percentile(counts, 0.05), percentile(counts, 0.5), percentile(counts, 0.95)) == (1, 2, 2)
    assert spread(counts)["mean"] == pytest.approx((1 + 36 + 30) / 20)
    assert spread(Counter()) == {"mean": 0.0, "p5": 0.0, "p95": 0.0}
    assert percentile(Counter(), 0.5) == 0


def test_rotating_bots_share_the_advantage_of_a_seat() -> None:
    fixed = simulate(Job("run", 2, ["random", "random"], 2000, 3, {"first_player": 0}))
    turned = simulate(Job("run", 2, ["random", "random"], 2000, 3, {"first_player": 0}, rotate=True))
    assert fixed.wins(0) > 1040
    assert 940 < turned.wins(0) < 1060
    assert turned.wins(0) + turned.wins(1) == 2000


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    simulate(Job("run", 2, ["random", "random"], 120, 1), progress=heard.append)
    assert sum(heard) == 120


def test_a_wrong_job_is_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError, match="no bot 'genius'"):
        simulate(Job("run", 2, ["genius", "random"], 10))


PUBLISHED_TURNS = {2: 25, 3: 39, 4: 53, 5: 68, 6: 79, 7: 89}


@pytest.mark.parametrize("players", PUBLISHED_TURNS)
def test_games_of_the_first_greedy_bot_of_run_last_as_long_as_the_rules_page_says(players: int) -> None:
    outcome = simulate(Job("run", players, ["greedy_1"] * players, 500, seed=11))
    assert spread(outcome.tally.turns)["mean"] == pytest.approx(PUBLISHED_TURNS[players], rel=0.1)
    assert set(outcome.tally.reasons) == {"five_items", "last_alive"}


def test_greedy_beats_random_at_run() -> None:
    outcome = simulate(Job("run", 2, ["greedy", "random"], 400, 5, rotate=True))
    assert outcome.wins(0) > 380
