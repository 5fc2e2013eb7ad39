"""Corridors, bites, movement, waves, death (O-8 to O-15), with the rulebook's two examples."""

from __future__ import annotations

from collections import Counter

from tests.games.off_the_dead.harness import FOUR, At, given

SIX = "z3_01 z3_02 z3_03 | z3_04 z3_05 | z3_06"
ALL_USED = (0, 1, 2, 3)


def passing(g: At) -> At:
    """Goes on through everything that is only an offer, to the next action."""
    while not g.is_over and g.decision.kind in ("before_bite", "before_move", "dying", "after_roll"):
        g.chooses("pass")
    return g


# -- O-8: six in a corridor ----------------------------------------------------------------------


def test_o8_an_arrow_to_a_full_corridor_goes_to_a_neighbour_of_the_target_by_choice_of_the_active_player() -> None:
    g = given(corridors={2: SIX}, horde="z2_01>2 z2_02>0", phase="wave")
    assert g.asked == (0, "redirect")
    assert g.ids == ["to:1", "to:3"]
    g.chooses("to:3")
    assert g.corridor(3) == "z2_01 |  | "


def test_o8_six_counts_all_three_zones() -> None:
    g = given(corridors={2: "z3_01 z3_02 | z3_04 z3_05 | z3_06"}, horde="z2_01>2 z2_02>0", phase="wave")
    assert g.survivor(2)["corridor"][0][-1] == {"face_up": False}
    assert g.t.crowd[2] == 6


def test_o8_a_dead_target_counts_like_a_full_one() -> None:
    g = given(dead=[1], horde="z2_01>1 z2_02>0", phase="wave")
    assert g.ids == ["to:0", "to:2"]


def test_o8_without_room_beside_the_target_anybody_with_room_gets_it() -> None:
    full = {1: SIX, 2: "z4_01 z4_02 z4_03 z4_04 z4_05 z4_06 | | "}
    g = given(dead=[3], corridors=full, horde="z2_01>2 z2_02>0", phase="wave")
    assert g.corridor(0) == "z2_01 |  | "


def test_o8_with_no_room_anywhere_the_card_stays_on_the_horde() -> None:
    g = given(dead=[1, 2, 3], corridors={0: SIX}, horde="z2_01>0 z2_02>0", phase="wave")
    assert g.horde == "z2_01>0 z2_02>0"
    assert "no_room" in g.told()


# -- O-9 to O-12: bites and movement -----------------------------------------------------------------


def test_o9_only_the_active_corridor_bites_and_moves_but_the_wave_goes_where_it_points() -> None:
    g = given(
        corridors={0: " | z2_01 | z3_01", 1: "z4_01 | z4_02 | z4_03"}, horde="z2_02>3 z2_03>0", phase="bites",
        used_abilities=ALL_USED,
    )  # fmt: skip
    assert g.level(0) == 1
    assert g.level(1) == 0
    assert g.corridor(0) == " |  | z3_01 z2_01"
    assert g.corridor(1) == "z4_01 | z4_02 | z4_03"
    assert g.corridor(3) == "z2_02 |  | "
    assert g.phase == "second_action"


def test_o10_zombies_stay_face_down_until_they_enter_melee() -> None:
    g = given(corridors={0: "z2_01 | z2_02 | "}, horde="z2_03>1 z3_01>1", phase="moves", used_abilities=ALL_USED)
    assert g.corridor(0) == " | z2_01 | z2_02"
    second, melee = g.survivor(0)["corridor"][1:]
    assert second == [{"face_up": False}]
    assert melee[0]["id"] == "z2_02"


def test_o10_a_revealed_zombie_stays_face_up_as_it_moves() -> None:
    g = given(corridors={0: "z2_01+ | | "}, horde="z2_03>1 z3_01>1", phase="moves", used_abilities=ALL_USED)
    assert g.corridor(0) == " | z2_01+ | "


def test_o10_under_the_horde_it_is_hidden_again_with_a_new_arrow() -> None:
    arrows = set()
    for seed in range(30):
        g = given(corridors={0: " | | z6_01"}, items={0: "giocattolo"}, horde="z2_03>1 z3_01>1")
        g.game.reseed(seed)
        g.chooses("use:giocattolo>0.3.1")
        assert g.cards_of_horde == ["z2_03", "z3_01", "z6_01"]
        assert not g.t.face_up
        arrows.add(g.horde[-1])
    assert arrows == {"0", "1", "2", "3"}


def test_o11_each_zombie_in_melee_bites_the_first_bite_is_level_one() -> None:
    g = given(corridors={0: " | | z2_01 z3_01"}, horde="z2_03>1", phase="bites", used_abilities=ALL_USED)
    assert g.told().count("bitten") == 2
    assert g.level(0) == 2


def test_o11_between_bites_items_may_be_used_and_the_order_is_the_players() -> None:
    g = given(corridors={0: " | | z2_01 z6_01"}, items={0: "giocattolo"}, horde="z2_03>1", phase="bites",
              used_abilities=ALL_USED)  # fmt: skip
    assert g.asked == (0, "bite_order")
    g.chooses("zombie:0.3.1")
    assert g.asked == (0, "before_bite")
    assert g.view(0)["biter"] == "z2_01"
    g.chooses("pass")
    assert g.level(0) == 1
    assert g.asked == (0, "before_bite")
    g.chooses("use:giocattolo>0.3.2")
    assert g.level(0) == 1
    assert g.corridor(0).endswith("| z2_01")


def test_o11_the_order_of_bites_is_not_asked_where_nobody_can_do_anything() -> None:
    g = given(corridors={0: " | | z2_01 z6_01"}, horde="z2_03>1", phase="bites", used_abilities=ALL_USED)
    assert g.asked == (0, "action")


def test_o11_at_the_last_level_he_dies_at_once_and_further_bites_are_void() -> None:
    g = given(corridors={0: " | | z2_01 z3_01 z4_01"}, level={0: 4}, horde="z2_03>1", phase="bites",
              used_abilities=ALL_USED)  # fmt: skip
    assert g.told().count("bitten") == 1
    assert not g.survivor(0)["alive"]


def test_o12_who_arrives_in_melee_does_not_bite_before_the_next_own_turn() -> None:
    g = given(corridors={0: " | z2_01 | "}, horde="z2_03>1 z2_04>1", phase="bites", used_abilities=ALL_USED)
    assert g.corridor(0) == " |  | z2_01"
    assert g.level(0) == 0


def test_o13_infection_rises_also_in_the_turn_of_the_first_bite() -> None:
    g = given(corridors={0: " | | z2_01"}, horde="z2_03>1 z2_04>1", phase="bites", used_abilities=ALL_USED)
    assert g.level(0) == 1
    g.chooses("pass")
    assert g.level(0) == 2


def test_infection_of_the_others_does_not_rise_in_my_turn() -> None:
    g = given(level={1: 2}, horde="z2_03>1 z2_04>1", phase="second_action").chooses("pass")
    assert g.level(1) == 2


# -- O-14, O-15: death -----------------------------------------------------------------------------------


def test_o14_death_items_and_corridor_go_and_the_turn_ends() -> None:
    g = given(
        corridors={0: "z2_01 | z2_02 | z3_01"}, level={0: 4}, items={0: "colt(1) ascia"}, horde="z2_03>1",
        phase="bites", used_abilities=ALL_USED,
    )  # fmt: skip
    assert not g.survivor(0)["alive"]
    assert g.items(0) == []
    assert g.corridor(0) == " |  | "
    assert g.cards_of_horde[0] == "z2_03"
    assert sorted(g.cards_of_horde[1:]) == ["z2_01", "z2_02", "z3_01", "zombie_poliziotto"]
    assert (g.t.active, g.phase) == (1, "first_action"), "no movement, no wave, no second action"
    assert g.horde.startswith("z2_03>1")


def test_o14_the_corridor_of_the_dead_is_shuffled_with_new_arrows() -> None:
    orders, arrows = set(), Counter[str]()
    for seed in range(60):
        g = given(corridors={0: " | z2_02 | "}, level={0: 4}, horde="z2_03>1", phase="second_action",
                  used_abilities=ALL_USED)  # fmt: skip
        g.game.reseed(seed)
        g.chooses("pass")
        orders.add(tuple(g.cards_of_horde[1:]))
        arrows.update(entry[-1] for entry in g.horde.split()[1:])
    assert orders == {("z2_02", "zombie_poliziotto"), ("zombie_poliziotto", "z2_02")}
    assert set(arrows) == {"0", "1", "2", "3"}


def test_o14_advanced_trophies_of_the_dead_go_to_the_cemetery() -> None:
    g = given(level={0: 4}, trophies={0: "z2_01 z5_01"}, horde="z2_03>1", phase="second_action", advanced=True,
              cemetery=False, used_abilities=ALL_USED)  # fmt: skip
    g.chooses("pass")
    assert g.cemetery == ["z2_01", "z5_01"]
    assert g.survivor(0)["trophies"] == []


def test_o14_a_zombified_survivor_comes_like_any_other_and_ends_in_the_cemetery() -> None:
    g = given("poliziotto nonna", dead=[1], corridors={0: " | | zombie_nonna"}, items={0: "motosega"}, horde="z2_02>0")
    g.rolls(3)
    g.chooses("attack:motosega(2)>0.3.1")
    assert "zombie_nonna" in g.cemetery


def test_o14_neighbours_of_the_dead_do_not_close_up() -> None:
    g = given(dead=[1], items={0: "ascia"}, horde="z2_03>2")
    assert [option for option in g.ids if option.startswith("throw")] == ["throw:ascia>3"]


def test_o15_the_dead_have_no_turns() -> None:
    g = given(dead=[1, 2], horde="z2_03>0 z2_04>0", phase="second_action", used_abilities=ALL_USED).chooses("pass")
    assert g.t.active == 3


# -- the examples of the rulebook -------------------------------------------------------------------------


def test_rulebook_example_1_a_toy_just_before_the_bite_sends_the_zombie_under_the_horde_and_cancels_it() -> None:
    g = given(FOUR, corridors={0: " | | z4_01"}, items={0: "giocattolo"}, horde="z2_03>1 z2_04>1").rolls(1)
    g.chooses("attack:hands>0.3.1")
    assert g.asked == (3, "after_roll"), "Kevin could still turn the miss into a six"
    g.chooses("pass")
    assert g.asked == (0, "before_bite")
    g.chooses("use:giocattolo>0.3.1")
    assert g.level(0) == 0
    assert g.cards_of_horde[-1] == "z4_01"
    assert g.items(0) == []
    assert "giocattolo" in g.view(None)["cemetery"]["items"]


def test_rulebook_example_2_a_barricade_just_before_three_zombies_move_keeps_them_out_of_melee() -> None:
    g = given(FOUR, corridors={0: " | z2_01 z3_01 z4_01 | "}, items={0: "barricata"}, horde="z2_03>1 z2_04>1")
    g.chooses("pass")
    assert g.asked == (0, "before_move")
    g.chooses("use:barricata")
    passing(g)
    assert g.corridor(0) == " | z2_01 z3_01 z4_01 | "
    assert g.phase == "second_action"
