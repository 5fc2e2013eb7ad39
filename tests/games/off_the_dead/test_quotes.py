"""Trophies and the quotes of one and two symbols (O-32, O-33), with the rulebook's two examples."""

from __future__ import annotations

import pytest

from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import QUOTES
from tests.games.off_the_dead.harness import (
    BRANDY,
    HANK,
    KEVIN,
    NONNA,
    VINCE,
    asked,
    cemetery,
    choose,
    corridor,
    dice,
    given,
    horde,
    ids,
    level,
    sound,
    told,
    trophies,
)
from tests.games.off_the_dead.quoting import FAR, QUIET, TEAM, quotes, skulls, table


def test_the_costs() -> None:
    assert {QUOTES[number].id: QUOTES[number].cost for number in QUOTES} == {
        "what_is_it": 1, "go_and_see": 1, "try_again": 2, "hear_them": 2, "saw_nothing": 2, "missed": 3, "blow_up": 3,
        "all_mine": 3, "feel_better": 3, "bruce_lee": 4, "call_me_god": 4, "stepped_on": 5, "red_button": 8,
    }  # fmt: skip


# -- O-32 ----------------------------------------------------------------------------------------------


def test_o32_a_quote_needs_so_many_trophies_with_the_same_symbol() -> None:
    corridors = {0: "z6_01 | | "}
    assert quotes(table("z2_01 z2_04", corridors=corridors)) == [
        "quote:what_is_it>skull", "quote:what_is_it>hand", "quote:go_and_see>skull", "quote:go_and_see>hand",
    ]  # fmt: skip
    g = table("z2_01 z5_02 z5_07", corridors=corridors)
    assert "quote:all_mine>skull" in quotes(g)
    assert "quote:all_mine>hand" not in quotes(g)


def test_o32_quotes_are_for_the_own_turn_only() -> None:
    g = given(TEAM, corridors={0: " | | z6_01"}, horde=FAR, used_abilities=QUIET, advanced=True, phase="bites",
              trophies={1: "z2_01 z2_02 z3_01"})  # fmt: skip
    assert asked(g) == (0, "action"), "Brandy could dodge, but it is Vince who is bitten"


def test_o32_a_quote_costs_no_action_and_the_trophies_go_to_the_cemetery() -> None:
    g = table("z2_01 z2_02")
    choose(g, "quote:go_and_see>skull", "arrow:3")
    assert asked(g) == (0, "action")
    assert "z2_01" in cemetery(g)
    assert trophies(g, 0) == ["z2_02"]
    assert sound(g)


def test_o32_whoever_kills_gets_the_trophy_and_it_cannot_be_thrown() -> None:
    g = table("", corridors={0: " | | z2_04"})
    dice(g, 6)
    choose(g, "attack:hands>0.3.1")
    assert trophies(g, 0) == ["z2_04"]
    assert not [option for option in ids(g) if option.startswith("throw")]


def test_o32_which_trophies_pay_is_asked_where_it_makes_a_difference() -> None:
    g = table("z2_01 z3_01 z5_01")
    choose(g, "quote:go_and_see>skull")
    assert asked(g) == (0, "pay")
    assert ids(g) == ["pay:z2_01", "pay:z5_01"]
    choose(g, "pay:z5_01")
    assert asked(g) == (0, "go_and_see"), "the hand left over buys nothing else now, so it is lost"
    choose(g, "arrow:1")
    assert trophies(g, 0) == ["z2_01", "z3_01"]
    assert g.t.spare == [0, 0, 0]


def test_rulebook_example_hear_them_for_two_equal_symbols_adds_one_to_the_die() -> None:
    g = given(f"{KEVIN} {BRANDY} {NONNA} {VINCE}", corridors={0: " | | z4_04"}, trophies={0: "z2_01 z3_01"}, horde=FAR,
              used_abilities=QUIET, advanced=True)  # fmt: skip
    dice(g, 3)
    choose(g, "attack:hands>0.3.1")
    assert asked(g) == (0, "after_roll")
    choose(g, "quote:hear_them>skull")
    assert trophies(g, 0) == ["z4_04"], "3 + 1 reaches 4"
    assert {"z2_01", "z3_01"} <= set(cemetery(g))


def test_rulebook_example_left_over_symbols_buy_a_second_quote_declared_at_the_same_time() -> None:
    """Two trophies, a skull and a skull with a hand: two skulls for the dodge, the hand to turn the Horde."""
    g = table("z2_01 z5_01", corridors={0: " | | z6_01"}, phase="bites")
    choose(g, "quote:try_again>skull", "pay:z2_01")
    assert asked(g) == (0, "quote_more")
    assert ids(g) == ["quote:go_and_see>hand", "stop"]
    choose(g, "quote:go_and_see>hand", "arrow:1")
    assert trophies(g, 0) == []
    assert level(g, 0) == 0
    assert corridor(g, 1) == "z2_03 |  | ", "the wave went where it was sent"
    assert sound(g)


def test_o32_left_over_symbols_are_lost_if_not_used_at_once() -> None:
    g = table("z5_01 z4_01", corridors={0: " | | z6_01"}, phase="bites")
    choose(g, "quote:try_again>skull", "pay:z4_01", "stop")
    assert g.t.spare == [0, 0, 0]
    assert trophies(g, 0) == []
    assert quotes(g) == []


def test_o32_left_over_symbols_and_trophies_may_pay_together() -> None:
    g = table("z5_01 z5_02 z3_05", corridors={0: " | | z6_01"}, phase="bites", level={0: 3})
    choose(g, "quote:try_again>skull")
    assert ids(g) == ["quote:go_and_see>hand", "quote:all_mine>hand", "quote:feel_better>hand", "stop"]
    choose(g, "quote:feel_better>hand")
    assert trophies(g, 0) == [], "two hands left over and one more"
    assert level(g, 0) == 1


def test_o32_a_left_over_symbol_alone_does_not_pay_for_two() -> None:
    g = table("z5_01 z4_01", corridors={0: " | | z6_01"}, phase="bites", level={0: 3})
    choose(g, "quote:try_again>skull", "pay:z4_01")
    assert ids(g) == ["quote:go_and_see>hand", "stop"]


# -- one symbol ---------------------------------------------------------------------------------------------


def test_what_is_it_reveals_a_zombie_in_any_corridor_and_may_bring_an_event() -> None:
    g = table(skulls(1), corridors={1: "z4_04 | | ", 2: " | z6_06 | ", 3: "z6_01+ | | "})
    choose(g, "quote:what_is_it>skull")
    assert ids(g) == ["zombie:1.1.1", "zombie:2.2.1"], "those face down"
    dice(g, 5)
    choose(g, "zombie:2.2.1")
    assert "event_dies_twice" in told(g), "Vince and the zombie are skulls"
    assert corridor(g, 2) == " | z6_06+ | "
    assert sound(g)


def test_what_is_it_needs_a_hidden_zombie() -> None:
    assert "quote:what_is_it>skull" not in quotes(table(skulls(1), corridors={0: " | | z6_01"}))


def test_go_and_see_turns_the_top_card_anywhere_also_to_an_empty_side() -> None:
    g = given(f"{VINCE} {NONNA}", horde="z2_04>0 z3_04>1", trophies={0: "z2_02"}, advanced=True)
    choose(g, "quote:go_and_see>skull")
    assert ids(g) == ["arrow:0", "arrow:1", "arrow:2", "arrow:3"]
    choose(g, "arrow:2")
    assert horde(g) == "z2_04>2 z3_04>1"


def test_o32_the_horde_can_be_turned_at_the_last_moment_before_the_wave_though_nothing_moves() -> None:
    """Alone: the only zombie falls to the first action, and three point at you."""
    g = given(VINCE, corridors={0: " | | z2_04"}, horde="z2_02>0 z3_01>0 z3_04>0 z4_02>1", advanced=True,
              used_abilities=[0])  # fmt: skip
    dice(g, 6)
    choose(g, "attack:hands>0.3.1")
    assert asked(g) == (0, "before_wave")
    assert ids(g) == ["quote:go_and_see>hand", "pass"]
    choose(g, "quote:go_and_see>hand", "arrow:1")
    assert corridor(g, 0) == " |  | "
    assert horde(g) == "z2_02>0 z3_01>0 z3_04>0 z4_02>1", "it turned to him and waits"


def test_before_the_wave_only_the_active_survivor_is_asked_and_only_if_there_is_a_horde() -> None:
    g = table("", trophies={1: "z2_01"}, phase="wave", used_abilities=())
    assert asked(g) == (0, "action")
    g = table("z2_01", corridors={0: " | | z6_01"}, horde="", phase="wave", used_abilities=())
    assert asked(g) == (0, "action")


def test_o32_the_horde_can_be_turned_before_a_surprise_wave() -> None:
    g = table(skulls(1), piles=["ondata visore", "colt"], phase="second_action", horde="z2_03>0 z3_03>2 z3_04>2")
    choose(g, "search:0", "pile:1")
    dice(g, 1)
    choose(g, "put:colt>1")
    assert asked(g) == (0, "wave_die")
    assert ids(g) == ["quote:go_and_see>skull", "pass"]
    choose(g, "quote:go_and_see>skull", "arrow:3")
    assert corridor(g, 3) == "z2_03 |  | "
    assert corridor(g, 0) == " |  | "
    assert sound(g)


def test_alone_turning_the_horde_before_a_surprise_wave_is_not_offered_for_every_card_comes() -> None:
    g = given(VINCE, piles=["ondata tanica", "colt"], phase="second_action", horde="z2_04>0 z3_04>2 z3_07>2",
              trophies={0: "z2_02"}, used_abilities=[0], advanced=True)  # fmt: skip
    dice(g, 1)
    choose(g, "search:0", "pile:1", "put:colt>1")
    assert asked(g)[1] == "action"


@pytest.mark.parametrize(("die", "offered"), [(1, True), (2, True), (3, False), (4, False), (5, False), (6, False)])
def test_o32_the_horde_can_be_turned_before_an_event_that_concerns_it(die: int, offered: bool) -> None:
    g = table(skulls(1), corridors={0: "z6_06 | | "}, items={0: "colt"}, horde="z2_03>0 z3_03>2 z3_04>2",
              phase="second_action")  # fmt: skip
    dice(g, die)
    choose(g, "attack:colt(3)>0.1.1")
    assert (asked(g) == (0, "event_die")) == offered
    if offered:
        assert ids(g) == ["quote:go_and_see>skull", "pass"]
        choose(g, "quote:go_and_see>skull")
        dice(g, 1)
        choose(g, "arrow:3")
        assert corridor(g, 0) == "z6_06+ |  | ", "nobody came for Vince"
        assert corridor(g, 3) == ("z2_03 |  | " if die == 2 else " |  | ")


def test_o32_left_over_symbols_may_turn_the_horde_in_mid_event_and_turn_up_several_zombies() -> None:
    g = table("z5_01 z5_02", corridors={0: "z6_06 | | "}, items={0: "colt"})
    dice(g, 6)
    choose(g, "attack:colt(3)>0.1.1", "quote:saw_nothing>skull")
    assert ids(g) == ["quote:go_and_see>hand", "stop"], "nobody else is turned up while an event is going on"
    g = table("z5_01 z5_02", corridors={0: " | | z6_01", 1: "z4_04 | z3_05 | "}, phase="bites")
    choose(g, "quote:try_again>skull", "quote:what_is_it>hand")
    assert "quote:what_is_it>hand" in ids(g)
    choose(g, "quote:what_is_it>hand")
    assert ids(g) == ["zombie:1.1.1", "zombie:1.2.1"]
    choose(g, "zombie:1.1.1")
    assert corridor(g, 1) == "z4_04+ | z3_05+ | "


def test_o32_no_more_zombies_can_be_turned_up_than_there_are() -> None:
    g = table("z5_01 z5_02", corridors={0: " | | z6_01", 1: "z4_04 | | "}, phase="bites", horde="z2_03>2 z3_03>2")
    choose(g, "quote:try_again>skull", "quote:what_is_it>hand")
    assert ids(g) == ["quote:go_and_see>hand", "stop"]


# -- two symbols ----------------------------------------------------------------------------------------------


def test_o33_try_again_cancels_one_bite() -> None:
    g = table(skulls(2), corridors={0: " | | z6_01 z6_02"}, phase="bites")
    choose(g, "quote:try_again>skull")
    assert level(g, 0) == 1, "the other one bites"
    assert "z6_01" in corridor(g, 0)


def test_o33_plus_one_two_and_three_may_be_combined_after_seeing_the_die() -> None:
    g = table(skulls(5), corridors={0: " | | z6_03"})
    dice(g, 2)
    choose(g, "attack:hands>0.3.1")
    assert quotes(g) == ["quote:hear_them>skull", "quote:saw_nothing>skull", "quote:blow_up>skull",
                         "quote:call_me_god>skull"]  # fmt: skip
    choose(g, "quote:blow_up>skull")
    assert g.view(None)["attack"]["bonus"] == 2
    choose(g, "quote:hear_them>skull")
    assert trophies(g, 0) == ["z6_03"], "2 + 1 for Vince + 2 + 1"


BONUSES = ["quote:hear_them>skull", "quote:blow_up>skull", "quote:call_me_god>skull"]


@pytest.mark.parametrize(("number", "offered"), [(2, []), (3, []), (4, BONUSES[2:]), (5, BONUSES)])
def test_o33_bonuses_are_offered_only_to_who_can_pay_for_enough_of_them(number: int, offered: list[str]) -> None:
    """Three are missing: four symbols, or two and three; of four none may go on one that leaves too little."""
    g = table(skulls(number), corridors={0: " | | z6_03"})
    dice(g, 2)
    choose(g, "attack:hands>0.3.1")
    assert [quote for quote in BONUSES if quote in quotes(g)] == offered


@pytest.mark.parametrize(("zombie", "offered"), [("z4_04", False), ("z5_05", True)])
def test_o32_no_further_bonus_is_offered_once_enough_is_declared(zombie: str, offered: bool) -> None:
    """Left-over hands could pay for one more, which is of use only if two are missing."""
    g = table("z5_02 z5_03", corridors={0: f"z6_03 {zombie} | | "}, items={0: "tanica"})
    dice(g, 1, 1)
    choose(g, "burn:0.1", "quote:hear_them>skull")
    assert asked(g) == (0, "quote_more")
    assert ("quote:hear_them>hand" in ids(g)) == offered


def test_o33_no_die_is_rolled_again_where_a_six_would_not_do() -> None:
    def shot(trophies_of_kevin: str) -> Play:
        g = given(f"{KEVIN} {BRANDY} {NONNA} {VINCE}", corridors={0: " | | zombie_poliziotto"}, dead=[3], horde=FAR,
                  trophies={0: trophies_of_kevin}, used_abilities=QUIET, advanced=True)  # fmt: skip
        dice(g, 1)
        return choose(g, "attack:hands>0.3.1")

    assert asked(shot(skulls(3)))[1] != "after_roll"
    assert quotes(shot(skulls(4))) == ["quote:saw_nothing>skull"], "a six and one more for two symbols"


def test_o21_a_six_and_a_bonus_are_offered_where_only_both_together_will_do() -> None:
    def shot(trophies_of_kevin: str) -> Play:
        g = given(f"{KEVIN} {BRANDY} {NONNA} {VINCE}", corridors={0: " | | zombie_poliziotto"}, dead=[3], horde=FAR,
                  trophies={0: trophies_of_kevin}, used_abilities=(1, 2, 3), advanced=True)  # fmt: skip
        dice(g, 1)
        return choose(g, "attack:hands>0.3.1")

    assert asked(shot(skulls(1)))[1] != "after_roll", "seven is out of reach"
    for first, second in (("ability:surfista", "quote:hear_them>skull"), ("quote:hear_them>skull", "ability:surfista")):
        g = shot(skulls(2))
        assert [option for option in (first, second) if option in ids(g)] == [first, second]
        choose(g, first, second)
        assert trophies(g, 0) == ["zombie_poliziotto"]


def test_o33_a_die_that_hit_is_not_rolled_again() -> None:
    g = table(skulls(2), corridors={0: " | | z2_04 z6_03"}, items={0: "ascia"})
    dice(g, 1)
    choose(g, "attack:ascia>0.3.1")
    assert "kill" in told(g)
    assert asked(g)[1] != "after_roll"


def test_o33_die_bonuses_are_for_the_own_attack_only() -> None:
    g = given(f"{KEVIN} {HANK} {NONNA} {VINCE}", corridors={0: " | | z6_03"}, trophies={0: "z2_01 z3_01"}, horde=FAR,
              used_abilities=[0, 2, 3], advanced=True, phase="bites")  # fmt: skip
    choose(g, "pass")
    assert asked(g) == (1, "before_bite")
    dice(g, 1)
    choose(g, "ability:biker>0")
    assert asked(g)[1] != "after_roll", "it is Hank's die"


def test_o33_saw_nothing_rolls_an_attack_die_again() -> None:
    g = table(skulls(2), corridors={0: " | | z6_03"})
    dice(g, 1)
    choose(g, "attack:hands>0.3.1")
    dice(g, 6)
    choose(g, "quote:saw_nothing>skull")
    assert trophies(g, 0) == ["z6_03"]


def test_o33_saw_nothing_rolls_an_event_die_again() -> None:
    g = table(skulls(2), corridors={0: "z6_06 | | "}, items={0: "colt"})
    dice(g, 6)
    choose(g, "attack:colt(3)>0.1.1")
    assert asked(g) == (0, "event_die")
    dice(g, 5, 1)
    choose(g, "quote:saw_nothing>skull")
    assert "event_dies_twice" in told(g)
    assert "event_panic" not in told(g)


def test_o33_saw_nothing_rolls_the_die_of_a_surprise_wave_again() -> None:
    g = table(skulls(2), piles=["ondata visore", "colt"], phase="second_action")
    choose(g, "search:0", "pile:1")
    dice(g, 6)
    choose(g, "put:colt>1")
    assert asked(g) == (0, "wave_die")
    dice(g, 1)
    choose(g, "quote:saw_nothing>skull")
    assert g.view(None)["horde"]["size"] == 2
