"""When things may be used: the whole own turn, before bites and moves, at death, before the last kill."""

from __future__ import annotations

import pytest

from tests.games.off_the_dead.harness import (
    FAR,
    HANK,
    KEVIN,
    NONNA,
    QUIET,
    TEAM,
    VINCE,
    given,
    skulls,
    with_trophies,
)

pytestmark = pytest.mark.usefixtures("plain_symbols")

# -- after the second action -------------------------------------------------------------------


def test_o18_goggles_found_in_the_second_action_can_be_used_before_the_infection_rises() -> None:
    piles = ["visore", "visore", "?colt", "?ascia"]
    g = given(TEAM, piles=piles, horde=FAR, level={0: 1}, phase="second_action", used_abilities=QUIET)
    g.chooses("search:0", "pile:1", "put:visore>0")
    assert (g.asked, g.ids) == ((0, "turn_end"), ["use:visore", "pass"])
    assert g.level(0) == 1
    g.chooses("use:visore")
    assert g.asked == (0, "goggles")
    g.goes_on_to("action")
    assert g.level(0) == 2


def test_o32_trophies_won_in_the_second_action_can_be_spent_in_the_same_turn() -> None:
    g = given(TEAM, corridors={0: " | | z2_01"}, horde=FAR, phase="second_action", used_abilities=QUIET, advanced=True)
    g.rolls(6).chooses("attack:hands>0.3.1")
    assert (g.asked, g.quotes) == ((0, "turn_end"), ["quote:go_and_see>skull"])
    g.chooses("quote:go_and_see>skull", "arrow:3")
    assert g.asked == (1, "action"), "the trophy is spent, so the turn is over"


def test_o18_what_the_second_action_came_to_is_known_when_a_toy_is_used() -> None:
    g = given(TEAM, corridors={0: " | | z6_03"}, items={0: "giocattolo"}, horde=FAR, phase="second_action",
              used_abilities=QUIET)  # fmt: skip
    g.rolls(1).chooses("attack:hands>0.3.1")
    assert g.ids == ["use:giocattolo>0.3.1", "pass"]


def test_who_passes_his_second_action_is_not_asked_again() -> None:
    g = given(TEAM, items={0: "visore"}, horde=FAR, phase="second_action", used_abilities=QUIET)
    assert g.chooses("pass").asked == (1, "action")


def test_after_the_second_action_nobody_is_asked_who_has_nothing_and_nobody_else_is() -> None:
    piles = ["colt", "ascia"]
    g = given(TEAM, piles=piles, items={1: "visore"}, horde=FAR, phase="second_action", used_abilities=QUIET)
    assert g.chooses("search:0", "put:colt>0", "put:ascia>0").asked == (1, "action")


def test_o31_in_panic_what_is_free_stays_possible_until_the_end_of_the_turn() -> None:
    g = given(TEAM, corridors={0: "z4_01 | | "}, items={0: "colt visore"}, horde=FAR, phase="second_action",
              used_abilities=QUIET, advanced=True)  # fmt: skip
    g.rolls(6).chooses("attack:colt(3)>0.1.1")
    assert g.t.panic == 1
    assert (g.asked, "use:visore" in g.ids) == ((0, "turn_end"), True)


# -- before bites and moves, at death ------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "corridor", "kind"), [("bites", " | | z6_03", "before_bite"), ("moves", " | z6_03 | ", "before_move")]
)
def test_o34_stepped_on_may_find_the_last_help_before_a_bite_and_before_a_move(
    phase: str, corridor: str, kind: str
) -> None:
    found = {"before_bite": "giocattolo", "before_move": "barricata"}[kind]
    g = with_trophies(skulls(5), corridors={0: corridor}, phase=phase, piles=[found])
    assert g.asked == (0, kind)
    g.chooses("quote:stepped_on>skull").goes_on_to(kind)
    assert [option for option in g.ids if found in option]


def test_goggles_may_be_used_before_a_bite_and_at_death() -> None:
    g = given(TEAM, corridors={0: " | | z6_03"}, items={0: "visore"}, level={0: 4}, horde=FAR, phase="bites",
              used_abilities=QUIET)  # fmt: skip
    assert (g.asked, g.ids) == ((0, "before_bite"), ["use:visore", "pass"])
    g.chooses("pass")
    assert (g.asked, g.ids) == ((0, "dying"), ["use:visore", "pass"])
    assert g.chooses("use:visore").asked == (0, "goggles")


# -- before the last kill --------------------------------------------------------------------------


def test_o21_granny_may_heal_before_somebody_elses_last_kill() -> None:
    g = given(f"{VINCE} {NONNA} {KEVIN} {HANK}", corridors={0: " | | z2_01"}, level={2: 3}, used_abilities=[0, 2, 3])
    g.rolls(6).chooses("attack:hands>0.3.1")
    assert (g.asked, g.ids) == ((1, "last_kill"), ["ability:nonna>2", "pass"])
    g.chooses("ability:nonna>2")
    assert g.result.reason == "triumph"


def test_o21_without_anybody_infected_the_last_zombie_falls_at_once() -> None:
    g = given(f"{VINCE} {NONNA} {KEVIN} {HANK}", corridors={0: " | | z2_01"}, used_abilities=[0, 2, 3])
    assert g.rolls(6).chooses("attack:hands>0.3.1").is_over


def test_o21_before_a_kill_that_is_not_the_last_one_nobody_is_asked() -> None:
    g = given(f"{VINCE} {NONNA} {KEVIN} {HANK}", corridors={0: " | | z2_01"}, level={2: 3}, horde=FAR,
              used_abilities=[0, 2, 3])  # fmt: skip
    g.rolls(6).chooses("attack:hands>0.3.1")
    assert "kill" in g.told()


def test_o21_vinces_coup_de_grace_for_the_last_zombie_waits_for_the_remedy_too() -> None:
    g = given(f"{VINCE} {NONNA} {KEVIN} {HANK}", corridors={0: " | | z2_01"}, level={0: 2}, used_abilities=[2, 3])
    g.chooses("ability:poliziotto>0.3.1")
    assert g.asked == (1, "last_kill")
    assert g.chooses("pass").result.reason == "victory"


# -- the order of burning -----------------------------------------------------------------------------


def test_the_order_of_burning_is_the_players() -> None:
    g = given(TEAM, corridors={0: "z2_04+ z6_03+ z4_04 | | "}, items={0: "tanica"}, horde=FAR, used_abilities=QUIET,
              advanced=True)  # fmt: skip
    g.chooses("burn:0.1")
    assert (g.asked, g.ids) == ((0, "next_struck"), ["zombie:0.1.1", "zombie:0.1.2", "zombie:0.1.3"])
    g.rolls(6).chooses("zombie:0.1.2")
    assert g.heard("kill")["zombie"] == "z6_03"
    assert g.ids == ["zombie:0.1.1", "zombie:0.1.2"]


def test_the_order_is_not_asked_where_they_look_alike_or_nothing_can_come_between() -> None:
    alike = given(TEAM, corridors={0: "z2_04 z6_03 | | "}, items={0: "tanica"}, horde=FAR, used_abilities=QUIET,
                  advanced=True)  # fmt: skip
    assert "next_struck" not in alike.rolls(1).chooses("burn:0.1").asked
    basic = given(TEAM, corridors={0: "z2_04+ z6_03+ | | "}, items={0: "tanica"}, horde=FAR, used_abilities=QUIET)
    assert "next_struck" not in basic.rolls(1).chooses("burn:0.1").asked


# -- O-33: any die of one's own --------------------------------------------------------------------------


def test_o33_a_bonus_may_make_another_mishap_of_ones_own_die() -> None:
    g = with_trophies(skulls(2), corridors={0: "z6_06 | | "}, items={0: "colt"})
    g.rolls(5).chooses("attack:colt(3)>0.1.1")
    assert (g.asked, "quote:hear_them>skull" in g.quotes) == ((0, "event_die"), True)
    g.chooses("quote:hear_them>skull")
    assert g.heard("raised")["die"] == 6
    assert "event_panic" in g.told()


def test_o33_a_six_cannot_be_raised_and_no_bonus_is_for_the_mishap_of_another() -> None:
    g = with_trophies(skulls(2), corridors={0: "z6_06 | | "}, items={0: "colt"})
    g.rolls(6).chooses("attack:colt(3)>0.1.1")
    assert "quote:hear_them>skull" not in g.quotes


@pytest.mark.parametrize(
    ("die", "bonus", "offered"),
    [(1, "hear_them", False), (2, "hear_them", True), (1, "blow_up", True), (6, "call_me_god", False)],
)
def test_o33_a_bonus_counts_for_the_die_of_a_surprise_wave_where_it_makes_a_difference(
    die: int, bonus: str, offered: bool
) -> None:
    g = with_trophies(skulls(4), piles=["ondata visore", "colt"], phase="second_action")
    g.chooses("search:0", "pile:1").rolls(die).chooses("put:colt>1")
    assert g.asked == (0, "wave_die")
    assert (f"quote:{bonus}>skull" in g.quotes) == offered
