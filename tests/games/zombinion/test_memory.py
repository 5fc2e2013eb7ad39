"""What was shown stays known until it leaves unseen: every way in which a re-deal could forget what a seat has seen."""

from __future__ import annotations

from tests.games.zombinion.harness import At, given, seat
from tests.games.zombinion.test_hidden import re_dealt


def hands(g: At, viewer: int, player: int) -> set[str]:
    return re_dealt(g, viewer, lambda other: other.hand(player))


def discards(g: At, viewer: int, player: int) -> set[str]:
    return re_dealt(g, viewer, lambda other: other.discard(player))


# -- Fuga rapida ---------------------------------------------------------------------------------


def test_getaway_a_hand_shown_and_then_openly_trashed_from_is_known_but_for_what_was_trashed() -> None:
    table = [seat("getaway", "bullet*9"), seat("sacrifice bullet*2 rounds magazine", "zombie*9")]
    g = given(*table).plays("getaway").goes_on_to("play", player=1)
    g.plays("sacrifice").chooses("trash:bullet", "trash:rounds", "stop")
    assert hands(g, 0, 1) == {"bullet magazine"}


def test_getaway_a_hand_shown_is_known_while_cards_of_it_are_picked() -> None:
    """Of five known cards two are picked: which ones, nobody knows, but all five are in the hand or picked."""
    table = [seat("getaway", "bullet*9"), seat("sacrifice bullet*2 rounds magazine", "zombie*9")]
    g = given(*table).plays("getaway").goes_on_to("play", player=1)
    g.plays("sacrifice").chooses("trash:bullet", "trash:rounds")
    assert re_dealt(g, 0, lambda other: " ".join(sorted(other.view(1)["players"][1]["hand"]))) == {
        "bullet bullet magazine rounds"
    }
    assert len(re_dealt(g, 0, lambda other: " ".join(other.view(1)["players"][1]["picked"]))) > 2


def test_getaway_a_hand_shown_lies_in_the_discard_pile_after_clean_up() -> None:
    table = [seat("getaway", "bullet*9"), seat("bullet*3 rounds magazine", "zombie*9")]
    g = given(*table).plays("getaway").goes_on_to("hunt", player=1).chooses("stop")
    assert discards(g, 0, 1) == {"bullet bullet bullet rounds magazine"}


# -- Piano superiore -------------------------------------------------------------------------------


def test_upper_floor_the_rest_of_a_hand_shown_is_known_as_far_as_the_unseen_discard_leaves_it() -> None:
    table = [seat("help getaway upper_floor"), seat("bullet*4 rounds", "zombie*9")]
    g = given(*table).plays("help").plays("getaway").plays("upper_floor")
    g.chooses("discard:bullet", "discard:rounds")
    assert hands(g, 0, 1) == {"bullet bullet bullet"}
    assert discards(g, 0, 1) == {"bullet rounds"}


def test_upper_floor_of_a_hand_shown_it_is_not_known_which_card_lies_under_the_top() -> None:
    table = [seat("help getaway upper_floor"), seat("bullet rounds magazine maverick cunning", "zombie*9")]
    g = given(*table).plays("help").plays("getaway").plays("upper_floor")
    g.chooses("discard:rounds", "discard:bullet")
    known = {"rounds", "magazine", "maverick", "cunning"}
    found = hands(g, 0, 1)
    assert len(found) == 4
    assert all(len(known - set(hand.split())) == 1 and set(hand.split()) < known for hand in found)


def test_upper_floor_after_a_shuffle_the_hand_is_still_all_but_one_of_those_shown() -> None:
    """Molotov makes the victim draw, and so shuffle what had left his hand unseen."""
    victim = seat("bullet rounds magazine maverick cunning", "", "zombie*9")
    g = given(seat("help*2 getaway upper_floor molotov", "bullet*9"), victim)
    g.plays("help").plays("help").plays("getaway").plays("upper_floor")
    g.chooses("discard:rounds", "discard:bullet").plays("molotov")
    known = {"rounds", "magazine", "maverick", "cunning"}
    for hand in hands(g, 0, 1):
        assert len(set(hand.split()) & known) >= 3, hand


# -- Nascondiglio ------------------------------------------------------------------------------------


def test_hideout_an_action_kept_is_known_to_be_in_the_hand() -> None:
    g = given(seat("hideout zombie*3", "maverick bullet*3 cunning rounds*6"), seat("bullet")).plays("hideout")
    g.chooses("keep:maverick")
    found = hands(g, 1, 0)
    assert all("maverick" in hand or "cunning" in hand for hand in found)
    assert len(found) > 2


def test_hideout_a_known_second_copy_is_still_in_hand_when_the_one_drawn_is_set_aside() -> None:
    table = [seat("getaway", "bullet*9"), seat("hideout maverick bullet*3", "maverick bullet zombie*9")]
    g = given(*table).plays("getaway").goes_on_to("play", player=1)
    g.plays("hideout").chooses("aside:maverick")
    assert all("maverick" in hand for hand in hands(g, 0, 1))


def test_hideout_a_card_seen_on_the_deck_is_known_while_it_is_asked_about_and_when_it_is_kept() -> None:
    table = [seat("recon", "bullet*3"), seat("hideout zombie*3", "maverick bullet*3 cunning rounds*6")]
    g = given(*table).plays("recon").chooses("back:bullet", "back:maverick").goes_on_to("play", player=1)
    g.plays("hideout")
    assert re_dealt(g, 0, lambda other: other.ids[0]) == {"keep:maverick"}
    g.chooses("keep:maverick")
    assert all("maverick" in hand for hand in hands(g, 0, 1))


# -- Esca --------------------------------------------------------------------------------------------


def test_bait_one_card_discarded_is_seen_and_hides_neither_the_hand_nor_the_card_under_it() -> None:
    table = [seat("getaway", "bullet*9"), seat("bait bullet rounds magazine", "zombie*9", "horde")]
    g = given(*table).plays("getaway").goes_on_to("play", player=1)
    g.plays("bait").chooses("discard:bullet", "stop")
    assert discards(g, 0, 1) == {"bullet horde"}
    assert all({"rounds", "magazine"} <= set(hand.split()) for hand in hands(g, 0, 1))


def test_bait_two_cards_discarded_may_have_taken_along_the_one_that_was_known() -> None:
    table = [seat("swarm", "bullet*9"), seat("barricade bait zombie*3", "bullet*9")]
    g = given(*table).plays("swarm").chooses("reveal:barricade").goes_on_to("play", player=1)
    g.plays("bait").chooses("discard:zombie", "discard:zombie", "stop", "stop")
    found = hands(g, 0, 1)
    assert {"barricade" in hand for hand in found} == {True, False}


# -- Barricata -----------------------------------------------------------------------------------------


def test_barricade_nobody_before_one_who_has_shown_it_is_asked_again_after_a_re_deal() -> None:
    one = seat("barricade bullet*4", "bullet*3")
    g = given(seat("upper_floor"), one, one, one).plays("upper_floor").chooses("no", "reveal:barricade")
    assert g.asked == (3, "barricade")
    assert re_dealt(g, 0, lambda other: str(other.asked[0])) == {"3"}


# -- shuffles ------------------------------------------------------------------------------------------


def test_shuffle_cards_drawn_before_one_in_mid_draw_are_not_of_those_shuffled_in() -> None:
    """Two cards of five came before the shuffle: they were in the deck, so they are no card of the open discards."""
    table = [seat("", "zombie*2", "magazine*9"), seat("bullet", "bullet*9")]
    g = given(*table).chooses("stop")
    assert g.hand(0) == "magazine magazine magazine zombie zombie"
    assert hands(g, 1, 0) == {"magazine magazine magazine zombie zombie"}


def test_shuffle_cards_in_hand_before_one_may_be_any_that_were_hidden_then() -> None:
    table = [seat("cunning zombie*2 bullet*2", "", "magazine*5"), seat("bullet", "bullet*9")]
    g = given(*table).plays("cunning")
    assert hands(g, 1, 0) == {"bullet bullet magazine magazine magazine zombie zombie"}


def test_shuffle_a_second_one_in_the_same_hand_does_not_make_the_first_one_forgotten() -> None:
    """The two zombies are older than the first shuffle; at the second one magazines were hidden too."""
    table = [seat("maverick regroup courage zombie*2", "", "magazine*4"), seat("bullet", "bullet*9")]
    g = given(*table).plays("maverick").plays("regroup").chooses("yes").plays("courage")
    assert hands(g, 1, 0) == {"magazine magazine magazine zombie zombie"}


def test_shuffle_what_is_known_of_two_in_the_same_hand_shrinks_with_each_card_that_leaves_it() -> None:
    """Of the two zombies one is discarded openly, with a card under it that may have been the other one."""
    table = [seat("maverick*2 regroup courage bait zombie*2", "", "magazine*9"), seat("bullet", "bullet*9")]
    g = given(*table).plays("maverick").plays("maverick").plays("regroup").chooses("yes").plays("courage")
    assert {hand.count("zombie") for hand in hands(g, 1, 0)} == {2}
    g.plays("bait").chooses("discard:magazine", "discard:zombie", "stop")
    assert {hand.count("zombie") for hand in hands(g, 1, 0)} == {0, 1}
