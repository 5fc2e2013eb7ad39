"""The events about how far and where somebody walks, a section each: when, at whom, bystanders, what they meet."""

from __future__ import annotations

from orda.games.zombies.sets.base.movement import CLAUSTROPHOBIA, FEAR
from tests.games.zombies.harness import (
    CENTRE,
    HOSPITAL,
    given,
)

ROADS = ("base_straight 0 1 0", "base_straight 0 2 0", "base_straight 0 3 0", "base_straight 0 4 0")  # 1,3 to 1,14


def points(hand: str, *others: str, plays: tuple[str, ...] = (), **position: object) -> int:
    """Movement points after these cards were played in before_move, by whoever has them."""
    g = given(hand, *others, tiles=ROADS, **position)  # type: ignore[arg-type]
    for name in plays:
        g.goes_on_to("before_move", "step")
        while not g.can_play(name.split(">")[0]):
            g.chooses("pass")
        g.chooses(f"play:{name}")
    g.goes_on_to("step")
    return g.walk.points


# -- Adrenaline Rush ------------------------------------------------------------------------------------


def test_adrenaline_rush_doubles_the_movement() -> None:
    assert points("adrenaline_rush", "", plays=("adrenaline_rush",)) == 10


def test_adrenaline_rush_with_skateboard_and_three_lives_is_twelve_squares() -> None:
    assert points("adrenaline_rush", "", plays=("adrenaline_rush",), items=("skateboard",)) == 12


def test_r33_adrenaline_rush_with_skateboard_and_an_untied_shoe_is_six() -> None:
    plays = ("adrenaline_rush", "your_shoes_untied>0")
    assert points("adrenaline_rush", "your_shoes_untied", plays=plays, items=("skateboard",)) == 6


def test_adrenaline_rush_adds_two_to_a_roll_just_made() -> None:
    g = given("adrenaline_rush", "", zombies=(CENTRE,), dice=(2,))
    assert g.asked == (0, "pay")
    g.chooses("play:adrenaline_rush")
    assert g.t.trophies == [1, 0]
    assert g.t.bullets[0] == 3


def test_adrenaline_rush_may_leave_a_roll_short() -> None:
    g = given("adrenaline_rush", "", zombies=(CENTRE,), dice=(1,)).chooses("play:adrenaline_rush")
    assert g.asked == (0, "pay")
    g.chooses("pay:bullets")
    assert g.t.bullets[0] == 2


def test_adrenaline_rush_holds_for_one_roll_only() -> None:
    g = given("adrenaline_rush", "", zombies=(CENTRE,), dice=(1, 1)).chooses("play:adrenaline_rush", "pay:life")
    g.chooses("pay:bullets")
    assert g.t.bullets[0] == 0


def test_adrenaline_rush_is_not_offered_when_the_zombie_is_dead_anyway() -> None:
    g = given("adrenaline_rush", "", zombies=(CENTRE,), dice=(4,))
    assert g.asked == (0, "step")
    assert g.t.trophies[0] == 1


def test_adrenaline_rush_is_asked_for_in_its_own_window_when_there_is_nothing_to_choose_in_paying() -> None:
    g = given("adrenaline_rush", "", zombies=(CENTRE,), dice=(1,), bullets=(0,), lives=(1,))
    assert g.asked == (0, "after_roll")
    assert g.ids == ["play:adrenaline_rush", "pass"]


def test_adrenaline_rush_is_not_for_the_rolls_or_moves_of_others() -> None:
    g = given("", "adrenaline_rush", zombies=(CENTRE,), dice=(1,))
    assert g.asked == (0, "pay")
    g.chooses("pay:bullets")
    assert g.asked == (0, "step")


def test_adrenaline_rush_does_not_help_under_fear() -> None:
    g = given("", "fear", "adrenaline_rush", active=1).chooses("play:fear>2")
    seen = g.goes_on_to_turn(3)
    assert (2, "before_move") not in seen
    assert (2, "step") not in seen


# -- Bad Sense Of Direction -------------------------------------------------------------------------------


def test_bad_sense_of_direction_puts_an_opponent_on_town_square() -> None:
    g = given("bad_sense_of_direction", "", tiles=ROADS, pawns=(CENTRE, (1, 8)))
    g.chooses("play:bad_sense_of_direction>1")
    assert g.pawn(1) == CENTRE
    assert g.discard == ["bad_sense_of_direction"]


def test_bad_sense_of_direction_has_no_target_on_town_square_off_the_map_or_under_fear() -> None:
    g = given("bad_sense_of_direction", "", "", "", tiles=ROADS, pawns=((1, 8), CENTRE, None, (1, 8)))
    g.t.lasts(FEAR, on=3, next_turn_of=3)
    g.goes_on_to("step")
    assert g.t.turn == 1
    assert not g.can_play("bad_sense_of_direction")


def test_bad_sense_of_direction_against_fear_that_is_running_is_illegal_too() -> None:
    g = given("", "bad_sense_of_direction", tiles=ROADS, pawns=((1, 8), (1, 8)))
    g.t.effects.append((FEAR, 0, 0, 1, -1))
    assert g.asked[1] == "turn_start"  # offered before Fear was put there
    g.chooses("pass")
    seen = g.goes_on_to_turn(2)
    assert (1, "before_move") not in seen


def test_bad_sense_of_direction_in_his_own_movement_he_fights_where_he_arrives_and_goes_on() -> None:
    g = given("", "bad_sense_of_direction", tiles=ROADS, pawns=((1, 3), (1, 3)), zombies=(CENTRE,), dice=(6,))
    g.goes_on_to("step")
    g.chooses("step:1,4")
    assert g.asked == (1, "between_steps")
    g.chooses("play:bad_sense_of_direction>0")
    assert g.t.trophies[0] == 1
    assert g.asked == (0, "step")
    assert g.pawn(0) == CENTRE
    assert g.walk.points == 4


def test_bad_sense_of_direction_out_of_his_turn_leaves_the_zombies_for_phase_b() -> None:
    g = given("bad_sense_of_direction", "", tiles=ROADS, pawns=((1, 3), (1, 8)), zombies=(CENTRE,))
    g.chooses("play:bad_sense_of_direction>1")
    assert g.t.trophies[1] == 0
    assert g.zombies == [CENTRE]


# -- Claustrophobia ---------------------------------------------------------------------------------------


def test_claustrophobia_keeps_him_out_of_buildings_in_his_next_turn_only() -> None:
    g = given("claustrophobia", "", tiles=(HOSPITAL,), pawns=(CENTRE, (1, -1))).chooses("play:claustrophobia>1")
    g.goes_on_to("step", player=1)
    assert sorted(g.ids) == ["step:1,0", "stop"]
    g.goes_on_to_turn(4)
    g.goes_on_to("step", player=1)
    assert "step:1,-2" in g.ids


def test_claustrophobia_inside_he_must_walk_out_by_a_shortest_way_and_may_not_stop() -> None:
    g = given("claustrophobia", "", tiles=(HOSPITAL,), pawns=(CENTRE, (0, -3))).chooses("play:claustrophobia>1")
    g.goes_on_to("step", player=1)
    assert sorted(g.ids) == ["step:0,-2", "step:1,-3"]
    g.chooses("step:1,-3")
    assert g.pawn(1) == (1, -1), "the rest of the way out has no choice in it"
    assert sorted(g.ids) == ["step:1,0", "stop"]


def test_claustrophobia_in_his_own_turn_hits_the_following_one() -> None:
    g = given("", "claustrophobia", tiles=(HOSPITAL,), pawns=((1, -1),)).chooses("play:claustrophobia>0")
    g.goes_on_to("step")
    assert "step:1,-2" in g.ids
    g.goes_on_to_turn(3)
    g.goes_on_to("step")
    g.refuses("step:1,-2")


def test_claustrophobia_does_not_add_up() -> None:
    g = given("claustrophobia", "")
    g.t.lasts(CLAUSTROPHOBIA, on=1, next_turn_of=1)
    g.chooses("pass").goes_on_to("step")
    assert not g.can_play("claustrophobia")


# -- Fear -------------------------------------------------------------------------------------------------


def test_fear_takes_the_movement_of_the_next_turn_and_nothing_else() -> None:
    g = given("fear", "", zombies=((0, 1), (2, 1), (1, 0), (1, 2))).chooses("play:fear>1")
    g.goes_on_to_turn(2)
    seen = g.goes_on_to_turn(3)
    assert (1, "step") not in seen
    assert (1, "move_zombie") in seen
    assert (1, "step") in g.goes_on_to_turn(5)


def test_fear_in_his_own_turn_hits_the_following_one() -> None:
    g = given("", "fear").chooses("play:fear>0")
    assert (0, "step") in g.goes_on_to_turn(2)
    g.goes_on_to_turn(3)
    assert (0, "step") not in g.goes_on_to_turn(4)


def test_fear_is_not_played_twice_for_the_same_turn() -> None:
    g = given("fear", "", "fear").chooses("play:fear>1")
    assert g.asked == (2, "turn_start")
    assert g.can_play("fear") == ["play:fear>0"]


def test_fear_and_much_needed_rest_go_together() -> None:
    g = given("fear", "much_needed_rest", lives=(3, 1)).chooses("play:fear>1").goes_on_to("before_move", player=1)
    g.chooses("play:much_needed_rest")
    assert g.lives(1) == 3


def test_fear_does_not_shield_from_being_walked_by_others() -> None:
    g = given("fear", "", "where_did_everybody_go", tiles=ROADS).chooses("play:fear>1")
    g.chooses("play:where_did_everybody_go>1")
    assert g.asked == (2, "force_step")


def test_fear_can_be_put_on_a_dead_player() -> None:
    g = given("fear", "", pawns=(CENTRE, None))
    assert g.can_play("fear") == ["play:fear>1"]


# -- Much Needed Rest -----------------------------------------------------------------------------------------


def test_much_needed_rest_gives_two_lives_for_the_movement() -> None:
    g = given("much_needed_rest", "", lives=(2,), pawns=((1, 0),)).chooses("play:much_needed_rest")
    assert g.lives(0) == 4
    assert (0, "step") not in g.goes_on_to_turn(2)


def test_much_needed_rest_stops_at_five_and_is_illegal_at_five() -> None:
    g = given("much_needed_rest", "", lives=(4,)).chooses("play:much_needed_rest")
    assert g.lives(0) == 5
    assert given("much_needed_rest", "", lives=(5,)).asked == (0, "step")


def test_much_needed_rest_on_town_square_brings_no_bonus() -> None:
    g = given("much_needed_rest", "", lives=(2,)).chooses("play:much_needed_rest")
    g.goes_on_to_turn(2)
    assert g.t.bullets[0] == 3


def test_much_needed_rest_is_illegal_for_who_must_leave_a_building_first() -> None:
    g = given("claustrophobia", "much_needed_rest", tiles=(HOSPITAL,), pawns=(CENTRE, (1, -2)), lives=(3, 2))
    g.chooses("play:claustrophobia>1")
    g.goes_on_to_turn(2)
    assert (1, "before_move") not in g.goes_on_to_turn(3)


def test_much_needed_rest_is_for_the_own_movement_only() -> None:
    g = given("", "much_needed_rest", lives=(3, 1))
    assert g.asked == (0, "step")


# -- The Keys Are Still In It -----------------------------------------------------------------------------------


def test_the_keys_are_ten_squares_whatever_else_there_is() -> None:
    plays = ("the_keys_are_still_in_it",)
    assert points("the_keys_are_still_in_it", "", plays=plays, items=("skateboard",), lives=(5,)) == 10


def test_the_keys_wipe_out_an_untied_shoe_and_forbid_a_later_one() -> None:
    g = given("the_keys_are_still_in_it", "your_shoes_untied", tiles=ROADS).goes_on_to("before_move", player=1)
    g.chooses("pass", "play:the_keys_are_still_in_it")
    assert g.asked == (0, "step"), "the shoe cannot be untied any more"
    assert g.walk.points == 10
    g = given("the_keys_are_still_in_it", "your_shoes_untied", tiles=ROADS).goes_on_to("before_move", player=1)
    g.chooses("play:your_shoes_untied>0", "play:the_keys_are_still_in_it")
    assert g.walk.points == 10


def test_the_keys_do_not_spare_the_fights() -> None:
    g = given("the_keys_are_still_in_it", "", zombies=((1, 0),), dice=(5,))
    g.chooses("play:the_keys_are_still_in_it", "step:1,0")
    assert g.t.trophies[0] == 1


def test_the_keys_are_illegal_under_fear() -> None:
    g = given("fear", "the_keys_are_still_in_it").chooses("play:fear>1")
    g.goes_on_to_turn(2)
    assert (1, "before_move") not in g.goes_on_to_turn(3)


# -- Your Shoe's Untied -----------------------------------------------------------------------------------------


def test_your_shoes_untied_halves_the_points_rounding_down() -> None:
    assert points("", "your_shoes_untied", plays=("your_shoes_untied>0",)) == 2


def test_r33_your_shoes_untied_twice_halves_twice() -> None:
    g = given("", "your_shoes_untied", "your_shoes_untied", tiles=ROADS, lives=(5,)).goes_on_to("before_move")
    g.chooses("play:your_shoes_untied>0", "play:your_shoes_untied>0")
    g.goes_on_to("step")
    assert g.walk.points == 1


def test_your_shoes_untied_is_over_after_this_movement() -> None:
    g = given("", "your_shoes_untied", tiles=ROADS).goes_on_to("before_move").chooses("play:your_shoes_untied>0")
    g.goes_on_to_turn(3)
    g.goes_on_to("step", player=0)
    assert g.walk.points == 5


def test_your_shoes_untied_needs_an_opponent_who_moves() -> None:
    g = given("fear", "", "your_shoes_untied").chooses("play:fear>1")
    g.goes_on_to_turn(2)
    assert (2, "before_move") not in g.goes_on_to_turn(3)
