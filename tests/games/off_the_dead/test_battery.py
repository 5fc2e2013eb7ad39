"""The generic battery over Off the Dead: every player count, basic and advanced, every option set."""

from __future__ import annotations

from pathlib import Path

import pytest

from orda.engine.testing import Case, cases, check_game, check_golden, check_same_everywhere
from orda.games.off_the_dead import RULES

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"


@pytest.mark.parametrize("case", cases(RULES), ids=str)
def test_battery(case: Case) -> None:
    check_game(case, every=3)


@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
@pytest.mark.parametrize("players", RULES.players)
def test_golden_playthrough(players: int, advanced: bool) -> None:
    rules = "advanced" if advanced else "basic"
    case = Case(RULES, players, seed=players, options={"advanced": advanced})
    check_golden(case, PLAYTHROUGHS / f"off_the_dead-{players}p-{rules}.txt")


def test_same_game_on_every_interpreter() -> None:
    check_same_everywhere("orda.games.off_the_dead:RULES", cases(RULES, games=1))
