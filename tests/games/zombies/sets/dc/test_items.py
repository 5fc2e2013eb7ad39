"""The items of Dead Corps(e), a section each."""

from __future__ import annotations

from typing import Any

from tests.games.zombies.harness import CENTRE, HELIPAD, HOSPITAL, given

POOR: dict[str, Any] = {"lives": (0,), "bullets": (0,)}
NORTH = "base_4_way 0 -1 0"

# -- Adjusting Nicely -----------------------------------------------------------------------------------


def test_adjusting_nicely_keeps_all_trophies_of_who_dies() -> None:
    """Worked example 3."""
    g = given("", "", items=("adjusting_nicely",), zombies=(CENTRE,), trophies=(7,), dice=(1,), **POOR)
    g.chooses("pay:die")
    assert g.asked == (0, "player_dies")
    g.chooses("activate:adjusting_nicely")
    assert (g.t.trophies[0], g.pawn(0), g.discard) == (7, None, ["adjusting_nicely"])


def test_adjusting_nicely_may_be_left_and_goes_with_the_other_items() -> None:
    g = given("", "", items=("adjusting_nicely fire_axe",), zombies=(CENTRE,), trophies=(7,), dice=(1,), **POOR)
    g.chooses("pay:die", "pass")
    assert (g.t.trophies[0], sorted(g.discard)) == (3, ["adjusting_nicely", "fire_axe"])


def test_adjusting_nicely_is_outside_the_activations() -> None:
    g = given("", "", items=("adjusting_nicely",), zombies=(CENTRE,), trophies=(7,), dice=(1,), **POOR)
    g.t.may_activate = 0
    g.chooses("pay:die", "activate:adjusting_nicely")
    assert g.t.trophies[0] == 7


def test_adjusting_nicely_is_played_with_more_than_half_the_trophies_that_win() -> None:
    assert given("adjusting_nicely", "", trophies=(12,)).asked == (0, "step")
    g = given("adjusting_nicely", "", trophies=(13,)).chooses("play:adjusting_nicely")
    assert g.items(0) == ["adjusting_nicely"]


def test_adjusting_nicely_does_not_help_another_who_dies() -> None:
    g = given("", "", items=("", "adjusting_nicely"), zombies=(CENTRE,), trophies=(7, 7), dice=(1,), **POOR)
    g.chooses("pay:die")
    assert g.asked[1] != "player_dies"


# -- Dynamite -------------------------------------------------------------------------------------------


def test_dynamite_kills_up_to_three_zombies_beside_and_none_under_the_pawn() -> None:
    around = ((1, 0), (0, 1), (2, 1), (1, 2))
    g = given("", "", items=("dynamite",), zombies=around, dice=(4,)).chooses("activate:dynamite")
    assert g.asked == (0, "spare")
    g.chooses("spare:1,0")
    assert (g.t.trophies[0], g.zombies, g.lives(0)) == (3, [(1, 0)], 3)


def test_dynamite_that_goes_wrong_costs_two_lives_or_all() -> None:
    g = given("", "", items=("dynamite",), zombies=((1, 0),), dice=(3,)).chooses("activate:dynamite")
    assert (g.lives(0), g.zombies, g.discard) == (1, [(1, 0)], ["dynamite"])
    g = given("", "", items=("dynamite",), zombies=((1, 0),), lives=(1,), dice=(3,)).chooses("activate:dynamite")
    assert g.pawn(0) is None


def test_dynamite_is_put_into_play_first_and_may_be_used_in_the_same_turn() -> None:
    g = given("dynamite", "", zombies=((1, 0),)).chooses("play:dynamite").rolls(6).chooses("activate:dynamite")
    assert g.t.trophies[0] == 1


def test_dynamite_needs_a_zombie_beside_and_the_own_turn() -> None:
    assert given("", "", items=("dynamite",), pawns=((1, 2),), zombies=((1, 0),)).asked == (0, "step")
    g = given("", "", items=("", "dynamite"), pawns=((1, 2), (1, 1)), zombies=((1, 0),))
    assert g.asked == (0, "step"), "the one with a zombie beside him has to wait for his turn"


def test_dynamite_is_put_out_by_butter_fingers_without_harm() -> None:
    g = given("", "butter_fingers", items=("dynamite",), zombies=((1, 0),)).chooses("activate:dynamite")
    assert (g.asked, g.can_play("butter_fingers")) == ((1, "item_activated"), ["play:butter_fingers>0"])
    g.chooses("play:butter_fingers>0")
    assert (g.lives(0), g.zombies, sorted(g.discard)) == (3, [(1, 0)], ["butter_fingers", "dynamite"])


def test_butter_fingers_stops_no_other_activation() -> None:
    g = given("", "butter_fingers", items=("lots_of_ammo",)).chooses("activate:lots_of_ammo")
    assert g.asked[1] != "item_activated"


# -- I See The Helicopter -------------------------------------------------------------------------------


def test_i_see_the_helicopter_needs_a_helipad_and_adds_a_square() -> None:
    assert given("i_see_the_helicopter", "").asked == (0, "step")
    g = given("i_see_the_helicopter", "", tiles=(HELIPAD,)).chooses("play:i_see_the_helicopter").goes_on_to("step")
    assert g.walk.points == 6
    assert given("", "", items=("i_see_the_helicopter skateboard",)).walk.points == 8, "it stays without a helipad"


# -- Rocket Launcher ------------------------------------------------------------------------------------


def test_rocket_launcher_takes_a_tile_away_with_trophies_and_sends_pawns_back() -> None:
    more: dict[str, Any] = {"tiles": (HOSPITAL,), "pawns": (CENTRE, (1, -2), (1, 0)), "life_at": ((0, -3),)}
    g = given("", "", "", items=("rocket_launcher",), zombies=((1, -2), (0, -2)), **more)
    g.chooses("activate:rocket_launcher>base_hospital@0,-1")
    assert (g.t.trophies, g.zombies, g.pawn(1), g.pawn(2)) == ([2, 0, 0], [], CENTRE, (1, 0))
    assert [tile["id"] for tile in g.view(None)["map"]] == ["base_town_square"]
    assert g.view(None)["lives"] == []


def test_r53_rocket_launcher_spares_the_start_and_helipads_and_what_has_no_empty_side() -> None:
    g = given("", "", items=("rocket_launcher",), tiles=(HELIPAD, NORTH))
    assert g.can_play("rocket_launcher") == ["activate:rocket_launcher>base_4_way@0,-1"]


def test_r53_rocket_launcher_spares_gateways() -> None:
    g = given("", "", items=("rocket_launcher",), tiles=("dc_front_gate 0 -1 0",), tile_sets=("base", "dc"))
    assert [way for way in g.can_play("rocket_launcher") if "front_gate" in way] == []
    assert len(g.can_play("rocket_launcher")) == 2, "the two tiles behind it may go"


def test_rocket_launcher_is_played_in_the_armory() -> None:
    assert given("rocket_launcher", "").asked == (0, "step")
