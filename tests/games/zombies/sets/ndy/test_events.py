"""The event cards of Not Dead Yet about zombies, turns, bullets and tokens, a section each."""

from __future__ import annotations

import pytest

from orda.games.zombies.sets.ndy.events import HANDS_OFF, LIGHTS_OUT
from orda.games.zombies.table import EVERYBODY
from tests.games.zombies.harness import CENTRE, HELIPAD, HOSPITAL, At, given

ROADS = ("base_straight 0 1 0", "base_straight 0 2 0")  # 1,3 to 1,8
WOODS = ("te_bridge 0 -1 0", "te_woods_01 0 -2 0", "te_woods_01 0 -3 0")  # 0,-6 to 2,-4, then 0,-9 to 2,-7

# -- Did You Hear That? -----------------------------------------------------------------------------------


def noise(hand: str = "did_you_hear_that", other: str = "", **position: object) -> At:
    """One straight road with two zombies, Town Square to the north of it, another road to the south."""
    lie = {"tiles": ROADS, "pawns": ((1, 3), (1, 8)), "zombies": ((1, 4), (1, 5))} | position
    return given(hand, other, **lie)  # type: ignore[arg-type]


def test_did_you_hear_that_sends_the_zombies_of_the_own_tile_to_the_neighbour_one_chooses() -> None:
    g = noise().chooses("play:did_you_hear_that")
    assert (g.asked, g.ids) == ((0, "drive_to"), ["drive_to:base_town_square@0,0", "drive_to:base_straight@0,2"])
    g.chooses("drive_to:base_straight@0,2")
    assert g.asked == (0, "keep_clear"), "two of three squares are used"
    g.chooses("keep_clear:zombie@1,6")
    assert g.zombies == [(1, 7), (1, 8)], "the square of a pawn is a legal zombie square"
    assert g.t.trophies == [0, 0]


def test_did_you_hear_that_those_without_room_are_gone_without_trophies() -> None:
    g = noise(zombies=((1, 4), (1, 5), (1, 6), (1, 7))).chooses("play:did_you_hear_that", "drive_to:base_straight@0,2")
    assert (g.zombies, g.t.trophies) == ([(1, 6), (1, 7), (1, 8)], [0, 0])


def test_did_you_hear_that_breaks_off_the_own_fight_when_its_zombie_goes() -> None:
    g = noise(zombies=((1, 3),)).goes_on_to("before_fight")
    g.chooses("play:did_you_hear_that", "drive_to:base_straight@0,2", "put:zombie@1,7")
    assert (g.zombies, g.t.fights) == ([(1, 7)], [])
    assert g.asked == (0, "step")


def test_did_you_hear_that_takes_zombies_of_every_kind_and_two_dogs_share_a_square() -> None:
    g = given(
        *("did_you_hear_that", ""), tiles=WOODS, tile_sets=("base", "te"), pawns=((0, -4),),
        dogs=((0, -6), (0, -6), (1, -6)), enhanced=((2, -6),),
    )  # fmt: skip
    g.chooses("play:did_you_hear_that", "drive_to:te_woods_01@0,-3", "put:enhanced@0,-9")
    g.refuses("put:dog@0,-9").chooses("put:dog@1,-9", "put:dog@1,-9")
    g.refuses("put:dog@1,-9").chooses("put:dog@2,-9")
    counts = {square: g.t.count_on(s) for s in g.t.crowd for square in [g.t.city.xy(s)]}
    assert counts == {(0, -9): 1, (1, -9): 2, (2, -9): 1}


def test_did_you_hear_that_wins_on_a_helipad_whose_centre_it_clears() -> None:
    g = given("did_you_hear_that", "", tiles=(HELIPAD,), pawns=((4, 1),), zombies=((4, 1),))
    g.chooses("play:did_you_hear_that")
    assert (g.is_over, g.result.reason) == (True, "helipad")


def test_did_you_hear_that_needs_a_zombie_a_neighbour_and_a_pawn() -> None:
    assert noise(zombies=((1, 7),)).can_play("did_you_hear_that") == []
    assert given("did_you_hear_that", "", zombies=((1, 0),)).can_play("did_you_hear_that") == []
    off_the_map = given("did_you_hear_that", "", active=1, pawns=(None,), tiles=ROADS, zombies=((1, 4),))
    assert off_the_map.can_play("did_you_hear_that") == []


def test_did_you_hear_that_is_played_in_others_turns_too() -> None:
    g = noise("", "did_you_hear_that", pawns=((1, 8), (1, 3)))
    assert (g.asked, g.can_play("did_you_hear_that")) == ((1, "turn_start"), ["play:did_you_hear_that"])


# -- Don't Go To Sleep ------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", [1, 6])
def test_dont_go_to_sleep_does_nothing_on_a_one_or_a_six(face: int) -> None:
    g = given("", "dont_go_to_sleep").rolls(face).chooses("play:dont_go_to_sleep>0")
    assert (g.zombies, g.asked) == ([], (0, "step"))


@pytest.mark.parametrize("face", [2, 3, 4, 5])
def test_dont_go_to_sleep_otherwise_the_turn_is_over_and_a_zombie_stands_there(face: int) -> None:
    g = given("fear", "dont_go_to_sleep", to_draw="base_straight").chooses("pass")
    g.rolls(face).chooses("play:dont_go_to_sleep>0")
    assert g.zombies == [CENTRE]
    assert "asleep" in g.told()
    assert g.asked == (0, "turn_end"), "the window at the end of the turn still opens"
    g.chooses("pass")
    assert (g.t.active, g.t.turn, len(g.t.tiles)) == (1, 2, 1), (
        "no exploring, no moving, no discard; then the next turn"
    )


def test_dont_go_to_sleep_puts_no_second_zombie() -> None:
    g = (
        given("", "dont_go_to_sleep", pawns=(CENTRE, (1, 0)), zombies=(CENTRE,))
        .rolls(3)
        .chooses("play:dont_go_to_sleep>0")
    )
    assert g.t.count_on(g.t.pawns[0]) == 1
    assert g.t.trophies == [0, 0], "and the one there is not fought"


def test_dont_go_to_sleep_puts_a_dog_in_the_woods() -> None:
    g = given("", "dont_go_to_sleep", tiles=WOODS, tile_sets=("base", "te"), pawns=((1, -5),))
    g.rolls(3).chooses("play:dont_go_to_sleep>0")
    assert [zombie[2] for zombie in g.view()["zombies"]] == ["dog"]


def test_dont_go_to_sleep_is_only_for_the_opponent_whose_turn_begins() -> None:
    g = given("dont_go_to_sleep", "", "dont_go_to_sleep")
    assert (g.asked, g.can_play("dont_go_to_sleep")) == ((2, "turn_start"), ["play:dont_go_to_sleep>0"])
    g.chooses("pass")
    assert g.asked == (0, "step"), "later in the turn it is too late"


# -- No Guts, No Glory ------------------------------------------------------------------------------------


def test_no_guts_no_glory_forbids_bullets_until_the_end_of_the_own_next_turn() -> None:
    g = given("no_guts_no_glory", "", zombies=(CENTRE,)).rolls(3, 6).chooses("play:no_guts_no_glory")
    assert (g.lives(0), g.t.bullets[0], g.t.trophies[0]) == (2, 3, 1), "a life was the only way to pay"
    assert [effect[:4] for effect in g.t.effects] == [(HANDS_OFF, EVERYBODY, 0, 2)]
    seen = [g.t.lies_on(HANDS_OFF, EVERYBODY) for turn in (2, 3, 4) if g.goes_on_to_turn(turn) is not None]
    assert seen == [True, True, False]


def test_no_guts_no_glory_applies_to_a_roll_still_unpaid() -> None:
    g = given("", "no_guts_no_glory", zombies=(CENTRE,), lives=(0,), dice=(3,)).goes_on_to("after_roll")
    g.chooses("play:no_guts_no_glory")
    assert g.t.pawns[0] < 0, "with neither life nor trophy, and bullets of no use, he dies"
    assert "die" in g.told()


def test_no_guts_no_glory_holds_in_duels_too() -> None:
    g = given("", "", scenario="keys", keys=1)
    g.t.lasts(HANDS_OFF, on=EVERYBODY, next_turn_of=0)
    g.goes_on_to("challenge").chooses("challenge")
    assert g.asked[1] == "raise"
    assert not [option for option in g.ids if option.startswith("raise:")]


def test_no_guts_no_glory_leaves_the_bullets_where_they_are_and_weapons_at_work() -> None:
    g = given("no_guts_no_glory", "", zombies=(CENTRE,), items=("fire_axe",), dice=(3,)).chooses(
        "play:no_guts_no_glory"
    )
    assert (g.t.trophies[0], g.t.bullets[0]) == (1, 3)


# -- Power Outage -----------------------------------------------------------------------------------------


def test_power_outage_nobody_takes_tokens_until_the_end_of_the_own_next_turn() -> None:
    g = given("power_outage", "", bullet_at=(CENTRE,), life_at=((1, 0),), lives=(2, 2)).chooses("play:power_outage")
    assert (g.asked, g.t.bullets[0]) == ((0, "step"), 3)
    g.chooses("step:1,0")
    assert (g.asked, g.lives(0)) == ((0, "step"), 2)
    seen = [g.t.lies_on(LIGHTS_OUT, EVERYBODY) for turn in (2, 3, 4) if g.goes_on_to_turn(turn) is not None]
    assert seen == [True, True, False]


def test_power_outage_r38_there_is_no_bonus_in_town_square() -> None:
    g = given("power_outage", "", lives=(2,)).chooses("play:power_outage", "stop").goes_on_to("turn_start", "step")
    assert (g.lives(0), g.t.bullets[0]) == (2, 3)


def test_power_outage_leaves_gains_by_cards() -> None:
    g = given("power_outage", "", items=("lots_of_ammo",)).chooses("play:power_outage", "activate:lots_of_ammo")
    assert g.t.bullets[0] == 6


def test_power_outage_a_second_one_of_the_same_player_would_change_nothing() -> None:
    g = given("power_outage", "", pawns=((1, 0),))
    g.t.lasts(LIGHTS_OUT, on=EVERYBODY, next_turn_of=0)
    assert g.lets_go().can_play("power_outage") == []


# -- That's Not So Scary ----------------------------------------------------------------------------------


def test_thats_not_so_scary_gives_another_turn_right_after_this_one() -> None:
    g = given("thats_not_so_scary fear", "", "", lives=(1,), bullets=(1,), pawns=((1, 0),))
    g.chooses("play:thats_not_so_scary")
    assert "extra_turn" in g.told()
    g.goes_on_to_turn(2)
    assert (g.t.active, g.t.may_play & 1) == (0, 1)
    g.goes_on_to_turn(3)
    assert g.t.active == 1, "only one"


def test_r43_thats_not_so_scary_the_extra_turn_counts_for_effects_that_last() -> None:
    g = given("thats_not_so_scary", "", lives=(1,), bullets=(1,), pawns=((1, 0),))
    g.t.lasts(LIGHTS_OUT, on=EVERYBODY, next_turn_of=0)
    g.chooses("play:thats_not_so_scary").goes_on_to_turn(3)
    assert (g.t.active, g.t.effects) == (1, [])


@pytest.mark.parametrize(("lives", "bullets"), [(1, 0), (1, 2), (2, 1), (0, 1), (1.5, 1), (0.5, 1)])
def test_thats_not_so_scary_needs_exactly_one_life_and_one_bullet(lives: float, bullets: int) -> None:
    g = given("thats_not_so_scary", "", lives=(lives,), bullets=(bullets,))
    assert g.can_play("thats_not_so_scary") == []


def test_thats_not_so_scary_is_for_the_own_turn_only() -> None:
    g = given("", "thats_not_so_scary", lives=(3, 1), bullets=(3, 1))
    assert g.asked == (0, "step")


def test_thats_not_so_scary_needs_it_again_when_it_is_carried_out() -> None:
    g = given("thats_not_so_scary", "that_didnt_just_happen", lives=(1,), bullets=(1,)).chooses(
        "play:thats_not_so_scary"
    )
    assert g.asked == (1, "card_played")
    g.t.bullets[0] = 2
    g.chooses("pass")
    assert (g.t.extra_turn, "no_effect" in g.told()) == (0, True)


# -- They're Coming For You, ____ -------------------------------------------------------------------------


def test_theyre_coming_for_you_fills_the_tile_of_an_opponent_pawns_included() -> None:
    g = given("theyre_coming_for_you", "", tiles=ROADS, pawns=(CENTRE, (1, 4)), zombies=((1, 5),))
    g.chooses("play:theyre_coming_for_you>1")
    assert g.zombies == [(1, 3), (1, 4), (1, 5)]


def test_theyre_coming_for_you_r76_whoever_walks_may_walk_away_from_them() -> None:
    g = given("", "theyre_coming_for_you", tiles=ROADS, pawns=((1, 3), (1, 8))).goes_on_to("step")
    g.chooses("step:1,4").goes_on_to("between_steps").chooses("play:theyre_coming_for_you>0")
    assert (g.asked, g.t.trophies[0], (1, 4) in g.zombies) == ((0, "step"), 0, True)


def test_theyre_coming_for_you_are_dogs_in_the_woods_and_join_no_other() -> None:
    g = given(
        *("theyre_coming_for_you", ""), tiles=WOODS, tile_sets=("base", "te"), pawns=(CENTRE, (1, -5)), dogs=((0, -6),)
    )
    g.chooses("play:theyre_coming_for_you>1")
    walkable = len(g.t.city.squares_on(g.t.pawns[1] // 9))
    assert [zombie[2] for zombie in g.view()["zombies"]] == ["dog"] * walkable


def test_theyre_coming_for_you_needs_room_and_a_pawn_and_is_never_for_oneself() -> None:
    full = ((1, 3), (1, 4), (1, 5))
    g = given("theyre_coming_for_you", "", "", "", tiles=ROADS, pawns=((1, 7), (1, 4), None, (1, 7)), zombies=full)
    assert g.can_play("theyre_coming_for_you") == ["play:theyre_coming_for_you>3"]


def test_theyre_coming_for_you_puts_none_on_a_tile_closed_to_zombies() -> None:
    g = given("theyre_coming_for_you", "", tiles=ROADS, pawns=(CENTRE, (1, 4)))
    g.t.close_tile(g.t.pawns[1] // 9)
    assert g.lets_go().can_play("theyre_coming_for_you") == []


# -- What Could Possibly Be Behind That Door? -------------------------------------------------------------


def at_the_door(hand: str = "what_could_be_behind_that_door", **position: object) -> At:
    lie = {"tiles": (HOSPITAL,), "pawns": ((1, -1),)} | position
    return given(hand, "", **lie).goes_on_to("step").chooses("step:1,-2")  # type: ignore[arg-type]


@pytest.mark.parametrize("face", [4, 5, 6])
def test_what_could_be_behind_that_door_all_zombies_inside_are_gone(face: int) -> None:
    g = at_the_door(zombies=((1, -2), (0, -3), (1, 0)))
    assert g.asked == (0, "enters_building")
    g.rolls(face).chooses("play:what_could_be_behind_that_door")
    assert (g.zombies, g.t.trophies[0]) == ([(1, 0)], 0)
    assert g.asked == (0, "step"), "with nothing to fight"


@pytest.mark.parametrize("face", [1, 2, 3])
def test_what_could_be_behind_that_door_or_one_stands_on_every_free_square(face: int) -> None:
    g = at_the_door(zombies=((0, -3),)).rolls(face).chooses("play:what_could_be_behind_that_door")
    inside = g.t.city.squares_inside(1)
    assert [square for square in inside if not g.t.zombies[square]] == [g.t.pawns[0]]
    assert g.t.trophies[0] == 0


def test_what_could_be_behind_that_door_comes_before_the_fight_on_the_entered_square() -> None:
    g = at_the_door(zombies=((1, -2),)).rolls(1, 6).chooses("play:what_could_be_behind_that_door")
    assert g.t.trophies[0] == 1
    assert len(g.zombies) == 7


def test_what_could_be_behind_that_door_two_dogs_are_gone_together() -> None:
    g = given(
        *("what_could_be_behind_that_door", ""), tiles=(HOSPITAL,), pawns=((1, -1),), dogs=((0, -3), (0, -3))
    ).goes_on_to("step")
    g.chooses("step:1,-2").rolls(4).chooses("play:what_could_be_behind_that_door")
    assert g.zombies == []


def test_what_could_be_behind_that_door_is_for_who_enters_and_only_then() -> None:
    inside = given("what_could_be_behind_that_door", "", tiles=(HOSPITAL,), pawns=((1, -2),)).goes_on_to("step")
    assert inside.can_play("what_could_be_behind_that_door") == []
    assert inside.chooses("step:0,-2").asked == (0, "step"), "going on inside is not entering"
    other = given("", "what_could_be_behind_that_door", tiles=(HOSPITAL,), pawns=((1, -1), (1, -1))).goes_on_to("step")
    assert other.chooses("step:1,-2").asked == (0, "step")
