"""All games have the same skeleton: the same names for the same things, the steps and the checks in the same place."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

import pytest

import orda
from orda.engine.game import Steps

EVERYWHERE = (
    *("table", "play", "setup", "turn", "steps", "faults", "upgrade"),
    *("hidden", "views", "words", "reasons", "story", "chronicle", "screen", "lesson"),
    *("advice", "standing", "bot", "hints"),
)


def folder_of(game: str) -> Path:
    return Path(str(import_module(f"orda.games.{game}").__file__)).parent


@pytest.mark.parametrize("game", orda.games())
def test_a_game_has_the_files_that_all_have(game: str) -> None:
    there = {path.stem for path in folder_of(game).iterdir()}
    assert [name for name in (*EVERYWHERE, "texts") if name not in there] == []
    assert there & {"cards", "sets"}
    assert ("windows" in there) == (orda.rules(game).sight.windows is not None)


@pytest.mark.parametrize("game", orda.games())
def test_steps_checks_and_judgements_are_where_every_game_has_them(game: str) -> None:
    modules = {name: import_module(f"orda.games.{game}.{name}") for name in ("steps", "faults", "advice", "standing")}
    assert isinstance(modules["steps"].step, Steps)
    assert list(inspect.signature(modules["faults"].faults).parameters) == ["t", "players", "options"]
    assert orda.rules(game).advice.rates is modules["advice"].rates
    assert orda.rules(game).advice.value is modules["standing"].value


@pytest.mark.parametrize("game", orda.games())
def test_what_is_the_same_in_two_games_has_one_name(game: str) -> None:
    """The table in words is made in `words`, or, where that would be too long, in `narration`."""
    narrate = orda.rules(game).words.narrate
    assert narrate.__module__ in (f"orda.games.{game}.words", f"orda.games.{game}.narration")
