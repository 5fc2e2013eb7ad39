"""The events of Dead Corps(e), a section each: when, at whom, bystanders, what they meet."""

from __future__ import annotations

from tests.games.zombies.harness import CENTRE, given

# -- Govt. Enhanced Zombies! ----------------------------------------------------------------------------


def test_govt_enhanced_zombies_need_five_to_be_killed() -> None:
    g = given("govt_enhanced_zombies", "", zombies=((1, 0),)).chooses("play:govt_enhanced_zombies").rolls(4)
    g.goes_on_to("step").chooses("step:1,0")
    assert g.asked == (0, "pay")
    assert g.view(0)["fights"][0]["need"] == 5
    g.chooses("pay:bullets")
    assert (g.t.trophies[0], g.t.bullets[0]) == (1, 2)


def test_govt_enhanced_zombies_may_come_before_a_roll_and_hold_until_the_end_of_the_own_next_turn() -> None:
    g = given("", "govt_enhanced_zombies", zombies=(CENTRE,), dice=(4,)).chooses("pass")
    assert g.asked == (1, "before_fight")
    g.chooses("play:govt_enhanced_zombies")
    assert g.asked == (0, "pay"), "R-65 knows no natural faces here: a four is not enough any more"
    assert g.t.effects[0][2:4] == (1, 1)


def test_govt_enhanced_zombies_are_not_made_stronger_twice_for_the_same_time() -> None:
    g = given("govt_enhanced_zombies", "", "").chooses("play:govt_enhanced_zombies")
    g.t.hands[0] = [30]
    g.t.may_play |= 1
    assert g.goes_on_to("step").can_play("govt_enhanced_zombies") == []
