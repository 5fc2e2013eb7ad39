"""Trophies, the helipad, and the end by rounds (rules 6.1, R-58 to R-60, R-67)."""

from __future__ import annotations

from orda.games.zombies import RULES
from tests.games.zombies.harness import (
    CENTRE,
    HELIPAD,
    given,
)


def test_the_kill_target_wins_at_once() -> None:
    g = given("", "", zombies=(CENTRE,), trophies=(24,), dice=(6,))
    assert (g.result.winners, g.result.reason) == ((0,), "kills")


def test_the_clear_centre_of_the_helipad_wins_at_once() -> None:
    g = given("", "", tiles=(HELIPAD,), pawns=((3, 1),)).chooses("step:4,1")
    assert (g.result.winners, g.result.reason) == ((0,), "helipad")


def test_a_zombie_on_the_centre_must_be_killed_first() -> None:
    g = given("", "", tiles=(HELIPAD,), pawns=((3, 1),), zombies=((4, 1),)).rolls(2).chooses("step:4,1")
    assert not g.is_over
    g.chooses("pay:bullets")
    assert g.result.reason == "helipad"


def test_r58_the_trophy_comes_before_the_helipad() -> None:
    g = given("", "", tiles=(HELIPAD,), pawns=((3, 1),), zombies=((4, 1),), trophies=(24,)).rolls(6).chooses("step:4,1")
    assert g.result.reason == "kills"


def test_r59_two_on_a_helipad_that_is_cleared_the_active_player_first() -> None:
    g = given("", "", "", tiles=(HELIPAD,), pawns=(CENTRE, (4, 1), (4, 1)), zombies=((4, 1),), active=2, dice=(6,))
    assert (g.result.winners, g.result.reason) == ((2,), "helipad")


def test_r60_a_zombie_that_leaves_the_centre_wins_for_who_stands_there() -> None:
    g = given("", "", tiles=(HELIPAD,), pawns=(CENTRE, (4, 1)), zombies=((4, 1),)).chooses("stop", "zombie:4,1>4,0")
    assert (g.result.winners, g.result.reason) == ((1,), "helipad")


def test_r67_the_game_ends_after_max_rounds_with_most_trophies_then_lives_then_bullets() -> None:
    g = given("", "", "", trophies=(2, 3, 3), lives=(3, 1, 2), max_rounds=1, pawns=((1, 0), (1, 0), (1, 0)))
    while not g.is_over:
        g.lets_go()
    assert (g.result.winners, g.result.reason) == ((2,), "rounds")
    assert g.t.turn == 3


def test_r67_a_remaining_tie_is_a_draw() -> None:
    g = given("", "", trophies=(2, 2), max_rounds=2, pawns=((1, 0), (1, 0)))
    while not g.is_over:
        g.lets_go()
    assert g.result.winners == (0, 1)
    assert g.t.turn == 4


def test_r67_no_game_is_endless_unless_it_is_asked_for() -> None:
    assert RULES.new(2, 1).t.most_rounds == 300
    assert RULES.new(2, 1, max_rounds=None).t.most_rounds == 0
    assert RULES.new(2, 1, max_rounds=7).t.most_rounds == 7


def test_the_rounds_told_are_those_played() -> None:
    g = given("", "", max_rounds=1)
    while not g.is_over:
        g.lets_go()
    result = g.game.result
    assert result is not None
    assert RULES.course.figures(g.game, result)["rounds"] == 1
