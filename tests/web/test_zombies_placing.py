"""Laying a tile of Zombies!!!: one press chooses the place, one more lays it; it is turned in every way there is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from orda.games.zombies.play import Play
from tests.web.city import asked, middle, position, seen
from tests.web.conftest import Meet
from tests.web.staged import Stage
from tests.web.visitor import PHONE

Ways = dict[str, list[int]]  # the turns of each place


def ways_of(g: Play) -> Ways:
    assert g.decision is not None
    ways: Ways = {}
    for option in g.decision.options:
        target = g.describe(option).target
        ways.setdefault(",".join(map(str, target["tile"])), []).append(target["turns"])
    return ways


def turnable(g: Play) -> bool:
    """Several places, and one of them with several turns."""
    return asked("place_tile")(g) and len(ways_of(g)) > 1 and max(map(len, ways_of(g).values())) > 1


def staged_place(stage: Stage) -> tuple[Page, Play, str]:
    """A position with a place that has several turns; its cell."""
    g = position(turnable)
    stage.show(g)
    return stage.visitor.page, g, next(cell for cell, turns in ways_of(g).items() if len(turns) > 1)


def ghost(page: Page, cell: str) -> tuple[float, float]:
    return middle(page.locator(f".ghost-tile[data-ghost='{cell}'] > rect").first)


def chosen(page: Page) -> str | None:
    on = page.locator(".ghost-tile.on")
    return on.get_attribute("data-ghost") if on.count() else None


def test_one_press_chooses_a_place_and_one_more_lays_the_tile(stage: Stage) -> None:
    page, _, cell = staged_place(stage)
    expect(page.locator("[data-go=place]")).to_be_disabled()
    page.mouse.click(*ghost(page, cell))
    expect(page.locator(f".ghost-tile.on[data-ghost='{cell}']")).to_have_count(1)
    assert stage.chosen == []
    page.mouse.click(*ghost(page, cell))
    stage.until(lambda: bool(stage.chosen))
    assert stage.chosen[0].startswith(f"place:{cell}/")


def test_the_button_lays_the_tile_where_it_was_chosen_whatever_the_pointer_passes_on_its_way(stage: Stage) -> None:
    page, g, cell = staged_place(stage)
    page.mouse.click(*ghost(page, cell))
    for other in ways_of(g):
        page.mouse.move(*ghost(page, other))
        assert chosen(page) == cell
    page.locator("[data-go=place]").click()
    stage.until(lambda: bool(stage.chosen))
    assert stage.chosen[0].startswith(f"place:{cell}/")


def test_a_drag_lays_nothing_and_moves_the_map(stage: Stage) -> None:
    page, _, cell = staged_place(stage)
    page.mouse.click(*ghost(page, cell))
    x, y = ghost(page, cell)
    page.mouse.move(x, y)
    page.mouse.down()
    for i in range(1, 7):
        page.mouse.move(x + 8 * i, y)
    page.mouse.up()
    assert ghost(page, cell)[0] > x + 30
    assert stage.chosen == []
    assert chosen(page) == cell


def press_button(page: Page, cell: str) -> None:
    page.mouse.click(*middle(page.locator(f".ghost-tile[data-ghost='{cell}'] [data-turn]")))


def wheel(page: Page, cell: str) -> None:
    page.mouse.move(*ghost(page, cell))
    page.mouse.wheel(0, 100)


TURNERS: Final[tuple[Callable[[Page, str], None], ...]] = (
    press_button,
    lambda page, _: page.keyboard.press("r"),
    lambda page, cell: page.mouse.click(*ghost(page, cell), button="right"),
    wheel,
    lambda page, _: page.locator(".city-dock .turn").click(),
)


def test_a_chosen_tile_is_turned_by_button_key_right_button_and_wheel(stage: Stage) -> None:
    page, _, cell = staged_place(stage)
    page.mouse.click(*ghost(page, cell))
    tile = page.locator(f".ghost-tile[data-ghost='{cell}'] image").first
    for turn in TURNERS:
        before = tile.get_attribute("href") or ""
        turn(page, cell)
        expect(tile).not_to_have_attribute("href", before)
    assert stage.chosen == []
    lies = page.locator(f".ghost-tile[data-ghost='{cell}']").get_attribute("data-turns")
    page.mouse.click(*ghost(page, cell))
    stage.until(lambda: bool(stage.chosen))
    assert stage.chosen == [f"place:{cell}/{lies}"]


def test_two_fingers_turn_a_chosen_tile(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    page, _, cell = staged_place(Stage(anna))
    page.touchscreen.tap(*ghost(page, cell))
    tile = page.locator(f".ghost-tile[data-ghost='{cell}'] image").first
    before = tile.get_attribute("href")
    x, y = middle(page.locator(".city-map"))
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x - 40, y), (x + 40, y))
    for dx, dy in ((38, 12), (34, 21), (28, 28), (20, 35)):
        touch("touchMove", (x - dx, y - dy), (x + dx, y + dy))
    touch("touchEnd")
    expect(tile).not_to_have_attribute("href", before or "")


def closing(g: Play) -> bool:
    if not asked("place_tile")(g) or g.decision is None:
        return False
    return any(g.describe(option).target["closes"] for option in g.decision.options)


def test_the_roads_a_tile_would_close_are_shown_before_it_is_laid(stage: Stage) -> None:
    g = position(closing)
    assert g.decision is not None
    target = next(t for t in (g.describe(o).target for o in g.decision.options) if t["closes"])
    stage.show(g)
    page = stage.visitor.page
    cell = ",".join(map(str, target["tile"]))
    if chosen(page) != cell:
        page.mouse.click(*ghost(page, cell))
    for _ in range(4):
        if page.locator("[data-closes]").count() == len(target["closes"]):
            break
        page.keyboard.press("r")
    closed = {",".join(map(str, spot)) for spot in target["closes"]}
    assert {one.get_attribute("data-closes") for one in page.locator("[data-closes]").all()} == closed
    expect(page.locator("#prompt .why")).to_contain_text("close")


def test_by_keys_the_place_is_chosen_first_and_its_roads_are_told_in_each_turning(stage: Stage) -> None:
    page, g, _ = staged_place(stage)
    page.locator(".city-map").focus()
    said = page.locator("[role=gridcell]")
    expect(said).to_contain_text(re.compile(r"Place (north|east|south|west) of .+\. (0|90|180|270)°: "))
    page.keyboard.press("Enter")
    expect(page.locator(".ghost-tile.on")).to_have_count(1)
    expect(said).to_contain_text("Enter places the tile")
    told = re.findall(r"(\d+)°: (?:North|East|South|West) ", said.inner_text())
    assert sorted(int(degrees) // 90 for degrees in told) == sorted(ways_of(g)[chosen(page) or ""])
    assert stage.chosen == []
    page.keyboard.press("Enter")
    stage.until(lambda: bool(stage.chosen))


def test_places_out_of_sight_have_an_arrow_that_leads_there(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(anna)
    stage.show(position(lambda g: asked("place_tile")(g) and len(g.t.city.tiles) > 20 and len(ways_of(g)) > 4))
    before = len(seen(anna.page, ".ghost-tile"))
    arrow = anna.page.locator(".beacon.lit").first
    assert before < anna.page.locator(".ghost-tile").count()
    cell = (arrow.get_attribute("data-beacon") or "").removeprefix("tile")
    arrow.click()
    expect(anna.page.locator(f"[data-beacon='tile{cell}']")).to_have_count(0)
