"""Paying for quotes with trophies (O-32), with the rulebook's example."""

from __future__ import annotations

import pytest

from orda.games.off_the_dead.registry import QUOTES
from tests.games.off_the_dead.harness import FAR, QUIET, TEAM, given, with_trophies

pytestmark = pytest.mark.usefixtures("plain_symbols")


def test_the_costs() -> None:
    assert {QUOTES[number].id: QUOTES[number].cost for number in QUOTES} == {
        "what_is_it": 1, "go_and_see": 1, "try_again": 2, "hear_them": 2, "saw_nothing": 2, "missed": 3, "blow_up": 3,
        "all_mine": 3, "feel_better": 3, "bruce_lee": 4, "call_me_god": 4, "stepped_on": 5, "red_button": 8,
    }  # fmt: skip


def test_o32_a_quote_needs_so_many_trophies_with_the_same_symbol() -> None:
    corridors = {0: "z6_01 | | "}
    assert with_trophies("z2_01 z2_04", corridors=corridors).quotes == [
        "quote:what_is_it>skull", "quote:what_is_it>hand", "quote:go_and_see>skull", "quote:go_and_see>hand",
    ]  # fmt: skip
    g = with_trophies("z2_01 z5_02 z5_07", corridors=corridors)
    assert "quote:all_mine>skull" in g.quotes
    assert "quote:all_mine>hand" not in g.quotes


def test_o32_quotes_are_for_the_own_turn_only() -> None:
    g = given(TEAM, corridors={0: " | | z6_01"}, horde=FAR, used_abilities=QUIET, advanced=True, phase="bites",
              trophies={1: "z2_01 z2_02 z3_01"})  # fmt: skip
    assert g.asked == (0, "action"), "Brandy could dodge, but it is Vince who is bitten"


def test_o32_a_quote_costs_no_action_and_the_trophies_go_to_the_cemetery() -> None:
    g = with_trophies("z2_01 z2_02")
    g.chooses("quote:go_and_see>skull", "arrow:3")
    assert g.asked == (0, "action")
    assert "z2_01" in g.cemetery
    assert g.trophies(0) == ["z2_02"]


def test_o32_whoever_kills_gets_the_trophy_and_it_cannot_be_thrown() -> None:
    g = with_trophies("", corridors={0: " | | z2_04"})
    g.rolls(6).chooses("attack:hands>0.3.1")
    assert g.trophies(0) == ["z2_04"]
    assert not [option for option in g.ids if option.startswith("throw")]


def test_o32_which_trophies_pay_is_asked_where_it_makes_a_difference() -> None:
    g = with_trophies("z2_01 z3_01 z5_01")
    g.chooses("quote:go_and_see>skull")
    assert g.asked == (0, "pay")
    assert g.ids == ["pay:z2_01", "pay:z5_01"]
    g.chooses("pay:z5_01")
    assert g.asked == (0, "go_and_see"), "the hand left over buys nothing else now, so it is lost"
    g.chooses("arrow:1")
    assert g.trophies(0) == ["z2_01", "z3_01"]
    assert g.t.spare == [0, 0, 0]


def test_rulebook_example_left_over_symbols_buy_a_second_quote_declared_at_the_same_time() -> None:
    """Two trophies, a skull and a skull with a hand: two skulls for the dodge, the hand to turn the Horde."""
    g = with_trophies("z2_01 z5_01", corridors={0: " | | z6_01"}, phase="bites")
    g.chooses("quote:try_again>skull", "pay:z2_01")
    assert g.asked == (0, "quote_more")
    assert g.ids == ["quote:go_and_see>hand", "stop"]
    g.chooses("quote:go_and_see>hand", "arrow:1")
    assert g.trophies(0) == []
    assert g.level(0) == 0
    assert g.corridor(1) == "z2_03 |  | ", "the wave went where it was sent"


def test_o32_left_over_symbols_are_lost_if_not_used_at_once() -> None:
    g = with_trophies("z5_01 z4_01", corridors={0: " | | z6_01"}, phase="bites")
    g.chooses("quote:try_again>skull", "pay:z4_01", "stop")
    assert g.t.spare == [0, 0, 0]
    assert g.trophies(0) == []
    assert g.quotes == []


def test_o32_left_over_symbols_and_trophies_may_pay_together() -> None:
    g = with_trophies("z5_01 z5_02 z3_05", corridors={0: " | | z6_01"}, phase="bites", level={0: 3})
    g.chooses("quote:try_again>skull")
    assert g.ids == ["quote:go_and_see>hand", "quote:all_mine>hand", "quote:feel_better>hand", "stop"]
    g.chooses("quote:feel_better>hand")
    assert g.trophies(0) == [], "two hands left over and one more"
    assert g.level(0) == 1


def test_o32_a_left_over_symbol_alone_does_not_pay_for_two() -> None:
    g = with_trophies("z5_01 z4_01", corridors={0: " | | z6_01"}, phase="bites", level={0: 3})
    g.chooses("quote:try_again>skull", "pay:z4_01")
    assert g.ids == ["quote:go_and_see>hand", "stop"]


def test_o32_left_over_symbols_may_turn_the_horde_in_mid_event_and_turn_up_several_zombies() -> None:
    g = with_trophies("z5_01 z5_02", corridors={0: "z6_06 | | "}, items={0: "colt"})
    g.rolls(6).chooses("attack:colt(3)>0.1.1", "quote:saw_nothing>skull")
    assert g.ids == ["quote:go_and_see>hand", "stop"], "nobody else is turned up while an event is going on"
    g = with_trophies("z5_01 z5_02", corridors={0: " | | z6_01", 1: "z4_04 | z3_05 | "}, phase="bites")
    g.chooses("quote:try_again>skull", "quote:what_is_it>hand")
    assert "quote:what_is_it>hand" in g.ids
    g.chooses("quote:what_is_it>hand")
    assert g.ids == ["zombie:1.1.1", "zombie:1.2.1"]
    g.chooses("zombie:1.1.1")
    assert g.corridor(1) == "z4_04+ | z3_05+ | "


def test_o32_no_more_zombies_can_be_turned_up_than_there_are() -> None:
    g = with_trophies(
        "z5_01 z5_02", corridors={0: " | | z6_01", 1: "z4_04 | | "}, phase="bites", horde="z2_03>2 z3_03>2"
    )
    g.chooses("quote:try_again>skull", "quote:what_is_it>hand")
    assert g.ids == ["quote:go_and_see>hand", "stop"]
