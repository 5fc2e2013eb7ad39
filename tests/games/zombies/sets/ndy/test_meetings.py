"""Cards of Not Dead Yet where they meet those of the other sets, and each other."""

from __future__ import annotations

from orda.games.zombies.identity import kept_on
from orda.games.zombies.sets.te.events import LOST
from orda.games.zombies.tiles import DOG
from tests.games.zombies.harness import CENTRE, HOSPITAL, given

ROADS = ("base_straight 0 1 0", "base_straight 0 2 0", "base_straight 0 3 0")  # 1,3 to 1,11
WOODS = ("te_bridge 0 -1 0", "te_woods_01 0 -2 0")  # 0,-6 to 2,-4

# -- copies -----------------------------------------------------------------------------------------------


def test_hey_i_got_one_of_those_as_where_did_he_go_comes_with_a_zombie_of_that_kind() -> None:
    hands = ("", "where_did_he_go", "hey_i_got_one_of_those")
    g = given(*hands, tiles=WOODS, tile_sets=("base", "te"), pawns=((1, -5),), dogs=((1, -5),), dice=(6,))
    g.goes_on_to("zombie_killed").chooses("play:where_did_he_go>0")
    assert g.asked == (2, "item_played")
    g.chooses("play:hey_i_got_one_of_those")
    assert [kept_on(g.t.items[seat][0]) for seat in (1, 2)] == [DOG, DOG]
    g.goes_on_to("turn_start", player=2).chooses("activate:where_did_he_go", "put_back:1,1")
    assert [1, 1, "dog"] in g.view()["zombies"]


def test_hey_i_got_one_of_those_copies_no_page() -> None:
    g = given("twist_of_fate", "hey_i_got_one_of_those").chooses("play:twist_of_fate")
    assert (g.items(0), g.asked[1] != "item_played") == (["twist_of_fate"], True)


# -- items that change hands ------------------------------------------------------------------------------


def test_its_hard_being_you_takes_pages_too() -> None:
    lie = {"zombies": (CENTRE,), "lives": (0,), "bullets": (0,), "dice": (1,), "items": ("twist_of_fate",)}
    g = given("", "its_hard_being_you", **lie).goes_on_to("player_dies")  # type: ignore[arg-type]
    g.chooses("play:its_hard_being_you>0")
    assert (g.items(0), g.items(1)) == ([], ["twist_of_fate"])


def test_its_hard_being_you_leaves_adjusting_nicely_to_who_dies_first() -> None:
    """The dying player is asked before the others, if it is his turn."""
    lie = {"zombies": (CENTRE,), "lives": (0,), "bullets": (0,), "dice": (1,), "items": ("adjusting_nicely",)}
    g = given("", "its_hard_being_you", trophies=(8,), **lie).goes_on_to("pay")  # type: ignore[arg-type]
    g.chooses("pay:die")
    assert g.asked == (0, "player_dies")
    g.chooses("activate:adjusting_nicely")
    assert (g.t.trophies[0], g.items(1)) == (8, [])


def test_with_friends_like_you_takes_pages_too_and_uses_none_of_them() -> None:
    items = ("fire_axe", "twist_of_fate")
    g = given("with_friends_like_you", "", items=items, bullets=(3, 3)).chooses("play:with_friends_like_you")
    assert (g.items(1), g.t.bullets) == ([], [3, 3])


def test_meat_cleaver_is_a_weapon_and_jammed_stops_it_like_machete() -> None:
    g = given("jammed", "", zombies=(CENTRE,), items=("machete meat_cleaver",), dice=(3,)).goes_on_to("before_fight")
    g.chooses("play:jammed")
    assert g.lives(0) < 3, "three and nothing more: a life was the only way to pay"
    assert g.items(0) == ["machete"]


# -- answers ----------------------------------------------------------------------------------------------


def test_where_is_that_music_coming_from_is_of_no_use_against_an_activation() -> None:
    g = given("", "where_is_that_music_coming_from fear", items=("magic_key",)).goes_on_to("turn_start")
    while not g.can_play("magic_key"):
        g.lets_go()
    g.chooses("activate:magic_key>1")
    assert g.asked == (0, "unlock")


def test_where_is_that_music_coming_from_stops_a_card_that_its_player_is_moved_to() -> None:
    g = given("there_you_are", "where_is_that_music_coming_from", tiles=ROADS, pawns=(CENTRE, (1, 5)))
    g.chooses("play:there_you_are>1", "play:where_is_that_music_coming_from")
    assert g.pawn(0) == CENTRE


def test_you_lookin_at_me_turns_dont_go_to_sleep_on_nobody_else_so_it_is_lost() -> None:
    g = given("you_lookin_at_me", "dont_go_to_sleep", "").goes_on_to("turn_start", player=1)
    g.chooses("play:dont_go_to_sleep>0", "play:you_lookin_at_me")
    assert (g.zombies, g.asked) == ([], (0, "step"))


def test_you_lookin_at_me_turns_theyre_coming_for_you_on_another() -> None:
    g = given("theyre_coming_for_you", "you_lookin_at_me", "", tiles=ROADS, pawns=(CENTRE, (1, 4), (1, 10)))
    g.chooses("play:theyre_coming_for_you>1", "play:you_lookin_at_me")
    assert g.zombies == [(1, 9), (1, 10), (1, 11)]


# -- walking ----------------------------------------------------------------------------------------------


def test_r55_some_place_more_private_lost_in_the_woods_holds_the_other_pawn_back() -> None:
    g = given("some_place_more_private", "", tiles=ROADS, pawns=((1, 4), (1, 4))).goes_on_to("step")
    g.t.lasts(LOST, on=1, next_turn_of=1)
    g.chooses("play:some_place_more_private>1").goes_on_to("step").chooses("step:1,5", "step:1,6", "step:1,5")
    assert (g.pawn(0), g.pawn(1)) == ((1, 5), (1, 5)), "it came along on its tile, then stayed"
    g.chooses("step:1,4")
    assert g.pawn(1) == (1, 5), "the link has ended"


def test_r66_i_know_what_you_did_and_there_you_are_respect_lost_in_the_woods() -> None:
    hand = "i_know_what_you_did there_you_are"
    g = given(hand, "", tiles=ROADS, pawns=((1, 4), (1, 10)), trophies=(0, 1)).goes_on_to("turn_start")
    g.t.lasts(LOST, on=0, next_turn_of=0)
    g.chooses("pass").goes_on_to("step")
    assert g.can_play("i_know_what_you_did") + g.can_play("there_you_are") == []


def test_lots_of_running_and_screaming_with_the_jeep_of_the_mover() -> None:
    g = given("", "lots_of_running_and_screaming", tiles=ROADS, pawns=((1, 0), (1, 3)), lives=(2,))
    g.t.jeeps = 0b01
    g.goes_on_to("before_move").chooses("play:lots_of_running_and_screaming>0")
    assert (g.asked, g.walk.points) == ((1, "step"), 8)


def test_too_tired_to_run_ends_the_movement_of_lots_of_running_and_screaming_too() -> None:
    hands = ("", "lots_of_running_and_screaming", "too_tired_to_run")
    g = given(*hands, tiles=ROADS, pawns=((1, 0), (1, 3))).goes_on_to("before_move", player=1)
    g.chooses("play:lots_of_running_and_screaming>0", "step:1,4").goes_on_to("between_steps", player=2)
    g.chooses("play:too_tired_to_run")
    assert (g.t.walks == [] or g.walk.mover == 0, g.pawn(1)) == (True, (1, 4))


def test_lots_of_running_and_screaming_tries_no_spell() -> None:
    tiles = ("te_bridge 0 -1 0", "te_cabin 0 -2 0")
    lie = {"tiles": tiles, "tile_sets": ("base", "te"), "pawns": (CENTRE, CENTRE)}
    g = given("", "lots_of_running_and_screaming", **lie)  # type: ignore[arg-type]
    g.t.pawns[1] = g.t.city.squares_inside(g.t.city.cabin)[0]
    g.goes_on_to("before_move").chooses("play:lots_of_running_and_screaming>0", "stop")
    assert g.asked[1] != "spell"


# -- zombies ----------------------------------------------------------------------------------------------


def test_what_could_be_behind_that_door_with_abandon_all_hope_a_four_is_a_three() -> None:
    hands = ("what_could_be_behind_that_door", "abandon_all_hope")
    g = given(*hands, tiles=(HOSPITAL,), pawns=((1, -1), CENTRE), active=1).chooses("play:abandon_all_hope>0")
    g.goes_on_to("step", player=0).chooses("step:1,-2").rolls(4).chooses("play:what_could_be_behind_that_door")
    assert len(g.zombies) == 7


def test_r65_dont_go_to_sleep_looks_at_natural_faces() -> None:
    g = given("", "abandon_all_hope", "dont_go_to_sleep", active=2).goes_on_to("turn_start", player=1)
    g.chooses("play:abandon_all_hope>0").goes_on_to("turn_start", player=2)
    while not g.can_play("dont_go_to_sleep"):
        g.lets_go()
    assert g.rolls(6).chooses("play:dont_go_to_sleep>0").zombies == []


def test_why_wont_you_die_of_two_dogs_the_same_is_fought_again_before_the_other() -> None:
    lie = {"tiles": WOODS, "tile_sets": ("base", "te"), "pawns": ((1, -5),), "dogs": ((1, -5), (1, -5))}
    g = given("", "why_wont_you_die", dice=(6,), **lie).goes_on_to("zombie_killed")  # type: ignore[arg-type]
    g.rolls(6, 6).chooses("play:why_wont_you_die>0").goes_on_to("step")
    assert (g.t.trophies[0], g.zombies) == (2, [])


def test_dog_repellent_keeps_the_dogs_of_theyre_coming_for_you_off_that_square() -> None:
    lie = {"tiles": WOODS, "tile_sets": ("base", "te"), "pawns": (CENTRE, (1, -5))}
    g = given("theyre_coming_for_you", "dog_repellent", **lie).goes_on_to("turn_start", player=1)  # type: ignore[arg-type]
    g.chooses("play:dog_repellent").goes_on_to("step", player=0).chooses("play:theyre_coming_for_you>1")
    assert g.zombies
    assert (1, -5) not in g.zombies
