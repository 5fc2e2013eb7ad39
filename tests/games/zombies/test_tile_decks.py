"""Several decks of tiles: setting up, drawing from an open one, gateways, auctions, closing the map (2.7 to 2.12)."""

from __future__ import annotations

from collections import Counter

import pytest

from orda.games.zombies import RULES
from orda.games.zombies.laying import HOME
from orda.games.zombies.setup import LAST_FIVE, LAST_TEN
from orda.games.zombies.tiles import (
    BRIDGE,
    CABIN,
    DOG,
    ENHANCED,
    ESCALATOR,
    KIND_IDS,
    KIND_OF,
    KINDS,
    MALL_HELIPAD,
    SETS,
    START,
)
from tests.games.zombies.harness import CENTRE, HOSPITAL, At, at, given

ALL = ["base", "dc", "mw", "te"]
COUNTS = {"base": 30, "dc": 15, "mw": 16, "te": 30}
GATE = "dc_front_gate 0 -1 0"
DOOR = "mw_front_door 1 0 1"
OVER = "te_bridge -1 0 3"
WOOD = "te_woods_09 -2 0 0"
DC, MW, TE = SETS.index("dc"), SETS.index("mw"), SETS.index("te")


def lay_it_all(g: At) -> At:
    while g.decision.kind in ("put", "keep_clear"):
        g.lets_go()
    return g


def dogs_on(g: At, tile: int) -> int:
    squares = range(tile * 9, tile * 9 + 9)
    return sum(g.t.count_on(s) for s in squares if g.t.kind_on(s) == DOG)


# -- setting up -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sets", [ALL, ["base", "te"], ["base", "dc"], ["base", "mw"], ["te"], ["dc"], ["mw"]])
def test_every_tile_of_every_set_is_in_the_game_once(sets: list[str]) -> None:
    t = RULES.new(3, 5, tile_sets=sets).t
    tiles = [*t.tiles, *[kind for deck in t.more_tiles for kind in deck], *t.aside] + [t.drawn] * (t.drawn >= 0)
    tiles += [kind for kind, _, _ in t.city.tiles]
    assert Counter(KINDS[kind].set for kind in tiles) == {name: COUNTS[name] for name in sets}


def test_gateways_lie_in_the_upper_part_of_the_deck_of_the_city() -> None:
    for seed in range(10):
        t = RULES.new(2, seed, tile_sets=ALL).t
        upper = t.tiles[LAST_TEN:] + [t.drawn] * (t.drawn >= 0) + [kind for kind, _, _ in t.city.tiles]
        assert {kind for kind in upper if KINDS[kind].is_gateway} == {
            KIND_OF[name.split()[0]] for name in (GATE, DOOR, OVER)
        }
        assert all(KINDS[kind].set == "base" for kind in t.tiles[:LAST_TEN])


def test_some_tiles_are_set_aside_for_the_gateways() -> None:
    t = RULES.new(2, 1, tile_sets=ALL).t
    assert [KIND_IDS[kind] for kind in t.aside] == ["dc_straight", "dc_4_way", "mw_4_way_corridor"]
    assert [len(deck) for deck in t.more_tiles] == [12, 14, 29]


@pytest.mark.parametrize("sets", [["te"], ["base", "te"]])
def test_the_cabin_lies_among_the_last_ten_unless_the_option_says_otherwise(sets: list[str]) -> None:
    deep = [RULES.new(2, seed, tile_sets=sets).t.tile_deck(TE).index(CABIN) for seed in range(30)]
    assert set(deep) <= set(range(LAST_TEN))
    assert len(set(deep)) > 5
    free = [RULES.new(2, seed, tile_sets=sets, cabin_last_ten=False).t for seed in range(40)]
    assert any(CABIN not in t.tile_deck(TE)[:LAST_TEN] for t in free)


def test_the_helipad_of_the_base_played_alone_lies_among_the_last_five() -> None:
    helipad = KIND_OF["dc_helipad"]
    deep = [RULES.new(2, seed, tile_sets=["dc"]).t.tile_deck(DC).index(helipad) for seed in range(20)]
    assert set(deep) == set(range(LAST_FIVE))
    joined = [RULES.new(2, seed, tile_sets=["base", "dc"]).t.tile_deck(DC).index(helipad) for seed in range(40)]
    assert max(joined) > LAST_FIVE, "with the city it lies anywhere"


def test_what_lies_in_each_deck_is_known_and_its_order_is_not() -> None:
    g = RULES.new(3, 2, tile_sets=ALL)
    view = g.view(None)
    assert [(deck["set"], deck["open"]) for deck in view["tile_decks"]] == [
        ("base", True),
        ("dc", False),
        ("mw", False),
        ("te", False),
    ]
    assert view["tile_decks"][3]["left"]["te_cave"] == 2
    assert sum(view["tiles_left"].values()) == sum(sum(deck["left"].values()) for deck in view["tile_decks"])
    orders = set()
    for seed in range(12):
        other = g.clone()
        other.redeal(0, seed)
        assert other.view(0) == g.view(0)
        assert CABIN in other.t.tile_deck(TE)[:LAST_TEN]
        orders.add(tuple(tuple(deck) for deck in other.t.more_tiles))
    assert len(orders) == 12


# -- gateways ---------------------------------------------------------------------------------------------------


def test_the_front_gate_is_laid_with_a_straight_and_a_crossroads_and_all_get_their_zombies() -> None:
    g = given("", "", tile_sets=["base", "dc"], to_draw="dc_front_gate base_corner dc_armory")
    assert g.asked == (0, "place_tile")
    g.chooses("place:0,-1/0")
    assert [(KIND_IDS[kind], g.t.city.cell_xy(cell)) for kind, cell, _ in g.t.city.tiles[1:]] == [
        ("dc_front_gate", (0, -1)),
        ("dc_straight", (0, -2)),
        ("dc_4_way", (0, -3)),
    ]
    assert g.t.aside == ()
    assert g.ids == ["keep_clear:zombie@1,-6", "keep_clear:zombie@1,-5", "keep_clear:zombie@1,-4"]
    lay_it_all(g)
    assert [sum(g.t.count_on(tile * 9 + s) for s in range(9)) for tile in (1, 2, 3)] == [3, 2, 4]
    assert g.t.open_decks == [0, DC]


def test_the_front_door_is_laid_with_its_corridor_and_opens_the_mall() -> None:
    g = given("", "", tile_sets=["base", "mw"], to_draw="mw_front_door base_corner mw_food_court").chooses(
        "place:1,0/1"
    )
    lay_it_all(g)
    assert [KIND_IDS[kind] for kind, _, _ in g.t.city.tiles[1:]] == ["mw_front_door", "mw_4_way_corridor"]
    assert len(g.t.crowd) == 3 + 4
    assert g.t.open_decks == [0, MW]


def test_the_bridge_has_nothing_on_it_and_opens_the_woods() -> None:
    g = given("", "", tile_sets=["base", "te"], to_draw="te_bridge base_corner te_shed").chooses("place:0,1/2")
    assert (len(g.t.city.tiles), g.t.crowd, g.t.open_decks) == (2, [], [0, TE])
    assert g.t.city.bridge == at(g.t, (1, 4))


def test_the_player_chooses_an_open_deck_before_he_sees_the_tile() -> None:
    g = given("", "", tile_sets=["base", "dc"], tiles=(GATE,), to_draw="base_corner dc_armory dc_corner")
    assert g.asked == (0, "draw_from")
    assert g.ids == ["draw_from:base", "draw_from:dc"]
    assert g.t.drawn < 0
    g.chooses("draw_from:dc")
    assert g.decision.kind == "place_tile"
    assert g.decision.about == KIND_OF["dc_armory"]
    assert all(option_id.startswith(("place:-1,-3", "place:1,-3", "place:0,-4")) for option_id in g.ids)


def test_a_closed_deck_is_not_offered_and_an_empty_one_neither() -> None:
    g = given("", "", tile_sets=["base", "dc", "te"], tiles=(GATE,), to_draw="base_corner te_shed")
    assert g.decision.kind == "place_tile", "only the deck of the city is left to draw from"
    g = given("", "", tile_sets=["base", "te"], to_draw="te_shed")
    assert g.asked == (0, "step"), "the woods are not open, so phase A is skipped"


def test_r4_a_gateway_without_a_place_is_removed_and_its_set_stays_closed() -> None:
    ends = (HOSPITAL, "base_police_station -1 0 3", "base_fire_station 0 1 2", "base_sporting_goods_store 1 0 1")
    g = given("", "", tile_sets=["base", "dc"], tiles=ends, to_draw="dc_front_gate dc_armory")
    assert g.t.removed == (KIND_OF["dc_front_gate"],)
    assert g.t.open_decks == []
    assert len(g.t.aside) == 2
    assert "no_place" in [told[0] for told in g.game.told]


# -- the helipad of the mall ---------------------------------------------------------------------------------


def test_r5_the_mall_helipad_is_shuffled_back_while_the_escalator_is_to_come() -> None:
    g = given("", "", tile_sets=["base", "mw"], tiles=(DOOR,), to_draw="mw_helipad mw_escalator mw_pet_store")
    told = [told[0] for told in g.game.told]
    assert "shuffle_back" in told
    assert g.decision.kind == "place_tile"
    assert g.decision.about != MALL_HELIPAD
    assert MALL_HELIPAD in g.t.tile_deck(MW)


def test_r5_without_an_escalator_to_come_it_is_removed() -> None:
    g = given("", "", tile_sets=["base", "mw"], tiles=(DOOR,), to_draw="mw_helipad mw_pet_store")
    assert g.t.removed == (MALL_HELIPAD,)


def test_r5_upstairs_it_is_laid() -> None:
    g = given("", "", tile_sets=["base", "mw"], tiles=(DOOR, "mw_escalator 3 0 1"), to_draw="mw_helipad mw_pet_store")
    assert g.asked == (0, "bid")
    assert ESCALATOR in [kind for kind, _, _ in g.t.city.tiles]
    g.chooses("pass").chooses("place:4,0/0")
    assert len(g.t.crowd) == 9
    assert g.t.city.helipads == (at(g.t, (13, 1)),)


# -- auctions ------------------------------------------------------------------------------------------------------


def test_the_cabin_is_auctioned_like_a_helipad() -> None:
    g = given("", "", tile_sets=["base", "te"], tiles=(OVER, WOOD), to_draw="te_cabin te_shed", trophies=(2, 3))
    assert g.asked == (0, "bid")
    g.chooses("bid:1")
    assert (g.view()["auction"]["bid"], g.view()["auction"]["out"]) == (1, [])
    cells = {(site["x"], site["y"], turn) for site in g.view()["auction"]["sites"] for turn in site["turns"]}
    g.chooses("bid:2")
    assert g.asked == (1, "place_tile")
    assert {f"place:{x},{y}/{turn}" for x, y, turn in cells} == set(g.ids)
    assert g.t.trophies == [2, 1]


@pytest.mark.parametrize("positions", [1, 2])
def test_r10_one_cell_with_one_rotation_is_one_position_of_the_cabin(positions: int) -> None:
    g = given("fear", "", tile_sets=["base", "te"], tiles=(OVER,), to_draw="te_cabin te_shed")
    both = g.t.city.places(CABIN)
    assert len(both) == 2, "two rotations show their ground to the Bridge"
    g.t.city.places_of[CABIN] = both[:positions]
    g.chooses("pass")
    assert g.decision.kind == ("put" if positions == 1 else "bid")


def test_r11_the_winner_places_the_dogs_of_the_cabin_and_the_active_player_goes_on() -> None:
    g = given("", "", tile_sets=["base", "te"], tiles=(OVER, WOOD), to_draw="te_cabin te_shed", trophies=(0, 1))
    g.chooses("pass").chooses("place:-3,0/0")
    assert g.asked == (1, "put")
    g.chooses("put:dog@-9,2")
    assert g.asked == (0, "step")


# -- who chooses the place -----------------------------------------------------------------------------------------


def test_r11_somebody_else_may_choose_the_place_but_not_where_the_contents_go() -> None:
    g = given("fear", "", to_draw="base_t_junction base_corner")
    g.t.placer = 1
    g.chooses("pass")
    assert g.asked == (1, "place_tile")
    g.chooses("place:0,-1/1")
    assert g.asked == (0, "keep_clear")
    assert g.t.placer < 0


def test_r8_who_closes_the_map_with_a_tile_of_somebody_else_punishes_nobody() -> None:
    ends = (HOSPITAL, "base_police_station -1 0 3", "base_fire_station 0 1 2")
    for placer, turn_lost in ((-1, 1), (1, 0)):
        g = given("fear", "", tiles=ends, to_draw="base_sporting_goods_store base_t_junction")
        g.t.placer = placer
        g.chooses("pass")
        lay_it_all(g)
        assert g.t.turn_lost == turn_lost


# -- closing the map -------------------------------------------------------------------------------------------------


def test_r8_a_map_with_room_in_another_zone_is_not_closed() -> None:
    ends = (HOSPITAL, OVER, WOOD, "base_fire_station 0 1 2")
    for te, turn in (("te_shed", 1), ("", 2)):
        to_draw = f"base_sporting_goods_store base_t_junction {te}"
        g = given("", "", tile_sets=["base", "te"], tiles=ends, to_draw=to_draw)
        if te:
            g.chooses("draw_from:base")
        lay_it_all(g)
        assert g.t.turn == turn


def test_r8_a_gateway_counts_only_with_its_whole_chain() -> None:
    """The last road leads north, and two cells further a road of the city comes down: no room for three tiles."""
    ends = ("base_police_station -1 0 3", "base_fire_station 0 1 2")
    g = given("", "", tile_sets=["base", "dc"], tiles=ends)
    city = g.t.city
    assert city.has_place({KIND_OF["dc_front_gate"]})
    assert not city.has_place({KIND_OF["dc_armory"]})
    assert (
        not city.with_tile(KIND_OF["base_hospital"], HOME - 256, 0)
        .with_tile(KIND_OF["base_sporting_goods_store"], HOME + 1, 1)
        .has_place({KIND_OF["dc_front_gate"]})
    )


# -- contents --------------------------------------------------------------------------------------------------------


def test_plain_wood_gets_as_many_dogs_as_a_die_says_two_on_a_square_at_most() -> None:
    g = given("", "", tile_sets=["base", "te"], tiles=(OVER, WOOD), to_draw="te_woods_01 te_shed").rolls(3)
    g.chooses("place:-2,1/0")
    assert g.heard("roll_dogs") == {"player": 0, "die": 3}
    assert g.asked == (0, "put")
    g.chooses("put:dog@-6,3", "put:dog@-6,3")
    assert "put:dog@-6,3" not in g.ids
    g.chooses("put:dog@-4,5")
    assert dogs_on(g, 3) == 3
    assert g.asked == (0, "step")


def test_places_of_the_woods_get_their_dogs_and_tokens_on_any_square() -> None:
    g = given("", "", tile_sets=["base", "te"], tiles=(OVER, WOOD), to_draw="te_altar te_shed").chooses("place:-2,1/0")
    assert len(g.ids) == 9
    lay_it_all(g)
    assert dogs_on(g, 3) == 3
    assert sorted(token for token in g.t.tokens if token) == [1, 1, 2]


def test_buildings_of_the_woods_get_them_inside() -> None:
    g = given("", "", tile_sets=["base", "te"], tiles=(OVER, WOOD), to_draw="te_boathouse te_shed")
    g.chooses("place:-2,1/0")
    assert g.ids == ["put:dog@-6,4", "put:dog@-5,4", "put:dog@-4,4"], "the dock is part of it"


def test_r12_eight_dogs_stand_in_the_cabin_and_the_ninth_outdoors() -> None:
    g = given("", "", tile_sets=["base", "te"], tiles=(OVER, WOOD), to_draw="te_cabin te_shed")
    g.chooses("pass").chooses("place:-2,1/0")
    inside = g.t.city.squares_inside(3)
    assert [g.t.count_on(s) for s in inside] == [2, 2, 2, 2]
    assert g.ids == ["put:dog@-4,3", "put:dog@-4,4", "put:dog@-6,5", "put:dog@-5,5", "put:dog@-4,5"]
    g.chooses("put:dog@-4,3")
    assert dogs_on(g, 3) == 9


def test_the_top_secret_lab_gets_six_enhanced_zombies_and_no_token() -> None:
    g = given("", "", tile_sets=["base", "dc"], tiles=(GATE,), to_draw="dc_top_secret_lab dc_corner")
    g.chooses("place:0,-4/0")
    assert g.asked == (0, "keep_clear")
    assert g.ids[0].startswith("keep_clear:enhanced@")
    lay_it_all(g)
    assert [g.t.kind_on(s) for s in g.t.crowd] == [ENHANCED] * 6
    assert not any(g.t.tokens)


def test_the_motor_pool_is_all_inside_but_for_its_drive() -> None:
    g = given("", "", tile_sets=["base", "dc"], tiles=(GATE,), to_draw="dc_motor_pool dc_corner")
    lay_it_all(g.chooses("place:0,-4/0"))
    assert len(g.t.crowd) == 8
    assert sorted(token for token in g.t.tokens if token) == [1, 2]


def test_there_is_nothing_on_the_escalator() -> None:
    g = given("", "", tile_sets=["base", "mw"], tiles=(DOOR,), to_draw="mw_escalator mw_pet_store")
    g.chooses("place:3,0/1")
    assert g.t.crowd == []
    assert g.asked == (0, "step")


def test_buildings_with_several_rooms_are_one_building() -> None:
    """R-19: the Barracks have two rooms, the Outhouse two stalls."""
    g = given("", "", tile_sets=["base", "dc", "te"], tiles=(GATE, "dc_barracks 0 -4 0", OVER, "te_outhouse -2 0 2"))
    assert len(g.t.city.squares_inside(4)) == 6
    assert {g.t.city.inside[s] for s in g.t.city.squares_inside(4)} == {4}
    assert len(g.t.city.squares_inside(6)) == 2


def test_r19_all_rooms_of_a_building_are_cleared_together() -> None:
    g = given(
        *("", ""),
        tile_sets=["base", "dc"],
        tiles=(GATE, "dc_barracks 0 -4 0"),
        items=("grenade",),
        pawns=((1, -12),),
        zombies=((0, -12), (2, -10)),
    )
    g.chooses("activate:grenade>dc_barracks@0,-4")
    assert g.t.trophies[0] == 2


def test_r15_shops_and_woodland_buildings_are_buildings_and_places_are_not() -> None:
    buildings = {kind.id for kind in KINDS.values() if kind.is_building}
    assert {"mw_pet_store", "te_cabin", "te_cave", "te_outhouse", "dc_motor_pool"} <= buildings
    places = {
        "te_altar",
        "te_campground",
        "te_abandoned_cars",
        "te_pet_cemetery",
        "te_bridge",
        "dc_helipad",
        "mw_helipad",
    }
    assert not places & buildings


def test_r16_plain_wood_is_a_kind_of_tile_whatever_is_printed_on_its_squares() -> None:
    plain = [kind for kind in KINDS.values() if kind.is_plain_wood]
    assert sum(kind.count for kind in plain) == 17
    assert all(len(kind.turned[0].walkable) == 9 for kind in plain)
    assert all(kind.turns == (0,) for kind in plain), "turning one changes nothing"


def test_r17_diagonals_count_for_ducts_alone() -> None:
    g = given("", "", tile_sets=["base", "te"], tiles=(OVER, WOOD))
    for square, beside in enumerate(g.t.city.next):
        x, y = g.t.city.xy(square)
        assert all(abs(x - x2) + abs(y - y2) == 1 for x2, y2 in map(g.t.city.xy, beside))


def test_the_start_tile_is_town_square_in_every_game_with_the_city() -> None:
    assert {RULES.new(2, 1, tile_sets=["base", name]).t.city.kind(0) for name in ("dc", "mw", "te")} == {START}
    assert RULES.new(2, 1, tile_sets=["te"]).t.city.kind(0) == BRIDGE
    assert given("", "").pawn(0) == CENTRE
