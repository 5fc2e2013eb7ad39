"""Wounds, payments, death, tokens, and zombies that come to a pawn (rules 3.12 to 3.17)."""

from __future__ import annotations

from orda.games.zombies.sets.base.events import PARALYSIS
from orda.games.zombies.sets.base.items import MOLOTOV, NO_ZOMBIE_MOVES
from orda.games.zombies.sets.base.movement import CLAUSTROPHOBIA, FEAR
from tests.games.zombies.harness import (
    CENTRE,
    given,
)

SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0")  # squares 1,3 to 1,8

POOR = {"lives": (0,), "bullets": (0,)}


def test_r20_a_player_may_live_with_no_lives_and_moves_two_squares() -> None:
    g = given("", "", lives=(0,))
    assert g.walk.points == 2
    assert g.pawn(0) == CENTRE


def test_r20_death_comes_when_a_wound_cannot_be_paid() -> None:
    g = given("", "", zombies=(CENTRE,), lives=(1,), bullets=(0,), dice=(1, 1))
    assert g.pawn(0) is None


def test_r21_lives_count_as_whole_tokens_for_the_movement() -> None:
    """A half life of the set to come counts as a token."""
    assert given("", "", lives=(2.5,)).walk.points == 5


def test_r22_town_square_heals_up_to_three_only() -> None:
    for before, after in ((1, 2), (2, 3), (3, 3), (5, 5)):
        g = given("", "", lives=(before,))
        g.goes_on_to_turn(2)
        assert g.lives(0) == after
        assert g.t.bullets[0] == 4


def test_r22_gains_are_whole_and_stop_at_five() -> None:
    g = given("", "")
    g.t.lives[0] = 9
    assert g.t.heal(0, 2) == 0
    assert g.t.lives[0] == 9


def test_r23_a_wound_of_one_cannot_be_paid_with_half_a_life() -> None:
    g = given("", "", zombies=(CENTRE,), lives=(0.5,), bullets=(0,), dice=(1,))
    assert g.pawn(0) is None


def test_r24_dying_is_no_choice_while_a_payment_is_possible() -> None:
    g = given("", "", zombies=(CENTRE,), trophies=(3,), dice=(2,))
    assert g.ids == ["pay:bullets", "pay:life"]


def test_r24_too_few_bullets_count_as_none_and_are_kept() -> None:
    g = given("", "", zombies=(CENTRE,), lives=(0,), bullets=(2,), trophies=(3,), dice=(1,))
    assert g.ids == ["pay:die", "pay:desperate"]
    g.chooses("pay:desperate")
    assert g.t.bullets[0] == 2


def test_r24_a_desperate_fight_needs_a_trophy() -> None:
    g = given("", "", zombies=(CENTRE,), dice=(1,), **POOR)  # type: ignore[arg-type]
    assert "die" in g.told()


def test_a_desperate_fight_costs_a_trophy_and_ends_the_turn_with_the_zombie_still_there() -> None:
    g = given("fear", "", zombies=(CENTRE, (1, 0)), trophies=(3,), dice=(1,), **POOR)  # type: ignore[arg-type]
    g.chooses("pass", "pass").chooses("pay:desperate")
    assert g.t.trophies[0] == 2
    assert g.zombies == [(1, 0), CENTRE], "no zombies move"
    assert g.asked == (0, "turn_end")
    g.chooses("pass")
    assert g.t.turn == 2, "and no card is discarded"


def test_death_takes_half_the_trophies_rounded_up_and_all_cards() -> None:
    """Worked example 3."""
    g = given("fear", "", zombies=(CENTRE,), trophies=(7,), items=("fire_axe skateboard",), dice=(1,), **POOR)  # type: ignore[arg-type]
    g.chooses("pass", "pass").chooses("pay:die")
    assert g.t.trophies[0] == 3
    assert g.items(0) == []
    assert sorted(g.discard) == ["fear", "fire_axe", "skateboard"]
    assert g.lives(0) == 3
    assert g.t.bullets[0] == 3
    assert len(g.t.hands[0]) == 3


def test_after_death_the_turn_goes_on_with_the_zombies_and_the_discard() -> None:
    g = given("", "", zombies=(CENTRE,), dice=(1,), **POOR)  # type: ignore[arg-type]
    g.chooses("rise:1,0")
    assert g.asked == (0, "move_zombie")
    g.goes_on_to("discard")
    assert g.asked == (0, "discard")


def test_the_dead_come_back_to_town_square_at_their_next_turn() -> None:
    g = given("", "", pawns=((1, 3),), tiles=SOUTH, zombies=((1, 3),), dice=(1,), **POOR)  # type: ignore[arg-type]
    g.goes_on_to_turn(2)
    assert g.pawn(0) is None
    g.goes_on_to_turn(3)
    assert g.pawn(0) == CENTRE


def test_r25_the_zombie_after_a_death_needs_room() -> None:
    around = (CENTRE, (1, 0), (0, 1), (2, 1), (1, 2))
    g = given("", "", zombies=around, dice=(1,), **POOR)  # type: ignore[arg-type]
    assert len(g.zombies) == 5
    assert g.asked[1] != "rise"


def test_r27_pending_effects_survive_death_and_the_others_end() -> None:
    g = given("", "", zombies=((1, 0),), **POOR)  # type: ignore[arg-type]
    g.t.lasts(FEAR, on=0, next_turn_of=0)
    g.t.lasts(CLAUSTROPHOBIA, on=1, next_turn_of=1)
    g.t.lasts(MOLOTOV, on=0, tile=0)
    g.t.effects.append((PARALYSIS, 0, 0, 1, -1))  # running
    g.rolls(1).chooses("step:1,0")
    assert g.pawn(0) is None
    assert sorted(effect[:2] for effect in g.t.effects) == [(FEAR, 0), (CLAUSTROPHOBIA, 1)]


def test_r28_zombies_that_come_to_a_pawn_wait_and_he_may_walk_away() -> None:
    g = given("", "this_isnt_so_bad", tiles=SOUTH, zombies=((1, 8), (1, 7))).goes_on_to("step").chooses("step:1,2")
    assert g.asked == (1, "between_steps")
    g.chooses("play:this_isnt_so_bad", "pick_zombie:1,8", "send_zombie:1,2", "send_zombie:1,8")
    assert g.asked == (0, "step")
    assert g.t.trophies[0] == 0
    g.chooses("step:1,1")
    assert (1, 2) in g.zombies


def test_r28_who_stays_fights_it_in_his_next_phase_b() -> None:
    g = given("", "", tiles=SOUTH, pawns=(CENTRE, (1, 8)), zombies=((1, 0),)).chooses("stop")
    assert g.zombies == [CENTRE]
    assert g.t.trophies[0] == 0
    g.t.lasts(NO_ZOMBIE_MOVES, on=-1, next_turn_of=1)
    g.rolls(6)
    g.goes_on_to_turn(3)
    assert g.t.trophies[0] == 1


def test_r29_relocated_out_of_his_turn_he_fights_in_his_next_phase_b() -> None:
    pawns, items = ((1, 3), (1, 8)), ("all_the_marbles",)
    g = given("bad_sense_of_direction", "", tiles=SOUTH, pawns=pawns, zombies=(CENTRE,), items=items)
    g.chooses("play:bad_sense_of_direction>1", "activate:all_the_marbles")
    assert "fight" not in g.told()
    g.rolls(6)
    g.goes_on_to_turn(2)
    assert g.t.trophies[1] == 1


def test_r30_phase_b_looks_at_the_square_where_the_pawn_is_now() -> None:
    g = given("", "bad_sense_of_direction", tiles=SOUTH, pawns=((1, 3),), zombies=((1, 3), CENTRE), dice=(6,))
    assert g.asked == (1, "turn_start")
    g.chooses("play:bad_sense_of_direction>0")
    assert g.t.trophies[0] == 1
    assert g.zombies == [(1, 3)]


def test_r31_a_life_may_be_left_and_is_not_offered_again_on_the_spot() -> None:
    g = given("", "", tiles=SOUTH, life_at=((1, 2),)).chooses("step:1,2")
    assert g.asked == (0, "take")
    g.chooses("leave")
    assert g.asked == (0, "step")
    g.chooses("step:1,1", "step:1,2")
    assert g.asked == (0, "take")
    g.chooses("take:life")
    assert g.lives(0) == 4


def test_r31_bullets_are_taken_by_themselves() -> None:
    g = given("", "", bullet_at=((1, 2),)).chooses("step:1,2")
    assert g.t.bullets[0] == 4


def test_tokens_under_a_zombie_come_after_it() -> None:
    g = given("", "", zombies=((1, 2),), bullet_at=((1, 2),)).rolls(6).chooses("step:1,2")
    assert g.t.bullets[0] == 4
    assert g.t.trophies[0] == 1


def test_a_sixth_life_cannot_be_taken() -> None:
    g = given("", "", life_at=((1, 2),), lives=(5,)).chooses("step:1,2")
    assert g.asked == (0, "step")


def test_a_token_on_the_own_square_is_offered_after_phase_b_once() -> None:
    g = given("", "", life_at=(CENTRE,), lives=(2,))
    assert g.asked == (0, "take")
    g.chooses("leave")
    assert g.asked == (0, "step")


def test_r73_decisions_with_a_single_answer_are_taken_by_the_engine() -> None:
    g = given("", "", zombies=(CENTRE,), lives=(1,), bullets=(0,), dice=(1, 6))
    assert g.lives(0) == 0
    assert "wound" in g.told()


def test_dice_of_the_harness_are_dice() -> None:
    g = given("", "").rolls(1, 6, 3)
    assert [g.t.die() for _ in range(3)] == [1, 6, 3]
