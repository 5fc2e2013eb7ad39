"""The generic battery: every player count, the recommended sets, 200 random kingdoms; golden playthroughs."""

from __future__ import annotations

from pathlib import Path

import pytest

from orda.engine.testing import Case, cases, check_game, check_golden, check_same_everywhere
from orda.games.zombinion import RULES

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"
PLAYERS = list(RULES.players)
GOLDEN = [
    ("first_game", 2),
    ("sparatutto", 3),
    ("scontro", 4),
    ("vita_o_morte", 2),
    ("citta_infestata", 3),
    ("random", 4),
]


@pytest.mark.parametrize("case", cases(RULES, games=1), ids=str)
def test_battery(case: Case) -> None:
    check_game(case, every=12)


@pytest.mark.parametrize("first_seed", range(0, 200, 20))
def test_battery_on_200_random_kingdoms(first_seed: int) -> None:
    """With 2, 3 and 4 players by turns; one decision in fifty is looked at closely."""
    for seed in range(first_seed, first_seed + 20):
        check_game(Case(RULES, 2 + seed % 3, seed, {"kingdom": "random"}), every=50)


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(200))
def test_battery_on_random_kingdoms_with_every_number_of_players(players: int, seed: int) -> None:
    check_game(Case(RULES, players, seed, {"kingdom": "random"}), every=4)


@pytest.mark.parametrize(("kingdom", "players"), GOLDEN)
def test_golden_playthrough(kingdom: str, players: int) -> None:
    case = Case(RULES, players, 7, {"kingdom": kingdom})
    check_golden(case, PLAYTHROUGHS / f"zombinion-{kingdom}-{players}p.txt")


def test_same_game_on_every_interpreter() -> None:
    check_same_everywhere("orda.games.zombinion:RULES", cases(RULES)[::4])
