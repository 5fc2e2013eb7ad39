"""A first game with the coach: begun on a cover, walked through by keyboard, in both languages."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

import orda
from orda.engine.lesson import Lesson
from tests.web.conftest import Meet
from tests.web.visitor import PHONE, Visitor

MOST: Final = 60  # choices until the coach has said everything
TABS: Final = 300  # more than there is to go through on any page
BUBBLE: Final = ".coach"


def lesson_of(game: str) -> Lesson:
    lesson = orda.rules(game).beginning.lesson
    assert lesson is not None
    return lesson


def begin(person: Visitor, game: str) -> None:
    """By the button on the cover, with keys."""
    page = person.open("/")
    cover = page.locator(".cover-box", has=page.locator(f"a[href='/new/{game}']")).locator(".learn")
    cover.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(BUBBLE)


def says(person: Visitor) -> str:
    """Which bubble is seen; '' if there is none."""
    bubble = person.page.locator(BUBBLE)
    return bubble.get_attribute("data-says") or "" if bubble.count() else ""


def press(person: Visitor, button: str) -> None:
    """G leads to what the coach says, Tab to its other buttons."""
    person.page.keyboard.press("g")
    tab_to(person, f".coach .{button}")
    person.page.keyboard.press("Enter")


def tab_to(person: Visitor, selector: str) -> None:
    for _ in range(TABS):
        if person.page.evaluate(f"document.activeElement.matches('{selector}')"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")


def choose_as_advised(person: Visitor) -> None:
    """The hint, then all choices in words: H, A, Tab to the one that is marked, Enter."""
    page, before = person.page, person.number()
    page.keyboard.press("h")
    page.keyboard.press("a")
    page.wait_for_selector("dialog .choice.hinted")
    tab_to(person, ".choice.hinted")
    page.keyboard.press("Enter")
    person.mean_it(before)
    person.wait_past(before)


def wait_for_question(person: Visitor) -> None:
    person.until("!!document.querySelector('.result-main, .table [data-lit]')")


def change_language(person: Visitor) -> None:
    """S, Tab to the button, Enter, Escape."""
    page, before = person.page, person.page.locator(f"{BUBBLE} p").inner_text()
    page.keyboard.press("s")
    page.wait_for_selector("dialog .lang")
    tab_to(person, "dialog .lang")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(f"{BUBBLE} p")).not_to_have_text(before)


@pytest.mark.parametrize("game", orda.games())
def test_the_coach_is_walked_through_by_keyboard_in_both_languages(meet: Meet, game: str) -> None:
    anna = meet("Anna")
    begin(anna, game)
    heard: list[str] = []
    for _ in range(MOST):
        wait_for_question(anna)
        while (now := says(anna)) and now != "done":
            if now not in heard:
                heard.append(now)
            change_language(anna)
            press(anna, "primary")
            anna.until(f"document.querySelector('{BUBBLE}')?.dataset.says !== '{now}'")
            assert anna.page.evaluate("document.activeElement !== document.body"), "the focus is not lost"
        if now == "done":
            break
        choose_as_advised(anna)
    assert sorted(heard) == sorted(bubble.id for bubble in lesson_of(game).bubbles)
    press(anna, "primary")
    expect(anna.page.locator(BUBBLE)).to_have_count(0)


def test_the_coach_can_be_gone_back_to_skipped_and_played_past(meet: Meet) -> None:
    anna = meet("Anna")
    begin(anna, "run")
    page = anna.page
    assert says(anna) == "goal"
    press(anna, "primary")
    expect(page.locator(BUBBLE)).to_have_attribute("data-says", "cards")
    press(anna, "secondary")
    expect(page.locator(BUBBLE)).to_have_attribute("data-says", "goal")
    press(anna, "primary")
    expect(page.locator(BUBBLE)).to_have_attribute("data-says", "cards")
    anna.choose()
    anna.until(f"!['goal', 'cards'].includes(document.querySelector('{BUBBLE}')?.dataset.says ?? 'cards')")
    page.reload()
    page.wait_for_selector(BUBBLE)
    assert says(anna) not in ("goal", "cards"), "how far one has come is kept"
    press(anna, "end-coach")
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.reload()
    wait_for_question(anna)
    expect(page.locator(BUBBLE)).to_have_count(0)


def test_what_the_coach_says_is_read_to_who_listens_and_lies_on_nothing_that_is_lit(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE)
    begin(anna, "run")
    press(anna, "primary")
    expect(anna.page.locator("[aria-live=polite]").filter(has_text="What is lit")).to_have_count(1)
    anna.until(
        """(() => {
          const box = document.querySelector('.coach').getBoundingClientRect()
          const under = (b) => b.left < box.right && b.right > box.left && b.top < box.bottom && b.bottom > box.top
          const lit = [...document.querySelectorAll('.table [data-lit], #prompt')]
          return lit.length > 1 && !lit.some((each) => under(each.getBoundingClientRect()))
        })()"""
    )
