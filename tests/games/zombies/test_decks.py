"""The decks of event cards: merged, one for each set, recommended, and decks that players bring (4.6, 6.4, 6.5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import orda
from orda.engine.errors import OptionError
from orda.engine.rng import Chance
from orda.games.zombies import RULES
from orda.games.zombies.brought import LEAST, largest_deck
from orda.games.zombies.decks import decks_of, sets_with_cards
from orda.games.zombies.identity import (
    card_of,
    copy_of,
    itself,
    keeping_on,
    kept_on,
    pile_of,
    title_of,
)
from orda.games.zombies.play import Play
from orda.games.zombies.registry import CARD, CARDS
from orda.games.zombies.table import PER_PLAYER, PER_SET
from tests.games.zombies.harness import given


def new(players: int = 3, seed: int = 1, **options: Any) -> Play:
    return RULES.new(players, seed, **options)


def all_but(deck: dict[str, int], **changed: int) -> dict[str, int]:
    """A deck with other numbers of some cards."""
    return {name: copies for name, copies in (deck | changed).items() if copies}


def best(sets: list[str]) -> dict[str, int]:
    return largest_deck(sets, CARDS.newest)


# -- a card's identity ----------------------------------------------------------------------------------


def test_with_one_pile_a_card_is_its_title() -> None:
    assert card_of(26, 0) == 26
    assert (title_of(26), pile_of(26), itself(26)) == (26, 0, 26)


def test_a_card_knows_its_pile_and_an_item_in_play_what_it_stands_for_and_keeps() -> None:
    card, original = card_of(60, 5), keeping_on(card_of(78, 2), 3)
    copy = copy_of(card, original)
    assert (title_of(card), pile_of(card)) == (60, 5)
    assert (title_of(original), pile_of(original), kept_on(original)) == (78, 2, 3)
    assert (title_of(copy), kept_on(copy), itself(copy)) == (78, 3, card)


# -- one deck for each set ------------------------------------------------------------------------------


def test_separate_decks_are_drawn_from_by_choice_and_each_has_its_own_discard_pile() -> None:
    g = new(2, card_sets=["base", "dc"], event_decks="separate")
    assert (g.t.whose_decks, g.t.piles) == (PER_SET, 2)
    assert {CARD[title_of(card)].set for card in g.t.deck} == {"base"}
    assert {CARD[title_of(card)].set for card in g.t.more_decks[0]} == {"dc"}
    chance = Chance(1)
    asked = set()
    for _ in range(3000):
        if g.decision is None:
            break
        asked |= {g.describe(o).id for o in g.decision.options if g.decision.kind == "draw_card_from"}
        g.apply(chance.choice(g.decision.options))
        for pile in range(2):
            assert {pile_of(card) for card in g.t.discard_of(pile)} <= {pile}
    assert asked == {"draw_card_from:base", "draw_card_from:dc"}


def test_each_separate_pile_is_shuffled_on_its_own() -> None:
    g = given("", "", deck="fear", event_decks="separate", card_sets=["base", "dc"])  # type: ignore[arg-type]
    g.t.whose_decks = PER_SET
    g.t.more_decks, g.t.more_discards = [[]], [[card_of(30, 1), card_of(31, 1)]]
    g.t.discard = [6, 6]
    g.goes_on_to("draw_card_from", player=1).chooses("draw_card_from:dc")
    assert (len(g.t.discard), g.t.more_discards) == (2, [[]])
    assert "reshuffle" in g.told()


def test_what_the_seats_see_of_several_decks() -> None:
    g = new(2, card_sets=["base", "dc"], event_decks="separate")
    view = g.view(0)
    assert [(deck["set"], deck["seat"]) for deck in view["decks"]] == [("base", None), ("dc", None)]
    assert view["deck_size"] == sum(deck["size"] for deck in view["decks"])
    assert new(2).view(0)["decks"] == []


@pytest.mark.parametrize("how", ["separate", "custom"])
def test_a_re_deal_keeps_every_card_in_its_pile(how: str) -> None:
    g = new(3, card_sets=["base", "dc"], event_decks=how)
    for seed in range(5):
        other = g.clone()
        other.redeal(0, seed)
        assert other.view(0) == g.view(0)
        for seat in range(3):
            assert sorted(map(pile_of, other.t.hands[seat])) == sorted(map(pile_of, g.t.hands[seat]))


# -- the recommended deck -------------------------------------------------------------------------------


def test_the_recommended_deck_has_76_cards() -> None:
    (deck,) = decks_of({"card_sets": ["base", "ndy"], "event_decks": "recommended"}, 4, CARDS.newest)
    assert len(deck) == 76
    assert Counter(deck).most_common(1) == [(CARDS.numbers["chainsaw"], 3)]


def test_the_recommended_deck_needs_its_two_sets() -> None:
    with pytest.raises(
        OptionError, match=r"event_decks='recommended' is not allowed with .*; allowed: with base and ndy"
    ):
        new(event_decks="recommended", card_sets=["base", "dc"])
    assert new(event_decks="recommended", card_sets=["base", "ndy"]).t.piles == 1


# -- decks that players bring ---------------------------------------------------------------------------


def test_r63_everybody_draws_from_his_own_deck_which_is_never_shuffled_again() -> None:
    g = new(2, card_sets=["base", "dc"], event_decks="custom", max_rounds=30)
    assert g.t.whose_decks == PER_PLAYER
    chance = Chance(3)
    while g.decision is not None:
        g.apply(chance.choice(g.decision.options))
        assert not [event for event in g.events if event.kind == "reshuffle"]
        assert all({pile_of(card) for card in g.t.deck_of(seat)} <= {seat} for seat in range(2))


def test_r63_without_decks_everybody_brings_all_that_the_limits_allow() -> None:
    deck = largest_deck(["base"], 104)  # the newest of the published ones
    assert sum(deck.values()) == 49 < LEAST, "27 titles, two of each at most, one of five"
    assert deck["chainsaw"] == 2
    assert deck["zombie_master"] == 1


def test_a_deck_may_be_a_list_or_numbers_by_card() -> None:
    deck = best(["base", "dc"])
    as_list = [name for name, copies in deck.items() for _ in range(copies)]
    g = new(2, card_sets=["base", "dc"], event_decks="custom", custom_decks=[deck, as_list])
    assert g.options["custom_decks"] == [deck, deck]
    assert orda.load(g.save()).save() == g.save()


BAD = [
    ({"chainsaw": 3}, r"deck of seat 1: 3 of chainsaw; allowed: at most 2"),
    ({"zombie_master": 2}, r"deck of seat 1: 2 of zombie_master; allowed: at most 1"),
    (dict.fromkeys(list(best(["base"]))[2:], 0), r"deck of seat 1: \d cards; allowed: at least (49|50)"),
    ({"you_lookin_at_me": 1}, r"deck of seat 1: you_lookin_at_me is a card of dc; allowed: cards of base"),
    ({"monopoly": 1}, r"custom_decks='monopoly' is not allowed \(there is no such card\); allowed: .*"),
    ({"fear": -1}, r"custom_decks=.* is not allowed \(a deck is .*\)"),
]


@pytest.mark.parametrize(("changed", "message"), BAD, ids=[next(iter(changed)) for changed, _ in BAD])
def test_a_bad_deck_is_refused_by_card_and_limit(changed: dict[str, int], message: str) -> None:
    good = best(["base"])
    with pytest.raises(OptionError, match=message):
        new(2, card_sets=["base"], event_decks="custom", custom_decks=[good, all_but(good, **changed)])


def test_every_player_brings_one_deck_and_only_with_custom_decks() -> None:
    deck = best(["base"])
    with pytest.raises(OptionError, match=r"custom_decks=.* \(3 players bring 3 decks\)"):
        new(3, card_sets=["base"], event_decks="custom", custom_decks=[deck, deck])
    with pytest.raises(OptionError, match=r"custom_decks is not allowed with event_decks='merged'; allowed: .*custom"):
        new(2, card_sets=["base"], custom_decks=[deck, deck])


def test_r63_a_card_taken_by_another_returns_to_its_owners_pile() -> None:
    g = given("you_dont_need_that", "", event_decks="custom", card_sets=["base", "dc"])  # type: ignore[arg-type]
    g.t.whose_decks, g.t.more_decks, g.t.more_discards = PER_PLAYER, [[]], [[]]
    g.t.items[1] = [card_of(CARDS.numbers["fire_axe"], 1)]
    g.goes_on_to("between_steps", "step", player=1).goes_on_to("step", player=0)
    g.chooses("play:you_dont_need_that>1")
    g.game.discard_item(0, CARDS.numbers["fire_axe"])
    assert (g.t.more_discards, g.items(1)) == ([[card_of(CARDS.numbers["fire_axe"], 1)]], [])


# -- which sets -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("sets", [["dc"], ["base", "dc"], "DC", ("base", "ndy")])
def test_cards_of_any_sets_may_be_played(sets: Any) -> None:
    chosen = [sets.lower()] if isinstance(sets, str) else list(sets)
    assert new(2, card_sets=sets).options["card_sets"] == chosen
    assert set(chosen) <= set(sets_with_cards())


@pytest.mark.parametrize("sets", [[], 3, ["base", "base"], ["monopoly"], [1]])
def test_nonsense_for_card_sets_is_refused(sets: object) -> None:
    with pytest.raises(OptionError, match=r"card_sets=.* is not allowed; allowed: any of base, dc"):
        new(2, card_sets=sets)
