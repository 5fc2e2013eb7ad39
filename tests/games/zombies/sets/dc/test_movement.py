"""Breakthrough, I Think It's Over Here, What Is That Smell?!?: a section each."""

from __future__ import annotations

import pytest

from orda.games.zombies import explore
from tests.games.harness import replaces_a_function
from tests.games.zombies.harness import CENTRE, HELIPAD, HOSPITAL, given

# Two buildings back to back: from 2,-2 one looks at the wall of 3,-2, and there are two walls at the corner 2,-1.
BACK_TO_BACK = (HOSPITAL, "base_4_way 1 0 0", "base_police_station 1 -1 0")
BY_THE_WALL = (2, -2)
SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0", "base_straight 0 3 0")

# -- Breakthrough ---------------------------------------------------------------------------------------


def test_breakthrough_opens_a_passage_for_good_and_it_costs_a_step_like_any_other() -> None:
    g = given("breakthrough", "", tiles=BACK_TO_BACK, pawns=(BY_THE_WALL,)).goes_on_to("step").rolls(5)
    g.refuses("step:3,-2").chooses("play:breakthrough")
    assert "broken_through" in g.told()
    g.chooses("step:3,-2")
    assert (g.pawn(0), g.walk.points) == ((3, -2), 4)
    g.chooses("stop").goes_on_to_turn(3)
    assert "step:2,-2" in g.goes_on_to("step", player=0).ids


def test_breakthrough_that_fails_costs_a_life_and_the_movement() -> None:
    g = given("breakthrough", "", tiles=BACK_TO_BACK, pawns=(BY_THE_WALL,)).goes_on_to("step").rolls(4)
    g.chooses("play:breakthrough")
    assert (g.lives(0), g.asked[1] != "step", g.t.city.passages) == (2, True, ())


def test_breakthrough_may_come_between_two_steps() -> None:
    g = given("breakthrough", "", tiles=BACK_TO_BACK, pawns=((1, -2),)).goes_on_to("step").chooses("step:2,-2").rolls(6)
    g.chooses("play:breakthrough", "step:3,-2")
    assert g.walk.points == 3


def test_breakthrough_is_a_way_for_zombies_too() -> None:
    g = given("breakthrough", "", tiles=BACK_TO_BACK, pawns=(BY_THE_WALL,), zombies=((3, -2),)).goes_on_to("step")
    g.rolls(6).chooses("play:breakthrough", "stop")
    assert "zombie:3,-2>2,-2" in g.goes_on_to("move_zombie").ids


def test_breakthrough_needs_a_wall_with_somebody_elses_floor_behind_it() -> None:
    g = given("breakthrough", "", tiles=BACK_TO_BACK, pawns=((1, -2),)).goes_on_to("step")
    assert g.can_play("breakthrough") == []
    assert given("breakthrough", "", tiles=(HOSPITAL,), pawns=(BY_THE_WALL,)).can_play("breakthrough") == []


def test_breakthrough_does_not_lead_to_or_from_a_helipad() -> None:
    beside_it = (HOSPITAL, HELIPAD, "base_police_station 1 -1 0")
    assert given("breakthrough", "", tiles=beside_it, pawns=((3, 0),)).goes_on_to("step").can_play("breakthrough") == []
    assert given("breakthrough", "", tiles=beside_it, pawns=((3, -1),)).goes_on_to("step").ids
    g = given("breakthrough", "", tiles=beside_it, pawns=((5, -1),)).goes_on_to("step")
    assert g.can_play("breakthrough") == []


def test_breakthrough_is_for_the_own_movement() -> None:
    g = given("", "breakthrough", tiles=BACK_TO_BACK, pawns=(CENTRE, BY_THE_WALL))
    assert g.asked == (0, "step")


def test_breakthrough_without_a_life_to_lose_is_death() -> None:
    g = given("breakthrough", "", tiles=BACK_TO_BACK, pawns=(BY_THE_WALL,), lives=(0,)).goes_on_to("step").rolls(1)
    g.chooses("play:breakthrough")
    assert g.pawn(0) is None


# -- I Think It's Over Here -----------------------------------------------------------------------------


def test_i_think_its_over_here_chooses_the_place_and_the_drawer_lays_the_rest() -> None:
    g = given("", "i_think_its_over_here", to_draw="base_t_junction")
    assert (g.asked, g.can_play("i_think_its_over_here")) == ((1, "tile_drawn"), ["play:i_think_its_over_here>0"])
    g.chooses("play:i_think_its_over_here>0")
    assert g.asked == (1, "place_tile")
    g.chooses(g.ids[0])
    assert g.asked[0] == 0
    assert g.asked[1] in ("put", "keep_clear")


@replaces_a_function
@pytest.mark.parametrize("placed_by", [0, 1])
def test_r8_who_closes_the_map_by_i_think_its_over_here_punishes_nobody(
    placed_by: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where another can choose there are several places, so one tile hardly closes the map: here it is said to."""
    monkeypatch.setattr(explore, "closes", lambda *_cities: True)
    g = given("", "i_think_its_over_here", to_draw="base_straight base_straight")
    g.chooses("play:i_think_its_over_here>0" if placed_by == 1 else "pass")
    assert g.asked == (placed_by, "place_tile")
    g.chooses(g.ids[0])
    assert ((0, "step") in g.goes_on_to_turn(2)) == (placed_by == 1)


def test_r11_i_think_its_over_here_is_never_for_a_helipad() -> None:
    g = given("", "i_think_its_over_here", to_draw="base_helipad")
    assert g.asked[1] == "bid"


def test_i_think_its_over_here_is_not_asked_of_the_drawer_nor_for_a_single_place() -> None:
    assert given("i_think_its_over_here", "", to_draw="base_straight").asked == (0, "place_tile")
    g = given("", "i_think_its_over_here", tiles=("base_hospital 0 -1 0", "base_fire_station 1 0 1"))
    assert g.asked == (0, "step")


def test_i_think_its_over_here_may_be_cancelled_by_the_drawer() -> None:
    g = given("where_is_that_music_coming_from", "i_think_its_over_here", to_draw="base_straight")
    g.chooses("play:i_think_its_over_here>0", "play:where_is_that_music_coming_from")
    assert g.asked == (0, "place_tile")


# -- What Is That Smell?!? ------------------------------------------------------------------------------


def test_what_is_that_smell_makes_the_mover_leave_his_tile() -> None:
    g = given("", "what_is_that_smell", tiles=SOUTH).goes_on_to("before_move").chooses("play:what_is_that_smell>0")
    assert sorted(g.ids) == ["step:0,1", "step:1,0", "step:1,2", "step:2,1"], "no stopping"
    g.chooses("step:1,0")
    assert g.pawn(0) == (1, 3), "from there every step was needed"
    assert sorted(g.ids) == ["step:1,4", "stop"], "off the tile he does what he likes, but for going back"


def test_what_is_that_smell_allows_no_way_back() -> None:
    g = given("", "what_is_that_smell", tiles=SOUTH, pawns=((1, 2),)).goes_on_to("before_move")
    g.chooses("play:what_is_that_smell>0", "step:1,3").goes_on_to("step")
    g.refuses("step:1,2")
    assert "stop" in g.ids


def test_what_is_that_smell_costs_the_next_turn_of_who_cannot_leave() -> None:
    g = given("", "what_is_that_smell", "").goes_on_to("before_move").chooses("play:what_is_that_smell>0")
    assert g.goes_on_to("step").refuses().ids, "there is no way off Town Square alone: he walks as he likes"
    g.chooses("stop")
    assert "stays_in_the_smell" in g.told()
    seen = g.goes_on_to_turn(5)
    assert (0, "move_zombie") not in seen
    assert [entry for entry in seen if entry[0] == 0 and entry[1] == "step"] == []


def test_what_is_that_smell_under_fear_costs_the_next_turn() -> None:
    """Worked example 9."""
    g = given("", "what_is_that_smell", "fear", tiles=SOUTH, active=1)
    g.goes_on_to("turn_start", player=2).chooses("play:fear>0")
    g.goes_on_to("before_move", player=1)
    while g.t.active != 0:
        g.lets_go()
    g.goes_on_to("before_move", player=1).chooses("play:what_is_that_smell>0")
    assert "stays_in_the_smell" in g.told()


def test_what_is_that_smell_leaves_no_rest() -> None:
    g = given("much_needed_rest", "what_is_that_smell", tiles=SOUTH).goes_on_to("before_move", player=1)
    g.chooses("play:what_is_that_smell>0").goes_on_to("step")
    assert g.can_play("much_needed_rest") == []


def test_what_is_that_smell_is_for_the_mover_only() -> None:
    g = given("what_is_that_smell", "", tiles=SOUTH).goes_on_to("step")
    assert g.can_play("what_is_that_smell") == []


def test_r41_a_turn_lost_to_a_smell_counts_for_durations() -> None:
    g = given("", "what_is_that_smell", "").goes_on_to("before_move").chooses("play:what_is_that_smell>0")
    g.goes_on_to("step").chooses("stop").goes_on_to_turn(3)
    assert [effect[3] for effect in g.t.effects] == [1]
    g.goes_on_to_turn(5)
    assert g.t.effects == []
