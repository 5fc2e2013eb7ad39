"""The long random runs of `make soak`: the battery over many more games. A failing case's name says how to run it again."""

from __future__ import annotations

import os

import pytest

import orda
from orda.engine.testing import Case, cases, check_game

FIRST_SEED = int(os.environ.get("ORDA_SOAK_SEED", "1000"))
GAMES = int(os.environ.get("ORDA_SOAK_GAMES", "20"))


@pytest.mark.slow
@pytest.mark.parametrize("case", [c for game in orda.games() for c in cases(orda.rules(game), GAMES, FIRST_SEED)], ids=str)
def test_battery_over_many_games(case: Case) -> None:
    check_game(case, every=3)
