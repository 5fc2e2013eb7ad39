"""The event cards of Mall Walkers about zombies, a section each: when, where, bystanders, what they meet."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orda.games.zombies.registry import CARD
from orda.games.zombies.sets.mw import MW
from orda.games.zombies.sets.mw.zombies import SPRINKLERS
from orda.games.zombies.table import EVERYBODY
from tests.games.zombies.harness import CENTRE, HOSPITAL, XY, At, given
from tests.games.zombies.sets.mw.mall import CROSSING, FOOD, in_the_mall

INSIDE = (1, -2)  # of the Hospital
STREET = (1, -1)  # before its door
KENNEL = (-6, 0)  # inside the Shed beyond the Bridge


def in_the_shed(*hands: str, pawns: Sequence[XY] = ((-5, 1),), dogs: Sequence[XY] = ()) -> At:
    tiles = ("te_bridge -1 0 3", "te_shed -2 0 0")
    return given(*hands, tile_sets=["base", "te"], tiles=tiles, pawns=pawns, dogs=dogs)


# -- Barricade The Door -----------------------------------------------------------------------------------


def test_barricade_the_door_drives_all_zombies_inside_to_one_tile_beside_it() -> None:
    inside = ((0, -3), (2, -3))
    g = given("barricade_the_door", "", tiles=(HOSPITAL, "base_straight 1 0 1"), pawns=(INSIDE,), zombies=inside)
    g.chooses("play:barricade_the_door")
    assert g.asked == (0, "put"), "Town Square is the only tile that touches it"
    assert g.view(1)["task"] == {"left": 2, "moved": [], "from": None}
    g.chooses("put:zombie@1,0")
    g.refuses("put:zombie@1,0")
    g.chooses("put:zombie@2,1")
    assert (g.zombies, g.t.trophies) == ([(1, 0), (2, 1)], [0, 0])


def test_barricade_the_door_its_player_chooses_the_tile_r17_joined_or_not() -> None:
    tiles = (HOSPITAL, "base_4_way 1 0 0", "base_straight 1 -1 0")
    g = given("barricade_the_door", "", tiles=tiles, pawns=(INSIDE,), zombies=((0, -3),))
    g.chooses("play:barricade_the_door")
    assert sorted(g.ids) == ["drive_to:base_straight@1,-1", "drive_to:base_town_square@0,0"]
    g.chooses("drive_to:base_straight@1,-1")
    assert g.asked == (0, "put")
    g.chooses("put:zombie@4,-2")
    assert g.zombies == [(4, -2)]


def test_barricade_the_door_those_without_room_are_gone_and_no_trophies() -> None:
    town_square, inside = ((0, 1), (1, 2), (2, 1)), ((0, -3), (1, -3), (2, -3))
    g = given("barricade_the_door", "", tiles=(HOSPITAL,), pawns=(INSIDE,), zombies=(*town_square, *inside))
    g.chooses("play:barricade_the_door")
    assert g.zombies == [(0, 1), (1, 0), CENTRE, (1, 2), (2, 1)], "nothing to choose: two fill it up"
    assert "drive" in g.told()
    assert g.t.trophies == [0, 0]


def test_barricade_the_door_may_put_a_zombie_on_a_pawn_who_fights_it_in_his_next_turn_only() -> None:
    g = given("barricade_the_door", "", tiles=(HOSPITAL,), pawns=(INSIDE, CENTRE), zombies=((0, -3),))
    g.chooses("play:barricade_the_door", "put:zombie@1,1")
    assert g.t.fights == []
    assert g.zombies == [CENTRE]


def test_barricade_the_door_ends_the_fight_of_its_player() -> None:
    g = given("barricade_the_door", "", tiles=(HOSPITAL,), pawns=(INSIDE,), zombies=(INSIDE,)).chooses("pass")
    assert g.asked == (0, "before_fight")
    g.chooses("play:barricade_the_door", "put:zombie@1,0")
    assert g.t.fights == []
    assert (g.t.trophies[0], g.lives(0), g.t.bullets[0]) == (0, 3, 3)


def test_barricade_the_door_keeps_kinds_and_drives_dogs_two_to_a_square() -> None:
    g = in_the_shed("barricade_the_door", "", dogs=(KENNEL, KENNEL))
    g.chooses("play:barricade_the_door", "put:dog@-2,1", "put:dog@-2,1")
    assert g.view(0)["zombies"] == [[-2, 1, "dog"]] * 2


@pytest.mark.parametrize("name", ["barricade_the_door", "cleanup_in_aisle_5"])
def test_one_is_inside_a_building_with_a_zombie_to_play_it(name: str) -> None:
    at_the_door = given(name, "", tiles=(HOSPITAL,), pawns=(STREET,), zombies=((0, -3),)).goes_on_to("step")
    assert at_the_door.can_play(name) == []
    nobody_in = given(name, "", tiles=(HOSPITAL,), pawns=(INSIDE,), zombies=((1, 0),)).goes_on_to("step")
    assert nobody_in.can_play(name) == []
    dead = given("", name, tiles=(HOSPITAL,), pawns=(CENTRE, None), zombies=((0, -3),))
    assert dead.asked == (0, "step")


@pytest.mark.parametrize("name", ["barricade_the_door", "cleanup_in_aisle_5"])
def test_r15_a_shop_of_the_mall_is_a_building(name: str) -> None:
    g = in_the_mall(name, "", pawns=((1, -9),), zombies=((0, -9),))
    assert g.can_play(name) == [f"play:{name}"]


@pytest.mark.parametrize("name", ["barricade_the_door", "cleanup_in_aisle_5"])
def test_it_may_be_played_in_the_turn_of_another(name: str) -> None:
    g = given("", name, tiles=(HOSPITAL,), pawns=(CENTRE, INSIDE), zombies=((0, -3),))
    assert g.asked == (1, "turn_start")
    assert g.can_play(name)


# -- Cleanup In Aisle 5 -----------------------------------------------------------------------------------


def test_cleanup_in_aisle_5_deals_the_zombies_inside_out_from_its_player_clockwise() -> None:
    inside = ((0, -3), (1, -3), (2, -3), (0, -2))
    g = given("", "cleanup_in_aisle_5", "", tiles=(HOSPITAL,), pawns=(CENTRE, INSIDE), zombies=(*inside, (1, 0)))
    g.chooses("play:cleanup_in_aisle_5")
    assert g.t.trophies == [1, 2, 1], "two for the one who played it"
    assert g.zombies == [(1, 0)], "bystanders outside stay"


def test_cleanup_in_aisle_5_the_game_is_won_by_the_first_who_has_enough() -> None:
    inside = ((0, -3), (1, -3), (2, -3))
    more = {"tiles": (HOSPITAL,), "pawns": (INSIDE,), "zombies": inside, "trophies": (23, 24)}
    g = given("cleanup_in_aisle_5", "", **more).chooses("play:cleanup_in_aisle_5")  # type: ignore[arg-type]
    assert (g.is_over, g.result.winners, g.t.trophies) == (True, (1,), [24, 25])


def test_cleanup_in_aisle_5_two_dogs_on_a_square_are_two_trophies() -> None:
    g = in_the_shed("cleanup_in_aisle_5", "", dogs=(KENNEL, KENNEL))
    assert g.chooses("play:cleanup_in_aisle_5").t.trophies == [1, 1]


def test_cleanup_in_aisle_5_in_a_fight_takes_the_zombie_away() -> None:
    g = given("cleanup_in_aisle_5", "", tiles=(HOSPITAL,), pawns=(INSIDE,), zombies=(INSIDE,)).goes_on_to(
        "before_fight"
    )
    g.chooses("play:cleanup_in_aisle_5")
    assert (g.t.fights, g.t.trophies, g.zombies) == ([], [1, 0], [])


def test_cleanup_in_aisle_5_is_no_kill_that_could_be_answered() -> None:
    g = given("cleanup_in_aisle_5", "where_did_he_go", tiles=(HOSPITAL,), pawns=(INSIDE,), zombies=((0, -3),))
    g.chooses("play:cleanup_in_aisle_5")
    assert (g.t.trophies, g.items(1)) == ([1, 0], [])


# -- Clearance Sale ---------------------------------------------------------------------------------------


def test_clearance_sale_kills_all_zombies_in_the_corridor_of_the_own_tile() -> None:
    corridor, inside, elsewhere = ((0, -8), (2, -8)), (0, -9), CROSSING
    g = in_the_mall("clearance_sale", "", pawns=((1, -8),), zombies=(*corridor, inside, elsewhere))
    g.chooses("play:clearance_sale")
    assert (g.t.trophies[0], g.zombies) == (2, [inside, elsewhere])


def test_clearance_sale_may_be_played_from_inside_the_shop_and_in_a_fight_of_ones_own() -> None:
    g = in_the_mall("clearance_sale", "", pawns=((1, -9),), zombies=((1, -8), (1, -9))).goes_on_to("before_fight")
    g.rolls(3).chooses("play:clearance_sale")
    assert (g.t.trophies[0], g.zombies) == (1, [(1, -9)])
    assert g.asked == (0, "pay"), "the fight inside the shop goes on"


def test_clearance_sale_the_front_door_is_a_tile_of_the_mall() -> None:
    g = in_the_mall("clearance_sale", "", pawns=((1, -2),), zombies=((1, -2), (1, -1))).goes_on_to("before_fight")
    g.chooses("play:clearance_sale")
    assert (g.t.trophies[0], g.zombies) == (2, [])


def test_clearance_sale_needs_a_zombie_in_the_corridor_of_ones_tile_and_a_mall() -> None:
    for pawn, zombie in (((1, -8), (0, -9)), ((1, -8), CROSSING), (CENTRE, (1, 0)), (CENTRE, (1, -1))):
        g = in_the_mall("clearance_sale", "", pawns=(pawn,), zombies=(zombie,)).goes_on_to("step")
        assert g.can_play("clearance_sale") == [], (pawn, zombie)


def test_clearance_sale_wins_the_game_at_once() -> None:
    g = in_the_mall("clearance_sale", "", pawns=((1, -8),), zombies=((0, -8), (2, -8)), trophies=(24,))
    g.chooses("play:clearance_sale")
    assert (g.is_over, g.t.trophies[0]) == (True, 25)


# -- Hello, May I Help You?, We're All Gonna Die! -----------------------------------------------------------

COMPANY = ["hello_may_i_help_you", "were_all_gonna_die"]


@pytest.mark.parametrize("name", COMPANY)
def test_a_zombie_comes_to_every_square_with_a_pawn_ones_own_too(name: str) -> None:
    g = given(name, "", "", "", pawns=(CENTRE, (1, 0), (1, 0), None)).rolls(3).chooses(f"play:{name}")
    assert g.zombies == [(1, 0), CENTRE], "one for two pawns on a square, none for who is off the map"


@pytest.mark.parametrize("name", COMPANY)
def test_no_zombie_comes_where_one_stands_already(name: str) -> None:
    g = given("", name, pawns=(CENTRE, (1, 0)), zombies=((1, 0),)).rolls(3).chooses(f"play:{name}")
    assert g.zombies == [(1, 0), CENTRE]
    g = given("", name, pawns=(CENTRE, (1, 0)), zombies=((1, 0), CENTRE), dice=(3,))
    assert g.asked == (0, "pay"), "R-48: it could do nothing, so nobody is asked"


@pytest.mark.parametrize("name", COMPANY)
def test_r76_the_zombie_that_comes_to_a_walker_waits_for_his_next_phase_b(name: str) -> None:
    """Worked example 7."""
    g = given("", name).goes_on_to("step").chooses("step:1,0")
    assert g.asked == (1, "between_steps")
    g.chooses(f"play:{name}")
    assert (1, 0) in g.zombies
    assert g.asked == (0, "step"), "he may walk on at once"
    g.chooses("stop").goes_on_to_turn(3)
    assert g.t.trophies[0] == 0


@pytest.mark.parametrize("name", COMPANY)
def test_played_at_the_start_of_the_own_turn_it_is_food_for_phase_b(name: str) -> None:
    g = given(name, "").rolls(6).chooses(f"play:{name}")
    assert g.t.trophies[0] == 1


@pytest.mark.parametrize("name", COMPANY)
def test_r14_in_the_woods_a_dog_comes_and_only_where_nothing_stands(name: str) -> None:
    g = in_the_shed("", "", name, pawns=(CENTRE, (-5, 1), KENNEL), dogs=(KENNEL,)).rolls(3)
    g.chooses(f"play:{name}")
    assert g.view(0)["zombies"] == [[1, 1, "normal"], [*KENNEL, "dog"], [-5, 1, "dog"]]


# -- Sprinkler System -------------------------------------------------------------------------------------


def test_sprinkler_system_pins_the_zombies_in_corridors_and_shops_and_no_others() -> None:
    g = in_the_mall("sprinkler_system", "", shops=FOOD, zombies=((1, -2), CROSSING, (0, -9), (1, 0)))
    g.chooses("play:sprinkler_system").goes_on_to("move_zombie")
    assert {way.split(">")[0] for way in g.ids} == {"zombie:1,0"}


def test_sprinkler_system_the_escalator_is_of_the_mall_and_its_helipad_is_a_road() -> None:
    shops = "mw_escalator 0 -3 0, mw_helipad 0 -4 0"
    g = in_the_mall("sprinkler_system", "", shops=shops, zombies=((1, -8), (0, -11)))
    g.chooses("play:sprinkler_system").goes_on_to("move_zombie")
    assert {way.split(">")[0] for way in g.ids} == {"zombie:0,-11"}


def test_sprinkler_system_lasts_until_the_end_of_its_players_next_turn() -> None:
    g = in_the_mall("sprinkler_system", "", zombies=(CROSSING,)).chooses("play:sprinkler_system")
    g.goes_on_to_turn(4)
    assert g.zombies == [CROSSING]
    assert not g.t.lies_on(SPRINKLERS, EVERYBODY)
    g.goes_on_to_turn(5)
    assert g.zombies != [CROSSING]


def test_sprinkler_system_does_not_stop_fights_or_cards() -> None:
    g = in_the_mall("sprinkler_system", "this_isnt_so_bad", pawns=(CROSSING,), zombies=(CROSSING,))
    g.chooses("play:sprinkler_system").rolls(6).chooses("pass", "pass")
    assert g.t.trophies[0] == 1
    g = in_the_mall("sprinkler_system", "this_isnt_so_bad", zombies=(CROSSING,)).chooses("play:sprinkler_system")
    g.chooses("play:this_isnt_so_bad", "send_zombie:1,-4")
    assert g.zombies == [(1, -4)]


def test_sprinkler_system_needs_a_mall() -> None:
    assert given("sprinkler_system", "").goes_on_to("step").can_play("sprinkler_system") == []


# -- words --------------------------------------------------------------------------------------------------


def test_the_set_has_sixteen_titles_and_thirty_two_cards() -> None:
    cards = [card for card in CARD.values() if card.set == MW.name]
    assert (sorted(card.number for card in cards), sum(card.copies for card in cards)) == (list(range(42, 58)), 32)
