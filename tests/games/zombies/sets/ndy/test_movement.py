"""The event cards of Not Dead Yet about who walks and where pawns are, a section each."""

from __future__ import annotations

from orda.games.zombies.sets.base.movement import CLAUSTROPHOBIA
from orda.games.zombies.sets.ndy.movement import TIRED
from orda.games.zombies.table import EVERYBODY, TOWN_SQUARE
from tests.games.zombies.harness import CENTRE, HELIPAD, HOSPITAL, At, given

ROADS = ("base_straight 0 1 0", "base_straight 0 2 0", "base_straight 0 3 0")  # 1,3 to 1,11

# -- I Know What You Did ----------------------------------------------------------------------------------


def last(hand: str = "i_know_what_you_did", **position: object) -> At:
    """On the middle one of three roads, with the fewest trophies."""
    lie = {"tiles": ROADS, "pawns": ((1, 7),), "trophies": (0, 1)} | position
    return given(hand, "", **lie)  # type: ignore[arg-type]


def test_i_know_what_you_did_puts_the_own_pawn_on_any_square_of_an_adjacent_tile() -> None:
    g = last(zombies=((1, 4),)).chooses("play:i_know_what_you_did")
    assert g.ids == [f"sneak_to:1,{y}" for y in (3, 4, 5, 9, 10, 11)]
    g.chooses("sneak_to:1,4")
    assert (g.pawn(0), g.discard) == ((1, 4), ["i_know_what_you_did"])


def test_i_know_what_you_did_leaves_a_fight() -> None:
    g = last(zombies=((1, 7),)).goes_on_to("before_fight").chooses("play:i_know_what_you_did", "sneak_to:1,3")
    assert (g.t.fights, g.t.trophies[0], g.asked) == ([], 0, (0, "step"))


def test_i_know_what_you_did_in_the_own_movement_what_stands_there_is_fought() -> None:
    g = last(zombies=((1, 4),)).goes_on_to("step").chooses("step:1,6").rolls(6)
    g.chooses("play:i_know_what_you_did", "sneak_to:1,4")
    assert (g.t.trophies[0], g.asked, g.walk.points) == (1, (0, "step"), 4)


def test_i_know_what_you_did_wins_on_a_free_helipad() -> None:
    g = last(tiles=(HELIPAD,), pawns=(CENTRE,)).chooses("play:i_know_what_you_did", "sneak_to:4,1")
    assert (g.is_over, g.result.reason) == (True, "helipad")


def test_i_know_what_you_did_needs_strictly_fewer_trophies_than_each_opponent() -> None:
    assert last(trophies=(1, 1)).can_play("i_know_what_you_did") == []
    three = given("i_know_what_you_did", "", "", tiles=ROADS, trophies=(2, 3, 1))
    assert three.can_play("i_know_what_you_did") == []


def test_i_know_what_you_did_needs_a_pawn_on_the_map() -> None:
    g = given("", "i_know_what_you_did", tiles=ROADS, pawns=(CENTRE, None), trophies=(1, 0))
    assert g.asked == (0, "step")


def test_r66_i_know_what_you_did_respects_claustrophobia() -> None:
    g = last(tiles=(HOSPITAL,), pawns=(CENTRE,)).goes_on_to("turn_start")
    g.t.effects.append((CLAUSTROPHOBIA, 0, 0, 1, -1))
    g.chooses("play:i_know_what_you_did")
    assert (g.ids, g.pawn(0)) == (["step:1,0", "stop"], (1, -1)), "the only square outdoors"


# -- Lots Of Running And Screaming ------------------------------------------------------------------------


def running(**position: object) -> At:
    """Seat 1 plays it as seat 0 is about to move."""
    lie = {"tiles": ROADS, "pawns": ((1, 0), (1, 3))} | position
    g = given("", "lots_of_running_and_screaming", **lie).goes_on_to("before_move")  # type: ignore[arg-type]
    return g.chooses("play:lots_of_running_and_screaming>0")


def test_lots_of_running_and_screaming_the_mover_stays_and_oneself_walks_with_his_points() -> None:
    """Worked example 10."""
    g = running(zombies=((1, 3), (1, 5)))
    assert (g.asked, g.walk.points) == ((1, "step"), 5)
    assert g.t.fights == [], "the zombie on the own square is left behind"
    g.chooses("step:1,4").rolls(6).chooses("step:1,5")
    assert (g.t.trophies, g.walk.points) == ([0, 1], 3)
    g.chooses("step:1,6", "stop").goes_on_to_turn(2)
    assert (g.pawn(0), g.pawn(1)) == ((1, 0), (1, 6))


def test_lots_of_running_and_screaming_counts_the_points_of_the_mover() -> None:
    g = running(lives=(1, 3), items=("skateboard", "")).goes_on_to("step")
    assert g.walk.points == 5, "2 and a life, and 2 for the skateboard"


def test_lots_of_running_and_screaming_takes_tokens_and_the_bonus_of_town_square() -> None:
    g = running(pawns=((1, 5), (1, 3)), lives=(3, 2), bullet_at=((1, 2),)).goes_on_to("step")
    g.chooses("step:1,2", "step:1,1", "stop")
    assert (g.t.bullets, g.lives(1)) == ([3, 5], 3)


def test_lots_of_running_and_screaming_r38_the_mover_gets_no_bonus() -> None:
    g = running(pawns=(CENTRE, (1, 3)), lives=(2,)).chooses("stop")
    g.goes_on_to_turn(2)
    assert (g.lives(0), g.t.bullets[0]) == (2, 3)


def test_lots_of_running_and_screaming_wins_on_the_helipad() -> None:
    g = running(tiles=(HELIPAD, *ROADS), pawns=((1, 3), (2, 1))).chooses("step:3,1", "step:4,1")
    assert (g.is_over, g.result.winners) == (True, (1,))


def test_lots_of_running_and_screaming_opens_the_windows_between_steps_but_no_second_before_move() -> None:
    hands = ("", "lots_of_running_and_screaming", "fear")
    g = given(*hands, tiles=ROADS, pawns=((1, 0), (1, 3))).goes_on_to("before_move", player=1)
    g.chooses("play:lots_of_running_and_screaming>0")
    assert g.asked == (1, "step")
    assert g.chooses("step:1,4").asked == (2, "between_steps")


def test_lots_of_running_and_screaming_enters_buildings() -> None:
    hands = ("", "lots_of_running_and_screaming")
    g = given(*hands, tiles=(HOSPITAL,), pawns=(CENTRE, (1, -1))).goes_on_to("before_move")
    g.chooses("play:lots_of_running_and_screaming>0", "step:1,-2")
    assert g.t.building_of(1) == 1


def test_lots_of_running_and_screaming_a_desperate_fight_ends_only_that_movement() -> None:
    g = running(zombies=((1, 4),), lives=(3, 0), bullets=(3, 0), trophies=(0, 2)).rolls(1).chooses("step:1,4")
    g.chooses("pay:desperate")
    assert (g.t.trophies[1], g.t.active, g.pawn(1)) == (1, 0, (1, 4))
    assert g.t.walks == []


def test_lots_of_running_and_screaming_whoever_dies_in_it_leaves_the_turn_to_the_mover() -> None:
    g = running(zombies=((1, 4),), lives=(3, 0), bullets=(3, 0)).rolls(1).chooses("step:1,4")
    g.goes_on_to("move_zombie", "turn_end")
    assert (g.pawn(1), g.t.active, g.t.walks) == (None, 0, [])


def test_lots_of_running_and_screaming_needs_a_movement_that_is_not_barred_and_a_pawn() -> None:
    afraid = given("fear", "", "lots_of_running_and_screaming").chooses("play:fear>1")
    afraid.goes_on_to_turn(2)
    assert (2, "before_move") not in afraid.goes_on_to_turn(3)
    off_the_map = given("", "lots_of_running_and_screaming", pawns=((1, 0), None))
    assert (1, "before_move") not in off_the_map.goes_on_to_turn(2)


def test_lots_of_running_and_screaming_is_not_for_the_own_movement() -> None:
    g = given("lots_of_running_and_screaming", "").goes_on_to("step")
    assert g.can_play("lots_of_running_and_screaming") == []


# -- There You Are! ---------------------------------------------------------------------------------------


def test_there_you_are_puts_the_own_pawn_beside_the_nearest_opponent() -> None:
    g = given("there_you_are", "", "", tiles=ROADS, pawns=((1, 3), (1, 11), (1, 0)), zombies=((1, 1),))
    assert g.can_play("there_you_are") == ["play:there_you_are>2"], "zombies on the way do not count"
    assert g.chooses("play:there_you_are>2").pawn(0) == (1, 0)


def test_there_you_are_of_two_as_near_one_is_chosen() -> None:
    g = given("there_you_are", "", "", tiles=ROADS, pawns=((1, 3), (1, 5), (1, 1)))
    assert g.can_play("there_you_are") == ["play:there_you_are>1", "play:there_you_are>2"]


def test_there_you_are_of_those_out_of_reach_any_is_chosen() -> None:
    g = given("there_you_are", "", "", tiles=ROADS, pawns=((1, 3), (1, 10), (1, 9)))
    g.t.remove_tile(2)
    assert g.lets_go().can_play("there_you_are") == ["play:there_you_are>1", "play:there_you_are>2"]


def test_there_you_are_leaves_a_fight_and_arrives_like_a_step_in_the_own_movement() -> None:
    g = given("there_you_are", "", tiles=ROADS, pawns=((1, 3), (1, 8)), zombies=((1, 3), (1, 8))).goes_on_to(
        "before_fight"
    )
    g.rolls(6).chooses("play:there_you_are>1")
    assert (g.pawn(0), g.t.trophies[0]) == ((1, 8), 1), "R-30: in phase B the new square counts"


def test_there_you_are_does_nothing_for_who_is_there_already_or_off_the_map() -> None:
    assert given("there_you_are", "").can_play("there_you_are") == []
    assert given("there_you_are", "", active=1, pawns=(None, CENTRE)).can_play("there_you_are") == []
    alone = given("there_you_are", "", "", pawns=(CENTRE, None, None))
    assert alone.can_play("there_you_are") == []


def test_r66_there_you_are_respects_claustrophobia_once_it_is_running() -> None:
    g = given("there_you_are", "", tiles=(HOSPITAL,), pawns=(CENTRE, (1, -2))).goes_on_to("turn_start")
    g.t.effects.append((CLAUSTROPHOBIA, 0, 0, 1, -1))
    assert g.chooses("pass").can_play("there_you_are") == []


# -- Too... Tired... To... Run ----------------------------------------------------------------------------


def test_too_tired_to_run_nobody_walks_until_the_end_of_the_own_next_turn() -> None:
    g = given("too_tired_to_run", "", pawns=((1, 0), (1, 0))).chooses("play:too_tired_to_run")
    assert [effect[:4] for effect in g.t.effects] == [(TIRED, EVERYBODY, 0, 2)]
    asked = g.goes_on_to_turn(4)
    assert "step" not in [kind for _, kind in asked]
    assert g.t.effects == []
    assert g.goes_on_to("step").t.turn == 4


def test_too_tired_to_run_stops_a_movement_in_progress() -> None:
    g = given("", "too_tired_to_run", tiles=ROADS).goes_on_to("step").chooses("step:1,2").goes_on_to("between_steps")
    g.chooses("play:too_tired_to_run")
    assert (g.asked[1] != "step", g.pawn(0)) == (True, (1, 2))


def test_r35_too_tired_to_run_is_lifted_by_keys_for_who_has_them() -> None:
    g = given("the_keys_are_still_in_it", "too_tired_to_run", tiles=ROADS).goes_on_to("turn_start", player=1)
    g.chooses("play:too_tired_to_run").goes_on_to("before_move").chooses("play:the_keys_are_still_in_it")
    assert (g.asked, g.walk.points) == ((0, "step"), 10)


def test_too_tired_to_run_does_not_stop_a_car() -> None:
    g = given("the_keys_are_still_in_it", "too_tired_to_run", tiles=ROADS).goes_on_to("step")
    g.chooses("play:the_keys_are_still_in_it").goes_on_to("step").chooses("step:1,2").goes_on_to("between_steps")
    assert g.chooses("play:too_tired_to_run").asked == (0, "step")


def test_r35_too_tired_to_run_leaves_no_use_for_adrenaline() -> None:
    g = given("adrenaline_rush", "too_tired_to_run").goes_on_to("turn_start", player=1).chooses("play:too_tired_to_run")
    assert (0, "before_move") not in g.goes_on_to_turn(2)


def test_too_tired_to_run_leaves_what_cards_move() -> None:
    g = given("bad_sense_of_direction", "too_tired_to_run", tiles=ROADS, pawns=(CENTRE, (1, 8)))
    g.goes_on_to("turn_start", player=1).chooses("play:too_tired_to_run", "play:bad_sense_of_direction>1")
    assert g.t.pawns[1] == TOWN_SQUARE


def test_too_tired_to_run_r38_there_is_no_bonus_for_a_movement_that_was_barred() -> None:
    g = given("too_tired_to_run", "", lives=(2,)).chooses("play:too_tired_to_run")
    g.goes_on_to_turn(2)
    assert (g.lives(0), g.t.bullets[0]) == (2, 3)


# -- Why Don't We Go Some Place More Private? -------------------------------------------------------------


def together(**position: object) -> At:
    """Seat 0 is on the move and takes seat 1 along; seat 2 is on the same square."""
    lie = {"tiles": ROADS} | position
    g = given("some_place_more_private", "", "", **lie).goes_on_to("before_move", "step")  # type: ignore[arg-type]
    return g.chooses("play:some_place_more_private>1")


def test_r55_some_place_more_private_takes_the_other_pawn_along() -> None:
    g = together().chooses("step:1,2", "step:1,3")
    assert [g.pawn(seat) for seat in range(3)] == [(1, 3), (1, 3), CENTRE]
    g.chooses("stop").goes_on_to_turn(2)
    assert g.goes_on_to("step").chooses("step:1,2").pawn(0) == (1, 3), "the link ends with the movement"


def test_r55_some_place_more_private_may_be_played_by_who_is_taken_along() -> None:
    g = given("", "some_place_more_private", tiles=ROADS).goes_on_to("before_move")
    g.chooses("play:some_place_more_private>0").goes_on_to("step").chooses("step:1,2")
    assert (g.pawn(0), g.pawn(1)) == ((1, 2), (1, 2))


def test_r55_some_place_more_private_only_the_active_player_fights_and_takes_tokens() -> None:
    g = together(zombies=((1, 2),), bullet_at=((1, 2),)).rolls(6).chooses("step:1,2")
    assert (g.t.trophies, g.t.bullets) == ([1, 0, 0], [4, 3, 3])


def test_r55_some_place_more_private_only_the_active_player_can_win() -> None:
    g = together(tiles=(HELIPAD,), scenario="keys", keys=1).goes_on_to("step")
    g.chooses("step:2,1").goes_on_to("step").chooses("step:3,1").goes_on_to("step").chooses("step:4,1")
    assert not g.is_over


def test_r55_some_place_more_private_relocation_of_either_pawn_ends_it() -> None:
    hands = ("some_place_more_private", "", "bad_sense_of_direction")
    g = given(*hands, tiles=ROADS, pawns=((1, 4), (1, 4))).goes_on_to("step")
    g.chooses("play:some_place_more_private>1").goes_on_to("step").chooses("step:1,5").goes_on_to("between_steps")
    g.chooses("play:bad_sense_of_direction>1").goes_on_to("step").chooses("step:1,6")
    assert (g.pawn(0), g.pawn(1)) == ((1, 6), CENTRE)


def test_r55_some_place_more_private_the_one_taken_along_leaves_the_jeep_before_a_building() -> None:
    g = given("some_place_more_private", "", tiles=(HOSPITAL,), pawns=((1, -1), (1, -1))).goes_on_to("step")
    g.t.jeeps = 0b10
    g.chooses("play:some_place_more_private>1").goes_on_to("step").chooses("step:1,-2")
    assert (g.pawn(1), g.t.jeeps) == ((1, -2), 0)


def test_r55_some_place_more_private_one_of_the_two_is_the_active_player() -> None:
    g = given("", "some_place_more_private", "", pawns=((1, 0), CENTRE, CENTRE))
    assert (1, "before_move") not in g.goes_on_to_turn(2)


def test_some_place_more_private_needs_a_shared_square_and_somebody_who_walks() -> None:
    g = given("some_place_more_private", "", pawns=((1, 0), CENTRE)).goes_on_to("step")
    assert g.can_play("some_place_more_private") == []
    tired = given("some_place_more_private", "")
    tired.t.lasts(TIRED, on=EVERYBODY, next_turn_of=0)
    assert (0, "before_move") not in tired.goes_on_to_turn(2)


def test_some_place_more_private_is_played_between_steps_too() -> None:
    g = given("some_place_more_private", "", pawns=((1, 0), CENTRE)).goes_on_to("step").chooses("step:1,1")
    g.chooses("play:some_place_more_private>1").goes_on_to("step").chooses("step:1,2")
    assert g.pawn(1) == (1, 2)
