"""The events by which one chooses the steps of somebody else, a section each."""

from __future__ import annotations

from tests.games.zombies.harness import (
    CENTRE,
    HOSPITAL,
    given,
)

ROADS = ("base_straight 0 1 0", "base_straight 0 2 0", "base_straight 0 3 0", "base_straight 0 4 0")  # 1,3 to 1,14


# -- Brain Cramp ------------------------------------------------------------------------------------------


def test_brain_cramp_gives_every_step_to_its_player() -> None:
    g = given("", "brain_cramp", tiles=ROADS).goes_on_to("before_move", player=1).chooses("play:brain_cramp>0")
    assert g.asked == (1, "step")
    g.chooses("step:1,2")
    assert g.asked == (1, "step")
    assert g.pawn(0) == (1, 2)
    g.chooses("stop")
    assert g.asked[1] != "step"


def test_brain_cramp_leaves_fights_and_tokens_to_the_owner_of_the_pawn() -> None:
    g = given("", "brain_cramp", tiles=ROADS, zombies=((1, 2),), life_at=((1, 2),), dice=(2,))
    g.goes_on_to("before_move", player=1)
    g.chooses("play:brain_cramp>0", "step:1,2")
    assert g.asked == (0, "pay")
    g.chooses("pay:bullets")
    assert g.asked == (0, "take")


def test_brain_cramp_needs_an_opponent_who_can_move() -> None:
    g = given("brain_cramp", "fear", "", active=1).chooses("play:fear>2")
    assert (0, "before_move") in g.goes_on_to_turn(2)
    assert (0, "before_move") not in g.goes_on_to_turn(3)


def test_brain_cramp_is_not_for_oneself_and_not_after_the_first_step() -> None:
    g = given("brain_cramp", "")
    assert g.asked == (0, "step")
    g.chooses("step:1,0")
    assert not g.can_play("brain_cramp")


def test_brain_cramp_a_later_copy_replaces_an_earlier_one() -> None:
    g = given("", "brain_cramp", "brain_cramp").goes_on_to("before_move", player=1).chooses("play:brain_cramp>0")
    assert g.asked == (2, "before_move")
    g.chooses("play:brain_cramp>0")
    assert g.asked == (2, "step")


# -- Where Did Everybody Go? ----------------------------------------------------------------------------------------


def test_where_did_everybody_go_walks_five_squares_never_twice_on_one() -> None:
    g = given("where_did_everybody_go", "", tiles=ROADS).chooses("play:where_did_everybody_go>1", "step:1,2")
    assert g.pawn(1) == (1, 6), "down the only street there is no choice"
    assert g.asked[1] != "force_step"


def test_where_did_everybody_go_ends_when_no_step_is_left() -> None:
    g = given("where_did_everybody_go", "").chooses("play:where_did_everybody_go>1", "step:1,0")
    assert g.pawn(1) == (1, 0)
    assert g.t.walks == [] or g.walk.mover == 0


def test_where_did_everybody_go_the_target_fights_what_he_meets_even_outside_his_turn() -> None:
    g = given("where_did_everybody_go", "", tiles=ROADS, zombies=(CENTRE, (1, 2), (1, 4)), dice=(6, 1))
    g.chooses("play:where_did_everybody_go>1", "step:1,2")
    assert g.t.trophies[1] == 1
    assert CENTRE in g.zombies, "the zombie where he started is left behind"
    assert g.asked == (1, "pay")
    g.chooses("pay:bullets")
    assert g.pawn(1) == (1, 6)


def test_where_did_everybody_go_ends_with_a_desperate_fight_which_costs_no_turn_to_others() -> None:
    poor = {"lives": (3, 0), "bullets": (3, 0), "trophies": (0, 2)}
    g = given("where_did_everybody_go", "", tiles=ROADS, zombies=((1, 2),), dice=(1,), **poor)  # type: ignore[arg-type]
    g.chooses("play:where_did_everybody_go>1", "step:1,2", "pay:desperate")
    assert g.pawn(1) == (1, 2)
    assert g.t.trophies[1] == 1
    assert g.asked == (0, "step"), "the active player goes on with his own turn"


def test_where_did_everybody_go_ends_with_death() -> None:
    g = given("where_did_everybody_go", "", tiles=ROADS, zombies=((1, 2),), lives=(3, 0), bullets=(3, 0), dice=(1,))
    g.chooses("play:where_did_everybody_go>1", "step:1,2")
    assert g.pawn(1) is None
    assert g.asked == (1, "rise")
    g.chooses("rise:1,3")
    assert g.asked == (0, "step")


def test_where_did_everybody_go_in_his_own_movement_he_goes_on_with_the_points_left() -> None:
    g = given("", "where_did_everybody_go", tiles=ROADS).goes_on_to("step")
    g.chooses("step:1,2", "play:where_did_everybody_go>0", "step:1,3")
    assert g.pawn(0) == (1, 7)
    assert g.asked == (0, "step")
    assert g.walk.points == 4


def test_where_did_everybody_go_needs_a_pawn_on_the_map() -> None:
    g = given("where_did_everybody_go", "", "", pawns=(CENTRE, None, CENTRE))
    assert g.can_play("where_did_everybody_go") == ["play:where_did_everybody_go>2"]


def test_where_did_everybody_go_is_bound_by_claustrophobia() -> None:
    g = given("claustrophobia", "", "where_did_everybody_go", tiles=(HOSPITAL,), pawns=(CENTRE, (1, -1), CENTRE))
    g.chooses("play:claustrophobia>1")
    g.chooses("pass").goes_on_to("step", player=1).chooses("stop")
    assert g.asked == (2, "after_move")
    g.chooses("play:where_did_everybody_go>1")
    assert g.pawn(1) != (1, -2)
