"""Every text of Zombies!!! exists in both languages, and every message of whole games can be said."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from orda.engine.messages import Message
from orda.engine.rng import Chance
from orda.games.zombies import RULES
from orda.games.zombies.cards import CARDS, WINDOW_NAMES
from orda.games.zombies.play import Play
from orda.games.zombies.table import EFFECTS
from orda.games.zombies.tiles import KINDS
from orda.games.zombies.words import EVENTS, PASSES, PAYMENTS
from orda.texts import LANGUAGES, Speaker, bundle


def ids(language: str) -> list[str]:
    assert RULES.texts is not None
    text = (RULES.texts / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^(zombies-[\w-]+) =", text, re.MULTILINE)


def test_both_languages_have_the_same_messages() -> None:
    assert ids("it") == ids("en")
    assert len(set(ids("en"))) == len(ids("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_named_has_its_words(language: str) -> None:
    wanted = [f"zombies-card-{card.name}" for card in CARDS]
    wanted += [f"zombies-tile-{kind.id}" for kind in KINDS if kind.set == "base"]
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


def messages(g: Play, chance: Chance) -> Iterator[Message]:
    assert g.decision is not None
    assert g.prompt is not None
    yield g.prompt
    for _ in range(4):
        yield g.describe(chance.choice(g.decision.options)).message
    yield from (event.message for event in g.events)


def test_whole_games_can_be_told_in_both_languages() -> None:
    speakers = [Speaker(language) for language in LANGUAGES]
    said: Counter[str] = Counter()
    for seed in range(8):
        chance = Chance(seed)
        g = RULES.new(2 + seed % 5, seed, max_rounds=14, scenario="keys" if seed % 2 else "none")
        while g.decision is not None:
            for message in messages(g, chance):
                said[message.id] += 1
                if said[message.id] <= 5:
                    assert all(speaker.say(message) for speaker in speakers)
            g.apply(chance.choice(g.decision.options))
        for message in RULES.narrate(g.view(0)):
            said[message.id] += 1
            assert all(isinstance(speaker.say(message), str) for speaker in speakers)
    assert len(said) > 110
