"""Announcing, answering, resolving (rules 4.5), in random games of all sets and step by step."""

from __future__ import annotations

from typing import Any

import pytest

from orda.engine.rng import Chance
from orda.games.zombies import RULES
from orda.games.zombies.legal import ACTIVATE, PLAY
from orda.games.zombies.play import Play
from orda.games.zombies.registry import (
    BEFORE_SPELL,
    CARD_PLAYED,
    CARDS,
    ENTERS_BUILDING,
    ITEM_PLAYED,
    PLAYER_DIES,
    TILE_DRAWN,
    WINDOW_NAMES,
    ZOMBIE_KILLED,
)
from orda.games.zombies.table import CANCELLED
from tests.games.zombies.harness import given

EVERYTHING: dict[str, Any] = {
    "tile_sets": ["base", "dc", "mw", "te"],
    "card_sets": ["base", "dc", "mw", "ndy", "te"],
}
STOPPER = CARDS.numbers["that_didnt_just_happen"]
MOVES_WITH_CARDS = {
    "may_play",
    "hands",
    "discard",
    "resolving",
    "quiet",
    "rng",
    "known",
    "fights",
    "passing",
    "resting",
}


def table_of(g: Play) -> dict[str, Any]:
    return {name: value for name, value in g.t.to_data().items() if name not in MOVES_WITH_CARDS}


def cancelled(g: Play, option: int) -> Play | None:
    """What comes of a play that seat 1 answers by saying that it did not happen; None if the game has gone on since."""
    copy = g.clone()
    copy.t.hands[1].append(STOPPER)
    copy.t.may_play |= 0b10
    copy.apply(option)
    d = copy.decision
    if d is None or (d.player, d.kind) != (1, "card_played"):
        return None
    copy.apply(next(answer for answer in d.options if "that_didnt" in copy.describe(answer).id))
    return copy if copy.decision is not None and copy.decision.kind == "turn_start" else None


def test_a_cancelled_card_changes_only_allowance_hand_and_discard_pile() -> None:
    """7.2, 19: whatever seat 0 can play as its turn begins, in games of all sets."""
    seen = set()
    for seed in range(40):
        g, chance = RULES.new(3, seed, max_rounds=6, **EVERYTHING), Chance(seed)
        while (d := g.decision) is not None:
            if (d.player, d.kind) == (0, "turn_start"):
                for option in [o for o in d.options if PLAY <= o < ACTIVATE]:
                    after = cancelled(g, option)
                    if after is not None:
                        assert table_of(after) == table_of(g), f"seed {seed}: {g.describe(option).id}"
                        seen.add(g.describe(option).id.partition(">")[0])
            g.apply(chance.choice(d.options))
    assert len(seen) >= 10, sorted(seen)


def test_allowances_bound_the_depth_of_answers() -> None:
    """Everybody has one: the nest of announced cards is never deeper than there are players."""
    deepest = seed = 0
    while seed < 6 or (deepest < 2 and seed < 60):  # with every new card the decks are others
        seed += 1
        g, chance = RULES.new(6, seed, max_rounds=5, **EVERYTHING), Chance(seed)
        while g.decision is not None:
            bold = [o for o in g.decision.options if o >= 0] or list(g.decision.options)
            g.apply(chance.choice(bold))
            deepest = max(deepest, len(g.t.resolving))
    assert 1 < deepest <= 6


OCCASIONS = {
    TILE_DRAWN: "dc",
    CARD_PLAYED: "dc",
    ITEM_PLAYED: "ndy",
    ZOMBIE_KILLED: "ndy",
    ENTERS_BUILDING: "ndy",
    BEFORE_SPELL: "te",
    PLAYER_DIES: "dc",
}


@pytest.mark.parametrize("window", OCCASIONS, ids=[WINDOW_NAMES[window] for window in OCCASIONS])
def test_windows_of_occasions_are_opened_only_in_games_with_cards_for_them(window: int) -> None:
    assert not RULES.new(2, 1).t.reactions & window
    assert RULES.new(2, 1, card_sets=["base", OCCASIONS[window]]).t.reactions & window


def test_an_announced_card_is_seen_by_all_with_its_target_and_without_one_once_cancelled() -> None:
    hands = ("fear", "where_is_that_music_coming_from", "that_didnt_just_happen")
    g = given(*hands).chooses("play:fear>1", "play:where_is_that_music_coming_from")
    assert [card["card"] for card in g.view(2)["resolving"]] == ["fear", "where_is_that_music_coming_from"]
    assert g.view(0)["resolving"][0]["target"] == {"seat": 1}
    card, player, _, window = g.t.resolving[0]
    g.t.resolving[0] = (card, player, CANCELLED, window)
    seen = g.view(0)["resolving"]
    assert [each["cancelled"] for each in seen] == [True, False]
    assert seen[0]["target"] is None
