"""The generic battery over Zombies!!!, two to six players, and golden playthroughs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orda.engine.testing import Case, cases, check_game, check_golden, check_same_everywhere
from orda.games.zombies import RULES

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"
GOLDEN: list[tuple[str, int, dict[str, Any]]] = [
    ("zombies-2p", 2, {"max_rounds": 12}),
    ("zombies-4p", 4, {"max_rounds": 6}),
    ("zombies-6p", 6, {"max_rounds": 4}),
    ("zombies-keys", 3, {"max_rounds": 10, "scenario": "keys"}),
]


@pytest.mark.parametrize("case", cases(RULES, games=2), ids=str)
def test_battery(case: Case) -> None:
    check_game(case, every=90)


@pytest.mark.slow
@pytest.mark.parametrize("case", cases(RULES, games=10, first_seed=100), ids=str)
def test_battery_at_length(case: Case) -> None:
    check_game(case, every=5)


@pytest.mark.parametrize(("name", "players", "options"), GOLDEN, ids=[name for name, _, _ in GOLDEN])
def test_golden_playthrough(name: str, players: int, options: dict[str, Any]) -> None:
    check_golden(Case(RULES, players, 7, options), PLAYTHROUGHS / f"{name}.txt")


def test_same_game_on_every_interpreter() -> None:
    played = [Case(RULES, players, players, {"max_rounds": 6, "scenario": "keys"}) for players in RULES.players]
    check_same_everywhere("orda.games.zombies:RULES", played)
