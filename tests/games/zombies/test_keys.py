"""The scenario of the helicopter keys (rules 6.6, R-57, R-62)."""

from __future__ import annotations

from orda.games.zombies import RULES
from tests.games.zombies.harness import (
    CENTRE,
    HELIPAD,
    at,
    given,
)

SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0")


def test_the_highest_single_die_gets_the_keys_and_starts() -> None:
    for seed in range(10):
        t = RULES.new(3, seed, scenario="keys").t
        assert t.keys == t.first == t.active


def test_the_key_holder_moves_twice_as_far_in_his_very_first_turn_only() -> None:
    g = given("", "", scenario="keys", tiles=SOUTH)
    assert g.walk.points == 10
    g.goes_on_to_turn(3)
    g.goes_on_to("step", player=0)
    assert g.walk.points == 5


def test_r32_that_doubling_adds_up_with_adrenaline() -> None:
    g = given("adrenaline_rush", "", scenario="keys", tiles=SOUTH).chooses("play:adrenaline_rush")
    assert g.walk.points == 15


def test_others_move_as_usual_in_their_first_turn() -> None:
    g = given("", "", scenario="keys", tiles=SOUTH, pawns=(CENTRE, (1, 8))).goes_on_to("step", player=1)
    assert g.walk.points == 5


def test_on_the_square_of_the_holder_one_may_challenge_him_once_a_turn() -> None:
    g = given("", "", scenario="keys", keys=1, tiles=SOUTH, dice=(2, 5))
    assert g.asked == (0, "challenge")
    g.chooses("challenge", "pass", "pass")
    assert g.t.keys == 1
    assert g.asked == (0, "step"), "no second challenge this turn"
    g.chooses("step:1,0", "step:1,1")
    assert g.asked == (0, "step")
    g.goes_on_to_turn(3)
    g.goes_on_to("challenge", player=0)


def test_a_challenge_may_be_left_and_is_offered_again_only_after_a_step() -> None:
    g = given("", "", scenario="keys", keys=1).chooses("leave")
    assert g.asked == (0, "step")
    g.chooses("step:1,0")
    assert g.asked == (0, "step")
    g.chooses("step:1,1")
    assert g.asked == (0, "challenge")


def test_a_challenge_left_is_offered_again_after_a_card_played_instead_of_a_step() -> None:
    g = given("fear", "", scenario="keys", keys=1).goes_on_to("challenge")
    g.chooses("leave", "step:1,0", "step:1,1", "leave", "play:fear>1")
    assert g.asked == (0, "challenge")


def test_the_higher_total_gets_the_keys() -> None:
    g = given("", "", scenario="keys", keys=1, dice=(5, 2)).chooses("challenge", "pass", "pass")
    assert g.t.keys == 0
    assert "keys" in g.told()


def test_a_tie_leaves_the_keys_where_they_are() -> None:
    g = given("", "", scenario="keys", keys=1, dice=(4, 4)).chooses("challenge", "pass", "pass")
    assert g.t.keys == 1


def test_r57_from_the_challenger_on_in_turns_until_two_passes_in_a_row() -> None:
    g = given("", "", scenario="keys", keys=1, dice=(2, 4)).chooses("challenge")
    assert g.asked == (0, "raise")
    assert g.ids == ["pass", "roll_again", "raise:1", "raise:2", "raise:3"]
    g.chooses("pass")
    assert g.asked == (1, "raise")
    g.chooses("raise:1")
    assert g.asked == (0, "raise"), "one pass is not the end"
    g.chooses("raise:3", "pass", "pass")
    assert g.t.keys == 1, "5 against 5"
    assert g.t.bullets == [0, 2]


def test_r57_a_life_rolls_ones_own_die_again_and_bullets_stay_added() -> None:
    g = given("", "", scenario="keys", keys=1, dice=(2, 4, 6)).chooses("challenge", "raise:1", "pass", "roll_again")
    assert g.lives(0) == 2
    assert g.asked == (1, "raise")
    g.chooses("pass", "pass")
    assert g.t.keys == 0


def test_r57_without_bullets_and_lives_one_can_only_pass() -> None:
    g = given("", "", scenario="keys", keys=1, dice=(2, 4), lives=(0, 0), bullets=(0, 0)).chooses("challenge")
    assert g.t.keys == 1
    assert g.t.duels == []


def test_weapons_and_adrenaline_count_in_the_duel() -> None:
    g = given("adrenaline_rush", "", scenario="keys", keys=1, items=("fire_axe",), dice=(2, 4))
    assert g.asked == (0, "before_move")
    g.chooses("pass", "challenge")
    assert g.asked == (0, "after_roll")
    g.chooses("play:adrenaline_rush", "pass", "pass")
    assert g.t.keys == 0


def test_the_shotgun_is_fired_in_the_duel_and_thrown_away_when_empty() -> None:
    g = given("", "", scenario="keys", keys=1, items=("hey_look_a_shotgun",))
    g.t.charges[0] = 1
    g.rolls(4, 4).chooses("challenge", "pass", "pass")
    assert g.t.keys == 0
    assert g.t.items[0] == []


def test_a_challenge_needs_a_movement_of_ones_own() -> None:
    g = given("", "fear", scenario="keys", keys=1, active=1).chooses("play:fear>0")
    g.goes_on_to_turn(2)
    assert (0, "challenge") not in g.goes_on_to_turn(3)


def test_the_holder_who_dies_drops_the_keys_and_they_are_taken_like_a_token() -> None:
    at_the_end = {"lives": (0,), "bullets": (0,), "dice": (1,)}
    g = given("", "", scenario="keys", tiles=SOUTH, pawns=((1, 3),), zombies=((1, 3),), **at_the_end)  # type: ignore[arg-type]
    assert g.t.keys == -1
    assert g.t.keys_at == at(g.t, (1, 3))
    g.t.lives[1] = 10
    g.rolls(6, 6, 6).goes_on_to("step", player=1).chooses("step:1,2")
    while g.asked != (1, "take"):
        g.chooses("step:1,3") if "step:1,3" in g.ids else g.goes_on_to("take", "step", player=1)
    g.chooses("take:keys")
    assert g.t.keys == 1
    assert g.t.keys_at == -1


def test_the_helipad_wins_only_with_the_keys() -> None:
    g = given("", "", scenario="keys", keys=1, tiles=(HELIPAD,), pawns=((3, 1), CENTRE)).chooses("step:4,1")
    assert not g.is_over
    g = given("", "", scenario="keys", keys=0, tiles=(HELIPAD,), pawns=((3, 1), CENTRE)).chooses("step:4,1")
    assert g.result.reason == "helipad"


def test_keys_taken_on_the_helipad_win_the_game() -> None:
    g = given("", "", scenario="keys", keys=1, tiles=(HELIPAD,), pawns=((3, 1),))
    g.t.keys, g.t.keys_at = -1, at(g.t, (4, 1))
    g.chooses("step:4,1")
    assert not g.is_over
    g.chooses("take:keys")
    assert g.result.winners == (0,)


def test_r60_the_holder_wins_when_somebody_else_clears_the_helipad_under_both() -> None:
    pawns = ((4, 1), (4, 1))
    g = given("", "", scenario="keys", keys=1, tiles=(HELIPAD,), pawns=pawns, zombies=((4, 1),), dice=(6,))
    assert (g.result.winners, g.result.reason) == ((1,), "helipad")


def test_r62_the_kill_target_still_wins() -> None:
    g = given("", "", scenario="keys", keys=1, zombies=(CENTRE,), trophies=(24,), dice=(6,))
    assert g.result.reason == "kills"


def test_without_the_scenario_there_are_no_keys() -> None:
    g = given("", "")
    assert g.view(None)["keys"] is None
    assert g.asked == (0, "step")
