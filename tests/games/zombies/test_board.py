"""Tiles, rotations, walls and doors, legal places, closing the map: rules 2.1 to 2.9 and 2.12."""

from __future__ import annotations

import pytest

from orda.engine.errors import OptionError
from orda.engine.rng import Chance
from orda.games.zombies import RULES
from orda.games.zombies.city import START_CITY, City
from orda.games.zombies.laying import BESIDE, HOME, NO_TILE, WIDE, fitting
from orda.games.zombies.setup import KILL_TARGETS
from orda.games.zombies.tiles import (
    CITY_ZONE,
    KIND_IDS,
    KIND_OF,
    KINDS,
    MIDDLE,
    SETS,
    START,
    TILES,
    last_ten,
    tiles_of,
)
from tests.games.zombies.harness import CENTRE, HELIPAD, HOSPITAL, at, given

ALL_SETS = {"base": 30, "dc": 15, "mw": 16, "te": 30}


def grown(seed: int) -> City:
    """All tiles of the base game laid at random."""
    chance, city = Chance(seed), START_CITY
    tiles = tiles_of(["base"], TILES.newest)["base"]
    chance.shuffle(tiles)
    for kind in tiles:
        if city.places(kind):
            option = chance.choice(city.places(kind))
            city = city.with_tile(kind, option >> 2, option & 3)
    return city


# -- the tiles ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("set_name", SETS)
def test_each_set_has_all_its_tiles(set_name: str) -> None:
    assert sum(kind.count for kind in KINDS.values() if kind.set == set_name) == ALL_SETS[set_name]


def test_the_last_ten_hold_the_helipad() -> None:
    deck, last = tiles_of(["base"], TILES.newest)["base"], list(last_ten(TILES.newest))
    assert (len(deck), len(last)) == (29, 10)
    assert KIND_OF["base_helipad"] in last
    assert KIND_OF["base_toy_store"] in last
    assert START not in deck + last


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: str(kind.id))
def test_every_walkable_square_can_be_reached_from_the_others(kind: object) -> None:
    from orda.games.zombies.tiles import Kind

    assert isinstance(kind, Kind)
    for turned in kind.turned:
        seen, edge = {turned.walkable[0]}, [turned.walkable[0]]
        while edge:
            edge = sorted({n for s in edge for n in turned.next[s]} - seen)
            seen.update(edge)
        assert seen == set(turned.walkable)
        if kind.set != "te":
            assert all(MIDDLE[side] in turned.walkable for side in range(4) if turned.exits >> side & 1)


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: str(kind.id))
def test_a_quarter_turn_sends_column_and_row_to_two_minus_row_and_column(kind: object) -> None:
    from orda.games.zombies.tiles import Kind

    assert isinstance(kind, Kind)
    for n in range(4):
        now, then = kind.turned[n], kind.turned[(n + 1) % 4]
        for col in range(3):
            for row in range(3):
                assert now.marks[row * 3 + col] == then.marks[col * 3 + 2 - row]
        assert then.exits == (now.exits << 1 | now.exits >> 3) & 15


def test_rotations_that_look_alike_are_offered_once() -> None:
    assert KINDS[KIND_OF["base_4_way"]].turns == (0,)
    assert KINDS[KIND_OF["base_helipad"]].turns == (0,)
    assert KINDS[KIND_OF["base_straight"]].turns == (0, 1)
    assert KINDS[KIND_OF["base_corner"]].turns == (0, 1, 2, 3)


def test_buildings_have_as_many_squares_inside_as_the_rulebook_says() -> None:
    for name in ("base_fire_station", "base_sporting_goods_store"):
        turned = KINDS[KIND_OF[name]].turned[0]
        assert len(turned.inside) == 7
        assert len(turned.front) == 1
    assert len(KINDS[KIND_OF["base_hospital"]].turned[0].inside) == 8


# -- where one can walk ---------------------------------------------------------------------------------------


def test_one_enters_a_building_by_its_door_only() -> None:
    g = given("", "", tiles=(HOSPITAL,))
    t = g.t
    assert at(t, (1, -2)) in t.city.next[at(t, (1, -1))]
    assert at(t, (0, -1)) not in t.city.next[at(t, (1, -1))]
    assert at(t, (2, -1)) not in t.city.next[at(t, (1, -1))]
    assert t.city.front[at(t, (1, -1))] == t.city.inside[at(t, (1, -2))] == 1


def test_tiles_are_joined_by_the_middle_of_their_exits() -> None:
    g = given("", "", tiles=(HELIPAD,))
    t = g.t
    assert at(t, (3, 1)) in t.city.next[at(t, (2, 1))]
    assert len(t.city.next[at(t, (3, 0))]) == 2, "no other square leads across the border"


@pytest.mark.parametrize("seed", range(4))
def test_the_kept_map_is_the_one_worked_out_from_nothing(seed: int) -> None:
    """Adjacency and the sides of empty cells, kept tile by tile, against the definition."""
    city = grown(seed)
    assert len(city.tiles) > 20
    for square, beside in enumerate(city.next):
        assert list(beside) == [other for other in range(len(city.next)) if is_edge(city, square, other)]
    cells = set(city.at)
    empty = {cell + step for cell in cells for step in BESIDE} - cells
    assert set(city.spots) == empty
    for cell in empty:
        assert city.spots[cell] == tuple(side_of(city, cell + BESIDE[side], (side + 2) % 4) for side in range(4))


def is_edge(city: City, square: int, other: int) -> bool:
    """Rules 2.4, 1 to 3."""
    (x, y), (x2, y2) = city.xy(square), city.xy(other)
    if abs(x - x2) + abs(y - y2) != 1:
        return False
    tile, tile2 = square // 9, other // 9
    if tile == tile2:
        kind, _, turns = city.tiles[tile]
        return other % 9 in KINDS[kind].turned[turns].next[square % 9]
    side = BESIDE.index(city.tiles[tile2][1] - city.tiles[tile][1])
    has_exits = exits(city, tile) >> side & exits(city, tile2) >> (side + 2) % 4 & 1
    return bool(has_exits) and square % 9 == MIDDLE[side]


def exits(city: City, tile: int) -> int:
    kind, _, turns = city.tiles[tile]
    return KINDS[kind].turned[turns].exits


def side_of(city: City, cell: int, side: int) -> int:
    return NO_TILE if cell not in city.at else exits(city, city.at[cell]) >> side & 1


# -- where a tile may go -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_in_a_road_zone_touching_sides_always_agree(seed: int) -> None:
    city = grown(seed)
    for tile, (_, cell, _) in enumerate(city.tiles):
        for side, step in enumerate(BESIDE):
            other = city.at.get(cell + step)
            if other is not None:
                assert exits(city, tile) >> side & 1 == exits(city, other) >> (side + 2) % 4 & 1


def test_a_road_must_go_on_and_never_ends_against_a_wall() -> None:
    places = START_CITY.places(KIND_OF["base_hospital"])
    assert len(places) == 4
    assert {option >> 2 for option in places} == {HOME + step for step in BESIDE}
    assert {option >> 2: option & 3 for option in places}[HOME - WIDE] == 0, "north of the square its exit looks south"


def test_back_to_back_is_fine_but_does_not_join() -> None:
    city = START_CITY.with_tile(KIND_OF["base_hospital"], HOME - WIDE, 0)
    behind = HOME - 2 * WIDE
    assert behind in city.spots
    assert all(option >> 2 != behind for kind in range(len(KINDS)) for option in city.places(kind))


def test_no_exit_may_face_another_zone() -> None:
    """R-2, ready for the sets to come: neighbours of another zone only back to back."""
    army_road, army_wall, city_road = 2 * 1 + 1, 2 * 1, 2 * CITY_ZONE + 1
    assert fitting(CITY_ZONE, (city_road, army_road, NO_TILE, NO_TILE)) == 0
    south_only = 1 << 0b0001
    fits = fitting(CITY_ZONE, (city_road, army_wall, NO_TILE, NO_TILE))
    assert fits & south_only
    assert not any(fits >> mask & 1 for mask in range(16) if mask & 0b0010)


def test_places_are_all_legal_and_none_is_missing() -> None:
    city = grown(3)
    for kind in range(18):
        expected = {
            cell * 4 + turns
            for cell in city.spots
            for turns in KINDS[kind].turns
            if agrees(city.spots[cell], KINDS[kind].turned[turns].exits)
        }
        assert set(city.places(kind)) == expected
        assert bool(expected) == city.has_place({kind})


def agrees(sides: tuple[int, ...], mask: int) -> bool:
    known = [(side, value) for side, value in enumerate(sides) if value != NO_TILE]
    return all(mask >> side & 1 == value for side, value in known) and any(value for _, value in known)


# -- setting up ---------------------------------------------------------------------------------------


def test_r1_two_to_six_players_and_their_kill_targets() -> None:
    assert {players: RULES.new(players, 1).t.target for players in range(2, 7)} == KILL_TARGETS
    assert KILL_TARGETS == {2: 25, 3: 22, 4: 20, 5: 17, 6: 15}
    for players in (1, 7):
        with pytest.raises(OptionError, match="allowed: 2 to 6"):
            RULES.new(players, 1)


def test_r2_the_base_game_is_one_zone() -> None:
    assert {kind.zone for kind in KINDS.values() if kind.set == "base"} == {CITY_ZONE}


def test_r13_trophies_are_a_number_and_zombies_never_run_out() -> None:
    g = given("", "", zombies=(CENTRE,), trophies=(120,), kill_target=1000, dice=(6,))
    assert g.t.trophies[0] == 121


def test_r14_zombies_that_appear_in_the_city_are_normal() -> None:
    g = given("zombie_master", "", tiles=(HOSPITAL,)).chooses("play:zombie_master").goes_on_to("step")
    assert {kind for _, _, kind in g.view(None)["zombies"]} == {"normal"}


def test_r15_town_square_and_helipad_are_no_buildings() -> None:
    g = given("", "", tiles=(HOSPITAL, HELIPAD))
    assert [KIND_IDS[g.t.city.kind(tile)] for tile in g.t.city.buildings] == ["base_hospital"]


def test_r17_adjacent_squares_need_a_passable_edge() -> None:
    g = given("", "", tiles=(HOSPITAL,), pawns=((1, -1),), zombies=((1, -1),), dice=(1,), lives=(0,), bullets=(0,))
    assert g.asked == (0, "rise"), "he has died before the door of the Hospital"
    assert sorted(g.ids) == ["rise:1,-2", "rise:1,0"], "the squares beyond the walls are not adjacent"


def test_r18_free_squares_hold_neither_zombie_nor_pawn() -> None:
    g = given("zombie_master", "", zombies=((1, 0),), pawns=(CENTRE, (0, 1))).chooses("play:zombie_master")
    assert g.zombies == [(1, 0), (1, 2), (2, 1)]
