"""After the game: charts with marks that lead to the replay, decks, dice, and who carried what."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import orda
from orda.engine.chronicle import Aftermath
from orda.table import afterwards, file
from orda.terminal.session import Session, begin
from tests.web.conftest import Meet
from tests.web.visitor import Visitor

PLAYERS: Final = {"zombinion": 2, "run": 7}
SHORT: Final = {"zombies": {"max_rounds": 4}}
SEED: Final = 7


def finished(person: Visitor, game: str) -> tuple[str, Aftermath]:
    """A match that bots have played, brought along as a file."""
    players = PLAYERS.get(game, 3)
    match = begin(orda.rules(game), players, SHORT.get(game, {}), SEED, ["easy"] * players, None, "")
    session = Session(match, None)
    while match.game.decision is not None:
        session.bot_chooses()
    person.api("GET", "/api/me")
    data = json.loads(file.to_json(file.export(match, session.entries, [])))
    table = person.api("POST", "/api/import", data)["id"]
    person.open(f"/table/{table}")
    person.page.wait_for_selector(".afterwards")
    return table, afterwards.aftermath(match.setup, session.entries)


# All standings are in sight, however many played: in their panel, which does not scroll.
IN_SIGHT: Final = """(() => {
    const panel = document.querySelector('.ranking'), last = panel.querySelector('li:last-child')
    return last.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom
})()"""


def charts(page: Page) -> int:
    return page.locator(".chart-wide .chart").count()


@pytest.mark.parametrize("game", orda.games())
def test_everything_worth_knowing_is_told_and_each_mark_leads_to_its_moment(meet: Meet, game: str) -> None:
    anna = meet("Anna")
    table, told = finished(anna, game)
    page = anna.page
    assert charts(page) == len(told.rows)
    assert page.evaluate(IN_SIGHT)
    expect(page.locator(".chart-wide .flag")).to_have_count(len(told.markers))
    expect(page.locator(".chart-wide .flag circle").first).to_be_visible()
    expect(page.locator(".moment")).to_have_count(len(told.markers))
    expect(page.locator(".holding")).to_have_count(len(told.holdings))
    expect(page.locator(".holding li:not(.none)")).to_have_count(sum(len(each.cards) for each in told.holdings))
    expect(page.locator(".faces")).to_have_count(len(told.dice))
    for luck, shown in zip(told.dice, page.locator(".faces").all(), strict=True):
        assert [int(text) for text in shown.locator("b").all_inner_texts()] == luck.faces
    marker = told.markers[0]
    page.locator(".moment").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".timeline")
    expect(page).to_have_url(re.compile(f"/replay/{table}\\?number={marker.number - 1}$"))
    expect(page.locator(".timeline .count")).to_contain_text(f"{marker.number - 1} / ")
