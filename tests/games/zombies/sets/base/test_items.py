"""The ten items, a section each: where they come into play, when they may be used, and what that does."""

from __future__ import annotations

import pytest

from orda.games.zombies.sets.base.items import CHAINSAW, MOLOTOV, NO_ZOMBIE_MOVES
from orda.games.zombies.table import EVERYBODY
from tests.games.zombies.harness import (
    CENTRE,
    HOSPITAL,
    given,
)

INSIDE = (1, -2)  # behind the door of any of these buildings, laid north of Town Square
WHERE = {
    "all_the_marbles": ("base_toy_store 0 -1 0", (2, -3)),
    "chainsaw": ("base_lawn_and_garden_center 0 -1 0", INSIDE),
    "fire_axe": ("base_fire_station 0 -1 0", INSIDE),
    "first_aid_kit": (HOSPITAL, INSIDE),
    "grenade": ("base_army_surplus_store 1 0 0", (4, 0)),
    "lots_of_ammo": ("base_sporting_goods_store 0 -1 0", INSIDE),
    "molotov_cocktail": ("base_gas_station 0 -1 0", (1, -3)),
    "skateboard": ("base_skate_shop 0 -1 0", (1, -3)),
}


# -- all of them ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WHERE)
def test_an_item_is_played_inside_its_building(name: str) -> None:
    tile, inside = WHERE[name]
    g = given(name, "", tiles=(tile,), pawns=(inside,)).chooses(f"play:{name}")
    assert g.items(0) == [name]
    assert g.discard == []


@pytest.mark.parametrize("name", WHERE)
def test_an_item_is_not_played_outside_its_building(name: str) -> None:
    tile, _ = WHERE[name]
    g = given(name, "", tiles=(tile,), deck="").goes_on_to("step")
    assert g.t.turn == 1
    assert not g.can_play(name)


@pytest.mark.parametrize("name", WHERE)
def test_an_item_is_not_played_in_another_building(name: str) -> None:
    other = "base_police_station 0 -1 0"
    g = given(name, "", tiles=(other,), pawns=(INSIDE,))
    assert g.asked == (0, "step")
    g.chooses("step:0,-2")
    assert not g.can_play(name)


@pytest.mark.parametrize("name", WHERE)
def test_no_two_equal_items_in_play(name: str) -> None:
    tile, inside = WHERE[name]
    g = given(name, "", tiles=(tile,), pawns=(inside,), items=(name,)).goes_on_to("step")
    g.refuses(f"play:{name}")


def test_an_item_stays_when_its_owner_leaves_the_building() -> None:
    g = given("fire_axe", "", tiles=(WHERE["fire_axe"][0],), pawns=(INSIDE,)).chooses("play:fire_axe")
    g.goes_on_to("step")
    g.chooses("step:1,-1", "step:1,0")
    assert g.items(0) == ["fire_axe"]


# -- All The Marbles ----------------------------------------------------------------------------------------


def test_all_the_marbles_stop_the_zombies_at_once_and_until_the_end_of_the_owners_next_turn() -> None:
    g = given("", "", items=("all_the_marbles",), zombies=((1, 0),))
    assert g.asked == (0, "turn_start")
    g.chooses("activate:all_the_marbles")
    assert "move_zombie" not in [kind for _, kind in g.goes_on_to_turn(4)]
    assert not g.t.lies_on(NO_ZOMBIE_MOVES, EVERYBODY)
    assert g.zombies == [(1, 0)]
    g.goes_on_to("step").chooses("stop")
    g.goes_on_to_turn(5)
    assert g.zombies != [(1, 0)]


def test_all_the_marbles_do_not_stop_cards_that_move_zombies() -> None:
    g = given("this_isnt_so_bad", "", items=("all_the_marbles",), zombies=((1, 0),))
    g.chooses("activate:all_the_marbles", "play:this_isnt_so_bad", "send_zombie:2,1")
    assert g.zombies == [(2, 1)]


# -- Chainsaw -----------------------------------------------------------------------------------------------


def test_chainsaw_adds_two_to_all_combat_rolls_of_this_turn() -> None:
    g = given("", "", items=("chainsaw",), zombies=(CENTRE, (1, 0)), dice=(2, 2)).goes_on_to("before_fight")
    g.chooses("activate:chainsaw")
    assert g.t.trophies[0] == 1
    g.goes_on_to("step").chooses("step:1,0")
    assert g.t.trophies[0] == 2
    assert g.discard[0] == "chainsaw"
    g.goes_on_to_turn(2)
    assert not [effect for effect in g.t.effects if effect[0] == CHAINSAW]


def test_chainsaw_is_started_in_the_own_turn_only() -> None:
    g = given("", "", items=("", "chainsaw"), zombies=(CENTRE,), dice=(6,))
    assert g.asked == (0, "step")


def test_chainsaw_does_not_help_others() -> None:
    g = given("", "where_did_everybody_go", "", items=("chainsaw",), zombies=((1, 0),), dice=(2,))
    g.chooses("activate:chainsaw")
    g.chooses("play:where_did_everybody_go>2", "step:1,0")
    assert g.asked == (2, "pay")


# -- Fire Axe -----------------------------------------------------------------------------------------------


def test_fire_axe_adds_one_to_every_combat_roll() -> None:
    g = given("", "", items=("fire_axe",), zombies=(CENTRE,), dice=(3,))
    assert g.t.trophies[0] == 1
    assert g.items(0) == ["fire_axe"]


def test_fire_axe_leaves_the_rest_to_bullets() -> None:
    """Worked example 2: one life, one bullet, a Fire Axe."""
    g = given("", "", items=("fire_axe",), zombies=(CENTRE,), lives=(1,), bullets=(1,), dice=(1, 2))
    assert g.lives(0) == 0
    assert g.asked == (0, "step"), "first roll two short: a life; second one short: the bullet; no choice in either"
    assert g.t.bullets[0] == 0
    assert g.t.trophies[0] == 1


# -- First Aid Kit --------------------------------------------------------------------------------------------


def test_first_aid_kit_can_be_played_in_the_drug_store_too() -> None:
    g = given("first_aid_kit", "", tiles=("base_drug_store 1 0 0",), pawns=((4, 0),))
    assert g.can_play("first_aid_kit") == ["play:first_aid_kit"]


def test_first_aid_kit_brings_back_three_lives() -> None:
    g = given("", "", items=("first_aid_kit",), lives=(1,)).chooses("activate:first_aid_kit")
    assert g.lives(0) == 3
    assert g.discard == ["first_aid_kit"]


@pytest.mark.parametrize("enough", [3, 4])
def test_first_aid_kit_is_of_no_use_with_three_lives(enough: int) -> None:
    assert given("", "", items=("first_aid_kit",), lives=(enough,)).asked == (0, "step")


def test_first_aid_kit_can_be_used_after_a_bad_roll() -> None:
    g = given("", "", items=("first_aid_kit",), zombies=(CENTRE,), lives=(1,), bullets=(1,), dice=(3,))
    g.goes_on_to("pay")
    g.chooses("activate:first_aid_kit")
    assert g.lives(0) == 3
    assert g.ids == ["pay:bullets", "pay:life"]


def test_first_aid_kit_saves_who_could_only_die() -> None:
    g = given("", "", items=("first_aid_kit",), zombies=(CENTRE,), lives=(0,), bullets=(0,), dice=(1, 6))
    g.goes_on_to("after_roll")
    g.chooses("activate:first_aid_kit")
    assert g.t.trophies[0] == 1
    assert g.lives(0) == 2


def test_first_aid_kit_may_be_opened_after_a_roll_that_kills() -> None:
    g = given("", "", items=("first_aid_kit",), zombies=(CENTRE,), lives=(1,), dice=(6,)).goes_on_to("after_roll")
    assert (g.t.trophies[0], g.asked) == (0, (0, "after_roll"))
    g.chooses("activate:first_aid_kit")
    assert (g.t.trophies[0], g.lives(0)) == (1, 3)


def test_nobody_is_asked_after_a_roll_whose_kit_is_of_no_use() -> None:
    g = given("", "", items=("first_aid_kit",), zombies=(CENTRE,), lives=(3,), dice=(6,))
    assert (g.t.trophies[0], g.asked) == (1, (0, "step"))


# -- Grenade ----------------------------------------------------------------------------------------------------


def test_grenade_kills_everything_inside_and_costs_a_life() -> None:
    g = given("", "", tiles=(HOSPITAL,), pawns=((1, -1),), zombies=((1, -2), (0, -3), (1, 0)), items=("grenade",))
    g.chooses("activate:grenade>base_hospital@0,-1")
    assert g.t.trophies[0] == 2
    assert g.zombies == [(1, 0)]
    assert g.lives(0) == 2


def test_grenade_needs_a_building_with_zombies_in_reach() -> None:
    g = given("", "", tiles=(HOSPITAL,), pawns=((1, 0),), zombies=((1, -2),), items=("grenade",))
    assert g.asked == (0, "step"), "before the door, not further away"
    g = given("", "", tiles=(HOSPITAL,), pawns=((1, -2),), items=("grenade",))
    assert g.asked == (0, "step"), "nothing to kill"


def test_grenade_wins_before_it_hurts() -> None:
    g = given("", "", tiles=(HOSPITAL,), pawns=((1, -1),), zombies=((1, -2),), items=("grenade",), lives=(0,))
    g.t.trophies[0] = 24
    g.chooses("activate:grenade>base_hospital@0,-1")
    assert g.result.winners == (0,)
    assert g.result.reason == "kills"


def test_grenade_kills_its_user_without_a_life() -> None:
    g = given("", "", tiles=(HOSPITAL,), pawns=((1, -1),), zombies=((1, -2), (0, -2)), items=("grenade",), lives=(0,))
    g.chooses("activate:grenade>base_hospital@0,-1")
    assert g.pawn(0) is None
    assert g.t.trophies[0] == 1, "two trophies, of which half are lost"


def test_grenade_in_a_fight_takes_the_zombie_out_of_it() -> None:
    g = given("", "", tiles=(HOSPITAL,), pawns=((1, -2),), zombies=((1, -2),), items=("grenade",))
    g.goes_on_to("before_fight")
    g.chooses("activate:grenade>base_hospital@0,-1")
    assert g.t.fights == []
    assert g.t.trophies[0] == 1
    assert g.lives(0) == 2


# -- Hey Look... A Shotgun! -------------------------------------------------------------------------------------


def test_shotgun_is_played_anywhere_and_has_three_charges() -> None:
    g = given("hey_look_a_shotgun", "").chooses("play:hey_look_a_shotgun")
    assert g.t.charges[0] == 3
    assert g.items(0) == ["hey_look_a_shotgun"]


def test_shotgun_adds_one_to_each_roll_and_loses_a_charge_whatever_the_result() -> None:
    g = given("", "", items=("hey_look_a_shotgun",), zombies=(CENTRE,), dice=(1, 3))
    assert g.t.charges[0] == 2
    g.chooses("pay:life")
    assert g.t.trophies[0] == 1
    assert g.t.charges[0] == 1


def test_shotgun_counts_in_the_roll_of_its_last_charge_and_is_then_discarded() -> None:
    g = given("", "", items=("hey_look_a_shotgun",), zombies=((1, 0),))
    g.t.charges[0] = 1
    g.rolls(3).chooses("step:1,0")
    assert g.t.trophies[0] == 1
    assert g.items(0) == []
    assert g.discard == ["hey_look_a_shotgun"]


def test_shotgun_empty_after_a_miss_is_gone_for_the_next_roll() -> None:
    g = given("", "", items=("hey_look_a_shotgun",), zombies=((1, 0),))
    g.t.charges[0] = 1
    g.rolls(1, 3).chooses("step:1,0", "pay:life")
    assert g.asked == (0, "pay")
    g.chooses("pay:bullets")
    assert g.t.bullets[0] == 2
    assert g.items(0) == []


def test_shotgun_and_its_charges_are_lost_by_death() -> None:
    g = given("", "", items=("hey_look_a_shotgun",), zombies=(CENTRE,), lives=(0,), bullets=(0,), dice=(1,))
    assert g.pawn(0) is None
    assert g.items(0) == []
    assert g.t.charges[0] == 0


# -- Lots Of Ammo -----------------------------------------------------------------------------------------------


def test_lots_of_ammo_are_three_bullets() -> None:
    g = given("", "", items=("lots_of_ammo",)).chooses("activate:lots_of_ammo")
    assert g.t.bullets[0] == 6


def test_lots_of_ammo_can_pay_for_the_roll_just_made() -> None:
    g = given("", "", items=("lots_of_ammo",), zombies=(CENTRE,), bullets=(0,), lives=(0,), trophies=(1,), dice=(2,))
    g.goes_on_to("pay")
    g.chooses("activate:lots_of_ammo")
    assert g.t.trophies[0] == 2
    assert g.t.bullets[0] == 1


def test_lots_of_ammo_may_be_opened_after_a_roll_that_kills() -> None:
    g = given("", "", items=("lots_of_ammo",), zombies=(CENTRE,), dice=(6,)).goes_on_to("after_roll")
    assert (g.t.trophies[0], g.asked) == (0, (0, "after_roll"))
    g.chooses("activate:lots_of_ammo")
    assert (g.t.trophies[0], g.t.bullets[0]) == (1, 6)


# -- Molotov Cocktail -------------------------------------------------------------------------------------------


def test_molotov_adds_two_against_zombies_inside_the_building_only() -> None:
    squares = ((1, -2), (1, -1))
    g = given("", "", tiles=(HOSPITAL,), pawns=((1, -1),), items=("molotov_cocktail",), zombies=squares, dice=(2, 2))
    g.chooses("activate:molotov_cocktail>base_hospital@0,-1")
    assert g.asked == (0, "pay"), "the one outside is fought without it"
    g.chooses("pay:bullets").goes_on_to("step").chooses("step:1,-2")
    assert g.t.trophies[0] == 2
    g.goes_on_to_turn(2)
    assert not [effect for effect in g.t.effects if effect[0] == MOLOTOV]


def test_molotov_needs_a_building_with_zombies_in_reach() -> None:
    g = given("", "", tiles=(HOSPITAL,), pawns=(CENTRE,), items=("molotov_cocktail",), zombies=((1, -2),))
    assert g.asked == (0, "step")


def test_molotov_and_chainsaw_add_up() -> None:
    g = given("", "", tiles=(HOSPITAL,), pawns=((1, -2),), items=("molotov_cocktail",), zombies=((1, -2),), dice=(1,))
    g.t.lasts(CHAINSAW, on=0)
    g.chooses("activate:molotov_cocktail>base_hospital@0,-1")
    assert g.t.trophies[0] == 1


# -- Skateboard -------------------------------------------------------------------------------------------------


def test_skateboard_adds_two_squares() -> None:
    g = given("", "", items=("skateboard",))
    assert g.walk.points == 7


def test_skateboard_is_added_after_the_lives_as_they_are() -> None:
    g = given("", "", items=("skateboard",), lives=(0,))
    assert g.walk.points == 4
