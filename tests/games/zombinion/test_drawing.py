"""Raggrupparsi, Radio, Nascondiglio and Tutto x tutto."""

from __future__ import annotations

from tests.games.zombinion.harness import given, seat

# -- Raggrupparsi -------------------------------------------------------------------------


def test_regroup_gives_two_shots_and_may_turn_the_deck_over() -> None:
    g = given(seat("regroup", "rounds bullet zombie", "magazine")).plays("regroup").chooses("yes")
    assert (g.deck(0), g.discard(0)) == ("", "bullet rounds magazine zombie")
    assert g.top(0) == "zombie"  # what was lowest in the deck
    assert g.counts == (0, 1, 2)


def test_regroup_may_leave_the_deck() -> None:
    g = given(seat("regroup", "rounds bullet", "magazine")).plays("regroup").chooses("no")
    assert (g.deck(0), g.discard(0), g.counts) == ("rounds bullet", "magazine", (0, 1, 2))


def test_regroup_with_an_empty_deck_asks_nothing() -> None:
    g = given(seat("regroup", "", "magazine")).plays("regroup")
    assert g.asked == (0, "hunt")


def test_regroup_must_be_settled_before_anything_else() -> None:
    g = given(seat("help regroup maverick", "bullet*3")).plays("help").plays("regroup")
    assert g.asked == (0, "regroup")
    assert g.ids == ["no", "yes"]


def test_regroup_is_not_a_shuffle_and_nobody_sees_the_deck() -> None:
    g = given(seat("regroup", "rounds bullet zombie")).plays("regroup").chooses("yes")
    assert g.heard("regroup", 1) == {"player": 0, "count": 3}
    assert len(g.game.t.buried[0]) == 2


# -- Radio ----------------------------------------------------------------------------------


def test_radio_lets_the_left_neighbour_choose_what_is_discarded() -> None:
    deck = "bullet rounds magazine zombie zombie horde"
    g = given(seat("radio", deck), seat("zombie"), seat("zombie")).plays("radio")
    assert g.asked == (1, "radio")
    assert g.ids == ["discard:bullet", "discard:rounds", "discard:magazine", "discard:zombie"]
    g.chooses("discard:magazine")
    assert g.hand(0) == "bullet rounds zombie zombie"
    assert (g.discard(0), g.deck(0)) == ("magazine", "horde")
    assert g.discard(1) == ""


def test_radio_of_the_last_seat_asks_the_first() -> None:
    g = given(seat("zombie"), seat("zombie"), seat("radio", "bullet rounds*4"), active=2).plays("radio")
    assert g.asked == (0, "radio")


def test_radio_shows_the_cards_to_everybody() -> None:
    g = given(seat("radio", "bullet rounds magazine zombie zombie"), seat("zombie"), seat("zombie")).plays("radio")
    assert g.view(2)["players"][0]["aside"] == ["bullet", "rounds", "magazine", "zombie", "zombie"]
    assert g.heard("reveal", 2)["cards"] == ["bullet", "rounds", "magazine", "zombie", "zombie"]


def test_radio_shuffles_for_what_is_missing() -> None:
    g = given(seat("radio", "bullet", "rounds*4")).plays("radio").chooses("discard:rounds")
    assert g.hand(0) == "bullet rounds rounds rounds"
    assert g.discard(0) == "rounds"


def test_d8_radio_reveals_what_there_is() -> None:
    g = given(seat("radio", "bullet", "rounds")).plays("radio").chooses("discard:bullet")
    assert (g.hand(0), g.discard(0)) == ("rounds", "bullet")


def test_radio_with_a_single_card_loses_it() -> None:
    g = given(seat("radio", "bullet")).plays("radio")
    assert (g.hand(0), g.discard(0)) == ("", "bullet")


def test_d8_radio_without_any_card_does_nothing() -> None:
    g = given(seat("radio")).plays("radio")
    assert g.asked == (0, "hunt")


# -- Nascondiglio ---------------------------------------------------------------------------


def test_hideout_draws_until_seven_cards_are_in_hand() -> None:
    g = given(seat("hideout zombie*4", "bullet*5")).plays("hideout")
    assert g.hand(0) == "bullet bullet bullet zombie zombie zombie zombie"
    assert g.deck(0) == "bullet bullet"


def test_d6_hideout_with_seven_cards_in_hand_draws_nothing() -> None:
    g = given(seat("hideout zombie*7", "bullet*5")).plays("hideout")
    assert g.deck(0) == "bullet bullet bullet bullet bullet"
    assert g.asked == (0, "hunt")


def test_hideout_may_set_aside_each_action_card_as_it_is_drawn() -> None:
    g = given(seat("hideout zombie*4", "maverick bullet cunning rounds magazine")).plays("hideout")
    assert g.ids == ["keep:maverick", "aside:maverick"]
    g.chooses("aside:maverick")
    assert g.ids == ["keep:cunning", "aside:cunning"]
    g.chooses("keep:cunning")
    assert g.hand(0) == "bullet rounds zombie zombie zombie zombie cunning"
    assert (g.discard(0), g.deck(0)) == ("maverick", "magazine")


def test_hideout_does_not_ask_about_cards_that_are_no_actions() -> None:
    g = given(seat("hideout zombie*4", "survivors bullet infection")).plays("hideout")
    assert g.asked == (0, "hunt")


def test_d6_hideout_in_the_middle_of_a_shuffle_leaves_out_what_is_set_aside() -> None:
    g = given(seat("hideout zombie*5", "maverick", "bullet rounds")).plays("hideout").chooses("aside:maverick")
    assert g.hand(0) == "bullet rounds zombie zombie zombie zombie zombie"
    assert (g.deck(0), g.discard(0), g.in_play) == ("", "maverick", "hideout")


def test_hideout_takes_what_there_is_and_does_not_shuffle_in_what_is_set_aside() -> None:
    g = given(seat("hideout zombie*2", "maverick bullet", "rounds")).plays("hideout").chooses("aside:maverick")
    assert g.hand(0) == "bullet rounds zombie zombie"
    assert (g.deck(0), g.discard(0)) == ("", "maverick")


def test_d6_hideout_shows_what_is_set_aside_but_not_what_is_kept() -> None:
    g = given(seat("hideout zombie*4", "maverick cunning bullet bullet bullet")).plays("hideout")
    assert g.view(1)["asked"] == {"kind": "waiting", "player": 0}
    g.chooses("aside:maverick")
    assert g.view(1)["players"][0]["aside"] == ["maverick"]
    assert g.chooses("keep:cunning").view(1)["players"][0]["aside"] == []
    assert "hand" not in g.view(1)["players"][0]


# -- Tutto x tutto ---------------------------------------------------------------------------


def test_all_in_takes_the_first_two_aim_cards_and_discards_the_rest() -> None:
    g = given(seat("all_in", "zombie rounds maverick bullet magazine")).plays("all_in")
    assert g.hand(0) == "bullet rounds"
    assert (g.discard(0), g.deck(0)) == ("zombie maverick", "magazine")


def test_all_in_shuffles_on_the_way_without_what_is_revealed() -> None:
    g = given(seat("all_in", "zombie rounds", "bullet")).plays("all_in")
    assert g.hand(0) == "bullet rounds"
    assert (g.discard(0), g.deck(0)) == ("zombie", "")


def test_all_in_with_one_aim_card_in_all_takes_that_one() -> None:
    g = given(seat("all_in zombie", "zombie rounds", "zombie maverick")).plays("all_in")
    assert g.hand(0) == "rounds zombie"
    assert (g.discard(0), g.deck(0)) == ("zombie zombie maverick", "")


def test_all_in_without_any_aim_card_discards_everything() -> None:
    g = given(seat("all_in", "zombie", "maverick")).plays("all_in")
    assert (g.hand(0), g.discard(0)) == ("", "zombie maverick")


def test_all_in_shows_everything_to_everybody() -> None:
    g = given(seat("all_in", "zombie rounds bullet")).plays("all_in")
    assert g.heard("all_in", 1) == {"player": 0, "cards": ["rounds", "bullet"], "others": ["zombie"]}


def test_all_in_does_not_touch_the_others() -> None:
    g = given(seat("all_in", "rounds*2"), seat("bullet", "magazine", "zombie")).plays("all_in")
    assert (g.hand(1), g.deck(1), g.discard(1)) == ("bullet", "magazine", "zombie")
