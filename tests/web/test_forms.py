"""The form of a new table: nothing is offered that the game refuses, and what is refused is said beside it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import orda
from tests.web.conftest import Meet
from tests.web.visitor import Visitor


@pytest.mark.parametrize("game", orda.games())
def test_what_is_for_some_numbers_of_players_is_allowed_for_just_those(game: str) -> None:
    rules = orda.rules(game)
    for option in rules.options.values():
        only: list[int] = option.to_data().get("players", [])
        other = next(value for value in option.to_data().get("values", [True, False]) if value != option.default)
        for players in rules.players if only else ():
            if players in only:
                orda.new(game, players=players, seed=1, **{option.name: other})
            else:
                with pytest.raises(orda.OptionError):
                    orda.new(game, players=players, seed=1, **{option.name: other})


def choose_players(anna: Visitor, count: int) -> None:
    anna.page.locator(
        ".segments label", has=anna.page.locator("[name=players]"), has_text=re.compile(f"^{count}$")
    ).click()


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
    expect(page.locator(".kingdom .pile-button")).to_have_count(10)
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
    page.get_by_role("spinbutton", name="Trophies that win").fill("20")  # more than bots can have before one is asked
    page.get_by_text("the helicopter keys").click()
    page.get_by_role("button", name="Start playing").click()
    page.wait_for_selector("main.table")
    options = anna.api("GET", "/api/tables/" + page.url.split("/")[-1])["options"]
    assert (options["kill_target"], options["scenario"], options["max_rounds"]) == (20, "keys", 300)


@pytest.mark.parametrize(
    ("change_language", "lobby", "form", "rules"),
    [
        (None, "3–7 (2: our variant)", "3 to 7 players; any other number is our variant", "two is our variant"),
        (
            "Cambia lingua",
            "3–7 (2: nostra variante)",
            "da 3 a 7 giocatori; ogni altro numero",
            "in due è una nostra variante",
        ),
    ],
)
def test_two_players_of_zombie_run_are_our_variant_in_lobby_form_and_rules_alike(
    meet: Meet, change_language: str | None, lobby: str, form: str, rules: str
) -> None:
    anna = meet("Anna")
    page = anna.open("/")
    if change_language:
        page.get_by_role("button", name=change_language).first.click()
    expect(page.get_by_text(lobby)).to_be_visible()
    anna.open("/new/run")
    expect(page.get_by_text(form)).to_have_count(0)
    choose_players(anna, 2)
    expect(page.get_by_text(form)).to_be_visible()
    anna.open("/rules/run")
    expect(page.get_by_text(rules)).to_be_visible()


@pytest.mark.parametrize(
    ("change_language", "label", "on", "off"),
    [
        (None, "Poker face", "automatic: on with these players", "automatic: off with these players"),
        (
            "Cambia lingua",
            "Faccia da poker",
            "automatica: attiva con questi giocatori",
            "automatica: spenta con questi giocatori",
        ),
    ],
)
@pytest.mark.parametrize("game", ["zombinion", "zombies"])
def test_a_poker_face_is_shown_as_it_will_be_with_these_players(
    meet: Meet, game: str, change_language: str | None, label: str, on: str, off: str
) -> None:
    page = meet("Anna").open(f"/new/{game}")
    if change_language:
        page.get_by_role("button", name=change_language).click()
    field = page.get_by_role("group", name=re.compile(label))
    expect(field.get_by_label(off)).to_be_checked()
    page.locator(".seat-wish select").nth(1).select_option("hotseat")
    expect(field.get_by_label(on)).to_be_checked()
    assert made(page)["options"]["poker_face"] is True


def test_a_poker_face_can_be_said_whoever_plays(meet: Meet) -> None:
    page = meet("Anna").open("/new/zombinion")
    page.locator(".seat-wish select").nth(1).select_option("hotseat")
    page.get_by_role("group", name=re.compile("Poker face")).get_by_text("off", exact=True).click()
    assert made(page)["options"]["poker_face"] is False


def made(page: Page) -> Any:
    """The table that the server makes of the form."""
    with page.expect_response(lambda answer: answer.request.method == "POST" and "tables" in answer.url) as answer:
        page.locator(".make-bar button").click()
    return answer.value.json()
