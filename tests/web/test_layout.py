"""Every screen: in each size, for each game with the most players, in both languages, all can be seen and touched."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from orda.engine.game import Game
from tests.server.harness import Server
from tests.web.sizes import SIZES, Size, in_each, in_sizes
from tests.web.staged import Stage
from tests.web.tables import TABLES, game_of, in_each_table, most_players, positions, questions, rules_of
from tests.web.test_pages import complaints
from tests.web.visitor import Visitor

MEASURE: Final = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
PHONE: Final[Size] = (390, 844)
DESK: Final[Size] = (1440, 900)
LOCALES: Final = {"it": "it-IT", "en": "en-GB"}
MOST: Final = 4  # positions of a table


@contextmanager
def in_language(
    browser: Browser, server: Server, table: str, language: str, players: int | None = None
) -> Iterator[Stage]:
    visitor = Visitor(browser, server.url, "Massimiliano", locale=LOCALES[language], has_touch=True)
    visitor.expected = ["503"]  # a busy server, which is asked again
    yield Stage(visitor, players or most_players(table), game_of(table))
    visitor.close()


def faults(stage: Stage, sizes: tuple[Size, ...] = SIZES) -> list[str]:
    page = stage.visitor.page
    return [f"{size}: {fault}" for size in in_each(page, sizes) for fault in page.evaluate(MEASURE)]


def wrong_at(stage: Stage, looked_at: Iterable[Game[Any]], sizes: tuple[Size, ...] = SIZES) -> list[str]:
    """What is wrong in any of these positions in any of these sizes, printed too."""
    wrong: list[str] = []
    for position in looked_at:
        assert position.decision is not None
        stage.show(position)
        wrong += [f"{position.decision.kind} {fault}" for fault in faults(stage, sizes)]
    assert stage.visitor.errors == []
    print("\n".join(wrong))
    return wrong


@pytest.mark.parametrize("language", LOCALES)
@in_each_table
def test_all_is_seen_and_can_be_touched_in_every_size(
    browser: Browser, server: Server, table: str, language: str
) -> None:
    """Each language sees every other position."""
    shown = positions(table, MOST)[list(LOCALES).index(language) :: len(LOCALES)]
    with in_language(browser, server, table, language) as stage:
        wrong = wrong_at(stage, shown)
    assert not wrong, f"{len(wrong)} faults, printed above; the first: {wrong[0]}"


@pytest.mark.slow
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("table", "players"), [(each, n) for each in TABLES for n in rules_of(each).players])
def test_all_is_seen_and_can_be_touched_with_any_number_of_players(
    browser: Browser, server: Server, table: str, players: int, language: str
) -> None:
    with in_language(browser, server, table, language, players) as stage:
        wrong = wrong_at(stage, positions(table, 2 * MOST, players))
    assert not wrong, f"{len(wrong)} faults, printed above; the first: {wrong[0]}"


@in_each_table
def test_every_kind_of_question_can_be_answered_at_a_desk(browser: Browser, server: Server, table: str) -> None:
    """With as many buttons as it can have; of the many kinds of Zombies!!! every other one, `make soak` sees all."""
    shown = questions(table)[:: 1 + len(questions(table)) // 30]
    with in_language(browser, server, table, "it") as stage:
        wrong = wrong_at(stage, shown, (DESK,))
    assert not wrong, f"{len(wrong)} faults, printed above; the first: {wrong[0]}"


@pytest.mark.slow
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("table", TABLES)
def test_every_kind_of_question_can_be_answered_in_every_size(
    browser: Browser, server: Server, table: str, language: str
) -> None:
    with in_language(browser, server, table, language) as stage:
        wrong = wrong_at(stage, questions(table))
    assert not wrong, f"{len(wrong)} faults, printed above; the first: {wrong[0]}"


@in_sizes
@in_each_table
def test_axe_finds_nothing_serious_in_any_layout(
    browser: Browser, server: Server, table: str, sizes: tuple[Size, ...]
) -> None:
    with in_language(browser, server, table, "en") as stage:
        stage.show(positions(table, MOST)[-1])
        page = stage.visitor.page
        assert [f"{size}: {one}" for size in in_each(page, sizes) for one in complaints(page)] == []


NAMELESS: Final = re.compile(r"^ *- (button|link)( \[[^]]*\])*:?$|, ?\"")


@in_each_table
def test_every_button_of_a_phone_has_a_name(browser: Browser, server: Server, table: str) -> None:
    """Also one whose words are shorter there; and no name ends with a comma after which nothing is said."""
    with in_language(browser, server, table, "it") as stage:
        page = stage.visitor.page
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        for position in positions(table, 2 * MOST):
            stage.show(position)
            told = page.locator("main.table").aria_snapshot().splitlines()
            assert [line for line in told if NAMELESS.search(line)] == []


# What is planted in a table that has no faults: on what, how, and what must be said about it.
PLANTED: Final = {
    "wider than the page": (".scene", "a.firstElementChild.style.width = '900px'", "sticks out"),
    "covered at one corner": (
        "#prompt .btn",
        "const lid = document.createElement('div'), r = a.getBoundingClientRect();"
        "lid.style.cssText = `position: fixed; z-index: 99; left: ${r.left}px; top: ${r.top}px;"
        " width: ${r.width / 3}px; height: ${r.height / 2}px`; document.querySelector('main').append(lid)",
        "a target is covered",
    ),
    "cut words": ("#prompt .ask", "a.style.cssText += 'width: 40px; overflow: hidden; white-space: nowrap'", "are cut"),
    "small letters": ("#prompt .ask", "a.style.fontSize = '9px'", "letters too small"),
    "a small button": ("#prompt .btn", "a.style.cssText += 'min-height: 0; height: 30px'", "too small to touch"),
    "out of reach": ("#prompt .btn", "a.style.cssText += 'position: fixed; top: -80px'", "is not on the screen"),
    "parts over each other": (".corridor-w .survivor", "a.style.transform = 'translateY(60px)'", "overlap"),
    "no question": ("#prompt", "a.remove()", "there is no question"),
}


def test_the_measure_finds_what_is_planted(browser: Browser, server: Server) -> None:
    missed: dict[str, list[str]] = {}
    with in_language(browser, server, "off_the_dead", "en") as stage:
        for fault, (selector, work, words) in PLANTED.items():
            stage.clear()
            stage.show(positions("off_the_dead", MOST)[0])
            assert faults(stage, (PHONE,)) == []
            stage.visitor.page.evaluate(f"(() => {{ const a = document.querySelector('{selector}'); {work} }})()")
            said = faults(stage, (PHONE,))
            if not any(words in each for each in said):
                missed[fault] = said
    assert missed == {}
