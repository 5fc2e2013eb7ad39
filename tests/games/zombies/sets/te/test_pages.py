"""The pages of the book, a section each: what they do as they are played, when they are used, what is left of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from orda.games.zombies.identity import card_of, title_of
from orda.games.zombies.registry import CARD, CARDS
from orda.games.zombies.spell import pages_of
from orda.games.zombies.table import PER_PLAYER
from orda.games.zombies.tiles import DOG
from tests.games.zombies.harness import CENTRE, At, at, given
from tests.games.zombies.sets.te.hiking import CABIN, WOODS, hiking

PAGES = ("here_doggie", "return_to_sender", "something_doesnt_feel_right", "the_trees_are_alive", "twist_of_fate")
GRAVES = "te_pet_cemetery 0 -3 0"
ROOM = (0, -9)  # in the Cabin


def names(cards: Iterable[int]) -> list[str]:
    return sorted(CARD[title_of(card)].id for card in cards)


# -- all of them ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_an_item_played_anywhere_in_the_own_turn_only(name: str) -> None:
    g = given(name, name).chooses(f"play:{name}")
    assert g.items(0) == [name]
    assert (pages_of(g.t, 0), pages_of(g.t, 1)) == (1, 0)
    g.goes_on_to_turn(2)
    assert g.goes_on_to("turn_start", "step", player=1).can_play(name) == [f"play:{name}"]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_not_played_in_the_turn_of_others_nor_twice(name: str) -> None:
    g = given("fear", name)
    assert g.asked == (0, "turn_start")
    g.chooses("pass")
    assert g.asked[0] == 0
    g = given(name, "", items=(name,))
    g.goes_on_to("step").refuses(f"play:{name}")


def test_a_page_is_never_copied_but_can_be_cancelled() -> None:
    g = given("twist_of_fate", "hey_i_got_one_of_those").chooses("play:twist_of_fate")
    assert g.asked[1] != "item_played"
    g = given("twist_of_fate", "that_didnt_just_happen").chooses("play:twist_of_fate", "play:that_didnt_just_happen")
    assert g.items(0) == []


def test_with_all_five_pages_the_spell_cannot_fail() -> None:
    g = hiking("", "", tiles=(WOODS, CABIN), pawns=(ROOM,), items=(" ".join(PAGES),)).goes_on_to("spell")
    g.rolls(1).chooses("spell")
    assert (g.result.reason, g.result.winners) == ("spell", (0,))


# -- Here Doggie! -----------------------------------------------------------------------------------------


def test_here_doggie_puts_nine_dogs_on_the_pet_cemetery_two_to_a_square_at_most() -> None:
    g = hiking("here_doggie", "", tiles=(WOODS, GRAVES)).chooses("play:here_doggie")
    g.chooses(*["put:dog@1,-8"] * 2)
    assert "put:dog@1,-8" not in g.ids
    for x, y in ((0, -9), (1, -9), (2, -9), (0, -8), (2, -8), (0, -7), (1, -7)):
        g.chooses(f"put:dog@{x},{y}")
    assert sum(g.t.count_on(square) for square in g.t.crowd) == 9
    assert {g.t.kind_on(square) for square in g.t.crowd} == {DOG}
    assert g.items(0) == ["here_doggie"]


def test_here_doggie_puts_as_many_as_fit_pawns_or_not() -> None:
    full = [(x, y) for x in range(3) for y in (-9, -8) for _ in range(2)] + [(0, -7)]
    g = hiking("here_doggie", "", tiles=(WOODS, GRAVES), dogs=full, zombies=((1, -7),), pawns=(CENTRE, (2, -7)))
    g.chooses("play:here_doggie")
    assert [g.t.count_on(at(g.t, square)) for square in ((0, -7), (1, -7), (2, -7))] == [2, 1, 2]


def test_here_doggie_without_the_pet_cemetery_the_page_still_counts() -> None:
    g = hiking("here_doggie", "").chooses("play:here_doggie")
    assert (g.zombies, g.items(0), pages_of(g.t, 0)) == ([], ["here_doggie"], 1)


def test_here_doggie_no_dog_comes_to_who_has_a_repellent() -> None:
    g = hiking("here_doggie", "dog_repellent", tiles=(WOODS, GRAVES), pawns=(CENTRE, (1, -8)), active=1)
    g.chooses("play:dog_repellent").goes_on_to("turn_start", player=0).chooses("play:here_doggie")
    g.refuses("put:dog@1,-8")


# -- Return To Sender -------------------------------------------------------------------------------------


def at_the_cabin(*hands: str, pawn: tuple[int, int] = ROOM, active: int = 0, items: str = "return_to_sender") -> At:
    """Seat 0 in the Cabin, seat 1 with the page."""
    return hiking(*hands, tiles=(WOODS, CABIN), pawns=(pawn, CENTRE), items=("", items), active=active)


def test_return_to_sender_puts_an_opponent_out_of_the_cabin_and_is_removed_from_the_game() -> None:
    g = at_the_cabin("", "", active=1).chooses("activate:return_to_sender>0")
    assert sorted(g.ids) == [f"throw_out:{x},{y}" for x, y in ((0, -7), (1, -7), (2, -7), (2, -8), (2, -9))]
    g.chooses("throw_out:2,-9")
    assert (g.pawn(0), g.items(1), g.discard) == ((2, -9), [], [])
    assert names(g.t.out) == ["return_to_sender"]


def test_return_to_sender_stops_a_spell_before_the_roll() -> None:
    g = at_the_cabin("", "").goes_on_to("spell").chooses("spell")
    assert g.asked == (1, "before_spell")
    g.rolls(6).chooses("activate:return_to_sender>0", "throw_out:0,-7")
    assert not g.is_over
    assert "spell_stopped" in g.told()
    assert not g.t.may_activate >> 1 & 1, "it was his activation of this round"


def test_return_to_sender_who_has_used_an_activation_does_not_stop_a_spell() -> None:
    g = at_the_cabin("", "").goes_on_to("spell")
    g.t.may_activate &= ~2
    g.rolls(6).chooses("spell")
    assert g.result.reason == "spell"


def test_return_to_sender_may_be_passed_before_a_spell() -> None:
    g = at_the_cabin("", "").goes_on_to("spell").chooses("spell").rolls(6).chooses("pass")
    assert g.result.reason == "spell"


def test_return_to_sender_is_not_used_on_who_is_outdoors_nor_off_turn() -> None:
    assert at_the_cabin("", "", pawn=(0, -7), active=1).asked == (1, "step")
    g = at_the_cabin("", "")
    assert g.asked == (0, "step"), "in the turn of another only before a spell"


# -- Something Doesn't Feel Quite Right... ----------------------------------------------------------------


def searching(deck: str, discard: str = "", *hands: str) -> At:
    hands = hands or ("", "")
    g = given(*hands, items=("something_doesnt_feel_right",), deck=deck, discard=discard)
    return g.chooses("activate:something_doesnt_feel_right")


def test_something_doesnt_feel_right_removes_up_to_three_cards_of_the_deck_but_no_pages() -> None:
    g = searching("fear fear grenade skateboard molotov_cocktail twist_of_fate")
    assert [way.split(":")[1] for way in g.ids] == ["fear", "grenade", "molotov_cocktail", "skateboard", "none"]
    g.chooses("weed_out:fear", "weed_out:fear", "weed_out:grenade")
    assert names(g.t.out) == ["fear", "fear", "grenade"]
    left = g.t.deck + g.t.hands[0] + g.t.hands[1]
    assert names(left) == ["molotov_cocktail", "skateboard", "twist_of_fate"]
    assert "something_doesnt_feel_right" in g.discard


def test_something_doesnt_feel_right_or_of_a_discard_pile_and_one_may_stop_at_any_time() -> None:
    g = searching("fear", "grenade twist_of_fate skateboard", "fire_axe grenade chainsaw", "")
    assert sorted(g.ids) == ["search:deck", "search:discard"]
    g.chooses("search:discard")
    assert sorted(g.ids) == ["weed_out:grenade", "weed_out:none", "weed_out:skateboard"]
    g.chooses("weed_out:grenade", "weed_out:none")
    assert names(g.t.out) == ["grenade"]
    assert g.discard == ["twist_of_fate", "skateboard", "something_doesnt_feel_right"], "its order stays"


def test_something_doesnt_feel_right_a_deck_looked_through_is_shuffled_and_what_was_known_of_it_forgotten() -> None:
    deck = "fear grenade skateboard molotov_cocktail chainsaw fire_axe lots_of_ammo zombie_master"
    before = searching(deck)
    orders = set()
    for seed in range(8):
        g = before.redealt(1, seed).chooses("weed_out:none")
        orders.add(tuple(g.t.deck + g.t.hands[0]))
    assert len(orders) > 1
    assert not [fact for fact in before.chooses("weed_out:none").t.known if fact[1] >= 16]


def test_something_doesnt_feel_right_what_is_asked_stays_the_same_for_who_looks_and_tells_others_nothing() -> None:
    deck = "fear grenade skateboard molotov_cocktail chainsaw"
    g = searching(deck, "", "", "lots_of_ammo zombie_master", "fire_axe first_aid_kit")
    for seed in range(6):
        assert g.redealt(0, seed).view(0) == g.view(0)
        assert g.redealt(0, seed).ids == g.ids
        for seat in (1, 2):
            assert g.redealt(seat, seed).view(seat) == g.view(seat)


def test_something_doesnt_feel_right_with_one_opponent_the_rest_must_be_in_his_hand() -> None:
    g = searching("fear grenade", "", "", "skateboard fire_axe").chooses("weed_out:none")
    assert sorted(g.view(0)["players"][1]["known"]) == ["fire_axe", "skateboard"]
    g = searching("fear grenade", "", "", "skateboard", "fire_axe").chooses("weed_out:none")
    assert not g.t.known, "of several nobody is known to hold it"


def test_r63_something_doesnt_feel_right_may_name_the_pile_of_anybody_or_of_any_set() -> None:
    g = given("", "", items=("something_doesnt_feel_right",), deck="fear")
    number = CARDS.numbers
    g.t.more_decks, g.t.more_discards = [[card_of(number["grenade"], 1)] * 2], [[]]
    g.t.whose_decks = PER_PLAYER
    g.chooses("activate:something_doesnt_feel_right")
    assert sorted(g.ids) == ["search_pile:0", "search_pile:1"]
    g.chooses("search_pile:1", "weed_out:grenade", "weed_out:none")
    assert g.t.out == (card_of(number["grenade"], 1),)


def test_something_doesnt_feel_right_is_not_used_for_nothing() -> None:
    g = given("", "", items=("something_doesnt_feel_right",), deck="", discard="twist_of_fate")
    assert g.asked == (0, "step")


def test_something_doesnt_feel_right_no_card_is_lost() -> None:
    deck = "fear fear grenade skateboard molotov_cocktail twist_of_fate"
    g = searching(deck, "chainsaw").chooses("search:deck", "weed_out:fear", "weed_out:none")
    t = g.t
    everything = [*t.deck, *t.discard, *t.out, *t.hands[0], *t.hands[1], *t.items[0], *t.items[1]]
    assert Counter(names(everything)) == Counter([*deck.split(), "chainsaw", "something_doesnt_feel_right"])


# -- The Trees Are Alive! ---------------------------------------------------------------------------------


def test_the_trees_are_alive_every_opponent_on_a_woods_square_fights_branches_clockwise() -> None:
    pawns = ((1, -5), (1, -4), CENTRE, (1, -8))
    g = hiking("", "", "", "", items=("the_trees_are_alive",), pawns=pawns, dice=(4, 4))
    g.chooses("activate:the_trees_are_alive")
    assert [kind for kind in g.told() if kind == "branches_beaten"] == ["branches_beaten"] * 2
    assert g.t.trophies == [0, 0, 0, 0], "nothing is won"
    assert g.discard == ["the_trees_are_alive"]


def test_the_trees_are_alive_branches_need_four_and_wound_a_whole_life() -> None:
    g = hiking("", "", items=("the_trees_are_alive",), pawns=((1, -5), (1, -4)), dice=(3, 4))
    g.chooses("activate:the_trees_are_alive")
    assert g.asked == (1, "pay")
    g.chooses("pay:life")
    assert (g.lives(1), g.t.trophies[1]) == (2, 0)


def test_the_trees_are_alive_there_is_no_desperate_fight_only_death() -> None:
    more: dict[str, Any] = {"lives": (3, 0.5), "bullets": (3, 0), "trophies": (0, 6)}
    g = hiking("", "", items=("the_trees_are_alive",), pawns=((1, -5), (1, -4)), dice=(3,), **more)
    g.chooses("activate:the_trees_are_alive")
    assert (g.pawn(1), g.t.trophies[1]) == (None, 3)


def test_the_trees_are_alive_alternate_food_source_does_not_stop_them() -> None:
    g = hiking("alternate_food_source", "", items=("the_trees_are_alive",), pawns=((1, -5), (1, -4)), dice=(3,))
    g.chooses("play:alternate_food_source").goes_on_to("turn_start", "step", player=0).rolls(3)
    g.chooses("activate:the_trees_are_alive")
    assert g.asked == (1, "pay")


def test_r16_the_trees_are_alive_only_on_plain_wood_and_only_by_the_owners_will() -> None:
    g = hiking("", "", items=("the_trees_are_alive",), tiles=(WOODS, CABIN), pawns=((1, -5), (2, -9)))
    assert g.asked == (0, "step"), "nobody there: it is not used"
    g = hiking("", "butter_fingers", items=("the_trees_are_alive",), pawns=(CENTRE, (1, -4)))
    g.goes_on_to("turn_start", player=1).chooses("play:butter_fingers>0", "drop:the_trees_are_alive")
    assert (g.t.fights, g.discard) == ([], ["the_trees_are_alive", "butter_fingers"])


def test_the_trees_are_alive_the_fighter_may_play_and_use_cards() -> None:
    """R-46: off turn, in the windows of his own fight."""
    g = hiking("", "", items=("the_trees_are_alive", "first_aid_kit"), pawns=((1, -5), (1, -4)), lives=(3, 1))
    g.chooses("activate:the_trees_are_alive")
    assert g.asked == (1, "before_fight")
    assert "activate:first_aid_kit" in g.ids


# -- Twist Of Fate ----------------------------------------------------------------------------------------


def test_twist_of_fate_takes_a_bullet_from_each_opponent_who_has_one() -> None:
    g = given("", "", "", "", items=("twist_of_fate",), bullets=(1, 3, 0, 1)).chooses("activate:twist_of_fate")
    assert g.t.bullets == [3, 2, 0, 0]
    assert (names(g.t.out), g.items(0), g.discard) == (["twist_of_fate"], [], [])


def test_twist_of_fate_is_not_used_where_nobody_has_a_bullet_nor_off_turn() -> None:
    assert given("", "", items=("twist_of_fate",), bullets=(3, 0)).asked == (0, "step")
    assert given("", "", items=("", "twist_of_fate")).asked == (0, "step")


def test_r50_twist_of_fate_is_an_activation_that_no_card_cancels() -> None:
    g = given("", "that_didnt_just_happen", items=("twist_of_fate",)).chooses("activate:twist_of_fate")
    assert g.t.bullets == [4, 2]


# -- We're All Friends Here -------------------------------------------------------------------------------


def test_were_all_friends_here_takes_a_page_in_play() -> None:
    g = given("were_all_friends_here", "", items=("", "twist_of_fate fire_axe here_doggie"))
    g.chooses("play:were_all_friends_here>1")
    assert sorted(g.ids) == ["take_page:here_doggie", "take_page:twist_of_fate"], "no other items"
    g.chooses("take_page:here_doggie")
    assert (g.items(0), g.items(1)) == (["here_doggie"], ["twist_of_fate", "fire_axe"])
    assert (pages_of(g.t, 0), pages_of(g.t, 1)) == (1, 1)


def test_were_all_friends_here_what_happens_on_playing_a_page_does_not_happen_again() -> None:
    g = hiking("were_all_friends_here", "", tiles=(WOODS, GRAVES), items=("", "here_doggie"))
    g.chooses("play:were_all_friends_here>1")
    assert (g.items(0), g.zombies) == (["here_doggie"], [])


def test_r52_were_all_friends_here_takes_no_page_that_one_has() -> None:
    items = ("twist_of_fate", "twist_of_fate", "twist_of_fate here_doggie", "fire_axe")
    g = given("were_all_friends_here", "", "", "", items=items)
    assert g.goes_on_to("turn_start", "step").can_play("were_all_friends_here") == ["play:were_all_friends_here>2"]
    g.chooses("play:were_all_friends_here>2")
    assert sorted(g.items(0)) == ["here_doggie", "twist_of_fate"], "the only one that is left to take"


def test_were_all_friends_here_can_be_turned_away() -> None:
    g = given("were_all_friends_here", "you_lookin_at_me", "", items=("", "twist_of_fate", "here_doggie"))
    g.chooses("play:were_all_friends_here>1", "play:you_lookin_at_me")
    assert (g.items(0), g.items(1)) == (["here_doggie"], ["twist_of_fate"])
