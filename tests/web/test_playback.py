"""What happens is shown at a pace one can follow: each thing for its time, nothing lost, and the end before the result.

Times are taken from the page's own clock, and only ever as "at least": a busy machine shows everything longer.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import orda
from orda.engine.game import Game
from tests.server.harness import Server
from tests.web.conftest import Meet
from tests.web.staged import Stage, staged

CARD, TURN, DIE, END = 1200, 600, 1000, 1500
HELD = 1490  # what is held for 1500 ms, as a page's clock counts
# Whatever the table tells, with the time it was first seen and whether a banner, the table and the result are there.
WATCHED = """
window.seen = []
let last = ''
const there = (name) => document.querySelector(name) !== null
new MutationObserver(() => {
  const table = document.querySelector('main.table')
  const now = { told: table?.dataset.telling ?? '', number: Number(table?.dataset.number ?? -1),
    lines: document.querySelectorAll('.rail .log-lines li').length, banner: there('.banner'),
    end: there('.result-main') }
  if (JSON.stringify(now) === last) return
  last = JSON.stringify(now)
  window.seen.push({ at: performance.now(), ...now })
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
"""


@pytest.fixture(scope="module")
def run_theatre(browser: Browser, server: Server) -> Iterator[Stage]:
    with staged(browser, server, players=3, game="run") as stage:
        stage.visitor.settings(pace="normal")
        stage.visitor.context.add_init_script(WATCHED)
        yield stage


@pytest.fixture
def run_stage(run_theatre: Stage) -> Iterator[Stage]:
    run_theatre.visitor.settings(pace="normal")
    run_theatre.clear()
    yield run_theatre
    wrong, run_theatre.visitor.errors = run_theatre.visitor.errors, []
    assert wrong == []


def seen(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.seen")
    return found


def times(page: Page) -> dict[str, float]:
    """How long each thing was told, in milliseconds, in the order they were."""
    found: dict[str, float] = {}
    marks = seen(page)
    for now, after in pairwise(marks):
        if now["told"]:
            found[now["told"]] = found.get(now["told"], 0) + after["at"] - now["at"]
    return found


def game_of_run(first: int = 1, seed: int = 3) -> Game[Any]:
    game: Game[Any] = orda.new("run", players=3, seed=seed, first_player=first)
    return game


def play(game: Game[Any], chance: random.Random | None = None) -> list[str]:
    """The first option, or any; the kinds of what all hear of it."""
    assert game.decision is not None
    options = game.decision.options
    game.apply(options[0] if chance is None else chance.choice(options))
    return [event.kind for event in game.events if event.heard_by(None)]


def until(games: list[Game[Any]], is_so: Callable[[Game[Any]], bool], seed: int) -> tuple[Game[Any], Game[Any]]:
    """The first of these games, played at random, that comes to it: before the choice that led there, and after."""
    chance = random.Random(seed)
    for game in games:
        before = game.clone()
        while game.decision is not None and not is_so(game):
            before = game.clone()
            play(game, chance)
        if is_so(game):
            return before, game
    raise AssertionError("it never came to that")


def lines(page: Page) -> list[str]:
    return page.locator(".rail .log-lines li").all_inner_texts()


def test_each_thing_a_bot_does_is_seen_for_its_time_before_i_am_asked(run_stage: Stage) -> None:
    page, game = run_stage.visitor.page, game_of_run()
    run_stage.show(game)
    for seat in (1, 2):
        assert game.decision is not None
        assert game.decision.player == seat
        play(game)
        run_stage.show(game)
        number = run_stage.number
        told = times(page)
        assert told[f"{number}:play:card"] >= CARD
        if seat == 1:
            assert told[f"{number}:turn:turn"] >= TURN
    page.wait_for_selector(".hand [data-lit]")
    assert page.locator("#spoken").inner_text().lower().count("your turn") == 1


def test_nothing_is_lost_or_doubled_when_positions_come_faster_than_they_are_shown(run_stage: Stage) -> None:
    page, game, chance = run_stage.visitor.page, game_of_run(), random.Random(5)
    run_stage.show(game, None)
    first, expected = run_stage.number, list[int]()
    for _ in range(9):
        kinds = play(game, chance)
        run_stage.send(game, None)
        expected += [run_stage.number] * len(kinds)
    run_stage.settled()
    run_stage.until(lambda: run_stage.number in run_stage.said_shown)
    assert any(first < number < run_stage.number for number in run_stage.said_shown), "bots hear how far it has come"
    numbers = "[...document.querySelectorAll('.rail .log-lines li')].map(line => Number(line.dataset.number))"
    assert [number for number in page.evaluate(numbers) if number > first] == expected
    told = [mark["told"] for mark in seen(page) if mark["told"]]
    order = list(dict.fromkeys(told))
    assert [one for one, next_one in zip(told, [*told[1:], ""], strict=True) if one != next_one] == order
    assert [int(each.split(":")[0]) for each in order] == sorted(int(each.split(":")[0]) for each in order)


@pytest.mark.parametrize("how", ["space", "click", "button"])
def test_skipping_leads_to_the_newest_position_at_once(run_stage: Stage, how: str) -> None:
    page, game = run_stage.visitor.page, game_of_run()
    run_stage.show(game, None)
    for _ in range(4):
        play(game)
        run_stage.send(game, None)
    page.wait_for_function("() => document.querySelector('main.table').dataset.telling")
    page.wait_for_function(f"() => {run_stage.number} > Number(document.querySelector('main.table').dataset.number)")
    if how == "space":
        page.keyboard.press("Space")
    elif how == "click":
        page.locator(".rail .panel-heading").first.click()
    else:
        page.get_by_role("button", name="Skip").click()
    assert run_stage.visitor.number() == run_stage.number


def test_the_narrator_says_what_happens_and_its_chips_light_up_the_place(run_stage: Stage) -> None:
    page, game = run_stage.visitor.page, game_of_run()
    run_stage.show(game)
    play(game)
    run_stage.send(game)
    expect(page.locator(".narrated")).to_contain_text("puts")
    expect(page.locator(".prompt .card-picture svg")).to_be_visible()
    run_stage.settled()
    page.locator(".chip").last.hover()
    expect(page.locator(".rings i")).to_have_count(1)


def test_a_line_of_the_log_reached_by_keys_lights_up_its_place(run_stage: Stage) -> None:
    page, game = run_stage.visitor.page, game_of_run()
    run_stage.show(game)
    play(game)
    run_stage.show(game)
    page.locator(".rail .log-lines").focus()
    page.keyboard.press("ArrowUp")
    while "in front of" not in page.locator(".rail .log-lines li:focus").inner_text():
        page.keyboard.press("ArrowUp")  # the last lines say whose turn it is and that he draws
    expect(page.locator(".rings i")).to_have_count(1)
    page.locator("#prompt").focus()
    expect(page.locator(".rings i")).to_have_count(0)


def test_at_my_turn_a_strip_says_what_changed_for_me_until_i_choose(run_stage: Stage) -> None:
    page, game, chance = run_stage.visitor.page, game_of_run(first=1, seed=8), random.Random(1)
    run_stage.visitor.settings(pace="none")
    run_stage.clear()
    run_stage.show(game)
    aimed = False
    while not aimed or game.decision is None or game.decision.player != 0:
        play(game, chance)
        aimed = aimed or any(event.kind == "play" and event.data["target"] == 0 for event in game.events)
        run_stage.show(game)
        assert game.decision is not None
        if game.decision.player == 0 and not aimed:
            page.locator(".hand [data-lit]").first.click()
    expect(page.locator(".changes li").first).to_contain_text("in front of you")


def test_a_die_lands_before_anything_tells_what_it_shows(browser: Browser, server: Server) -> None:
    with staged(browser, server) as stage:
        stage.visitor.settings(pace="normal")
        stage.visitor.context.add_init_script(WATCHED)
        stage.clear()
        zombies: Game[Any] = orda.new("zombies", players=3, seed=1)
        before, game = until([zombies], lambda game: any(kind == "total" for kind, *_ in game.all_told), 2)
        stage.show(before, None)
        stage.show(game, None, [game.rules.words.event(game, told) for told in game.all_told])
        rolled = [mark for mark in seen(stage.visitor.page) if ":roll:" in mark["told"]]
        assert [mark["told"].split(":")[-1] for mark in rolled[:1]] == ["die"]
        while_it_rolls = {mark["lines"] for mark in rolled if mark["told"].endswith("die")}
        landed = next(mark for mark in rolled if mark["told"].endswith("landed"))
        assert landed["lines"] > max(while_it_rolls)
        assert landed["at"] - rolled[0]["at"] >= DIE
        dice = {mark["told"] for mark in seen(stage.visitor.page) if mark["told"].endswith(":die")}
        assert len(dice) == 1, "the sum is told with the roll, it is no roll of its own"


def test_who_is_caught_is_told_what_changed_and_what_to_do_now(run_stage: Stage) -> None:
    def am_caught(game: Game[Any]) -> bool:
        caught = any(event.kind == "turned" and event.data["player"] == 0 for event in game.events)
        return caught and game.decision is not None

    page = run_stage.visitor.page
    before, game = until([game_of_run(0, seed) for seed in range(60)], am_caught, 4)
    run_stage.show(before)
    expect(page.locator(".race .goal-line")).to_contain_text("Five different items")
    run_stage.send(game)
    expect(page.locator(".banner")).to_contain_text("You are caught!")
    expect(page.locator(".banner")).to_contain_text("zombie now")
    run_stage.settled()
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".race .goal-line")).to_contain_text("You are a zombie")


def test_who_is_caught_just_before_my_question_still_has_his_banner_for_its_time(run_stage: Stage) -> None:
    def other_is_caught(game: Game[Any]) -> bool:
        caught = any(event.kind == "turned" and event.data["player"] != 0 for event in game.events)
        return caught and game.decision is not None and game.decision.player == 0

    page = run_stage.visitor.page
    before, game = until([game_of_run(1, seed) for seed in range(60)], other_is_caught, 6)
    assert before.decision is not None
    assert before.decision.player != 0
    run_stage.show(before)
    run_stage.show(game)
    page.wait_for_selector(".hand [data-lit]")
    marks = seen(page)
    held = [after["at"] - now["at"] for now, after in pairwise(marks) if now["banner"]]
    assert sum(held) >= HELD
    told = [mark["told"] for mark in marks if mark["told"].startswith(f"{run_stage.number}:")]
    assert len(dict.fromkeys(told)) > 1, "there was more to show than the banner"


def test_the_last_move_and_the_end_are_seen_on_the_table_before_the_result(run_stage: Stage) -> None:
    visitor = run_stage.visitor
    visitor.expected = ["409"]  # the real game is not over, so there is nothing to verify
    before, game = until([game_of_run(0, 11)], lambda game: game.decision is None, 9)
    run_stage.show(before, None)
    table = visitor.api("GET", f"/api/tables/{run_stage.table}") | {"status": "over"}
    assert run_stage.route is not None
    run_stage.route.send(json.dumps({"type": "table", "table": table}))
    run_stage.send(game, None)
    visitor.page.wait_for_selector(".result-main")
    marks = seen(visitor.page)
    told = next(i for i, mark in enumerate(marks) if ":win_" in mark["told"] or ":play:" in mark["told"])
    banner = next(i for i, mark in enumerate(marks) if mark["banner"] and not mark["told"])
    end = next(i for i, mark in enumerate(marks) if mark["end"])
    assert told < banner < end
    assert marks[end]["at"] - marks[banner]["at"] >= END


def test_a_connection_lost_in_the_middle_of_it_ends_in_the_true_position(meet: Meet) -> None:
    anna = meet("Anna", wishes={"pace": "slow"})
    anna.expected = ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
    table = anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    anna.choose()
    anna.page.wait_for_function("() => document.querySelector('main.table').dataset.telling")
    anna.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(anna.page.locator(".connection-note")).to_be_visible()
    anna.context.set_offline(False)
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    expect(anna.page.locator(".connection-note")).to_have_count(0)
    anna.page.wait_for_selector(".hand [data-lit], .result-main")
    assert anna.number() == anna.api("GET", f"/api/tables/{table}")["number"]
    history = anna.api("GET", f"/api/tables/{table}/replay?since=-1&seat=0")["moments"]
    events = [event for moment in history for event in moment["events"] if event.get("line", event["message"])]
    told = sum(not event.get("again") for event in events)  # what goes on with a line takes its place
    expect(anna.page.locator(".rail .log-lines li")).to_have_count(told)
    shown = lines(anna.page)
    anna.page.reload()
    anna.page.wait_for_selector(".rail .log-lines li:nth-child(3)")
    expect(anna.page.locator(".rail .log-lines li")).to_have_count(len(shown))
    assert lines(anna.page) == shown


def test_what_is_taken_back_is_struck_out_and_chosen_again_it_gives_the_same(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    card = "document.querySelector('.hand [data-lit] .sr-only').textContent"
    first = anna.page.evaluate(card)
    before = anna.number()
    anna.choose()
    anna.page.wait_for_selector(".hand [data-lit], .result-main")
    anna.page.keyboard.press("u")
    anna.wait_past(before + 1)
    anna.page.wait_for_selector(".log-lines .undone")
    anna.page.wait_for_selector(".hand [data-lit]")
    assert anna.page.evaluate(card) == first


def test_a_replay_is_played_by_the_same_rules_and_jumps_from_turn_to_turn(meet: Meet) -> None:
    anna = meet("Anna", wishes={"pace": "fast"})
    table = anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    anna.choose()
    anna.page.wait_for_selector(".hand [data-lit]")
    anna.open(f"/replay/{table}")
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    anna.page.get_by_role("button", name="To the next turn").click()
    expect(slider).not_to_have_value("0")
    anna.page.get_by_role("button", name="To the turn before").click()
    expect(slider).to_have_value("0")
    anna.page.get_by_label("Speed").select_option("normal")
    anna.page.get_by_role("button", name="Play", exact=True).click()
    last = slider.get_attribute("max")
    assert last is not None
    expect(slider).to_have_value(last)
