"""The special procedures for one, two and three survivors, and two players with two each (O-37 to O-40)."""

from __future__ import annotations

import pytest

import orda
from orda.games.off_the_dead.play import Play
from tests.games.off_the_dead.harness import BRANDY, HANK, KEVIN, NONNA, VINCE, At, given


def new(players: int, seed: int) -> At:
    game = orda.new("off_the_dead", players=players, seed=seed)
    assert isinstance(game, Play)
    return At(game)


# -- alone -----------------------------------------------------------------------------------------


def test_o37_alone_the_first_card_points_neither_to_nor_away_from_you() -> None:
    assert {new(1, seed).t.horde[-1] & 3 for seed in range(60)} == {1, 3}


def test_o37_alone_a_card_pointing_sideways_turns_to_you_and_waits() -> None:
    for arrow in (1, 3):
        g = given(VINCE, horde=f"z2_02>{arrow} z3_01>0", phase="wave")
        assert g.horde == "z2_02>0 z3_01>0"
        assert g.t.crowd == [0]


def test_o37_alone_a_card_pointing_to_or_away_from_you_comes_with_up_to_two_more_like_it() -> None:
    g = given(VINCE, horde="z2_02>2 z3_01>0 z3_04>2 z4_02>0", phase="wave")
    assert g.corridor(0) == "z2_02 z3_01 z3_04 |  | ", "three at most"
    assert g.horde == "z4_02>0"
    g = given(VINCE, horde="z2_02>0 z3_01>1 z3_04>2", phase="wave")
    assert g.corridor(0) == "z2_02 |  | ", "the next one points sideways"
    assert g.horde == "z3_01>1 z3_04>2"
    g = given(VINCE, horde="z2_02>0 z3_01>2 z3_04>3", phase="wave")
    assert g.corridor(0) == "z2_02 z3_01 |  | "


def test_o37_alone_a_full_corridor_takes_no_more() -> None:
    g = given(VINCE, corridors={0: "z2_04 z2_05 z3_07 z4_04 z4_07 | | "}, horde="z2_02>0 z3_01>0 z3_04>3", phase="wave")
    assert g.t.crowd == [6]
    assert g.horde == "z3_01>0 z3_04>3"


def test_o37_alone_a_surprise_wave_brings_every_card_without_delay() -> None:
    g = given(VINCE, piles=["ondata colt", "ascia"], horde="z2_02>1 z3_01>3 z3_04>1", phase="second_action")
    g.chooses("search:0", "pile:1")
    g.rolls(4).chooses("put:ascia>1")
    assert g.corridor(0) == "z2_02 z3_01 |  | "


@pytest.mark.parametrize(
    ("horde", "die", "comes"),
    [
        ("z2_02>1 z3_01>0 z3_04>2 z3_07>0", 1, "z2_02 z3_01 z3_04"),
        ("z2_02>1 z3_01>0 z3_04>3 z3_07>0", 1, "z2_02 z3_01"),
        ("z2_02>1 z3_01>3 z3_04>2 z3_07>0", 6, "z2_02 z3_01 z3_04"),
        ("z2_02>1 z3_01>3 z3_04>1 z3_07>0", 6, "z2_02 z3_01"),
    ],
)
def test_o37_alone_whoever_points_to_or_away_from_you_follows_a_surprise_wave_up_to_three(
    horde: str, die: int, comes: str
) -> None:
    g = given(VINCE, piles=["ondata colt", "ascia"], horde=horde, phase="second_action")
    g.chooses("search:0", "pile:1").rolls(die).chooses("put:ascia>1")
    assert g.corridor(0) == f"{comes} |  | "


def test_o37_alone_the_chain_holds_for_the_mishaps_too() -> None:
    def shot(die: int, horde: str) -> At:
        g = given(VINCE, corridors={0: "z4_02 | | "}, items={0: "colt"}, horde=horde, advanced=True,
                  phase="second_action", used_abilities=[0])  # fmt: skip
        return g.rolls(die, 6).chooses("attack:colt(3)>0.1.1")

    assert shot(1, "z2_04>2 z3_04>0 z2_05>2 z3_07>0").corridor(0) == "z2_04 z3_04 z2_05 |  | "
    assert shot(2, "z2_04>1 z3_04>1 z2_05>2 z3_07>0").corridor(0) == "z2_04 z3_04 z2_05 |  | "


def test_o37_alone_the_event_where_from_brings_two_without_delay() -> None:
    g = given(VINCE, corridors={0: "z4_02 | | "}, items={0: "colt"}, horde="z2_04>1 z3_04>3 z2_05>1", advanced=True,
              phase="second_action", used_abilities=[0])  # fmt: skip
    g.rolls(2, 6).chooses("attack:colt(3)>0.1.1")
    assert g.corridor(0) == "z2_04 z3_04 |  | "


def test_o37_alone_seen_me_treats_away_from_you_as_to_you() -> None:
    for arrow, comes in ((0, True), (2, True), (1, False), (3, False)):
        g = given(VINCE, corridors={0: "z4_02 | | "}, items={0: "colt"}, horde=f"z2_04>{arrow} z3_04>3", advanced=True,
                  phase="second_action", used_abilities=[0])  # fmt: skip
        g.rolls(1, 6)
        g.chooses("attack:colt(3)>0.1.1")
        assert g.corridor(0) == ("z2_04 |  | " if comes else " |  | ")
        assert g.horde == ("z3_04>3" if comes else "z2_04>0 z3_04>3")


def test_alone_there_is_nobody_to_throw_to() -> None:
    g = given(VINCE, items={0: "colt"}, horde="z2_02>1")
    assert not [option for option in g.ids if option.startswith("throw")]


# -- two -------------------------------------------------------------------------------------------------

PAIR = f"{VINCE} {NONNA}"


def test_o38_in_two_an_arrow_to_a_survivor_comes_as_always() -> None:
    g = given(PAIR, corridors={1: "z3_01 | | "}, horde="z2_02>1 z3_02>0", phase="wave")
    assert g.corridor(1) == "z3_01 z2_02 |  | "


def test_o38_in_two_an_arrow_to_nobody_is_turned_once_and_waits_if_it_still_points_to_nobody() -> None:
    g = given(PAIR, horde="z2_02>2 z3_02>0", phase="wave")
    assert g.horde == "z2_02>3 z3_02>0"


def test_o38_in_two_turned_to_an_empty_corridor_it_comes_at_once_else_in_the_next_wave() -> None:
    g = given(PAIR, horde="z2_02>3 z3_02>0", phase="wave")
    assert g.corridor(0) == "z2_02 |  | "
    g = given(PAIR, corridors={0: " | | z3_01"}, horde="z2_02>3 z3_02>0", phase="wave", used_abilities=[0, 1])
    assert g.horde == "z2_02>0 z3_02>0"
    g.chooses("pass", "pass")
    assert g.corridor(0).startswith("z2_02 |"), "the wave of the other's turn brings it"


def test_o38_with_one_of_two_left_every_stray_arrow_is_turned_to_him() -> None:
    for arrow in (1, 2, 3):
        g = given(PAIR, dead=[1], horde=f"z2_02>{arrow} z3_02>0", phase="wave")
        assert g.corridor(0) == "z2_02 |  | "
        g = given(PAIR, dead=[1], corridors={0: "z3_01 | | "}, horde=f"z2_02>{arrow} z3_02>0", phase="wave")
        assert g.horde == "z2_02>0 z3_02>0"
        assert g.corridor(0) == "z3_01 |  | "


def test_o38_in_two_a_surprise_wave_turns_until_there_is_a_survivor_and_comes_at_once() -> None:
    g = given(PAIR, piles=["ondata colt", "ascia"], horde="z2_02>2 z3_02>3 z3_01>1", phase="second_action",
              corridors={0: "z4_02 | | "})  # fmt: skip
    g.chooses("search:0", "pile:1").rolls(5).chooses("put:ascia>1")
    assert g.corridor(0) == "z4_02 z2_02 z3_02 |  | "


def test_o38_in_two_a_full_corridor_sends_it_to_the_other() -> None:
    full = {1: "z3_01 z3_02 z3_04 z3_05 z3_07 z3_08 | | "}
    g = given(PAIR, corridors=full, horde="z2_02>1 z4_02>0", phase="wave")
    assert g.corridor(0) == "z2_02 |  | "


def test_o40_in_two_they_are_neighbours() -> None:
    g = given(PAIR, items={0: "colt"}, level={0: 2}, horde="z2_02>1 z3_02>2", phase="second_action")
    assert "throw:colt(3)>1" in g.ids
    g.chooses("throw:colt(3)>1")
    assert g.items(1) == ["colt(3)"]


# -- three ------------------------------------------------------------------------------------------------

TRIO = f"{VINCE} {NONNA} {KEVIN}"


FULL = {1: "z3_01 z3_04 z3_05 z3_07 z3_08 z4_02 | | "}


def test_o39_in_three_the_active_player_turns_a_stray_card_to_anybody_living_with_room() -> None:
    g = given(TRIO, horde="z2_02>3 z3_02>0", phase="wave", active=1)
    assert (g.asked, g.ids) == ((1, "redirect"), ["to:0", "to:1", "to:2"])
    assert g.chooses("to:2").corridor(2) == "z2_02 |  | "
    g = given(TRIO, dead=[0], horde="z2_02>0 z3_02>1", phase="wave", active=1)
    assert g.ids == ["to:1", "to:2"]
    g = given(TRIO, corridors=FULL, horde="z2_02>1 z3_02>0", phase="wave")
    assert g.ids == ["to:0", "to:2"]


def test_o39_with_the_option_clockwise_it_goes_to_the_first_with_room_and_no_choice() -> None:
    g = given(TRIO, horde="z2_02>3 z3_02>0", phase="wave", active=1, strays="clockwise")
    assert g.corridor(0) == "z2_02 |  | "
    g = given(TRIO, dead=[0], horde="z2_02>3 z3_02>1", phase="wave", active=1, strays="clockwise")
    assert g.corridor(1) == "z2_02 |  | "
    g = given(TRIO, corridors=FULL, horde="z2_02>1 z3_02>0", phase="wave", strays="clockwise")
    assert g.corridor(2) == "z2_02 |  | "


@pytest.mark.parametrize("players", [2, 3, 4])
def test_o39_who_sits_where_round_the_horde_is_drawn_and_the_order_of_turns_is_kept(players: int) -> None:
    seats = [[survivor["seat"] for survivor in new(players, seed).view()["survivors"]] for seed in range(60)]
    turned = [[(first + i) % players for i in range(players)] for first in range(players)]
    assert sorted(set(map(tuple, seats))) == sorted(map(tuple, turned))
    assert all(seats.count(each) > 60 / players / 3 for each in turned)


def test_o39_everybody_keeps_the_survivor_chosen_for_his_seat() -> None:
    for seed in range(10):
        g = orda.new("off_the_dead", players=3, seed=seed, team=TRIO.split())
        by_seat = {survivor["seat"]: survivor["id"] for survivor in g.view(None)["survivors"]}
        assert [by_seat[seat] for seat in range(3)] == TRIO.split()


def test_o40_in_three_everybody_is_everybodys_neighbour_also_when_one_is_dead() -> None:
    g = given(TRIO, items={0: "colt"}, horde="z2_02>1 z3_02>2")
    assert [o for o in g.ids if o.startswith("throw")] == ["throw:colt(3)>1", "throw:colt(3)>2"]
    g = given(TRIO, dead=[1], items={0: "colt"}, horde="z2_02>0 z3_02>2")
    assert [o for o in g.ids if o.startswith("throw")] == ["throw:colt(3)>2"]


# -- two with two each ----------------------------------------------------------------------------------------

QUARTET = f"{VINCE} {BRANDY} {NONNA} {HANK}"


def test_o40_double_the_turn_goes_round_four_places_and_two_seats() -> None:
    g = given(QUARTET, double=True, horde="z2_02>1 z3_02>2 z3_03>3 z3_04>0 z4_01>1", used_abilities=[0, 1, 2, 3])
    seats = []
    for place in range(4):
        assert g.t.active == place
        seats.append(g.asked[0])
        g.chooses("pass", "pass")
    assert seats == [0, 1, 0, 1]


def test_o40_double_four_player_neighbours_and_waves_apply() -> None:
    g = given(QUARTET, double=True, items={0: "colt"}, dead=[1], horde="z2_02>1 z3_02>2", phase="second_action")
    assert [o for o in g.ids if o.startswith("throw")] == ["throw:colt(3)>3"]
    g = given(QUARTET, double=True, dead=[1], horde="z2_02>1 z3_02>2", phase="wave")
    assert g.asked == (0, "redirect")
    assert g.ids == ["to:0", "to:2"]


def test_o40_double_a_seat_answers_for_both_its_survivors_by_their_own_neighbours() -> None:
    team = f"{KEVIN} {NONNA} {VINCE} {HANK}"
    g = given(team, double=True, corridors={0: " | | z5_01", 1: " | | z6_01"}, horde="z2_02>1 z3_02>2", phase="bites",
              active=1, used_abilities=[0, 3])  # fmt: skip
    assert g.asked == (0, "before_bite"), "Vince, of seat 0, sits beside place 1"
    g.chooses("ability:poliziotto>1.3.1")
    assert g.level(1) == 0
    assert "kill" in g.told()


def test_o40_double_both_players_win_together() -> None:
    g = given(QUARTET, double=True, corridors={0: " | | z2_01"}, used_abilities=[0, 1, 2, 3]).rolls(6)
    g.chooses("attack:hands>0.3.1")
    assert g.is_over
    assert g.result.winners == (0, 1)
    assert g.result.reason == "triumph"
    assert g.survivor(3)["seat"] == 1
    assert g.phase == "first_action"
