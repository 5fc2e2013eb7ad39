"""Advanced rules: symbols, the six mishaps, which the rulebook calls events (O-25 to O-31)."""

from __future__ import annotations

import pytest

from tests.games.off_the_dead.harness import BRANDY, FAR, KEVIN, NONNA, QUIET, TEAM, VINCE, At, given

pytestmark = pytest.mark.usefixtures("plain_symbols")


def shot_at(card: str, event: int, *more: int, **setting: object) -> At:
    """Vince fires at a face-down zombie in the first zone; the event die, then the attack die."""
    known: dict[str, object] = {
        "corridors": {0: f"{card} | | "}, "items": {0: "colt"}, "horde": FAR, "used_abilities": QUIET, "advanced": True,
    }  # fmt: skip
    g = given(TEAM, **{**known, **setting})  # type: ignore[arg-type]
    g.rolls(event, *more)
    return g.chooses("attack:colt(3)>0.1.1")


EVENTS = ["seen_me", "where_from", "runs_at_me", "what_junk", "dies_twice", "panic"]


@pytest.mark.parametrize(("face", "event"), list(enumerate(EVENTS, start=1)))
def test_o25_the_die_says_which_event(face: int, event: str) -> None:
    g = shot_at("z2_01", face, 6)
    assert f"event_{event}" in g.told()


def test_mishaps_belong_to_the_advanced_game_only() -> None:
    g = shot_at("z2_01", 6, advanced=False)
    assert "event_die" not in g.told()


def test_o26_only_a_zombie_showing_the_acting_survivors_symbol_brings_an_event() -> None:
    assert "event_die" not in shot_at("z2_04", 6).told(), "a hand, and Vince is a skull"
    assert "event_die" in shot_at("z2_02", 6, 6).told()


def test_o26_two_symbols_bring_one_event_only() -> None:
    assert shot_at("z5_01", 5, 6).told().count("event_die") == 1


def test_o26_a_zombie_already_face_up_brings_nothing() -> None:
    g = shot_at("z2_01+", 6)
    assert "event_die" not in g.told()


def test_o26_entering_melee_counts_for_the_active_player_one_by_one() -> None:
    g = given(TEAM, corridors={0: " | z2_01 z2_02 z2_04 | "}, horde=FAR, phase="moves", used_abilities=QUIET,
              advanced=True)  # fmt: skip
    assert g.told().count("reveal") == 3
    assert g.told().count("event_die") == 2


def test_o26_an_ability_in_a_neighbours_corridor_compares_the_symbol_of_who_acts() -> None:
    for card, comes in (("z2_01", True), ("z2_04", False)):
        g = given(TEAM, corridors={1: f"{card} | | "}, horde=FAR, advanced=True)
        g.rolls(5)
        g.chooses("ability:poliziotto>1.1.1")
        assert ("event_die" in g.told()) == comes


def test_o26_the_petrol_can_reveals_each_zombie_of_its_zone_with_its_own_event() -> None:
    g = given(TEAM, corridors={0: "z2_01 z2_02 z2_04 | | "}, items={0: "tanica"}, horde=FAR, used_abilities=QUIET,
              advanced=True)  # fmt: skip
    g.rolls(1, 5, 1, 5, 1).chooses("burn:0.1")
    assert g.told().count("reveal") == 3
    assert g.told().count("event_die") == 2


# -- 1: seen me --------------------------------------------------------------------------------------


def test_o27_seen_me_turns_the_top_card_towards_the_acting_survivor() -> None:
    g = given(TEAM, corridors={0: "z2_01 | | "}, items={0: "colt"}, horde=FAR, used_abilities=QUIET, advanced=True,
              phase="second_action", piles=["visore", "visore"])  # fmt: skip
    g.rolls(1, 6).chooses("attack:colt(3)>0.1.1")
    assert g.horde == "z2_03>0 z3_03>2 z3_04>2"


def test_o27_seen_me_twice_it_comes_into_the_first_zone() -> None:
    g = given(TEAM, corridors={0: "z2_01 | | "}, items={0: "colt"}, horde="z2_03>0 z3_03>2", used_abilities=QUIET,
              advanced=True, phase="second_action")  # fmt: skip
    g.rolls(1, 6).chooses("attack:colt(3)>0.1.1")
    assert g.corridor(0) == "z2_03 |  | "


def test_o27_seen_me_with_a_full_corridor_it_stays() -> None:
    full = {0: "z2_01 z4_01 z4_02 z4_03 z4_04 z4_05 | | "}
    g = given(TEAM, corridors=full, items={0: "colt"}, horde="z2_03>0 z3_03>2", used_abilities=QUIET, advanced=True,
              phase="second_action")  # fmt: skip
    g.rolls(1, 1).chooses("attack:colt(3)>0.1.1")
    assert g.horde.startswith("z2_03>0")


# -- 2: where do they come from ------------------------------------------------------------------------


def test_o27_where_from_brings_two_cards_where_their_arrows_point_redirected_like_a_surprise() -> None:
    g = given(TEAM, corridors={0: "z2_01 | | "}, items={0: "colt"}, horde="z2_03>1 z3_03>2 z3_04>2", dead=[2],
              used_abilities=QUIET, advanced=True, phase="second_action")  # fmt: skip
    g.rolls(2, 6).chooses("attack:colt(3)>0.1.1")
    assert g.corridor(1) == "z2_03 |  | "
    assert g.asked == (0, "redirect")
    assert g.ids == ["to:1", "to:3"]
    g.chooses("to:3")
    assert g.corridor(3) == "z3_03 |  | "
    assert g.trophies(0) == ["z2_01"], "then the attack goes on"


# -- 3: it runs ------------------------------------------------------------------------------------------


def test_o28_a_running_zombie_is_in_melee_and_the_attack_on_it_goes_on() -> None:
    g = shot_at("z2_01", 3, 1)
    assert "kill" in g.told(), "1 + 1 + 1 against 2"
    g = shot_at("z6_06", 3, 1)
    assert g.corridor(0).endswith("| z6_06")


def test_o28_fire_misses_a_running_zombie() -> None:
    g = given(TEAM, corridors={0: "z2_04 z2_01 | | "}, items={0: "tanica"}, horde=FAR, used_abilities=QUIET,
              advanced=True)  # fmt: skip
    g.rolls(3, 6).chooses("burn:0.1")
    assert g.corridor(0) == " |  | z2_01", "the other one burns"
    assert g.items(0) == []


def test_o28_fire_still_burns_its_target_while_another_zombie_runs() -> None:
    """Vince adds one to the die of the fire and, with the hand left over, looks at a zombie elsewhere, which runs."""
    g = given(TEAM, corridors={0: "z4_04 | z6_06 | "}, items={0: "tanica"}, trophies={0: "z5_02 z5_03"}, horde=FAR,
              used_abilities=QUIET, advanced=True, phase="second_action")  # fmt: skip
    g.rolls(1).chooses("burn:0.1", "quote:hear_them>skull")
    assert g.asked == (0, "quote_more")
    g.chooses("quote:what_is_it>hand").rolls(3).chooses("stop")
    assert "event_runs_at_me" in g.told()
    assert g.trophies(0) == ["z4_04"], "1 + 2 + 1 reaches 4"
    assert g.corridor(0) == " |  | z6_06"


def test_o28_a_zombie_that_ran_into_melee_in_the_first_action_bites_in_this_turn() -> None:
    g = given(TEAM, corridors={0: "z2_01 | | "}, items={0: "tanica"}, horde=FAR, used_abilities=QUIET, advanced=True)
    g.rolls(3)
    g.chooses("burn:0.1")
    assert (g.corridor(0), g.level(0)) == (" |  | z2_01", 0)
    g.chooses("pass")
    assert g.level(0) == 1


def test_o28_a_zombie_that_runs_into_melee_while_others_bite_does_not_bite_in_this_turn() -> None:
    g = given(TEAM, corridors={0: "z2_01 | | z2_04"}, items={0: "tanica"}, horde=FAR, used_abilities=QUIET,
              advanced=True, phase="bites")  # fmt: skip
    g.rolls(3).chooses("burn:0.1")
    assert g.corridor(0).endswith("| z2_04 z2_01")
    assert g.level(0) == 1, "one bite only"


def test_o28_in_melee_it_jumps_on_the_spot() -> None:
    for seed in range(200):
        g = given(TEAM, corridors={0: " | z2_01 | z4_04"}, horde=FAR, used_abilities=QUIET, advanced=True)
        g.game.reseed(seed)
        g.chooses("pass")
        if "event_runs_at_me" in g.told():
            assert g.corridor(0) == " |  | z4_04 z2_01"
            assert g.level(0) == 1, "only the one that was there bites"
            return
    raise AssertionError("nobody ran in 200 games")


# -- 4: what junk --------------------------------------------------------------------------------------------


def test_o29_one_item_of_choice_goes_and_if_it_is_the_weapon_in_use_the_attack_fails() -> None:
    g = shot_at("z2_01", 4, 6, items={0: "colt ascia"})
    assert g.asked == (0, "junk")
    assert g.ids == ["junk:ascia", "junk:colt(2)"]
    other = At(g.game.clone())
    g.chooses("junk:ascia")
    assert "kill" in g.told()
    other.chooses("junk:colt(2)")
    assert "fails" in other.told()
    assert other.items(0) == ["ascia"]
    assert "z2_01" in other.corridor(0)


def test_o29_with_nothing_to_throw_away_nothing_happens() -> None:
    g = given(TEAM, corridors={0: " | z2_01 | "}, horde=FAR, phase="moves", used_abilities=QUIET, advanced=True)
    assert g.asked[1] == "action"


def test_o29_a_burning_petrol_can_thrown_away_fails() -> None:
    g = given(TEAM, corridors={0: "z2_04 z2_01 | | "}, items={0: "tanica"}, horde=FAR, used_abilities=QUIET,
              advanced=True)  # fmt: skip
    g.rolls(4).chooses("burn:0.1")
    assert "fails" in g.told()
    assert g.items(0) == []
    assert g.corridor(0) == "z2_04 z2_01+ |  | ", "and the second zombie is not even looked at"


def test_o29_of_two_equal_items_the_other_one_may_go() -> None:
    g = shot_at("z2_01", 4, 6, items={0: "colt(3) colt(2)"})
    assert "kill" in g.told(), "both Colts have two bullets now: the one in use is kept"
    assert g.items(0) == ["colt(2)"]


# -- 5: dies twice -----------------------------------------------------------------------------------------------


def test_o30_it_must_be_killed_twice_and_the_first_time_gives_no_trophy() -> None:
    g = shot_at("z2_01", 5, 6)
    assert "gets_up" in g.told()
    assert g.trophies(0) == []
    g.rolls(6).chooses("attack:colt(2)>0.2.1")
    assert g.trophies(0) == ["z2_01"]


def test_o30_the_second_life_is_lost_when_it_leaves_the_corridor() -> None:
    g = shot_at("z6_06", 5, 1, items={0: "colt giocattolo"})
    assert g.t.tough
    assert g.asked == (0, "before_move")
    g.chooses("use:giocattolo>0.1.1")
    assert not g.t.tough


# -- 6: panic ------------------------------------------------------------------------------------------------------


def test_o31_panic_voids_the_attack_its_price_is_lost_and_the_second_action_too() -> None:
    g = shot_at("z2_01", 6, items={0: "colt giocattolo"})
    assert "fails" in g.told()
    assert g.items(0) == ["giocattolo", "colt(2)"]
    g.chooses("pass")
    assert g.phase == "second_action"
    assert g.asked == (0, "action")
    assert not [o for o in g.ids if o.split(":")[0] in ("search", "attack", "throw")]
    assert [o for o in g.ids if o.startswith("use")], "what is free stays possible"


def test_o31_panic_in_the_movement_costs_only_the_second_action() -> None:
    for seed in range(200):
        g = given(TEAM, corridors={0: " | z2_01 | "}, horde=FAR, used_abilities=QUIET, advanced=True)
        g.game.reseed(seed)
        g.chooses("pass")
        if "event_panic" in g.told():
            assert g.t.active == 1, "no action left, so the turn is over"
            assert "comes_out" in g.told(), "but the wave came"
            return
    raise AssertionError("no panic in 200 games")


def test_o31_panic_ends_with_the_turn() -> None:
    g = shot_at("z2_01", 6)
    while g.t.active == 0:
        g.chooses("pass")
    assert not g.view(None)["panic"]


def test_o31_panic_of_a_neighbour_in_my_turn_wastes_his_ability_but_not_my_actions() -> None:
    g = given(f"{KEVIN} {VINCE} {NONNA} {BRANDY}", corridors={0: " | z2_01 | z4_04"}, horde=FAR, phase="bites",
              used_abilities=[0, 2, 3], advanced=True)  # fmt: skip
    assert g.asked == (1, "before_bite")
    g.rolls(6).chooses("ability:poliziotto>0.2.1")
    assert "fails" in g.told()
    assert not g.survivor(1)["ability_ready"]
    assert not g.t.panic


def test_kevin_may_turn_an_event_die_of_a_neighbour() -> None:
    g = given(f"{VINCE} {KEVIN} {NONNA} {BRANDY}", corridors={0: "z2_01 | | "}, items={0: "colt"}, horde=FAR,
              used_abilities=[0, 2, 3], advanced=True)  # fmt: skip
    g.rolls(2).chooses("attack:colt(3)>0.1.1")
    assert g.asked == (1, "event_die")
    assert g.view(None)["event"] == {"die": 2, "zombie": "z2_01"}
    g.chooses("ability:surfista")
    assert "event_panic" in g.told()
