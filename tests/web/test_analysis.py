"""The analysis in the browser: asked for on the end page, read there and in the replay, and played on from."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, expect

from orda.table import file
from tests.table import harness
from tests.web.conftest import Meet
from tests.web.test_pages import TOO_SMALL, complaints
from tests.web.visitor import Visitor

SMALL_PHONE = {"width": 360, "height": 640}


def finished(visitor: Visitor) -> str:
    """A game of two people at random, put on the server as a file."""
    match = harness.new("a", "b")
    data = json.loads(file.to_json(file.export(match, harness.play(match), [])))
    visitor.api("GET", "/api/me")
    return str(visitor.api("POST", "/api/import", data)["id"])


def test_a_finished_game_is_analysed_on_demand_and_leads_to_the_replay_and_to_what_if(meet: Meet) -> None:
    anna = meet("Anna", viewport=SMALL_PHONE)
    page, table = anna.page, finished(anna)
    anna.open(f"/table/{table}")
    page.get_by_role("button", name="Analyse the game").click()
    panel = page.get_by_role("region", name="Analysis of the game")
    expect(panel.get_by_role("img", name=re.compile("Chance of winning"))).to_be_visible(timeout=600_000)
    first = panel.locator(".moment").first
    expect(first).to_contain_text(re.compile(r"Turn \d+ · chance of [AB]"))
    panel.get_by_text("The curve in words").click()
    expect(panel.get_by_role("rowheader", name="1", exact=True)).to_be_visible()
    assert complaints(page) == []
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
    first.get_by_role("link", name="Watch").click()
    page.wait_for_selector(".timeline")
    step = page.url.split("at=")[1]
    expect(page.locator(".timeline .count")).to_contain_text(f"{step} /")
    page.get_by_role("button", name="Analysis").click()
    shown = page.get_by_role("dialog").locator(".moment")
    shown.nth(1).get_by_role("button", name="Watch").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".timeline .count")).not_to_contain_text(f"{step} /")
    page.get_by_role("button", name="Analysis").click()
    shown.first.get_by_role("button", name="What if?").click()
    page.wait_for_url(re.compile("/table/"))
    assert table not in page.url
    page.wait_for_selector("main.table")


def test_who_stops_it_is_offered_it_again_and_it_is_not_begun_by_itself(meet: Meet) -> None:
    anna = meet("Anna", viewport=SMALL_PHONE)
    page, table = anna.page, finished(anna)
    answers: list[dict[str, Any]] = [{"state": "none"}, {"state": "running", "done": 3, "total": 9}]
    calls: list[str] = []

    def answer(route: Route) -> None:
        calls.append(route.request.method + route.request.url.partition("analysis")[2])
        if calls[-1] == "POST":
            answers.pop(0)
        elif calls[-1] == "POST/end":
            answers.insert(0, {"state": "none"})
        route.fulfill(json={"table": table, "done": 0, "total": 0, "report": None, **answers[0]})

    page.route(re.compile("/analysis"), answer)
    anna.open(f"/table/{table}")
    panel = page.get_by_role("region", name="Analysis of the game")
    panel.get_by_role("button", name="Analyse the game").click()
    expect(panel.get_by_role("progressbar", name="3 of 9 moments")).to_be_visible()
    assert page.evaluate(TOO_SMALL) == []
    while calls[-1] != "GET":  # it is being followed
        page.wait_for_timeout(50)
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("button", name="Analyse the game")).to_be_visible()
    page.wait_for_timeout(1500)  # longer than from one look to the next
    assert calls[-1] == "POST/end"
    assert calls.count("POST") == 1
