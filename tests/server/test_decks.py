"""Decks that players bring, over the server: what a form is told, what a text says, a table made with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orda.engine.decks import write
from orda.games.zombies.brought import largest_deck, ready_deck
from orda.games.zombies.registry import CARDS
from tests.server.harness import Person

People = Callable[[str], Person]
BASE = {"tile_sets": ["base"], "card_sets": ["base", "ndy"]}


def zombies(anna: Person) -> Any:
    return next(game for game in anna.get("/api/games")["games"] if game["name"] == "zombies")


def test_a_form_is_told_what_each_set_adds_what_goes_together_and_the_limits(person: People) -> None:
    game = zombies(person("Anna"))
    sets = {each["id"]: (each["tiles"], each["cards"], each["titles"]) for each in game["catalogue"]["sets"]}
    assert sets == {
        "base": (30, 50, 27),
        "dc": (15, 30, 15),
        "mw": (16, 32, 16),
        "ndy": (0, 50, 25),
        "te": (30, 50, 22),
    }
    cards = {each["id"]: each for each in game["catalogue"]["cards"]}
    assert (cards["chainsaw"]["set"], cards["chainsaw"]["copies"], cards["chainsaw"]["most"]) == ("base", 3, 2)
    assert sorted(each for each in cards if cards[each]["most"] == 1) == [
        "alternate_food_source",
        "bad_sense_of_direction",
        "mine_field",
        "the_keys_are_still_in_it",
        "were_screwed",
        "zombie_master",
    ]
    needs = {(each["option"], each["value"]) for each in game["needs"]}
    assert needs == {
        ("tile_sets", "dc"),
        ("tile_sets", "mw"),
        ("tile_sets", "te"),
        ("scenario", "keys"),
        ("event_decks", "recommended"),
    }
    forms = {each["name"]: each for each in game["options"]}
    assert forms["card_sets"]["same_as"] == "tile_sets"
    assert (forms["custom_decks"]["when"], forms["cabin_last_ten"]["when"]) == (
        {"event_decks": "custom"},
        {"tile_sets": "te"},
    )


def test_the_text_of_a_deck_is_read_with_what_is_wrong_in_which_line(person: People) -> None:
    anna = person("Anna")
    deck = anna.post("/api/decks", game="zombies", options=BASE, text="deck: Saws\n2 chainsaw\n3 fear\n1 dynamite")
    assert (deck["name"], deck["cards"], deck["least"]) == ("Saws", {"chainsaw": 2}, 50)
    assert [(each["line"], each["reason"]["id"]) for each in deck["faults"]] == [
        (3, "zombies-deck-most"),
        (4, "zombies-deck-other-set"),
    ]
    assert deck["faults"][0]["reason"]["args"] == {"card": {"text": "zombies-card-fear"}, "copies": 3, "most": 2}
    assert deck["ready"] == ready_deck(["base"], ["base", "ndy"])
    again = anna.post("/api/decks", game="zombies", options=BASE, text=write("Good", deck["ready"]))
    assert (again["name"], again["cards"], again["faults"]) == ("Good", deck["ready"], [])


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"game": "run"}, "bad_option"),
        ({"game": "zombies", "options": {"tile_sets": ["dc", "te"]}}, "bad_option"),
        ({"game": "zombies", "text": "x" * 10_001}, "bad_message"),
        ({"game": "zombies", "text": 3}, "bad_message"),
    ],
)
def test_what_is_no_question_about_a_deck_is_refused(person: People, body: dict[str, Any], code: str) -> None:
    assert person("Anna").refused("POST", "/api/decks", **body) == code


def test_a_table_is_made_with_decks_as_texts(person: People) -> None:
    anna, deck = person("Anna"), largest_deck(["base"], CARDS.newest)
    options = {"event_decks": "custom", "custom_decks": [write("Mine", deck), None]}
    table = anna.table("me", "bot:easy", game="zombies", options=options)
    assert table["options"]["custom_decks"] == [deck, None]
    with anna.connect() as line:
        state = line.follow(table["id"])
        assert [each["seat"] for each in state["view"]["decks"]] == [0, 1]


@pytest.mark.parametrize(
    ("options", "option", "reason"),
    [
        ({"tile_sets": ["dc", "mw"]}, "tile_sets", "zombies-option-tile_sets-needs"),
        ({"tile_sets": ["te"], "scenario": "keys"}, "scenario", "zombies-option-scenario-needs"),
        ({"event_decks": "recommended"}, "event_decks", "zombies-option-event_decks-needs"),
        ({"event_decks": "custom", "custom_decks": ["fear", None]}, "custom_decks", "zombies-deck-of"),
        ({"kill_target": 0}, "kill_target", None),
    ],
)
def test_what_cannot_be_is_refused_with_the_option_and_the_reason(
    person: People, options: dict[str, Any], option: str, reason: str | None
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = person("Anna").http.post("/api/tables", json={"game": "zombies", "seats": seats, "options": options})
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem["option"]) == (400, "bad_option", option)
    assert (problem["reason"] and problem["reason"]["id"]) == reason
