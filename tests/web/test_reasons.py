"""A click on something that cannot be chosen says why, in a real browser: by the engine's own reasons."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from orda.engine.reasons import Target
from tests.games.test_reasons import CASES, Make
from tests.server.harness import Server
from tests.web.staged import Stage, staged

NOT_AT_ONCE: Final = ("square", "tile", "seat", "quote")  # on the map, with a card picked up before, in a sheet
PLAYERS: Final = {"zombinion": 2, "run": 2, "zombies": 2, "off_the_dead": 4}


@pytest.fixture(scope="module", params=PLAYERS)
def theatre_of(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[tuple[str, Stage]]:
    with staged(browser, server, PLAYERS[request.param], request.param) as stage:
        yield request.param, stage


def clickable(name: str) -> list[tuple[Make, Target, str]]:
    """Of the list of reasons those for which there is something to click on in this game."""
    of_game = [(make, target, text) for make, target, text, _ in CASES if make().game.rules.name == name]
    seats = PLAYERS[name]
    return [
        (make, target, text)
        for make, target, text in of_game
        if make().game.players == seats
        and (target.get("zone") == "area" or not any(key in target for key in NOT_AT_ONCE))
        and "hands" not in target.values()
    ]


def selector(target: Target) -> str:
    written = json.dumps(target, separators=(",", ":"))
    return f"[data-why='{written}']"


def test_a_click_on_what_cannot_be_chosen_says_why(theatre_of: tuple[str, Stage]) -> None:
    name, stage = theatre_of
    page = stage.visitor.page
    for make, target, text in clickable(name):
        stage.show(make().game)
        page.locator(selector(target)).first.click(position={"x": 8, "y": 8}, force=True)
        expect(page.locator(".why-not p")).to_have_text(as_in_browser(text))
        assert stage.chosen == []


def as_in_browser(text: str) -> re.Pattern[str]:
    """Seat 1 is a bot with a name of its own, and lists end with an and."""
    return re.compile(re.escape(re.sub(r"\bBo\b", "Bruna", text)).replace(r",\ ", "(, | and )"))
