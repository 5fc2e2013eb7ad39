"""The sets are found by walking their folders; a game is laid out and dealt from those chosen, and from no other."""

from __future__ import annotations

from collections import Counter

import pytest

from orda.games.zombies import HERE, RULES, sets
from orda.games.zombies.decks import full_deck
from orda.games.zombies.registry import CARD, CARDS, EFFECTS, LASTING
from orda.games.zombies.tiles import KINDS, TILES, tiles_of

NUMBERS_OF_FORMAT_1 = [
    "adrenaline_rush",
    "alternate_food_source",
    "bad_sense_of_direction",
    "brain_cramp",
    "butter_fingers",
    "claustrophobia",
    "fear",
    "hysterical_paralysis",
    "i_dont_think_theyre_dead",
    "just_when_you_thought",
    "much_needed_rest",
    "slight_miscalculation",
    "the_keys_are_still_in_it",
    "this_isnt_so_bad",
    "were_screwed",
    "zombie_master",
    "where_did_everybody_go",
    "your_shoes_untied",
    "all_the_marbles",
    "chainsaw",
    "fire_axe",
    "first_aid_kit",
    "grenade",
    "hey_look_a_shotgun",
    "lots_of_ammo",
    "molotov_cocktail",
    "skateboard",
]
EFFECTS_OF_FORMAT_1 = ["fear", "claustrophobia", "paralysis", "no_fights", "no_zombie_moves", "chainsaw", "molotov"]


def test_every_set_is_a_folder() -> None:
    assert sets.ALL == ("base", "dc", "mw", "ndy", "te")
    assert all((HERE / "sets" / name).is_dir() for name in sets.ALL)


def test_cards_and_tiles_belong_to_the_set_whose_folder_they_are_in() -> None:
    assert all(card.effect.__module__.split(".")[-2] == card.set for card in CARD.values())
    assert {kind.id.split("_")[0] for kind in KINDS.values()} == {kind.set for kind in KINDS.values()}
    assert all(kind.id.startswith(f"{kind.set}_") for kind in KINDS.values())


def test_numbers_never_change() -> None:
    """They are in saves and in stored choices."""
    assert CARDS.ids[:27] == NUMBERS_OF_FORMAT_1
    assert EFFECTS.ids[:7] == EFFECTS_OF_FORMAT_1
    assert [TILES.ids[n] for n in (0, 17, 18, 28, 29, 42, 43, 67)] == [
        *("base_town_square", "base_toy_store", "dc_helipad", "dc_barracks"),
        *("mw_helipad", "mw_game_store", "te_bridge", "te_woods_13"),
    ]


def test_every_effect_is_that_of_a_card() -> None:
    assert {effect.card for effect in LASTING.values()} <= set(CARDS.numbers)


@pytest.mark.parametrize("name", sets.ALL)
def test_a_deck_holds_the_cards_of_the_sets_chosen_and_no_others(name: str) -> None:
    assert {CARD[number].set for number in full_deck([name], CARDS.newest)} <= {name}
    deck = tiles_of([name], TILES.newest)[name]
    assert {KINDS[number].set for number in deck} <= {name}


def test_the_decks_of_a_game_are_those_of_its_sets() -> None:
    g = RULES.new(3, 1)
    dealt = g.t.deck + [card for hand in g.t.hands for card in hand]
    assert sorted(dealt) == full_deck(["base"], CARDS.newest)
    assert Counter(KINDS[kind].set for kind in g.t.tiles) == {"base": 29 - len(g.t.city.tiles) + 1 - (g.t.drawn >= 0)}


def test_a_game_begun_with_fewer_cards_is_dealt_without_the_later_ones() -> None:
    newest = (CARDS.numbers["chainsaw"], TILES.newest)
    g = RULES.begin(2, 1, {}, newest)
    dealt = {CARD[card].id for card in g.t.deck + g.t.hands[0] + g.t.hands[1]}
    assert "chainsaw" in dealt
    assert "skateboard" not in dealt
    assert RULES.material.faults(g.t, 2, g.options) == []
