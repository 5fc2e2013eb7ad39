"""The quotes of three symbols and more (O-33 to O-35)."""

from __future__ import annotations

import pytest

from tests.games.off_the_dead.harness import (
    asked,
    choose,
    corridor,
    dice,
    ids,
    items,
    level,
    pile,
    sound,
    survivor,
    told,
    trophies,
)
from tests.games.off_the_dead.quoting import SKULLS, quotes, skulls, table

# -- three symbols ----------------------------------------------------------------------------------------------


def test_o33_missed_keeps_die_and_weapon_and_takes_another_target_in_reach() -> None:
    g = table(skulls(3), corridors={0: "z6_06 | z4_04 | z2_04"}, items={0: "colt"})
    dice(g, 6)
    choose(g, "attack:colt(3)>0.3.1")
    assert asked(g) == (0, "after_roll"), "a six on a zombie of two is a waste"
    choose(g, "quote:missed>skull")
    assert asked(g) == (0, "missed")
    assert ids(g) == ["zombie:0.1.1", "zombie:0.2.1"]
    choose(g, "zombie:0.2.1")
    assert trophies(g, 0) == ["z4_04"]
    assert items(g, 0) == ["colt(2)"], "one bullet"
    assert "z2_04" in corridor(g, 0)
    assert sound(g)


def test_o33_missed_reveals_the_new_target_which_may_bring_an_event() -> None:
    g = table(skulls(3), corridors={0: "z6_06 | | z2_04"}, items={0: "colt"})
    dice(g, 6)
    choose(g, "attack:colt(3)>0.3.1")
    dice(g, 6)
    choose(g, "quote:missed>skull", *(["zombie:0.1.1"] if asked(g)[1] == "missed" else []))
    assert "event_panic" in told(g)
    assert "fails" in told(g)
    assert trophies(g, 0) == []


def test_o33_missed_stays_in_reach_of_the_weapon() -> None:
    g = table(skulls(3), corridors={0: "z6_06 | z4_04 | z2_04"})
    dice(g, 6)
    choose(g, "attack:hands>0.3.1")
    assert asked(g)[1] != "after_roll", "nobody else in melee"


def test_o33_all_mine_attacks_at_most_one_in_each_zone_with_bare_hands() -> None:
    g = table(skulls(3), corridors={0: "z2_04 z3_04 | z3_03 | z4_04 z4_05"}, items={0: "colt"}, horde="z2_03>2 z2_05>2")
    choose(g, "quote:all_mine>skull")
    assert ids(g) == ["zombie:0.3.1", "zombie:0.3.2", "stop"]
    dice(g, 2)
    choose(g, "zombie:0.3.1")
    assert ids(g) == ["zombie:0.2.1", "stop"]
    dice(g, 2)
    choose(g, "zombie:0.2.1")
    dice(g, 1)
    choose(g, "zombie:0.1.1")
    assert trophies(g, 0) == ["z3_03", "z2_04"], "2 + 1 misses 4 and reaches 3; 1 + 1 reaches 2"
    assert items(g, 0) == ["colt(3)"]
    assert asked(g) == (0, "action"), "and it was free"
    assert sound(g)


def test_o34_feel_better_puts_the_infection_back_to_level_one() -> None:
    g = table(skulls(3), level={0: 4}, phase="second_action")
    choose(g, "quote:feel_better>skull")
    assert level(g, 0) == 1
    assert "quote:feel_better>skull" not in quotes(table(skulls(3), level={0: 1}))


def test_o34_feel_better_saves_from_death() -> None:
    g = table(skulls(3), level={0: 4}, phase="second_action", piles=["visore", "visore"])
    choose(g, "pass")
    assert asked(g) == (0, "dying")
    choose(g, "quote:feel_better>skull")
    assert survivor(g, 0)["alive"]


@pytest.mark.parametrize(("quote", "cost"), [("all_mine", 3), ("bruce_lee", 4)])
def test_o32_the_dying_may_strike_a_last_time_and_win(quote: str, cost: int) -> None:
    g = table(skulls(cost), corridors={0: " | z2_04 | "}, horde="", level={0: 4}, phase="second_action",
              dead=[1, 2, 3], used_abilities=[0])  # fmt: skip
    choose(g, "pass")
    assert asked(g) == (0, "dying")
    dice(g, 1)
    choose(g, f"quote:{quote}>skull", *(["zombie:0.2.1"] if quote == "all_mine" else []))
    assert g.result is not None
    assert g.result.winners == (0, 1, 2, 3)


def test_o34_the_dying_may_step_on_the_adrenaline_that_saves_him() -> None:
    g = table(skulls(5), level={0: 4}, phase="second_action", piles=["?adrenalina", "visore", "colt"])
    choose(g, "pass")
    assert "quote:stepped_on>skull" in quotes(g)
    choose(g, "quote:stepped_on>skull", "pile:0")
    assert asked(g) == (0, "dying")
    choose(g, "use:adrenalina")
    assert survivor(g, 0)["alive"]
    assert level(g, 0) == 1


# -- four, five, eight ---------------------------------------------------------------------------------------------


def test_o33_bruce_lee_attacks_the_whole_corridor_with_bare_hands() -> None:
    g = table(skulls(4), corridors={0: "z2_04 | z3_03 | z4_04", 1: " | | z2_03"}, horde="z3_04>2 z3_05>2")
    dice(g, 3, 2, 1)
    choose(g, "quote:bruce_lee>skull")
    assert trophies(g, 0) == ["z4_04", "z3_03", "z2_04"]
    assert corridor(g, 1) == " |  | z2_03"
    assert asked(g) == (0, "action")


def test_o31_panic_stops_bruce_lee() -> None:
    g = table(skulls(4), corridors={0: "z2_04 | z6_06 | z4_04"}, phase="second_action")
    dice(g, 1, 6)
    choose(g, "quote:bruce_lee>skull")
    assert corridor(g, 0) == "z2_04 | z6_06+ | z4_04"
    assert "event_panic" in told(g)


def test_o28_a_zombie_that_runs_before_the_fire_reaches_it_escapes_and_the_others_burn_once() -> None:
    """In mid-fire a left-over hand buys a look at one still to burn, and it runs."""
    g = table("z5_02 z5_03", corridors={0: "z6_06 z4_04 | | "}, items={0: "tanica"})
    dice(g, 1)
    choose(g, "burn:0.1", "quote:hear_them>skull", "quote:what_is_it>hand")
    dice(g, 3)
    choose(g, "stop")
    assert "event_runs_at_me" in told(g)
    assert corridor(g, 0) == " |  | z6_06"
    assert trophies(g, 0) == ["z4_04"], "1 + 2 + 1 reaches 4"
    assert items(g, 0) == []
    assert sound(g)


def test_o28_nobody_burns_twice_because_another_one_ran() -> None:
    g = table("z5_02 z5_03", corridors={0: "z6_06 z3_05 z6_03 | | "}, items={0: "tanica"})
    dice(g, 1)
    choose(g, "burn:0.1", "quote:saw_nothing>skull", "quote:what_is_it>hand")
    dice(g, 2)
    choose(g, "stop")
    assert asked(g) == (0, "what_is_it")
    dice(g, 3, 6)
    choose(g, "zombie:0.1.1")
    assert told(g).count("roll") == 1, "only the one in the middle is left to burn"
    assert corridor(g, 0) == "z6_03+ |  | z6_06", "2 + 2 misses 6"
    assert trophies(g, 0) == ["z3_05"]
    assert sound(g)


def test_who_arrives_while_others_burn_does_not_burn() -> None:
    g = table("", corridors={0: "z6_06 z6_03 | | "}, items={0: "tanica"}, horde="z2_03>0 z3_03>0 z3_04>2")
    dice(g, 6, 2)
    choose(g, "burn:0.1")
    dice(g, 1)
    choose(g, "pass")
    assert "event_where_from" in told(g)
    assert told(g).count("roll") == 1
    assert corridor(g, 0) == "z6_06+ z2_03 z3_03 |  | "
    assert trophies(g, 0) == ["z6_03"]


def test_o28_bruce_lee_reaches_also_who_runs_into_melee_before_his_turn() -> None:
    g = table("z2_01 z3_01 z4_01 z4_02 z5_02 z5_03", corridors={0: "z6_06 | z4_04 | "})
    choose(g, "quote:bruce_lee>skull", "pay:z2_01", "pay:z3_01", "pay:z4_01")
    dice(g, 2)
    choose(g, "pay:z4_02", "quote:hear_them>skull", "quote:what_is_it>hand")
    dice(g, 3, 5)
    choose(g, "stop")
    assert "event_runs_at_me" in told(g)
    assert trophies(g, 0) == ["z4_04", "z6_06"], "each got one blow"
    assert told(g).count("roll") == 1
    assert corridor(g, 0) == " |  | "
    assert sound(g)


def test_in_a_game_dealt_anew_in_mid_fire_the_same_places_are_still_to_burn() -> None:
    g = table("z2_01 z2_02", corridors={0: "z6_06 z3_05 z6_03 | z3_01 | "}, items={0: "tanica"})
    dice(g, 1)
    choose(g, "burn:0.1")
    assert asked(g) == (0, "after_roll")
    for seed in range(30):
        other = g.clone()
        other.redeal(0, seed)
        zone = other.t.zones[0]
        assert other.t.targets == 1 << zone[0] | 1 << zone[1]


def test_blow_up_adds_two() -> None:
    g = table(skulls(3), corridors={0: " | | z5_05"})
    dice(g, 2)
    choose(g, "attack:hands>0.3.1", "quote:blow_up>skull")
    assert trophies(g, 0) == ["z5_05"], "2 + 1 for Vince + 2"


def test_call_me_god_adds_three() -> None:
    g = table(skulls(4), corridors={0: " | | z6_03"})
    dice(g, 2)
    choose(g, "attack:hands>0.3.1", "quote:call_me_god>skull")
    assert trophies(g, 0) == ["z6_03"]


def test_o34_stepped_on_takes_the_top_card_of_any_pile_without_a_pair() -> None:
    g = table(skulls(5), piles=["motosega colt", "ascia"])
    choose(g, "quote:stepped_on>skull")
    assert ids(g) == ["pile:0", "pile:1"]
    choose(g, "pile:0")
    assert items(g, 0) == ["motosega(2)"]
    assert pile(g, 0) == ["colt"]
    assert sound(g)


def test_o34_stepped_on_a_surprise_wave_brings_it() -> None:
    g = table(skulls(5), piles=["ondata colt", "ascia"])
    choose(g, "quote:stepped_on>skull")
    dice(g, 3)
    choose(g, "pile:0")
    assert "surprise" in told(g)
    assert g.view(None)["horde"]["size"] == 1
    assert items(g, 0) == []
    assert sound(g)


def test_o35_the_red_button_ends_everything_and_nobody_wins() -> None:
    g = table(SKULLS)
    choose(g, "quote:red_button>skull")
    while g.decision is not None:
        assert asked(g) == (0, "pay"), "who presses it is asked for no more quotes"
        choose(g, ids(g)[0])
    assert g.result is not None
    assert (g.result.winners, g.result.scores, g.result.reason) == ((), (0, 0, 0, 0), "apocalypse")
    assert sound(g)


@pytest.mark.parametrize("number", range(1, 8))
def test_o35_seven_symbols_do_not_open_the_launcher(number: int) -> None:
    assert "quote:red_button>skull" not in quotes(table(skulls(number)))
