"""The cards of Not Dead Yet that answer a card, an item or a kill."""

from __future__ import annotations

from tests.games.zombies.harness import CENTRE, HELIPAD, HOSPITAL, At, given

# -- Hey, I Got One Of Those ----------------------------------------------------------------------------


def test_hey_i_got_one_of_those_is_a_copy_of_the_item_just_played_with_charges_of_its_own() -> None:
    g = given("hey_look_a_shotgun", "hey_i_got_one_of_those").chooses("play:hey_look_a_shotgun")
    assert g.asked == (1, "item_played")
    g.chooses("play:hey_i_got_one_of_those")
    assert (g.items(1), g.t.charges) == (["hey_look_a_shotgun"], [3, 3])


def test_hey_i_got_one_of_those_needs_no_place_and_works_like_the_original() -> None:
    g = given("first_aid_kit", "hey_i_got_one_of_those", tiles=(HOSPITAL,), pawns=((1, -2),), lives=(3, 1))
    g.chooses("play:first_aid_kit", "play:hey_i_got_one_of_those").goes_on_to("turn_start", player=1)
    g.chooses("activate:first_aid_kit")
    assert g.lives(1) == 3
    assert g.discard.count("hey_i_got_one_of_those") == 1, "off the table it is itself again"


def test_r52_hey_i_got_one_of_those_copies_nothing_one_has_already() -> None:
    g = given("hey_look_a_shotgun", "hey_i_got_one_of_those", items=("", "hey_look_a_shotgun"))
    assert g.chooses("play:hey_look_a_shotgun").asked[1] != "item_played"


def test_hey_i_got_one_of_those_may_be_copied_in_its_turn() -> None:
    hands = ("hey_look_a_shotgun", "hey_i_got_one_of_those", "hey_i_got_one_of_those")
    g = given(*hands).chooses("play:hey_look_a_shotgun", "play:hey_i_got_one_of_those", "play:hey_i_got_one_of_those")
    assert [g.items(seat) for seat in range(3)] == [["hey_look_a_shotgun"]] * 3


def test_hey_i_got_one_of_those_is_played_at_no_other_time() -> None:
    assert given("hey_i_got_one_of_those", "").asked == (0, "step")


# -- It's Hard Being You --------------------------------------------------------------------------------


def dying(*hands: str, **position: object) -> At:
    """Seat 0 is about to die in a fight."""
    lie = {"zombies": (CENTRE,), "lives": (0,), "bullets": (0,), "dice": (1,)} | position
    return given("", *hands, **lie).goes_on_to("player_dies")  # type: ignore[arg-type]


def test_its_hard_being_you_takes_an_item_of_who_dies_and_it_works_at_once() -> None:
    g = dying("its_hard_being_you", items=("hey_look_a_shotgun skateboard",), dice=(1, 1))
    assert g.asked == (1, "player_dies")
    g.t.charges[0] = 2
    g.chooses("play:its_hard_being_you>0")
    assert g.ids == ["inherit:hey_look_a_shotgun", "inherit:skateboard"]
    g.chooses("inherit:hey_look_a_shotgun")
    assert (g.items(0), g.items(1), g.t.charges) == ([], ["hey_look_a_shotgun"], [0, 2])
    assert "skateboard" in g.discard


def test_r52_its_hard_being_you_takes_none_that_one_has_already() -> None:
    g = given(
        "", "its_hard_being_you", zombies=(CENTRE,), lives=(0,), bullets=(0,), dice=(1,), items=("skateboard",) * 2
    )
    assert g.pawn(0) is None, "nobody was asked"


def test_its_hard_being_you_is_not_for_the_dying_player_himself() -> None:
    lie = {"zombies": (CENTRE,), "lives": (0,), "bullets": (0,), "dice": (1,), "items": ("skateboard",)}
    g = given("its_hard_being_you", "", **lie)  # type: ignore[arg-type]
    assert g.pawn(0) is None


def test_its_hard_being_you_may_be_answered_by_who_dies() -> None:
    lie = {"zombies": (CENTRE,), "lives": (0,), "bullets": (0,), "dice": (1,), "items": ("skateboard",)}
    g = given("where_is_that_music_coming_from", "its_hard_being_you", **lie).goes_on_to("player_dies")  # type: ignore[arg-type]
    g.chooses("play:its_hard_being_you>0", "play:where_is_that_music_coming_from")
    assert (g.items(1), g.pawn(0)) == ([], None)


def test_its_hard_being_you_two_heirs_take_one_item_each() -> None:
    g = dying("its_hard_being_you", "its_hard_being_you", items=("fire_axe skateboard",))
    g.chooses("play:its_hard_being_you>0", "inherit:fire_axe", "play:its_hard_being_you>0")
    assert (g.items(1), g.items(2)) == (["fire_axe"], ["skateboard"])


# -- Where Did He Go? -----------------------------------------------------------------------------------


def test_where_did_he_go_takes_the_zombie_and_nobody_gets_a_trophy() -> None:
    g = given("", "where_did_he_go", zombies=(CENTRE,), dice=(6,))
    assert g.asked == (1, "zombie_killed")
    g.chooses("play:where_did_he_go>0")
    assert (g.zombies, g.t.trophies, g.items(1)) == ([], [0, 0], ["where_did_he_go"])


def test_where_did_he_go_gives_the_zombie_back_in_the_own_turn() -> None:
    g = given("", "where_did_he_go", zombies=(CENTRE,), dice=(6,)).chooses("play:where_did_he_go>0")
    g.goes_on_to("turn_start", player=1).chooses("activate:where_did_he_go", "put_back:1,0")
    assert (g.zombies, g.items(1), g.discard) == ([(1, 0)], [], ["where_did_he_go"])


def test_where_did_he_go_does_not_keep_the_killer_from_the_helipad() -> None:
    """Worked example 6."""
    more = {"trophies": (24,), "tiles": (HELIPAD,), "pawns": ((4, 1),), "zombies": ((4, 1),), "dice": (6,)}
    g = given("", "where_did_he_go", **more)  # type: ignore[arg-type]
    g.chooses("play:where_did_he_go>0")
    assert (g.is_over, g.result.reason, g.t.trophies[0]) == (True, "helipad", 24)


def test_r58_where_did_he_go_comes_before_the_trophy_that_would_win() -> None:
    g = given("", "where_did_he_go", trophies=(24,), zombies=(CENTRE,), dice=(6,)).chooses("play:where_did_he_go>0")
    assert not g.is_over


# -- Where Is That Music Coming From? -------------------------------------------------------------------


def test_where_is_that_music_coming_from_cancels_what_is_aimed_at_oneself_only() -> None:
    g = given("fear", "where_is_that_music_coming_from", "where_is_that_music_coming_from").chooses("play:fear>2")
    assert g.asked == (2, "card_played")
    g.chooses("play:where_is_that_music_coming_from")
    assert g.t.effects == []


def test_where_is_that_music_coming_from_is_of_no_use_against_what_hits_everybody() -> None:
    g = given("alternate_food_source", "where_is_that_music_coming_from").chooses("play:alternate_food_source")
    assert g.asked[1] != "card_played"


# -- Why Won't You Die?!?!? -----------------------------------------------------------------------------


def test_why_wont_you_die_makes_the_killer_fight_again_and_what_was_paid_stays_paid() -> None:
    g = given("", "why_wont_you_die", zombies=(CENTRE,), dice=(3,)).chooses("pay:bullets")
    assert g.asked == (1, "zombie_killed")
    g.rolls(2).chooses("play:why_wont_you_die>0")
    assert (g.asked, g.t.bullets[0], g.t.trophies[0]) == ((0, "pay"), 2, 0)


def test_why_wont_you_die_opens_the_windows_of_a_new_fight() -> None:
    g = given("alternate_food_source", "why_wont_you_die", zombies=(CENTRE,), dice=(6,)).chooses("pass", "pass")
    g.chooses("play:why_wont_you_die>0")
    assert g.asked == (0, "before_fight")


def test_why_wont_you_die_is_not_for_kills_outside_a_fight() -> None:
    g = given("", "why_wont_you_die", tiles=(HOSPITAL,), pawns=((1, -2),), zombies=((0, -2),), items=("grenade",))
    g.chooses("activate:grenade>base_hospital@0,-1")
    assert (g.t.trophies[0], g.asked[1] != "zombie_killed") == (1, True)
