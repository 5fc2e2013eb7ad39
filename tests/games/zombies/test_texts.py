"""Words that random games seldom need: tests/test_texts.py tells whole games in both languages."""

from __future__ import annotations

import pytest

from orda.games.zombies import RULES
from orda.games.zombies.registry import CARD, LASTING, WINDOW_NAMES
from orda.games.zombies.tiles import KINDS
from orda.games.zombies.words import EVENTS, PASSES, PAYMENTS
from orda.texts import LANGUAGES, bundle
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
