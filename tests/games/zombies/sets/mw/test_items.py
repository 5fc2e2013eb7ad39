"""The items of Mall Walkers, a section each: where they come into play, when they may be used, what that does."""

from __future__ import annotations

import pytest

from orda.games.zombies.sets.mw.items import CUTE
from orda.games.zombies.sets.mw.zombies import SPRINKLERS
from orda.games.zombies.table import EVERYBODY
from orda.games.zombies.turn import free_to_go, zombie_moves
from tests.games.zombies.harness import CENTRE, HELIPAD, HOSPITAL, cards, given
from tests.games.zombies.sets.mw.mall import CROSSING, FOOD, LINGERIE, PETS, USED_GOODS, in_the_mall

WHERE = {
    "aww_isnt_he_cute": (PETS, (1, -9)),
    "now_thats_just_gross": (LINGERIE, (1, -9)),
    "one_mans_garbage": (USED_GOODS, (0, -8)),
    "you_want_fries_with_that": (FOOD, (1, -8)),
}


@pytest.mark.parametrize("name", WHERE)
def test_r45_it_is_an_item_played_inside_its_shop(name: str) -> None:
    shop, inside = WHERE[name]
    g = in_the_mall(name, "", shops=shop, pawns=(inside,)).chooses(f"play:{name}")
    assert (g.items(0), g.discard) == ([name], [])


@pytest.mark.parametrize("name", WHERE)
def test_it_is_not_played_in_the_corridor_before_its_shop(name: str) -> None:
    shop, _ = WHERE[name]
    g = in_the_mall(name, "", shops=shop, pawns=((1, -7),)).goes_on_to("step")
    assert g.can_play(name) == []


@pytest.mark.parametrize("name", WHERE)
def test_r47_it_may_be_used_in_the_turn_it_was_played_and_no_second_one_is_played(name: str) -> None:
    shop, inside = WHERE[name]
    g = in_the_mall(f"{name} {name}", "", shops=shop, pawns=(inside,), discard="fear").chooses(f"play:{name}")
    beside = name != "now_thats_just_gross"  # it has no building beside it here
    assert bool(g.can_play(name)) == beside
    g.t.may_play |= 1
    assert g.goes_on_to("step").can_play(name) == ([f"activate:{name}"] if beside else [])


# -- Aww, Isn't He Cute? ----------------------------------------------------------------------------------


def test_aww_isnt_he_cute_ends_a_fight_and_starts_none_on_that_tile_this_turn() -> None:
    g = given("", "", items=("aww_isnt_he_cute",), zombies=(CENTRE, (1, 0)), bullet_at=((1, 0),))
    g.goes_on_to("before_fight").chooses("activate:aww_isnt_he_cute")
    assert (g.t.fights, g.t.trophies[0], g.discard) == ([], 0, ["aww_isnt_he_cute"])
    g.goes_on_to("step").chooses("step:1,0")
    assert g.t.fights == []
    assert g.t.bullets[0] == 3, "tokens under zombies stay out of reach"


def test_aww_isnt_he_cute_protects_on_that_tile_only_and_again_when_one_comes_back() -> None:
    straight = "base_straight 1 0 1"
    g = given("", "", items=("aww_isnt_he_cute",), tiles=(straight,), pawns=((2, 1),), zombies=((3, 1), (2, 1)))
    g.goes_on_to("before_fight").chooses("activate:aww_isnt_he_cute")
    g.goes_on_to("step").rolls(6).chooses("step:3,1")
    assert g.t.trophies[0] == 1
    g.chooses("step:2,1")
    assert (g.t.fights, g.t.trophies[0]) == ([], 1)


def test_aww_isnt_he_cute_ends_with_the_turn_and_helps_nobody_else() -> None:
    g = given("", "", items=("aww_isnt_he_cute",), zombies=((1, 0),)).chooses("activate:aww_isnt_he_cute")
    assert g.t.effects == [(CUTE, 0, 0, 1, 0)]
    g.goes_on_to_turn(2)
    assert g.t.effects == []


def test_r46_aww_isnt_he_cute_helps_in_a_fight_off_turn() -> None:
    g = given("", "where_did_everybody_go", items=("aww_isnt_he_cute",), active=1, zombies=((1, 0),))
    g.chooses("play:where_did_everybody_go>0", "step:1,0")
    assert g.asked == (0, "before_fight")
    g.chooses("activate:aww_isnt_he_cute")
    assert g.t.fights == []


def test_aww_isnt_he_cute_is_of_no_use_where_one_is_at_peace_already() -> None:
    g = given("alternate_food_source", "", items=("aww_isnt_he_cute",)).chooses("play:alternate_food_source")
    assert g.goes_on_to("step").can_play("aww_isnt_he_cute") == []


# -- Now That's Just Gross! -------------------------------------------------------------------------------


def test_now_thats_just_gross_takes_one_inside_a_building_on_a_tile_beside_ones_own() -> None:
    g = given("", "", items=("now_thats_just_gross",), tiles=(HOSPITAL,)).chooses("activate:now_thats_just_gross")
    assert (g.asked, len(g.ids)) == ((0, "slip_away"), 8)
    g.chooses("slip_away:0,-3")
    assert (g.pawn(0), g.discard) == ((0, -3), ["now_thats_just_gross"])


def test_now_thats_just_gross_leaves_a_fight_and_the_new_square_counts_r30() -> None:
    g = given("", "", items=("now_thats_just_gross",), tiles=(HOSPITAL,), zombies=(CENTRE, (2, -3)), dice=(6,))
    g.goes_on_to("before_fight").chooses("activate:now_thats_just_gross", "slip_away:0,-3")
    assert (g.t.fights, g.zombies) == ([], [CENTRE, (2, -3)])
    g = given("", "", items=("now_thats_just_gross",), tiles=(HOSPITAL,), zombies=(CENTRE, (2, -3)))
    g.goes_on_to("before_fight").rolls(6).chooses("activate:now_thats_just_gross", "slip_away:2,-3")
    assert g.t.trophies[0] == 1


def test_now_thats_just_gross_in_the_own_movement_the_arrival_is_a_step_without_points() -> None:
    g = given("", "", items=("now_thats_just_gross",), tiles=(HOSPITAL,), zombies=((0, -3),)).goes_on_to("step")
    points = g.walk.points
    g.rolls(6).chooses("activate:now_thats_just_gross", "slip_away:0,-3")
    assert (g.t.trophies[0], g.walk.points) == (1, points)


def test_now_thats_just_gross_needs_a_building_beside() -> None:
    g = given("", "", items=("now_thats_just_gross",), tiles=("base_straight 0 -1 0", "base_hospital 0 -2 0"))
    assert g.asked == (0, "step")
    assert g.can_play("now_thats_just_gross") == []


def test_r66_now_thats_just_gross_obeys_claustrophobia() -> None:
    g = given("", "claustrophobia", items=("now_thats_just_gross",), tiles=(HOSPITAL,), active=1)
    g.chooses("play:claustrophobia>0")
    assert g.goes_on_to("step", player=0).can_play("now_thats_just_gross") == []


# -- One Man's Garbage... ---------------------------------------------------------------------------------


def test_one_mans_garbage_takes_the_top_of_the_discard_pile_and_is_discarded_after_it() -> None:
    g = given("", "", items=("one_mans_garbage",), discard="fear grenade").chooses("activate:one_mans_garbage")
    assert g.heard("take_discarded") == {"player": 0, "card": "grenade"}
    assert "grenade" in g.view(0)["players"][0]["hand"]
    assert (g.discard, g.items(0)) == (["fear", "one_mans_garbage"], [])


def test_one_mans_garbage_everybody_knows_the_card_taken() -> None:
    g = given("fear fear", "", "", items=("one_mans_garbage",), discard="grenade").chooses("activate:one_mans_garbage")
    assert [g.view(seat)["players"][0]["known"] for seat in (1, 2)] == [["grenade"]] * 2
    assert all("grenade" in g.redealt(1, seed).view(0)["players"][0]["hand"] for seed in range(5))


def test_one_mans_garbage_needs_a_discard_and_the_own_turn() -> None:
    assert given("", "", items=("one_mans_garbage",), deck="").asked == (0, "step")
    g = given("", "", items=("", "one_mans_garbage"), discard="fear")
    assert g.asked == (0, "step")


def test_r40_one_mans_garbage_more_than_three_cards_are_discarded_at_the_end_of_the_turn() -> None:
    g = given("skateboard grenade chainsaw", "", items=("one_mans_garbage",), discard="fear")
    g.chooses("activate:one_mans_garbage")
    assert len(g.t.hands[0]) == 4
    assert g.goes_on_to("discard_down").asked == (0, "discard_down")


def test_one_mans_garbage_with_several_decks_one_chooses_the_pile() -> None:
    more = {"card_sets": ["base", "dc"], "event_decks": "separate"}
    g = given("", "", items=("one_mans_garbage",), discard="fear", deck="", **more)  # type: ignore[arg-type]
    g.t.whose_decks, g.t.more_decks, g.t.more_discards = 1, [[]], [[30 + 256]]
    g.chooses("activate:one_mans_garbage")
    assert (g.asked, g.ids) == ((0, "rummage"), ["rummage:base", "rummage:dc"])
    g.chooses("rummage:dc")
    assert g.heard("take_discarded")["card"] == "govt_enhanced_zombies"


def test_r63_one_mans_garbage_with_a_deck_for_each_one_takes_from_ones_own() -> None:
    g = given("", "", items=("one_mans_garbage",), discard="", deck="")
    g.t.whose_decks, g.t.more_decks, g.t.more_discards = 2, [[]], [[6 + 256]]
    assert g.goes_on_to("step").can_play("one_mans_garbage") == []
    g = given("", "", items=("one_mans_garbage",), discard="fear", deck="")
    g.t.whose_decks, g.t.more_decks, g.t.more_discards = 2, [[]], [[8 + 256]]
    g.chooses("activate:one_mans_garbage")
    assert g.heard("take_discarded")["card"] == "fear"


# -- You Want Fries With That? ----------------------------------------------------------------------------


def test_you_want_fries_with_that_no_zombie_comes_onto_the_tile_any_more() -> None:
    g = in_the_mall("", "", items=("you_want_fries_with_that",), pawns=(CROSSING,), zombies=((1, -3), (1, -7)))
    g.chooses("activate:you_want_fries_with_that").goes_on_to("move_zombie")
    assert {way.split(">")[1] for way in g.ids} == {"1,-2", "1,-8"}
    assert g.discard == ["you_want_fries_with_that"]
    g.goes_on_to_turn(6)
    assert not [square for square in g.zombies if -6 <= square[1] <= -4], "for good"


def test_you_want_fries_with_that_zombies_on_the_tile_stay_and_move_on_it_or_leave() -> None:
    g = in_the_mall("", "", items=("you_want_fries_with_that",), pawns=(CROSSING,), zombies=((1, -6),))
    g.chooses("activate:you_want_fries_with_that").goes_on_to("move_zombie")
    assert sorted(g.ids) == ["zombie:1,-6>1,-5", "zombie:1,-6>1,-7"]
    g.chooses("zombie:1,-6>1,-7").goes_on_to("move_zombie")
    assert g.zombies == [(1, -8)], "once it had left there was one way only"


def test_you_want_fries_with_that_a_fast_zombie_goes_round_or_stays_out() -> None:
    g = in_the_mall("", "", items=("you_want_fries_with_that",), pawns=(CROSSING,), enhanced=((1, -7), (1, -4)))
    g.chooses("activate:you_want_fries_with_that").goes_on_to("move_zombie")
    ways = [tuple(way.removeprefix("zombie:").split(">")) for way in g.ids]
    assert {to for start, to in ways if start == "1,-7"} == {"1,-8", "0,-8", "2,-8", "1,-9"}
    assert {to for start, to in ways if start == "1,-4"} == {"1,-5", "0,-5", "2,-5", "1,-6", "1,-3", "1,-2"}


def test_you_want_fries_with_that_nothing_puts_a_zombie_there() -> None:
    for name in ("zombie_master", "hello_may_i_help_you", "this_isnt_so_bad"):
        g = in_the_mall("", name, items=("you_want_fries_with_that",), pawns=(CROSSING, CENTRE), zombies=((1, -1),))
        g.chooses("activate:you_want_fries_with_that", f"play:{name}")
        for _ in range(5):
            squares = [way.split("@")[-1].split(":")[-1] for way in g.ids if way.startswith(("put", "send"))]
            assert not [square for square in squares if -6 <= int(square.split(",")[1]) <= -4]
            g.lets_go()
        assert not [square for square in g.zombies if -6 <= square[1] <= -4]


def test_r48_you_want_fries_with_that_on_the_only_tile_leaves_no_room_for_zombie_master() -> None:
    g = given("zombie_master", "", items=("you_want_fries_with_that",))
    assert g.can_play("zombie_master")
    g.chooses("activate:you_want_fries_with_that")
    assert g.goes_on_to("step").can_play("zombie_master") == []


def test_you_want_fries_with_that_is_for_any_tile_a_helipad_too_but_not_twice() -> None:
    g = given("", "", items=("you_want_fries_with_that",), tiles=(HELIPAD,), pawns=((3, 1),))
    g.chooses("activate:you_want_fries_with_that")
    assert g.view(1)["map"][1]["closed"]
    g.t.items[0], g.t.may_activate = cards("you_want_fries_with_that"), 3
    assert g.goes_on_to("step").can_play("you_want_fries_with_that") == []


def test_you_want_fries_with_that_is_used_in_the_own_turn_only() -> None:
    assert given("", "", items=("", "you_want_fries_with_that")).asked == (0, "step")
    g = given("", "", items=("you_want_fries_with_that",)).chooses("activate:you_want_fries_with_that")
    assert g.heard("close_tile") == {"tile": "base_town_square", "x": 0, "y": 0}


def test_you_want_fries_with_that_a_fast_zombie_walks_two_squares_on_the_tile_whatever_else_is_closed() -> None:
    g = in_the_mall("", "", items=("you_want_fries_with_that",), pawns=(CROSSING,), enhanced=((1, -6),))
    g.chooses("activate:you_want_fries_with_that")
    g.t.lasts(SPRINKLERS, on=EVERYBODY, next_turn_of=0)
    assert zombie_moves(g.game, ()) == [], "pinned"
    g.t.effects.clear()
    free = zombie_moves(g.game, ())
    assert free_to_go(g.t, free) == free
