"""The lobby tells tables apart, my turn first; the waiting room invites; who is missing is seen at the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import Meet
from tests.web.visitor import Visitor, let_bots_finish


def rows(person: Visitor, shelf: str) -> list[str]:
    return [" ".join(row.split()) for row in person.page.locator(f".{shelf} .table-row .table-about").all_inner_texts()]


def test_my_turn_comes_first_and_rows_say_with_whom_whose_turn_and_since_when(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    his = anna.new_table("me", "friend", options={"first_player": 1})
    guido.sit(anna.invite(his, 1))
    anna.new_table("me", "bot:easy", options={"first_player": 0}, game="run")
    anna.new_table("me", "friend:Paola", game="zombinion")
    anna.open("/")
    expect(anna.page.locator(".my-tables .table-row")).to_have_count(3)
    mine, waiting, opened = rows(anna, "my-tables")
    assert re.fullmatch(r".* with \w+ your turn · turn \d+ · just now", mine)
    assert re.fullmatch(r".* with Guido waiting for Guido · turn \d+ · just now", waiting)
    assert re.fullmatch(r"Zombinion nobody else yet 1 of 2 seated · just now", opened)
    expect(anna.page).to_have_title("(1) Orda")
    expect(anna.page.locator(".my-tables .table-row").first.get_by_role("link", name="Play")).to_be_visible()


def test_finished_tables_lie_apart_are_nobodys_turn_and_can_be_removed(meet: Meet) -> None:
    anna = meet("Anna", locale="it-IT")
    anna.expected = ["503"]  # the log may be fetched again while the server is busy with the bots
    table = anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    let_bots_finish(anna)
    anna.page.get_by_role("button", name="Il tavolo").click()
    anna.page.wait_for_selector("main.table")
    expect(anna.page.locator("#prompt :is(.ask, .wait)")).to_have_text("Partita finita")
    said = anna.page.locator("main.table").inner_text()
    assert "tocca a" not in said.lower()
    assert "sta giocando" not in said
    assert "tocca a te" not in anna.page.title()
    anna.open("/")
    expect(anna.page.locator(".finished-tables .table-row")).to_have_count(1)
    expect(anna.page.locator(".my-tables .table-row")).to_have_count(0)
    assert "tocca a te" not in rows(anna, "finished-tables")[0]
    anna.page.get_by_role("button", name="Togli dall’elenco").click()
    expect(anna.page.locator(".finished-tables .table-row")).to_have_count(0)
    assert anna.api("GET", f"/api/tables/{table}")["status"] == "over"  # the match itself stays
    anna.page.get_by_role("button", name="Rimettilo").click()
    expect(anna.page.locator(".finished-tables .table-row")).to_have_count(1)


def test_the_main_button_of_the_waiting_room_invites_one_friend_after_the_other(meet: Meet) -> None:
    anna = meet("Anna", permissions=["clipboard-read", "clipboard-write"])
    table = anna.new_table("me", "friend:Paola", "friend", options={"first_player": 0})
    main = anna.page.locator(".join-page .btn.primary")
    expect(main).to_have_count(1)
    links = []
    for name in ("Invite Paola", "Invite a friend"):
        expect(main).to_have_text(name)
        main.click()
        expect(anna.page.locator(".invite [role=status]")).to_contain_text("The link is copied")
        links.append(str(anna.page.evaluate("navigator.clipboard.readText()")).split("#")[1])
    assert links == [anna.invite(table, 1), anna.invite(table, 2)]
    expect(anna.page.get_by_role("button", name="Start, with bots")).to_have_class(re.compile(r"\bsecondary\b"))


def test_without_https_links_are_copied_the_old_way_also_inside_a_dialog(meet: Meet) -> None:
    anna = meet("Anna")
    anna.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { get: () => undefined })")
    anna.context.add_init_script("document.addEventListener('copy', () => (window.copied = String(getSelection())))")
    table = anna.new_table("me", "friend")
    anna.page.get_by_role("button", name="Invite a friend").click()
    expect(anna.page.locator(".invite [role=status]")).to_contain_text("The link is copied")
    assert anna.page.evaluate("document.activeElement.textContent").startswith("Invite")
    anna.page.get_by_role("button", name="Start, with bots").click()
    anna.page.wait_for_selector("main.table")
    anna.page.keyboard.press("s")
    anna.page.get_by_role("button", name="My own link").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    assert anna.api("GET", f"/api/tables/{table}")["status"] == "running"


def test_a_qr_code_shows_the_invitation_where_others_can_follow_it(meet: Meet, server: Server) -> None:
    """On the machine itself, with nobody else on the network, there is nothing to be scanned."""
    anna = meet("Anna")
    anna.context.route("**/api/games", lambda route: route.fulfill(json=games_with_network(anna)))
    anna.new_table("me", "friend", "friend")
    code = anna.page.locator(".invite svg.qr")
    expect(code).to_be_visible()
    expect(code.locator("path")).to_have_attribute("d", re.compile(r"M4 4h1v1h-1z"))  # the corner inside its margin
    first = code.locator("path").get_attribute("d")
    anna.page.locator(".join-page .btn.primary").click()
    expect(code.locator("path")).not_to_have_attribute("d", str(first))  # the next seat's


def games_with_network(person: Visitor) -> object:
    return {**person.api("GET", "/api/games"), "network": "http://192.168.1.20:8000"}


def test_who_is_missing_is_seen_at_the_table_and_a_bot_can_play_for_them(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    table = anna.new_table("me", "friend", options={"first_player": 1}, stand_in_after=30)
    guido.sit(anna.invite(table, 1))
    expect(anna.page.locator(".prompt.theirs")).to_be_visible()
    expect(anna.page.locator(".absent")).to_have_count(0)
    guido.open("/")
    missing = anna.page.locator(".absent")
    expect(missing.or_(anna.page.get_by_text("away, a bot plays"))).to_be_visible()


def test_a_bot_plays_on_request_for_somebody_who_has_gone(meet: Meet) -> None:
    anna, guido = meet("Anna", locale="it-IT"), meet("Guido")
    table = anna.new_table("me", "friend", options={"first_player": 1}, stand_in_after=None)
    guido.sit(anna.invite(table, 1))
    expect(anna.page.locator(".prompt.theirs")).to_be_visible()
    guido.open("/")
    missing = anna.page.locator(".absent")
    expect(missing).to_contain_text("Guido non è al tavolo.")
    expect(anna.page.locator(".run-opponent .avatar.gone")).to_be_visible()
    missing.get_by_role("button", name="Fai giocare un bot").click()
    expect(anna.page.get_by_role("alert")).to_contain_text(
        "solo da un momento"
    )  # first they get some seconds to come back
    guido.open(f"/table/{table}")
    expect(missing).to_have_count(0)
    expect(anna.page.locator(".avatar.gone")).to_have_count(0)
