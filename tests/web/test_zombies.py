"""Zombies!!! in a real browser: whole games by mouse, by keys and by touch, and every question on a stage."""

from __future__ import annotations

import json
import random
from typing import Final, cast

from playwright.sync_api import expect

from orda.games.zombies.bot import Runner
from orda.games.zombies.play import Play
from tests.web.city import (
    Hands,
    asked,
    by_keys,
    far_step,
    live,
    middle,
    play_on,
    position,
    quiet_way,
    seen,
    window_with_targets,
)
from tests.web.conftest import Meet
from tests.web.moments import moment
from tests.web.staged import Stage
from tests.web.visitor import PHONE

SHORT: Final = {"kill_target": 6, "max_rounds": 4}
PASSED: Final = ("turn_start", "between_steps", "after_move", "turn_end", "before_fight")  # by pass_turn


def test_one_person_and_two_runners_play_a_whole_game_by_mouse(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:runner", "bot:runner", game="zombies", options=SHORT)
    anna.page.wait_for_selector(".city-map")
    play_on(anna, Hands(anna, anna.page.mouse.click, seed=1).act)
    expect(anna.page.locator(".result-hero h1")).to_be_visible()
    expect(anna.page.locator(".chart .line").first).to_be_attached()


def test_a_whole_game_is_played_by_keys_alone(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:runner", "bot:runner", game="zombies", options=SHORT)
    play_on(anna, by_keys(anna, random.Random(2)))
    expect(anna.page.locator(".result-hero h1")).to_be_visible()


def test_a_whole_game_is_played_by_touch_on_a_phone_in_italian(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, locale="it-IT", has_touch=True, is_mobile=True)
    anna.new_table("me", "bot:runner", "bot:runner", game="zombies", options=SHORT)
    anna.page.wait_for_selector(".city-map")
    hands = Hands(anna, anna.page.touchscreen.tap, seed=3)
    play_on(anna, hands.act)
    expect(anna.page.locator(".result-hero h1")).to_be_visible()


# -- every question ------------------------------------------------------------------------------------


def test_one_click_on_a_far_square_walks_there_step_by_step(stage: Stage) -> None:
    g = position(lambda g: far_step(g) and quiet_way(g) != [])
    goal = quiet_way(g)[3]
    live(stage, g)
    page = stage.visitor.page
    x, y = g.t.city.xy(goal)
    square = page.locator(f".lit-place[data-sq='{x},{y}']")
    expect(square).to_contain_text("3")
    page.mouse.click(*middle(square))
    stage.until(lambda: len(stage.chosen) >= 3)
    assert len(stage.chosen) == 3
    assert stage.chosen[-1] == f"step:{x},{y}"
    assert g.t.pawns[0] == goal


def beyond_a_zombie(g: Play) -> tuple[int, int] | None:
    """A zombie beside the pawn, and a square that can only be reached over it in two steps."""
    city, t, pawn = g.t.city, g.t, g.t.pawns[0]
    for near in city.next[pawn]:
        for far in city.next[near] if t.zombies[near] else ():
            if far != pawn and far not in city.next[pawn] and set(city.next[far]) & set(city.next[pawn]) == {near}:
                return near, far
    return None


def test_a_walk_stops_where_a_fight_waits(stage: Stage) -> None:
    g = position(lambda g: far_step(g) and beyond_a_zombie(g) is not None)
    found = beyond_a_zombie(g)
    assert found is not None
    (near_x, near_y), (x, y) = g.t.city.xy(found[0]), g.t.city.xy(found[1])
    live(stage, g)
    stage.visitor.page.mouse.click(*middle(stage.visitor.page.locator(f".lit-place[data-sq='{x},{y}']")))
    stage.until(lambda: len(stage.chosen) > 0)
    assert stage.chosen == [f"step:{near_x},{near_y}"]


def test_only_legal_places_and_turns_are_offered(stage: Stage) -> None:
    g = position(asked("place_tile"), seed=7)
    stage.show(g)
    assert g.decision is not None
    cells = {",".join(map(str, g.describe(option).target["tile"])) for option in g.decision.options}
    ghosts = {one.get_attribute("data-ghost") for one in stage.visitor.page.locator(".ghost-tile").all()}
    assert ghosts == cells


def test_place_for_me_lays_everything_as_a_good_player_would_and_stops_there(stage: Stage) -> None:
    g = position(lambda g: asked("put")(g) and len(g.decision.options) > 2)  # type: ignore[union-attr]
    wanted, good = [], g.clone()
    while asked("put")(good):
        option = Runner().choose(good)
        wanted.append(good.describe(option).id)
        good.apply(option)
    live(stage, g)
    stage.visitor.page.locator("[data-go='for-me']").click()
    stage.until(lambda: not asked("put")(g))
    assert stage.chosen == wanted
    assert stage.hints == len(wanted)


def test_zombies_that_move_for_me_wait_until_the_server_says_what_is_good(stage: Stage) -> None:
    g = position(lambda g: asked("move_zombie")(g) and len(g.t.crowd) > 8)
    live(stage, g)
    says, stage.on_hint = stage.on_hint, None  # the server refuses: too many hints
    stage.visitor.page.locator("[data-go='for-me']").click()
    stage.visitor.page.wait_for_timeout(300)
    assert stage.chosen == []
    stage.on_hint = says
    stage.until(lambda: not asked("move_zombie")(g))
    assert [each.partition(":")[0] for each in stage.chosen] == ["zombie"] * 3
    expect(stage.visitor.page.locator("[role=alert]")).to_have_count(0)


def test_three_zombies_move_by_two_clicks_each(stage: Stage) -> None:
    g = position(lambda g: asked("move_zombie")(g) and len(g.t.crowd) > 8)
    live(stage, g)
    page = stage.visitor.page
    for left in (3, 2, 1):
        expect(page.locator(".zombies-to-move > span:not(.gone)")).to_have_count(left)
        page.mouse.click(*middle(seen(page, ".lit-place[data-sq]")[0]))
        held = page.locator(".lit-place[data-sq]").count()
        page.mouse.click(*middle(seen(page, ".lit-place[data-sq]")[0]))
        assert held >= 2
        stage.until(lambda: len(stage.chosen) == 4 - left)  # noqa: B023
    assert [each.partition(":")[0] for each in stage.chosen] == ["zombie"] * 3


def test_a_fight_shows_die_bonuses_need_and_prices(stage: Stage) -> None:
    g = position(lambda g: asked("pay")(g) and len(g.view(0)["fights"][-1]["bonuses"]) > 0)
    stage.show(g)
    page, fight = stage.visitor.page, g.view(0)["fights"][-1]
    expect(page.locator(".fight-need b")).to_have_text(str(fight["need"]))
    expect(page.locator(".fight-stage .die-face")).to_have_attribute("aria-label", str(fight["die"]))
    expect(page.locator(".fight-stage .bonus-term")).to_have_count(len(fight["bonuses"]))
    total = fight["die"] + sum(bonus["value"] for bonus in fight["bonuses"])
    expect(page.locator(".fight-stage .total b")).to_have_text(str(total))
    expect(page.locator(".needed-from .miss")).to_have_count(fight["need"] - total)
    page.locator(".fight-stage .pay").first.click()
    stage.until(lambda: len(stage.chosen) > 0)
    assert stage.chosen[0].startswith("pay:")


def test_the_auction_shows_everybody_and_takes_my_bid(stage: Stage) -> None:
    g = position(lambda g: asked("bid")(g) and g.t.trophies[0] > 1)
    stage.show(g)
    page = stage.visitor.page
    expect(page.locator(".contest > ul > li")).to_have_count(3)
    before = int(page.locator(".contest output").text_content() or "0")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=f"Bid {before + 1}").click()
    stage.until(lambda: len(stage.chosen) > 0)
    assert stage.chosen == [f"bid:{before + 1}"]


def aimed_card(g: Play) -> str:
    described = [g.describe(option) for option in g.decision.options]  # type: ignore[union-attr]
    return str(next(d.target["card"] for d in described if "seat" in d.target))


def test_by_keys_a_picked_card_is_announced_its_targets_come_next_and_escape_puts_it_back(stage: Stage) -> None:
    g = position(window_with_targets)
    stage.show(g)
    page, card = stage.visitor.page, stage.visitor.page.locator(f".event-hand [data-hand='{aimed_card(g)}']")
    asked = page.locator("#prompt .ask").inner_text()
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt .ask")).not_to_have_text(asked)
    expect(page.locator("#spoken")).to_have_text(page.locator("#prompt .ask").inner_text())
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.city-seat.aim *')")
    page.keyboard.press("Escape")
    expect(page.locator(".city-seat.aim")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.hand") == card.get_attribute("data-hand")
    assert stage.chosen == []


def test_a_card_with_several_targets_asks_whom(stage: Stage) -> None:
    g = position(window_with_targets)
    stage.show(g)
    page = stage.visitor.page
    described = [g.describe(option) for option in g.decision.options]  # type: ignore[union-attr]
    card = aimed_card(g)
    page.locator(f".event-hand [data-hand='{card}']").click()
    expect(page.locator(".city-seat.aim")).to_have_count(len([d for d in described if d.target.get("card") == card]))
    page.locator(".city-seat.aim .aimed").first.click()
    stage.until(lambda: len(stage.chosen) > 0)
    assert stage.chosen[0].startswith(f"play:{card}>")


def test_moments_i_do_not_want_to_be_asked_in_are_passed_at_once_until_i_want_to_again(stage: Stage) -> None:
    page = stage.visitor.page
    asks = position(asked("turn_start"))
    stage.show(position(far_step))  # also when nothing can be answered, and on a phone, the setting can be reached
    page.locator("[data-go=moments]").click()
    page.get_by_label("At the start of a turn").uncheck()
    page.keyboard.press("Escape")
    stage.show(asks)
    stage.until(lambda: len(stage.chosen) > 0)
    assert stage.chosen == ["pass"]
    page.locator("[data-go=moments]").click()
    page.get_by_label("At the start of a turn").check()
    page.keyboard.press("Escape")
    stage.show(asks)
    page.get_by_role("button", name="Pass for this turn").click()
    stage.until(lambda: len(stage.chosen) > 1)
    assert stage.chosen == ["pass", "pass_turn"]


def test_who_has_passed_for_this_turn_is_not_asked_again_in_it(stage: Stage) -> None:
    g = position(lambda g: asked("turn_start")(g) and g.t.active != 0)
    live(stage, g)
    turn = g.t.active
    stage.visitor.page.get_by_role("button", name="Pass for this turn").click()
    stage.until(lambda: len(stage.chosen) > 0)
    assert g.decision is None or g.t.active != turn or g.decision.kind not in PASSED


def test_the_others_see_only_that_the_table_waits(stage: Stage) -> None:
    g = position(asked("turn_start"), seat=1)
    stage.show(g, seat=0)
    page = stage.visitor.page
    expect(page.locator("#prompt :is(.ask, .wait)")).to_have_text("The table waits")
    expect(page.locator(".city-dock [data-lit]")).to_have_count(0)


def test_somebody_led_by_brain_cramp_walks_where_i_click(stage: Stage) -> None:
    g = moment("brain-cramp").game
    walk = g.view(0)["walks"][-1]
    live(stage, cast(Play, g))
    page = stage.visitor.page
    expect(page.locator("#prompt .ask")).to_contain_text(f"up to {walk['points']} squares")
    page.mouse.click(*middle(seen(page, ".lit-place[data-sq]")[0]))
    stage.until(lambda: len(stage.chosen) > 0)
    assert stage.chosen[0].startswith("step:")


def test_a_forced_walk_is_led_square_by_square(stage: Stage) -> None:
    g = cast(Play, moment("forced").game)
    mover = g.walk.mover
    start = g.t.pawns[mover]
    live(stage, g)
    page = stage.visitor.page
    page.mouse.click(*middle(seen(page, ".lit-place[data-sq]:has(text)")[0]))
    stage.until(lambda: len(stage.chosen) > 0)
    assert all(each.startswith("step:") for each in stage.chosen)
    assert g.t.pawns[mover] != start


def test_the_duel_for_the_keys_shows_both_dice_and_takes_bullets(stage: Stage) -> None:
    g = moment("keys-duel").game
    stage.show(g)
    page, duel = stage.visitor.page, g.view(0)["duels"][-1]
    expect(page.locator(".contest li")).to_have_count(2)
    dice = [one.get_attribute("aria-label") for one in page.locator(".contest .die-face").all()]
    assert dice == [str(die) for die in duel["dice"]]
    expect(page.locator(".contest li > b")).to_have_text([str(total) for total in duel["totals"]])
    raises = [g.describe(o).id for o in g.decision.options if g.describe(o).id.startswith("raise:")]  # type: ignore[union-attr]
    for _ in raises[1:]:
        page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="More")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-raise]").click()
    stage.until(lambda: len(stage.chosen) > 0)
    assert stage.chosen == [raises[-1]]


def test_the_keys_can_be_fought_for(stage: Stage) -> None:
    stage.show(moment("keys-challenge").game)
    expect(stage.visitor.page.locator(".city-seat .has-keys")).to_have_count(1)
    stage.visitor.page.get_by_role("button", name="Challenge", exact=True).click()
    stage.until(lambda: len(stage.chosen) > 0)
    assert stage.chosen == ["challenge"]


def test_a_spectator_is_sent_nobodys_cards_and_no_question(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    table = anna.new_table("me", "friend", "bot:easy", game="zombies", public=True)
    anna.api("GET", f"/api/tables/{table}")
    paola = meet("Paola")
    paola.sit(anna.invite(table, 1))
    guido.open(f"/table/{table}?watch")
    for person in (anna, paola, guido):
        person.page.wait_for_selector(".city-map")
    states = [json.loads(frame) for frame in guido.frames if '"type":"state"' in frame]
    assert states
    for state in states:
        assert state["seat"] is None
        assert state["decision"] is None
        assert all("hand" not in player for player in state["view"]["players"])
    assert guido.page.locator("[data-lit], .event-hand li").count() == 0
