"""The cards of Mall Walkers about fights, a section each."""

from __future__ import annotations

from orda.games.zombies.legal import legal_targets
from orda.games.zombies.registry import BEFORE_FIGHT
from orda.games.zombies.sets.mw.weapons import JAMMED, lucky_shot
from tests.games.zombies.harness import CENTRE, given
from tests.games.zombies.sets.mw.mall import OUTFITTER, in_the_mall

# -- Crossbow ---------------------------------------------------------------------------------------------


def test_crossbow_is_played_in_the_outfitter_only() -> None:
    g = in_the_mall("crossbow", "", shops=OUTFITTER, pawns=((1, -9),)).chooses("play:crossbow")
    assert g.items(0) == ["crossbow"]
    g = in_the_mall("crossbow", "", shops=OUTFITTER, pawns=((1, -8),)).goes_on_to("step")
    assert g.can_play("crossbow") == []


def test_crossbow_adds_one_to_a_roll_just_made() -> None:
    g = given("", "", items=("crossbow",), zombies=(CENTRE,), dice=(3,))
    assert g.asked == (0, "pay")
    g.chooses("activate:crossbow")
    assert (g.t.trophies[0], g.t.bullets[0], g.items(0)) == (1, 3, ["crossbow"])


def test_crossbow_is_seen_among_the_bonuses_of_that_roll_and_of_no_other() -> None:
    g = given("", "", items=("crossbow",), zombies=(CENTRE,), dice=(1, 1)).chooses("activate:crossbow")
    assert g.view(1)["fights"][0]["bonuses"] == [{"card": "crossbow", "value": 1}]
    assert g.view(1)["fights"][0]["bonus"] == 1
    g.chooses("pay:life")
    assert g.view(1)["fights"][0]["bonuses"] == []


def test_crossbow_shoots_once_a_round_and_again_in_the_next() -> None:
    g = given("", "", items=("crossbow all_the_marbles",), zombies=(CENTRE, (1, 0), (0, 1)))
    g.rolls(3).chooses("activate:all_the_marbles", "activate:crossbow")
    g.goes_on_to("step").rolls(3).chooses("step:1,0")
    assert (g.asked, g.can_play("crossbow")) == ((0, "pay"), [])
    g.chooses("pay:bullets", "stop").goes_on_to("step", player=0)
    g.chooses("step:1,1").rolls(3).chooses("step:0,1")
    assert (g.asked, g.can_play("crossbow")) == ((0, "pay"), ["activate:crossbow"])


def test_crossbow_is_no_activation_and_is_shot_off_turn_too() -> None:
    g = given("", "where_did_everybody_go", items=("crossbow first_aid_kit",), zombies=((1, 0),), lives=(2,))
    g.chooses("activate:first_aid_kit").rolls(3)
    g.chooses("play:where_did_everybody_go>0", "step:1,0")
    assert g.asked == (0, "pay")
    g.chooses("activate:crossbow")
    assert g.t.trophies[0] == 1


def test_crossbow_is_not_wasted_on_a_zombie_that_is_dead_anyway_nor_offered_to_others() -> None:
    assert given("", "", items=("crossbow",), zombies=(CENTRE,), dice=(4,)).asked == (0, "step")
    g = given("", "", items=("", "crossbow"), zombies=(CENTRE,), dice=(3,))
    assert g.asked == (0, "pay")


def test_crossbow_is_a_weapon_that_jammed_stops_even_after_the_shot() -> None:
    g = given("", "jammed", items=("crossbow",), zombies=(CENTRE,), dice=(3, 6)).goes_on_to("pay")
    g.chooses("activate:crossbow")
    assert g.asked == (1, "after_roll")
    assert [g.view(0)["fights"][0][what] for what in ("bonus", "bonuses")] == [1, [{"card": "crossbow", "value": 1}]]
    g.chooses("play:jammed")
    assert (g.lives(0), g.t.trophies[0]) == (2, 1), "the roll was one short after all, and the next one a six"


def test_crossbow_is_not_offered_while_weapons_are_jammed() -> None:
    g = given("jammed", "", items=("crossbow",), zombies=(CENTRE,)).rolls(3, 6).chooses("play:jammed")
    assert (g.asked, g.lives(0), g.t.trophies[0]) == ((0, "step"), 2, 1)


# -- Jammed -----------------------------------------------------------------------------------------------


def test_jammed_nobody_pays_with_bullets() -> None:
    g = given("jammed", "", zombies=(CENTRE,), lives=(1,)).rolls(3, 6).chooses("play:jammed")
    assert (g.lives(0), g.t.bullets[0], g.t.trophies[0]) == (0, 3, 1), "the only payment left is a life"


def test_jammed_applies_to_a_roll_still_unpaid_weapons_included() -> None:
    g = given("", "jammed", items=("fire_axe",), zombies=(CENTRE,), dice=(2, 6)).goes_on_to("after_roll")
    assert g.asked == (1, "after_roll")
    g.chooses("play:jammed")
    assert (g.lives(0), g.t.bullets[0]) == (2, 3), "two short instead of one, and no bullet counts: a life"


def test_jammed_takes_a_kill_away_that_a_weapon_would_have_made() -> None:
    g = given("", "jammed", items=("fire_axe",), zombies=(CENTRE,), dice=(3, 6)).goes_on_to("after_roll")
    g.chooses("play:jammed")
    assert g.lives(0) == 2


def test_jammed_a_shotgun_neither_helps_nor_loses_a_charge() -> None:
    g = given("jammed", "", items=("hey_look_a_shotgun",), zombies=(CENTRE,)).rolls(3, 6).chooses("play:jammed")
    assert (g.lives(0), g.t.charges[0]) == (2, 3)


def test_jammed_holds_for_all_until_the_end_of_its_players_next_turn() -> None:
    g = given("", "jammed", "").chooses("play:jammed")
    assert g.t.effects == [(JAMMED, -1, 1, 1, -1)]
    g.goes_on_to_turn(2)
    assert g.t.effects != []
    g.goes_on_to_turn(3)
    assert g.t.effects == []


def test_jammed_does_not_stop_grenades() -> None:
    g = given("jammed", "", tiles=("base_hospital 0 -1 0",), pawns=((1, -2),), zombies=((0, -3),), items=("grenade",))
    g.chooses("play:jammed", "activate:grenade>base_hospital@0,-1")
    assert g.t.trophies[0] == 1


def test_jammed_is_not_played_twice_for_the_same_time() -> None:
    g = given("jammed", "").chooses("play:jammed")
    g.t.hands[0], g.t.may_play = [50], 3
    assert g.goes_on_to("step").can_play("jammed") == []


# -- Lucky Shot -------------------------------------------------------------------------------------------


def test_lucky_shot_kills_before_the_roll_for_a_bullet() -> None:
    g = given("lucky_shot", "", zombies=(CENTRE,))
    assert g.asked == (0, "before_fight")
    g.chooses("play:lucky_shot")
    assert (g.t.trophies[0], g.t.bullets[0], g.zombies) == (1, 2, [])


def test_lucky_shot_kills_after_a_miss() -> None:
    g = given("lucky_shot", "", zombies=(CENTRE,), dice=(1,)).chooses("pass")
    assert g.asked == (0, "pay")
    g.chooses("play:lucky_shot")
    assert (g.t.trophies[0], g.t.bullets[0], g.lives(0)) == (1, 2, 3)


def test_lucky_shot_is_a_kill_in_a_fight() -> None:
    g = given("lucky_shot", "where_did_he_go", zombies=(CENTRE,)).chooses("play:lucky_shot")
    assert g.asked == (1, "zombie_killed")
    g.chooses("play:where_did_he_go>0")
    assert (g.t.trophies[0], g.t.bullets[0]) == (0, 2), "what was paid stays paid"


def test_lucky_shot_needs_a_bullet_that_may_be_used() -> None:
    assert given("lucky_shot", "", zombies=(CENTRE,), bullets=(0,), dice=(6,)).asked == (0, "step")
    g = given("lucky_shot", "jammed", zombies=(CENTRE,), dice=(6,)).chooses("play:jammed")
    assert (g.asked, g.t.trophies[0]) == ((0, "step"), 1)


def test_lucky_shot_is_for_the_own_fight_only_and_for_no_duel() -> None:
    g = given("", "lucky_shot", zombies=(CENTRE,), dice=(1,))
    assert g.asked == (0, "pay")
    g = given("i_will_survive", "lucky_shot").rolls(6, 1).chooses("play:i_will_survive>1")
    assert g.t.duels == []
    assert len(g.t.hands[1]) == 1


def test_lucky_shot_helps_against_an_old_trophy_but_not_against_branches() -> None:
    g = given("lucky_shot", "i_dont_think_theyre_dead", trophies=(2,)).rolls(1, 6)
    g.chooses("play:i_dont_think_theyre_dead>0")
    assert g.asked == (0, "pay")
    g.chooses("play:lucky_shot")
    assert (g.t.trophies[0], g.t.bullets[0]) == (2, 2)
    g = given("lucky_shot", "", zombies=(CENTRE,))
    assert legal_targets(g.game, 0, lucky_shot, BEFORE_FIGHT) == [0]
    g.game.fight.branches = 1
    assert legal_targets(g.game, 0, lucky_shot, BEFORE_FIGHT) == []


def test_lucky_shot_is_lost_if_it_is_cancelled() -> None:
    g = given("lucky_shot", "that_didnt_just_happen", zombies=(CENTRE,), dice=(6,)).chooses("play:lucky_shot")
    g.chooses("play:that_didnt_just_happen")
    assert g.t.bullets[0] == 3, "a cancelled card costs nothing but itself"
