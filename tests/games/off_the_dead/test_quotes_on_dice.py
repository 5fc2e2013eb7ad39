"""Quotes that change a die or its target: +1, +2, +3, another roll, another target (O-33)."""

from __future__ import annotations

import pytest

from tests.games.off_the_dead.harness import (
    BRANDY,
    FAR,
    HANK,
    KEVIN,
    NONNA,
    QUIET,
    VINCE,
    At,
    given,
    skulls,
    with_trophies,
)

pytestmark = pytest.mark.usefixtures("plain_symbols")


def test_rulebook_example_hear_them_for_two_equal_symbols_adds_one_to_the_die() -> None:
    g = given(f"{KEVIN} {BRANDY} {NONNA} {VINCE}", corridors={0: " | | z4_04"}, trophies={0: "z2_01 z3_01"}, horde=FAR,
              used_abilities=QUIET, advanced=True)  # fmt: skip
    g.rolls(3).chooses("attack:hands>0.3.1")
    assert g.asked == (0, "after_roll")
    g.chooses("quote:hear_them>skull")
    assert g.trophies(0) == ["z4_04"], "3 + 1 reaches 4"
    assert {"z2_01", "z3_01"} <= set(g.cemetery)


def test_o33_plus_one_two_and_three_may_be_combined_after_seeing_the_die() -> None:
    g = with_trophies(skulls(5), corridors={0: " | | z6_03"})
    g.rolls(2).chooses("attack:hands>0.3.1")
    assert g.quotes == ["quote:hear_them>skull", "quote:saw_nothing>skull", "quote:blow_up>skull",
                         "quote:call_me_god>skull"]  # fmt: skip
    g.chooses("quote:blow_up>skull")
    assert g.view(None)["attack"]["bonus"] == 2
    g.chooses("quote:hear_them>skull")
    assert g.trophies(0) == ["z6_03"], "2 + 1 for Vince + 2 + 1"


BONUSES = ["quote:hear_them>skull", "quote:blow_up>skull", "quote:call_me_god>skull"]


@pytest.mark.parametrize(("number", "offered"), [(2, []), (3, []), (4, BONUSES[2:]), (5, BONUSES)])
def test_o33_bonuses_are_offered_only_to_who_can_pay_for_enough_of_them(number: int, offered: list[str]) -> None:
    """Three are missing: four symbols, or two and three; of four none may go on one that leaves too little."""
    g = with_trophies(skulls(number), corridors={0: " | | z6_03"})
    g.rolls(2).chooses("attack:hands>0.3.1")
    assert [quote for quote in BONUSES if quote in g.quotes] == offered


@pytest.mark.parametrize(("zombie", "offered"), [("z4_04", False), ("z5_05", True)])
def test_o32_no_further_bonus_is_offered_once_enough_is_declared(zombie: str, offered: bool) -> None:
    """Left-over hands could pay for one more, which is of use only if two are missing."""
    g = with_trophies("z5_02 z5_03", corridors={0: f"z6_03 {zombie} | | "}, items={0: "tanica"})
    g.rolls(1, 1).chooses("burn:0.1", "quote:hear_them>skull")
    assert g.asked == (0, "quote_more")
    assert ("quote:hear_them>hand" in g.ids) == offered


def test_o33_no_die_is_rolled_again_where_a_six_would_not_do() -> None:
    def shot(trophies_of_kevin: str) -> At:
        g = given(f"{KEVIN} {BRANDY} {NONNA} {VINCE}", corridors={0: " | | zombie_poliziotto"}, dead=[3], horde=FAR,
                  trophies={0: trophies_of_kevin}, used_abilities=QUIET, advanced=True)  # fmt: skip
        g.rolls(1)
        return g.chooses("attack:hands>0.3.1")

    assert shot(skulls(3)).asked[1] != "after_roll"
    assert shot(skulls(4)).quotes == ["quote:saw_nothing>skull"], "a six and one more for two symbols"


def test_o21_a_six_and_a_bonus_are_offered_where_only_both_together_will_do() -> None:
    def shot(trophies_of_kevin: str) -> At:
        g = given(f"{KEVIN} {BRANDY} {NONNA} {VINCE}", corridors={0: " | | zombie_poliziotto"}, dead=[3], horde=FAR,
                  trophies={0: trophies_of_kevin}, used_abilities=(1, 2, 3), advanced=True)  # fmt: skip
        g.rolls(1)
        return g.chooses("attack:hands>0.3.1")

    assert shot(skulls(1)).asked[1] != "after_roll", "seven is out of reach"
    for first, second in (("ability:surfista", "quote:hear_them>skull"), ("quote:hear_them>skull", "ability:surfista")):
        g = shot(skulls(2))
        assert [option for option in (first, second) if option in g.ids] == [first, second]
        g.chooses(first, second)
        assert g.trophies(0) == ["zombie_poliziotto"]


def test_o33_a_die_that_hit_is_not_rolled_again() -> None:
    g = with_trophies(skulls(2), corridors={0: " | | z2_04 z6_03"}, items={0: "ascia"})
    g.rolls(1).chooses("attack:ascia>0.3.1")
    assert "kill" in g.told()
    assert g.asked[1] != "after_roll"


def test_o33_die_bonuses_are_for_the_own_attack_only() -> None:
    g = given(f"{KEVIN} {HANK} {NONNA} {VINCE}", corridors={0: " | | z6_03"}, trophies={0: "z2_01 z3_01"}, horde=FAR,
              used_abilities=[0, 2, 3], advanced=True, phase="bites")  # fmt: skip
    g.chooses("pass")
    assert g.asked == (1, "before_bite")
    g.rolls(1).chooses("ability:biker>0")
    assert g.asked[1] != "after_roll", "it is Hank's die"


def test_o33_saw_nothing_rolls_an_attack_die_again() -> None:
    g = with_trophies(skulls(2), corridors={0: " | | z6_03"})
    g.rolls(1).chooses("attack:hands>0.3.1").rolls(6).chooses("quote:saw_nothing>skull")
    assert g.trophies(0) == ["z6_03"]


def test_o33_saw_nothing_rolls_an_event_die_again() -> None:
    g = with_trophies(skulls(2), corridors={0: "z6_06 | | "}, items={0: "colt"})
    g.rolls(6).chooses("attack:colt(3)>0.1.1")
    assert g.asked == (0, "event_die")
    g.rolls(5, 1).chooses("quote:saw_nothing>skull")
    assert "event_dies_twice" in g.told()
    assert "event_panic" not in g.told()


def test_o33_saw_nothing_rolls_the_die_of_a_surprise_wave_again() -> None:
    g = with_trophies(skulls(2), piles=["ondata visore", "colt"], phase="second_action")
    g.chooses("search:0", "pile:1").rolls(6).chooses("put:colt>1")
    assert g.asked == (0, "wave_die")
    g.rolls(1).chooses("quote:saw_nothing>skull")
    assert g.view(None)["horde"]["size"] == 2


def test_o33_missed_keeps_die_and_weapon_and_takes_another_target_in_reach() -> None:
    g = with_trophies(skulls(3), corridors={0: "z6_06 | z4_04 | z2_04"}, items={0: "colt"})
    g.rolls(6).chooses("attack:colt(3)>0.3.1")
    assert g.asked == (0, "after_roll"), "a six on a zombie of two is a waste"
    g.chooses("quote:missed>skull")
    assert g.asked == (0, "missed")
    assert g.ids == ["zombie:0.1.1", "zombie:0.2.1"]
    g.chooses("zombie:0.2.1")
    assert g.trophies(0) == ["z4_04"]
    assert g.items(0) == ["colt(2)"], "one bullet"
    assert "z2_04" in g.corridor(0)


def test_o33_missed_reveals_the_new_target_which_may_bring_an_event() -> None:
    g = with_trophies(skulls(3), corridors={0: "z6_06 | | z2_04"}, items={0: "colt"})
    g.rolls(6).chooses("attack:colt(3)>0.3.1")
    g.rolls(6).chooses("quote:missed>skull", *(["zombie:0.1.1"] if g.asked[1] == "missed" else []))
    assert "event_panic" in g.told()
    assert "fails" in g.told()
    assert g.trophies(0) == []


def test_o33_missed_stays_in_reach_of_the_weapon() -> None:
    g = with_trophies(skulls(3), corridors={0: "z6_06 | z4_04 | z2_04"})
    g.rolls(6).chooses("attack:hands>0.3.1")
    assert g.asked[1] != "after_roll", "nobody else in melee"


def test_blow_up_adds_two() -> None:
    g = with_trophies(skulls(3), corridors={0: " | | z5_05"})
    g.rolls(2).chooses("attack:hands>0.3.1", "quote:blow_up>skull")
    assert g.trophies(0) == ["z5_05"], "2 + 1 for Vince + 2"


def test_call_me_god_adds_three() -> None:
    g = with_trophies(skulls(4), corridors={0: " | | z6_03"})
    g.rolls(2).chooses("attack:hands>0.3.1", "quote:call_me_god>skull")
    assert g.trophies(0) == ["z6_03"]
