"""Zones: what may touch what, gateways and what lies behind them, floors of the mall, the woods, tiles taken away."""

from __future__ import annotations

import pytest

from orda.engine.errors import SaveError
from orda.games.zombies.city import START_CITY, City
from orda.games.zombies.city_shape import CITY, may_break_through
from orda.games.zombies.laying import BESIDE, HOME, WIDE
from orda.games.zombies.tiles import ARMY, CITY_ZONE, KIND_OF, KINDS, MALL1, MALL2, WOODS
from tests.games.zombies.harness import XY

Tile = tuple[str, int, int, int]
GATE: Tile = ("dc_front_gate", 0, -1, 0)  # north of Town Square, the military base beyond it
BASE: list[Tile] = [GATE, ("dc_straight", 0, -2, 0), ("dc_4_way", 0, -3, 0)]
DOOR: Tile = ("mw_front_door", 1, 0, 1)  # east of it, the mall beyond
MALL: list[Tile] = [DOOR, ("mw_4_way_corridor", 2, 0, 0)]
BRIDGE: Tile = ("te_bridge", -1, 0, 3)  # west of it, the woods beyond
UPSTAIRS: list[Tile] = [*MALL, ("mw_escalator", 3, 0, 1)]  # entered from the west, the upper floor on its other sides


def cell(x: int, y: int) -> int:
    return HOME + x + y * WIDE


def laid(*tiles: Tile, city: City = START_CITY) -> City:
    for kind, x, y, turns in tiles:
        assert city.fits(KIND_OF[kind], cell(x, y), turns), f"{kind} does not fit on {x}, {y}"
        city = city.with_tile(KIND_OF[kind], cell(x, y), turns)
    return city


def cells(city: City, kind: str) -> set[XY]:
    return {city.cell_xy(option >> 2) for option in city.places(KIND_OF[kind])}


def zone_at(city: City, x: int, y: int) -> int:
    return city.zones[city.at[cell(x, y)]]


def square(city: City, x: int, y: int) -> int:
    return city.at[cell(x // 3, y // 3)] * 9 + y % 3 * 3 + x % 3


def joined(city: City, here: XY, there: XY) -> bool:
    one, other = square(city, *here), square(city, *there)
    assert (other in city.next[one]) == (one in city.next[other])
    return other in city.next[one]


# -- zones ----------------------------------------------------------------------------------------------------


def test_each_tile_belongs_to_the_zone_of_its_set_and_gateways_to_two() -> None:
    city = laid(*BASE, *UPSTAIRS, BRIDGE, ("te_woods_09", -2, 0, 0))
    assert zone_at(city, 0, 0) == CITY_ZONE
    assert {zone_at(city, 0, y) for y in (-1, -2, -3)} == {ARMY}
    assert {zone_at(city, x, 0) for x in (1, 2, 3)} == {MALL1}
    assert {zone_at(city, x, 0) for x in (-1, -2)} == {WOODS}
    gate = KINDS[KIND_OF["dc_front_gate"]].turned[0]
    assert (gate.zones[0], gate.zones[2]) == (ARMY, CITY_ZONE)


def test_tiles_are_only_laid_in_their_own_zone() -> None:
    city = laid(*BASE, *MALL, BRIDGE)
    assert cells(city, "base_4_way") == {(0, 1)}
    assert cells(city, "dc_4_way") == {(-1, -3), (1, -3), (0, -4)}
    assert cells(city, "mw_4_way_corridor") == {(2, -1), (2, 1), (3, 0)}
    assert cells(city, "te_woods_09") == {(-2, 0)}


def test_r2_tiles_of_different_zones_touch_back_to_back_only() -> None:
    city = laid(*BASE, ("base_4_way", 1, 0, 0))
    north_of_it = {option & 3 for option in city.places(KIND_OF["base_corner"]) if option >> 2 == cell(1, -1)}
    assert north_of_it == {1}, "a corner open to the south and the east: no road against the wall of the gate"
    assert (1, -1) not in cells(city, "base_4_way")
    touching = laid(("base_corner", 1, -1, 1), city=city)
    assert touching.tiles_beside(touching.at[cell(1, -1)]) == [
        touching.at[cell(1, 0)],
        touching.at[cell(0, -1)],
    ], "R-17: adjacent tiles need only touch"


def test_r2_no_exit_ever_faces_a_tile_of_another_zone() -> None:
    city = laid(("base_4_way", 1, 0, 0), ("base_4_way", 1, -1, 0))
    assert (0, -1) not in {city.cell_xy(o >> 2) for o in city.places(KIND_OF["dc_front_gate"]) if o & 3 == 0}


# -- gateways -------------------------------------------------------------------------------------------------


def test_r3_behind_the_front_gate_lie_a_straight_and_a_crossroads_in_line() -> None:
    city = laid(*BASE)
    assert joined(city, (1, 0), (1, -1))
    assert joined(city, (1, -3), (1, -4))
    assert joined(city, (1, -6), (1, -7))


@pytest.mark.parametrize(
    ("in_the_way", "gates"), [((), {0, 1, 2, 3}), (((1, -3),), {1, 2, 3}), (((1, -2),), {1, 2, 3})]
)
def test_r3_all_three_cells_must_be_empty_and_legal(in_the_way: tuple[XY, ...], gates: set[int]) -> None:
    """A road of the city that would run into the military base keeps the gate from being laid there."""
    roads: list[Tile] = [("base_4_way", 1, 0, 0), ("base_straight", 1, -1, 0)] if in_the_way else []
    roads += [("base_4_way", 1, -2, 0)] if (1, -2) in in_the_way else []
    roads += [("base_straight", 1, -2, 0), ("base_4_way", 1, -3, 0)] if (1, -3) in in_the_way else []
    city = laid(*roads)
    at_the_square = {o & 3 for o in city.places(KIND_OF["dc_front_gate"]) if o >> 2 in [HOME + step for step in BESIDE]}
    assert at_the_square == (gates if not in_the_way else gates - {1})


def test_a_gateway_is_entered_from_the_city_by_its_near_side() -> None:
    for gateway in ("dc_front_gate", "mw_front_door", "te_bridge"):
        places = {START_CITY.cell_xy(o >> 2): o & 3 for o in START_CITY.places(KIND_OF[gateway])}
        assert places == {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}


def test_the_bridge_needs_an_empty_cell_beyond_it() -> None:
    tiles: list[Tile] = [
        ("base_4_way", 1, 0, 0),
        ("base_4_way", 1, -1, 0),
        ("base_4_way", 1, -2, 0),
        ("base_t_junction", 0, -2, 1),
    ]
    city = laid(*tiles)
    assert (0, -1) not in {city.cell_xy(o >> 2) for o in city.places(KIND_OF["te_bridge"]) if o & 3 == 0}


# -- the mall -------------------------------------------------------------------------------------------------


def test_the_escalator_joins_the_lower_floor_by_its_south_and_opens_the_upper_one() -> None:
    city = laid(*MALL)
    assert {city.cell_xy(o >> 2): o & 3 for o in city.places(KIND_OF["mw_escalator"])} == {
        (2, -1): 0,
        (3, 0): 1,
        (2, 1): 2,
    }
    city = laid(*UPSTAIRS, ("mw_4_way_corridor", 4, 0, 0), ("mw_pet_store", 2, 1, 1))
    assert zone_at(city, 4, 0) == MALL2
    assert zone_at(city, 2, 1) == MALL1
    assert joined(city, (8, 1), (9, 1))
    assert joined(city, (11, 1), (12, 1))


def test_the_cells_on_the_upper_sides_of_the_escalator_must_be_empty() -> None:
    city = laid(*MALL, ("mw_4_way_corridor", 2, -1, 0), ("mw_game_store", 3, -1, 1))
    assert all(o >> 2 != cell(3, 0) for o in city.places(KIND_OF["mw_escalator"]))


def test_the_mall_helipad_goes_upstairs_only() -> None:
    assert cells(laid(*MALL), "mw_helipad") == set()
    assert cells(laid(*UPSTAIRS), "mw_helipad") == {(3, -1), (4, 0), (3, 1)}


def test_a_tile_that_touches_both_floors_is_joined_to_one_and_closed_to_the_other() -> None:
    """North of the Escalator begins the upper floor, north of the corridor the lower one goes on."""
    city = laid(*UPSTAIRS, ("mw_game_store", 3, -1, 0))
    assert zone_at(city, 3, -1) == MALL2
    north = [o & 3 for o in city.places(KIND_OF["mw_game_store"]) if o >> 2 == cell(2, -1)]
    assert north == [0, 2], "along the corridor of the lower floor, its back to the shop upstairs"
    assert cell(2, -1) not in {o >> 2 for o in city.places(KIND_OF["mw_4_way_corridor"])}
    city = laid(("mw_game_store", 2, -1, 0), city=city)
    assert zone_at(city, 2, -1) == MALL1
    assert not any(n // 9 == city.at[cell(3, -1)] for s in range(9) for n in city.next[city.at[cell(2, -1)] * 9 + s])


# -- the woods ------------------------------------------------------------------------------------------------

FIRST: Tile = ("te_woods_09", -2, 0, 0)


def test_r7_the_cell_off_the_far_end_of_the_bridge_is_filled_first() -> None:
    assert cells(laid(BRIDGE), "te_woods_09") == {(-2, 0)}
    city = laid(BRIDGE, FIRST)
    assert joined(city, (-3, 1), (-4, 1))
    assert cells(city, "te_woods_09") == {(-3, 0), (-2, -1), (-2, 1)}


def test_the_first_tile_must_show_open_ground_to_the_bridge() -> None:
    """East of the cell lies the Bridge: the Cave turns its mouth to it, the Cabin one of two sides."""
    assert {o & 3 for o in laid(BRIDGE).places(KIND_OF["te_cave"])} == {3}
    assert {o & 3 for o in laid(BRIDGE).places(KIND_OF["te_cabin"])} == {0, 3}


def test_woods_are_joined_square_by_square_where_both_are_open_ground() -> None:
    city = laid(BRIDGE, FIRST, ("te_cabin", -3, 0, 0))
    assert [joined(city, (-7, y), (-6, y)) for y in range(3)] == [True, True, True]
    city = laid(BRIDGE, FIRST, ("te_cabin", -3, 0, 2))
    assert [joined(city, (-7, y), (-6, y)) for y in range(3)] == [True, False, False], "two squares are its wall"


def test_r6_a_tile_of_the_woods_needs_a_way_in() -> None:
    city = laid(BRIDGE, FIRST)
    beside = {o & 3 for o in city.places(KIND_OF["te_cave"]) if o >> 2 == cell(-3, 0)}
    assert beside == {0, 2, 3}, "not with its back to the only neighbour: it would have no entrance"


def test_r6_no_tile_touches_the_bridge_but_off_its_far_end() -> None:
    city = laid(BRIDGE, FIRST, ("te_woods_09", -2, -1, 0))
    assert (-1, -1) not in cells(city, "te_woods_09")
    assert (-2, -2) in cells(city, "te_woods_09")


def test_r6_no_tile_of_the_woods_closes_a_road() -> None:
    city = laid(BRIDGE, FIRST, ("te_woods_09", -2, -1, 0), ("te_woods_09", -2, -2, 0), ("base_4_way", 0, -1, 0))
    city = laid(("base_straight", 0, -2, 0), city=city)
    assert (-1, -2) in cells(city, "te_woods_09"), "beside a wall of the city"
    city = laid(("base_4_way", 0, -3, 0), ("te_woods_09", -2, -3, 0), city=city)
    assert (-1, -3) not in cells(city, "te_woods_09"), "a road comes out there"


def test_woods_and_city_touch_without_being_joined() -> None:
    city = laid(BRIDGE, FIRST, ("te_woods_09", -2, -1, 0), ("te_woods_09", -2, -2, 0), ("base_4_way", 0, -1, 0))
    city = laid(("base_straight", 0, -2, 0), ("te_woods_09", -1, -2, 0), city=city)
    woods, street = city.at[cell(-1, -2)], city.at[cell(0, -2)]
    assert not any(n // 9 == street for s in range(9) for n in city.next[woods * 9 + s])


def test_a_dock_is_inside_and_open_to_the_ground_beside_it() -> None:
    city = laid(BRIDGE, FIRST, ("te_woods_09", -2, -1, 0), ("te_boathouse", -3, -1, 0))
    dock = square(city, -7, -2)
    assert city.inside[dock] == city.at[cell(-3, -1)]
    assert joined(city, (-7, -2), (-6, -2)), "from the next tile"
    assert joined(city, (-7, -2), (-7, -3)), "from its own"
    assert joined(city, (-7, -2), (-8, -2)), "by the door"
    assert city.front[square(city, -6, -2)] == city.front[square(city, -7, -3)] == city.at[cell(-3, -1)]


# -- tiles taken away, passages -------------------------------------------------------------------------------------


def test_r53_a_tile_taken_away_leaves_its_cell_empty_and_its_neighbours_apart() -> None:
    city = laid(("base_4_way", 1, 0, 0), ("base_hospital", 2, 0, 1))
    gone = city.without_tile(1)
    assert cell(1, 0) not in gone.at
    assert not [s for s in gone.walkable if s // 9 == 1]
    assert all(n // 9 != 1 for beside in gone.next for n in beside)
    assert gone.on_map == [0, 2]
    assert gone.spots.keys() == {cell(1, 0), cell(-1, 0), cell(0, -1), cell(0, 1), cell(2, -1), cell(2, 1), cell(3, 0)}
    assert gone.spots[cell(1, 0)] == (-1, 1, -1, 1), "the roads of both neighbours lead there"
    rebuilt = gone.with_tile(KIND_OF["base_straight"], cell(1, 0), 1)
    assert joined(rebuilt, (2, 1), (3, 1))
    assert joined(rebuilt, (5, 1), (6, 1))


def test_r53_a_building_taken_away_is_none_any_more() -> None:
    city = laid(("base_hospital", 0, -1, 0)).without_tile(1)
    assert city.buildings == ()
    assert all(inside < 0 for inside in city.inside + city.front)


def test_r7_a_tile_destroyed_off_the_bridge_is_replaced_first() -> None:
    city = laid(BRIDGE, FIRST, ("te_woods_09", -2, -1, 0))
    gone = city.without_tile(city.at[cell(-2, 0)])
    assert cells(gone, "te_woods_09") == {(-2, 0)}
    assert cells(laid(FIRST, city=gone), "te_woods_09") == cells(city, "te_woods_09")


def test_a_passage_joins_two_squares_until_one_of_the_tiles_is_gone() -> None:
    city = laid(("base_hospital", 0, -1, 0), ("base_4_way", 1, 0, 0), ("base_police_station", 1, -1, 0))
    here, there = square(city, 2, -2), square(city, 3, -2)
    assert may_break_through(city, here, there)
    assert not may_break_through(city, here, square(city, 3, -3)), "they do not face each other"
    assert not may_break_through(city, here, square(city, 1, -2)), "they are on the same tile"
    assert not may_break_through(city, square(city, 2, 1), square(city, 3, 1)), "there is a road already"
    broken = city.with_passage(here, there)
    assert joined(broken, (2, -2), (3, -2))
    assert not may_break_through(broken, here, there)
    assert CITY.load(CITY.save(broken), "city").next == broken.next
    for tile in (1, 3):
        assert broken.without_tile(tile).passages == ()
    assert there not in broken.without_tile(3).next[here]


# -- saving ---------------------------------------------------------------------------------------------------


def test_a_city_with_all_of_it_is_saved_and_read_back() -> None:
    city = laid(*BASE, *UPSTAIRS, BRIDGE, FIRST, ("te_cabin", -3, 0, 0)).without_tile(3)
    again = CITY.load(CITY.save(city), "city")
    names = [name for name in dir(city) if not name.startswith("_") and not callable(getattr(city, name))]
    assert {"next", "spots", "zones"} <= {*names}
    assert all(getattr(again, name) == getattr(city, name) for name in names if name != "places_of")


@pytest.mark.parametrize(
    "row",
    [
        [-1, 0, 0],
        [-1, 9, 0],
        [-2, 4, 5],
        [-3, 0, 0],
        [KIND_OF["te_woods_09"], cell(1, 0), 0],
        [KIND_OF["dc_straight"], cell(0, -1), 0],
        [KIND_OF["dc_front_gate"], cell(0, -1), 1],
    ],
)
def test_what_cannot_have_happened_to_a_city_is_not_read(row: list[int]) -> None:
    with pytest.raises(SaveError, match="is not a tile in a legal place"):
        CITY.load([[0, HOME, 0], row], "city")
