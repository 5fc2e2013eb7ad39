"""Whole games of every combination of sets in a real browser: by mouse, by touch, by keys. Long: `make soak`."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.city import Hands, by_keys, play_on
from tests.web.conftest import Meet
from tests.web.visitor import PHONE

SETS: Final = (
    ("base",), ("base", "dc"), ("base", "mw"), ("base", "te"), ("base", "dc", "mw"), ("base", "dc", "te"),
    ("base", "mw", "te"), ("base", "dc", "mw", "te"), ("dc",), ("mw",), ("te",),
)  # fmt: skip
EVERYTHING: Final[dict[str, Any]] = {"tile_sets": list(SETS[7]), "card_sets": ["base", "dc", "mw", "ndy", "te"]}
LENGTH: Final = {"kill_target": 30, "max_rounds": 12}
COMPANY: Final = ("me", "bot:runner", "bot:runner")


@pytest.mark.slow
@pytest.mark.parametrize("sets", SETS, ids="+".join)
def test_a_whole_game_of_these_sets_is_played_by_mouse(meet: Meet, sets: tuple[str, ...]) -> None:
    anna = meet("Anna")
    anna.new_table(*COMPANY, game="zombies", options={"tile_sets": list(sets), **LENGTH})
    anna.page.wait_for_selector(".city-map")
    play_on(anna, Hands(anna, anna.page.mouse.click, seed=len(sets)).act)
    expect(anna.page.locator(".result-hero h1")).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_with_everything_is_played_by_touch_on_a_phone(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, locale="it-IT", has_touch=True, is_mobile=True)
    anna.new_table(*COMPANY, game="zombies", options=EVERYTHING | LENGTH)
    anna.page.wait_for_selector(".city-map")
    play_on(anna, Hands(anna, anna.page.touchscreen.tap, seed=8).act)
    expect(anna.page.locator(".result-hero h1")).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_with_everything_is_played_by_keys_alone(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table(*COMPANY, game="zombies", options=EVERYTHING | LENGTH)
    play_on(anna, by_keys(anna, random.Random(9)))
    expect(anna.page.locator(".result-hero h1")).to_be_visible()
