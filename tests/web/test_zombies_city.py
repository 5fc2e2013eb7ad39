"""The whole city of Zombies!!! on the screen: cards on their way, floors, arrows, what holds somebody back."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from orda.games.zombies.play import Play
from orda.games.zombies.tiles import MALL2
from tests.web.city import asked, clear, far_step, middle, position, seen
from tests.web.conftest import Meet
from tests.web.staged import Stage
from tests.web.visitor import PHONE


def announced(card: str, player: int, target: dict[str, Any] | None, *, cancelled: bool = False) -> dict[str, Any]:
    return {"card": card, "player": player, "target": target, "cancelled": cancelled}


def test_cards_on_their_way_are_shown_with_who_plays_them_on_whom_and_what_is_cancelled(stage: Stage) -> None:
    cards = [
        announced("fear", 1, {"seat": 0}),
        announced("that_didnt_just_happen", 2, None, cancelled=True),
        announced("that_didnt_just_happen", 1, None),
    ]
    stage.show(position(asked("turn_start")), resolving=cards)
    shown = stage.visitor.page.locator(".announced li")
    expect(shown).to_have_count(3)
    expect(shown.nth(0)).to_contain_text(re.compile("Bruna.*plays.*Fear.*(Anna|you)", re.DOTALL | re.IGNORECASE))
    expect(shown.nth(1)).to_contain_text("cancelled")
    expect(shown.nth(2)).to_have_class(re.compile(r"\bnow\b"))


def test_an_answer_is_asked_for_with_what_the_card_does_and_given_by_a_button(stage: Stage) -> None:
    g = position(asked("card_played"), card_sets=["base", "ndy"])
    stage.show(g, resolving=[announced("fear", 1, {"seat": 0})])
    page = stage.visitor.page
    expect(page.locator(".prompt .ask")).to_contain_text("on you")
    expect(page.locator(".prompt .why")).to_contain_text(re.compile(r"\w{3,}.*Do you answer\?"))
    page.locator(".prompt [data-card]").first.click()
    stage.until(lambda: bool(stage.chosen) or page.locator(".prompt [data-aim]").count() > 0)


def test_whoever_cannot_act_sees_why(stage: Stage) -> None:
    g = position(far_step)
    players = g.view(0)["players"]
    players[0] |= {
        "held_by": [
            {"how": "bars", "effect": "fear", "player": None},
            {"how": "led", "effect": None, "player": 1},
        ]
    }
    stage.show(g, players=players)
    holds = stage.visitor.page.locator(".holds li")
    expect(holds.nth(0)).to_have_text("Fear: you cannot walk.")
    expect(holds.nth(1)).to_have_text(re.compile("^Bruna decides"))


def with_two_floors(g: Play) -> bool:
    return asked("step")(g) and g.t.city.zones.count(MALL2) > 1


def test_the_mall_has_a_switch_from_floor_to_floor_that_says_what_is_on_each(stage: Stage) -> None:
    g = position(with_two_floors, tile_sets=["mw"])
    view = g.view(0)
    upstairs = {(tile["x"], tile["y"]) for tile in view["map"] if tile["zone"] == "mall2"}
    there = [z for z in view["zombies"] if (z[0] // 3, z[1] // 3) in upstairs]
    stage.show(g)
    page = stage.visitor.page
    second = page.locator("[data-floor=mall2]")
    expect(second).to_contain_text(str(len(there)))
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    dimmed = page.locator(".ground image[opacity]").count()
    assert dimmed == sum(tile["zone"] == "mall1" for tile in view["map"])


def test_on_a_phone_one_button_in_the_row_above_the_map_leads_to_the_other_floor(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    Stage(anna).show(position(with_two_floors, tile_sets=["mw"]))
    page, switch = anna.page, anna.page.locator(".floors button")
    expect(switch).to_have_count(1)
    box, above = switch.bounding_box(), clear(page)["y"]
    assert box is not None
    assert box["y"] + box["height"] <= above
    first = switch.get_attribute("data-floor")
    switch.tap()
    expect(page.locator(f".floors [data-floor={first}]")).to_have_count(0)
    expect(switch).to_have_count(1)


def auction(g: Play) -> bool:
    return asked("bid")(g) and len(g.view(0)["auction"]["sites"]) > 2


def test_the_places_that_are_bid_for_are_seen_on_the_map_with_the_steps_to_each_and_told(stage: Stage) -> None:
    g = position(auction)
    sites = g.view(0)["auction"]["sites"]
    stage.show(g)
    page = stage.visitor.page
    shown = page.locator("[data-site]")
    assert sorted(shown.evaluate_all("all => all.map(e => e.dataset.site)")) == sorted(
        f"{s['x']},{s['y']}" for s in sites
    )
    assert shown.locator("text").all_text_contents() == [f"{site['steps'][0]} steps" for site in sites]
    assert page.locator(".ghost-tile").count() == 0  # nobody may lay it yet
    told = page.get_by_role("list", name="Places that are bid for").locator("li")
    expect(told).to_have_count(len(sites))
    expect(told.first).to_contain_text(re.compile(rf"Place \w+ of .+Anna: {sites[0]['steps'][0]} steps\. Bruna: "))
    page.locator(".city-map").focus()
    page.keyboard.press("n")
    expect(page.locator("[role=gridcell]")).to_contain_text("Bruna: ")
    page.keyboard.press("Enter")
    expect(page.locator(".why-not")).to_contain_text("Whoever wins the auction lays the tile.")
    assert stage.chosen == []


def test_on_a_phone_a_place_that_is_bid_for_is_in_sight_and_arrows_lead_to_the_others(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(anna)
    g = position(lambda g: auction(g) and len(g.t.city.tiles) > 20)
    stage.show(g)
    page = anna.page
    assert seen(page, "[data-site] > rect:first-of-type")
    arrow = page.locator(".beacon.site").first
    expect(arrow).to_contain_text("A place that is bid for")
    goal = arrow.get_attribute("data-beacon")
    arrow.tap()
    expect(page.locator(f"[data-beacon='{goal}']")).to_have_count(0)


def test_on_a_phone_lit_squares_are_as_large_as_a_finger_and_arrows_lead_to_what_is_not_seen(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(anna)
    stage.show(position(lambda g: asked("move_zombie")(g) and len(g.t.city.tiles) > 20 and len(g.t.crowd) > 30))
    page = anna.page
    boxes = [one.bounding_box() for one in seen(page, ".lit-place[data-sq] > image")]
    assert boxes
    assert min(box["width"] for box in boxes if box) >= 30  # the frame that is drawn; the square around it has 40
    arrow = page.locator(".beacon.lit").first
    goal = arrow.get_attribute("data-beacon")
    expect(arrow).to_contain_text(re.compile("north|east|south|west"))
    arrow.tap()
    expect(page.locator(f"[data-beacon='{goal}']")).to_have_count(0)


def test_a_finger_sees_a_way_with_fights_first_and_goes_it_with_the_next_tap(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(anna)
    g = position(lambda g: far_step(g) and zombie_beside(g) is not None)
    stage.show(g)
    page, (x, y) = anna.page, g.t.city.xy(zombie_beside(g) or 0)
    square = page.locator(f".lit-place[data-sq='{x},{y}']")
    page.touchscreen.tap(*middle(square))
    expect(page.locator("#prompt .why")).to_contain_text("again")
    expect(page.locator(".told-square")).to_contain_text("1 step, 1 fight")
    assert stage.chosen == []
    page.touchscreen.tap(*middle(square))
    stage.until(lambda: stage.chosen == [f"step:{x},{y}"])


def zombie_beside(g: Play) -> int | None:
    return next((square for square in g.t.city.next[g.t.pawns[0]] if g.t.zombies[square]), None)
