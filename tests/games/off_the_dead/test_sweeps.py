"""Attacks on several zombies one after the other: who is struck, who escapes (O-28, O-31)."""

from __future__ import annotations

import pytest

from tests.games.off_the_dead.harness import skulls, with_trophies

pytestmark = pytest.mark.usefixtures("plain_symbols")


def test_o31_panic_stops_bruce_lee() -> None:
    g = with_trophies(skulls(4), corridors={0: "z2_04 | z6_06 | z4_04"}, phase="second_action")
    g.rolls(1, 6).chooses("quote:bruce_lee>skull")
    assert g.corridor(0) == "z2_04 | z6_06+ | z4_04"
    assert "event_panic" in g.told()


def test_o28_a_zombie_that_runs_before_the_fire_reaches_it_escapes_and_the_others_burn_once() -> None:
    """In mid-fire a left-over hand buys a look at one still to burn, and it runs."""
    g = with_trophies("z5_02 z5_03", corridors={0: "z6_06 z4_04 | | "}, items={0: "tanica"})
    g.rolls(1).chooses("burn:0.1", "quote:hear_them>skull", "quote:what_is_it>hand").rolls(3).chooses("stop")
    assert "event_runs_at_me" in g.told()
    assert g.corridor(0) == " |  | z6_06"
    assert g.trophies(0) == ["z4_04"], "1 + 2 + 1 reaches 4"
    assert g.items(0) == []


def test_o28_nobody_burns_twice_because_another_one_ran() -> None:
    g = with_trophies("z5_02 z5_03", corridors={0: "z6_06 z3_05 z6_03 | | "}, items={0: "tanica"})
    g.rolls(1).chooses("burn:0.1", "quote:saw_nothing>skull", "quote:what_is_it>hand").rolls(2).chooses("stop")
    assert g.asked == (0, "what_is_it")
    g.rolls(3, 6).chooses("zombie:0.1.1")
    assert g.told().count("roll") == 1, "only the one in the middle is left to burn"
    assert g.corridor(0) == "z6_03+ |  | z6_06", "2 + 2 misses 6"
    assert g.trophies(0) == ["z3_05"]


def test_who_arrives_while_others_burn_does_not_burn() -> None:
    g = with_trophies("", corridors={0: "z6_06 z6_03 | | "}, items={0: "tanica"}, horde="z2_03>0 z3_03>0 z3_04>2")
    g.rolls(6, 2).chooses("burn:0.1").rolls(1).chooses("pass")
    assert "event_where_from" in g.told()
    assert g.told().count("roll") == 1
    assert g.corridor(0) == "z6_06+ z2_03 z3_03 |  | "
    assert g.trophies(0) == ["z6_03"]


def test_o28_bruce_lee_reaches_also_who_runs_into_melee_before_his_turn() -> None:
    g = with_trophies("z2_01 z3_01 z4_01 z4_02 z5_02 z5_03", corridors={0: "z6_06 | z4_04 | "})
    g.chooses("quote:bruce_lee>skull", "pay:z2_01", "pay:z3_01", "pay:z4_01").rolls(2)
    g.chooses("pay:z4_02", "quote:hear_them>skull", "quote:what_is_it>hand").rolls(3, 5)
    g.chooses("stop")
    assert "event_runs_at_me" in g.told()
    assert g.trophies(0) == ["z4_04", "z6_06"], "each got one blow"
    assert g.told().count("roll") == 1
    assert g.corridor(0) == " |  | "


def test_in_a_game_dealt_anew_in_mid_fire_the_same_places_are_still_to_burn() -> None:
    g = with_trophies("z2_01 z2_02", corridors={0: "z6_06 z3_05 z6_03 | z3_01 | "}, items={0: "tanica"})
    g.rolls(1).chooses("burn:0.1")
    assert g.asked == (0, "after_roll")
    for seed in range(30):
        other = g.redealt(0, seed)
        zone = other.t.zones[0]
        assert other.t.targets == 1 << zone[0] | 1 << zone[1]
