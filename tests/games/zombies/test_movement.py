"""The movement's order (rules 3.6): before_move, points fixed, what lies or waits where one stands, then the steps."""

from __future__ import annotations

import pytest

from orda.games.zombies.records import NONE
from orda.games.zombies.sets.base.movement import CLAUSTROPHOBIA, FEAR
from tests.games.zombies.harness import (
    CENTRE,
    HOSPITAL,
    At,
    at,
    given,
)

SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0", "base_straight 0 3 0")


# -- points are fixed before anything else --------------------------------------------------------------


def lost_before_moving(card: str) -> At:
    """B has sent A to a zombie on Town Square before A's movement; A holds a card for before_move."""
    g = given(card, "bad_sense_of_direction", tiles=SOUTH, pawns=((1, 3), (1, 8)), zombies=(CENTRE,))
    g.goes_on_to("before_move", player=1)
    g.rolls(1, 6)
    return g.chooses("play:bad_sense_of_direction>0")


def test_with_an_arrival_due_the_mover_is_asked_in_before_move_itself() -> None:
    g = lost_before_moving("much_needed_rest")
    assert g.asked == (0, "before_move")
    assert g.can_play("much_needed_rest")
    assert "fight" not in g.told()


def test_after_the_arrival_it_is_too_late_for_cards_of_before_move() -> None:
    for card in ("much_needed_rest", "adrenaline_rush", "the_keys_are_still_in_it"):
        g = lost_before_moving(card).chooses("pass", "pay:life")
        assert g.asked == (0, "step")
        assert not g.can_play(card)
        assert g.walk.points == 5, "the wound came after the points were fixed"


def test_adrenaline_before_such_an_arrival_counts_the_lives_of_that_moment() -> None:
    g = lost_before_moving("adrenaline_rush").chooses("play:adrenaline_rush", "pay:life")
    assert g.asked == (0, "step")
    assert (g.lives(0), g.walk.points) == (2, 10)


def test_a_life_paid_in_a_duel_before_the_first_step_and_a_later_card_leave_the_points() -> None:
    g = given("zombie_master", "", scenario="keys", keys=1, tiles=SOUTH, dice=(2, 5, 3))
    g.chooses("pass", "pass", "challenge", "roll_again")
    g.goes_on_to("step")
    assert (g.lives(0), g.walk.points) == (2, 5)
    assert not g.can_play("zombie_master"), "before_move is over, and there was no arrival yet"
    g.chooses("step:1,2", "play:zombie_master").goes_on_to("step")
    assert g.walk.points == 4


def test_a_life_taken_before_the_first_step_leaves_the_points() -> None:
    g = given("adrenaline_rush", "bad_sense_of_direction", tiles=SOUTH, pawns=((1, 3),), life_at=(CENTRE,))
    g.goes_on_to("before_move", player=1)
    g.chooses("play:bad_sense_of_direction>0", "pass", "take:life")
    assert (g.lives(0), g.walk.points) == (4, 5)
    assert not g.can_play("adrenaline_rush")


def test_on_the_holders_square_before_move_comes_before_the_challenge() -> None:
    g = given("", "", scenario="keys", keys=1, items=("chainsaw",), dice=(3, 4)).chooses("pass")
    assert g.asked == (0, "before_move")
    g.chooses("activate:chainsaw")
    assert g.asked == (0, "challenge")
    g.chooses("challenge", "pass", "pass")
    assert g.t.keys == 0


def test_two_untied_shoes_that_leave_no_step_do_not_take_the_movers_window() -> None:
    hands = ("adrenaline_rush much_needed_rest", "your_shoes_untied", "your_shoes_untied")
    g = given(*hands, lives=(0,)).chooses("play:your_shoes_untied>0", "play:your_shoes_untied>0")
    assert g.asked == (0, "before_move")
    assert g.can_play("adrenaline_rush")
    g.chooses("play:much_needed_rest")
    assert g.lives(0) == 2


def test_no_points_are_told_of_who_died_before_his_movement() -> None:
    inside = {"tiles": (HOSPITAL,), "pawns": ((1, -2),), "zombies": ((0, -2),), "lives": (0,)}
    g = given("", "", items=("grenade",), **inside)  # type: ignore[arg-type]
    g.chooses("pass")
    assert g.asked == (0, "step")
    g.chooses("activate:grenade>base_hospital@0,-1")
    assert g.asked == (0, "rise")
    g.chooses(g.ids[0])
    assert g.asked == (0, "move_zombie")
    assert "points" not in g.told()


# -- only what stood there on arrival -------------------------------------------------------------


def test_r28_a_zombie_put_on_a_walker_before_his_fight_is_not_fought() -> None:
    g = given("", "this_isnt_so_bad", tiles=SOUTH, zombies=((1, 2), (1, 8))).goes_on_to("step").chooses("step:1,2")
    assert g.asked == (1, "before_fight")
    g.chooses("play:this_isnt_so_bad", "pick_zombie:1,2", "send_zombie:1,7", "pick_zombie:1,8", "send_zombie:1,2")
    assert g.asked == (0, "step")
    assert g.told() == ["send_zombie", "broken_off"]
    assert g.zombies == [(1, 2), (1, 7)]


def test_r28_nor_in_a_forced_walk() -> None:
    hands = ("where_did_everybody_go", "", "this_isnt_so_bad")
    g = given(*hands, tiles=SOUTH, pawns=(CENTRE, (1, 3)), zombies=((1, 4), (1, 10)))
    g.chooses("play:where_did_everybody_go>1", "step:1,4")
    assert g.asked == (2, "before_fight")
    g.chooses("play:this_isnt_so_bad", "pick_zombie:1,4", "send_zombie:1,9", "pick_zombie:1,10", "send_zombie:1,4")
    assert (g.t.trophies[1], g.pawn(1)) == (0, (1, 8)), "the only way on is straight ahead"
    assert "fight" not in g.told()


def test_in_phase_b_a_zombie_put_there_is_fought() -> None:
    g = given("", "this_isnt_so_bad", tiles=SOUTH, zombies=(CENTRE, (1, 8))).goes_on_to("before_fight").rolls(6)
    g.chooses("play:this_isnt_so_bad", "pick_zombie:1,1", "send_zombie:1,7", "pick_zombie:1,8", "send_zombie:1,1")
    assert g.t.trophies[0] == 1


def test_r76_a_zombie_put_on_a_pawn_relocated_before_its_movement_waits() -> None:
    hands = ("", "bad_sense_of_direction", "this_isnt_so_bad")
    g = given(*hands, tiles=SOUTH, pawns=((1, 3),), zombies=((1, 8),)).goes_on_to("before_move", player=1)
    g.chooses("play:bad_sense_of_direction>0").goes_on_to("before_move", player=2)
    g.chooses("play:this_isnt_so_bad", "send_zombie:1,1")
    assert "fight" not in g.told()
    g.goes_on_to("step").chooses("step:1,2")
    assert (g.t.trophies[0], g.zombies) == (0, [CENTRE])


def test_r76_a_relocated_pawn_fights_what_stood_there_when_it_came() -> None:
    g = given("", "bad_sense_of_direction", tiles=SOUTH, pawns=((1, 3),), zombies=(CENTRE,))
    g.goes_on_to("before_move", player=1).rolls(6).chooses("play:bad_sense_of_direction>0")
    assert g.t.trophies[0] == 1


def test_r76_what_left_before_the_fight_and_came_back_waits_too() -> None:
    hands = ("", "bad_sense_of_direction", "this_isnt_so_bad")
    g = given(*hands, tiles=SOUTH, pawns=((1, 3),), zombies=(CENTRE, (1, 8))).goes_on_to("before_move", player=1)
    g.chooses("play:bad_sense_of_direction>0").goes_on_to("before_move", player=2)
    g.chooses("play:this_isnt_so_bad", "pick_zombie:1,1", "send_zombie:1,7", "pick_zombie:1,8", "send_zombie:1,1")
    assert "fight" not in g.told()


# -- keys and tokens ------------------------------------------------------------------------------------


def keys_and_a_life() -> At:
    g = given("", "", scenario="keys", keys=1, tiles=SOUTH, pawns=(CENTRE, (1, 8)), life_at=((1, 2),))
    g.t.keys, g.t.keys_at = NONE, at(g.t, (1, 2))
    return g.chooses("step:1,2")


def test_r31_who_leaves_the_keys_may_still_take_the_token_under_them() -> None:
    g = keys_and_a_life().chooses("leave")
    assert g.ids == ["leave", "take:life"]
    g.chooses("take:life")
    assert g.asked == (0, "step")
    assert (g.lives(0), g.t.keys) == (4, NONE)


def test_what_is_not_taken_is_named_also_where_no_question_stands_above_it() -> None:
    g = keys_and_a_life()
    left = []
    for _ in range(2):
        left += [told.message.id for told in map(g.game.describe, g.decision.options) if told.id == "leave"]
        g.chooses("leave")
    assert left == ["zombies-do-leave-keys", "zombies-do-leave-life"]


def test_r31_who_takes_the_keys_may_leave_the_token() -> None:
    g = keys_and_a_life().chooses("take:keys", "leave")
    assert g.asked == (0, "step")
    assert (g.lives(0), g.t.keys) == (3, 0)


def test_r38_no_town_square_bonus_under_a_zombie() -> None:
    g = given("", "this_isnt_so_bad", tiles=SOUTH, zombies=((1, 8),), lives=(2,)).goes_on_to("step").chooses("stop")
    assert g.asked == (1, "after_move")
    g.chooses("play:this_isnt_so_bad", "send_zombie:1,1").goes_on_to("move_zombie")
    assert (g.t.bullets[0], g.lives(0)) == (3, 2)


# -- Brain Cramp, forced walks --------------------------------------------------------------------------


def cramped(start: tuple[int, int]) -> At:
    g = given("", "brain_cramp", tiles=(HOSPITAL,), pawns=(start,))
    g.t.effects.append((CLAUSTROPHOBIA, 0, 0, 1, NONE))
    return g.chooses("play:brain_cramp>0")


def test_brain_cramp_is_bound_by_claustrophobia() -> None:
    g = cramped((1, -1))
    assert g.asked == (1, "step")
    assert g.ids == ["step:1,0", "stop"]


def test_brain_cramp_cannot_keep_a_claustrophobic_inside() -> None:
    assert cramped((1, -2)).pawn(0) == (1, -1)


def test_brain_cramp_stopping_at_once_leaves_the_town_square_bonus() -> None:
    g = given("", "brain_cramp", lives=(2,)).chooses("play:brain_cramp>0", "stop")
    assert (g.t.bullets[0], g.lives(0)) == (4, 3)


def test_r54_a_desperate_fight_in_a_forced_walk_in_ones_own_turn_ends_the_turn() -> None:
    last = {"lives": (0,), "bullets": (0,), "trophies": (2,)}
    g = given("", "where_did_everybody_go", tiles=SOUTH, pawns=((1, 3),), zombies=((1, 4), (1, 10)), **last)  # type: ignore[arg-type]
    g.rolls(1).chooses("play:where_did_everybody_go>0", "step:1,4", "pay:desperate")
    assert (g.pawn(0), g.t.trophies[0]) == ((1, 4), 1)
    assert not {kind for player, kind in g.goes_on_to_turn(2) if player == 0}


# -- cards in duels and fights on the way ---------------------------------------------------------------


def duel_with(hand: str = "", item: str = "") -> At:
    g = given("", hand, scenario="keys", keys=1, items=(item,), lives=(2,), dice=(2, 5)).goes_on_to("challenge")
    return g.chooses("challenge")


def test_butter_fingers_answers_the_roll_of_a_duel() -> None:
    g = duel_with(hand="butter_fingers")
    assert g.asked == (1, "after_roll")
    g.chooses("play:butter_fingers>0")
    assert g.t.bullets[0] == 1
    assert g.asked == (0, "raise")


def test_first_aid_kit_is_opened_after_the_roll_of_a_duel() -> None:
    g = duel_with(item="first_aid_kit")
    assert g.asked == (0, "after_roll")
    g.chooses("activate:first_aid_kit")
    assert g.lives(0) == 3
    assert g.asked == (0, "raise")


def test_lots_of_ammo_is_opened_after_the_roll_of_a_duel() -> None:
    g = duel_with(item="lots_of_ammo")
    g.chooses("activate:lots_of_ammo")
    assert "raise:6" in g.ids


def test_a_grenade_that_kills_its_user_before_a_fight_breaks_it_off_and_phase_e_follows() -> None:
    tiles, there = (HOSPITAL, *SOUTH), ((1, -2), (1, 8))
    g = given("", "", items=("grenade",), tiles=tiles, pawns=((1, -2),), zombies=there, lives=(0,))
    g.goes_on_to("before_fight")
    g.chooses("activate:grenade>base_hospital@0,-1")
    assert g.asked == (0, "rise")
    assert g.view(None)["phase"] == "fight"
    g.chooses(g.ids[0])
    assert (g.t.fights, g.pawn(0)) == ([], None)
    assert "roll" not in g.told()
    assert g.asked == (0, "move_zombie")
    assert g.view(None)["phase"] == "zombies"


def test_i_dont_think_theyre_dead_is_fought_by_who_waits_to_come_back() -> None:
    g = given("i_dont_think_theyre_dead", "", pawns=(CENTRE, None), trophies=(0, 2)).rolls(1, 6)
    g.chooses("play:i_dont_think_theyre_dead>1")
    assert g.asked == (1, "pay")
    g.chooses("pay:bullets")
    assert (g.t.trophies[1], g.t.bullets[1], g.pawn(1)) == (2, 0, None)


# -- points, bars, the Town Square bonus ---------------------------------------------------------------


def test_points_are_fixed_before_the_first_step() -> None:
    g = given("", "", tiles=SOUTH, zombies=((1, 2),), life_at=((1, 3),)).rolls(1, 6).chooses("step:1,2", "pay:life")
    assert g.walk.points == 4
    g.chooses("step:1,3", "take:life")
    assert g.walk.points == 3


@pytest.mark.parametrize(
    ("lives_now", "doublings", "board", "shoes", "expected"),
    [
        (3, 0, "", 0, 5),
        (0, 0, "", 0, 2),
        (3, 1, "skateboard", 0, 12),
        (3, 2, "skateboard", 0, 17),
        (3, 2, "skateboard", 1, 8),
    ],
)
def test_r32_r33_doublings_add_up_bonuses_come_after_and_halving_last(
    lives_now: int, doublings: int, board: str, shoes: int, expected: int
) -> None:
    """Worked example 1; the second doubling is the jeep of a set to come."""
    from orda.games.zombies.walker import points

    g = given("", "", lives=(lives_now,), items=(board,))
    g.walk.doublings, g.walk.shoes = doublings, shoes
    assert points(g.t, g.walk) == expected


def test_r34_the_car_replaces_every_other_modifier() -> None:
    from orda.games.zombies.walker import points

    g = given("", "", items=("skateboard",))
    g.walk.car, g.walk.shoes, g.walk.doublings = 1, 2, 1
    assert points(g.t, g.walk) == 10


def test_r35_fear_forbids_the_car_and_adrenaline() -> None:
    g = given("fear", "the_keys_are_still_in_it adrenaline_rush").chooses("play:fear>1")
    g.goes_on_to_turn(2)
    assert (1, "before_move") not in g.goes_on_to_turn(3)


def test_r38_the_town_square_bonus_belongs_to_a_movement_that_took_place() -> None:
    g = given("", "").chooses("stop")
    g.goes_on_to_turn(2)
    assert g.t.bullets[0] == 4, "standing still counts"
    g = given("fear", "").chooses("play:fear>1")
    g.goes_on_to_turn(3)
    assert g.t.bullets[1] == 3, "being barred does not"


def test_r38_no_bonus_beside_the_centre() -> None:
    g = given("", "", pawns=((1, 0),)).chooses("stop")
    g.goes_on_to_turn(2)
    assert g.t.bullets[0] == 3


def test_pawns_may_pass_and_share_squares() -> None:
    g = given("", "", pawns=(CENTRE, (1, 0))).chooses("step:1,0")
    assert g.pawn(0) == g.pawn(1) == (1, 0)


def test_r66_forced_walks_work_under_fear_and_relocation_ignores_limits() -> None:
    g = given("", "where_did_everybody_go", tiles=SOUTH)
    g.t.effects.append((FEAR, 0, 0, 1, -1))
    assert g.asked == (1, "turn_start")
    g.chooses("play:where_did_everybody_go>0", "step:1,2")
    assert g.pawn(0) == (1, 6)
