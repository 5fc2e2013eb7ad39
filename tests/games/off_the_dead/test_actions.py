"""Actions, weapons, throws (O-16 to O-20), the rule of precedence (O-22, O-23) and the end (O-24)."""

from __future__ import annotations

import pytest

from tests.games.off_the_dead.harness import FOUR, QUIET, given

FAR = "z2_01>2 z2_02>2 z2_03>2"


def attacks(option_ids: list[str]) -> list[str]:
    return [option for option in option_ids if option.startswith("attack")]


def test_o16_actions_are_optional() -> None:
    g = given(horde=FAR)
    assert "pass" in g.ids
    g.chooses("pass")
    assert g.phase == "second_action"


def test_o17_an_attack_is_the_action_and_equipment_is_free() -> None:
    g = given(corridors={0: " | | z2_04"}, items={0: "colt(0) caricatore"}, horde=FAR, used_abilities=QUIET)
    g.chooses("refill:caricatore>colt(0)")
    assert (g.asked, g.phase) == ((0, "action"), "first_action")
    g.rolls(6).chooses("attack:colt(3)>0.3.1")
    assert g.phase == "second_action"


def test_o18_equipment_is_used_in_the_own_turn_and_own_corridor_only_and_goes_to_the_cemetery() -> None:
    g = given(corridors={0: " | | z2_04", 1: " | | z4_01"}, items={0: "giocattolo", 1: "giocattolo"}, horde=FAR)
    toys = [option for option in g.ids if option.startswith("use")]
    assert toys == ["use:giocattolo>0.3.1"]
    g.chooses("use:giocattolo>0.3.1")
    assert g.items(0) == []
    assert g.items(1) == ["giocattolo"]
    assert "giocattolo" in g.view(None)["cemetery"]["items"]


def test_o18_an_empty_weapon_is_kept_but_cannot_attack() -> None:
    g = given(corridors={0: " | | z6_01"}, items={0: "colt(1)"}, horde=FAR, used_abilities=QUIET).rolls(1)
    g.chooses("attack:colt(1)>0.3.1")
    assert g.items(0) == ["colt(0)"]
    assert attacks(g.ids) == ["attack:hands>0.3.1"]


def test_o19_a_shot_is_spent_on_a_miss_too() -> None:
    g = given(corridors={0: "z6_01 | | "}, items={0: "colt(3)"}, horde=FAR, used_abilities=QUIET).rolls(3)
    g.chooses("attack:colt(3)>0.1.1")
    assert "miss" in g.told()
    assert g.items(0) == ["colt(2)"]


def test_o19_a_thrown_weapon_keeps_its_ammunition_and_flies_to_left_and_right_only() -> None:
    g = given(items={0: "colt(1) ascia"}, horde=FAR)
    throws = [option for option in g.ids if option.startswith("throw")]
    assert throws == ["throw:ascia>1", "throw:ascia>3", "throw:colt(1)>1", "throw:colt(1)>3"]
    g.chooses("throw:colt(1)>3")
    assert g.items(3) == ["colt(1)"]
    assert g.items(0) == ["ascia"]
    assert g.phase == "second_action"


def test_o19_there_is_no_limit_to_what_one_holds() -> None:
    many = "colt ascia motosega tanica adrenalina barricata visore caricatore caricatore"
    g = given(items={0: "giocattolo", 1: many}, horde=FAR).chooses("throw:giocattolo>1")
    assert len(g.items(1)) == 10


def test_o20_reach_the_colt_the_whole_corridor_everything_else_melee() -> None:
    g = given(corridors={0: "z2_04 | z3_01 | z4_01"}, items={0: "colt ascia motosega"}, horde=FAR)
    assert attacks(g.ids) == [
        "attack:ascia>0.3.1",
        "attack:motosega(2)>0.3.1",
        "attack:colt(3)>0.1.1", "attack:colt(3)>0.2.1", "attack:colt(3)>0.3.1",
        "attack:hands>0.3.1",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("team", "weapon", "power"),
    [
        ("poliziotto", "hands", 1),
        ("nonna", "hands", 0),
        ("nonna", "colt(3)", 1),
        ("biker", "colt(3)", 2),
        ("nonna", "ascia", 1),
        ("poliziotto", "ascia", 2),
        ("nonna", "motosega(2)", 3),
        ("biker", "motosega(2)", 4),
    ],
)
def test_o20_die_strength_and_power_together_must_reach_the_zombie(team: str, weapon: str, power: int) -> None:
    held = {0: weapon} if weapon != "hands" else {}
    for face in (1, 5 - power - 1, 5 - power):
        if not 1 <= face <= 6:
            continue
        g = given(team, corridors={0: " | | z5_02"}, items=held, horde="z2_02>1 z3_01>1", used_abilities=[0])
        g.rolls(face)
        g.chooses(f"attack:{weapon}>0.3.1")
        assert ("kill" in g.told()) == (face + power >= 5), f"die {face} + {power}"


def test_o20_a_missed_target_stays_revealed() -> None:
    g = given(corridors={0: "z6_01 | | "}, items={0: "colt"}, horde=FAR, used_abilities=QUIET).rolls(1)
    g.chooses("attack:colt(3)>0.1.1")
    assert g.corridor(0) == " | z6_01+ | ", "revealed, and a zone on"


def test_o22_what_interrupts_is_done_first() -> None:
    g = given(corridors={0: " | | z6_01"}, items={0: "giocattolo"}, horde=FAR, phase="bites", used_abilities=QUIET)
    assert g.asked == (0, "before_bite")
    g.chooses("use:giocattolo>0.3.1")
    assert g.level(0) == 0


def test_o23_card_text_beats_the_rulebook_adrenaline_at_the_moment_of_death() -> None:
    """The rulebook says dead is dead; the card says not yet."""
    g = given(level={0: 4}, items={0: "adrenalina"}, horde=FAR, phase="second_action", used_abilities=QUIET,
              piles=["visore", "visore"])  # fmt: skip
    g.chooses("pass")
    assert g.asked == (0, "dying")
    g.chooses("use:adrenalina")
    assert g.survivor(0)["alive"]
    assert g.level(0) == 1


# -- O-24: the end ---------------------------------------------------------------------------------------


def test_o24_the_team_wins_at_once_when_horde_and_corridors_are_empty_even_mid_turn_and_infected() -> None:
    g = given(corridors={0: " | | z2_01"}, level={0: 4}, used_abilities=QUIET, phase="second_action").rolls(6)
    g.chooses("attack:hands>0.3.1")
    assert g.is_over
    assert g.is_over
    assert g.result.winners == (0, 1, 2, 3)


def test_o24_a_card_in_the_horde_or_another_corridor_is_not_yet_a_victory() -> None:
    for rest in ({"horde": "z2_02>2 z2_03>2"}, {"corridors": {0: " | | z2_01", 2: "z3_01 | | "}}):
        g = given(**{"corridors": {0: " | | z2_01"}, "used_abilities": QUIET, **rest})  # type: ignore[arg-type]
        g.rolls(6)
        g.chooses("attack:hands>0.3.1")
        assert not g.is_over


def test_o24_the_zombified_must_be_destroyed_too() -> None:
    g = given(dead=[1], corridors={0: " | | z2_01", 2: " | zombie_cheerleader | "}, used_abilities=QUIET).rolls(6)
    g.chooses("attack:hands>0.3.1")
    assert not g.is_over


def test_o24_it_is_lost_when_nobody_lives() -> None:
    g = given(dead=[1, 2, 3], level={0: 4}, horde=FAR, phase="second_action", used_abilities=QUIET).chooses("pass")
    assert g.is_over
    assert (g.result.winners, g.result.scores, g.result.reason) == ((), (0, 0, 0, 0), "lost")


@pytest.mark.parametrize(
    ("dead", "infected", "reason", "score"),
    [
        ([], {}, "triumph", 4),
        ([], {2: 1}, "victory", 3),
        ([], {0: 1, 1: 1, 2: 1, 3: 1}, "victory", 3),
        ([1], {2: 1}, "survivors", 2),
        ([1], {}, "survivors", 2),
        ([1, 2], {0: 2, 3: 1}, "last_breath", 1),
    ],
)
def test_how_well_it_was_won(dead: list[int], infected: dict[int, int], reason: str, score: int) -> None:
    g = given(FOUR, dead=dead, level=infected, corridors={0: " | | z2_01"}, used_abilities=QUIET).rolls(6)
    g.chooses("attack:hands>0.3.1")
    assert g.is_over
    assert g.result.reason == reason
    assert g.result.scores == (score,) * 4, "the dead win with the others"
    assert g.result.winners == (0, 1, 2, 3)
    assert "z2_01" in g.cemetery
