"""The long random runs of `make soak`: the battery over many games. A failing case's name says how to run it again."""

from __future__ import annotations

import os

import pytest

import orda
from orda.engine.testing import Case, cases, check_game

FIRST_SEED = int(os.environ.get("ORDA_SOAK_SEED", "1000"))
GAMES = int(os.environ.get("ORDA_SOAK_GAMES", "20"))
CASES = [case for game in orda.games() for case in cases(orda.rules(game), GAMES, FIRST_SEED)]


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_battery_over_many_games(case: Case) -> None:
    check_game(case, every=3)
