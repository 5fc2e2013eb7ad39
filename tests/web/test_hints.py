"""A hint marks what to press next: whoever presses what is marked has chosen what is advised."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from orda.engine.game import Game
from tests.server.harness import Server
from tests.web.staged import Stage
from tests.web.tables import game_of, most_players, questions
from tests.web.visitor import DESKTOP, PHONE, Visitor

PRESSES: Final = 4  # more than any choice takes
MARKED: Final = ".table .hinted:visible"


def advised(stage: Stage, game: Game[Any], option: int) -> str:
    """Shows the position and asks for a hint; the id of what it will be."""
    stage.chosen.clear()
    stage.hints = 0
    stage.on_hint = lambda: option
    stage.show(game)
    stage.visitor.page.keyboard.press("h")
    stage.until(lambda: stage.hints > 0)
    return game.describe(option).id


def press_what_is_marked(stage: Stage) -> None:
    page, before = stage.visitor.page, stage.number
    for _ in range(PRESSES):
        if stage.chosen:
            return
        stage.visitor.mean_it(before)
        if not stage.chosen:
            page.locator(MARKED).first.click()
        stage.settled()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("table", ["run", "off_the_dead"])
def test_pressing_what_is_marked_chooses_what_is_advised(
    browser: Browser, server: Server, table: str, size: dict[str, int]
) -> None:
    visitor = Visitor(browser, server.url, "Anna", viewport=size)
    stage = Stage(visitor, most_players(table), game_of(table))
    for game in questions(table):
        assert game.decision is not None
        wanted = advised(stage, game, game.decision.options[-1])
        press_what_is_marked(stage)
        assert stage.chosen == [wanted], f"{game.decision.kind} for {wanted}"
    assert visitor.errors == []
    visitor.close()


def test_who_asks_for_a_hint_sees_that_it_is_being_thought_about_and_asks_once(
    browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = Visitor(browser, server.url, "Anna", viewport=DESKTOP)
    stage = Stage(visitor, most_players("run"), game_of("run"))
    game = next(iter(questions("run")))
    assert game.decision is not None
    asked: list[dict[str, Any]] = []
    answer, stage.on_hint = stage.hint, lambda: game.decision.options[-1] if game.decision else 0
    monkeypatch.setattr(stage, "hint", asked.append)
    stage.show(game)
    busy = visitor.page.locator(".tools [aria-busy=true]")
    visitor.page.keyboard.press("h")
    busy.wait_for()
    visitor.page.keyboard.press("h")
    visitor.page.keyboard.press("h")
    answer(asked[0])
    busy.wait_for(state="detached")
    visitor.page.locator(MARKED).first.wait_for()
    assert len(asked) == 1
    visitor.close()
