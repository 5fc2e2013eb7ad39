"""On a touch screen the text of any card is one tap away, and that tap plays nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.games.run.harness import given
from tests.server.harness import Server
from tests.web.conftest import Meet
from tests.web.staged import Stage
from tests.web.tables import game_of, most_players, positions
from tests.web.visitor import PHONE, Visitor

LARGE = "dialog.peek-middle"
# Each lit card with an info mark: how large what can be hit of the mark is, and whether the middle of the card is free.
MARKS = """cards => cards.map(card => {
  const mark = card.querySelector('.info-mark').getBoundingClientRect(), box = card.getBoundingClientRect()
  const x = box.left + box.width / 2, y = box.top + box.height / 2
  const covered = mark.left <= x && x <= mark.right && mark.top <= y && y <= mark.bottom
  return { least: Math.min(mark.width, mark.height), covered }
})"""


def lit_cards(page: Page) -> Locator:
    return page.locator("[data-lit][data-reads]:visible").filter(has=page.locator(".info-mark:visible"))


def position_with_a_lit_card(stage: Stage, table: str) -> Locator:
    for position in positions(table, 4):
        stage.show(position)
        cards = lit_cards(stage.visitor.page)
        if cards.count():
            return cards
    raise AssertionError(f"no position of {table} has a card that may be chosen")


def put_away(page: Page) -> None:
    """The card that is read now."""
    expect(page.locator(LARGE)).to_be_visible()
    expect(page.locator(f"{LARGE} .text")).not_to_be_empty()
    page.locator(f"{LARGE} button").tap()
    expect(page.locator(LARGE)).to_have_count(0)


@pytest.mark.parametrize("table", ["zombinion", "off_the_dead"])
def test_the_info_mark_of_a_card_that_may_be_chosen_opens_its_text_with_one_tap_and_chooses_nothing(
    browser: Browser, server: Server, table: str
) -> None:
    visitor = Visitor(browser, server.url, "Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(visitor, most_players(table), game_of(table))
    cards = position_with_a_lit_card(stage, table)
    for mark in cards.evaluate_all(MARKS):
        assert mark["least"] >= 24, "large enough for a finger"
        assert not mark["covered"], "the middle of a card chooses it"
    page, card = visitor.page, cards.first
    card.locator(".info-mark").tap()
    put_away(page)
    card.press("i")
    put_away(page)
    expect(card).to_be_focused()
    assert stage.chosen == []
    card.tap()
    stage.until(lambda: bool(stage.chosen) or page.locator("[data-lit][aria-pressed=true]").count() > 0)
    expect(page.locator(LARGE)).to_have_count(0)
    assert visitor.errors == []
    visitor.close()


def test_in_a_replay_a_tap_on_a_card_opens_its_text(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    table = anna.new_table("me", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    anna.open(f"/replay/{table}")
    card = anna.page.locator(".replaying .hand-card").first
    expect(card).to_have_attribute("aria-disabled", "true")
    card.tap(force=True)  # it is called disabled, since it cannot be played
    put_away(anna.page)


def test_in_a_panel_that_may_be_chosen_a_tap_on_a_small_card_reads_it_and_its_button_chooses_it(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    stage, page = Stage(anna, 3, "run"), anna.page
    stage.show(given("ball_zombie drop_zombie", "", "", before=["", "paw_item", "wheel_item"], deck="fish_zombie").game)
    page.locator(".hand-card[data-lit]").first.tap()
    panel = page.locator(".run-opponent.legal").first
    panel.locator("[data-reads]").first.tap()
    put_away(page)
    assert stage.chosen == []
    panel.locator(".target").tap()
    stage.until(lambda: bool(stage.chosen))
    assert stage.chosen[0].startswith("play:")
    assert stage.chosen[0].endswith("_zombie>1")
