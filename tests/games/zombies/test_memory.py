"""A re-deal of Zombies!!! keeps what everybody has seen: what was shuffled is in no hand that is older."""

from __future__ import annotations

from orda.games.zombies import knowledge
from orda.games.zombies.drawing import change_hands, out_of_hand
from orda.games.zombies.identity import title_of
from orda.games.zombies.registry import CARDS
from tests.games.zombies.harness import At, given

SEEDS = 40
FEAR = CARDS.numbers["fear"]
OTHERS = " ".join(["molotov_cocktail"] * 3)


def hands(g: At, viewer: int, player: int) -> set[str]:
    """What that player may hold, as far as the viewer knows."""
    found = set()
    for seed in range(SEEDS):
        other = g.game.clone()
        other.redeal(viewer, seed)
        found.add(" ".join(sorted(CARDS.ids[title_of(card)] for card in other.t.hands[player])))
    return found


def shuffles_again(g: At) -> None:
    """As if all that was in the deck had been played."""
    g.t.discard, g.t.deck = g.t.deck, []


def test_r56_cards_held_since_before_a_shuffle_are_none_of_those_shuffled() -> None:
    """With two players the other's whole hand is known when the deck runs out."""
    g = given("", "fear brain_cramp", deck="", discard="zombie_master butter_fingers " + OTHERS)
    assert g.goes_on_to("step").t.shuffles == [(0, 0, 2)]
    assert hands(g, 0, 1) == {"brain_cramp fear"}
    assert len(hands(g, 1, 0)) > 1


def test_r56_what_was_drawn_since_is_not_known() -> None:
    g = given("", "fear brain_cramp", deck="", discard="zombie_master butter_fingers were_screwed " + OTHERS)
    g.goes_on_to("step").goes_on_to_turn(2)
    g.goes_on_to("step", player=1)
    found = hands(g, 0, 1)
    assert len(found) > 1
    assert all({"fear", "brain_cramp"} <= set(hand.split()) for hand in found)


def test_r56_of_two_shuffles_the_first_is_remembered_too() -> None:
    """At the second one two hands are hidden, but only one of them had cards at the first."""
    discard = "zombie_master butter_fingers were_screwed claustrophobia chainsaw grenade " + OTHERS
    g = given("", "fear brain_cramp", "", deck="", discard=discard)
    g.goes_on_to("step").goes_on_to_turn(2)
    g.goes_on_to("step", player=1).goes_on_to_turn(3)
    shuffles_again(g)
    g.goes_on_to("step", player=2)
    assert len(g.t.shuffles) == 2
    assert all({"fear", "brain_cramp"} <= set(hand.split()) for hand in hands(g, 0, 1))
    assert len(hands(g, 0, 2)) > 1


def test_r56_a_card_played_openly_leaves_what_is_known_of_the_others() -> None:
    g = given("", "fear zombie_master", deck="", discard="butter_fingers were_screwed " + OTHERS)
    g.goes_on_to("step").goes_on_to_turn(2)
    g.chooses("play:fear>0")
    assert all("zombie_master" in hand for hand in hands(g, 0, 1))


def test_r56_who_loses_his_hand_holds_nothing_that_is_older() -> None:
    g = given("", "fear brain_cramp", deck="", discard="zombie_master butter_fingers " + OTHERS).goes_on_to("step")
    knowledge.hand_gone(g.t, 1)
    assert g.t.shuffles == [(0, 0, 0)]


def test_r56_who_has_given_a_card_away_unseen_is_known_to_hold_one_fewer() -> None:
    g = given("", "fear brain_cramp", "", deck="", discard="zombie_master butter_fingers " + OTHERS).goes_on_to("step")
    change_hands(g.game, 1, 2, g.t.hands[1][0])
    assert g.t.shuffles == [(0, 0, 1, 0)]


def test_r56_of_two_equal_cards_of_which_one_is_known_none_is_when_one_is_played() -> None:
    """The one that was played may have been the one that was seen."""
    g = given("", "fear fear", "", deck=OTHERS)
    knowledge.taken_openly(g.t, 1, FEAR)
    assert g.view(0)["players"][1]["known"] == ["fear"]
    out_of_hand(g.t, 1, FEAR)
    assert g.t.known == []


def test_r56_a_hidden_card_that_equals_a_known_one_does_not_shine_through() -> None:
    """Two worlds that differ only in what is hidden are dealt anew alike."""
    g = given("", "brain_cramp fear", "", deck="fear " + OTHERS)
    knowledge.taken_openly(g.t, 1, FEAR)
    one, two = g.game.clone(), g.game.clone()
    hand, deck = two.t.hands[1], two.t.deck
    place = deck.index(FEAR)
    hand[0], deck[place] = deck[place], hand[0]
    for world in (one, two):
        world.redeal(0, 1)
    assert one.t.to_data() == two.t.to_data()
