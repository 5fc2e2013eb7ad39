"""The events from Hysterical Paralysis to Your Shoe's Untied, a section each; the others are in test_event_cards.py."""

from __future__ import annotations

from orda.games.zombies.table import NO_FIGHTS
from tests.games.zombies.harness import (
    CENTRE,
    HELIPAD,
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
    until,
    until_turn,
    zombies,
)
from tests.games.zombies.test_event_cards import ROADS, points

# -- Hysterical Paralysis -----------------------------------------------------------------------------------


def test_hysterical_paralysis_skips_the_whole_next_turn() -> None:
    g = given("hysterical_paralysis", "", zombies=(CENTRE,), dice=(6,))
    choose(g, "play:hysterical_paralysis>1")
    until_turn(g, 2)
    assert g.t.active == 0 or "skip" in [event.kind for event in g.events]
    until(g, "step", player=0)
    assert g.t.turn == 3


def test_hysterical_paralysis_also_bars_cards_for_the_round_it_begins() -> None:
    g = given("hysterical_paralysis", "fear", "")
    choose(g, "play:hysterical_paralysis>1")
    assert asked(g) == (1, "turn_start"), "before the skipped turn he may still play"
    seen = until_turn(g, 4)
    later = [entry for entry in seen if entry[0] == 1]
    assert g.t.turn == 4
    assert not g.t.may_play >> 1 & 1
    assert not [kind for player, kind in until_turn(g, 5) if player == 1]
    assert later
    until_turn(g, 5)
    assert asked(g) == (1, "turn_start")


def test_hysterical_paralysis_uses_up_other_effects_of_that_turn() -> None:
    g = given("hysterical_paralysis", "", "fear")
    choose(g, "play:hysterical_paralysis>1")
    choose(g, "play:fear>1")
    until_turn(g, 3)
    assert g.t.effects == []


def test_hysterical_paralysis_brings_a_dead_player_back_all_the_same() -> None:
    g = given("hysterical_paralysis", "", pawns=(CENTRE, None))
    choose(g, "play:hysterical_paralysis>1")
    until_turn(g, 3)
    assert pawn(g, 1) == CENTRE


# -- I Don't Think They're Dead -------------------------------------------------------------------------------


def test_i_dont_think_theyre_dead_two_fights_won_change_nothing() -> None:
    g = given("i_dont_think_theyre_dead", "", trophies=(0, 3), dice=(4, 5))
    choose(g, "play:i_dont_think_theyre_dead>1")
    assert g.t.trophies == [0, 3]
    assert g.t.fights == []


def test_i_dont_think_theyre_dead_a_miss_is_paid_or_given_up() -> None:
    g = given("i_dont_think_theyre_dead", "", trophies=(0, 3), dice=(4, 2))
    choose(g, "play:i_dont_think_theyre_dead>1")
    assert asked(g) == (1, "pay")
    assert ids(g) == ["pay:bullets", "pay:life", "pay:give_up"]
    choose(g, "pay:give_up")
    assert g.t.trophies == [0, 1]


def test_i_dont_think_theyre_dead_with_one_trophy_still_takes_two_fights_but_only_one_trophy() -> None:
    g = given("i_dont_think_theyre_dead", "", trophies=(0, 1), dice=(4, 2), lives=(3, 0), bullets=(3, 0))
    choose(g, "play:i_dont_think_theyre_dead>1")
    assert g.t.trophies == [0, 0]
    assert pawn(g, 1) == CENTRE, "nobody dies of it"


def test_i_dont_think_theyre_dead_counts_weapons() -> None:
    g = given("i_dont_think_theyre_dead", "", trophies=(0, 2), items=("", "fire_axe"), dice=(3, 3))
    choose(g, "play:i_dont_think_theyre_dead>1")
    assert g.t.trophies == [0, 2]


def test_i_dont_think_theyre_dead_needs_a_trophy_and_zombies_that_fight() -> None:
    g = given("i_dont_think_theyre_dead", "", "", trophies=(5, 0, 2))
    assert can_play(g, "i_dont_think_theyre_dead") == ["play:i_dont_think_theyre_dead>2"]
    g.t.lasts(NO_FIGHTS, on=-1, next_turn_of=1)
    choose(g, "pass")
    until(g, "step")
    choose(g, "step:1,0")
    assert not can_play(g, "i_dont_think_theyre_dead")


# -- Just When You Thought It Couldn't Get Any Worse... -----------------------------------------------------


def test_just_when_you_thought_fills_the_free_squares_of_a_building() -> None:
    g = given("just_when_you_thought", "", tiles=(HOSPITAL,), pawns=(CENTRE, (0, -3)), zombies=((1, -2),))
    choose(g, "play:just_when_you_thought>base_hospital@0,-1")
    inside = [(0, -3), (1, -3), (2, -3), (0, -2), (1, -2), (2, -2), (0, -1), (2, -1)]
    assert zombies(g) == sorted(square for square in inside if square != (0, -3))


def test_just_when_you_thought_needs_a_free_square_in_a_building() -> None:
    inside = ((0, -3), (1, -3), (2, -3), (0, -2), (1, -2), (2, -2), (0, -1), (2, -1))
    g = given("just_when_you_thought", "", tiles=(HOSPITAL, HELIPAD), zombies=inside)
    until(g, "step")
    assert g.t.turn == 1
    assert not can_play(g, "just_when_you_thought")


# -- Much Needed Rest -----------------------------------------------------------------------------------------


def test_much_needed_rest_gives_two_lives_for_the_movement() -> None:
    g = given("much_needed_rest", "", lives=(2,), pawns=((1, 0),))
    choose(g, "play:much_needed_rest")
    assert lives(g, 0) == 4
    assert (0, "step") not in until_turn(g, 2)


def test_much_needed_rest_stops_at_five_and_is_illegal_at_five() -> None:
    g = given("much_needed_rest", "", lives=(4,))
    choose(g, "play:much_needed_rest")
    assert lives(g, 0) == 5
    assert asked(given("much_needed_rest", "", lives=(5,))) == (0, "step")


def test_much_needed_rest_on_town_square_brings_no_bonus() -> None:
    g = given("much_needed_rest", "", lives=(2,))
    choose(g, "play:much_needed_rest")
    until_turn(g, 2)
    assert g.t.bullets[0] == 3


def test_much_needed_rest_is_illegal_for_who_must_leave_a_building_first() -> None:
    g = given("claustrophobia", "much_needed_rest", tiles=(HOSPITAL,), pawns=(CENTRE, (1, -2)), lives=(3, 2))
    choose(g, "play:claustrophobia>1")
    until_turn(g, 2)
    assert (1, "before_move") not in until_turn(g, 3)


def test_much_needed_rest_is_for_the_own_movement_only() -> None:
    g = given("", "much_needed_rest", lives=(3, 1))
    assert asked(g) == (0, "step")


# -- Slight Miscalculation ------------------------------------------------------------------------------------


def test_slight_miscalculation_doubles_the_zombies_inside() -> None:
    g = given("slight_miscalculation", "", tiles=(HOSPITAL,), zombies=((1, -2), (1, -1)))
    choose(g, "play:slight_miscalculation>base_hospital@0,-1")
    assert asked(g) == (0, "put")
    assert "put:zombie@1,-1" not in ids(g)
    choose(g, "put:zombie@0,-3")
    assert zombies(g) == [(0, -3), (1, -2), (1, -1)]


def test_slight_miscalculation_stops_when_there_is_no_room() -> None:
    inside = ((0, -3), (1, -3), (2, -3), (0, -2), (1, -2))
    g = given("slight_miscalculation", "", tiles=(HOSPITAL,), pawns=(CENTRE, (2, -2)), zombies=inside)
    choose(g, "play:slight_miscalculation>base_hospital@0,-1")
    assert len(zombies(g)) == 7
    assert (2, -2) not in zombies(g), "not where a pawn is"


def test_slight_miscalculation_needs_a_zombie_inside() -> None:
    g = given("slight_miscalculation", "", tiles=(HOSPITAL,), zombies=((1, -1),))
    until(g, "step")
    assert g.t.turn == 1
    assert not can_play(g, "slight_miscalculation")


# -- The Keys Are Still In It -----------------------------------------------------------------------------------


def test_the_keys_are_ten_squares_whatever_else_there_is() -> None:
    plays = ("the_keys_are_still_in_it",)
    assert points("the_keys_are_still_in_it", "", plays=plays, items=("skateboard",), lives=(5,)) == 10


def test_the_keys_wipe_out_an_untied_shoe_and_forbid_a_later_one() -> None:
    g = given("the_keys_are_still_in_it", "your_shoes_untied", tiles=ROADS)
    until(g, "before_move", player=1)
    choose(g, "pass", "play:the_keys_are_still_in_it")
    assert asked(g) == (0, "step"), "the shoe cannot be untied any more"
    assert g.walk.points == 10
    g = given("the_keys_are_still_in_it", "your_shoes_untied", tiles=ROADS)
    until(g, "before_move", player=1)
    choose(g, "play:your_shoes_untied>0", "play:the_keys_are_still_in_it")
    assert g.walk.points == 10


def test_the_keys_do_not_spare_the_fights() -> None:
    g = given("the_keys_are_still_in_it", "", zombies=((1, 0),), dice=(5,))
    choose(g, "play:the_keys_are_still_in_it", "step:1,0")
    assert g.t.trophies[0] == 1


def test_the_keys_are_illegal_under_fear() -> None:
    g = given("fear", "the_keys_are_still_in_it")
    choose(g, "play:fear>1")
    until_turn(g, 2)
    assert (1, "before_move") not in until_turn(g, 3)


# -- This Isn't So Bad ------------------------------------------------------------------------------------------


def test_this_isnt_so_bad_moves_two_zombies_anywhere_pawns_included() -> None:
    g = given("this_isnt_so_bad", "", zombies=((1, 0), (0, 1), (2, 1)))
    choose(g, "play:this_isnt_so_bad", "pick_zombie:1,0")
    assert "send_zombie:0,1" not in ids(g)
    choose(g, "send_zombie:1,1")
    assert "pick_zombie:1,1" not in ids(g), "two different zombies"
    choose(g, "pick_zombie:0,1", "send_zombie:1,2")
    assert (1, 2) in zombies(g)
    assert g.t.zombies[at(g.t, (0, 1))] == 0


def test_this_isnt_so_bad_moves_only_one_if_there_is_only_one() -> None:
    g = given("this_isnt_so_bad", "", zombies=((1, 0),))
    choose(g, "play:this_isnt_so_bad", "send_zombie:2,1")
    assert zombies(g) == [(2, 1)]
    assert asked(g) == (0, "step")


def test_this_isnt_so_bad_ends_the_fight_whose_zombie_leaves() -> None:
    g = given("", "this_isnt_so_bad", zombies=(CENTRE,))
    until(g, "before_fight")
    choose(g, "play:this_isnt_so_bad", "send_zombie:2,1")
    assert g.t.fights == []
    assert g.t.trophies[0] == 0
    assert asked(g) == (0, "step")


def test_this_isnt_so_bad_a_zombie_that_takes_its_place_is_a_new_fight() -> None:
    g = given("", "this_isnt_so_bad", zombies=(CENTRE, (1, 0)), dice=(6,))
    until(g, "before_fight")
    choose(g, "play:this_isnt_so_bad", "pick_zombie:1,1", "send_zombie:2,1", "send_zombie:1,1")
    assert g.t.trophies[0] == 1
    assert zombies(g) == [(2, 1)]


def test_this_isnt_so_bad_needs_a_zombie() -> None:
    g = given("this_isnt_so_bad", "")
    assert asked(g) == (0, "step")
    assert not can_play(g, "this_isnt_so_bad")


def test_this_isnt_so_bad_can_clear_a_helipad_under_somebody() -> None:
    g = given("this_isnt_so_bad", "", tiles=(HELIPAD,), pawns=(CENTRE, (4, 1)), zombies=((4, 1),))
    choose(g, "play:this_isnt_so_bad", "send_zombie:1,0")
    assert g.result is not None
    assert g.result.winners == (1,)


# -- We're Screwed!, Zombie Master --------------------------------------------------------------------------------


def test_were_screwed_puts_ten_zombies_on_free_squares() -> None:
    g = given("were_screwed", "", tiles=(HOSPITAL, HELIPAD))
    choose(g, "play:were_screwed")
    for _ in range(10):
        assert asked(g) == (0, "put")
        assert "put:zombie@1,1" not in ids(g), "not where a pawn is"
        choose(g, ids(g)[0])
    assert len(zombies(g)) == 10
    assert asked(g)[1] != "put"


def test_were_screwed_puts_as_many_as_there_are_free_squares() -> None:
    g = given("were_screwed", "", zombies=((1, 0),))
    choose(g, "play:were_screwed")
    assert zombies(g) == [(0, 1), (1, 0), (1, 2), (2, 1)]


def test_zombie_master_puts_five() -> None:
    g = given("zombie_master", "", tiles=(HOSPITAL,))
    choose(g, "play:zombie_master")
    for _ in range(5):
        choose(g, ids(g)[0])
    assert len(zombies(g)) == 5


def test_zombie_master_needs_a_free_square() -> None:
    g = given("zombie_master", "", pawns=(CENTRE, (1, 0)), zombies=((0, 1), (2, 1), (1, 2)))
    assert asked(g) == (0, "step")
    assert not can_play(g, "zombie_master")


# -- Where Did Everybody Go? ----------------------------------------------------------------------------------------


def test_where_did_everybody_go_walks_five_squares_never_twice_on_one() -> None:
    g = given("where_did_everybody_go", "", tiles=ROADS)
    choose(g, "play:where_did_everybody_go>1", "step:1,2")
    assert pawn(g, 1) == (1, 6), "down the only street there is no choice"
    assert asked(g)[1] != "force_step"


def test_where_did_everybody_go_ends_when_no_step_is_left() -> None:
    g = given("where_did_everybody_go", "")
    choose(g, "play:where_did_everybody_go>1", "step:1,0")
    assert pawn(g, 1) == (1, 0)
    assert g.t.walks == [] or g.walk.mover == 0


def test_where_did_everybody_go_the_target_fights_what_he_meets_even_outside_his_turn() -> None:
    g = given("where_did_everybody_go", "", tiles=ROADS, zombies=(CENTRE, (1, 2), (1, 4)), dice=(6, 1))
    choose(g, "play:where_did_everybody_go>1", "step:1,2")
    assert g.t.trophies[1] == 1
    assert CENTRE in zombies(g), "the zombie where he started is left behind"
    assert asked(g) == (1, "pay")
    choose(g, "pay:bullets")
    assert pawn(g, 1) == (1, 6)


def test_where_did_everybody_go_ends_with_a_desperate_fight_which_costs_no_turn_to_others() -> None:
    poor = {"lives": (3, 0), "bullets": (3, 0), "trophies": (0, 2)}
    g = given("where_did_everybody_go", "", tiles=ROADS, zombies=((1, 2),), dice=(1,), **poor)  # type: ignore[arg-type]
    choose(g, "play:where_did_everybody_go>1", "step:1,2", "pay:desperate")
    assert pawn(g, 1) == (1, 2)
    assert g.t.trophies[1] == 1
    assert asked(g) == (0, "step"), "the active player goes on with his own turn"


def test_where_did_everybody_go_ends_with_death() -> None:
    g = given("where_did_everybody_go", "", tiles=ROADS, zombies=((1, 2),), lives=(3, 0), bullets=(3, 0), dice=(1,))
    choose(g, "play:where_did_everybody_go>1", "step:1,2")
    assert pawn(g, 1) is None
    assert asked(g) == (1, "rise")
    choose(g, "rise:1,3")
    assert asked(g) == (0, "step")


def test_where_did_everybody_go_in_his_own_movement_he_goes_on_with_the_points_left() -> None:
    g = given("", "where_did_everybody_go", tiles=ROADS)
    until(g, "step")
    choose(g, "step:1,2", "play:where_did_everybody_go>0", "step:1,3")
    assert pawn(g, 0) == (1, 7)
    assert asked(g) == (0, "step")
    assert g.walk.points == 4


def test_where_did_everybody_go_needs_a_pawn_on_the_map() -> None:
    g = given("where_did_everybody_go", "", "", pawns=(CENTRE, None, CENTRE))
    assert can_play(g, "where_did_everybody_go") == ["play:where_did_everybody_go>2"]


def test_where_did_everybody_go_is_bound_by_claustrophobia() -> None:
    g = given("claustrophobia", "", "where_did_everybody_go", tiles=(HOSPITAL,), pawns=(CENTRE, (1, -1), CENTRE))
    choose(g, "play:claustrophobia>1")
    choose(g, "pass")
    until(g, "step", player=1)
    choose(g, "stop")
    assert asked(g) == (2, "after_move")
    choose(g, "play:where_did_everybody_go>1")
    assert pawn(g, 1) != (1, -2)


# -- Your Shoe's Untied -----------------------------------------------------------------------------------------


def test_your_shoes_untied_halves_the_points_rounding_down() -> None:
    assert points("", "your_shoes_untied", plays=("your_shoes_untied>0",)) == 2


def test_r33_your_shoes_untied_twice_halves_twice() -> None:
    g = given("", "your_shoes_untied", "your_shoes_untied", tiles=ROADS, lives=(5,))
    until(g, "before_move")
    choose(g, "play:your_shoes_untied>0", "play:your_shoes_untied>0")
    until(g, "step")
    assert g.walk.points == 1


def test_your_shoes_untied_is_over_after_this_movement() -> None:
    g = given("", "your_shoes_untied", tiles=ROADS)
    until(g, "before_move")
    choose(g, "play:your_shoes_untied>0")
    until_turn(g, 3)
    until(g, "step", player=0)
    assert g.walk.points == 5


def test_your_shoes_untied_needs_an_opponent_who_moves() -> None:
    g = given("fear", "", "your_shoes_untied")
    choose(g, "play:fear>1")
    until_turn(g, 2)
    assert (2, "before_move") not in until_turn(g, 3)


def test_dice_of_the_harness_are_dice() -> None:
    g = given("", "")
    roll(g, 1, 6, 3)
    assert [g.t.die() for _ in range(3)] == [1, 6, 3]
