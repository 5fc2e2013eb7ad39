"""On a touch screen the text of a card that may be played is a tap away, and the tap plays nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Server
from tests.web.staged import Stage
from tests.web.tables import game_of, most_players, positions
from tests.web.visitor import PHONE, Visitor

LARGE = "dialog.peek-middle"
LIT = "[data-lit][data-reads]:visible"


def position_with_a_lit_card(stage: Stage, table: str) -> None:
    for position in positions(table, 4):
        stage.show(position)
        if stage.visitor.page.locator(LIT).count():
            return
    pytest.fail(f"no position of {table} has a card that may be chosen")


def read_with(page: Page, press: str) -> None:
    """The first card that may be chosen, by a tap or by Enter; then it is put away."""
    card = page.locator(LIT).first
    if press == "tap":
        card.tap()
    else:
        card.press(press)
    expect(page.locator(LARGE)).to_be_visible()
    expect(page.locator(f"{LARGE} .text").first).not_to_be_empty()
    page.locator(f"{LARGE} button").tap()
    expect(page.locator(LARGE)).to_have_count(0)
    if press == "Enter":
        expect(card).to_be_focused()


@pytest.mark.parametrize("table", ["zombinion", "off_the_dead"])
def test_the_info_mark_turns_taps_on_cards_into_reading_until_it_is_off(
    browser: Browser, server: Server, table: str
) -> None:
    visitor = Visitor(browser, server.url, "Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(visitor, most_players(table), game_of(table))
    position_with_a_lit_card(stage, table)
    page = visitor.page
    mark = page.get_by_role("button", name="Read cards")
    box = mark.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    mark.tap()
    expect(mark).to_have_attribute("aria-pressed", "true")
    for press in ("tap", "Enter", "tap"):
        read_with(page, press)
    assert stage.chosen == []
    page.keyboard.press("Escape")
    expect(mark).to_have_attribute("aria-pressed", "false")
    page.locator(LIT).first.tap()
    expect(page.locator(LARGE)).to_have_count(0)
    stage.until(lambda: bool(stage.chosen) or page.locator("[data-lit][aria-pressed=true]").count() > 0)
    assert visitor.errors == []
    visitor.close()
