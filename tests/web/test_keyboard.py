"""Without a mouse: a whole game through the accessibility tree, with the keyboard alone, focus never lost."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.visitor import Patience, Visitor

FOCUSED = "document.activeElement && document.activeElement !== document.body"


def snapshot(person: Visitor) -> str:
    """What a screen reader finds on the page."""
    return person.page.locator("main").aria_snapshot()


def focus_something_lit(person: Visitor) -> str:
    """Arrow keys go through what is lit; the name of what has focus now."""
    person.page.keyboard.press("ArrowRight")
    return str(person.page.evaluate("document.activeElement.innerText || document.activeElement.ariaLabel || ''"))


def test_a_whole_game_is_played_with_the_keyboard_alone(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", options={"first_player": 0})
    page = anna.page
    page.wait_for_selector(".hand [data-lit]")
    patience, moves = Patience(anna), 0
    while not anna.over():
        patience.check()
        if not anna.lit():
            page.wait_for_timeout(30)
            continue
        before = anna.number()
        name = focus_something_lit(anna)
        if anna.over():
            break
        if anna.number() == before and name:
            page.keyboard.press("Enter")
            moves += 1
            page.wait_for_timeout(60)
    assert moves > 3
    page.keyboard.press("Tab")
    expect(page.locator(".result-hero h1")).to_be_visible()


def test_every_target_has_a_name_and_the_question_is_in_the_tree(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    tree = snapshot(anna)
    assert 'heading "Play a card"' in tree
    lit = anna.page.locator(".hand [data-lit]")
    for i in range(lit.count()):
        assert re.search("in front of|choose a player", lit.nth(i).inner_text())
    assert 'button ""' not in tree


def test_what_happens_is_said_in_a_live_region(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    said = anna.page.locator("#spoken")
    expect(said).to_have_attribute("aria-live", "polite")
    anna.choose()
    anna.page.wait_for_selector(".hand [data-lit], .result-main")
    expect(said).not_to_be_empty()


def test_focus_is_kept_through_updates(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    page = anna.page
    page.wait_for_selector(".hand [data-lit]")
    for _ in range(4):
        if anna.over():
            return
        page.wait_for_selector(".table [data-lit], .result-main")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_timeout(250)
        assert anna.over() or page.evaluate(FOCUSED)


def test_sheets_open_by_keys_and_give_the_focus_back(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    anna.page.keyboard.press("ArrowRight")
    titles = {"r": "Rules", "l": "What happened", "c": "Chat", "a": "All choices", "s": "Table and seats"}
    for key, title in titles.items():
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("dialog", name=title)).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)
        assert anna.page.evaluate("document.activeElement?.hasAttribute('data-lit')")


def test_the_rule_of_a_card_is_its_description_in_the_language_of_the_moment(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", game="zombinion", options={"kingdom": "first_game"})
    anna.page.wait_for_selector("[aria-description]")
    rules = "[...document.querySelectorAll('[aria-description]')].map(each => each.getAttribute('aria-description'))"
    anna.until(f"{rules}.includes('Worth 1 shot.')")
    anna.page.get_by_role("button", name="Table and seats").last.click()
    anna.page.get_by_role("button", name="Cambia lingua: italiano").click()
    anna.until(f"{rules}.length > 5 && !{rules}.includes('Worth 1 shot.')")


def picked(meet: Meet) -> Visitor:
    """A card that may go to several players has been picked, by keyboard alone."""
    anna = meet("Anna")
    while True:
        anna.new_table("me", "bot:easy", "bot:easy", "bot:easy", options={"first_player": 0})
        anna.page.wait_for_selector(".hand [data-lit]")
        several = anna.page.locator(".hand [data-lit]").filter(has_text="choose a player")
        if several.count():
            several.first.focus()
            anna.page.keyboard.press("Enter")
            expect(anna.page.locator("button.target").first).to_be_visible()
            return anna


def test_a_picked_card_is_announced_and_its_targets_come_next(meet: Meet) -> None:
    anna = picked(meet)
    said = anna.page.locator("#prompt .ask").inner_text()
    assert said.startswith("Who gets")
    expect(anna.page.locator("#spoken")).to_have_text(said)
    targets = anna.page.locator("button.target").count()
    for _ in range(targets):
        anna.page.keyboard.press("Tab")
        assert anna.page.evaluate("document.activeElement.matches('button.target')")
    for _ in range(targets):
        anna.page.keyboard.press("Shift+Tab")
    assert anna.page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true"
    anna.page.keyboard.press("ArrowRight")
    assert anna.page.evaluate("document.activeElement.matches('button.target')")
    before = anna.number()
    anna.page.keyboard.press("Enter")
    anna.wait_past(before)


def test_escape_puts_a_picked_card_back_and_the_focus_on_it(meet: Meet) -> None:
    anna = picked(meet)
    before = anna.number()
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("button.target")).to_have_count(0)
    assert anna.page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "false"
    expect(anna.page.locator("#spoken")).to_have_text("Play a card")
    assert anna.number() == before


def test_the_focus_goes_to_the_heading_of_the_page_that_comes_and_of_the_end(meet: Meet) -> None:
    anna = meet("Anna")
    heading = "document.activeElement?.tagName === 'H1' && document.activeElement.textContent"
    page = anna.open("/")
    page.wait_for_selector(".cover .icon")
    page.get_by_role("link", name="Settings").first.press("Enter")
    anna.until(f"({heading}) === 'Settings'")
    page.go_back()
    anna.until(f"({heading}) === 'Pick your apocalypse'")
    anna.new_table("me", "friend")
    start = page.get_by_role("button", name="Start, with bots")
    start.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table")
    anna.until(FOCUSED)
    page.keyboard.press("s")
    page.get_by_role("button", name="Let a bot play for me").press("Enter")
    page.wait_for_selector(".result-main h1")
    anna.until(f"Boolean({heading})")
