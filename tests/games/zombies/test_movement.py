"""The movement's order (rules 3.6): before_move, points fixed, what lies or waits where one stands, then the steps."""

from __future__ import annotations

from orda.games.zombies import RULES
from orda.games.zombies.play import Play
from orda.games.zombies.records import NONE
from orda.games.zombies.table import CLAUSTROPHOBIA
from tests.games.zombies.harness import (
    CENTRE,
    HOSPITAL,
    asked,
    at,
    can_play,
    choose,
    given,
    ids,
    lives,
    pawn,
    roll,
    told,
    until,
    until_turn,
    zombies,
)

SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0", "base_straight 0 3 0")


# -- points are fixed before anything else ------------------------------------------------------------------


def lost_before_moving(card: str) -> Play:
    """B has sent A to a zombie on Town Square before A's movement; A holds a card for before_move."""
    g = given(card, "bad_sense_of_direction", tiles=SOUTH, pawns=((1, 3), (1, 8)), zombies=(CENTRE,))
    until(g, "before_move", player=1)
    roll(g, 1, 6)
    return choose(g, "play:bad_sense_of_direction>0")


def test_with_an_arrival_due_the_mover_is_asked_in_before_move_itself() -> None:
    g = lost_before_moving("much_needed_rest")
    assert asked(g) == (0, "before_move")
    assert can_play(g, "much_needed_rest")
    assert "fight" not in told(g)


def test_after_the_arrival_it_is_too_late_for_cards_of_before_move() -> None:
    for card in ("much_needed_rest", "adrenaline_rush", "the_keys_are_still_in_it"):
        g = choose(lost_before_moving(card), "pass", "pay:life")
        assert asked(g) == (0, "step")
        assert not can_play(g, card)
        assert g.walk.points == 5, "the wound came after the points were fixed"


def test_adrenaline_before_such_an_arrival_counts_the_lives_of_that_moment() -> None:
    g = choose(lost_before_moving("adrenaline_rush"), "play:adrenaline_rush", "pay:life")
    assert asked(g) == (0, "step")
    assert (lives(g, 0), g.walk.points) == (2, 10)


def test_a_life_paid_in_a_duel_before_the_first_step_and_a_later_card_leave_the_points() -> None:
    g = given("zombie_master", "", scenario="keys", keys=1, tiles=SOUTH, dice=(2, 5, 3))
    choose(g, "pass", "pass", "challenge", "roll_again")
    until(g, "step")
    assert (lives(g, 0), g.walk.points) == (2, 5)
    assert not can_play(g, "zombie_master"), "before_move is over, and there was no arrival yet"
    choose(g, "step:1,2", "play:zombie_master")
    until(g, "step")
    assert g.walk.points == 4


def test_a_life_taken_before_the_first_step_leaves_the_points() -> None:
    g = given("adrenaline_rush", "bad_sense_of_direction", tiles=SOUTH, pawns=((1, 3),), life_at=(CENTRE,))
    until(g, "before_move", player=1)
    choose(g, "play:bad_sense_of_direction>0", "pass", "take:life")
    assert (lives(g, 0), g.walk.points) == (4, 5)
    assert not can_play(g, "adrenaline_rush")


def test_on_the_holders_square_before_move_comes_before_the_challenge() -> None:
    g = given("", "", scenario="keys", keys=1, items=("chainsaw",), dice=(3, 4))
    choose(g, "pass")
    assert asked(g) == (0, "before_move")
    choose(g, "activate:chainsaw")
    assert asked(g) == (0, "challenge")
    choose(g, "challenge", "pass", "pass")
    assert g.t.keys == 0


def test_two_untied_shoes_that_leave_no_step_do_not_take_the_movers_window() -> None:
    hands = ("adrenaline_rush much_needed_rest", "your_shoes_untied", "your_shoes_untied")
    g = given(*hands, lives=(0,))
    choose(g, "play:your_shoes_untied>0", "play:your_shoes_untied>0")
    assert asked(g) == (0, "before_move")
    assert can_play(g, "adrenaline_rush")
    choose(g, "play:much_needed_rest")
    assert lives(g, 0) == 2


def test_no_points_are_told_of_who_died_before_his_movement() -> None:
    inside = {"tiles": (HOSPITAL,), "pawns": ((1, -2),), "zombies": ((0, -2),), "lives": (0,)}
    g = given("", "", items=("grenade",), **inside)  # type: ignore[arg-type]
    choose(g, "pass")
    assert asked(g) == (0, "step")
    choose(g, "activate:grenade>base_hospital@0,-1")
    assert asked(g) == (0, "rise")
    choose(g, ids(g)[0])
    assert asked(g) == (0, "move_zombie")
    assert "points" not in told(g)


# -- only what stood there on arrival -----------------------------------------------------------------


def test_r28_a_zombie_put_on_a_walker_before_his_fight_is_not_fought() -> None:
    g = given("", "this_isnt_so_bad", tiles=SOUTH, zombies=((1, 2), (1, 8)))
    until(g, "step")
    choose(g, "step:1,2")
    assert asked(g) == (1, "before_fight")
    choose(g, "play:this_isnt_so_bad", "pick_zombie:1,2", "send_zombie:1,7", "send_zombie:1,2")
    assert asked(g) == (0, "step")
    assert told(g) == ["send_zombie", "broken_off"]
    assert zombies(g) == [(1, 2), (1, 7)]


def test_r28_nor_in_a_forced_walk() -> None:
    hands = ("where_did_everybody_go", "", "this_isnt_so_bad")
    g = given(*hands, tiles=SOUTH, pawns=(CENTRE, (1, 3)), zombies=((1, 4), (1, 10)))
    choose(g, "play:where_did_everybody_go>1", "step:1,4")
    assert asked(g) == (2, "before_fight")
    choose(g, "play:this_isnt_so_bad", "pick_zombie:1,4", "send_zombie:1,9", "send_zombie:1,4")
    assert (g.t.trophies[1], pawn(g, 1)) == (0, (1, 8)), "the only way on is straight ahead"
    assert "fight" not in told(g)


def test_in_phase_b_a_zombie_put_there_is_fought() -> None:
    g = given("", "this_isnt_so_bad", tiles=SOUTH, zombies=(CENTRE, (1, 8)))
    until(g, "before_fight")
    roll(g, 6)
    choose(g, "play:this_isnt_so_bad", "pick_zombie:1,1", "send_zombie:1,7", "send_zombie:1,1")
    assert g.t.trophies[0] == 1


# -- keys and tokens ------------------------------------------------------------------------------------------


def keys_and_a_life() -> Play:
    g = given("", "", scenario="keys", keys=1, tiles=SOUTH, pawns=(CENTRE, (1, 8)), life_at=((1, 2),))
    g.t.keys, g.t.keys_at = NONE, at(g.t, (1, 2))
    return choose(g, "step:1,2")


def test_r31_who_leaves_the_keys_may_still_take_the_token_under_them() -> None:
    g = choose(keys_and_a_life(), "leave")
    assert ids(g) == ["leave", "take:life"]
    choose(g, "take:life")
    assert asked(g) == (0, "step")
    assert (lives(g, 0), g.t.keys) == (4, NONE)


def test_r31_who_takes_the_keys_may_leave_the_token() -> None:
    g = choose(keys_and_a_life(), "take:keys", "leave")
    assert asked(g) == (0, "step")
    assert (lives(g, 0), g.t.keys) == (3, 0)


def test_r38_no_town_square_bonus_under_a_zombie() -> None:
    g = given("", "this_isnt_so_bad", tiles=SOUTH, zombies=((1, 8),), lives=(2,))
    until(g, "step")
    choose(g, "stop")
    assert asked(g) == (1, "after_move")
    choose(g, "play:this_isnt_so_bad", "send_zombie:1,1")
    until(g, "move_zombie")
    assert (g.t.bullets[0], lives(g, 0)) == (3, 2)


# -- Brain Cramp, forced walks ----------------------------------------------------------------------------------


def cramped(start: tuple[int, int]) -> Play:
    g = given("", "brain_cramp", tiles=(HOSPITAL,), pawns=(start,))
    g.t.effects.append((CLAUSTROPHOBIA, 0, 0, 1, NONE))
    return choose(g, "play:brain_cramp>0")


def test_brain_cramp_is_bound_by_claustrophobia() -> None:
    g = cramped((1, -1))
    assert asked(g) == (1, "step")
    assert ids(g) == ["step:1,0", "stop"]


def test_brain_cramp_cannot_keep_a_claustrophobic_inside() -> None:
    assert pawn(cramped((1, -2)), 0) == (1, -1)


def test_brain_cramp_stopping_at_once_leaves_the_town_square_bonus() -> None:
    g = given("", "brain_cramp", lives=(2,))
    choose(g, "play:brain_cramp>0", "stop")
    assert (g.t.bullets[0], lives(g, 0)) == (4, 3)


def test_r54_a_desperate_fight_in_a_forced_walk_in_ones_own_turn_ends_the_turn() -> None:
    last = {"lives": (0,), "bullets": (0,), "trophies": (2,)}
    g = given("", "where_did_everybody_go", tiles=SOUTH, pawns=((1, 3),), zombies=((1, 4), (1, 10)), **last)  # type: ignore[arg-type]
    roll(g, 1)
    choose(g, "play:where_did_everybody_go>0", "step:1,4", "pay:desperate")
    assert (pawn(g, 0), g.t.trophies[0]) == ((1, 4), 1)
    assert not {kind for player, kind in until_turn(g, 2) if player == 0}


# -- other gaps ---------------------------------------------------------------------------------------------------


def duel_with(hand: str = "", item: str = "") -> Play:
    g = given("", hand, scenario="keys", keys=1, items=(item,), lives=(2,), dice=(2, 5))
    until(g, "challenge")
    return choose(g, "challenge")


def test_butter_fingers_answers_the_roll_of_a_duel() -> None:
    g = duel_with(hand="butter_fingers")
    assert asked(g) == (1, "after_roll")
    choose(g, "play:butter_fingers>0")
    assert g.t.bullets[0] == 1
    assert asked(g) == (0, "raise")


def test_first_aid_kit_is_opened_after_the_roll_of_a_duel() -> None:
    g = duel_with(item="first_aid_kit")
    assert asked(g) == (0, "after_roll")
    choose(g, "activate:first_aid_kit")
    assert lives(g, 0) == 3
    assert asked(g) == (0, "raise")


def test_lots_of_ammo_is_opened_after_the_roll_of_a_duel() -> None:
    g = duel_with(item="lots_of_ammo")
    choose(g, "activate:lots_of_ammo")
    assert "raise:6" in ids(g)


def test_a_grenade_that_kills_its_user_before_a_fight_breaks_it_off_and_phase_e_follows() -> None:
    tiles, there = (HOSPITAL, *SOUTH), ((1, -2), (1, 8))
    g = given("", "", items=("grenade",), tiles=tiles, pawns=((1, -2),), zombies=there, lives=(0,))
    until(g, "before_fight")
    choose(g, "activate:grenade>base_hospital@0,-1")
    assert asked(g) == (0, "rise")
    assert g.view(None)["phase"] == "fight"
    choose(g, ids(g)[0])
    assert (g.t.fights, pawn(g, 0)) == ([], None)
    assert "roll" not in told(g)
    assert asked(g) == (0, "move_zombie")
    assert g.view(None)["phase"] == "zombies"


def test_i_dont_think_theyre_dead_is_fought_by_who_waits_to_come_back() -> None:
    g = given("i_dont_think_theyre_dead", "", pawns=(CENTRE, None), trophies=(0, 2))
    roll(g, 1, 6)
    choose(g, "play:i_dont_think_theyre_dead>1")
    assert asked(g) == (1, "pay")
    choose(g, "pay:bullets")
    assert (g.t.trophies[1], g.t.bullets[1], pawn(g, 1)) == (2, 0, None)


def test_the_rounds_told_are_those_played() -> None:
    g = given("", "", max_rounds=1)
    while g.decision is not None:
        g.apply(g.decision.options[-1])
    assert RULES.course.figures(g)["rounds"] == 1
