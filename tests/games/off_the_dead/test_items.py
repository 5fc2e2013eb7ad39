"""The ten kinds of rubble, a section each: what it does, what it does not, and who is not touched."""

from __future__ import annotations

import pytest

from tests.games.off_the_dead.harness import QUIET, TEAM, At, given

FAR = "z2_01>2 z2_02>2 z2_03>2"


def uses(option_ids: list[str]) -> list[str]:
    return [option for option in option_ids if option.split(":")[0] in ("use", "burn", "refill")]


# -- Colt ------------------------------------------------------------------------------------------


def test_colt_has_three_shots_and_reaches_every_zone() -> None:
    g = given(corridors={0: "z6_01 | | "}, items={0: "colt"}, horde=FAR, used_abilities=QUIET).rolls(4)
    g.chooses("attack:colt(3)>0.1.1")
    assert "kill" in g.told(), "4 + 1 for Vince + 1 for the Colt against 6"
    assert g.items(0) == ["colt(2)"]


# -- Axe -------------------------------------------------------------------------------------------


def test_axe_beating_a_zombie_by_three_may_strike_another_in_melee() -> None:
    g = given(corridors={0: " | z3_03 | z2_04 z3_01 z3_02"}, items={0: "ascia"}, horde=FAR, used_abilities=QUIET)
    g.rolls(3, 6)
    g.chooses("attack:ascia>0.3.1")
    assert g.asked == (0, "axe")
    assert g.ids == ["zombie:0.3.1", "zombie:0.3.2", "stop"], "those left in melee"
    g.chooses("zombie:0.3.2")
    assert g.told().count("kill") == 1
    assert g.asked != (0, "axe"), "6 + 2 beats 3 by five, but there is no chain"
    assert g.corridor(0).endswith("| z3_01 z3_03")


def test_axe_does_not_swing_on_with_less_than_three_over_or_with_nobody_else_in_melee() -> None:
    g = given(corridors={0: " | | z2_04 z3_01"}, items={0: "ascia"}, horde=FAR, used_abilities=QUIET).rolls(2)
    g.chooses("attack:ascia>0.3.1")
    assert "kill" in g.told()
    assert g.asked[1] != "axe"
    g = given(corridors={0: "z3_02 | | z2_04"}, items={0: "ascia"}, horde=FAR, used_abilities=QUIET).rolls(6)
    g.chooses("attack:ascia>0.3.1")
    assert g.asked[1] != "axe"


def test_axe_may_stop_after_the_first_zombie() -> None:
    g = given(corridors={0: " | | z2_04 z3_01"}, items={0: "ascia"}, horde=FAR, used_abilities=QUIET).rolls(6)
    g.chooses("attack:ascia>0.3.1", "stop")
    assert g.corridor(0).endswith("| z3_01")


def test_other_weapons_never_swing_on() -> None:
    g = given(corridors={0: " | | z2_04 z3_01"}, items={0: "motosega"}, horde=FAR, used_abilities=QUIET).rolls(6)
    g.chooses("attack:motosega(2)>0.3.1")
    assert g.asked[1] != "axe"


# -- Chainsaw ----------------------------------------------------------------------------------------


def test_chainsaw_adds_three_and_burns_petrol_twice() -> None:
    g = given(corridors={0: " | | z6_01 z6_02"}, items={0: "motosega"}, horde=FAR, used_abilities=QUIET).rolls(2)
    g.chooses("attack:motosega(2)>0.3.1")
    assert "kill" in g.told()
    assert g.items(0) == ["motosega(1)"]
    g.rolls(1).chooses("attack:motosega(1)>0.3.1")
    assert g.items(0) == ["motosega(0)"]


# -- Magazine ------------------------------------------------------------------------------------------


def test_magazine_fills_one_colt_of_choice() -> None:
    g = given(items={0: "colt(1) colt(0) caricatore motosega(0)"}, horde=FAR)
    assert uses(g.ids) == ["refill:caricatore>colt(0)", "refill:caricatore>colt(1)"], "no petrol in a magazine"
    g.chooses("refill:caricatore>colt(0)")
    assert sorted(g.items(0)) == ["colt(1)", "colt(3)", "motosega(0)"]


def test_magazine_is_not_offered_for_a_full_colt_nor_before_a_bite() -> None:
    g = given(items={0: "colt caricatore"}, horde=FAR)
    assert uses(g.ids) == []
    g = given(items={0: "colt(0) caricatore giocattolo"}, corridors={0: " | | z2_04"}, horde=FAR, phase="bites")
    assert uses(g.ids) == ["use:giocattolo>0.3.1"]


# -- Petrol can ------------------------------------------------------------------------------------------


def test_petrol_fills_a_chainsaw() -> None:
    g = given(items={0: "motosega(0) colt(0) tanica"}, horde=FAR)
    assert uses(g.ids) == ["refill:tanica>motosega(0)"]
    g.chooses("refill:tanica>motosega(0)")
    assert g.items(0) == ["colt(0)", "motosega(2)"]


def test_petrol_burns_one_zone_a_die_plus_two_for_each_without_the_survivors_strength() -> None:
    g = given(corridors={0: "z5_01 | z4_01 z6_01 | z3_01"}, items={0: "tanica"}, horde=FAR, used_abilities=QUIET)
    assert uses(g.ids) == ["burn:0.1", "burn:0.2", "burn:0.3"]
    g.rolls(3, 2).chooses("burn:0.2")
    assert g.told().count("roll") == 2
    assert g.corridor(0) == "z5_01 | z6_01+ | z3_01", "2 + 2 reaches 4, 3 + 2 does not reach 6"
    assert g.items(0) == []
    assert (g.asked, g.phase) == ((0, "action"), "first_action"), "it is free"


def test_petrol_burns_only_zones_with_zombies_in_the_own_corridor() -> None:
    g = given(corridors={0: "z5_01 | | ", 1: " | | z3_01"}, items={0: "tanica"}, horde=FAR)
    assert uses(g.ids) == ["burn:0.1"]


# -- Adrenaline --------------------------------------------------------------------------------------------


def test_adrenaline_puts_the_infection_back_to_level_one_but_does_not_remove_it() -> None:
    g = given(level={0: 3, 1: 3}, items={0: "adrenalina"}, horde=FAR, piles=["visore", "visore"])
    g.chooses("use:adrenalina")
    assert (g.level(0), g.level(1)) == (1, 3)


@pytest.mark.parametrize("infected", [0, 1])
def test_adrenaline_is_not_offered_where_it_does_nothing(infected: int) -> None:
    g = given(level={0: infected}, items={0: "adrenalina"}, horde=FAR, piles=["visore", "visore"])
    assert uses(g.ids) == []


def test_adrenaline_saves_from_a_deadly_bite() -> None:
    g = given(level={0: 4}, items={0: "adrenalina"}, corridors={0: " | | z2_04 z3_01"}, horde=FAR, phase="bites",
              used_abilities=QUIET, piles=["visore", "visore"])  # fmt: skip
    g.chooses("zombie:0.3.1", "pass")
    assert g.asked == (0, "dying")
    g.chooses("use:adrenalina")
    assert g.survivor(0)["alive"]
    assert g.level(0) == 2, "back to one, and the second zombie bites"


def test_adrenaline_declined_is_death() -> None:
    g = given(level={0: 4}, items={0: "adrenalina"}, horde=FAR, phase="second_action", used_abilities=QUIET,
              piles=["visore", "visore"])  # fmt: skip
    g.chooses("pass", "pass")
    assert not g.survivor(0)["alive"]


# -- anything else at the moment of death -----


def test_o18_the_dying_may_burn_a_zone_and_win_with_the_last_zombie() -> None:
    g = given("poliziotto", corridors={0: " | z2_04 | "}, items={0: "tanica"}, level={0: 4}, phase="second_action",
              used_abilities=[0])  # fmt: skip
    g.chooses("pass")
    assert g.asked == (0, "dying")
    assert g.ids == ["burn:0.2", "pass"], "no refilling now"
    g.rolls(1).chooses("burn:0.2")
    assert g.is_over
    assert g.result.winners == (0,)


def test_o18_the_dying_who_burns_others_than_the_last_dies_all_the_same() -> None:
    g = given("poliziotto", corridors={0: " | z2_04 | "}, horde="z2_02>1", items={0: "tanica"}, level={0: 4},
              phase="second_action", used_abilities=[0])  # fmt: skip
    g.rolls(1).chooses("pass", "burn:0.2")
    assert g.is_over
    assert g.result.winners == ()


# -- Barricade ----------------------------------------------------------------------------------------------


def test_barricade_stops_the_movement_of_the_own_corridor_for_this_turn_only() -> None:
    g = given(corridors={0: "z2_04 | z3_01 | "}, items={0: "barricata"}, horde=FAR, phase="moves",
              used_abilities=QUIET)  # fmt: skip
    assert g.ids == ["use:barricata", "pass"]
    g.chooses("use:barricata")
    assert g.corridor(0) == "z2_04 | z3_01 | "
    assert g.view(None)["barricade"]
    g.chooses("pass")
    assert not g.view(None)["barricade"]


def test_barricade_does_not_stop_the_wave_or_bites() -> None:
    g = given(corridors={0: " | z3_01 | z2_04"}, items={0: "barricata"}, horde="z2_01>0 z2_02>2", phase="bites",
              used_abilities=QUIET)  # fmt: skip
    assert g.level(0) == 1
    g.chooses("use:barricata")
    assert g.corridor(0) == "z2_01 | z3_01 | z2_04"


def test_barricade_is_not_asked_about_when_nothing_would_move() -> None:
    g = given(corridors={0: " | | z2_04"}, items={0: "barricata"}, horde=FAR, phase="moves", used_abilities=QUIET)
    assert g.asked == (0, "action")


# -- Toy ------------------------------------------------------------------------------------------------------


def test_toy_lures_any_zombie_of_the_corridor_and_turns_up_a_hidden_one() -> None:
    g = given(corridors={0: "z5_01 | z4_01 | z3_01"}, items={0: "giocattolo"}, horde=FAR, used_abilities=QUIET)
    assert uses(g.ids) == ["use:giocattolo>0.1.1", "use:giocattolo>0.2.1", "use:giocattolo>0.3.1"]
    g.chooses("use:giocattolo>0.2.1")
    assert g.told() == ["use", "reveal", "lured"]
    assert g.corridor(0) == "z5_01 |  | z3_01"
    assert g.cards_of_horde == ["z2_01", "z2_02", "z2_03", "z4_01"]


def toy_with_mishap(die: int) -> At:
    g = given(TEAM, corridors={0: "z4_01 | | "}, items={0: "giocattolo"}, horde=FAR, used_abilities=QUIET,
              phase="moves", advanced=True)  # fmt: skip
    return g.rolls(die).chooses("use:giocattolo>0.1.1")


def test_o26_turning_a_zombie_up_with_a_toy_may_bring_a_mishap() -> None:
    g = toy_with_mishap(3)
    assert g.told()[:3] == ["use", "reveal", "event_die"]
    assert g.cards_of_horde[-1] == "z4_01", "it ran into melee, and after the toy all the same"


def test_o31_in_panic_the_toy_is_lost_for_nothing() -> None:
    g = toy_with_mishap(6)
    assert "fails" in g.told()
    assert g.corridor(0) == " | z4_01+ | ", "it is still there, and moves on"
    assert g.items(0) == []


# -- Goggles -----------------------------------------------------------------------------------------------------


def test_goggles_show_the_top_three_to_their_owner_only_and_put_them_back_as_he_likes() -> None:
    g = given(items={0: "visore"}, horde="z2_01>0 z4_01>1 z6_01>2 z3_01>3", piles=["colt", "ascia"])
    g.chooses("use:visore")
    assert g.asked == (0, "goggles")
    assert [z["id"] for z in g.view(0)["horde"]["seen"]] == ["z2_01", "z4_01", "z6_01"]
    assert "seen" not in g.view(1)["horde"]
    assert "seen" not in g.view(None)["horde"]
    assert "looks" in g.told(0)
    assert "looks" not in g.told(1)
    assert len(g.ids) == 12
    g.chooses("card:0>3")
    assert [z["id"] for z in g.view(0)["horde"]["seen"]] == ["z4_01", "z6_01"]
    g.chooses("card:0>2", "card:0>1")
    assert g.horde == "z6_01>1 z4_01>2 z2_01>3 z3_01>3"
    assert (g.asked, g.phase) == ((0, "action"), "first_action")


def test_goggles_bring_no_event_for_looking_is_not_revealing() -> None:
    g = given(items={0: "visore"}, horde="z2_01>0 z4_01>1 z6_01>2 z3_01>3", advanced=True)
    g.chooses("use:visore", "card:0>0", "card:0>0", "card:0>0")
    assert "reveal" not in g.told()
    assert not g.t.face_up


def test_goggles_with_fewer_than_three_cards_show_those_there_are() -> None:
    g = given(items={0: "visore"}, horde="z2_01>0").chooses("use:visore")
    assert len(g.ids) == 4
    g.chooses("card:0>2")
    assert g.horde == "z2_01>2"


def test_o18_goggles_can_be_used_before_the_wave_also_where_nothing_moves_or_a_barricade_stands() -> None:
    g = given(corridors={0: " | | z6_01"}, items={0: "visore"}, horde="z2_01>0 z4_01>1 z3_01>3", phase="moves",
              used_abilities=QUIET)  # fmt: skip
    assert g.asked == (0, "before_wave")
    assert g.ids == ["use:visore", "pass"]
    g.chooses("use:visore", "card:0>3", "card:0>3", "card:0>1")
    assert g.corridor(1) == "z3_01 |  | ", "the wave goes where it was sent"
    g = given(corridors={0: "z2_04 | | "}, items={0: "visore barricata"}, horde=FAR, phase="moves",
              used_abilities=QUIET)  # fmt: skip
    g.chooses("use:barricata")
    assert g.ids == ["use:visore", "pass"]


def test_o18_goggles_can_be_used_before_a_surprise_wave_also_in_the_basic_game() -> None:
    g = given(items={0: "visore"}, piles=["ondata ascia", "colt"], horde="z2_01>0 z4_01>1 z3_01>3",
              phase="second_action", used_abilities=QUIET)  # fmt: skip
    g.rolls(1).chooses("search:0", "pile:1", "put:colt>1")
    assert g.asked == (0, "wave_die")
    assert g.ids == ["use:visore", "pass"]
    g.chooses("use:visore", "card:0>3", "card:0>3", "card:0>1")
    assert g.corridor(1) == "z3_01 |  | "


@pytest.mark.parametrize(("die", "offered"), [(1, True), (2, True), (3, False), (6, False)])
def test_o18_goggles_can_be_used_before_an_event_of_the_horde(die: int, offered: bool) -> None:
    g = given("poliziotto cheerleader nonna biker", items={0: "visore colt"}, corridors={0: "z6_06 | | "}, horde=FAR,
              used_abilities=QUIET, advanced=True)  # fmt: skip
    g.rolls(die).chooses("attack:colt(3)>0.1.1")
    assert (g.asked == (0, "event_die")) == offered


def test_goggles_need_a_horde() -> None:
    g = given(items={0: "visore"}, corridors={0: "z2_01 | | "})
    assert uses(g.ids) == []


# -- Surprise wave: see test_search.py --------------------------------------------------------------------------------


def test_a_surprise_wave_is_never_an_item() -> None:
    g = given(piles=["ondata ondata", "colt"], horde=FAR).rolls(1, 1).chooses("search:0", "pile:0")
    assert g.items(0) == []
