"""The rulings that concern the base game, by number: board, life and death, movement, zombies.

Turns, cards and winning are in test_more_rulings.py, R-8 to R-11 in test_explore.py, R-57 in test_keys.py.
"""

from __future__ import annotations

import pytest

from orda.engine.errors import OptionError
from orda.games.zombies import RULES
from orda.games.zombies.setup import KILL_TARGETS
from orda.games.zombies.table import CLAUSTROPHOBIA, FEAR, MOLOTOV, NO_ZOMBIE_MOVES, PARALYSIS
from orda.games.zombies.tiles import KIND_IDS, KINDS
from tests.games.zombies.harness import (
    CENTRE,
    HELIPAD,
    HOSPITAL,
    asked,
    choose,
    discarded,
    given,
    ids,
    in_play,
    lives,
    pawn,
    roll,
    told,
    until,
    until_turn,
    zombies,
)

SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0")  # squares 1,3 to 1,8
POOR = {"lives": (0,), "bullets": (0,)}


# -- board and setup --------------------------------------------------------------------------------------------


def test_r1_two_to_six_players_and_their_kill_targets() -> None:
    assert {players: RULES.new(players, 1).t.target for players in range(2, 7)} == KILL_TARGETS
    assert KILL_TARGETS == {2: 25, 3: 22, 4: 20, 5: 17, 6: 15}
    for players in (1, 7):
        with pytest.raises(OptionError, match="allowed: 2 to 6"):
            RULES.new(players, 1)


def test_r2_the_base_game_is_one_zone() -> None:
    assert {kind.zone for kind in KINDS if kind.set == "base"} == {"city"}


def test_r13_trophies_are_a_number_and_zombies_never_run_out() -> None:
    g = given("", "", zombies=(CENTRE,), trophies=(120,), kill_target=1000, dice=(6,))
    assert g.t.trophies[0] == 121


def test_r14_zombies_that_appear_in_the_city_are_normal() -> None:
    g = given("zombie_master", "", tiles=(HOSPITAL,))
    choose(g, "play:zombie_master")
    until(g, "step")
    assert {kind for _, _, kind in g.view(None)["zombies"]} == {"normal"}


def test_r15_town_square_and_helipad_are_no_buildings() -> None:
    g = given("", "", tiles=(HOSPITAL, HELIPAD))
    assert [KIND_IDS[g.t.city.kind(tile)] for tile in g.t.city.buildings] == ["base_hospital"]


def test_r17_adjacent_squares_need_a_passable_edge() -> None:
    g = given("", "", tiles=(HOSPITAL,), pawns=((1, -1),), zombies=((1, -1),), dice=(1,), **POOR)  # type: ignore[arg-type]
    assert asked(g) == (0, "rise"), "he has died before the door of the Hospital"
    assert sorted(ids(g)) == ["rise:1,-2", "rise:1,0"], "the squares beyond the walls are not adjacent"


def test_r18_free_squares_hold_neither_zombie_nor_pawn() -> None:
    g = given("zombie_master", "", zombies=((1, 0),), pawns=(CENTRE, (0, 1)))
    choose(g, "play:zombie_master")
    assert zombies(g) == [(1, 0), (1, 2), (2, 1)]


# -- life and death -----------------------------------------------------------------------------------------------


def test_r20_a_player_may_live_with_no_lives_and_moves_two_squares() -> None:
    g = given("", "", lives=(0,))
    assert g.walk.points == 2
    assert pawn(g, 0) == CENTRE


def test_r20_death_comes_when_a_wound_cannot_be_paid() -> None:
    g = given("", "", zombies=(CENTRE,), lives=(1,), bullets=(0,), dice=(1, 1))
    assert pawn(g, 0) is None


def test_r21_lives_count_as_whole_tokens_for_the_movement() -> None:
    """A half life of the set to come counts as a token."""
    assert given("", "", lives=(2.5,)).walk.points == 5


def test_r22_town_square_heals_up_to_three_only() -> None:
    for before, after in ((1, 2), (2, 3), (3, 3), (5, 5)):
        g = given("", "", lives=(before,))
        until_turn(g, 2)
        assert lives(g, 0) == after
        assert g.t.bullets[0] == 4


def test_r22_gains_are_whole_and_stop_at_five() -> None:
    g = given("", "")
    g.t.lives[0] = 9
    assert g.t.heal(0, 2) == 0
    assert g.t.lives[0] == 9


def test_r23_a_wound_of_one_cannot_be_paid_with_half_a_life() -> None:
    g = given("", "", zombies=(CENTRE,), lives=(0.5,), bullets=(0,), dice=(1,))
    assert pawn(g, 0) is None


def test_r24_dying_is_no_choice_while_a_payment_is_possible() -> None:
    g = given("", "", zombies=(CENTRE,), trophies=(3,), dice=(2,))
    assert ids(g) == ["pay:bullets", "pay:life"]


def test_r24_too_few_bullets_count_as_none_and_are_kept() -> None:
    g = given("", "", zombies=(CENTRE,), lives=(0,), bullets=(2,), trophies=(3,), dice=(1,))
    assert ids(g) == ["pay:die", "pay:desperate"]
    choose(g, "pay:desperate")
    assert g.t.bullets[0] == 2


def test_r24_a_desperate_fight_needs_a_trophy() -> None:
    g = given("", "", zombies=(CENTRE,), dice=(1,), **POOR)  # type: ignore[arg-type]
    assert "die" in told(g)


def test_a_desperate_fight_costs_a_trophy_and_ends_the_turn_with_the_zombie_still_there() -> None:
    g = given("fear", "", zombies=(CENTRE, (1, 0)), trophies=(3,), dice=(1,), **POOR)  # type: ignore[arg-type]
    choose(g, "pass")
    choose(g, "pay:desperate")
    assert g.t.trophies[0] == 2
    assert zombies(g) == [(1, 0), CENTRE], "no zombies move"
    assert asked(g) == (0, "turn_end")
    choose(g, "pass")
    assert g.t.turn == 2, "and no card is discarded"


def test_death_takes_half_the_trophies_rounded_up_and_all_cards() -> None:
    """Worked example 3."""
    g = given("fear", "", zombies=(CENTRE,), trophies=(7,), items=("fire_axe skateboard",), dice=(1,), **POOR)  # type: ignore[arg-type]
    choose(g, "pass")
    choose(g, "pay:die")
    assert g.t.trophies[0] == 3
    assert in_play(g, 0) == []
    assert sorted(discarded(g)) == ["fear", "fire_axe", "skateboard"]
    assert lives(g, 0) == 3
    assert g.t.bullets[0] == 3
    assert len(g.t.hands[0]) == 3


def test_after_death_the_turn_goes_on_with_the_zombies_and_the_discard() -> None:
    g = given("", "", zombies=(CENTRE,), dice=(1,), **POOR)  # type: ignore[arg-type]
    choose(g, "rise:1,0")
    assert asked(g) == (0, "move_zombie")
    until(g, "discard")
    assert asked(g) == (0, "discard")


def test_the_dead_come_back_to_town_square_at_their_next_turn() -> None:
    g = given("", "", pawns=((1, 3),), tiles=SOUTH, zombies=((1, 3),), dice=(1,), **POOR)  # type: ignore[arg-type]
    until_turn(g, 2)
    assert pawn(g, 0) is None
    until_turn(g, 3)
    assert pawn(g, 0) == CENTRE


def test_r25_the_zombie_after_a_death_needs_room() -> None:
    around = (CENTRE, (1, 0), (0, 1), (2, 1), (1, 2))
    g = given("", "", zombies=around, dice=(1,), **POOR)  # type: ignore[arg-type]
    assert len(zombies(g)) == 5
    assert asked(g)[1] != "rise"


def test_r27_pending_effects_survive_death_and_the_others_end() -> None:
    g = given("", "", zombies=((1, 0),), **POOR)  # type: ignore[arg-type]
    g.t.lasts(FEAR, on=0, next_turn_of=0)
    g.t.lasts(CLAUSTROPHOBIA, on=1, next_turn_of=1)
    g.t.lasts(MOLOTOV, on=0, tile=0)
    g.t.effects.append((PARALYSIS, 0, 0, 1, -1))  # running
    roll(g, 1)
    choose(g, "step:1,0")
    assert pawn(g, 0) is None
    assert sorted(effect[:2] for effect in g.t.effects) == [(FEAR, 0), (CLAUSTROPHOBIA, 1)]


def test_r28_zombies_that_come_to_a_pawn_wait_and_he_may_walk_away() -> None:
    g = given("", "this_isnt_so_bad", tiles=SOUTH, zombies=((1, 8), (1, 7)))
    until(g, "step")
    choose(g, "step:1,2")
    assert asked(g) == (1, "between_steps")
    choose(g, "play:this_isnt_so_bad", "pick_zombie:1,8", "send_zombie:1,2", "send_zombie:1,8")
    assert asked(g) == (0, "step")
    assert g.t.trophies[0] == 0
    choose(g, "step:1,1")
    assert (1, 2) in zombies(g)


def test_r28_who_stays_fights_it_in_his_next_phase_b() -> None:
    g = given("", "", tiles=SOUTH, pawns=(CENTRE, (1, 8)), zombies=((1, 0),))
    choose(g, "stop")
    assert zombies(g) == [CENTRE]
    assert g.t.trophies[0] == 0
    g.t.lasts(NO_ZOMBIE_MOVES, on=-1, next_turn_of=1)
    roll(g, 6)
    until_turn(g, 3)
    assert g.t.trophies[0] == 1


def test_r29_relocated_out_of_his_turn_he_fights_in_his_next_phase_b() -> None:
    pawns, items = ((1, 3), (1, 8)), ("all_the_marbles",)
    g = given("bad_sense_of_direction", "", tiles=SOUTH, pawns=pawns, zombies=(CENTRE,), items=items)
    choose(g, "play:bad_sense_of_direction>1", "activate:all_the_marbles")
    assert "fight" not in told(g)
    roll(g, 6)
    until_turn(g, 2)
    assert g.t.trophies[1] == 1


def test_r30_phase_b_looks_at_the_square_where_the_pawn_is_now() -> None:
    g = given("", "bad_sense_of_direction", tiles=SOUTH, pawns=((1, 3),), zombies=((1, 3), CENTRE), dice=(6,))
    assert asked(g) == (1, "turn_start")
    choose(g, "play:bad_sense_of_direction>0")
    assert g.t.trophies[0] == 1
    assert zombies(g) == [(1, 3)]


def test_r31_a_life_may_be_left_and_is_not_offered_again_on_the_spot() -> None:
    g = given("", "", tiles=SOUTH, life_at=((1, 2),))
    choose(g, "step:1,2")
    assert asked(g) == (0, "take")
    choose(g, "leave")
    assert asked(g) == (0, "step")
    choose(g, "step:1,1", "step:1,2")
    assert asked(g) == (0, "take")
    choose(g, "take:life")
    assert lives(g, 0) == 4


def test_r31_bullets_are_taken_by_themselves() -> None:
    g = given("", "", bullet_at=((1, 2),))
    choose(g, "step:1,2")
    assert g.t.bullets[0] == 4


def test_tokens_under_a_zombie_come_after_it() -> None:
    g = given("", "", zombies=((1, 2),), bullet_at=((1, 2),))
    roll(g, 6)
    choose(g, "step:1,2")
    assert g.t.bullets[0] == 4
    assert g.t.trophies[0] == 1


def test_a_sixth_life_cannot_be_taken() -> None:
    g = given("", "", life_at=((1, 2),), lives=(5,))
    choose(g, "step:1,2")
    assert asked(g) == (0, "step")


def test_a_token_on_the_own_square_is_offered_after_phase_b_once() -> None:
    g = given("", "", life_at=(CENTRE,), lives=(2,))
    assert asked(g) == (0, "take")
    choose(g, "leave")
    assert asked(g) == (0, "step")


# -- movement -------------------------------------------------------------------------------------------------------


def test_points_are_fixed_before_the_first_step() -> None:
    g = given("", "", tiles=SOUTH, zombies=((1, 2),), life_at=((1, 3),))
    roll(g, 1, 6)
    choose(g, "step:1,2", "pay:life")
    assert g.walk.points == 4
    choose(g, "step:1,3", "take:life")
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
    g = given("fear", "the_keys_are_still_in_it adrenaline_rush")
    choose(g, "play:fear>1")
    until_turn(g, 2)
    assert (1, "before_move") not in until_turn(g, 3)


def test_r38_the_town_square_bonus_belongs_to_a_movement_that_took_place() -> None:
    g = given("", "")
    choose(g, "stop")
    until_turn(g, 2)
    assert g.t.bullets[0] == 4, "standing still counts"
    g = given("fear", "")
    choose(g, "play:fear>1")
    until_turn(g, 3)
    assert g.t.bullets[1] == 3, "being barred does not"


def test_r38_no_bonus_beside_the_centre() -> None:
    g = given("", "", pawns=((1, 0),))
    choose(g, "stop")
    until_turn(g, 2)
    assert g.t.bullets[0] == 3


def test_pawns_may_pass_and_share_squares() -> None:
    g = given("", "", pawns=(CENTRE, (1, 0)))
    choose(g, "step:1,0")
    assert pawn(g, 0) == pawn(g, 1) == (1, 0)


# -- zombies ----------------------------------------------------------------------------------------------------------


def test_r39_three_different_zombies_one_square_each() -> None:
    g = given("", "", tiles=(HOSPITAL, HELIPAD), zombies=((1, -2), (4, 1), (5, 1), (3, 0)))
    choose(g, "stop", "zombie:4,1>4,0")
    assert not [name for name in ids(g) if name.startswith("zombie:4,0>")], "it has moved already"
    choose(g, "zombie:5,1>4,1")
    assert asked(g) == (0, "move_zombie")
    choose(g, "zombie:1,-2>1,-1")
    assert asked(g)[1] != "move_zombie"


def test_r39_he_cannot_stop_while_a_zombie_can_move_and_fewer_move_if_fewer_can() -> None:
    g = given("", "", zombies=((1, 0),))
    choose(g, "stop")
    assert zombies(g) == [CENTRE], "the only move is made by itself"
    assert "move_zombie" in told(g)


def test_zombies_do_not_enter_occupied_squares_or_cross_walls() -> None:
    g = given("", "", tiles=(HOSPITAL,), zombies=((0, -1), (0, -2)))
    choose(g, "stop")
    assert "zombie:0,-1>0,-2" not in ids(g)
    assert not [name for name in ids(g) if name.startswith("zombie:0,-1")], "walls on three sides"


def test_a_zombie_that_enters_the_square_of_a_pawn_causes_no_fight() -> None:
    g = given("", "", zombies=((1, 0),))
    choose(g, "stop")
    assert "fight" not in told(g)
