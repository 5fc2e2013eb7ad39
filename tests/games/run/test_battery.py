"""The generic battery over Zombie! Run: every player count, every option set."""

from __future__ import annotations

from pathlib import Path

import pytest

from orda.engine.playthroughs import check_golden, check_same_everywhere
from orda.engine.testing import Case, cases, check_game
from orda.games.run import RULES
from tests.games.run.witness import Witness

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"


@pytest.mark.parametrize("case", cases(RULES), ids=str)
def test_battery(case: Case) -> None:
    check_game(case, every=3, witness=Witness)


@pytest.mark.slow
@pytest.mark.parametrize("case", cases(RULES, games=4), ids=str)
def test_battery_at_every_decision(case: Case) -> None:
    check_game(case, witness=Witness)


@pytest.mark.parametrize("players", RULES.players)
def test_golden_playthrough(players: int) -> None:
    check_golden(Case(RULES, players, seed=players), PLAYTHROUGHS / f"run-{players}p.txt")


def test_same_game_on_every_interpreter() -> None:
    check_same_everywhere("orda.games.run:RULES", cases(RULES))
