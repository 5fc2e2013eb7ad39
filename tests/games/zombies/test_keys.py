"""The scenario of the helicopter keys (rules 6.6, R-57, R-62)."""

from __future__ import annotations

from orda.games.zombies import RULES
from tests.games.zombies.harness import (
    CENTRE,
    HELIPAD,
    asked,
    at,
    choose,
    given,
    ids,
    lives,
    roll,
    told,
    until,
    until_turn,
)

SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0")


def test_the_highest_single_die_gets_the_keys_and_starts() -> None:
    for seed in range(10):
        t = RULES.new(3, seed, scenario="keys").t
        assert t.keys == t.first == t.active


def test_the_key_holder_moves_twice_as_far_in_his_very_first_turn_only() -> None:
    g = given("", "", scenario="keys", tiles=SOUTH)
    assert g.walk.points == 10
    until_turn(g, 3)
    until(g, "step", player=0)
    assert g.walk.points == 5


def test_r32_that_doubling_adds_up_with_adrenaline() -> None:
    g = given("adrenaline_rush", "", scenario="keys", tiles=SOUTH)
    choose(g, "play:adrenaline_rush")
    assert g.walk.points == 15


def test_others_move_as_usual_in_their_first_turn() -> None:
    g = given("", "", scenario="keys", tiles=SOUTH, pawns=(CENTRE, (1, 8)))
    until(g, "step", player=1)
    assert g.walk.points == 5


def test_on_the_square_of_the_holder_one_may_challenge_him_once_a_turn() -> None:
    g = given("", "", scenario="keys", keys=1, tiles=SOUTH, dice=(2, 5))
    assert asked(g) == (0, "challenge")
    choose(g, "challenge", "pass", "pass")
    assert g.t.keys == 1
    assert asked(g) == (0, "step"), "no second challenge this turn"
    choose(g, "step:1,0", "step:1,1")
    assert asked(g) == (0, "step")
    until_turn(g, 3)
    until(g, "challenge", player=0)


def test_a_challenge_may_be_left_and_is_offered_again_only_after_a_step() -> None:
    g = given("", "", scenario="keys", keys=1)
    choose(g, "leave")
    assert asked(g) == (0, "step")
    choose(g, "step:1,0")
    assert asked(g) == (0, "step")
    choose(g, "step:1,1")
    assert asked(g) == (0, "challenge")


def test_a_challenge_left_is_offered_again_after_a_card_played_instead_of_a_step() -> None:
    g = given("fear", "", scenario="keys", keys=1)
    until(g, "challenge")
    choose(g, "leave", "step:1,0", "step:1,1", "leave", "play:fear>1")
    assert asked(g) == (0, "challenge")


def test_the_higher_total_gets_the_keys() -> None:
    g = given("", "", scenario="keys", keys=1, dice=(5, 2))
    choose(g, "challenge", "pass", "pass")
    assert g.t.keys == 0
    assert "keys" in told(g)


def test_a_tie_leaves_the_keys_where_they_are() -> None:
    g = given("", "", scenario="keys", keys=1, dice=(4, 4))
    choose(g, "challenge", "pass", "pass")
    assert g.t.keys == 1


def test_r57_from_the_challenger_on_in_turns_until_two_passes_in_a_row() -> None:
    g = given("", "", scenario="keys", keys=1, dice=(2, 4))
    choose(g, "challenge")
    assert asked(g) == (0, "raise")
    assert ids(g) == ["pass", "roll_again", "raise:1", "raise:2", "raise:3"]
    choose(g, "pass")
    assert asked(g) == (1, "raise")
    choose(g, "raise:1")
    assert asked(g) == (0, "raise"), "one pass is not the end"
    choose(g, "raise:3", "pass", "pass")
    assert g.t.keys == 1, "5 against 5"
    assert g.t.bullets == [0, 2]


def test_r57_a_life_rolls_ones_own_die_again_and_bullets_stay_added() -> None:
    g = given("", "", scenario="keys", keys=1, dice=(2, 4, 6))
    choose(g, "challenge", "raise:1", "pass", "roll_again")
    assert lives(g, 0) == 2
    assert asked(g) == (1, "raise")
    choose(g, "pass", "pass")
    assert g.t.keys == 0


def test_r57_without_bullets_and_lives_one_can_only_pass() -> None:
    g = given("", "", scenario="keys", keys=1, dice=(2, 4), lives=(0, 0), bullets=(0, 0))
    choose(g, "challenge")
    assert g.t.keys == 1
    assert g.t.duels == []


def test_weapons_and_adrenaline_count_in_the_duel() -> None:
    g = given("adrenaline_rush", "", scenario="keys", keys=1, items=("fire_axe",), dice=(2, 4))
    assert asked(g) == (0, "before_move")
    choose(g, "pass", "challenge")
    assert asked(g) == (0, "after_roll")
    choose(g, "play:adrenaline_rush", "pass", "pass")
    assert g.t.keys == 0


def test_the_shotgun_is_fired_in_the_duel_and_thrown_away_when_empty() -> None:
    g = given("", "", scenario="keys", keys=1, items=("hey_look_a_shotgun",))
    g.t.charges[0] = 1
    roll(g, 4, 4)
    choose(g, "challenge", "pass", "pass")
    assert g.t.keys == 0
    assert g.t.items[0] == []


def test_a_challenge_needs_a_movement_of_ones_own() -> None:
    g = given("", "fear", scenario="keys", keys=1, active=1)
    choose(g, "play:fear>0")
    until_turn(g, 2)
    assert (0, "challenge") not in until_turn(g, 3)


def test_the_holder_who_dies_drops_the_keys_and_they_are_taken_like_a_token() -> None:
    at_the_end = {"lives": (0,), "bullets": (0,), "dice": (1,)}
    g = given("", "", scenario="keys", tiles=SOUTH, pawns=((1, 3),), zombies=((1, 3),), **at_the_end)  # type: ignore[arg-type]
    assert g.t.keys == -1
    assert g.t.keys_at == at(g.t, (1, 3))
    g.t.lives[1] = 10
    roll(g, 6, 6, 6)
    until(g, "step", player=1)
    choose(g, "step:1,2")
    while asked(g) != (1, "take"):
        choose(g, "step:1,3") if "step:1,3" in ids(g) else until(g, "take", "step", player=1)
    choose(g, "take:keys")
    assert g.t.keys == 1
    assert g.t.keys_at == -1


def test_the_helipad_wins_only_with_the_keys() -> None:
    g = given("", "", scenario="keys", keys=1, tiles=(HELIPAD,), pawns=((3, 1), CENTRE))
    choose(g, "step:4,1")
    assert g.result is None
    g = given("", "", scenario="keys", keys=0, tiles=(HELIPAD,), pawns=((3, 1), CENTRE))
    choose(g, "step:4,1")
    assert g.result is not None
    assert g.result.reason == "helipad"


def test_keys_taken_on_the_helipad_win_the_game() -> None:
    g = given("", "", scenario="keys", keys=1, tiles=(HELIPAD,), pawns=((3, 1),))
    g.t.keys, g.t.keys_at = -1, at(g.t, (4, 1))
    choose(g, "step:4,1")
    assert g.result is None
    choose(g, "take:keys")
    assert g.result is not None
    assert g.result.winners == (0,)


def test_r60_the_holder_wins_when_somebody_else_clears_the_helipad_under_both() -> None:
    pawns = ((4, 1), (4, 1))
    g = given("", "", scenario="keys", keys=1, tiles=(HELIPAD,), pawns=pawns, zombies=((4, 1),), dice=(6,))
    assert g.result is not None
    assert (g.result.winners, g.result.reason) == ((1,), "helipad")


def test_r62_the_kill_target_still_wins() -> None:
    g = given("", "", scenario="keys", keys=1, zombies=(CENTRE,), trophies=(24,), dice=(6,))
    assert g.result is not None
    assert g.result.reason == "kills"


def test_without_the_scenario_there_are_no_keys() -> None:
    g = given("", "")
    assert g.view(None)["keys"] is None
    assert asked(g) == (0, "step")
