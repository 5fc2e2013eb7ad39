"""That Didn't Just Happen!?!: any card of another player, answered as it is announced."""

from __future__ import annotations

from tests.games.zombies.harness import CENTRE, given

# -- That Didn't Just Happen!?! -------------------------------------------------------------------------


def test_that_didnt_just_happen_cancels_a_card_and_nothing_of_it_happens() -> None:
    g = given("fear", "", "that_didnt_just_happen").chooses("play:fear>1")
    assert g.asked == (2, "card_played")
    g.chooses("play:that_didnt_just_happen")
    assert g.t.effects == []
    assert sorted(g.discard) == ["fear", "that_didnt_just_happen"]
    assert g.t.may_play == 0b010, "both have spent their allowance"


def test_that_didnt_just_happen_stops_items_too_but_no_activation() -> None:
    g = given("hey_look_a_shotgun", "that_didnt_just_happen").chooses("play:hey_look_a_shotgun")
    g.chooses("play:that_didnt_just_happen")
    assert (g.items(0), g.t.charges[0]) == ([], 0)
    g = given("", "that_didnt_just_happen", items=("lots_of_ammo",)).chooses("activate:lots_of_ammo")
    assert g.t.bullets[0] == 6
    assert "play:that_didnt_just_happen" not in g.ids


def test_that_didnt_just_happen_is_never_played_on_its_own_or_against_oneself() -> None:
    g = given("that_didnt_just_happen fear", "")
    assert g.can_play("that_didnt_just_happen") == []
    g.chooses("play:fear>1")
    assert g.asked[1] != "card_played"


def test_an_answer_may_be_answered_and_the_last_announced_resolves_first() -> None:
    """Worked example 4."""
    hands = ("fear", "where_is_that_music_coming_from", "that_didnt_just_happen")
    g = given(*hands).chooses("play:fear>1", "play:where_is_that_music_coming_from", "play:that_didnt_just_happen")
    assert [effect[1] for effect in g.t.effects] == [1], "the music is cancelled, Fear works"
    assert g.t.may_play == 0
    assert sorted(g.discard) == sorted(hands)


def test_r50_a_cancelled_card_counts_as_played_and_costs_nothing_else() -> None:
    g = given("butter_fingers", "that_didnt_just_happen", items=("", "fire_axe")).chooses("play:butter_fingers>1")
    g.chooses("play:that_didnt_just_happen")
    assert (g.items(1), g.t.bullets) == (["fire_axe"], [3, 3])
    assert not g.t.may_play & 1


def test_the_window_of_a_card_tells_nobody_who_holds_an_answer() -> None:
    g = given("fear", "", "that_didnt_just_happen", "").chooses("play:fear>1")
    for seat in (0, 1, 3):
        for seed in range(5):
            assert g.redealt(seat, seed).view(seat) == g.view(seat)
    assert g.view(0)["asked"] == {"kind": "window", "player": None}
    assert g.view(0)["resolving"] == [{"card": "fear", "player": 0, "target": {"seat": 1}, "cancelled": False}]


def test_r78_with_a_poker_face_whoever_might_hold_an_answer_is_asked() -> None:
    g = given("fear", "molotov_cocktail", deck="that_didnt_just_happen", poker_face=True).chooses("play:fear>1")
    assert (g.asked, g.ids) == ((1, "card_played"), ["pass"])
    seen = given("fear", "molotov_cocktail", deck="", discard="that_didnt_just_happen", poker_face=True)
    assert seen.chooses("play:fear>1").asked[1] != "card_played"


def test_no_window_is_opened_that_no_card_of_the_game_answers() -> None:
    g = given("fear", "that_didnt_just_happen", zombies=(CENTRE,))
    g.t.reactions = 0
    assert g.chooses("play:fear>1").asked[1] != "card_played"
