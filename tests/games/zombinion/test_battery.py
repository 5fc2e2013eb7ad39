"""The generic battery: every player count, the recommended sets, 200 random kingdoms; golden playthroughs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orda.engine.game import Game
from orda.engine.playthroughs import check_golden, check_same_everywhere
from orda.engine.testing import Battery, Case, cases, check_game
from orda.games.zombinion import RULES
from orda.games.zombinion.registry import BASE, CARDS, COST
from orda.games.zombinion.turn import AIM_ALL
from tests.games.zombinion.witness import Witness

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


class Buyers(Battery):
    """Players who aim with all they have and take dear cards, so that all of them are played; else as it comes."""

    def choose(self, g: Game[Any]) -> int:
        assert g.decision is not None
        options = g.decision.options
        if options[-1] == AIM_ALL and self.chance.random_below(10):
            return AIM_ALL
        if g.decision.kind == "hunt" and self.chance.random_below(2):
            return max(options, key=lambda option: COST[option] if option in CARDS else 0)
        combat = [option for option in options if option >= BASE and option in CARDS]
        if g.decision.kind in ("play", "hunt") and combat and self.chance.random_below(8):
            return self.chance.choice(combat)
        return super().choose(g)


@pytest.mark.parametrize("case", cases(RULES, games=1), ids=str)
def test_battery(case: Case) -> None:
    check_game(case, every=30, witness=Witness)


@pytest.mark.parametrize("case", cases(RULES, games=1, first_seed=500), ids=str)
def test_battery_with_players_who_take_combat_cards(case: Case) -> None:
    Buyers(case, every=25, witness=Witness).play()


@pytest.mark.parametrize("first_seed", range(0, 200, 20))
def test_battery_on_200_random_kingdoms(first_seed: int) -> None:
    """With 2, 3 and 4 players by turns; one decision in fifty is looked at closely."""
    for seed in range(first_seed, first_seed + 20):
        battery = Buyers if seed % 2 else Battery
        battery(Case(RULES, 2 + seed % 3, seed, {"kingdom": "random"}), every=50, witness=Witness).play()


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(200))
def test_battery_on_random_kingdoms_with_every_number_of_players(players: int, seed: int) -> None:
    for battery in (Battery, Buyers):
        battery(Case(RULES, players, seed, {"kingdom": "random"}), every=8, witness=Witness).play()


@pytest.mark.parametrize(("kingdom", "players"), GOLDEN)
def test_golden_playthrough(kingdom: str, players: int) -> None:
    case = Case(RULES, players, 7, {"kingdom": kingdom})
    check_golden(case, PLAYTHROUGHS / f"zombinion-{kingdom}-{players}p.txt")


def test_same_game_on_every_interpreter() -> None:
    check_same_everywhere("orda.games.zombinion:RULES", cases(RULES)[::4])
