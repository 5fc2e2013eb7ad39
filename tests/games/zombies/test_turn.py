"""The turn: phase E, the discard, how long effects last, skipped turns (rules 3.10, 3.11)."""

from __future__ import annotations

import pytest

from orda.games.zombies.sets.base.events import NO_FIGHTS
from orda.games.zombies.table import EVERYBODY
from tests.games.zombies.harness import (
    CENTRE,
    HELIPAD,
    HOSPITAL,
    given,
)

SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0")  # squares 1,3 to 1,8


# -- zombies ------------------------------------------------------------------------------------------


def test_r39_three_different_zombies_one_square_each() -> None:
    g = given("", "", tiles=(HOSPITAL, HELIPAD), zombies=((1, -2), (4, 1), (5, 1), (3, 0)))
    g.chooses("stop", "zombie:4,1>4,0")
    assert not [name for name in g.ids if name.startswith("zombie:4,0>")], "it has moved already"
    g.chooses("zombie:5,1>4,1")
    assert g.asked == (0, "move_zombie")
    g.chooses("zombie:1,-2>1,-1")
    assert g.asked[1] != "move_zombie"


def test_r39_he_cannot_stop_while_a_zombie_can_move_and_fewer_move_if_fewer_can() -> None:
    g = given("", "", zombies=((1, 0),)).chooses("stop")
    assert g.zombies == [CENTRE], "the only move is made by itself"
    assert "move_zombie" in g.told()


def test_zombies_do_not_enter_occupied_squares_or_cross_walls() -> None:
    g = given("", "", tiles=(HOSPITAL,), zombies=((0, -1), (0, -2))).chooses("stop")
    g.refuses("zombie:0,-1>0,-2")
    assert not [name for name in g.ids if name.startswith("zombie:0,-1")], "walls on three sides"


def test_a_zombie_that_enters_the_square_of_a_pawn_causes_no_fight() -> None:
    g = given("", "", zombies=((1, 0),)).chooses("stop")
    assert "fight" not in g.told()


# -- the end of a turn, effects -----------------------------------------------------------------------


def test_phase_f_offers_one_discard() -> None:
    g = given("fear chainsaw", "", deck="").goes_on_to("discard")
    assert sorted(g.ids) == ["discard:chainsaw", "discard:fear", "keep"]
    g.chooses("discard:chainsaw")
    assert g.discard == ["chainsaw"]
    assert g.t.turn == 2


def test_r40_everybody_discards_down_to_three_at_the_end_of_any_turn() -> None:
    g = given("", "")
    g.t.hands[1] = [0, 0, 1, 2, 3]
    g.goes_on_to("discard_down")
    assert g.asked == (1, "discard_down")
    g.chooses(g.ids[0]).chooses(g.ids[0])
    assert len(g.t.hands[1]) == 3
    assert g.t.turn == 2


def test_r41_a_skipped_turn_counts_for_durations() -> None:
    g = given("alternate_food_source", "hysterical_paralysis")
    g.chooses("play:alternate_food_source", "play:hysterical_paralysis>0")
    g.goes_on_to_turn(3)
    assert g.t.turn == 4, "the skipped turn is over at once"
    assert not g.t.lies_on(NO_FIGHTS, EVERYBODY)


@pytest.mark.parametrize(("owner", "ends_before_turn"), [(0, 4), (1, 3)])
def test_r42_until_the_end_of_the_owners_next_turn(owner: int, ends_before_turn: int) -> None:
    g = given("", "")
    g.t.lasts(NO_FIGHTS, on=-1, next_turn_of=owner)
    g.goes_on_to_turn(ends_before_turn - 1)
    assert g.t.lies_on(NO_FIGHTS, EVERYBODY)
    g.goes_on_to_turn(ends_before_turn)
    assert not g.t.lies_on(NO_FIGHTS, EVERYBODY)


def test_r68_paralysis_bars_cards_for_the_round_that_starts_with_the_skipped_turn() -> None:
    g = given("hysterical_paralysis", "", "").chooses("play:hysterical_paralysis>1")
    assert g.t.may_play >> 1 & 1
    g.goes_on_to_turn(3)
    assert not g.t.may_play >> 1 & 1
    g.goes_on_to_turn(5)
    assert g.t.may_play >> 1 & 1
