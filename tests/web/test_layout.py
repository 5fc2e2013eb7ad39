"""Every screen: in each size, for each game with the most players, in both languages, all can be seen and touched."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

import orda
from tests.server.harness import Server
from tests.web.staged import Stage
from tests.web.tables import TABLES, game_of, positions
from tests.web.test_pages import complaints
from tests.web.visitor import Visitor

MEASURE: Final = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
SIZES: Final = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (820, 1180),
    (1180, 820),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
    (720, 450),  # 1440 x 900 at 200 %
    (960, 540),  # 1920 x 1080 at 200 %
)
LOCALES: Final = {"it": "it-IT", "en": "en-GB"}
MOST: Final = 4  # positions of a table; each language sees every other one, in every size
DRAWN: Final = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
# One of each layout; the roomy one is looked at by test_pages.
FOR_AXE: Final = ((320, 568), (844, 390), (820, 1180))


@contextmanager
def in_language(browser: Browser, server: Server, table: str, language: str) -> Iterator[Stage]:
    visitor = Visitor(browser, server.url, "Massimiliano", locale=LOCALES[language], has_touch=True)
    visitor.expected = ["503"]  # a busy server, which is asked again
    yield Stage(visitor, orda.rules(game_of(table)).players[-1], game_of(table))
    visitor.close()


def faults(stage: Stage, size: tuple[int, int]) -> list[str]:
    page = stage.visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(MEASURE)
    return [f"{size[0]}x{size[1]}: {fault}" for fault in found]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("table", TABLES)
def test_all_is_seen_and_can_be_touched_in_every_size(
    browser: Browser, server: Server, table: str, language: str
) -> None:
    wrong: list[str] = []
    with in_language(browser, server, table, language) as stage:
        for position in positions(table, MOST)[list(LOCALES).index(language) :: len(LOCALES)]:
            assert position.decision is not None
            stage.show(position)
            wrong += [f"{position.decision.kind} {fault}" for size in SIZES for fault in faults(stage, size)]
        assert stage.visitor.errors == []
    print("\n".join(wrong))
    assert not wrong, f"{len(wrong)} faults, printed above; the first: {wrong[0]}"


@pytest.mark.parametrize("table", TABLES)
def test_axe_finds_nothing_serious_in_any_layout(browser: Browser, server: Server, table: str) -> None:
    wrong: list[str] = []
    with in_language(browser, server, table, "en") as stage:
        stage.show(positions(table, MOST)[-1])
        for width, height in FOR_AXE:
            stage.visitor.page.set_viewport_size({"width": width, "height": height})
            stage.visitor.page.evaluate(DRAWN)
            wrong += [f"{width}x{height}: {one}" for one in complaints(stage.visitor.page)]
    assert wrong == []


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
    "parts over each other": (".c-w .surv", "a.style.transform = 'translateY(60px)'", "overlap"),
    "no question": ("#prompt", "a.remove()", "there is no question"),
}


def test_the_measure_finds_what_is_planted(browser: Browser, server: Server) -> None:
    missed: dict[str, list[str]] = {}
    with in_language(browser, server, "off_the_dead", "en") as stage:
        for fault, (selector, work, words) in PLANTED.items():
            stage.clear()
            stage.show(positions("off_the_dead", MOST)[0])
            assert faults(stage, (390, 844)) == []
            stage.visitor.page.evaluate(f"(() => {{ const a = document.querySelector('{selector}'); {work} }})()")
            said = faults(stage, (390, 844))
            if not any(words in each for each in said):
                missed[fault] = said
    assert missed == {}
