"""Coming back: replay and continuing from there, hot-seat, a server that restarts, a connection that breaks."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.server.harness import Server, running
from tests.web.conftest import Meet
from tests.web.visitor import Visitor, let_bots_finish


def test_a_replay_steps_through_the_game_and_goes_on_from_any_moment(meet: Meet) -> None:
    anna = meet("Anna")
    table = anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    let_bots_finish(anna)
    anna.page.get_by_role("link", name="Replay").click()
    timeline = anna.page.get_by_role("slider")
    expect(timeline).to_be_visible()
    anna.page.get_by_role("button", name="One step on").click()
    anna.page.get_by_role("button", name="One step on").click()
    expect(timeline).to_have_value("2")
    expect(anna.page.locator(".my-area")).to_be_visible()
    anna.page.get_by_role("button", name="Continue from here").click()
    anna.page.get_by_role("button", name="Play on").click()
    anna.page.wait_for_url(re.compile("/table/"))
    assert table not in anna.page.url
    anna.page.wait_for_selector(".hand [data-lit]")
    assert anna.choose()


def test_hot_seat_hides_the_hands_behind_a_curtain_between_turns(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "hotseat:Guido", options={"first_player": 0})
    for name in ("Anna", "Guido", "Anna"):
        lift = anna.page.get_by_role("button", name=f"I am {name}: show my cards")
        expect(lift).to_be_visible()
        assert anna.page.locator(".hand li, .run-hand").count() == 0
        lift.click()
        anna.page.wait_for_selector(".hand [data-lit]")
        while not anna.page.locator(".curtain").count():
            anna.choose()
            anna.page.wait_for_timeout(80)


def test_a_server_restart_under_an_open_page_loses_nothing(meet: Meet, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "orda.sqlite"), None, tmp_path / "log", "--no-limits").start()
    try:
        anna = meet("Anna", at=server)
        anna.expected = ["WebSocket connection", "ERR_CONNECTION", "Failed to load resource"]
        anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
        anna.page.wait_for_selector(".hand [data-lit]")
        anna.choose()
        anna.page.wait_for_selector(".hand [data-lit]")
        before = anna.number()
        server.kill()
        expect(anna.page.locator(".connection-note")).to_be_visible()
        server.start()
        expect(anna.page.locator(".connection-note")).to_have_count(0)
        assert anna.number() >= before
        anna.page.wait_for_selector(".hand [data-lit]")
        assert anna.choose()
        assert anna.number() > before
    finally:
        server.stop()


def test_two_devices_of_one_network_play_by_the_link_that_was_copied(meet: Meet, tmp_path: Path) -> None:
    """Anna sits at the machine itself, where it is called localhost: her link must lead there from elsewhere, too."""
    more = ("--no-limits", "--host", "0.0.0.0")
    with running(Server(str(tmp_path / "orda.sqlite"), None, tmp_path / "log", *more)) as server:
        anna = meet("Anna", at=server, permissions=["clipboard-read", "clipboard-write"])
        anna.new_table("me", "friend", options={"first_player": 1})
        network = str(anna.api("GET", "/api/games")["network"]) or server.url
        expect(anna.page.locator(".invite-address")).to_be_visible()
        if network != server.url:  # this machine has a network
            expect(anna.page.locator(".invite-address")).to_contain_text(network)
        anna.page.get_by_role("button", name=re.compile("Copy link")).click()
        link = str(anna.page.evaluate("navigator.clipboard.readText()"))
        assert link.startswith(f"{network}/join#")
        guido = meet("Guido", at=server)
        guido.url, guido.expected = network, ["Cross-Origin-Opener-Policy"]  # which plain HTTP cannot have
        guido.sit(link.split("#")[1])
        guido.page.wait_for_selector(".hand [data-lit]")
        guido.page.get_by_role("button", name="Table and seats").last.click()
        guido.page.get_by_role("button", name="My own link").click()
        guido.page.keyboard.press("Escape")
        assert guido.choose()
        anna.page.wait_for_selector(".hand [data-lit]")
        for person in (anna, guido):  # nobody stays at a table whose server goes
            person.close()


def test_a_lost_network_reconnects_by_itself_and_no_choice_is_made_twice(meet: Meet) -> None:
    anna = meet("Anna")
    anna.expected = ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
    anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    before = anna.number()
    anna.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(anna.page.locator(".connection-note")).to_be_visible()
    anna.page.locator(".hand [data-lit]").first.click()  # nothing can be sent now
    anna.context.set_offline(False)
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    expect(anna.page.locator(".connection-note")).to_have_count(0)
    assert anna.number() == before
    put_back(anna)
    anna.choose(0)
    assert anna.number() > before


def put_back(person: Visitor) -> None:
    """What was tapped and has several targets is still picked when the connection comes back."""
    other = person.page.get_by_role("button", name="Other card")
    if other.count():
        other.click()


def test_a_page_whose_table_the_server_was_too_busy_to_show_tries_again_by_itself(meet: Meet) -> None:
    anna = meet("Anna")
    table = anna.new_table("me", "bot:easy", options={"first_player": 0})
    refused: list[str] = []

    def connected(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "subscribe" and len(refused) < 2:
                refused.append(message["table"])
                page.send(json.dumps({"type": "error", "code": "busy", "message": "", "ref": message["ref"]}))
            else:
                server.send(text)

        page.on_message(said)

    anna.page.route_web_socket("**/ws", connected)
    anna.page.reload()
    anna.page.wait_for_selector(".hand [data-lit]")
    assert refused == [table, table]
    expect(anna.page.get_by_text("Something broke")).to_have_count(0)


def test_nothing_of_a_hand_can_be_reached_while_the_curtain_is_down(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "hotseat:Guido", options={"first_player": 0})
    anna.page.wait_for_selector(".curtain")
    for key in ("a", "l", "h"):
        anna.page.keyboard.press(key)
    anna.page.wait_for_timeout(200)
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    assert "draws:" not in anna.page.locator("body").inner_text()


def test_after_an_undo_the_curtain_falls_again(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "hotseat:Guido", options={"first_player": 0})
    anna.page.get_by_role("button", name="I am Anna: show my cards").click()
    anna.page.wait_for_selector(".hand [data-lit]")
    while not anna.page.locator(".curtain").count():
        anna.choose()
        anna.page.wait_for_timeout(80)
    anna.page.get_by_role("button", name="I am Guido: show my cards").wait_for()
    anna.page.keyboard.press("u")  # pressed by whoever sits there now
    expect(anna.page.get_by_role("button", name="I am Anna: show my cards")).to_be_visible()
    assert anna.page.locator(".hand li").count() == 0


def test_ones_own_move_is_seen_before_the_curtain_falls(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "hotseat:Guido", options={"first_player": 0})
    anna.page.get_by_role("button", name="I am Anna: show my cards").click()
    anna.page.wait_for_selector(".hand [data-lit]")
    laid = ":is(.my-area, .run-opponent) .mini-card:not(.slot)"
    seen = f"() => window.seen = document.querySelectorAll('{laid}').length"
    over = "document.querySelector('.my-area') && !document.querySelector('.hand [data-lit]')"
    anna.page.evaluate(f"setInterval(() => {over} && ({seen})(), 40)")
    while not anna.page.locator(".curtain").count():
        anna.choose()
        anna.page.wait_for_timeout(80)
    assert anna.page.evaluate("window.seen") >= 1


def test_without_a_connection_nothing_can_be_chosen_and_a_tap_says_why(meet: Meet) -> None:
    anna = meet("Anna")
    anna.expected = ["WebSocket connection", "ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
    anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    before = anna.number()
    anna.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(anna.page.locator("main.table.offline")).to_be_visible()
    anna.page.locator(".hand [data-lit]").first.click()
    target = anna.page.locator("button.target")
    if target.count():
        target.first.click()
    expect(anna.page.get_by_role("alert")).to_contain_text("no connection")
    anna.context.set_offline(False)
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    expect(anna.page.locator("main.table.offline")).to_have_count(0)
    assert anna.number() == before, "what was tapped without a connection is not sent later"
    put_back(anna)
    anna.choose(0)
    assert anna.number() > before
