"""Words that random games seldom need: tests/test_texts.py tells whole games in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

import orda
from orda.engine.game import Game
from orda.games.zombies import RULES
from orda.games.zombies.narration import narrate_effect
from orda.games.zombies.registry import CARD, LASTING, WINDOW_NAMES
from orda.games.zombies.tiles import KINDS
from orda.games.zombies.words import EVENTS, PASSES, PAYMENTS
from orda.texts import LANGUAGES, Speaker, bundle
from tests.games.zombies.harness import given


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_named_has_its_words(language: str) -> None:
    wanted = [f"zombies-card-{card.id}" for card in CARD.values()]
    wanted += [f"zombies-tile-{kind.id}" for kind in KINDS.values()]
    wanted += [f"zombies-log-{event}" for event in EVENTS]
    wanted += [f"zombies-see-effect-{effect.id}" for effect in LASTING.values()]
    wanted += [f"zombies-effect-{effect.id}" for effect in LASTING.values()]
    wanted += [f"zombies-option-{option}" for option in RULES.options]
    wanted += [f"zombies-end-{reason}" for reason in ("kills", "helipad", "rounds")]
    wanted += [f"zombies-ask-{window}" for window in WINDOW_NAMES.values()]
    wanted += [f"zombies-do-pay-{how}" for how in PAYMENTS.values()]
    wanted += [f"zombies-do-{how}" for how in PASSES.values()]
    wanted += [f"zombies-do-leave-{what}" for what in ("life", "keys", "challenge", "spell")]
    words = bundle(language)
    assert [each for each in wanted if not words.has_message(each)] == []
    assert all("text" in words.get_message(f"zombies-card-{card.id}").attributes for card in CARD.values())


def test_the_table_in_words_has_charges_tiles_left_by_kind_and_the_discard_pile() -> None:
    tiles = "base_straight base_straight base_hospital"
    g = given("", "", items=("hey_look_a_shotgun",), to_draw=f"base_straight {tiles}", discard="fear fear")
    found = {(message.id, str(message.args.get("count"))): message.args for message in RULES.words.narrate(g.view(0))}
    assert found["zombies-see-charges", "3"]["player"] == {"seat": 0}
    assert found["zombies-see-tiles", "2"]["tiles"] == [{"text": "zombies-tile-base_straight"}]
    assert found["zombies-see-tiles", "1"]["tiles"] == [{"text": "zombies-tile-base_hospital"}]
    assert found["zombies-see-piles", "None"]["discard"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_said_in_both_languages(language: str) -> None:
    words = bundle(language)
    assert all(words.has_message(f"zombies-see-{what}") for what in ("charges", "tiles", "piles"))


def test_what_lasts_is_told_to_the_one_it_is_about_as_you() -> None:
    fear = {"effect": "fear", "player": 0, "turns": 1, "ends_with_turns_of": 0}
    tired = {"effect": "tired", "player": None, "turns": 2, "ends_with_turns_of": 0}
    told = [narrate_effect(fear), narrate_effect(tired)]
    said = {me: [Speaker("en", ["Ann", "Bob"], me).say(each) for each in told] for me in (0, 1)}
    assert said[0] == [
        "You are under Fear, until the end of your turn.",
        "Nobody walks, until the end of your next turn.",
    ]
    assert said[1] == [
        "Ann is under Fear, until the end of Ann’s turn.",
        "Nobody walks, until the end of Ann’s next turn.",
    ]


# -- what can be chosen on the map -------------------------------------------------------------------


def offered(g: Game[Any], language: str) -> dict[str, str]:
    """Every option in words, by its id."""
    assert g.decision is not None
    descriptions = [g.describe(option) for option in g.decision.options]
    return {each.id: Speaker(language).say(each.message) for each in descriptions}


def test_a_step_is_told_by_its_direction_and_where_it_leads() -> None:
    g = given("", "", dice=(3,)).goes_on_to("step").game
    assert offered(g, "en")["step:1,0"] == "Go 1 north (Town Square)"
    assert offered(g, "it")["step:1,0"] == "Vai 1 a nord (Piazza)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_chosen_on_the_map_differs_in_words_and_names_no_coordinates(language: str) -> None:
    seed = random.randrange(10**6)
    chance = random.Random(seed)
    g = orda.new(
        "zombies",
        players=3,
        seed=seed,
        tile_sets=["base", "dc", "mw", "te"],
        card_sets=["base", "dc", "mw", "ndy", "te"],
    )
    for _ in range(250):
        if g.decision is None:
            break
        words = offered(g, language)
        assert len(set(words.values())) == len(words), f"seed {seed}: {words}"
        args = [set(g.describe(option).message.args) for option in g.decision.options]
        assert not any(names & {"x", "y", "to_x", "to_y"} for names in args), f"seed {seed}"
        g.apply(chance.choice(g.decision.options))
