"""Zombinion in a real browser: a whole first game against a bot, and choosing several cards."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import orda
from orda.engine.game import Game
from orda.table import file
from orda.table.history import Entry
from tests.table import harness
from tests.web.conftest import Meet
from tests.web.visitor import Patience, Visitor

pytestmark = pytest.mark.skipif("zombinion" not in orda.games(), reason="Zombinion is not there yet")
WISHES = ("The Horde", "Magazine", "Many Zombies", "Rounds")


def hunt(person: Visitor) -> bool:
    """Aims with everything, takes the best it can pay, or ends the turn; plays an action card where one is lit."""
    page, before = person.page, person.number()
    everything = page.get_by_role("button", name=re.compile("all aim cards"))
    several = page.get_by_role("button", name=re.compile("(Discard|Trash) these"))
    if several.count():
        choose_as_few_as_possible(person)
    elif everything.count():
        everything.click()
    elif page.locator(".hand [data-lit]").count() and not page.locator(".supply [data-lit]").count():
        page.locator(".hand [data-lit]").first.click()
    elif not take(person):
        stop = page.locator(".prompt-buttons [data-lit]:not([aria-disabled=true])")
        if not stop.count():
            return False
        stop.last.click()
    person.wait_past(before)
    page.wait_for_selector(".prompt:not(.busy), .result-main")  # several cards are sent one after the other
    return True


def choose_as_few_as_possible(person: Visitor) -> None:
    several = person.page.get_by_role("button", name=re.compile("(Discard|Trash) these"))
    cards = person.page.locator(".hand [data-lit]")
    for i in range(cards.count()):
        if several.get_attribute("aria-disabled") != "true":
            break
        cards.nth(i).click()
    several.click()


def take(person: Visitor) -> bool:
    for wish in WISHES:
        pile = person.page.locator(".supply [data-lit]", has_text=wish)
        if pile.count():
            pile.first.click()
            return True
    return False


def test_one_plays_the_first_game_to_the_end_against_a_bot(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:hard", game="zombinion", options={"kingdom": "first_game", "first_player": 0})
    anna.page.wait_for_selector(".supply .pile")
    patience = Patience(anna)
    while not anna.over():
        patience.check()
        if anna.lit():
            hunt(anna)
        else:
            anna.page.wait_for_timeout(30)
    expect(anna.page.locator(".result-hero h1")).to_have_text(re.compile("win", re.IGNORECASE))
    scores = [int(text.replace("–", "-")) for text in anna.page.locator(".rank-figure b").all_inner_texts()]
    assert len(scores) == 2
    assert max(scores) > 3
    expect(anna.page.locator(".chart-wide .chart .line")).to_have_count(2)


def test_the_chart_of_points_ends_at_the_true_scores_also_with_survivors(meet: Meet) -> None:
    anna = meet("Anna")
    match = harness.new("a", "b", game="zombinion", options={"kingdom": "vita_o_morte", "first_player": 0})
    entries = harness.play(match)
    anna.api("GET", "/api/me")
    table = anna.api("POST", "/api/import", json.loads(file.to_json(file.export(match, entries, []))))["id"]
    anna.open(f"/table/{table}")
    anna.page.wait_for_selector(".result-main .chart .line", state="attached")
    label = anna.page.locator(".chart-wide .chart").get_attribute("aria-label") or ""
    charted = sorted(int(n) for n in re.findall(r" (-?\d+)(?:,|$)", label))
    scored = sorted(int(text.replace("–", "-")) for text in anna.page.locator(".rank-figure b").all_inner_texts())
    assert charted == scored
    assert match.game.result is not None
    assert scored == sorted(match.game.result.scores)


WEAK: Final = ["bait", "maverick", "cunning", "cover", "courage", "help", "molotov", "depot", "ammo"]


def play_on_from(person: Visitor, card: str, question: str) -> None:
    """Two on one screen, who wanted nothing but one card, as soon as it makes somebody choose."""
    options = {"kingdom": [card, *WEAK], "first_player": 0}
    match = harness.new("a", "b", game="zombinion", options=options)
    entries: list[Entry] = []
    while match.game.decision and match.game.decision.kind != question:
        entries.append(harness.choose(match, towards(card, match.game)))
    there = match.number
    entries += harness.play(match)  # only a game that is over may be brought along
    person.play_on(file.to_json(file.export(match, entries, [])), there, "me", "hotseat:Guido")
    person.page.get_by_role("button", name=re.compile("show my cards")).click()


def towards(card: str, g: Game[Any]) -> int:
    """Plays it, or aims and takes it, or ends what goes on."""
    assert g.decision is not None
    offered = {g.describe(option).id: option for option in g.decision.options}
    wished = (f"play:{card}", "aim:all", f"take:{card}", "stop")
    return next(offered[each] for each in wished if each in offered)


def test_several_cards_are_chosen_at_leisure_and_sent_together(meet: Meet) -> None:
    anna = meet("Anna")
    play_on_from(anna, "sacrifice", "trash")
    page = anna.page
    cards = page.locator(".hand [data-lit]")
    cards.first.wait_for()
    before = page.locator(".hand li").count()
    cards.nth(0).click()
    cards.nth(1).click()
    cards.nth(0).click()  # changed my mind
    cards.nth(2).click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(2)
    page.get_by_role("button", name="Trash these: 2").click()
    expect(page.locator(".hand li")).to_have_count(before - 2)
    expect(page.get_by_role("button", name=re.compile("^Trash 2 cards"))).to_be_visible()


def test_discarding_down_to_three_is_one_choice_of_two_cards(meet: Meet) -> None:
    """Upper Floor comes from a neighbour on the same screen: five cards in hand, two of them to go."""
    anna = meet("Anna")
    play_on_from(anna, "upper_floor", "discard")
    page = anna.page
    confirm = page.get_by_role("button", name=re.compile("Discard these"))
    expect(confirm).to_have_attribute("aria-disabled", "true")
    for i in range(3):
        page.locator(".hand [data-lit]").nth(i).click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(2)  # no more than must go
    confirm.click()
    page.wait_for_selector(".curtain")
