"""The other quotes, cheapest first: what each does, and when it is offered (O-32 to O-35)."""

from __future__ import annotations

import pytest

from tests.games.off_the_dead.harness import NONNA, SKULLS, VINCE, given, skulls, with_trophies

pytestmark = pytest.mark.usefixtures("plain_symbols")


def test_what_is_it_reveals_a_zombie_in_any_corridor_and_may_bring_an_event() -> None:
    g = with_trophies(skulls(1), corridors={1: "z4_04 | | ", 2: " | z6_06 | ", 3: "z6_01+ | | "})
    g.chooses("quote:what_is_it>skull")
    assert g.ids == ["zombie:1.1.1", "zombie:2.2.1"], "those face down"
    g.rolls(5).chooses("zombie:2.2.1")
    assert "event_dies_twice" in g.told(), "Vince and the zombie are skulls"
    assert g.corridor(2) == " | z6_06+ | "


def test_what_is_it_needs_a_hidden_zombie() -> None:
    assert "quote:what_is_it>skull" not in with_trophies(skulls(1), corridors={0: " | | z6_01"}).quotes


def test_go_and_see_turns_the_top_card_anywhere_also_to_an_empty_side() -> None:
    g = given(f"{VINCE} {NONNA}", horde="z2_04>0 z3_04>1", trophies={0: "z2_02"}, advanced=True)
    g.chooses("quote:go_and_see>skull")
    assert g.ids == ["arrow:0", "arrow:1", "arrow:2", "arrow:3"]
    g.chooses("arrow:2")
    assert g.horde == "z2_04>2 z3_04>1"


def test_o32_the_horde_can_be_turned_at_the_last_moment_before_the_wave_though_nothing_moves() -> None:
    """Alone: the only zombie falls to the first action, and three point at you."""
    g = given(VINCE, corridors={0: " | | z2_04"}, horde="z2_02>0 z3_01>0 z3_04>0 z4_02>1", advanced=True,
              used_abilities=[0])  # fmt: skip
    g.rolls(6).chooses("attack:hands>0.3.1")
    assert g.asked == (0, "before_wave")
    assert g.ids == ["quote:go_and_see>hand", "pass"]
    g.chooses("quote:go_and_see>hand", "arrow:1")
    assert g.corridor(0) == " |  | "
    assert g.horde == "z2_02>0 z3_01>0 z3_04>0 z4_02>1", "it turned to him and waits"


def test_before_the_wave_only_the_active_survivor_is_asked_and_only_if_there_is_a_horde() -> None:
    g = with_trophies("", trophies={1: "z2_01"}, phase="wave", used_abilities=())
    assert g.asked == (0, "action")
    g = with_trophies("z2_01", corridors={0: " | | z6_01"}, horde="", phase="wave", used_abilities=())
    assert g.asked == (0, "action")


def test_o32_the_horde_can_be_turned_before_a_surprise_wave() -> None:
    g = with_trophies(
        skulls(1), piles=["ondata visore", "colt"], phase="second_action", horde="z2_03>0 z3_03>2 z3_04>2"
    )
    g.chooses("search:0", "pile:1").rolls(1).chooses("put:colt>1")
    assert g.asked == (0, "wave_die")
    assert g.ids == ["quote:go_and_see>skull", "pass"]
    g.chooses("quote:go_and_see>skull", "arrow:3")
    assert g.corridor(3) == "z2_03 |  | "
    assert g.corridor(0) == " |  | "


def test_alone_turning_the_horde_before_a_surprise_wave_is_not_offered_for_every_card_comes() -> None:
    g = given(VINCE, piles=["ondata tanica", "colt"], phase="second_action", horde="z2_04>0 z3_04>2 z3_07>2",
              trophies={0: "z2_02"}, used_abilities=[0], advanced=True)  # fmt: skip
    g.rolls(1).chooses("search:0", "pile:1", "put:colt>1")
    assert g.t.wave_die == 0
    assert g.asked[1] == "turn_end"


@pytest.mark.parametrize(("die", "offered"), [(1, True), (2, True), (3, False), (4, False), (5, False), (6, False)])
def test_o32_the_horde_can_be_turned_before_an_event_that_concerns_it(die: int, offered: bool) -> None:
    g = with_trophies(skulls(1), corridors={0: "z6_06 | | "}, items={0: "colt"}, horde="z2_03>0 z3_03>2 z3_04>2",
              phase="second_action")  # fmt: skip
    g.rolls(die).chooses("attack:colt(3)>0.1.1")
    assert (g.asked == (0, "event_die")) == offered
    if offered:
        assert g.ids == ["quote:go_and_see>skull", "pass"]
        g.chooses("quote:go_and_see>skull")
        g.rolls(1)
        g.chooses("arrow:3")
        assert g.corridor(0) == "z6_06+ |  | ", "nobody came for Vince"
        assert g.corridor(3) == ("z2_03 |  | " if die == 2 else " |  | ")


def test_o33_try_again_cancels_one_bite() -> None:
    g = with_trophies(skulls(2), corridors={0: " | | z6_01 z6_02"}, phase="bites")
    g.chooses("quote:try_again>skull")
    assert g.level(0) == 1, "the other one bites"
    assert "z6_01" in g.corridor(0)


def test_o33_all_mine_attacks_at_most_one_in_each_zone_with_bare_hands() -> None:
    g = with_trophies(
        skulls(3), corridors={0: "z2_04 z3_04 | z3_03 | z4_04 z4_05"}, items={0: "colt"}, horde="z2_03>2 z2_05>2"
    )
    g.chooses("quote:all_mine>skull")
    assert g.ids == ["zombie:0.3.1", "zombie:0.3.2", "stop"]
    g.rolls(2).chooses("zombie:0.3.1")
    assert g.ids == ["zombie:0.2.1", "stop"]
    g.rolls(2).chooses("zombie:0.2.1").rolls(1).chooses("zombie:0.1.1")
    assert g.trophies(0) == ["z3_03", "z2_04"], "2 + 1 misses 4 and reaches 3; 1 + 1 reaches 2"
    assert g.items(0) == ["colt(3)"]
    assert g.asked == (0, "action"), "and it was free"


def test_o34_feel_better_puts_the_infection_back_to_level_one() -> None:
    g = with_trophies(skulls(3), level={0: 4}, phase="second_action")
    g.chooses("quote:feel_better>skull")
    assert g.level(0) == 1
    assert "quote:feel_better>skull" not in with_trophies(skulls(3), level={0: 1}).quotes


def test_o34_feel_better_saves_from_death() -> None:
    g = with_trophies(skulls(3), level={0: 4}, phase="second_action", piles=["visore", "visore"])
    g.chooses("pass")
    assert g.asked == (0, "dying")
    g.chooses("quote:feel_better>skull")
    assert g.survivor(0)["alive"]


@pytest.mark.parametrize(("quote", "cost"), [("all_mine", 3), ("bruce_lee", 4)])
def test_o32_the_dying_may_strike_a_last_time_and_win(quote: str, cost: int) -> None:
    g = with_trophies(skulls(cost), corridors={0: " | z2_04 | "}, horde="", level={0: 4}, phase="second_action",
              dead=[1, 2, 3], used_abilities=[0])  # fmt: skip
    g.chooses("pass")
    assert g.asked == (0, "dying")
    g.rolls(1).chooses(f"quote:{quote}>skull", *(["zombie:0.2.1"] if quote == "all_mine" else []))
    assert g.is_over
    assert g.result.winners == (0, 1, 2, 3)


def test_o34_the_dying_may_step_on_the_adrenaline_that_saves_him() -> None:
    g = with_trophies(skulls(5), level={0: 4}, phase="second_action", piles=["?adrenalina", "visore", "colt"])
    g.chooses("pass")
    assert "quote:stepped_on>skull" in g.quotes
    g.chooses("quote:stepped_on>skull", "pile:0")
    assert g.asked == (0, "dying")
    g.chooses("use:adrenalina")
    assert g.survivor(0)["alive"]
    assert g.level(0) == 1


def test_o33_bruce_lee_attacks_the_whole_corridor_with_bare_hands() -> None:
    g = with_trophies(skulls(4), corridors={0: "z2_04 | z3_03 | z4_04", 1: " | | z2_03"}, horde="z3_04>2 z3_05>2")
    g.rolls(3, 2, 1).chooses("quote:bruce_lee>skull")
    assert g.trophies(0) == ["z4_04", "z3_03", "z2_04"]
    assert g.corridor(1) == " |  | z2_03"
    assert g.asked == (0, "action")


def test_o34_stepped_on_takes_the_top_card_of_any_pile_without_a_pair() -> None:
    g = with_trophies(skulls(5), piles=["motosega colt", "ascia"])
    g.chooses("quote:stepped_on>skull")
    assert g.ids == ["pile:0", "pile:1"]
    g.chooses("pile:0")
    assert g.items(0) == ["motosega(2)"]
    assert g.pile(0) == ["colt"]


def test_o34_stepped_on_a_surprise_wave_brings_it() -> None:
    g = with_trophies(skulls(5), piles=["ondata colt", "ascia"])
    g.chooses("quote:stepped_on>skull").rolls(3).chooses("pile:0")
    assert "surprise" in g.told()
    assert g.view(None)["horde"]["size"] == 1
    assert g.items(0) == []


def test_o35_the_red_button_ends_everything_and_nobody_wins() -> None:
    g = with_trophies(SKULLS)
    g.chooses("quote:red_button>skull")
    while not g.is_over:
        assert g.asked == (0, "pay"), "who presses it is asked for no more quotes"
        g.chooses(g.ids[0])
    assert (g.result.winners, g.result.scores, g.result.reason) == ((), (0, 0, 0, 0), "apocalypse")


@pytest.mark.parametrize("number", range(1, 8))
def test_o35_seven_symbols_do_not_open_the_launcher(number: int) -> None:
    assert "quote:red_button>skull" not in with_trophies(skulls(number)).quotes
