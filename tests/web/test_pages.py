"""Every page: languages, sizes, and what axe-core has to say about it in both palettes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import orda
from orda.server.config import STATIC
from tests.web.conftest import Meet
from tests.web.sizes import SIZES, Size, in_each, in_sizes
from tests.web.visitor import DESKTOP, PHONE, Visitor, let_bots_finish

MEASURE = Path(__file__).with_name("measure_page.js").read_text(encoding="utf-8")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUDGET = 250_000
ERRORS = ("/nowhere", "/table/nosuchtable", "/join#nosuchlink")
FORMS = ("/new/zombinion", "/new/zombies", "/new/off_the_dead")
PAGES = ("/", *FORMS, "/rules/run", "/settings", *ERRORS)
TOO_SMALL = """() => {
  const said = e => e.closest('.sr-only, p') || e.matches('.card-link, [type=checkbox], [type=radio], [type=range]')
  const size = e => e.getBoundingClientRect()
  const small = e => size(e).width && (size(e).width < 43.5 || size(e).height < 41.5)
  return [...document.querySelectorAll('button, a, select, input, [role=button]')]
    .filter(e => !said(e) && small(e) && getComputedStyle(e).visibility !== 'hidden')
    .map(e => `${e.tagName} ${e.className} ${e.textContent.trim().slice(0, 20)} ${size(e).width}x${size(e).height}`)
}"""


# Everything in the palette the page has; of the other palette the colours, which are all that differs.
RUN_AXE = """async ([without, palettes]) => {
  const root = document.documentElement, own = root.dataset.palette
  const other = own === 'safe' ? 'night' : 'safe'
  const where = without ? { exclude: [[without]] } : document
  const wanted = { resultTypes: ['violations'] }
  const first = await axe.run(where, wanted)
  if (palettes === 1) return first.violations
  root.dataset.palette = other
  const second = await axe.run(where, { ...wanted, runOnly: ['color-contrast'] })
  root.dataset.palette = own
  return [...first.violations, ...second.violations.map(each => ({ ...each, id: `${other} ${each.id}` }))]
}"""


def complaints(page: Page, without: str = "", palettes: int = 2) -> list[str]:
    """Serious and critical violations, with where they are; `without` is hidden from readers."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make web): accessibility is not checked")
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE.read_text())
    found: list[Any] = page.evaluate(RUN_AXE, [without, palettes])
    return [
        f"{one['impact']} {one['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


def settle(page: Page) -> None:
    """The page has a heading, and what it asks the server for has come."""
    page.wait_for_selector("main h1")
    if page.locator(".rules-page").count():
        page.wait_for_selector(".rule h3")
    if page.locator(".new-table").count():
        page.wait_for_selector(".make-bar")
    if page.locator(".lobby-main").count():
        page.wait_for_selector(".cover .icon")
    page.evaluate("document.fonts.ready.then(() => 0)")


def places_to_look_at(anna: Visitor) -> Iterator[str]:
    """Each page with somebody in front of it, as it opens; then the waiting room."""
    anna.expected = ["404", "Failed to load resource"]
    for path in PAGES:
        settle(anna.open(path))
        yield path
    anna.new_table("me", "friend")
    settle(anna.page)
    yield "waiting"


def lobby_and_end(anna: Visitor) -> Iterator[str]:
    """The lobby with tables that are mine, wait and are over; then the page of one that is over."""
    settle(anna.open("/"))
    over = anna.page.locator(".finished-tables .table-row a")
    over.first.wait_for()
    yield "lobby"
    over.first.click()
    anna.page.wait_for_selector(".result-main h1")
    yield "end"


@in_sizes
def test_axe_finds_nothing_serious_on_any_page_in_any_layout_in_either_palette(
    meet: Meet, sizes: tuple[Size, ...]
) -> None:
    """The colours of both palettes at a desk, where all that has colours is seen at once."""
    anna = meet("Anna", has_touch=True)
    bad: dict[str, list[str]] = {}
    for place in places_to_look_at(anna):
        bad[place] = complaints(anna.page)
        for size in in_each(anna.page, sizes):
            bad[f"{place} {size}"] = complaints(anna.page, palettes=1)
        anna.page.set_viewport_size(DESKTOP)
    assert {place: found for place, found in bad.items() if found} == {}


def test_axe_finds_nothing_serious_at_any_table_in_either_palette(meet: Meet) -> None:
    anna = meet("Anna")
    bad: dict[str, list[str]] = {}
    for game in orda.games():
        anna.new_table("me", "bot:easy", "bot:easy", game=game)
        anna.page.wait_for_selector("main.table #prompt")
        bad[f"table {game}"] = complaints(anna.page)
    table = anna.new_table("me", "bot:easy", options={"first_player": 0})
    for sheet in ("Rules", "Chat", "All choices"):
        anna.page.wait_for_selector(".hand [data-lit]")
        anna.page.get_by_role("button", name=sheet).first.click()
        anna.page.wait_for_selector("dialog[open]")
        bad[f"sheet {sheet}"] = complaints(anna.page)
        anna.page.keyboard.press("Escape")
    let_bots_finish(anna)
    anna.page.wait_for_selector(".result-chart .line", state="attached")
    bad["end"] = complaints(anna.page)
    anna.open(f"/replay/{table}")
    anna.page.wait_for_selector(".timeline")
    bad["replay"] = complaints(anna.page)
    assert {path: found for path, found in bad.items() if found} == {}


def test_the_language_changes_at_once_also_in_the_middle_of_a_game(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", options={"first_player": 0})
    expect(anna.page.locator("#prompt .ask")).to_have_text("Play a card")
    anna.page.get_by_role("button", name="Table and seats").last.click()
    anna.page.get_by_role("button", name="Cambia lingua: italiano").click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#prompt .ask")).to_have_text("Gioca una carta")
    assert anna.page.evaluate("document.documentElement.lang") == "it"
    anna.page.reload()
    expect(anna.page.locator("#prompt .ask")).to_have_text("Gioca una carta")


def test_the_browsers_language_decides_at_first(meet: Meet) -> None:
    bruno = meet("Bruno", locale="it-IT")
    bruno.open("/")
    expect(bruno.page.get_by_role("heading", name="Scegli la tua apocalisse")).to_be_visible()


@pytest.mark.parametrize("locale", ["it-IT", pytest.param("en-GB", marks=pytest.mark.slow)])
def test_every_page_fits_every_size_with_targets_large_enough(meet: Meet, locale: str) -> None:
    """Also a lobby with tables of every sort; a table itself is measured in test_layout.py."""
    anna = meet("Massimiliano", locale=locale, has_touch=True)
    anna.new_table("me", "bot:easy", "bot:easy")
    let_bots_finish(anna)
    anna.new_table("me", "bot:easy", "bot:easy")
    wrong: list[str] = []
    for place in chain(places_to_look_at(anna), lobby_and_end(anna)):
        found = {size: anna.page.evaluate(MEASURE) for size in in_each(anna.page, SIZES)}
        wrong += [f"{place} {size}: {fault}" for size, faults in found.items() for fault in faults]
        anna.page.set_viewport_size(DESKTOP)
    print("\n".join(wrong))
    assert not wrong, f"{len(wrong)} faults, printed above; the first: {wrong[0]}"


def test_a_long_press_shows_the_card_large_and_plays_nothing(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    card = anna.page.locator(".hand [data-lit]").first
    card.wait_for()
    before = anna.number()
    box = card.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}
    touch = anna.context.new_cdp_session(anna.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(anna.page.locator("dialog.peek-middle")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.page.wait_for_timeout(200)
    assert anna.number() == before


def test_on_a_phone_the_text_of_what_can_be_played_is_one_tap_away_in_all_choices(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    before = anna.number()
    anna.page.get_by_role("button", name="All choices").first.tap()
    read = anna.page.locator(".choices").get_by_role("button", name=re.compile("^Read ")).first
    card = (read.get_attribute("aria-label") or "").removeprefix("Read ")
    read.tap()
    expect(anna.page.locator("dialog.peek-middle .title")).to_have_text(card)
    anna.page.locator("dialog.peek-middle button").tap()
    expect(anna.page.locator("dialog.peek-middle")).to_have_count(0)
    assert anna.number() == before


def test_the_first_load_is_within_its_budget() -> None:
    told = json.loads((STATIC / "first-load.json").read_text())
    assert told["bytes"] < BUDGET
    assert any(name.endswith(".woff2") for name in told["files"])


def test_what_the_browser_really_loads_first_is_within_the_budget(meet: Meet) -> None:
    anna = meet("Anna")
    sizes: list[int] = []
    anna.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    anna.open("/")
    settle(anna.page)
    assert 50_000 < sum(sizes) < BUDGET


def test_a_new_table_is_made_by_clicking_through_the_form(meet: Meet) -> None:
    anna = meet("Anna")
    anna.open("/")
    anna.page.get_by_role("link", name=re.compile("Run for your lives")).click()
    anna.page.get_by_role("textbox", name="Your name").fill("Marta")
    anna.page.locator(".segments label", has_text=re.compile("^4$")).click()
    anna.page.get_by_label("Who is player 3?").select_option("bot:hard")
    anna.page.get_by_role("button", name="Start playing").click()
    expect(anna.page.locator(".my-area h3")).to_have_text("Marta")
    expect(anna.page.locator(".run-opponent")).to_have_count(3)


def test_rules_can_be_searched_and_the_rule_for_this_moment_comes_first(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    anna.page.keyboard.press("r")
    expect(anna.page.locator(".rule.now h3").first).to_have_text("Your turn")
    anna.page.get_by_role("searchbox").fill("cockroach")
    expect(anna.page.locator(".rule.now")).to_have_count(0)
    for rule in anna.page.locator(".rule").all():
        expect(rule).to_contain_text(re.compile("cockroach", re.IGNORECASE))
