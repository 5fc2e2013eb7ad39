"""The events from Adrenaline Rush to Fear, a section each: when, at whom, bystanders, and the cards they meet."""

from __future__ import annotations

from orda.games.zombies.table import CLAUSTROPHOBIA, FEAR, NO_FIGHTS
from tests.games.zombies.harness import (
    CENTRE,
    HELIPAD,
    HOSPITAL,
    asked,
    can_play,
    choose,
    discarded,
    given,
    ids,
    lives,
    pawn,
    until,
    until_turn,
    zombies,
)

ROADS = ("base_straight 0 1 0", "base_straight 0 2 0", "base_straight 0 3 0", "base_straight 0 4 0")  # 1,3 to 1,14


def points(hand: str, *others: str, plays: tuple[str, ...] = (), **position: object) -> int:
    """Movement points after these cards were played in before_move, by whoever has them."""
    g = given(hand, *others, tiles=ROADS, **position)  # type: ignore[arg-type]
    for name in plays:
        until(g, "before_move", "step")
        while not can_play(g, name.split(">")[0]):
            choose(g, "pass")
        choose(g, f"play:{name}")
    until(g, "step")
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
    assert asked(g) == (0, "pay")
    choose(g, "play:adrenaline_rush")
    assert g.t.trophies == [1, 0]
    assert g.t.bullets[0] == 3


def test_adrenaline_rush_may_leave_a_roll_short() -> None:
    g = given("adrenaline_rush", "", zombies=(CENTRE,), dice=(1,))
    choose(g, "play:adrenaline_rush")
    assert asked(g) == (0, "pay")
    choose(g, "pay:bullets")
    assert g.t.bullets[0] == 2


def test_adrenaline_rush_holds_for_one_roll_only() -> None:
    g = given("adrenaline_rush", "", zombies=(CENTRE,), dice=(1, 1))
    choose(g, "play:adrenaline_rush", "pay:life")
    choose(g, "pay:bullets")
    assert g.t.bullets[0] == 0


def test_adrenaline_rush_is_not_offered_when_the_zombie_is_dead_anyway() -> None:
    g = given("adrenaline_rush", "", zombies=(CENTRE,), dice=(4,))
    assert asked(g) == (0, "step")
    assert g.t.trophies[0] == 1


def test_adrenaline_rush_is_asked_for_in_its_own_window_when_there_is_nothing_to_choose_in_paying() -> None:
    g = given("adrenaline_rush", "", zombies=(CENTRE,), dice=(1,), bullets=(0,), lives=(1,))
    assert asked(g) == (0, "after_roll")
    assert ids(g) == ["play:adrenaline_rush", "pass"]


def test_adrenaline_rush_is_not_for_the_rolls_or_moves_of_others() -> None:
    g = given("", "adrenaline_rush", zombies=(CENTRE,), dice=(1,))
    assert asked(g) == (0, "pay")
    choose(g, "pay:bullets")
    assert asked(g) == (0, "step")


def test_adrenaline_rush_does_not_help_under_fear() -> None:
    g = given("", "fear", "adrenaline_rush", active=1)
    choose(g, "play:fear>2")
    seen = until_turn(g, 3)
    assert (2, "before_move") not in seen
    assert (2, "step") not in seen


# -- Alternate Food Source --------------------------------------------------------------------------------


def test_alternate_food_source_breaks_off_a_fight_and_lets_pawns_walk_over_zombies() -> None:
    g = given("", "alternate_food_source", zombies=(CENTRE, (1, 0)))
    assert asked(g) == (1, "turn_start")
    choose(g, "pass")
    assert asked(g) == (1, "before_fight")
    choose(g, "play:alternate_food_source")
    assert asked(g) == (0, "step")
    choose(g, "step:1,0", "step:1,1")
    assert g.t.trophies == [0, 0]
    assert len(zombies(g)) == 2


def test_alternate_food_source_lasts_until_the_end_of_its_players_next_turn() -> None:
    g = given("", "alternate_food_source", "")
    choose(g, "play:alternate_food_source")
    until_turn(g, 2)
    assert g.t.is_on_all(NO_FIGHTS)
    until_turn(g, 3)
    assert not g.t.is_on_all(NO_FIGHTS)


def test_alternate_food_source_in_the_own_turn_lasts_through_the_following_own_turn() -> None:
    g = given("alternate_food_source", "")
    choose(g, "play:alternate_food_source")
    until_turn(g, 3)
    assert g.t.is_on_all(NO_FIGHTS)
    until_turn(g, 4)
    assert not g.t.is_on_all(NO_FIGHTS)


def test_alternate_food_source_keeps_tokens_under_zombies_out_of_reach() -> None:
    g = given("alternate_food_source", "", zombies=((1, 0),), bullet_at=((1, 0),))
    choose(g, "play:alternate_food_source")
    until(g, "step")
    choose(g, "step:1,0")
    assert g.t.bullets[0] == 3


def test_alternate_food_source_does_not_stop_a_grenade() -> None:
    inside = ((1, -2), (0, -3))
    g = given("alternate_food_source", "", tiles=(HOSPITAL,), pawns=((1, -1),), zombies=inside, items=("grenade",))
    choose(g, "play:alternate_food_source")
    choose(g, "activate:grenade>base_hospital@0,-1")
    assert g.t.trophies[0] == 2
    assert zombies(g) == []


def test_alternate_food_source_and_a_zombie_on_the_helipad_win_nothing() -> None:
    g = given("alternate_food_source", "", tiles=(HELIPAD,), pawns=((3, 1),), zombies=((4, 1),))
    choose(g, "play:alternate_food_source")
    until(g, "step")
    choose(g, "step:4,1")
    assert g.result is None


def test_alternate_food_source_is_not_played_for_nothing() -> None:
    g = given("alternate_food_source", "")
    g.t.lasts(NO_FIGHTS, on=-1, next_turn_of=0)
    until(g, "before_move", "step")
    assert not can_play(g, "alternate_food_source")


# -- Bad Sense Of Direction -------------------------------------------------------------------------------


def test_bad_sense_of_direction_puts_an_opponent_on_town_square() -> None:
    g = given("bad_sense_of_direction", "", tiles=ROADS, pawns=(CENTRE, (1, 8)))
    choose(g, "play:bad_sense_of_direction>1")
    assert pawn(g, 1) == CENTRE
    assert discarded(g) == ["bad_sense_of_direction"]


def test_bad_sense_of_direction_has_no_target_on_town_square_off_the_map_or_under_fear() -> None:
    g = given("bad_sense_of_direction", "", "", "", tiles=ROADS, pawns=((1, 8), CENTRE, None, (1, 8)))
    g.t.lasts(FEAR, on=3, next_turn_of=3)
    until(g, "step")
    assert g.t.turn == 1
    assert not can_play(g, "bad_sense_of_direction")


def test_bad_sense_of_direction_against_fear_that_is_running_is_illegal_too() -> None:
    g = given("", "bad_sense_of_direction", tiles=ROADS, pawns=((1, 8), (1, 8)))
    g.t.effects.append((FEAR, 0, 0, 1, -1))
    assert asked(g)[1] == "turn_start"  # offered before Fear was put there
    choose(g, "pass")
    seen = until_turn(g, 2)
    assert (1, "before_move") not in seen


def test_bad_sense_of_direction_in_his_own_movement_he_fights_where_he_arrives_and_goes_on() -> None:
    g = given("", "bad_sense_of_direction", tiles=ROADS, pawns=((1, 3), (1, 3)), zombies=(CENTRE,), dice=(6,))
    until(g, "step")
    choose(g, "step:1,4")
    assert asked(g) == (1, "between_steps")
    choose(g, "play:bad_sense_of_direction>0")
    assert g.t.trophies[0] == 1
    assert asked(g) == (0, "step")
    assert pawn(g, 0) == CENTRE
    assert g.walk.points == 4


def test_bad_sense_of_direction_out_of_his_turn_leaves_the_zombies_for_phase_b() -> None:
    g = given("bad_sense_of_direction", "", tiles=ROADS, pawns=((1, 3), (1, 8)), zombies=(CENTRE,))
    choose(g, "play:bad_sense_of_direction>1")
    assert g.t.trophies[1] == 0
    assert zombies(g) == [CENTRE]


# -- Brain Cramp ------------------------------------------------------------------------------------------


def test_brain_cramp_gives_every_step_to_its_player() -> None:
    g = given("", "brain_cramp", tiles=ROADS)
    until(g, "before_move", player=1)
    choose(g, "play:brain_cramp>0")
    assert asked(g) == (1, "step")
    choose(g, "step:1,2")
    assert asked(g) == (1, "step")
    assert pawn(g, 0) == (1, 2)
    choose(g, "stop")
    assert asked(g)[1] != "step"


def test_brain_cramp_leaves_fights_and_tokens_to_the_owner_of_the_pawn() -> None:
    g = given("", "brain_cramp", tiles=ROADS, zombies=((1, 2),), life_at=((1, 2),), dice=(2,))
    until(g, "before_move", player=1)
    choose(g, "play:brain_cramp>0", "step:1,2")
    assert asked(g) == (0, "pay")
    choose(g, "pay:bullets")
    assert asked(g) == (0, "take")


def test_brain_cramp_needs_an_opponent_who_can_move() -> None:
    g = given("brain_cramp", "fear", "", active=1)
    choose(g, "play:fear>2")
    assert (0, "before_move") in until_turn(g, 2)
    assert (0, "before_move") not in until_turn(g, 3)


def test_brain_cramp_is_not_for_oneself_and_not_after_the_first_step() -> None:
    g = given("brain_cramp", "")
    assert asked(g) == (0, "step")
    choose(g, "step:1,0")
    assert not can_play(g, "brain_cramp")


def test_brain_cramp_a_later_copy_replaces_an_earlier_one() -> None:
    g = given("", "brain_cramp", "brain_cramp")
    until(g, "before_move", player=1)
    choose(g, "play:brain_cramp>0")
    assert asked(g) == (2, "before_move")
    choose(g, "play:brain_cramp>0")
    assert asked(g) == (2, "step")


# -- Butter Fingers ---------------------------------------------------------------------------------------


def test_butter_fingers_discards_a_named_item() -> None:
    g = given("butter_fingers", "", items=("", "fire_axe skateboard"))
    choose(g, "play:butter_fingers>1")
    assert asked(g) == (0, "drop")
    assert sorted(ids(g)) == ["drop:bullets", "drop:fire_axe", "drop:skateboard"]
    choose(g, "drop:fire_axe")
    assert g.view(None)["players"][1]["items"] == ["skateboard"]
    assert discarded(g) == ["fire_axe", "butter_fingers"]


def test_butter_fingers_takes_up_to_two_bullets() -> None:
    g = given("butter_fingers", "", items=("", "fire_axe"), bullets=(3, 1))
    choose(g, "play:butter_fingers>1", "drop:bullets")
    assert g.t.bullets == [3, 0]


def test_butter_fingers_needs_something_to_drop_and_hand_cards_are_safe() -> None:
    g = given("butter_fingers", "fear", "", bullets=(3, 0, 3))
    assert can_play(g, "butter_fingers") == ["play:butter_fingers>2"]


def test_butter_fingers_after_the_roll_takes_the_weapon_out_of_it() -> None:
    g = given("", "butter_fingers", zombies=(CENTRE,), items=("fire_axe",), dice=(3,))
    until(g, "after_roll")
    assert asked(g) == (1, "after_roll")
    choose(g, "play:butter_fingers>0", "drop:fire_axe")
    assert asked(g) == (0, "pay")
    assert g.t.trophies[0] == 0


def test_butter_fingers_after_the_roll_takes_the_bullets_that_would_have_paid() -> None:
    g = given("", "butter_fingers", zombies=(CENTRE,), bullets=(2,), lives=(0,), trophies=(1,), dice=(2,))
    until(g, "after_roll")
    choose(g, "play:butter_fingers>0")
    assert sorted(ids(g)) == ["pay:desperate", "pay:die"]


def test_butter_fingers_on_a_shotgun_takes_its_charges_too() -> None:
    g = given("butter_fingers", "", items=("", "hey_look_a_shotgun"), bullets=(3, 0))
    choose(g, "play:butter_fingers>1")
    assert g.t.charges == [0, 0]


# -- Claustrophobia ---------------------------------------------------------------------------------------


def test_claustrophobia_keeps_him_out_of_buildings_in_his_next_turn_only() -> None:
    g = given("claustrophobia", "", tiles=(HOSPITAL,), pawns=(CENTRE, (1, -1)))
    choose(g, "play:claustrophobia>1")
    until(g, "step", player=1)
    assert sorted(ids(g)) == ["step:1,0", "stop"]
    until_turn(g, 4)
    until(g, "step", player=1)
    assert "step:1,-2" in ids(g)


def test_claustrophobia_inside_he_must_walk_out_by_a_shortest_way_and_may_not_stop() -> None:
    g = given("claustrophobia", "", tiles=(HOSPITAL,), pawns=(CENTRE, (0, -3)))
    choose(g, "play:claustrophobia>1")
    until(g, "step", player=1)
    assert sorted(ids(g)) == ["step:0,-2", "step:1,-3"]
    choose(g, "step:1,-3")
    assert pawn(g, 1) == (1, -1), "the rest of the way out has no choice in it"
    assert sorted(ids(g)) == ["step:1,0", "stop"]


def test_claustrophobia_in_his_own_turn_hits_the_following_one() -> None:
    g = given("", "claustrophobia", tiles=(HOSPITAL,), pawns=((1, -1),))
    choose(g, "play:claustrophobia>0")
    until(g, "step")
    assert "step:1,-2" in ids(g)
    until_turn(g, 3)
    until(g, "step")
    assert "step:1,-2" not in ids(g)


def test_claustrophobia_does_not_add_up() -> None:
    g = given("claustrophobia", "")
    g.t.lasts(CLAUSTROPHOBIA, on=1, next_turn_of=1)
    choose(g, "pass")
    until(g, "step")
    assert not can_play(g, "claustrophobia")


# -- Fear -------------------------------------------------------------------------------------------------


def test_fear_takes_the_movement_of_the_next_turn_and_nothing_else() -> None:
    g = given("fear", "", zombies=((0, 1), (2, 1), (1, 0), (1, 2)))
    choose(g, "play:fear>1")
    until_turn(g, 2)
    seen = until_turn(g, 3)
    assert (1, "step") not in seen
    assert (1, "move_zombie") in seen
    assert (1, "step") in until_turn(g, 5)


def test_fear_in_his_own_turn_hits_the_following_one() -> None:
    g = given("", "fear")
    choose(g, "play:fear>0")
    assert (0, "step") in until_turn(g, 2)
    until_turn(g, 3)
    assert (0, "step") not in until_turn(g, 4)


def test_fear_is_not_played_twice_for_the_same_turn() -> None:
    g = given("fear", "", "fear")
    choose(g, "play:fear>1")
    assert asked(g) == (2, "turn_start")
    assert can_play(g, "fear") == ["play:fear>0"]


def test_fear_and_much_needed_rest_go_together() -> None:
    g = given("fear", "much_needed_rest", lives=(3, 1))
    choose(g, "play:fear>1")
    until(g, "before_move", player=1)
    choose(g, "play:much_needed_rest")
    assert lives(g, 1) == 3


def test_fear_does_not_shield_from_being_walked_by_others() -> None:
    g = given("fear", "", "where_did_everybody_go", tiles=ROADS)
    choose(g, "play:fear>1")
    choose(g, "play:where_did_everybody_go>1")
    assert asked(g) == (2, "force_step")


def test_fear_can_be_put_on_a_dead_player() -> None:
    g = given("fear", "", pawns=(CENTRE, None))
    assert can_play(g, "fear") == ["play:fear>1"]
