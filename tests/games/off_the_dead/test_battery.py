"""The generic battery over Off the Dead: every player count, basic and advanced, every option set."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orda.engine.game import Game
from orda.engine.playthroughs import check_golden, check_same_everywhere
from orda.engine.testing import Battery, Case, cases, check_game
from orda.games.off_the_dead import RULES

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"


@pytest.mark.parametrize("case", cases(RULES), ids=str)
def test_battery(case: Case) -> None:
    check_game(case, every=8)


class FurtherOn(Battery):
    """Random play never comes far; with the bot's help there are trophies, quotes, deaths and victories too."""

    def choose(self, g: Game[Any]) -> int:
        return self.bots["survivor"].choose(g) if self.chance.random_below(5) else super().choose(g)


@pytest.mark.parametrize("case", cases(RULES, games=1, first_seed=77), ids=str)
def test_battery_in_games_that_come_further(case: Case) -> None:
    FurtherOn(case, every=16).play()


@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
@pytest.mark.parametrize("players", RULES.players)
def test_golden_playthrough(players: int, advanced: bool) -> None:
    rules = "advanced" if advanced else "basic"
    case = Case(RULES, players, seed=players, options={"advanced": advanced})
    check_golden(case, PLAYTHROUGHS / f"off_the_dead-{players}p-{rules}.txt")


def test_same_game_on_every_interpreter() -> None:
    check_same_everywhere("orda.games.off_the_dead:RULES", cases(RULES, games=1))
