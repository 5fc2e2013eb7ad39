"""The five abilities: once per game, at any time, for oneself or a neighbour (O-21, O-40)."""

from __future__ import annotations

from tests.games.off_the_dead.harness import BRANDY, HANK, KEVIN, NONNA, VINCE, given

FAR = "z2_01>2 z2_02>2 z2_03>2"


def abilities(option_ids: list[str]) -> list[str]:
    return [option for option in option_ids if option.startswith("ability")]


def test_o21_an_ability_is_used_once_per_game() -> None:
    g = given(corridors={0: "z5_01 z6_01 | | "}, horde=FAR, phase="second_action").chooses("ability:poliziotto>0.1.2")
    assert not g.survivor(0)["ability_ready"]
    assert abilities(g.ids) == []


def test_o21_it_costs_no_action() -> None:
    g = given(corridors={0: "z5_01 | | "}, horde=FAR, phase="second_action").chooses("ability:poliziotto>0.1.1")
    assert g.asked == (0, "action")


def test_o21_in_anothers_turn_neighbours_are_asked_where_it_can_matter_and_the_one_opposite_is_not() -> None:
    team = f"{KEVIN} {BRANDY} {VINCE} {HANK}"
    g = given(team, corridors={0: " | | z5_01"}, horde=FAR, phase="bites")
    assert g.asked == (1, "before_bite")
    assert g.ids == ["ability:cheerleader>0", "pass", "pass_turn"]
    g.chooses("pass")
    assert g.asked == (3, "before_bite"), "Vince sits opposite"
    assert g.ids == ["ability:biker>0", "pass", "pass_turn"]


def test_o21_who_passes_for_the_turn_is_not_asked_again_before_bites_and_moves_of_this_turn() -> None:
    team = f"{KEVIN} {BRANDY} {NONNA} {HANK}"
    g = given(team, corridors={0: " | z3_01 | z5_01 z6_01"}, horde=FAR, phase="bites", used_abilities=[0, 2, 3])
    g.chooses("zombie:0.3.1", "pass_turn")
    assert g.asked[1] == "action"
    assert g.level(0) == 2
    g.chooses("pass")
    assert g.t.quiet == 0


def test_o21_the_dead_neither_use_abilities_nor_profit_from_them() -> None:
    g = given(f"{NONNA} {VINCE} {BRANDY} {HANK}", dead=[1], level={3: 2}, horde=FAR)
    assert abilities(g.ids) == ["ability:nonna>3"]
    assert not g.survivor(1)["ability_ready"]


def test_o40_with_three_survivors_all_are_neighbours() -> None:
    g = given(f"{NONNA} {VINCE} {BRANDY}", level={0: 1, 1: 1, 2: 1}, horde="z2_02>2 z3_01>2")
    assert abilities(g.ids) == ["ability:nonna>0", "ability:nonna>1", "ability:nonna>2"]


# -- Vince ---------------------------------------------------------------------------------------------


def test_vince_destroys_a_zombie_in_any_zone_of_his_or_a_neighbours_corridor() -> None:
    g = given(f"{VINCE} {BRANDY} {NONNA} {KEVIN}", horde=FAR,
              corridors={0: "z6_01 | | ", 1: " | z6_02 | ", 2: "z6_03 | | ", 3: " | | z6_04"})  # fmt: skip
    assert abilities(g.ids) == ["ability:poliziotto>0.1.1", "ability:poliziotto>1.2.1", "ability:poliziotto>3.3.1"]
    g.chooses("ability:poliziotto>1.2.1")
    assert "z6_02" in g.cemetery
    assert g.corridor(1) == " |  | "


def test_vince_saves_a_neighbour_from_a_bite() -> None:
    g = given(f"{KEVIN} {VINCE} {NONNA} {BRANDY}", corridors={0: " | | z6_01"}, horde=FAR, phase="bites",
              used_abilities=[3])  # fmt: skip
    assert g.asked == (1, "before_bite")
    g.chooses("ability:poliziotto>0.3.1")
    assert g.level(0) == 0


def test_vince_earns_the_trophy_in_a_neighbours_corridor() -> None:
    g = given(f"{VINCE} {BRANDY} {NONNA} {KEVIN}", corridors={1: " | z3_03 | "}, horde=FAR, advanced=True)
    g.chooses("ability:poliziotto>1.2.1")
    assert g.trophies(0) == ["z3_03"]
    assert g.trophies(1) == []


def test_vince_dying_may_fire_a_last_time() -> None:
    g = given(f"{VINCE} {BRANDY} {NONNA} {KEVIN}", corridors={0: " | z6_01 | "}, level={0: 4}, horde=FAR,
              phase="second_action", used_abilities=[2])  # fmt: skip
    g.chooses("pass")
    assert g.asked == (0, "dying")
    g.chooses("ability:poliziotto>0.2.1")
    assert not g.survivor(0)["alive"]
    assert "z6_01" in g.cemetery


def test_vince_killing_the_last_zombie_saves_the_dying() -> None:
    g = given(f"{KEVIN} {VINCE} {NONNA} {BRANDY}", corridors={0: " | z6_01 | "}, level={0: 5}, phase="second_action",
              used_abilities=[2])  # fmt: skip
    g.chooses("pass", "ability:poliziotto>0.2.1")
    assert g.is_over
    assert g.result.reason == "victory"


def test_o21_vince_dying_may_also_fire_for_a_neighbour_but_not_for_who_sits_opposite() -> None:
    g = given(f"{VINCE} {BRANDY} {NONNA} {KEVIN}", corridors={1: " | | z6_01", 2: " | | z6_02", 3: "z5_01 | | "},
              level={0: 4}, horde=FAR, phase="second_action", used_abilities=[2])  # fmt: skip
    g.chooses("pass")
    assert g.asked == (0, "dying")
    assert g.ids == ["ability:poliziotto>1.3.1", "ability:poliziotto>3.1.1", "pass"]
    g.chooses("ability:poliziotto>1.3.1")
    assert "z6_01" in g.cemetery
    assert not g.survivor(0)["alive"]


def test_o21_a_neighbour_of_the_dying_is_not_asked_about_other_corridors() -> None:
    g = given(f"{KEVIN} {VINCE} {NONNA} {BRANDY}", corridors={1: " | | z6_01", 3: " | | z6_02"}, level={0: 5},
              horde=FAR, phase="second_action", used_abilities=[2])  # fmt: skip
    g.chooses("pass")
    assert not g.survivor(0)["alive"]


# -- Brandy ---------------------------------------------------------------------------------------------


def test_brandy_sends_a_corridor_back_one_zone_and_who_leaves_melee_does_not_bite() -> None:
    g = given(f"{KEVIN} {BRANDY} {NONNA} {HANK}", corridors={0: "z2_04 | z3_01 | z4_01 z5_01"}, horde=FAR,
              phase="bites", used_abilities=[3])  # fmt: skip
    g.chooses("zombie:0.3.1", "ability:cheerleader>0")
    assert g.corridor(0) == " | z2_04 z3_01 | z4_01 z5_01", "back, and then they move on"
    assert g.level(0) == 0


def test_brandy_leaves_the_first_zone_where_it_is_and_faces_stay_up() -> None:
    g = given(f"{BRANDY} {VINCE} {NONNA} {KEVIN}", corridors={0: "z2_04 | z3_01 | z4_01"}, horde=FAR,
              phase="second_action")  # fmt: skip
    g.chooses("ability:cheerleader>0")
    assert g.corridor(0) == "z2_04 z3_01 | z4_01+ | "


def test_brandy_is_not_offered_a_corridor_where_nobody_would_go_back() -> None:
    g = given(f"{BRANDY} {VINCE} {NONNA} {KEVIN}", corridors={0: "z2_04 | | ", 1: " | z3_01 | "}, horde=FAR)
    assert abilities(g.ids) == ["ability:cheerleader>1"]


def test_brandy_before_the_move_keeps_them_away() -> None:
    g = given(f"{BRANDY} {VINCE} {NONNA} {KEVIN}", corridors={0: " | z3_01 | "}, horde=FAR, phase="moves",
              used_abilities=[1])  # fmt: skip
    g.chooses("ability:cheerleader>0")
    assert g.corridor(0) == " | z3_01 | "


def test_o21_brandy_dying_may_send_back_the_zombies_of_a_neighbour_but_not_her_own() -> None:
    g = given(f"{BRANDY} {VINCE} {NONNA} {KEVIN}", corridors={0: " | | z3_01", 1: " | | z4_01"}, level={0: 5},
              horde=FAR, phase="second_action", used_abilities=[1, 2])  # fmt: skip
    g.chooses("pass")
    assert g.asked == (0, "dying")
    assert g.ids == ["ability:cheerleader>1", "pass"]
    g.chooses("ability:cheerleader>1")
    assert g.corridor(1) == " | z4_01+ | "
    assert not g.survivor(0)["alive"]


def test_o21_brandy_is_not_asked_when_a_neighbour_dies() -> None:
    g = given(f"{KEVIN} {BRANDY} {NONNA} {HANK}", corridors={0: " | | z3_01"}, level={0: 5}, horde=FAR,
              phase="second_action", used_abilities=[2, 3])  # fmt: skip
    g.chooses("pass")
    assert not g.survivor(0)["alive"]


# -- Granny -----------------------------------------------------------------------------------------------


def test_granny_removes_the_infection_of_herself_or_a_neighbour() -> None:
    g = given(f"{NONNA} {VINCE} {BRANDY} {HANK}", level={0: 2, 1: 3, 2: 4}, horde=FAR)
    assert abilities(g.ids) == ["ability:nonna>0", "ability:nonna>1"], "not of who sits opposite, nor of the healthy"
    g.chooses("ability:nonna>1")
    assert [g.level(place) for place in range(4)] == [2, 0, 4, 0]


def test_granny_saves_a_dying_neighbour() -> None:
    g = given(f"{KEVIN} {VINCE} {BRANDY} {NONNA}", level={0: 5}, horde=FAR, phase="second_action").chooses("pass")
    assert g.asked == (3, "dying")
    assert g.ids == ["ability:nonna>0", "pass"]
    g.chooses("ability:nonna>0")
    assert g.level(0) == 0
    assert g.survivor(0)["alive"]


def test_o21_granny_dying_may_give_the_remedy_to_a_neighbour_instead() -> None:
    g = given(f"{NONNA} {VINCE} {BRANDY} {HANK}", level={0: 5, 1: 3}, horde=FAR, phase="second_action",
              used_abilities=[1, 3])  # fmt: skip
    g.chooses("pass")
    assert g.ids == ["ability:nonna>0", "ability:nonna>1", "pass"]
    g.chooses("ability:nonna>1")
    assert g.level(1) == 0
    assert not g.survivor(0)["alive"]


# -- Kevin ---------------------------------------------------------------------------------------------------


def test_kevin_turns_a_miss_of_a_neighbour_into_a_six() -> None:
    g = given(f"{VINCE} {KEVIN} {NONNA} {BRANDY}", corridors={0: " | | z5_01"}, horde=FAR, used_abilities=[0, 3])
    g.rolls(1)
    g.chooses("attack:hands>0.3.1")
    assert g.asked == (1, "after_roll")
    assert g.ids == ["ability:surfista", "pass"]
    g.chooses("ability:surfista")
    assert "kill" in g.told()


def test_kevin_is_not_asked_after_a_hit_or_where_a_six_would_not_do() -> None:
    for card, face in (("z2_04", 3), ("zombie_biker", 1)):
        dead = [3] if card == "zombie_biker" else []
        g = given(f"{BRANDY} {KEVIN} {NONNA} {HANK}", dead=dead, corridors={0: f" | | {card}"}, horde=FAR,
                  used_abilities=[0, 2, 3])  # fmt: skip
        g.rolls(face)
        g.chooses("attack:hands>0.3.1")
        assert "after_roll" not in g.asked


def test_kevin_opposite_cannot_help() -> None:
    g = given(f"{VINCE} {BRANDY} {KEVIN} {NONNA}", corridors={0: " | | z5_01"}, horde=FAR, used_abilities=[0, 1])
    g.rolls(1)
    g.chooses("attack:hands>0.3.1")
    assert g.asked[1] != "after_roll"


def test_kevin_may_set_the_axe_swinging() -> None:
    g = given(f"{KEVIN} {BRANDY} {NONNA} {VINCE}", corridors={0: " | | z2_04 z3_01"}, items={0: "ascia"}, horde=FAR,
              used_abilities=[1, 2, 3])  # fmt: skip
    g.rolls(2).chooses("attack:ascia>0.3.1", "ability:surfista")
    assert g.asked == (0, "axe")


# -- Hank -----------------------------------------------------------------------------------------------------


def test_hank_attacks_everybody_in_a_melee_zone_with_a_die_plus_three_each() -> None:
    g = given(f"{HANK} {BRANDY} {NONNA} {KEVIN}", corridors={1: "z2_04 | | z5_01 z6_01"},
              horde=FAR, used_abilities=[3])  # fmt: skip
    assert abilities(g.ids) == ["ability:biker>1"]
    g.rolls(2, 2).chooses("ability:biker>1")
    assert g.corridor(1) == "z2_04 |  | z6_01", "2 + 3 reaches 5 but not 6"
    assert g.told().count("roll") == 2


def test_hank_saves_a_neighbour_from_bites() -> None:
    g = given(f"{KEVIN} {BRANDY} {NONNA} {HANK}", corridors={0: " | | z2_04 z3_01"}, horde=FAR, phase="bites",
              used_abilities=[1])  # fmt: skip
    g.rolls(6, 6).chooses("zombie:0.3.1", "ability:biker>0")
    assert g.level(0) == 0


def test_hank_is_not_offered_an_empty_melee() -> None:
    g = given(f"{HANK} {BRANDY} {NONNA} {KEVIN}", corridors={0: "z2_04 | z3_01 | "}, horde=FAR)
    assert abilities(g.ids) == []
