"""Zombie! Run in real browsers: two people and a bot, leaving and coming back, undo, spectators."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.visitor import Visitor, play_out


def test_two_people_and_a_bot_play_a_whole_game_in_two_browsers(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    table = anna.new_table("me", "friend", "bot:easy", options={"first_player": 0})
    expect(anna.page.get_by_role("heading", name="The table is open")).to_be_visible()
    guido.sit(anna.invite(table, 1))
    play_out(anna, guido)
    for person in (anna, guido):
        expect(person.page.locator(".result-hero h1")).to_have_text(re.compile("win", re.IGNORECASE))
        expect(person.page.locator(".proof-panel h3")).to_have_text("Checked: nothing was changed")
        expect(person.page.locator(".chart .line").first).to_be_attached()
    anna.page.get_by_role("button", name="Rematch").click()
    anna.page.wait_for_selector(".join-page, .table")
    assert anna.page.url.split("/")[-1] != table


def test_the_line_says_what_is_asked_and_all_legal_targets_are_lit(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    expect(anna.page.locator("#prompt .ask")).to_have_text("Play a card")
    state = next(frame for frame in reversed(anna.frames) if '"type":"state"' in frame)
    cards = set(re.findall(r'"id":"play:(\w+)>', state))
    lit = anna.page.locator(".hand [data-lit]").count()
    assert lit >= len(cards) > 0


def together(anna: Visitor, guido: Visitor) -> str:
    """A game of two people; it is Anna's turn."""
    table = anna.new_table("me", "friend", options={"first_player": 0})
    guido.sit(anna.invite(table, 1))
    anna.page.wait_for_selector(".hand [data-lit]")
    guido.page.wait_for_selector(".prompt.theirs")
    return table


def test_a_bot_stands_in_for_who_leaves_and_hands_the_seat_back_on_return(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    table = together(anna, guido)
    anna.page.get_by_role("button", name="Table and seats").last.click()
    anna.page.get_by_role("button", name="Let a bot play for me").click()
    guido.page.wait_for_selector(".hand [data-lit]")  # the bot has played Anna's turn
    expect(guido.page.get_by_label("Anna", exact=True)).to_contain_text("away, a bot plays")
    anna.open("/")
    guido.choose()
    guido.page.wait_for_selector(".hand [data-lit], .result-main")  # and the next one
    anna.open(f"/table/{table}")
    expect(guido.page.get_by_label("Anna", exact=True)).not_to_contain_text("away")
    assert not guido.over()  # nobody has five of anything after two turns
    guido.choose()
    anna.page.wait_for_selector(".hand [data-lit]")
    before = guido.number()
    assert anna.choose()
    guido.wait_past(before)


def test_the_others_are_asked_for_an_undo_and_may_refuse_or_agree(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    together(anna, guido)
    hand = anna.page.locator(".hand li").count()
    anna.choose()
    guido.page.wait_for_selector(".hand [data-lit]")  # he has drawn a card: it cannot be free any more
    played = anna.number()
    for answer in ("No", "Yes"):
        anna.page.get_by_role("button", name="Ask to undo").click()
        expect(anna.page.locator(".ask-bar")).to_contain_text("Waiting for Guido")
        expect(guido.page.locator(".ask-bar")).to_contain_text("Anna")
        guido.page.locator(".ask-bar").get_by_role("button", name=answer).click()
        expect(anna.page.locator(".ask-bar")).to_have_count(0)
        expect(guido.page.locator(".ask-bar")).to_have_count(0)
        if answer == "No":
            assert anna.number() == played
    anna.page.wait_for_selector(".hand [data-lit]")
    expect(anna.page.locator(".hand li")).to_have_count(hand)
    expect(guido.page.locator(".prompt.theirs")).to_be_visible()


def test_a_link_of_ones_own_brings_the_seat_to_another_device(meet: Meet) -> None:
    anna, phone = meet("Anna"), meet("Anna")
    table = anna.new_table("me", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    link = anna.api("GET", f"/api/tables/{table}")["links"]["0"]
    phone.open(f"/join#{link}")
    phone.page.get_by_role("button", name="Sit down").click()
    phone.page.wait_for_selector(".hand [data-lit]")
    assert phone.choose()


def test_undo_takes_back_while_it_is_fair_and_says_so_when_it_is_not(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "hotseat:Guido", options={"first_player": 0})
    anna.page.get_by_role("button", name=re.compile("show my cards")).click()
    anna.page.wait_for_selector(".hand [data-lit]")
    expect(anna.page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    before = anna.number()
    anna.choose()
    anna.page.wait_for_selector(".curtain, .hand [data-lit]")
    anna.page.keyboard.press("u")  # nobody else is there to be asked
    anna.wait_past(before + 1)


def test_a_spectator_sees_no_hand_also_not_in_what_the_page_is_sent(meet: Meet) -> None:
    anna, eve = meet("Anna"), meet("Eve")
    table = anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    eve.open(f"/table/{table}")
    eve.page.wait_for_selector(".table.spectating")
    assert eve.page.locator(".hand li").count() == 0
    for _ in range(3):
        if anna.lit():
            anna.choose()
        anna.page.wait_for_timeout(150)
    states = [frame for frame in eve.frames if '"type":"state"' in frame]
    assert states
    assert all('"hand":' not in frame for frame in states if '"zombie":true' not in frame)
    assert all('"decision":null' in frame for frame in states)


def test_the_hint_marks_one_of_the_choices_and_says_what_the_best_are_worth(meet: Meet) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    anna.page.get_by_role("button", name="Hint").click()
    expect(anna.page.locator(".why-not li").first).to_have_text(re.compile(r"\d+\s%\s*\w+"))
    expect(anna.page.locator(".table .hinted").first).to_be_visible()


def test_chat_reaches_the_others_as_text_and_never_as_markup(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    table = anna.new_table("me", "friend", options={"first_player": 0})
    guido.sit(anna.invite(table, 1))
    anna.page.wait_for_selector(".table")
    for person in (anna, guido):
        person.page.get_by_role("button", name="Chat").click()
    anna.page.get_by_role("textbox", name="Say something").fill("<img src=x onerror=alert(1)> ciao")
    anna.page.get_by_role("button", name="Send").click()
    expect(guido.page.locator(".chat li").last).to_contain_text("<img src=x onerror=alert(1)> ciao")
    assert guido.page.locator(".chat img").count() == 0
