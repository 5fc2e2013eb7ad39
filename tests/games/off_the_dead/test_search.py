"""Searching the rubble (O-3 to O-5) and the surprise wave (O-6, O-7)."""

from __future__ import annotations

import pytest

from tests.games.off_the_dead.harness import given

FAR = "z2_01>2 z2_02>2"  # a Horde that troubles nobody in the tests


def test_o3_the_second_card_is_chosen_after_the_first_was_seen_by_all() -> None:
    g = given(piles=["colt", "ascia", "colt"], horde=FAR).chooses("search:0")
    assert g.asked == (0, "search_second")
    for viewer in (None, 0, 1, 2, 3):
        assert g.view(viewer)["turned"] == ["colt"]
    assert g.ids == ["pile:1", "pile:2"]


def test_o3_the_second_card_may_come_from_the_same_pile() -> None:
    g = given(piles=["colt ascia", "tanica"], horde=FAR).chooses("search:0", "pile:0")
    assert g.view(None)["turned"] == ["colt", "ascia"]


def test_o3_seen_cards_are_shown_again_only_with_the_memory_aid() -> None:
    for aid in (False, True):
        g = given(piles=["colt ?ascia", "tanica", "visore"], horde=FAR, memory_aid=aid)
        g.chooses("search:1", "pile:2", "put:tanica>1", "put:visore>1")
        shown = g.view(1)["piles"][1]
        assert shown["size"] == 2
        assert shown.get("cards") == (["visore", "tanica"] if aid else None)
        assert g.view(1)["piles"][0].get("cards") == (["colt", None] if aid else None)


def test_o4_unequal_cards_go_back_where_and_in_the_order_the_searcher_likes() -> None:
    g = given(piles=["colt tanica", "ascia", "", "visore"], horde=FAR).chooses("search:0", "pile:1")
    assert len(g.ids) == 2 * 9
    g.chooses("put:ascia>2", "put:colt>2")
    assert g.pile(2) == ["colt", "ascia"], "an empty pile may be refilled"
    assert g.items(0) == []


def test_o4_of_equal_cards_one_is_kept_and_the_other_goes_on_any_pile() -> None:
    g = given(piles=["colt", "colt", "visore"], horde=FAR).chooses("search:0", "pile:1")
    assert g.items(0) == ["colt(3)"], "O-19: found weapons are loaded"
    assert g.asked == (0, "put_back")
    g.chooses("put:colt>2")
    assert g.pile(2) == ["colt", "visore"]


def test_o4_with_fewer_than_two_cards_there_is_no_search() -> None:
    g = given(piles=["colt"], horde=FAR, items={0: "ascia"})
    assert not [option for option in g.ids if option.startswith("search")]
    g = given(piles=["colt ascia"], horde=FAR)
    assert "search:0" in g.ids


def test_o5_with_a_surprise_wave_the_other_card_goes_back_first_even_a_useful_one() -> None:
    g = given(piles=["ondata", "colt", "visore visore"], horde="z2_01>2 z2_02>3 z2_03>1 z3_01>2")
    g.chooses("search:0", "pile:1")
    assert g.asked == (0, "put_back")
    assert g.view(None)["turned"] == ["colt"]
    g.rolls(1).chooses("put:colt>1")
    assert g.corridor(2) == "z2_01 |  | ", "the surprise"
    assert g.corridor(3) == "z2_02 |  | ", "and then the ordinary wave"
    assert g.items(0) == []
    assert "ondata" in g.view(None)["cemetery"]["items"]


def test_o5_two_surprise_waves_come_one_after_the_other_and_are_never_kept() -> None:
    g = given(piles=["ondata ondata", "visore"], horde="z2_01>1 z2_02>2 z2_03>3 z3_01>1 z3_02>2").rolls(1, 3)
    g.chooses("search:0", "pile:0")
    assert g.told().count("surprise") == 2
    assert [g.corridor(place) for place in (1, 2, 3)] == ["z2_01 z3_01 |  | ", "z2_02 |  | ", "z2_03 |  | "]
    assert g.items(0) == []
    assert g.view(None)["piles"][0]["size"] == 0
    assert g.view(None)["cemetery"]["items"].count("ondata") == 6


@pytest.mark.parametrize(("face", "number"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_o6_three_or_four_survivors_halve_the_die_rounding_up(face: int, number: int) -> None:
    g = given(piles=["ondata ascia", "colt"], horde="z2_01>1 z2_02>1 z2_03>1 z3_01>1 z3_02>1", phase="second_action")
    g.chooses("search:0", "pile:1")
    g.rolls(face).chooses("put:colt>1")
    assert g.view(None)["horde"]["size"] == 5 - number


@pytest.mark.parametrize("team", ["poliziotto", "poliziotto nonna"])
@pytest.mark.parametrize(("face", "number"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_o6_one_or_two_survivors_get_one_zombie_or_two_from_four_on(team: str, face: int, number: int) -> None:
    g = given(team, piles=["ondata ascia", "colt"], horde="z2_02>1 z3_01>1 z3_04>1", phase="second_action")
    g.chooses("search:0", "pile:1")
    g.rolls(face).chooses("put:colt>1")
    assert g.view(None)["horde"]["size"] == 3 - number


def test_o6_fewer_cards_than_needed_are_all_that_come() -> None:
    g = given(piles=["ondata ascia", "colt"], horde="z2_01>1", phase="second_action", corridors={1: "z3_01 | | "})
    g.chooses("search:0", "pile:1")
    g.rolls(6).chooses("put:colt>1")
    assert g.corridor(1) == "z3_01 z2_01 |  | "
    assert g.view(None)["horde"]["size"] == 0


def test_o6_o7_sold_out_with_an_empty_horde_zombies_of_the_cemetery_come_to_the_searcher() -> None:
    g = given(piles=["ondata ascia", "colt"], phase="second_action", corridors={1: "z3_01 | | "})
    before = set(g.cemetery)
    g.chooses("search:0", "pile:1").rolls(5).chooses("put:colt>1")
    came = g.corridor(0).split(" |")[0].split()
    assert len(came) == 3
    assert set(came) | set(g.cemetery) == before
    assert not any(z["face_up"] for z in g.view(None)["survivors"][0]["corridor"][0]), "they come face down"


def test_o6_sold_out_with_a_full_corridor_goes_on_to_a_neighbour_of_choice() -> None:
    full = {0: "z3_01 z3_02 z3_03 z3_04 z3_05 | | ", 1: "z4_01 | | "}
    g = given(piles=["ondata ascia", "colt"], phase="second_action", corridors=full).chooses("search:0", "pile:1")
    g.rolls(6)
    g.chooses("put:colt>1")
    assert g.t.crowd == [6, 1, 0, 0], "one came"
    assert (g.asked, g.ids) == ((0, "redirect"), ["to:1", "to:3"])
    g.chooses("to:3", "to:1")
    assert g.t.crowd == [6, 2, 0, 1]
    assert g.t.horde == []


def test_o6_only_zombies_rise_from_the_cemetery_though_items_lie_there_too() -> None:
    g = given(piles=["ondata ascia", "colt"], phase="second_action", corridors={1: "z3_01 | | "}, cemetery=False)
    assert "caricatore" in g.view(None)["cemetery"]["items"]
    g.chooses("search:0", "pile:1").rolls(6).chooses("put:colt>1")
    assert g.t.crowd[0] == 0


def test_o7_advanced_without_zombies_in_the_cemetery_the_richest_player_loses_trophies() -> None:
    hunters = {1: "z2_02 z3_02", 2: "z2_04 z3_04 z4_04"}
    g = given(
        piles=["ondata ascia", "colt"], phase="second_action", corridors={1: "z3_01 | | "}, cemetery=False,
        trophies=hunters, advanced=True,
    )  # fmt: skip
    g.chooses("search:0", "pile:1").rolls(3).chooses("put:colt>1")
    came = g.corridor(0).split(" |")[0].split()
    assert len(came) == 2
    assert came[0] in ("z2_04", "z3_04", "z4_04")
    assert len(g.trophies(1)) + len(g.trophies(2)) == 3


def test_waves_and_bystanders_nobody_else_is_touched_by_a_search() -> None:
    g = given(piles=["colt", "colt", "visore"], horde=FAR, items={1: "ascia"}, corridors={3: "z5_01 | | z6_01"})
    g.chooses("search:0", "pile:1", "put:colt>0")
    assert g.items(1) == ["ascia"]
    assert g.corridor(3) == "z5_01 |  | z6_01"
    assert g.horde == "z2_02>2"
    assert g.cards_of_horde == ["z2_02"]
