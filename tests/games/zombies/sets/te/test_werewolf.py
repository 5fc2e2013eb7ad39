"""Full Moon Fever: a turn as a werewolf, and the duels in it."""

from __future__ import annotations

from typing import Any

from orda.games.zombies.sets.te.werewolf import WEREWOLF
from tests.games.zombies.harness import CENTRE, At, given
from tests.games.zombies.sets.te.hiking import hiking

WOOD = (1, -5)


def werewolf(*others: str, pawns: tuple[tuple[int, int], ...] = (WOOD, WOOD), **more: Any) -> At:
    """Seat 0 has played the card in its first turn; now its second one has begun."""
    g = hiking("full_moon_fever", *others, pawns=pawns, **more).chooses("play:full_moon_fever").goes_on_to("step")
    g.chooses("stop").goes_on_to_turn(len(others) + 2)
    return g


# -- Full Moon Fever --------------------------------------------------------------------------------------


def test_r71_full_moon_fever_makes_its_own_player_a_werewolf_in_his_next_turn() -> None:
    g = (
        hiking("full_moon_fever", "", pawns=(WOOD, WOOD))
        .chooses("play:full_moon_fever")
        .goes_on_to("attack", "stop", "step")
    )
    assert g.asked == (0, "step"), "not in this turn"
    g.chooses("stop").goes_on_to("attack")
    assert (g.t.turn, g.asked) == (3, (0, "attack"))
    g.goes_on_to_turn(4)
    assert not g.t.lies_on(WEREWOLF, 0)


def test_full_moon_fever_in_the_turn_of_another_means_the_own_one_that_follows() -> None:
    g = hiking("", "full_moon_fever", pawns=(WOOD, WOOD)).chooses("play:full_moon_fever")
    assert g.goes_on_to("attack").t.turn == 2


def test_full_moon_fever_needs_the_bridge() -> None:
    assert given("full_moon_fever", "").asked == (0, "step")
    assert given("full_moon_fever", "").can_play("full_moon_fever") == []


def test_full_moon_fever_the_loser_goes_to_a_square_of_the_bridge_that_the_winner_picks() -> None:
    g = werewolf("").goes_on_to("attack")
    assert sorted(g.ids) == ["attack:1", "attack:none"]
    g.rolls(5, 2).chooses("attack:1").chooses("pass", "pass")
    assert g.asked == (0, "to_the_bridge")
    assert sorted(g.ids) == ["to_the_bridge:1,-1", "to_the_bridge:1,-2", "to_the_bridge:1,-3"]
    g.chooses("to_the_bridge:1,-2")
    assert (g.pawn(0), g.pawn(1)) == (WOOD, (1, -2))
    assert (g.asked, g.walk.points) == ((0, "step"), 5)


def test_full_moon_fever_a_werewolf_who_loses_is_sent_away_and_may_walk_on() -> None:
    g = werewolf("").goes_on_to("attack").rolls(1, 6).chooses("attack:1").chooses("pass", "pass")
    assert g.asked == (1, "to_the_bridge")
    g.chooses("to_the_bridge:1,-3")
    assert (g.pawn(0), g.pawn(1)) == ((1, -3), WOOD)
    assert (g.asked, g.walk.points) == ((0, "step"), 5)
    g.chooses("step:1,-4")
    assert g.walk.points == 4


def test_r57_full_moon_fever_bullets_are_added_in_turns_but_nobody_rolls_again() -> None:
    g = werewolf("").goes_on_to("attack").rolls(2, 4).chooses("attack:1")
    assert g.asked == (0, "raise")
    assert g.ids == ["pass", "raise:1", "raise:2", "raise:3"]
    g.chooses("raise:3", "raise:1", "pass")
    assert g.t.bullets == [0, 2]
    assert (g.t.duels, g.asked) == ([], (0, "step")), "five each: a tie changes nothing"
    assert g.pawn(1) == WOOD


def test_full_moon_fever_weapons_count() -> None:
    g = werewolf("", items=("spear",)).goes_on_to("attack").rolls(3, 3).chooses("attack:1", "pass", "pass")
    assert g.asked == (0, "to_the_bridge")


def test_full_moon_fever_each_opponent_once_a_turn() -> None:
    g = werewolf("", "", pawns=(WOOD, WOOD, WOOD)).goes_on_to("attack")
    assert sorted(g.ids) == ["attack:1", "attack:2", "attack:none"]
    g.rolls(3, 3).chooses("attack:1", "pass", "pass")
    assert sorted(g.ids) == ["attack:2", "attack:none"]
    g.rolls(3, 3).chooses("attack:2", "pass", "pass")
    assert g.asked == (0, "step")


def test_full_moon_fever_who_was_let_go_is_offered_again_after_a_step_on_another_square() -> None:
    g = werewolf("", "", pawns=(WOOD, WOOD, (1, -6))).goes_on_to("attack").chooses("attack:none")
    assert g.asked == (0, "step")
    g.chooses("step:1,-6")
    assert g.asked == (0, "attack")
    assert sorted(g.ids) == ["attack:2", "attack:none"]


def test_full_moon_fever_is_no_card_play() -> None:
    g = werewolf("").goes_on_to("attack")
    before = (g.t.may_play, g.t.may_activate)
    g.rolls(3, 3).chooses("attack:1", "pass", "pass")
    assert (g.t.may_play, g.t.may_activate) == before


def test_full_moon_fever_before_a_movement_that_is_barred() -> None:
    g = werewolf("", "fear", pawns=(WOOD, WOOD, CENTRE))
    g.goes_on_to("attack")
    barred = hiking("full_moon_fever", "", "fear", pawns=(WOOD, WOOD, CENTRE)).chooses("play:full_moon_fever")
    barred.goes_on_to("turn_start", player=2).chooses("play:fear>0").goes_on_to("attack")
    assert (barred.t.turn, barred.walk.barred) == (4, 1)
    barred.rolls(6, 1).chooses("attack:1", "pass", "pass", "to_the_bridge:1,-3")
    assert barred.pawn(1) == (1, -3)
    assert barred.asked[1] != "step"


def test_r27_full_moon_fever_is_still_to_come_after_a_death() -> None:
    g = hiking("full_moon_fever", "", pawns=(WOOD, CENTRE), dogs=(WOOD,), lives=(0,), bullets=(0,), dice=(1,))
    g.chooses("play:full_moon_fever").goes_on_to("rise")
    assert g.t.lies_on(WEREWOLF, 0)


def test_full_moon_fever_is_not_played_twice_for_the_same_turn() -> None:
    g = hiking("full_moon_fever full_moon_fever", "").chooses("play:full_moon_fever")
    g.t.may_play |= 1
    assert g.goes_on_to("step").can_play("full_moon_fever") == []
