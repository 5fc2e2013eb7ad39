"""The generic battery over Zombies!!!, two to six players, and golden playthroughs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orda.engine.playthroughs import check_golden, check_same_everywhere
from orda.engine.testing import Case, cases, check_game
from orda.games.zombies import RULES

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"
EVERY_TILE = ["base", "dc", "mw", "te"]
EVERY_SET = ["base", "dc", "mw", "ndy", "te"]
GOLDEN: list[tuple[str, int, int, dict[str, Any]]] = [  # seeds in whose games much happens
    ("zombies-2p", 2, 10, {"max_rounds": 12}),
    ("zombies-4p", 4, 27, {"max_rounds": 6}),
    ("zombies-6p", 6, 50, {"max_rounds": 4}),
    ("zombies-keys", 3, 31, {"max_rounds": 10, "scenario": "keys"}),
    ("zombies-dc", 3, 7, {"max_rounds": 6, "tile_sets": ["dc"]}),
    ("zombies-mw", 3, 7, {"max_rounds": 6, "tile_sets": ["mw"]}),
    ("zombies-te", 3, 7, {"max_rounds": 6, "tile_sets": ["te"]}),
    ("zombies-base-dc", 2, 10, {"max_rounds": 14, "tile_sets": ["base", "dc"]}),
    ("zombies-base-mw", 2, 10, {"max_rounds": 14, "tile_sets": ["base", "mw"]}),
    ("zombies-base-te", 2, 10, {"max_rounds": 14, "tile_sets": ["base", "te"]}),
    ("zombies-base-ndy", 3, 11, {"max_rounds": 8, "card_sets": ["base", "ndy"], "event_decks": "recommended"}),
    ("zombies-separate", 4, 12, {"max_rounds": 6, "card_sets": EVERY_SET, "event_decks": "separate"}),
    ("zombies-all", 6, 50, {"max_rounds": 6, "kill_target": 100, "tile_sets": EVERY_TILE, "card_sets": EVERY_SET}),
    (
        "zombies-custom",
        6,
        51,
        {"max_rounds": 6, "tile_sets": EVERY_TILE, "card_sets": EVERY_SET, "event_decks": "custom"},
    ),
]


@pytest.mark.parametrize("case", cases(RULES, games=2), ids=str)
def test_battery(case: Case) -> None:
    check_game(case, every=90)


@pytest.mark.slow
@pytest.mark.parametrize("case", cases(RULES, games=10, first_seed=100), ids=str)
def test_battery_at_length(case: Case) -> None:
    check_game(case, every=5)


@pytest.mark.parametrize(("name", "players", "seed", "options"), GOLDEN, ids=[case[0] for case in GOLDEN])
def test_golden_playthrough(name: str, players: int, seed: int, options: dict[str, Any]) -> None:
    check_golden(Case(RULES, players, seed, options), PLAYTHROUGHS / f"{name}.txt")


def test_same_game_on_every_interpreter() -> None:
    played = [Case(RULES, players, players, {"max_rounds": 6, "scenario": "keys"}) for players in RULES.players]
    check_same_everywhere("orda.games.zombies:RULES", played)
