"""The events of Dead Corps(e), a section each: when, at whom, bystanders, what they meet."""

from __future__ import annotations

import pytest

from tests.games.zombies.harness import CENTRE, HOSPITAL, given

# -- Govt. Enhanced Zombies! ----------------------------------------------------------------------------


def test_govt_enhanced_zombies_need_five_to_be_killed() -> None:
    g = given("govt_enhanced_zombies", "", zombies=((1, 0),)).chooses("play:govt_enhanced_zombies").rolls(4)
    g.goes_on_to("step").chooses("step:1,0")
    assert g.asked == (0, "pay")
    assert g.view(0)["fights"][0]["need"] == 5
    g.chooses("pay:bullets")
    assert (g.t.trophies[0], g.t.bullets[0]) == (1, 2)


def test_govt_enhanced_zombies_may_come_before_a_roll_and_hold_until_the_end_of_the_own_next_turn() -> None:
    g = given("", "govt_enhanced_zombies", zombies=(CENTRE,), dice=(4,)).chooses("pass")
    assert g.asked == (1, "before_fight")
    g.chooses("play:govt_enhanced_zombies")
    assert g.asked == (0, "pay"), "R-65 knows no natural faces here: a four is not enough any more"
    assert g.t.effects[0][2:4] == (1, 1)


def test_govt_enhanced_zombies_are_not_made_stronger_twice_for_the_same_time() -> None:
    g = given("govt_enhanced_zombies", "", "").chooses("play:govt_enhanced_zombies")
    g.t.hands[0] = [30]
    g.t.may_play |= 1
    assert g.goes_on_to("step").can_play("govt_enhanced_zombies") == []


# -- I Feel Alive!!! ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "lives"), [((4, 6), 3), ((4, 3), 1), ((3, 6), 1)])
def test_i_feel_alive_gives_two_lives_if_both_dice_show_four(dice: tuple[int, int], lives: int) -> None:
    g = given("i_feel_alive", "", lives=(1,), dice=dice).chooses("play:i_feel_alive")
    assert (g.lives(0), g.discard) == (lives, ["i_feel_alive"])


def test_i_feel_alive_stops_at_five_lives_and_is_of_no_use_with_five() -> None:
    g = given("i_feel_alive", "", lives=(4,), dice=(6, 6)).chooses("play:i_feel_alive")
    assert g.lives(0) == 5
    assert given("i_feel_alive", "", lives=(5,)).asked == (0, "step")


def test_i_feel_alive_may_follow_ones_own_roll_but_not_that_of_others() -> None:
    g = given("i_feel_alive", "i_feel_alive", zombies=(CENTRE,), lives=(1,), dice=(1,)).goes_on_to("pay")
    assert g.asked == (0, "pay")
    assert g.can_play("i_feel_alive") == ["play:i_feel_alive"]


# -- In The Zone ----------------------------------------------------------------------------------------


def test_in_the_zone_draws_a_card_for_each_natural_six_against_a_zombie() -> None:
    g = given("in_the_zone fear fear fear", "", zombies=((1, 0), (1, 2))).chooses("play:in_the_zone")
    g.goes_on_to("step").rolls(6).chooses("step:1,0")
    assert len(g.t.hands[0]) == 4
    g.goes_on_to("step").chooses("step:1,1").goes_on_to("step").rolls(5).chooses("step:1,2")
    assert len(g.t.hands[0]) == 4
    g.goes_on_to_turn(2)
    assert (len(g.t.hands[0]), g.t.effects) == (3, []), "too many are discarded, and the effect is over"


def test_in_the_zone_counts_natural_faces_only() -> None:
    g = given("in_the_zone fear fear fear", "", items=("fire_axe",), zombies=((1, 0),)).chooses("play:in_the_zone")
    g.goes_on_to("step").rolls(5).chooses("step:1,0")
    assert len(g.t.hands[0]) == 3


def test_in_the_zone_is_played_as_the_own_turn_begins_and_at_no_other_time() -> None:
    g = given("in_the_zone", "in_the_zone")
    assert g.asked == (0, "turn_start")
    g.chooses("pass")
    assert g.asked == (0, "step")
    assert g.can_play("in_the_zone") == []


# -- Mine Field -----------------------------------------------------------------------------------------

NORTH = "base_4_way 0 -1 0"


def test_mine_field_makes_trophies_of_as_many_zombies_as_the_die_says() -> None:
    zombies = ((1, -1), (1, -2), (1, -3), (0, -2))
    g = given("mine_field", "", tiles=(NORTH,), zombies=zombies, dice=(2,)).chooses("play:mine_field>base_4_way@0,-1")
    assert g.asked == (0, "explode")
    g.chooses("explode:1,-1", "explode:0,-2")
    assert (g.t.trophies[0], g.zombies) == (2, [(1, -3), (1, -2)])


def test_mine_field_takes_all_if_the_die_is_high_enough_and_may_win() -> None:
    g = given("mine_field", "", tiles=(NORTH,), zombies=((1, -1), (1, -2)), trophies=(23,), dice=(5,))
    g.chooses("play:mine_field>base_4_way@0,-1")
    assert (g.is_over, g.result.reason) == (True, "kills")


def test_mine_field_does_not_reach_inside_nor_into_corridors() -> None:
    g = given("mine_field", "", tiles=(HOSPITAL,), zombies=((1, -2), (1, -1)))
    assert g.can_play("mine_field") == ["play:mine_field>base_hospital@0,-1"]
    g.rolls(6).chooses("play:mine_field>base_hospital@0,-1")
    assert (g.t.trophies[0], g.zombies) == (1, [(1, -2)]), "the street before the door is a road"
    assert given("mine_field", "", tiles=(HOSPITAL,), zombies=((1, -2),)).asked == (0, "step")


def test_mine_field_spares_what_is_fought_if_it_is_inside_and_ends_the_fight_if_not() -> None:
    g = given("", "mine_field", zombies=(CENTRE,)).chooses("pass").rolls(3)
    g.chooses("play:mine_field>base_town_square@0,0")
    assert (g.t.trophies, "broken_off" in g.told()) == ([0, 1], True)


# -- No Brains Here -------------------------------------------------------------------------------------


def test_no_brains_here_moves_a_zombie_off_the_square_of_anybody() -> None:
    g = given("no_brains_here", "", "", pawns=((1, 0), (1, 2), CENTRE), zombies=((1, 0), (1, 2)))
    assert sorted(g.can_play("no_brains_here")) == ["play:no_brains_here>0", "play:no_brains_here>1"]
    g.chooses("play:no_brains_here>0")
    assert g.zombies == [CENTRE, (1, 2)], "the only square beside it"
    assert g.t.trophies == [0, 0, 0]


def test_no_brains_here_ends_the_fight_and_asks_for_the_square() -> None:
    g = given("", "no_brains_here", zombies=(CENTRE,)).chooses("pass").chooses("play:no_brains_here>0", "lure:1,0")
    assert ("broken_off" in g.told(), g.zombies) == (True, [(1, 0)])


def test_no_brains_here_needs_a_zombie_under_a_pawn_and_room_beside_it() -> None:
    assert given("no_brains_here", "", zombies=((1, 0),)).asked == (0, "step")
    full = ((1, 1), (1, 0), (0, 1), (2, 1), (1, 2))
    assert given("no_brains_here", "", zombies=full, dice=(6,)).goes_on_to("step").t.trophies[0] == 1


def test_no_brains_here_is_not_aimed_at_an_opponent_so_no_music_stops_it() -> None:
    g = given("no_brains_here", "where_is_that_music_coming_from", pawns=(CENTRE, (1, 2)), zombies=((1, 2),))
    assert g.chooses("play:no_brains_here>1").asked[1] != "card_played"


# -- Weekend Pass: DENIED! ------------------------------------------------------------------------------


def test_weekend_pass_denied_takes_the_whole_hand_of_an_opponent_who_has_one() -> None:
    g = given("weekend_pass_denied", "fear chainsaw", "")
    assert g.can_play("weekend_pass_denied") == ["play:weekend_pass_denied>1"]
    g.chooses("play:weekend_pass_denied>1")
    assert (g.t.hands[1], sorted(g.discard)) == ([], ["chainsaw", "fear", "weekend_pass_denied"])


def test_weekend_pass_denied_may_only_be_answered_as_it_is_announced() -> None:
    g = given("weekend_pass_denied", "where_is_that_music_coming_from fear").chooses("play:weekend_pass_denied>1")
    assert (g.asked, g.ids) == ((1, "card_played"), ["play:where_is_that_music_coming_from", "pass"])
    g.chooses("play:where_is_that_music_coming_from")
    assert len(g.t.hands[1]) == 1


# -- You Don't Need That! -------------------------------------------------------------------------------


def test_you_dont_need_that_takes_an_item_with_its_charges_from_who_stands_on_the_same_square() -> None:
    items = ("", "hey_look_a_shotgun fire_axe", "skateboard")
    g = given("you_dont_need_that", "", "", pawns=(CENTRE, CENTRE, (1, 0)), items=items)
    g.t.charges[1] = 2
    assert g.can_play("you_dont_need_that") == ["play:you_dont_need_that>1"]
    g.chooses("play:you_dont_need_that>1", "take_item:hey_look_a_shotgun")
    assert (g.items(0), g.items(1), g.t.charges) == (["hey_look_a_shotgun"], ["fire_axe"], [2, 0, 0])


def test_r52_you_dont_need_that_takes_nothing_one_has_already() -> None:
    g = given("you_dont_need_that", "", items=("fire_axe", "fire_axe"))
    assert g.asked == (0, "step")


def test_you_dont_need_that_takes_a_stored_zombie_along() -> None:
    g = given("", "where_did_he_go", "you_dont_need_that", zombies=(CENTRE,), dice=(6,))
    g.chooses("play:where_did_he_go>0")
    assert g.asked == (2, "before_move")
    g.chooses("play:you_dont_need_that>1").goes_on_to("turn_start", player=2).chooses("activate:where_did_he_go")
    assert g.asked == (2, "put_back")
