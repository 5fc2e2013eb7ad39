"""The other sets of Zombies!!! in a real browser: their tiles, kinds of zombies and questions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from orda.engine.rng import Chance
from orda.games.zombies import RULES
from orda.games.zombies.play import Play
from orda.games.zombies.tiles import DOG, ENHANCED
from tests.web.city import MINE, Until, asked, middle, position, seen
from tests.web.staged import Stage

PRESSED: Final = f"{MINE}, .event-hand [data-lit]"
ALL: Final = ["base", "dc", "mw", "te"]


def of_kind(kind: int, question: str) -> Until:
    """Zombies of a kind are on the map while something is asked."""
    return lambda g: asked(question)(g) and any(g.t.kind_on(square) == kind for square in g.t.crowd)


def shown(stage: Stage, until: Until, **options: Any) -> Play:
    g = position(until, **{"tile_sets": ALL, **options})
    stage.show(g)
    return g


def questions(seed: int) -> Iterator[Play]:
    """The first position of each kind of question in a random game with everything, as seat 0 is asked."""
    sets = {"tile_sets": ALL, "card_sets": ["base", "dc", "mw", "ndy", "te"]}
    g: Play = RULES.new(3, seed, max_rounds=40, kill_target=1000, **sets)
    chance, seen = Chance(seed), set[str]()
    while g.decision is not None:
        if g.decision.player == 0 and g.decision.kind not in seen:
            seen.add(g.decision.kind)
            yield g
        busy = [option for option in g.decision.options if option >= 0]
        g.apply(chance.choice(busy or g.decision.options))


def test_every_question_has_something_to_press(stage: Stage) -> None:
    kinds = []
    for g in questions(1):
        assert g.decision is not None
        stage.show(g)
        stage.visitor.page.wait_for_function(f"document.querySelector({PRESSED!r})")
        kinds.append(g.decision.kind)
    assert len(kinds) > 12, kinds


@pytest.mark.parametrize("kind", [DOG, ENHANCED])
def test_every_zombie_on_the_map_is_drawn(stage: Stage, kind: int) -> None:
    g = shown(stage, of_kind(kind, "step"))
    drawn = stage.visitor.page.locator(".city-map [data-zombie]").count()
    assert drawn == sum(g.t.count_on(square) for square in g.t.crowd)


def heap_of_cards(g: Play) -> bool:
    return asked("weed_out")(g) and g.decision is not None and len(g.decision.options) > 20


def test_a_heap_of_cards_is_looked_through_by_name_and_text(stage: Stage) -> None:
    g = next(g for seed in range(1, 40) for g in questions(seed) if heap_of_cards(g))
    assert g.decision is not None
    stage.show(g)
    page = stage.visitor.page
    expect(page.locator(".city-dock .prompt-buttons .btn")).to_have_count(2)  # the heap, and enough of it
    page.locator("[data-go=look-through]").click()
    rows = page.locator("dialog [data-card]")
    expect(rows).to_have_count(len(g.decision.options) - 1)
    page.locator("dialog input").fill("qqq")
    expect(page.locator("dialog [role=status]")).to_be_visible()
    page.locator("dialog input").fill("")
    name, card = rows.nth(3).locator("b").inner_text(), rows.nth(3).get_attribute("data-card")
    page.locator("dialog input").fill(name.upper())
    page.locator(f"dialog [data-card={card}]").click()
    stage.until(lambda: bool(stage.chosen))
    assert stage.chosen == [f"weed_out:{card}"]
    expect(page.locator("dialog")).to_have_count(0)


def test_the_deck_to_draw_from_is_a_button(stage: Stage) -> None:
    g = shown(stage, asked("draw_from"))
    assert g.decision is not None
    page = stage.visitor.page
    expect(page.locator(".city-dock [data-lit]")).to_have_count(len(g.decision.options))
    page.locator(".city-dock [data-lit]").last.click()
    stage.until(lambda: bool(stage.chosen))
    assert stage.chosen[0].startswith("draw_from:")


def test_the_end_of_the_bridge_to_start_on_is_a_square(stage: Stage) -> None:
    shown(stage, asked("start_on"), tile_sets=["te"])
    stage.visitor.page.locator(".lit-place[data-sq='1,0']").click()
    stage.until(lambda: bool(stage.chosen))
    assert stage.chosen == ["start_on:1,0"]


def test_a_dog_is_put_on_a_square(stage: Stage) -> None:
    shown(
        stage, lambda g: asked("put")(g) and "put:dog" in g.describe(g.decision.options[0]).id if g.decision else False
    )
    stage.visitor.page.locator(".lit-place[data-sq]").first.click()
    stage.until(lambda: bool(stage.chosen))
    assert stage.chosen[0].startswith("put:dog@")


def test_woods_are_placed_like_any_tile(stage: Stage) -> None:
    shown(stage, lambda g: asked("place_tile")(g) and g.t.tiles_left != set() and g.t.city.bridge >= 0)
    place = stage.visitor.page.locator("[data-go='place']")
    if place.is_disabled():
        stage.visitor.page.mouse.click(*middle(seen(stage.visitor.page, ".ghost-tile > rect:first-of-type")[0]))
    place.click()
    stage.until(lambda: bool(stage.chosen))
    assert stage.chosen[0].startswith("place:")


def test_half_lives_are_shown_beside_whole_ones(stage: Stage) -> None:
    g = shown(stage, lambda g: asked("step")(g) and g.t.lives[0] % 2 == 1, tile_sets=["te"])
    halves = sum(lives % 2 for lives in g.t.lives)
    expect(stage.visitor.page.locator(".city-seats .life svg, .city-seats .life .icon")).to_have_count(
        len(g.t.lives) + halves
    )
