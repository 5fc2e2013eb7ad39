"""`make city` leaves nothing out: every special tile, every kind of question, every window. Long: `make soak`."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from orda.games.zombies.registry import QUESTIONS, WINDOW_NAMES
from tests.web.city_pictures import SIZES, SPECIAL, all_windows, scenes, stage_scene
from tests.web.conftest import Meet
from tests.web.staged import Stage
from tests.web.test_layout import MEASURE
from tests.web.test_pages import MEASURE as MEASURE_PAGE
from tests.web.test_zombies_uncovered import UNCOVERED

BY_THE_RULES: Final = {
    "bid", "challenge", "discard", "discard_down", "draw_from", "keep_clear", "move_zombie", "pay", "place_tile", "put",
    "raise", "rise", "spell", "start_on", "step", "take",
}  # fmt: skip


@pytest.mark.slow
def test_every_special_tile_and_every_kind_of_question_is_staged() -> None:
    staged = {name.removeprefix("tile-") for name in scenes() if name.startswith("tile-")}
    assert staged == set(SPECIAL)
    asked = {game.decision.kind for name, (game, _) in scenes().items() if name.startswith("ask-") and game.decision}
    assert asked == QUESTIONS.keys() | set(WINDOW_NAMES.values()) | BY_THE_RULES


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_covered_cut_or_too_small_in_any_of_them(meet: Meet, size: str) -> None:
    width, height = map(int, size.split("x"))
    anna = meet("Anna", viewport={"width": width, "height": height}, has_touch=True, locale="it-IT")
    stage = Stage(anna, 4)
    wrong: list[str] = []
    for name in [*scenes(), *all_windows()]:
        stage_scene(stage, name)
        wrong += [f"{name}: {fault}" for fault in faults(anna.page)]
    assert wrong == []


def faults(page: Page) -> list[str]:
    """Of the table and its map; or of what has been opened over it."""
    if page.locator("dialog[open]").count():
        return list(page.evaluate(MEASURE_PAGE))
    return [*page.evaluate(MEASURE), *page.evaluate(UNCOVERED)["covered"]]
