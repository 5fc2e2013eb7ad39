"""Barricata as a reaction: ruling D-1, and who sees what while the others may show it."""

from __future__ import annotations

import pytest

from tests.games.zombinion.harness import given, seat

FIVE = "bullet*2 rounds zombie*2"
ATTACKS = ("getaway", "upper_floor", "recon", "search", "swarm")


@pytest.mark.parametrize("attack", ATTACKS)
def test_d1_barricade_is_asked_before_the_attack_does_anything(attack: str) -> None:
    g = given(seat(attack, "bullet*3"), seat("barricade zombie*4", "magazine*2")).plays(attack)
    assert g.asked == (1, "barricade")
    assert g.ids == ["no", "reveal:barricade"]
    assert (g.hand(0), g.deck(0), g.counts) == ("", "bullet bullet bullet", (0, 1, 0))


@pytest.mark.parametrize("attack", ATTACKS)
def test_barricade_shown_keeps_the_attack_off_and_stays_in_hand(attack: str) -> None:
    g = given(seat(attack, "bullet*3"), seat("barricade zombie*4", "magazine*2")).plays(attack)
    g.chooses("reveal:barricade")
    assert (g.hand(1), g.deck(1), g.discard(1)) == ("zombie zombie zombie zombie barricade", "magazine magazine", "")


def test_barricade_in_one_of_three_hands_protects_only_its_holder() -> None:
    table = [seat("upper_floor"), seat(FIVE), seat("barricade bullet*4"), seat(FIVE)]
    g = given(*table).plays("upper_floor")
    assert g.asked == (2, "barricade")
    g.chooses("reveal:barricade")
    assert g.asked == (1, "discard")
    g.chooses("discard:zombie", "discard:zombie")
    assert g.asked == (3, "discard")
    g.chooses("discard:zombie", "discard:zombie")
    assert g.hand(2) == "bullet bullet bullet bullet barricade"
    assert g.asked == (0, "hunt")


def test_barricade_may_be_held_back() -> None:
    g = given(seat("upper_floor"), seat("barricade bullet*4")).plays("upper_floor").chooses("no")
    assert g.asked == (1, "discard")


def test_d1_barricade_is_asked_of_each_holder_once_in_turn_order() -> None:
    table = [seat("barricade bullet*4"), seat("upper_floor"), seat("barricade bullet*4"), seat("barricade")]
    g = given(*table, active=1).plays("upper_floor")
    order = []
    while g.asked[1] == "barricade":
        order.append(g.asked[0])
        g.chooses("reveal:barricade" if g.asked[0] == 3 else "no")
    assert order == [2, 3, 0]


def test_barricade_may_be_shown_again_at_the_next_attack() -> None:
    g = given(seat("help upper_floor swarm", "bullet*2"), seat("barricade bullet*4")).plays("help").plays("upper_floor")
    g.chooses("reveal:barricade")
    g.plays("swarm")
    assert g.asked == (1, "barricade")
    assert g.chooses("no").top(1) == "infection"


def test_barricade_of_the_attacker_does_not_matter() -> None:
    g = given(seat("upper_floor barricade"), seat("bullet")).plays("upper_floor")
    assert g.asked == (0, "hunt")


def test_barricade_is_not_asked_for_a_card_that_is_no_attack() -> None:
    g = given(seat("molotov", "bullet*4"), seat("barricade")).plays("molotov")
    assert g.asked == (0, "hunt")


def test_barricade_window_hides_who_is_being_asked() -> None:
    g = given(seat("upper_floor"), seat(FIVE), seat("barricade bullet*4")).plays("upper_floor")
    assert g.view(0)["asked"] == {"kind": "window", "player": None}
    assert g.view(1)["asked"] == {"kind": "window", "player": None}
    assert g.view(None)["asked"] == {"kind": "window", "player": None}
    assert g.view(2)["asked"] == {"kind": "barricade", "player": 2, "options": [0, 1]}


def test_barricade_window_re_dealt_asks_somebody_who_may_hold_one() -> None:
    asked = set()
    for seed in range(40):
        table = [seat("upper_floor"), seat("bullet*4", "barricade bullet*2"), seat("barricade bullet*4", "bullet*3")]
        g = given(*table).plays("upper_floor")
        g.game.redeal(0, seed)
        g.check()
        asked.add(g.asked[0])
        assert "barricade" in g.hand(g.asked[0])
    assert asked == {1, 2}


def test_barricade_shown_is_remembered_by_a_re_deal() -> None:
    g = given(seat("upper_floor shotgun", "bullet*9"), seat("barricade bullet*4", "zombie*9")).plays("upper_floor")
    g.chooses("reveal:barricade")
    for seed in range(20):
        other = g.reloaded()
        other.game.redeal(0, seed)
        assert "barricade" in other.hand(1)


def test_barricade_held_back_tells_the_others_nothing() -> None:
    g = given(seat("swarm shotgun", "bullet*9"), seat("barricade bullet*4", "zombie*9")).plays("swarm").chooses("no")
    assert "barricade" not in g.told(0)
    held = 0
    for seed in range(40):
        other = g.reloaded()
        other.game.redeal(0, seed)
        held += "barricade" in other.hand(1)
    assert 0 < held < 40
