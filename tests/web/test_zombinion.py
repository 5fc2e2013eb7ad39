"""Zombinion in a real browser: a whole first game against a bot, and choosing several cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import orda
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
        stop = page.locator(".acts [data-lit]:not([aria-disabled=true])")
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
    anna.new_table("me", "bot:hard", game="zombinion", options={"kingdom": "vita_o_morte", "first_player": 0})
    anna.page.wait_for_selector(".supply .pile")
    anna.page.get_by_role("button", name="Table and seats").last.click()
    anna.page.get_by_role("button", name="Let a bot play for me").click()
    anna.page.wait_for_selector(".result-main .chart .line", timeout=120_000, state="attached")
    label = anna.page.locator(".chart-wide .chart").get_attribute("aria-label") or ""
    charted = sorted(int(n) for n in re.findall(r" (-?\d+)(?:,|$)", label))
    scored = sorted(int(text.replace("–", "-")) for text in anna.page.locator(".rank-figure b").all_inner_texts())
    assert charted == scored


def test_several_cards_are_chosen_at_leisure_and_sent_together(meet: Meet) -> None:
    anna = meet("Anna")
    kingdom = ["bait", "sacrifice", "maverick", "cunning", "cover", "courage", "help", "molotov", "depot", "ammo"]
    anna.new_table("me", "hotseat:Guido", game="zombinion", options={"kingdom": kingdom, "first_player": 0})
    page = anna.page
    patience = Patience(anna)
    while not page.locator("#prompt .acts", has_text=re.compile("Trash these")).count():
        patience.check()
        page.wait_for_selector(".curtain, .acts [data-lit]")
        curtain = page.get_by_role("button", name=re.compile("show my cards"))
        if curtain.count():
            curtain.click()
            continue
        step_towards("Sacrifice", anna)
    cards = page.locator(".hand [data-lit]")
    before = page.locator(".hand li").count()
    cards.nth(0).click()
    cards.nth(1).click()
    cards.nth(0).click()  # changed my mind
    cards.nth(2).click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(2)
    page.get_by_role("button", name="Trash these: 2").click()
    expect(page.locator(".hand li")).to_have_count(before - 2)
    expect(page.get_by_role("button", name=re.compile("^Trash ?, ?2 cards"))).to_be_visible()


def step_towards(card: str, person: Visitor) -> None:
    """Plays the card, or aims and takes it, or ends the turn."""
    page, before = person.page, person.number()
    held = page.locator(".hand [data-lit]", has_text=card)
    pile = page.locator(".supply [data-lit]", has_text=card)
    everything = page.get_by_role("button", name=re.compile("all aim cards"))
    for wanted in (held, everything, pile):
        if wanted.count():
            wanted.first.click()
            break
    else:
        page.locator(".acts [data-lit]:not([aria-disabled=true])").last.click()
    person.wait_past(before)


def test_discarding_down_to_three_is_one_choice_of_two_cards(meet: Meet) -> None:
    """Upper Floor comes from a neighbour on the same screen: five cards in hand, two of them to go."""
    anna = meet("Anna")
    kingdom = ["upper_floor", "bait", "maverick", "cunning", "cover", "courage", "help", "molotov", "depot", "ammo"]
    anna.new_table("me", "hotseat:Guido", game="zombinion", options={"kingdom": kingdom, "first_player": 0})
    page = anna.page
    patience = Patience(anna)
    while not page.locator("#prompt .acts", has_text=re.compile("Discard these")).count():
        patience.check()
        page.wait_for_selector(".curtain, .table [data-lit]")
        curtain = page.get_by_role("button", name=re.compile("show my cards"))
        if curtain.count():
            curtain.click()
            continue
        step_towards("Upper Floor", anna)
    confirm = page.get_by_role("button", name=re.compile("Discard these"))
    expect(confirm).to_have_attribute("aria-disabled", "true")
    for i in range(3):
        page.locator(".hand [data-lit]").nth(i).click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(2)  # no more than must go
    confirm.click()
    page.wait_for_selector(".curtain")
