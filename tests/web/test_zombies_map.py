"""The map of Zombies!!!: looking about, every tile of every set, words for those who listen, phones, axe."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from orda.games.zombies.play import Play
from orda.games.zombies.registry import CARDS
from orda.games.zombies.tiles import KIND_IDS
from tests.web.city import Until, asked, clear, far_step, middle, position, seen
from tests.web.conftest import Meet
from tests.web.staged import Stage
from tests.web.test_pages import TOO_SMALL, complaints
from tests.web.visitor import PHONE

RESTING: Final = """() => {
  const world = document.querySelector('.city-map .world'), now = world.style.transform + world.style.width
  const sharp = !world.classList.contains('easing') && world.style.transform.includes('scale(1)')
  const still = sharp && window.lastSeen === now
  window.lastSeen = now
  return still }"""
SIZES_OF_SIGNS: Final = """[...document.querySelectorAll('.sign text')].map(text => {
  const { a, b } = text.getScreenCTM()
  return Math.hypot(a, b) * parseFloat(getComputedStyle(text).fontSize) }).filter(size => size < 11.4)"""
FACES: Final = Path(__file__).parents[2] / "web/src/boards/zombies/faces.ts"
# Pictures that are empty or broken, or use something that they do not bring along.
UNDRAWN: Final = r"""[...document.querySelectorAll('.ground image, .piece image')].filter(image => {
  const text = decodeURIComponent(image.getAttribute('href').replace('data:image/svg+xml,', ''))
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml')
  const used = [...text.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, name]) => name)
  return picture.querySelector('parsererror') || picture.documentElement.children.length < 2
    || used.some(name => !picture.getElementById(name)) }).length"""


def come_to_rest(page: Page) -> None:
    """The camera has stopped and everything is drawn at its size."""
    page.wait_for_function(RESTING, polling=40)


def scale(page: Page) -> float:
    return float(page.evaluate("document.querySelector('.city-map .world').getBoundingClientRect().width"))


def place_of_pawn(page: Page, seat: int = 0) -> tuple[float, float]:
    return middle(page.locator(f"[data-pawn='{seat}']"))


def test_the_map_pans_and_zooms_by_wheel_drag_keys_and_buttons(stage: Stage) -> None:
    stage.show(position(far_step))
    page = stage.visitor.page
    x, y = middle(page.locator(".city-map"))
    before = scale(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    come_to_rest(page)
    assert scale(page) > before * 1.2
    pawn = place_of_pawn(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    after = place_of_pawn(page)
    assert abs(after[0] - pawn[0] - 60) < 2
    assert abs(after[1] - pawn[1] - 40) < 2
    page.keyboard.press("-")
    page.get_by_role("button", name="Closer").click()
    page.locator(".city-map").focus()
    at = place_of_pawn(page)
    page.keyboard.press("Shift+ArrowLeft")
    assert place_of_pawn(page)[0] > at[0] + 50
    page.keyboard.press("m")
    come_to_rest(page)
    pawn = place_of_pawn(page)
    free = clear(page)
    assert abs(pawn[0] - free["x"] - free["width"] / 2) < 10
    assert abs(pawn[1] - free["y"] - free["height"] / 2) < 10
    page.get_by_role("button", name="Whole city").click()
    come_to_rest(page)
    assert len(seen(page, ".lit-place")) == page.locator(".lit-place").count()


def test_two_fingers_zoom_and_one_pans(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(anna)
    stage.show(position(far_step))
    page = anna.page
    x, y = middle(page.locator(".city-map"))
    before = scale(page)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x - 30, y), (x + 30, y))
    for i in range(1, 6):
        touch("touchMove", (x - 30 - 10 * i, y), (x + 30 + 10 * i, y))
    touch("touchEnd")
    come_to_rest(page)
    assert scale(page) > before * 1.8
    pawn = place_of_pawn(page)
    touch("touchStart", (x, y))
    for i in range(1, 6):
        touch("touchMove", (x, y + 12 * i))
    touch("touchEnd")
    come_to_rest(page)
    assert place_of_pawn(page)[1] > pawn[1] + 40


def test_the_grid_says_what_is_on_each_square(stage: Stage) -> None:
    g = position(far_step)
    stage.show(g)
    page = stage.visitor.page
    page.locator(".city-map").focus()
    said = page.locator("[role=gridcell]")
    expect(said).to_contain_text(re.compile(r"You can get here in (one|\d) step"))
    page.keyboard.press("n")
    assert page.locator(".city-map").get_attribute("aria-activedescendant") == said.get_attribute("id")
    x, y = (page.locator(".lit-place:not(:has(text))").first.get_attribute("data-sq") or "").split(",")
    for _ in range(80):
        if said.get_attribute("id") == f"zc{x}_{y}":
            break
        page.keyboard.press("n")
    expect(said).to_have_attribute("id", f"zc{x}_{y}")
    expect(said).to_contain_text("Zombie")
    expect(said).to_contain_text("fight")
    expect(said).to_contain_text(re.compile("(One step|[0-9]+ steps) (north|east|south|west)"))
    page.keyboard.press("ArrowDown")
    expect(said).to_have_attribute("id", f"zc{x}_{int(y) + 1}")


def test_the_surroundings_are_described_on_demand(stage: Stage) -> None:
    stage.show(position(far_step))
    page = stage.visitor.page
    page.keyboard.press("d")
    lines = page.locator(".around li")
    expect(lines.first).to_have_text(re.compile(r"^Here: [A-Z].*, (inside|street)\. Anna\.$"))
    text = " ".join(lines.all_text_contents())
    assert all(side in text for side in ("North", "East", "South", "West"))
    assert not re.search(r"\d, -?\d", text), "coordinates tell nobody anything"
    assert "helipad" in text.lower()
    stage.show(position(asked("step"), tile_sets=["te"]))
    expect(lines.filter(has_text="The Cabin is not on the map yet.")).to_have_count(1)


def test_every_tile_of_every_set_can_be_drawn(stage: Stage) -> None:
    """The expansions need only their rules: their tiles lie on the map beside each other here."""
    g = position(asked("place_tile"))
    tiles = [
        {"id": tile, "x": i % 10, "y": i // 10, "turns": i % 4, "ways": "0" * 9} for i, tile in enumerate(KIND_IDS)
    ]
    kinds = ["normal", "enhanced", "dog"]
    zombies = [[i % 3, i // 3, kinds[i % 3]] for i in range(9)]
    stage.show(g, seat=None, map=tiles, zombies=zombies, lives=[], bullets=[], tiles_left={})
    page = stage.visitor.page
    expect(page.locator(".city-map .ground image")).to_have_count(len(KIND_IDS))
    assert page.evaluate(UNDRAWN) == 0
    expect(page.locator(".piece image")).to_have_count(9)
    expect(page.locator(".piece use")).to_have_count(6)


def test_two_dogs_on_a_square_are_counted(stage: Stage) -> None:
    stage.show(moment("walking"), seat=None, zombies=[[1, 1, "dog"], [1, 1, "dog"], [1, 2, "normal"]])
    expect(stage.visitor.page.locator(".piece text")).to_have_text(["2"])


def test_cells_that_no_tile_can_fill_are_marked(stage: Stage) -> None:
    """Which they are the server says; what a placement would close is marked as long as it is chosen."""
    stage.show(position(asked("step")), dead_ends=[[4, 0], [0, 5]])
    expect(stage.visitor.page.locator("use[href='#zp-closed']")).to_have_count(2)


def test_the_tiles_still_to_come_are_shown_by_kind(stage: Stage) -> None:
    g = position(asked("place_tile"))
    stage.show(g)
    page = stage.visitor.page
    page.locator("button.city-pile").click()
    expect(page.locator(".tile-list li")).to_have_count(len(g.view(0)["tiles_left"]))


MOMENTS: Final[dict[str, Until]] = {
    "placing": asked("place_tile"),
    "walking": far_step,
    "fighting": asked("pay"),
    "zombies": asked("move_zombie"),
    "answering": asked("turn_start"),
    "auction": asked("bid"),
}


@cache
def found(name: str) -> Play:
    return position(MOMENTS[name])


def moment(name: str) -> Play:
    return found(name).clone()


@pytest.mark.parametrize("palette", ["night", "safe"])
def test_axe_finds_nothing_serious_in_any_moment(meet: Meet, palette: str) -> None:
    anna = meet("Anna")
    anna.settings(palette=palette, motion="off")
    stage = Stage(anna)
    bad: dict[str, list[str]] = {}
    for name in MOMENTS if palette == "night" else ("fighting", "answering"):
        stage.show(moment(name))
        bad[name] = complaints(anna.page, without=".city-map .world, .art-svg")
    assert [f"{name}: {one}" for name, wrong in bad.items() for one in wrong] == []


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_on_a_phone_nothing_sticks_out_and_everything_can_be_hit(meet: Meet, locale: str) -> None:
    anna = meet("Anna", viewport=PHONE, locale=locale, has_touch=True, is_mobile=True)
    stage = Stage(anna)
    for name in MOMENTS:
        stage.show(moment(name))
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert anna.page.evaluate(TOO_SMALL) == []
        assert re.findall(r"zombies-[a-z_-]+", anna.page.inner_text("body")) == []
        rolled = anna.page.locator(".now-line.roll")
        if name == "placing":
            expect(anna.page.locator(".now-line")).to_be_visible()
            expect(rolled).to_have_count(0)
        elif name == "fighting":
            expect(rolled.locator(".die-face")).to_have_attribute("aria-label", re.compile("[1-6]"))


def test_a_spectator_sees_the_city_and_no_hand(stage: Stage) -> None:
    stage.show(position(far_step), seat=None)
    page = stage.visitor.page
    expect(page.locator(".piece").first).to_be_attached()
    assert page.locator(".event-hand li").count() == 0
    assert page.locator("[data-lit]").count() == 0


def test_names_of_buildings_can_be_read_or_are_left_out(stage: Stage) -> None:
    stage.show(moment("zombies"))
    page = stage.visitor.page
    for _ in range(7):
        page.keyboard.press("-")
        come_to_rest(page)
        assert page.evaluate(SIZES_OF_SIGNS) == []


def test_every_card_of_every_set_in_the_game_has_a_face() -> None:
    drawn = set(re.findall(r"^  (\w+): \['", FACES.read_text(), re.MULTILINE))
    assert set(CARDS.numbers) - drawn == set()
    assert len(drawn) == 105
