"""The sets and decks of a new table of Zombies!!!: ticked, built by mouse and by keys, pasted, kept and played."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from orda.engine.decks import write
from orda.games.zombies.brought import read_text, ready_deck
from tests.web.conftest import Meet
from tests.web.test_forms import made
from tests.web.test_pages import TOO_SMALL, complaints

SETS = ["base", "ndy"]
GOOD = ready_deck(["base"], SETS)
TOO_SMALL_IN_IT = TOO_SMALL.replace("document.", "document.querySelector('dialog').", 1)
SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900))


def box(page: Page, name: str) -> Any:
    return page.locator(".set-box").filter(has_text=re.compile(rf"^\s*{name}")).get_by_role("checkbox")


def decks_of_ones_own(page: Page) -> None:
    box(page, "Not Dead Yet").check()
    page.get_by_text("one for each player").click()


def open_builder(page: Page) -> None:
    decks_of_ones_own(page)
    page.get_by_role("button", name=re.compile("Build.*Anna")).click()
    expect(page.locator(".count")).to_contain_text("50")


def chosen_deck(page: Page, name: str) -> Any:
    """The box of the form: the builder's window, which closes a moment after its button, is named the same."""
    return page.get_by_role("combobox", name=f"Deck of {name}")


def row(page: Page, card: str) -> Any:
    return page.locator(f"[role=row][data-card={card}]")


# -- sets -------------------------------------------------------------------------------------------------


def test_sets_are_ticked_with_what_they_add_and_nothing_impossible_can_be(meet: Meet) -> None:
    page = meet("Anna").open("/new/zombies")
    city, base, woods = box(page, "City"), box(page, "Military base"), box(page, "Woods")
    expect(page.locator(".set-box").nth(1)).to_contain_text("15 tiles")
    expect(page.locator(".set-box").nth(1)).to_contain_text("30 event cards")
    expect(page.locator(".set-box").nth(1)).to_contain_text("jeeps from the Motor Pool")
    city.click(force=True)
    expect(city).to_be_checked()
    expect(page.locator(".set-box").first).to_contain_text("At least one is needed.")
    base.check()
    woods.check()
    city.click(force=True)
    expect(city).to_be_checked()
    expect(page.locator(".set-box").first).to_contain_text("joined by the city only")
    page.get_by_role("button", name=re.compile("alone.*Woods")).click()
    expect(city).not_to_be_checked()
    base.click(force=True)
    expect(base).not_to_be_checked()
    expect(page.locator(".set-box").nth(1)).to_contain_text("joined by the city only")
    page.get_by_role("button", name="Cambia lingua").click()
    expect(page.locator(".set-box").nth(1)).to_contain_text("si uniscono solo attraverso la città")
    assert made(page)["options"]["tile_sets"] == ["te"]


def test_what_no_longer_goes_with_the_sets_is_changed_back_and_says_why(meet: Meet) -> None:
    page = meet("Anna").open("/new/zombies")
    keys, recommended = page.get_by_label("the helicopter keys"), page.get_by_label("the recommended 76 cards")
    expect(recommended).to_be_disabled()
    expect(page.get_by_text("it needs both among the event cards")).to_be_visible()
    expect(page.get_by_text("The Cabin lies")).to_have_count(0)
    box(page, "Not Dead Yet").check()
    recommended.check(force=True)
    keys.check(force=True)
    box(page, "Woods").check()
    expect(keys).to_be_disabled()
    expect(keys).not_to_be_checked()
    expect(page.get_by_role("status").filter(has_text="Changed back: The keys are played in the city")).to_be_visible()
    expect(page.get_by_text("The Cabin lies")).to_be_visible()
    box(page, "Not Dead Yet").uncheck()
    expect(page.get_by_label("one deck for all")).to_be_checked()
    expect(page.get_by_role("status").filter(has_text="Changed back: The recommended deck")).to_be_visible()
    options = made(page)["options"]
    assert (options["tile_sets"], options["card_sets"]) == (["base", "te"], ["base", "te"])
    assert (options["scenario"], options["event_decks"]) == ("none", "merged")


def test_cards_of_other_sets_can_be_played_without_their_tiles(meet: Meet) -> None:
    page = meet("Anna").open("/new/zombies")
    cards = page.get_by_role("group", name="Sets of event cards")
    expect(cards.get_by_label("Base")).to_be_disabled()
    cards.get_by_text("Mall Walkers").click()
    cards.get_by_text("Base").click()
    expect(cards.get_by_label("Mall Walkers")).to_be_disabled()
    box(page, "Military base").check()
    options = made(page)["options"]
    assert (options["tile_sets"], options["card_sets"]) == (["base", "dc"], ["dc", "mw"])


# -- decks ------------------------------------------------------------------------------------------------


def test_a_deck_is_built_by_mouse_kept_brought_by_everybody_and_played(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.open("/new/zombies")
    page.get_by_placeholder("Your name").fill("Anna")
    open_builder(page)
    page.get_by_role("button", name="Start from nothing").click()
    use = page.get_by_role("button", name="Anna brings it")
    expect(use).to_have_attribute("aria-disabled", "true")
    use.click(force=True)
    expect(page.get_by_role("status").filter(has_text="50 more are needed")).to_be_visible()
    page.get_by_label("Search by name and text").fill("chains")
    expect(page.locator(".deck-row")).to_have_count(1)
    more = page.get_by_role("button", name="more: Chainsaw")
    more.click()
    more.click()
    expect(more).to_be_disabled()
    expect(page.locator(".count")).to_contain_text("48 more are needed: a deck has at least 50.")
    page.get_by_role("button", name="Take the good deck").click()
    page.get_by_label("Search by name and text").fill("")
    row(page, "fear").get_by_role("button", name="less: Fear").click()
    row(page, "alternate_food_source").get_by_role("button", name="more:").click()
    page.get_by_label("Name of the deck").fill("Saws")
    page.get_by_role("button", name="Keep on this device").click()
    page.get_by_role("button", name="Everybody brings it").click()
    expect(chosen_deck(page, "Bruna")).to_have_value("kept:0")
    deck = GOOD | {"fear": 1, "alternate_food_source": 1}
    table = made(page)
    assert table["options"]["custom_decks"] == [deck] * 3
    page.wait_for_selector("main.table")
    anna.open("/new/zombies")
    page.route("**/api/decks", lambda _route: None)
    decks_of_ones_own(page)
    chosen_deck(page, "Anna").select_option("Saws (50)")
    assert made(page)["options"]["custom_decks"] == [deck, None, None], "it was kept, and is brought before it is read"


def test_a_kept_deck_that_does_not_fit_is_put_back_with_the_reason(meet: Meet) -> None:
    page = meet("Anna").open("/new/zombies")
    kept = json.dumps([{"game": "zombies", "name": "Short", "text": "deck: Short\n1 chainsaw\n"}])
    page.evaluate("kept => localStorage.setItem('orda-decks', kept)", kept)
    page.reload()
    page.get_by_placeholder("Your name").fill("Anna")
    decks_of_ones_own(page)
    chosen_deck(page, "Anna").select_option("Short (1)")
    expect(page.locator(".decks .refusal")).to_contain_text("Short: ")
    expect(chosen_deck(page, "Anna")).to_have_value("all")


def test_a_deck_is_built_by_keys_alone_and_a_draft_is_not_lost(meet: Meet) -> None:
    page = meet("Anna").open("/new/zombies")
    page.get_by_placeholder("Your name").fill("Anna")
    decks_of_ones_own(page)
    build = page.get_by_role("button", name=re.compile("Build.*Anna"))
    build.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".count")).to_contain_text("50")
    page.keyboard.press("/")
    expect(page.get_by_label("Search by name and text")).to_be_focused()
    page.keyboard.type("movement doubl")
    page.keyboard.press("ArrowDown")
    adrenaline = row(page, "adrenaline_rush")
    expect(adrenaline).to_be_focused()
    page.keyboard.press("-")
    expect(adrenaline).to_have_attribute("aria-label", "Adrenaline Rush, 1 of 2")
    page.keyboard.press("9")
    expect(adrenaline).to_have_attribute("aria-label", "Adrenaline Rush, 2 of 2")
    expect(page.get_by_role("status").filter(has_text="2 are the most a deck may have")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator("[aria-live=polite]").filter(has_text="Adrenaline Rush, 0 of 2. 48 cards.")).to_have_count(1)
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Search by name and text")).to_have_value("")
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[role=row]").nth(-2)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(build).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".count")).to_contain_text("2 more are needed")


def test_a_bad_text_is_refused_line_by_line_and_what_is_right_can_be_taken(meet: Meet) -> None:
    page = meet("Anna").open("/new/zombies")
    page.get_by_placeholder("Your name").fill("Anna")
    open_builder(page)
    page.get_by_role("button", name="Paste a text").click()
    page.get_by_label("One card a line").fill("deck: Odd\n2 chainsaw\n3 fear\n1 dynamite\n1 chainsw\n???")
    page.get_by_role("button", name="Read it").click()
    faults = page.locator(".faults li")
    expect(faults).to_have_text(
        [
            "Line 3: 3 of Fear: at most 2 are allowed.",
            "Line 4: Dynamite is a card of Military base, which is not among the event cards chosen.",
            "Line 5: There is no card called chainsw. Is it Chainsaw?",
            "Line 6: “???” is no card. A line is a number and a card, such as: 2 chainsaw",
        ]
    )
    page.get_by_role("button", name="Take the 2 cards that are right").click()
    expect(page.locator(".count")).to_contain_text("48 more are needed")
    expect(page.get_by_label("Name of the deck")).to_have_value("Odd")
    page.get_by_role("button", name="Paste a text").click()
    page.get_by_label("One card a line").fill(write("Even", GOOD))
    page.get_by_role("button", name="Read it").click()
    expect(page.locator(".count")).to_contain_text("Enough")
    page.get_by_role("button", name="Anna brings it").click()
    expect(chosen_deck(page, "Anna")).to_contain_text("Even (50)")
    box(page, "Not Dead Yet").uncheck()
    expect(page.locator(".decks .refusal")).to_contain_text("The deck of Anna no longer fits")
    expect(chosen_deck(page, "Anna")).to_have_value("all")


def test_what_is_copied_is_what_the_engine_reads(meet: Meet) -> None:
    anna = meet("Anna")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = anna.open("/new/zombies")
    page.get_by_placeholder("Your name").fill("Anna")
    open_builder(page)
    page.get_by_label("Name of the deck").fill("Mine")
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text == write("Mine", GOOD)
    assert read_text(text, SETS).faults == []


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_the_builder_fits_every_screen_and_axe_finds_nothing_serious(meet: Meet, locale: str) -> None:
    anna = meet("Anna", locale=locale, has_touch=True)
    page = anna.open("/new/zombies")
    page.locator(".set-box").filter(has_text="Not Dead Yet").get_by_role("checkbox").check()
    page.get_by_text("one for each player" if locale == "en-GB" else "uno per giocatore").click()
    page.locator(".decks li button").first.click()
    page.wait_for_selector(".deck-row")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for part in ("document.scrollingElement", "document.querySelector('.sheet-body')"):
            anna.until(f"{part}.scrollWidth <= {part}.clientWidth")  # the page may take a moment to turn
        assert page.evaluate(TOO_SMALL_IN_IT) == []
        first = page.locator(".deck-row").first
        first.scroll_into_view_if_needed()
        expect(first).to_be_in_viewport()
        expect(page.locator("footer .btn.primary")).to_be_in_viewport(ratio=1)
    assert complaints(page) == []
