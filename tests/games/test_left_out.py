"""Games without some of their cards, as the laboratory plays them."""

from __future__ import annotations

from typing import Any

import pytest

import orda
from orda.engine.errors import OptionError
from orda.engine.testing import Case, check_game

CASES: list[tuple[str, dict[str, Any]]] = [
    ("run", {"without": ["roach_zombie", "ball_item"]}),
    ("off_the_dead", {"without": ["giocattolo"]}),
    ("zombies", {"without": ["grenade", "chainsaw"], "kill_target": 4, "max_rounds": 8}),
]


@pytest.mark.parametrize(("game", "options"), CASES, ids=[game for game, _ in CASES])
def test_a_game_without_some_of_its_cards_is_a_sound_game(game: str, options: dict[str, Any]) -> None:
    check_game(Case(orda.rules(game), 2, 1, options), every=25)


@pytest.mark.parametrize(("game", "options"), CASES, ids=[game for game, _ in CASES])
def test_the_cards_left_out_are_nowhere_and_their_absence_is_saved(game: str, options: dict[str, Any]) -> None:
    gone = orda.new(game, players=2, seed=1, **options)
    saved = gone.save()
    assert saved["options"]["without"] == options["without"]
    assert orda.load(saved).save() == saved
    whole = {name: value for name, value in options.items() if name != "without"}
    usual = orda.new(game, players=2, seed=1, **whole).save()["options"]
    assert "without" not in usual, "other saves are as they were"
    with pytest.raises(ValueError, match="missing"):
        orda.load(saved | {"options": usual})


@pytest.mark.parametrize("wrong", [[], "grenades", ["grenade", "grenade"], ["grenade"] * 4, 3, [3]])
def test_nonsense_is_refused(wrong: Any) -> None:
    with pytest.raises(OptionError, match="without="):
        orda.new("zombies", players=2, seed=1, without=wrong)


def test_colts_for_everybody_cannot_be_left_out() -> None:
    with pytest.raises(OptionError, match="is not allowed with colts=True"):
        orda.new("off_the_dead", players=3, seed=1, colts=True, without=["colt"])
