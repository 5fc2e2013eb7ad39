"""Questions about squares and tiles of the city are answered where they are: on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from orda.games.zombies import RULES
from orda.games.zombies.play import Play
from tests.web.city import asked, position
from tests.web.city_pictures import EVERYTHING, PLAYERS, Scene, questions, questions_in
from tests.web.conftest import Meet
from tests.web.staged import DRAWN, Stage
from tests.web.visitor import PHONE

# What is lit on the map and can be pressed there without moving it: where it is, and which square or tile.
LIT: Final = """() => [...document.querySelectorAll('.lit-place, .ghost-tile')].flatMap(e => {
  const { sq, tile, ghost } = e.dataset, box = (e.querySelector(':scope > image') ?? e).getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return document.elementFromPoint(x, y)?.closest('.city-map') ? [[x, y, sq ?? tile ?? ghost]] : []
})"""
WALKS: Final = ("step", "force_step")
TWICE: Final = ("place_tile", *WALKS)  # a place is chosen first; a finger is shown the fights on its way
SOME: Final = {"ask-drive_to", "ask-explode", "ask-move_zombie", "ask-place_tile"}
SMALL_DESK: Final = {"width": 1180, "height": 820}
Press = Callable[[float, float], None]
Answers = dict[str, set[str]]  # ids by the square or tile they point at


def answers(g: Play, card: str | None = None) -> Answers:
    """What may be answered on the map, by a card or without one."""
    found: Answers = {}
    assert g.decision is not None
    for told in map(g.describe, g.decision.options):
        at = told.target.get("square") or told.target.get("tile")
        if at is not None and told.target.get("card") == card:
            found.setdefault(f"{at[0]},{at[1]}", set()).add(told.id)
    return found


def lit(page: Page, but: str = "") -> list[tuple[float, float, str]]:
    return [(x, y, at) for x, y, at in page.evaluate(LIT) if at != but]


def fault(stage: Stage, g: Play, press: Press, card: str | None = None) -> str:
    """Presses something lit in sight, of a walk a square that is one step away; what went wrong, if anything."""
    page, possible = stage.visitor.page, answers(g, card)
    assert g.decision is not None
    there = [each for each in lit(page) if g.decision.kind not in WALKS or card or each[2] in possible]
    if not there:
        return "nothing lit is in sight"
    x, y, at = there[len(there) // 2]
    press(x, y)
    page.evaluate(DRAWN)
    if not stage.chosen and g.decision.kind in TWICE:
        press(x, y)
    elif not stage.chosen and g.decision.kind == "move_zombie":
        x, y, at = lit(page, but=at)[0]
        press(x, y)
    stage.until(lambda: bool(stage.chosen))
    return "" if stage.chosen[0] in possible.get(at, ()) else f"{at} was pressed, {stage.chosen[0]} was sent"


def faults(stage: Stage, press: Press, asked: dict[str, Scene]) -> dict[str, str]:
    """Of questions about squares and tiles; none but what can be answered on the map."""
    found: dict[str, str] = {}
    for name, (g, _) in asked.items():
        stage.chosen.clear()
        stage.show(g)
        found[name] = fault(stage, g, press)
    return {name: wrong for name, wrong in found.items() if wrong}


def all_about_the_city() -> dict[str, Scene]:
    found = {name: scene for name, scene in questions().items() if answers(scene[0])}
    assert len(found) >= 18
    assert found.keys() >= SOME
    return found


def some_about_the_city() -> dict[str, Scene]:
    """From one game in which all of these are asked; the first that is tried is one."""
    for seed in (21, *range(1, 60)):
        found = questions_in(RULES.new(PLAYERS, seed, **EVERYTHING), luck=seed - 1)
        if found.keys() >= SOME:
            return {name: found[name] for name in SOME}
    raise AssertionError("there is no such game")


def test_questions_about_squares_and_tiles_are_answered_on_the_map(meet: Meet) -> None:
    anna = meet("Anna", viewport=SMALL_DESK)
    assert faults(Stage(anna, PLAYERS), anna.page.mouse.click, some_about_the_city()) == {}


@pytest.mark.slow
def test_every_question_about_squares_or_tiles_is_answered_on_the_map_by_mouse(meet: Meet) -> None:
    anna = meet("Anna")
    assert faults(Stage(anna, PLAYERS), anna.page.mouse.click, all_about_the_city()) == {}


@pytest.mark.slow
def test_every_question_about_squares_or_tiles_is_answered_on_the_map_by_touch(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    assert faults(Stage(anna, PLAYERS), anna.page.touchscreen.tap, all_about_the_city()) == {}


def aimed_at_tiles(g: Play) -> str:
    """A card in the hand of seat 0 that wants one of several tiles."""
    assert g.decision is not None
    told = [each.target for each in map(g.describe, g.decision.options) if each.id.startswith("play:")]
    cards = [str(target["card"]) for target in told if "tile" in target]
    return next((card for card in cards if cards.count(card) > 1), "")


def test_a_card_that_wants_a_tile_is_aimed_on_the_map_by_mouse_and_by_keys(stage: Stage) -> None:
    g = position(lambda g: asked("step")(g) and bool(aimed_at_tiles(g)), **EVERYTHING)
    card, page = aimed_at_tiles(g), stage.visitor.page
    possible = answers(g, card)
    stage.show(g)
    page.locator(f"[data-hand='{card}']").first.click()
    expect(page.locator("[data-aim]")).to_have_count(0)  # there are too many to tell them by name
    assert {at for _, _, at in lit(page)} <= possible.keys()
    x, y, at = lit(page)[0]
    page.mouse.click(x, y)
    stage.until(lambda: bool(stage.chosen))
    assert stage.chosen[0] in possible[at]
    stage.clear()
    stage.show(g)
    page.locator(f"[data-hand='{card}']").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".city-map")).to_be_focused()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    stage.until(lambda: bool(stage.chosen))
    assert any(stage.chosen[0] in ids for ids in possible.values())
