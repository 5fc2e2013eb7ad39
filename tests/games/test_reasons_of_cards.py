"""What a card lacks when it cannot be played, and why something is advised, is said in both languages."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

import orda
from orda.games.off_the_dead.registry import ITEMS, QUOTES, SURVIVORS, always, no_targets, without_a_target
from orda.games.zombies.registry import CARD, CARDS, nothing_needed
from orda.texts import LANGUAGES, Speaker

SPEAKERS = [Speaker(language, ["Ada", "Bo", "Cy"]) for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_zombies_that_needs_something_says_what(language: str) -> None:
    speaker, cards = Speaker(language, []), [CARD[number] for number in CARDS.numbers.values()]
    needed = {f"zombies-card-{card.id}.why" for card in cards if card.targets is not nothing_needed}
    needed |= {f"zombies-card-{card.id}.why-use" for card in cards if card.act_targets is not nothing_needed}
    assert [each for each in sorted(needed) if not speaker.has(each)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_ability_and_quote_of_off_the_dead_that_needs_something_says_what(language: str) -> None:
    speaker, free = Speaker(language, []), (no_targets, without_a_target)
    items = [ITEMS[n] for n in ITEMS if ITEMS[n].refills >= 0 or ITEMS[n].targets not in free]
    needed = {f"off_the_dead-card-{item.id}.why" for item in items}
    needed |= {f"off_the_dead-card-{SURVIVORS[n].id}.why" for n in SURVIVORS}
    needed |= {f"off_the_dead-quote-{QUOTES[n].id}.why" for n in QUOTES if QUOTES[n].sense is not always}
    assert [each for each in sorted(needed) if not speaker.has(each)] == []


@pytest.mark.parametrize("game", orda.games())
def test_what_is_advised_is_explained_in_a_sentence_that_tells_no_secret(game: str) -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    chance, said = random.Random(seed), 0
    g = orda.new(game, players=3, seed=seed)
    for _ in range(120):
        if g.decision is None:
            break
        option = chance.choice(g.decision.options)
        other = g.clone()
        other.redeal(g.decision.player, seed)
        reason = g.rules.advice.because(g, option)
        assert other.rules.advice.because(other, option) == reason
        if reason is not None:
            said += all(speaker.say(reason) for speaker in SPEAKERS)
        g.apply(option)
    assert said


ALL_SETS: Final[dict[str, Any]] = {
    "tile_sets": ["base", "dc", "mw", "te"],
    "card_sets": ["base", "dc", "mw", "ndy", "te"],
}


@pytest.mark.parametrize(
    ("game", "options"),
    [*[(game, {}) for game in orda.games()], ("zombies", ALL_SETS), ("zombinion", {"kingdom": "random"})],
)
def test_a_good_player_says_why_in_every_question(game: str, options: dict[str, Any]) -> None:
    rules, silent = orda.rules(game), set()
    for seed in (1, 2):
        g = orda.new(game, players=3, seed=seed, **options)
        bots = [next(iter(rules.bots.values()))(seat) for seat in range(3)]
        for _ in range(200):
            if g.decision is None:
                break
            option = bots[g.decision.player].choose(g)
            if len(g.decision.options) > 1 and rules.advice.because(g, option) is None:
                silent.add(g.decision.kind)
            g.apply(option)
    assert silent == set()
