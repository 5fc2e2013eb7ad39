"""Words that random games seldom need: tests/test_texts.py tells whole games in both languages."""

from __future__ import annotations

import pytest

from orda.games.zombies import RULES
from orda.games.zombies.cards import CARDS, WINDOW_NAMES
from orda.games.zombies.table import EFFECTS
from orda.games.zombies.tiles import KINDS
from orda.games.zombies.words import EVENTS, PASSES, PAYMENTS
from orda.texts import LANGUAGES, bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_named_has_its_words(language: str) -> None:
    wanted = [f"zombies-card-{card.name}" for card in CARDS]
    wanted += [f"zombies-tile-{kind.id}" for kind in KINDS ]
    wanted += [f"zombies-log-{event}" for event in EVENTS]
    wanted += [f"zombies-see-effect-{effect}" for effect in EFFECTS]
    wanted += [f"zombies-option-{option}" for option in RULES.options]
    wanted += [f"zombies-end-{reason}" for reason in ("kills", "helipad", "rounds")]
    wanted += [f"zombies-ask-{window}" for window in WINDOW_NAMES.values()]
    wanted += [f"zombies-do-pay-{how}" for how in PAYMENTS.values()]
    wanted += [f"zombies-do-{how}" for how in PASSES.values()]
    words = bundle(language)
    assert [each for each in wanted if not words.has_message(each)] == []
    assert all("text" in words.get_message(f"zombies-card-{card.name}").attributes for card in CARDS)
