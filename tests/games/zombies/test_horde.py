"""Zombies of all kinds: how they stand, move, are fought and wound (rules 1.4, 3.10, 3.12, 3.16)."""

from __future__ import annotations

import pytest

from orda.games.zombies.horde import SQUARES, TWO_DOGS, all_steps, squares_between
from orda.games.zombies.laying import BESIDE, HOME
from orda.games.zombies.table import EVERYBODY, ZombiesTable
from orda.games.zombies.tiles import DOG, ENHANCED, KIND_OF, NORMAL
from orda.games.zombies.turn import free_to_go, has_open_way
from tests.games.zombies.harness import CENTRE, HOSPITAL, XY, At, at, given

NORTH, EAST, SOUTH, WEST = (1, 0), (2, 1), (1, 2), (0, 1)  # of the centre of Town Square
WOODS = ("base", "te")
BRIDGE = "te_bridge 0 -1 0"  # north of Town Square; its far end is 1,-3
PLAIN = "te_woods_09 0 -2 0"  # beyond it: rows -6 to -4


def ends(g: At, square: XY) -> list[XY]:
    """Where a zombie on a square could go."""
    t = g.t
    return sorted(t.city.xy(step % SQUARES) for step in t.roaming if step // SQUARES == at(t, square))


def offered(g: At, square: XY) -> list[XY]:
    """Where it may go, as the one asked can choose."""
    options = [g.game.describe(option).target for option in g.decision.options]
    return sorted(tuple(each["square"]) for each in options if each["from"] == list(square))


# -- standing -------------------------------------------------------------------------------------------------


def test_a_square_holds_one_normal_or_enhanced_zombie_or_up_to_two_dogs() -> None:
    g = given("", "", zombies=(NORTH,), enhanced=(EAST,), dogs=(SOUTH, WEST, WEST))
    t = g.t
    assert [t.count_on(at(t, square)) for square in (NORTH, EAST, SOUTH, WEST, CENTRE)] == [1, 1, 1, 2, 0]
    assert [t.kind_on(at(t, square)) for square in (NORTH, EAST, SOUTH, WEST, CENTRE)] == [
        NORMAL,
        ENHANCED,
        DOG,
        DOG,
        0,
    ]
    squares = [at(t, square) for square in (NORTH, EAST, SOUTH, WEST, CENTRE)]
    assert t.with_room(squares, DOG) == [at(t, SOUTH), at(t, CENTRE)]
    assert t.with_room(squares, NORMAL) == t.with_room(squares, ENHANCED) == [at(t, CENTRE)]


def test_two_dogs_leave_one_by_one() -> None:
    t = given("", "", dogs=(WEST, WEST)).t
    assert t.zombies[at(t, WEST)] == TWO_DOGS
    assert t.take_zombie(at(t, WEST)) == DOG
    assert (t.count_on(at(t, WEST)), t.crowd, t.pack) == (1, [at(t, WEST)], [at(t, WEST)])
    assert t.take_zombie(at(t, WEST)) == DOG
    assert (t.count_on(at(t, WEST)), t.crowd, t.pack, t.roaming) == (0, [], [], [])


@pytest.mark.parametrize("who", ["the clone", "the game itself"])
def test_clones_share_the_horde_until_a_zombie_moves_in_one_of_them(who: str) -> None:
    game = given("", "", zombies=(NORTH, SOUTH), dogs=(WEST,)).game
    clone = game.clone()
    assert clone.t.zombies is game.t.zombies
    moving, other = (clone.t, game.t) if who == "the clone" else (game.t, clone.t)
    for change in (
        lambda: moving.lay_tile(KIND_OF["base_4_way"], HOME + BESIDE[0], 0),
        lambda: moving.move_zombie(at(moving, NORTH), at(moving, CENTRE)),
        lambda: moving.add_zombie(at(moving, EAST), DOG),
        lambda: moving.take_zombie(at(moving, WEST)),
    ):
        was = [other.zombies[:], other.crowd[:], other.pack[:], other.roaming[:]]
        change()
        assert [other.zombies, other.crowd, other.pack, other.roaming] == was
        moving.shared = 1
        other.zombies, other.crowd, other.pack, other.roaming = (
            moving.zombies,
            moving.crowd,
            moving.pack,
            moving.roaming,
        )


def test_everybody_sees_both_dogs_and_what_kind_a_zombie_is() -> None:
    seen = given("", "", zombies=(NORTH,), enhanced=(EAST,), dogs=(WEST, WEST)).view()["zombies"]
    assert sorted(seen) == [[0, 1, "dog"], [0, 1, "dog"], [1, 0, "normal"], [2, 1, "enhanced"]]


def test_r14_new_zombies_are_dogs_on_tiles_of_the_woods_and_normal_elsewhere() -> None:
    g = given("", "", tile_sets=WOODS, tiles=(BRIDGE, PLAIN))
    for square in (NORTH, (1, -2), (1, -5)):
        g.game.put_zombie(at(g.t, square))
    assert [g.t.kind_on(at(g.t, square)) for square in (NORTH, (1, -2), (1, -5))] == [NORMAL, DOG, DOG]


def test_r14_the_zombie_beside_a_grave_in_the_woods_is_a_dog() -> None:
    g = given(
        *("", ""),
        tile_sets=WOODS,
        tiles=(BRIDGE, PLAIN),
        pawns=((1, -5),),
        dogs=((1, -5),),
        lives=(0,),
        bullets=(0,),
        dice=(1,),
    )
    assert g.asked == (0, "rise")
    g.chooses("rise:1,-4")
    assert g.t.kind_on(at(g.t, (1, -4))) == DOG


def test_r14_moved_zombies_and_copies_keep_their_kind() -> None:
    g = given("slight_miscalculation", "", tiles=(HOSPITAL,), enhanced=((0, -3),), dogs=((1, -3),))
    g.chooses("play:slight_miscalculation>base_hospital@0,-1", "put:enhanced@2,-3")
    assert g.asked == (0, "put")
    g.chooses("put:dog@1,-3")
    assert [g.t.kind_on(at(g.t, square)) for square in ((0, -3), (2, -3), (1, -3))] == [ENHANCED, ENHANCED, DOG]
    assert g.t.count_on(at(g.t, (1, -3))) == 2, "dogs may double up"


def test_slight_miscalculation_needs_room_for_a_kind_that_is_in_there() -> None:
    inside = [(x, y) for y in (-3, -2) for x in range(3)] + [(0, -1), (2, -1)]
    assert not given("slight_miscalculation", "", tiles=(HOSPITAL,), zombies=inside).can_play("slight_miscalculation")
    g = given("slight_miscalculation", "", tiles=(HOSPITAL,), zombies=inside[1:], dogs=inside[:1])
    assert g.can_play("slight_miscalculation")


# -- moving ---------------------------------------------------------------------------------------------------


AROUND = [WEST, CENTRE, SOUTH, EAST]  # all other squares of Town Square, seen from the north


def test_a_normal_zombie_goes_one_square_and_fast_ones_one_or_two() -> None:
    assert ends(given("", "", zombies=(NORTH,)), NORTH) == [CENTRE]
    assert ends(given("", "", enhanced=(NORTH,)), NORTH) == AROUND
    assert ends(given("", "", dogs=(NORTH,)), NORTH) == AROUND


def test_nobody_goes_through_a_zombie_but_a_dog_through_a_single_dog() -> None:
    assert ends(given("", "", enhanced=(NORTH,), zombies=(CENTRE,), pawns=(WEST, WEST)), NORTH) == []
    assert ends(given("", "", enhanced=(NORTH,), dogs=(CENTRE,), pawns=(WEST, WEST)), NORTH) == []
    assert ends(given("", "", dogs=(NORTH,), enhanced=(CENTRE,), pawns=(WEST, WEST)), NORTH) == []
    assert ends(given("", "", dogs=(NORTH, CENTRE), pawns=(WEST, WEST)), NORTH) == AROUND
    assert ends(given("", "", dogs=(NORTH, CENTRE, CENTRE), pawns=(WEST, WEST)), NORTH) == []


def test_a_dog_joins_another_one() -> None:
    g = given("", "", dogs=(NORTH, CENTRE), pawns=(WEST,)).goes_on_to("move_zombie").chooses("zombie:1,0>1,1")
    assert g.t.count_on(at(g.t, CENTRE)) == 2
    assert g.t.crowd == [at(g.t, CENTRE)]


def test_r39_of_two_dogs_on_a_square_each_moves_once() -> None:
    g = given("", "", dogs=(NORTH, NORTH)).goes_on_to("move_zombie").chooses("zombie:1,0>1,2")
    assert offered(g, SOUTH) == []
    assert offered(g, NORTH) == AROUND
    g.chooses("zombie:1,0>1,2")
    assert g.asked == (0, "discard"), "both have moved, and there is no third one"
    assert g.t.count_on(at(g.t, SOUTH)) == 2


def test_r39_a_dog_that_has_moved_onto_an_unmoved_one_leaves_it_free_to_go() -> None:
    g = given("", "", dogs=(NORTH, SOUTH)).goes_on_to("move_zombie").chooses("zombie:1,0>1,2")
    assert offered(g, SOUTH) == [WEST, NORTH, CENTRE, EAST]
    g.chooses("zombie:1,2>1,1")
    assert g.asked == (0, "discard")


def test_a_tile_closed_to_zombies_lets_none_in_but_those_on_it_go_where_they_like() -> None:
    g = given("", "", tiles=("base_straight 0 -1 0",), pawns=(WEST,), enhanced=(NORTH, (1, -2)))
    assert ends(g, NORTH) == sorted([*AROUND, (1, -1)])
    g.t.close_tile(1)
    assert ends(g, NORTH) == AROUND
    assert ends(g, (1, -2)) == [(1, -3), (1, -1)], "the way out is blocked by the other one"
    assert g.t.with_room([at(g.t, (1, -1)), at(g.t, CENTRE)]) == [at(g.t, CENTRE)]
    assert at(g.t, (1, -1)) not in g.t.free_squares()
    assert g.t.roaming == all_steps(g.t)
    assert [tile["closed"] for tile in g.view()["map"]] == [False, True]
    assert ZombiesTable.from_data(g.t.to_data(), "table").roaming == g.t.roaming


def test_a_fast_zombie_may_leave_a_closed_tile_but_not_come_back() -> None:
    g = given("", "", tiles=("base_straight 0 -1 0",), pawns=(WEST,), enhanced=((1, -1),))
    g.t.close_tile(1)
    assert ends(g, (1, -1)) == [(1, -3), (1, -2), NORTH, CENTRE]
    g.t.move_zombie(at(g.t, (1, -1)), at(g.t, NORTH))
    assert ends(g, NORTH) == AROUND


# -- fights ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fast", ["enhanced", "dogs"])
def test_enhanced_zombies_and_dogs_need_a_five(fast: str) -> None:
    assert given("", "", **{fast: (CENTRE,)}, dice=(5,)).t.trophies[0] == 1  # type: ignore[arg-type]
    g = given("", "", **{fast: (CENTRE,)}, dice=(4,))  # type: ignore[arg-type]
    assert g.asked == (0, "pay")
    assert g.view()["fights"][0]["need"] == 5
    g.chooses("pay:bullets")
    assert (g.t.trophies[0], g.t.bullets[0]) == (1, 2)


def test_an_enhanced_zombie_costs_a_life_and_a_dog_half_a_one() -> None:
    assert given("", "", enhanced=(CENTRE,), bullets=(0,), dice=(1, 6)).lives(0) == 2
    g = given("", "", dogs=(CENTRE,), dice=(3,)).rolls(6).chooses("pay:life")
    assert g.lives(0) == 2.5
    assert "half_wound" in g.told()
    assert (g.view()["players"][0]["lives"], g.view()["players"][0]["half_life"]) == (2, True)


def test_what_a_wound_costs_is_shown_in_halves() -> None:
    g = given("", "", dogs=(CENTRE,), dice=(3,))
    life = next(option for option in g.decision.options if g.game.describe(option).id == "pay:life")
    assert g.game.describe(life).target == {"price": 1, "in": "half_lives", "left": 2, "half": True}


def test_two_dogs_are_two_fights_one_after_the_other() -> None:
    g = given("", "", dogs=(CENTRE, CENTRE), dice=(5, 6))
    assert (g.t.trophies[0], g.t.crowd) == (2, [])


def test_the_example_of_the_dogs() -> None:
    """7.3, 11: half a life, two dogs, no bullets: a miss takes the half, a kill, a miss: die or fight desperately."""
    g = given("", "", dogs=(CENTRE, CENTRE), lives=(0.5,), bullets=(0,), dice=(4, 5, 3))
    assert g.ids == ["pay:die", "pay:desperate"]
    assert (g.lives(0), g.t.trophies[0]) == (0, 1)
    g.chooses("pay:desperate")
    assert (g.t.trophies[0], g.t.count_on(at(g.t, CENTRE)), g.pawn(0)) == (0, 1, CENTRE)


def test_who_walks_into_two_dogs_fights_both() -> None:
    g = given("", "", dogs=(NORTH, NORTH)).rolls(6, 6).chooses("step:1,0")
    assert (g.t.trophies[0], g.asked) == (2, (0, "step"))


def test_r28_a_dog_that_joins_the_fight_waits_for_phase_b() -> None:
    g = given("", "this_isnt_so_bad", dogs=(NORTH, SOUTH), pawns=(CENTRE, EAST)).goes_on_to("step").chooses("step:1,0")
    assert g.asked == (1, "before_fight")
    g.rolls(6).chooses("play:this_isnt_so_bad", "pick_zombie:1,2", "send_zombie:1,0")
    g.goes_on_to("step", player=0)
    assert g.t.count_on(at(g.t, NORTH)) == 1, "one was fought, the other waits"


def test_r23_half_a_life_pays_for_a_dog_but_not_for_a_zombie() -> None:
    assert given("", "", dogs=(CENTRE,), lives=(0.5,), bullets=(0,), dice=(1, 6)).lives(0) == 0
    assert given("", "", zombies=(CENTRE,), lives=(0.5,), bullets=(0,), dice=(1,)).pawn(0) is None


def test_r21_half_a_life_counts_as_a_token_when_points_are_computed() -> None:
    assert [given("", "", lives=(lives,)).walk.points for lives in (0, 0.5, 1, 2.5, 4.5)] == [2, 3, 3, 5, 7]


def test_r22_two_and_a_half_lives_become_three_on_town_square_and_by_the_first_aid_kit() -> None:
    g = given("", "", lives=(2.5,))
    g.goes_on_to_turn(2)
    assert g.lives(0) == 3
    assert given("", "", lives=(2.5,), items=("first_aid_kit",)).chooses("activate:first_aid_kit").lives(0) == 3


def test_r22_with_four_and_a_half_lives_the_fifth_token_stays_where_it_is() -> None:
    g = given("", "", tile_sets=WOODS, tiles=(BRIDGE, PLAIN), pawns=((1, -5),), life_at=((1, -5),), lives=(4.5,))
    assert g.asked == (0, "step")
    assert given("", "", tiles=(HOSPITAL,), pawns=((1, -2),), life_at=((1, -2),), lives=(4,)).asked == (0, "take")


def test_a_grenade_kills_both_dogs_of_a_square() -> None:
    g = given(
        "", "", tiles=(HOSPITAL,), pawns=((1, -1),), items=("grenade",), dogs=((1, -3), (1, -3)), zombies=((0, -3),)
    )
    g.chooses("activate:grenade>base_hospital@0,-1")
    assert (g.t.trophies[0], g.t.crowd) == (3, [])


def test_a_way_of_two_squares_is_shut_by_an_effect_in_its_middle() -> None:
    """As somebody who keeps dogs off his square."""
    g = given("", "", dogs=(NORTH,), zombies=(EAST,), pawns=(WEST, WEST))
    steps = [at(g.t, NORTH) * SQUARES + at(g.t, square) for square in (CENTRE, SOUTH)]
    assert free_to_go(g.t, steps) == steps
    assert [has_open_way(g.t, step, {at(g.t, CENTRE)}) for step in steps] == [False, False]
    assert [has_open_way(g.t, step, {at(g.t, SOUTH)}) for step in steps] == [True, False]
    assert squares_between(g.t, at(g.t, NORTH), at(g.t, SOUTH)) == [at(g.t, CENTRE)]
    g.t.close_tile(0)
    assert squares_between(g.t, at(g.t, NORTH), at(g.t, SOUTH)) == [at(g.t, CENTRE)], "it was on that tile before"


def test_nobody_moves_while_all_zombies_are_pinned() -> None:
    from orda.games.zombies.sets.base.items import NO_ZOMBIE_MOVES

    g = given("", "", dogs=(NORTH,), enhanced=(EAST,))
    g.t.lasts(NO_ZOMBIE_MOVES, on=EVERYBODY)
    g.chooses("stop")
    assert g.asked != (0, "move_zombie")
