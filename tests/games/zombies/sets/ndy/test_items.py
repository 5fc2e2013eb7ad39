"""The weapons of Not Dead Yet, a section each."""

from __future__ import annotations

import pytest

from tests.games.zombies.harness import CENTRE, HOSPITAL, given

GARDEN = "base_lawn_and_garden_center 0 -1 0"
INSIDE = (1, -2)  # behind the door of either

# -- Machete ----------------------------------------------------------------------------------------------


def test_machete_adds_one_to_every_combat_roll() -> None:
    g = given("", "", zombies=(CENTRE,), items=("machete",), dice=(3,))
    assert g.goes_on_to("step").t.trophies == [1, 0]


def test_machete_and_another_weapon_add_up() -> None:
    g = given("", "", zombies=(CENTRE,), items=("machete meat_cleaver",), dice=(2,))
    assert g.goes_on_to("step").t.trophies == [1, 0]


def test_machete_is_for_its_owner_only() -> None:
    assert given("", "", zombies=(CENTRE,), items=("", "machete"), dice=(3,)).asked == (0, "pay")


def test_machete_is_played_inside_the_garden_center_and_not_before_its_door() -> None:
    g = given("machete", "", tiles=(GARDEN,), pawns=(INSIDE,)).chooses("play:machete")
    assert g.items(0) == ["machete"]
    assert given("machete", "", tiles=(GARDEN,), pawns=((1, -1),)).can_play("machete") == []


def test_machete_is_not_played_in_any_other_building() -> None:
    assert given("machete", "", tiles=(HOSPITAL,), pawns=(INSIDE,)).can_play("machete") == []


BASE_AND_BARRACKS = ("dc_front_gate 0 -1 0", "dc_barracks 0 -4 0")
MALL_AND_OUTFITTER = ("mw_front_door 0 -1 0", "mw_outfitter 0 -3 0")


@pytest.mark.parametrize(
    ("tile_set", "tiles", "inside"),
    [("dc", BASE_AND_BARRACKS, (0, -12)), ("mw", MALL_AND_OUTFITTER, (0, -9))],
)
def test_machete_is_played_in_the_barracks_and_in_the_outfitter(
    tile_set: str, tiles: tuple[str, ...], inside: tuple[int, int]
) -> None:
    g = given("machete", "", tiles=tiles, pawns=(inside,), tile_sets=("base", tile_set))
    assert g.can_play("machete") == ["play:machete"]


def test_machete_is_not_played_twice_by_the_same_player() -> None:
    g = given("machete", "", tiles=(GARDEN,), pawns=(INSIDE,), items=("machete",))
    assert g.can_play("machete") == []


# -- Meat Cleaver -----------------------------------------------------------------------------------------


def test_meat_cleaver_is_played_inside_any_building() -> None:
    g = given("meat_cleaver", "", tiles=(HOSPITAL,), pawns=(INSIDE,)).chooses("play:meat_cleaver")
    assert g.items(0) == ["meat_cleaver"]
    assert given("meat_cleaver", "", tiles=(HOSPITAL,), pawns=((1, -1),)).can_play("meat_cleaver") == []


def test_meat_cleaver_adds_one_until_its_owner_loses_life() -> None:
    g = given("", "", zombies=(CENTRE,), items=("meat_cleaver",), dice=(1, 3))
    assert g.view(0)["fights"][0]["bonuses"] == [{"card": "meat_cleaver", "value": 1}]
    g.chooses("pay:life")
    assert (g.items(0), g.discard) == ([], ["meat_cleaver"])
    assert "let_go" in g.told()
    assert g.asked == (0, "pay"), "a three is one short without it"


def test_meat_cleaver_stays_when_bullets_are_paid() -> None:
    g = given("", "", zombies=(CENTRE,), items=("meat_cleaver",), dice=(2,)).chooses("pay:bullets")
    assert (g.items(0), g.t.bullets[0], g.t.trophies[0]) == (["meat_cleaver"], 2, 1)


def test_meat_cleaver_is_lost_by_half_a_life() -> None:
    dog = {"tiles": ("te_bridge 0 -1 0", "te_woods_01 0 -2 0"), "pawns": ((1, -6),), "dogs": ((1, -6),)}
    g = given("", "", items=("meat_cleaver",), tile_sets=("base", "te"), dice=(1, 6), **dog)  # type: ignore[arg-type]
    g.chooses("pay:life")
    assert (g.lives(0), g.items(0)) == (2.5, [])


def test_meat_cleaver_is_lost_by_life_paid_as_a_price() -> None:
    g = given("sheer_determination", "", items=("meat_cleaver",), discard="fear").chooses("play:sheer_determination")
    assert g.items(0) == []


def test_meat_cleaver_lost_by_somebody_else_stays_with_its_owner() -> None:
    g = given("", "", zombies=(CENTRE,), items=("", "meat_cleaver"), dice=(1, 6)).chooses("pay:life")
    assert g.items(1) == ["meat_cleaver"]


def test_meat_cleaver_as_a_copy_is_lost_like_the_original() -> None:
    hands = ("meat_cleaver", "hey_i_got_one_of_those sheer_determination")
    g = given(*hands, tiles=(HOSPITAL,), pawns=(INSIDE,), discard="fear")
    g.chooses("play:meat_cleaver", "play:hey_i_got_one_of_those")
    assert [g.items(seat) for seat in (0, 1)] == [["meat_cleaver"]] * 2
    g.goes_on_to("turn_start", player=1).chooses("play:sheer_determination")
    assert [g.items(seat) for seat in (0, 1)] == [["meat_cleaver"], []]
    assert "hey_i_got_one_of_those" in g.discard, "off the table it is itself again"
