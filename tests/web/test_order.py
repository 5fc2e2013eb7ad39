"""The host keeps order, and links are ended, by clicking."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Meet


def test_a_new_link_ends_the_one_sent_before(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    table = anna.new_table("me", "friend")
    old = anna.invite(table, 1)
    anna.page.locator(".seats li").nth(1).get_by_role("button", name="New link").click()
    for _ in range(100):
        if anna.invite(table, 1) != old:
            break
        anna.page.wait_for_timeout(50)
    guido.open(f"/join#{old}")
    expect(guido.page.get_by_text("Somebody already sits here")).to_be_visible()
    guido.sit(anna.invite(table, 1))


def test_the_host_mutes_and_removes_from_a_running_game(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    table = anna.new_table("me", "friend", options={"first_player": 0})
    guido.sit(anna.invite(table, 1))
    anna.page.wait_for_selector(".table")
    anna.page.get_by_role("button", name="Table and seats").click()
    anna.page.get_by_role("button", name="Mute").click()
    expect(anna.page.get_by_role("button", name="Let speak")).to_be_visible()
    guido.page.get_by_role("button", name="Chat").click()
    guido.page.get_by_role("textbox", name="Say something").fill("hello?")
    guido.page.get_by_role("button", name="Send").click()
    expect(guido.page.get_by_text("The host has muted you")).to_be_visible()
    anna.page.get_by_role("button", name="Remove").click()
    anna.page.get_by_role("button", name="Really remove?").click()
    expect(guido.page.get_by_role("heading", name="The host has removed you")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Remove")).to_have_count(0)


def test_the_host_mutes_somebody_who_only_looks_on_where_he_spoke(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    table = anna.new_table("me", "bot:easy", options={"first_player": 0})
    guido.open(f"/table/{table}")
    for person in (anna, guido):
        person.page.get_by_role("button", name="Chat").click()
    for text in ("one", "two"):
        guido.page.get_by_role("textbox", name="Say something").fill(text)
        guido.page.get_by_role("button", name="Send").click()
        expect(anna.page.locator(".chat li").last).to_contain_text(text)
    anna.page.get_by_role("button", name="Mute").click()
    expect(anna.page.get_by_role("button", name="Let speak")).to_be_visible()
    expect(guido.page.get_by_role("button", name="Mute")).to_have_count(0)
