"""The form of a new table: nothing is offered that the game refuses, and what is refused is said beside it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import orda
from tests.web.conftest import Meet
from tests.web.visitor import Visitor


@pytest.mark.parametrize("game", orda.games())
def test_what_is_for_some_numbers_of_players_is_allowed_for_just_those(game: str) -> None:
    rules = orda.rules(game)
    for option in rules.options.values():
        only: list[int] = option.to_data().get("players", [])
        other = next(value for value in option.to_data().get("values", [True]) if value != option.default)
        for players in rules.players if only else ():
            if players in only:
                orda.new(game, players=players, seed=1, **{option.name: other})
            else:
                with pytest.raises(orda.OptionError):
                    orda.new(game, players=players, seed=1, **{option.name: other})


def choose_players(anna: Visitor, count: int) -> None:
    anna.page.locator(".seg label", has=anna.page.locator("[name=players]"), has_text=re.compile(f"^{count}$")).click()


def test_off_the_dead_offers_only_what_fits_the_number_of_players(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.open("/new/off_the_dead")
    colts, double = page.get_by_label(re.compile("Colt")), page.get_by_label(re.compile("[Tt]wo survivors"))
    expect(colts).to_be_enabled()
    expect(double).to_be_disabled()
    colts.check()
    choose_players(anna, 2)
    expect(colts).to_be_disabled()
    expect(colts).not_to_be_checked()
    double.check()
    page.get_by_text("Our own choice").click()
    expect(page.get_by_role("status").filter(has_text="4 of 4")).to_be_visible()
    page.get_by_role("button", name="Start playing").click()
    page.wait_for_selector("main.table")


def test_a_team_the_game_refuses_is_refused_beside_the_field_in_both_languages(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.open("/new/off_the_dead")
    anna.expected = ["400"]
    choose_players(anna, 2)
    page.get_by_text("Our own choice").click()
    while page.locator(".member.on").count():
        page.locator(".member.on").first.click()
    for name in ("Vince", "Hank"):  # both have the skull
        page.locator(".member", has_text=name).click()
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator(".option.refused .refusal")).to_contain_text("Two must have different symbols")
    page.get_by_role("button", name="Cambia lingua").click()
    page.get_by_role("button", name="Comincia a giocare").click()
    expect(page.locator(".option.refused .refusal")).to_contain_text("In due devono avere simboli diversi")


def test_the_kingdom_picker_shows_the_cards_of_each_set_and_wants_ten(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.open("/new/zombinion")
    anna.expected = ["400"]
    expect(page.locator(".kingdom .pbtn")).to_have_count(10)
    expect(page.get_by_role("button", name="Barricade, cost 2")).to_be_visible()
    page.get_by_text("My own ten").click()
    expect(page.locator(".kingdom [aria-pressed=true]")).to_have_count(10)
    page.get_by_role("button", name="Barricade, cost 2").click()
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator(".refusal")).to_have_text("It takes ten different cards.")
    page.get_by_role("button", name="Survivors, cost 4").click()
    page.get_by_role("button", name="Start playing").click()
    page.wait_for_selector(".supply .pile")
    expect(page.locator("[data-place=supply-survivors]")).to_be_visible()
    expect(page.locator("[data-place=supply-barricade]")).to_have_count(0)


def test_numbers_and_scenarios_of_zombies_reach_the_game(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.open("/new/zombies")
    page.get_by_role("spinbutton", name="Trophies that win").fill("3")
    page.get_by_text("the helicopter keys").click()
    page.get_by_role("button", name="Start playing").click()
    page.wait_for_selector("main.table")
    options = anna.api("GET", "/api/tables/" + page.url.split("/")[-1])["options"]
    assert (options["kill_target"], options["scenario"], options["max_rounds"]) == (3, "keys", None)
