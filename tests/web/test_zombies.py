"""Zombies!!! in a real browser: whole games by mouse, by keys and by touch, and every moment of the board on a stage."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Locator, Page, expect

import orda
from orda.engine.game import Game
from orda.games.zombies.bot import Runner
from orda.games.zombies.city import fitting
from orda.games.zombies.play import Play
from orda.games.zombies.tiles import KIND_IDS, KIND_OF, KINDS
from tests.web.conftest import Meet
from tests.web.staged import Stage
from tests.web.test_pages import TOO_SMALL, complaints
from tests.web.visitor import PHONE, Visitor

SHORT: Final = {"kill_target": 2, "max_rounds": 4}
MINE: Final = ".zdock .prompt:not(.theirs) [data-lit], .fstage [data-lit], .bidrow [data-lit], .litsq, .ghost"
Until = Callable[[Play], bool]


# -- playing ------------------------------------------------------------------------------------------


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def seen(page: Page, selector: str) -> list[Locator]:
    """Those whose middle is on the map now."""
    stage = page.locator(".zmap").bounding_box()
    assert stage is not None
    found = []
    for thing in page.locator(selector).all():
        box = thing.bounding_box()
        if box and stage["x"] < box["x"] + box["width"] / 2 < stage["x"] + stage["width"]:
            if stage["y"] < box["y"] + box["height"] / 2 < stage["y"] + stage["height"]:
                found.append(thing)
    return found


def play_on(person: Visitor, act: Callable[[], None], seconds: float = 60) -> None:
    """Acts whenever something is asked, until the game is over."""
    end = time.monotonic() + seconds
    while not person.over():
        assert time.monotonic() < end, "the game did not end in time"
        if person.page.locator(MINE).count():
            act()
        person.page.wait_for_timeout(25)


class Hands:
    """Plays by pressing what is seen; `press` is a mouse or a finger."""

    def __init__(self, person: Visitor, press: Callable[[float, float], None], seed: int) -> None:
        self.page = person.page
        self.press = press
        self.chance = random.Random(seed)

    def act(self) -> None:
        before = self.page.locator("main.table").get_attribute("data-number")
        choices = seen(self.page, ".ghost, .litsq[data-sq], .litsq[data-tile]")
        buttons = [one for one in self.page.locator(".zdock [data-lit]:not(.zhand [data-lit])").all() if one.is_visible()]
        helps = [one for one in self.page.locator("[data-go='for-me']").all() if one.is_visible()]
        if helps and (not choices or self.chance.random() < 0.5):
            self.press(*middle(helps[0]))
        elif choices and (not buttons or self.chance.random() < 0.8):
            self.press(*middle(self.chance.choice(choices)))
        elif buttons:
            self.press(*middle(self.chance.choice(buttons)))
        else:
            self.page.locator("[aria-label='Whole city']").click()
        self.settle(before)

    def settle(self, before: str | None) -> None:
        changed = "n => document.querySelector('main.table')?.dataset.number !== n"
        with_time = self.page.wait_for_function
        try:
            with_time(changed, arg=before, timeout=250)
        except Exception:  # a tile was turned, a zombie taken up, a card asked for its target
            return


def test_one_person_and_two_runners_play_a_whole_game_by_mouse(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:runner", "bot:runner", game="zombies", options=SHORT)
    anna.page.wait_for_selector(".zmap")
    play_on(anna, Hands(anna, anna.page.mouse.click, seed=1).act)
    expect(anna.page.locator(".ehero h1")).to_be_visible()
    expect(anna.page.locator(".chart .line").first).to_be_attached()


def test_a_whole_game_is_played_by_keys_alone(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:runner", "bot:runner", game="zombies", options=SHORT)
    keys = anna.page.keyboard
    chance = random.Random(2)

    def act() -> None:
        where = anna.page.evaluate("document.activeElement?.className ?? ''")
        if "zmap" in where:
            for _ in range(chance.randrange(3)):
                keys.press(chance.choice(["n", "b", "t"]))
            keys.press("Enter")
        elif anna.page.evaluate("document.activeElement?.hasAttribute('data-lit')"):
            if chance.random() < 0.3:
                keys.press("ArrowRight")
            keys.press("Enter")
        else:
            keys.press("ArrowRight")

    play_on(anna, act)
    expect(anna.page.locator(".ehero h1")).to_be_visible()


def test_a_whole_game_is_played_by_touch_on_a_phone_in_italian(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, locale="it-IT", has_touch=True, is_mobile=True)
    anna.new_table("me", "bot:runner", "bot:runner", game="zombies", options=SHORT)
    anna.page.wait_for_selector(".zmap")
    hands = Hands(anna, anna.page.touchscreen.tap, seed=3)
    play_on(anna, hands.act)
    expect(anna.page.locator(".ehero h1")).to_be_visible()


# -- a position of our choice -------------------------------------------------------------------------


def position(until: Until, players: int = 3, seat: int = 0, seed: int = 1, **options: Any) -> Play:
    """The first moment in games of runners at which the seat is asked and something holds."""
    bot = Runner()
    for each in range(seed, seed + 60):
        g = cast(Play, orda.new("zombies", players=players, seed=each, **{"max_rounds": 40, "kill_target": 60, **options}))
        g.telling = True
        while g.decision is not None:
            if g.decision.player == seat and until(g):
                return g
            g.apply(bot.choose(g))
    raise AssertionError("there is no such position")


def asked(kind: str) -> Until:
    return lambda g: g.decision is not None and g.decision.kind == kind


@pytest.fixture
def stage(meet: Meet) -> Stage:
    return Stage(meet("Anna"))


def live(stage: Stage, g: Play, seat: int = 0) -> None:
    """From now on choices are carried out; the others are played by runners."""
    bot = Runner()

    def chosen(option: int) -> None:
        g.apply(option)
        while g.decision is not None and g.decision.player != seat:
            g.apply(bot.choose(g))
        stage.send(g, seat)

    stage.on_choice = chosen
    stage.show(g, seat)


def far_step(g: Play) -> bool:
    """A walk of at least four points from a square with a long way round."""
    return asked("step")(g) and g.walk.points >= 4 and g.walk.mover == 0 and len(g.t.city.tiles) > 6


def quiet_way(g: Play) -> list[int]:
    """Three steps over squares without anything on them."""
    city, t, ways = g.t.city, g.t, [[g.t.pawns[0]]]
    for _ in range(3):
        ways = [[*way, s] for way in ways for s in city.next[way[-1]] if s not in way and not t.zombies[s] and not t.tokens[s]]
    straight = [way for way in ways if way[3] not in {s for b in city.next[way[0]] for s in [b, *city.next[b]]}]
    return straight[0] if straight else []


def test_one_click_on_a_far_square_walks_there_step_by_step(stage: Stage) -> None:
    g = position(lambda g: far_step(g) and quiet_way(g) != [])
    goal = quiet_way(g)[3]
    live(stage, g)
    page = stage.visitor.page
    x, y = g.t.city.xy(goal)
    square = page.locator(f".litsq[data-sq='{x},{y}']")
    expect(square).to_contain_text("3")
    page.mouse.click(*middle(square))
    page.wait_for_timeout(600)
    assert len(stage.chosen) == 3
    assert stage.chosen[-1] == f"step:{x},{y}"
    assert g.t.pawns[0] == goal


def test_a_walk_stops_where_a_fight_waits(stage: Stage) -> None:
    def zombie_two_steps_away(g: Play) -> bool:
        if not far_step(g):
            return False
        near = g.t.city.next[g.t.pawns[0]]
        return any(g.t.zombies[s] and any(not g.t.zombies[b] for b in g.t.city.next[s]) for s in near)

    g = position(zombie_two_steps_away)
    pawn = g.t.pawns[0]
    behind = next(
        b for s in g.t.city.next[pawn] if g.t.zombies[s] for b in g.t.city.next[s] if b != pawn and b not in g.t.city.next[pawn]
    )
    live(stage, g)
    x, y = g.t.city.xy(behind)
    goal = stage.visitor.page.locator(f".litsq[data-sq='{x},{y}']")
    stage.visitor.page.mouse.click(*middle(goal))
    stage.visitor.page.wait_for_timeout(500)
    assert len(stage.chosen) == 1 or g.t.pawns[0] == behind


def test_a_tile_is_turned_and_placed_in_one_gesture(stage: Stage) -> None:
    def turnable(g: Play) -> bool:
        return asked("place_tile")(g) and len({option >> 2 for option in g.decision.options}) < len(g.decision.options)  # type: ignore[union-attr]

    g = position(turnable)
    stage.show(g)
    page = stage.visitor.page
    assert g.decision is not None
    ways: dict[str, list[int]] = {}
    for option in g.decision.options:
        d = g.describe(option)
        ways.setdefault(",".join(map(str, d.target["tile"])), []).append(d.target["turns"])
    cell, turns = next((cell, turns) for cell, turns in ways.items() if len(turns) > 1)
    x, y = middle(page.locator(f".ghost[data-ghost='{cell}']"))
    towards = turns[-1]
    dx, dy = [(0, -1), (1, 0), (0, 1), (-1, 0)][towards]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20 * dx, y + 20 * dy)
    page.mouse.move(x + 36 * dx, y + 36 * dy)
    page.mouse.up()
    page.wait_for_timeout(200)
    assert stage.chosen == [f"place:{cell}/{towards}"]


def test_only_legal_places_and_turns_are_offered(stage: Stage) -> None:
    g = position(asked("place_tile"), seed=7)
    stage.show(g)
    assert g.decision is not None
    cells = {",".join(map(str, g.describe(option).target["tile"])) for option in g.decision.options}
    ghosts = {one.get_attribute("data-ghost") for one in stage.visitor.page.locator(".ghost").all()}
    assert ghosts == cells


def test_place_for_me_lays_everything_and_stops_at_the_next_question(stage: Stage) -> None:
    g = position(lambda g: asked("put")(g) or asked("keep_clear")(g))
    kind = g.decision.kind  # type: ignore[union-attr]
    live(stage, g)
    stage.visitor.page.locator("[data-go='for-me']").click()
    stage.visitor.page.wait_for_timeout(700)
    assert stage.chosen
    assert {re.split("[:@]", each)[0] for each in stage.chosen} == {kind}
    assert g.decision is None or g.decision.kind != kind or len(stage.chosen) > 1


def test_three_zombies_move_by_two_clicks_each(stage: Stage) -> None:
    g = position(lambda g: asked("move_zombie")(g) and len(g.t.crowd) > 8)
    live(stage, g)
    page = stage.visitor.page
    for left in (3, 2, 1):
        expect(page.locator(".three > span:not(.gone)")).to_have_count(left)
        page.mouse.click(*middle(seen(page, ".litsq[data-sq]")[0]))
        held = page.locator(".litsq[data-sq]").count()
        page.mouse.click(*middle(seen(page, ".litsq[data-sq]")[0]))
        assert held >= 2
        page.wait_for_timeout(150)
    assert [each.partition(":")[0] for each in stage.chosen] == ["zombie"] * 3


def test_a_fight_shows_die_bonuses_need_and_prices(stage: Stage) -> None:
    g = position(lambda g: asked("pay")(g) and len(g.view(0)["fights"][-1]["bonuses"]) > 0)
    stage.show(g)
    page, fight = stage.visitor.page, g.view(0)["fights"][-1]
    expect(page.locator(".fneed b")).to_have_text(str(fight["need"]))
    expect(page.locator(".fstage .dief")).to_have_attribute("aria-label", str(fight["die"]))
    expect(page.locator(".fstage .bon")).to_have_count(len(fight["bonuses"]))
    total = fight["die"] + sum(bonus["value"] for bonus in fight["bonuses"])
    expect(page.locator(".fstage .tot b")).to_have_text(str(total))
    expect(page.locator(".gb .miss")).to_have_count(fight["need"] - total)
    page.locator(".fstage .pay").first.click()
    page.wait_for_timeout(100)
    assert stage.chosen
    assert stage.chosen[0].startswith("pay:")


def test_the_auction_shows_everybody_and_takes_my_bid(stage: Stage) -> None:
    g = position(lambda g: asked("bid")(g) and g.t.trophies[0] > 1)
    stage.show(g)
    page = stage.visitor.page
    expect(page.locator(".auction li")).to_have_count(3)
    before = int(page.locator(".bidrow output").text_content() or "0")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=f"Bid {before + 1}").click()
    page.wait_for_timeout(100)
    assert stage.chosen == [f"bid:{before + 1}"]


def window_with_targets(g: Play) -> bool:
    if not (asked("turn_start")(g) or asked("after_move")(g)):
        return False
    seats = [d.target for d in map(g.describe, g.decision.options) if "seat" in d.target]  # type: ignore[union-attr]
    return len(seats) > 1


def test_a_card_with_several_targets_asks_whom(stage: Stage) -> None:
    g = position(window_with_targets)
    stage.show(g)
    page = stage.visitor.page
    described = [g.describe(option) for option in g.decision.options]  # type: ignore[union-attr]
    card = next(d.target["card"] for d in described if "seat" in d.target)
    page.locator(f".zhand [data-hand='{card}']").click()
    expect(page.locator(".zseat.lit")).to_have_count(len([d for d in described if d.target.get("card") == card]))
    page.locator(".zseat.lit .aimed").first.click()
    page.wait_for_timeout(100)
    assert stage.chosen
    assert stage.chosen[0].startswith(f"play:{card}>")


def test_moments_i_do_not_want_to_be_asked_in_are_passed_at_once(stage: Stage) -> None:
    g = position(asked("turn_start"))
    stage.show(g)
    page = stage.visitor.page
    expect(page.get_by_role("button", name="Pass for this turn")).to_be_visible()
    page.get_by_role("button", name="When to ask me").click()
    page.get_by_label("At the start of a turn").uncheck()
    page.keyboard.press("Escape")
    stage.show(g)
    page.wait_for_timeout(150)
    assert stage.chosen == ["pass"]


def test_the_others_see_only_that_the_table_waits(stage: Stage) -> None:
    g = position(asked("turn_start"), seat=1)
    stage.show(g, seat=0)
    page = stage.visitor.page
    expect(page.locator("#prompt .ask")).to_have_text("The table waits")
    assert page.locator(".zdock [data-lit]").count() == 0


# -- the map ------------------------------------------------------------------------------------------


def scale(page: Page) -> float:
    return float(page.evaluate("document.querySelector('.zmap .world').getBoundingClientRect().width"))


def place_of_pawn(page: Page, seat: int = 0) -> tuple[float, float]:
    return middle(page.locator(f"[data-pawn='{seat}']"))


def test_the_map_pans_and_zooms_by_wheel_drag_keys_and_buttons(stage: Stage) -> None:
    stage.show(position(far_step))
    page = stage.visitor.page
    x, y = middle(page.locator(".zmap"))
    before = scale(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_timeout(300)
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
    page.locator(".zmap").focus()
    at = place_of_pawn(page)
    page.keyboard.press("Shift+ArrowLeft")
    assert place_of_pawn(page)[0] > at[0] + 50
    page.keyboard.press("m")
    page.wait_for_timeout(400)
    pawn = place_of_pawn(page)
    assert abs(pawn[0] - x) < 40
    assert abs(pawn[1] - y) < 40
    page.get_by_role("button", name="Whole city").click()
    page.wait_for_timeout(400)
    assert len(seen(page, ".litsq")) == page.locator(".litsq").count()


def test_two_fingers_zoom_and_one_pans(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(anna)
    stage.show(position(far_step))
    page = anna.page
    x, y = middle(page.locator(".zmap"))
    before = scale(page)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x - 30, y), (x + 30, y))
    for i in range(1, 6):
        touch("touchMove", (x - 30 - 10 * i, y), (x + 30 + 10 * i, y))
    touch("touchEnd")
    page.wait_for_timeout(300)
    assert scale(page) > before * 1.8
    pawn = place_of_pawn(page)
    touch("touchStart", (x, y))
    for i in range(1, 6):
        touch("touchMove", (x, y + 12 * i))
    touch("touchEnd")
    page.wait_for_timeout(100)
    assert place_of_pawn(page)[1] > pawn[1] + 40


def test_the_grid_says_what_is_on_each_square(stage: Stage) -> None:
    g = position(far_step)
    stage.show(g)
    page = stage.visitor.page
    page.locator(".zmap").focus()
    said = page.locator("[role=gridcell]")
    expect(said).to_contain_text("You can go here, steps: 1")
    page.keyboard.press("n")
    assert page.locator(".zmap").get_attribute("aria-activedescendant") == said.get_attribute("id")
    x, y, _ = g.view(0)["zombies"][0]
    told = set()
    for _ in range(60):
        page.keyboard.press("n")
        told.add(said.text_content() or "")
    assert any("Zombie" in words for words in told) or (x, y) not in told


def test_the_surroundings_are_described_on_demand(stage: Stage) -> None:
    stage.show(position(far_step))
    page = stage.visitor.page
    page.keyboard.press("d")
    lines = page.locator(".around li")
    expect(lines.first).to_contain_text("Anna")
    text = " ".join(lines.all_text_contents())
    assert all(side in text for side in ("North", "East", "South", "West"))


def test_every_tile_of_every_set_can_be_drawn(stage: Stage) -> None:
    """The expansions need only their rules: their tiles lie on the map beside each other here."""
    g = position(asked("place_tile"))
    tiles = [{"id": tile, "x": i % 10, "y": i // 10, "turns": i % 4} for i, tile in enumerate(KIND_IDS)]
    kinds = ["normal", "enhanced", "dog"]
    zombies = [[i % 3, i // 3, kinds[i % 3]] for i in range(9)]
    stage.show(g, seat=None, map=tiles, zombies=zombies, lives=[], bullets=[], tiles_left={})
    page = stage.visitor.page
    assert page.locator(".zmap .ground use").count() == len(KIND_IDS)
    empty = page.evaluate("[...document.querySelectorAll('.ground use')].filter(u => !document.querySelector(u.getAttribute('href'))?.children.length).length")
    assert empty == 0
    assert page.locator(".zpiece use").count() == 9 + 6


def test_cells_that_no_tile_can_fill_are_marked(stage: Stage) -> None:
    straight = KINDS[KIND_OF["base_straight"]]

    def dead_ends(g: Play) -> list[int]:
        """Empty cells that a road leads to and where a straight road does not fit."""
        fits = {cell: fitting(0, sides) for cell, sides in g.t.city.spots.items() if any(side >= 0 and side & 1 for side in sides)}
        return [cell for cell, masks in fits.items() if not any(masks >> exits & 1 for exits in straight.exit_masks)]

    g = position(lambda g: asked("step")(g) and len(dead_ends(g)) > 1)
    stage.show(g, tiles_left={"base_straight": 2}, tile_drawn=None)
    assert stage.visitor.page.locator("use[href='#zp-closed']").count() == len(dead_ends(g))


def test_the_tiles_still_to_come_are_shown_by_kind(stage: Stage) -> None:
    g = position(asked("place_tile"))
    stage.show(g)
    page = stage.visitor.page
    page.locator("button.zp").click()
    expect(page.locator(".tleft li")).to_have_count(len(g.view(0)["tiles_left"]))


MOMENTS: Final[dict[str, Until]] = {
    "placing": asked("place_tile"),
    "walking": far_step,
    "fighting": asked("pay"),
    "zombies": asked("move_zombie"),
    "answering": asked("turn_start"),
    "auction": asked("bid"),
}


@pytest.mark.parametrize("palette", ["night", "safe"])
def test_axe_finds_nothing_serious_in_any_moment(meet: Meet, palette: str) -> None:
    anna = meet("Anna")
    anna.settings(palette=palette, motion="off")
    stage = Stage(anna)
    bad: dict[str, list[str]] = {}
    for name, until in MOMENTS.items():
        stage.show(position(until))
        bad[name] = complaints(anna.page)
    assert [f"{name}: {one}" for name, found in bad.items() for one in found] == []


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_on_a_phone_nothing_sticks_out_and_everything_can_be_hit(meet: Meet, locale: str) -> None:
    anna = meet("Anna", viewport=PHONE, locale=locale, has_touch=True, is_mobile=True)
    stage = Stage(anna)
    for until in MOMENTS.values():
        stage.show(position(until))
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert anna.page.evaluate(TOO_SMALL) == []


def test_no_text_is_missing_in_either_language(meet: Meet) -> None:
    for locale in ("en-GB", "it-IT"):
        stage = Stage(meet("Anna", locale=locale))
        for until in MOMENTS.values():
            stage.show(position(until))
            assert re.findall(r"zombies-[a-z_-]+", stage.visitor.page.inner_text("body")) == []



def test_a_spectator_sees_the_city_and_no_hand(stage: Stage) -> None:
    stage.show(position(far_step), seat=None)
    page = stage.visitor.page
    expect(page.locator(".zpiece").first).to_be_attached()
    assert page.locator(".zhand li").count() == 0
    assert page.locator("[data-lit]").count() == 0
