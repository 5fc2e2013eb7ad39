"""On the map of Zombies!!! nothing lies on what must be seen: pieces, lit squares and places for tiles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from orda.engine.game import Game
from tests.web.city import asked, clear, position
from tests.web.conftest import Meet
from tests.web.sizes import SIZES, Size, in_each
from tests.web.staged import Stage
from tests.web.tables import played
from tests.web.test_zombies_map import come_to_rest

UNCOVERED: Final = Path(__file__).with_name("uncovered.js").read_text(encoding="utf-8")
TABLE: Final = "zombies with all sets"
KINDS: Final = ("place_tile", "move_zombie", "step")
FAR: Final = 900  # decisions: by then the city is large and full
FINGER: Final = 40  # pixels across
RIM: Final = 18.5  # units of a square; it has 60
SMALL: Final[Size] = (360, 640)
A_FEW: Final[tuple[Size, ...]] = (SMALL, (844, 390), (1180, 820))
# How far names of buildings lie over squares one can stand on, in units of which a square has 60.
NAMES: Final = """squares => {
  const map = document.querySelector('.things').getScreenCTM(), side = 60 * map.a
  const cover = name => Math.max(0, ...squares.map(([x, y]) => {
    const box = name.getBoundingClientRect(), [left, top] = [map.e + x * side, map.f + y * side]
    const across = Math.min(box.right, left + side) - Math.max(box.left, left)
    const down = Math.min(box.bottom, top + side) - Math.max(box.top, top)
    return Math.min(across, down) / map.a
  }))
  return [...document.querySelectorAll('.sign > rect')].map(cover) }"""
# Tokens that lie on a badge of a zombie, or on more than a seventh of a zombie: where, and on what.
HIDING: Final = """() => {
  const box = e => e.getBoundingClientRect()
  const over = (a, b) => Math.max(0, Math.min(box(a).right, box(b).right) - Math.max(box(a).left, box(b).left))
    * Math.max(0, Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top))
  const found = (token, selector, most) => [...document.querySelectorAll(selector)]
    .filter(e => over(token, e) > most * box(e).width * box(e).height)
    .map(e => `${token.dataset.token} on ${selector} ${e.parentElement.dataset.zombie}`)
  return [...document.querySelectorAll('[data-token]')].flatMap(token =>
    [...found(token, '.piece > :is(use, g)', 0.05), ...found(token, '.piece > image', 0.15)]) }"""

# Pawns that lie on more than a fifth of each other.
CROWDING: Final = """() => {
  const boxes = [...document.querySelectorAll('[data-pawn] > use:first-of-type')].map(e => e.getBoundingClientRect())
  const along = (a, b, from, to) => Math.max(0, Math.min(a[to], b[to]) - Math.max(a[from], b[from]))
  const over = (a, b) => along(a, b, 'left', 'right') * along(a, b, 'top', 'bottom') / (a.width * a.height)
  return boxes.flatMap((one, n) => boxes.slice(n + 1).map(other => over(one, other)).filter(part => part > 0.2)) }"""


@cache
def moments() -> tuple[Game[Any], ...]:
    """Of each kind the last question to seat 0 in a long game of six."""
    found: dict[str, Game[Any]] = {}
    for g in islice(played(TABLE, seed=3), FAR):
        if g.decision is not None and g.decision.player == 0 and g.decision.kind in KINDS:
            found[g.decision.kind] = g.clone()
    assert found.keys() == set(KINDS)
    return tuple(found.values())


def wrong_at(page: Page, g: Game[Any], size: str) -> Iterator[str]:
    assert g.decision is not None
    measured = page.evaluate(UNCOVERED)
    yield from (f"{g.decision.kind} {size}: {one}" for one in measured["covered"])
    if not measured["lit"]:
        yield f"{g.decision.kind} {size}: nothing lit is in sight"
    if g.decision.kind != "place_tile" and measured["square"] < FINGER:
        yield f"{g.decision.kind} {size}: squares of {measured['square']:.0f} pixels"


@pytest.mark.parametrize(
    "sizes", [pytest.param(A_FEW, id="a few sizes"), pytest.param(SIZES, id="every size", marks=pytest.mark.slow)]
)
def test_map_buttons_and_arrows_lie_on_no_piece_and_no_lit_square(meet: Meet, sizes: tuple[Size, ...]) -> None:
    anna = meet("Anna")
    stage = Stage(anna, 6)
    wrong: list[str] = []
    for g in moments():
        stage.show(g)
        wrong += [one for size in in_each(anna.page, sizes) for one in wrong_at(anna.page, g, size)]
    assert wrong == []


def test_six_players_on_a_small_phone_still_see_the_map(meet: Meet) -> None:
    anna = meet("Anna", viewport={"width": SMALL[0], "height": SMALL[1]}, has_touch=True, is_mobile=True)
    stage = Stage(anna, 6)
    for g in moments():
        stage.show(g)
        seen = clear(anna.page)
        assert seen["width"] >= 0.85 * SMALL[0]
        assert seen["height"] >= 3 * FINGER


def squares(g: Game[Any]) -> list[tuple[int, int]]:
    """Those one can stand on."""
    tiles = g.view(0)["map"]
    return [
        (tile["x"] * 3 + n % 3, tile["y"] * 3 + n // 3) for tile in tiles for n in range(9) if tile["ways"][n] != "0"
    ]


def test_names_of_buildings_lie_on_no_more_than_the_rim_of_a_square(stage: Stage) -> None:
    g = moments()[-1]
    stage.show(g)
    page, standing = stage.visitor.page, squares(g)
    assert page.locator(".sign").count() > 5
    for _ in range(6):
        assert [cover for cover in page.evaluate(NAMES, standing) if cover > RIM] == []
        page.keyboard.press("-")
        come_to_rest(page)


def test_a_token_hides_no_zombie_and_no_badge_of_one(stage: Stage) -> None:
    g = moments()[-1]
    crowded = sorted({(x, y) for x, y, _ in g.view(0)["zombies"]})
    stage.show(g, lives=crowded[::2], bullets=crowded[1::2])
    page = stage.visitor.page
    assert page.locator(".piece > :is(use, g)").count() > 5
    assert page.evaluate(HIDING) == []


def test_six_players_are_all_seen_beside_the_map_and_stand_apart_on_one_square(meet: Meet) -> None:
    anna = meet("Anna")
    stage = Stage(anna, 6)
    g = moments()[-1]
    crowded = {(x, y) for x, y, _ in g.view(0)["zombies"]}
    square = next(each for each in squares(g) if each not in crowded)
    more = {"square": square, "items": ["fire_axe", "skateboard"], "pages": 2}
    stage.show(g, players=[player | more for player in g.view(0)["players"]])
    seats = anna.page.locator(".city-seats")
    assert seats.evaluate("all => all.scrollHeight <= all.clientHeight")
    expect(anna.page.locator("[data-pawn]")).to_have_count(6)
    assert anna.page.evaluate(CROWDING) == []


def test_much_that_four_have_at_a_desk_is_seen_without_scrolling(meet: Meet) -> None:
    anna = meet("Anna", viewport={"width": 1440, "height": 900}, locale="it-IT")
    stage = Stage(anna, 4)
    g = position(asked("step"), players=4)
    more = {"items": ["fire_axe", "skateboard", "chainsaw", "dynamite"], "pages": 2, "half_life": True}
    stage.show(g, players=[player | more for player in g.view(0)["players"]])
    seats = anna.page.locator(".city-seats")
    expect(seats).to_have_class(re.compile(r"\btight-seats\b"))
    assert seats.evaluate("all => all.scrollHeight <= all.clientHeight")


def test_on_a_phone_on_its_side_the_last_button_of_an_auction_is_in_sight(meet: Meet) -> None:
    anna = meet("Anna", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True, locale="it-IT")
    stage = Stage(anna, 6)
    g = position(asked("bid"), players=6)
    stage.show(g)
    box = anna.page.locator(".contest .buttons .btn").last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 390
