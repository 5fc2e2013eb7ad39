"""What being asked tells: others see only whom the table waits for, and with a poker face that tells nothing."""

from __future__ import annotations

import pytest

import orda
from orda.engine.errors import OptionError
from tests.games.zombinion.harness import At, Seat, given, seat
from tests.games.zombinion.test_hidden import re_dealt

WAITS = {"kind": "waiting", "player": 0}
WINDOW = {"kind": "window", "player": None}


def attacked(victim: Seat, *, poker_face: bool) -> At:
    return given(seat("swarm", "bullet*9"), victim, poker_face=poker_face).plays("swarm")


# -- the view --------------------------------------------------------------------------------------


def test_others_do_not_see_that_an_action_card_is_asked_for() -> None:
    asked_to_play = given(seat("maverick bullet", "bullet*3"), seat("bullet"))
    asked_to_hunt = given(seat("bullet", "bullet*3"), seat("bullet"))
    assert (asked_to_play.asked[1], asked_to_hunt.asked[1]) == ("play", "hunt")
    for viewer in (1, None):
        assert asked_to_play.view(viewer)["asked"] == asked_to_hunt.view(viewer)["asked"] == WAITS


def test_others_do_not_see_what_hideout_asks() -> None:
    g = given(seat("hideout zombie*3", "maverick bullet*9"), seat("bullet")).plays("hideout")
    assert g.view(0)["asked"]["kind"] == "set_aside"
    assert g.view(1)["asked"] == WAITS


# -- Barricata with two players ----------------------------------------------------------------------


def test_with_a_poker_face_an_attack_asks_who_could_hold_a_barricade_and_the_attacker_sees_the_same() -> None:
    holds = attacked(seat("barricade bullet*4", "zombie*5"), poker_face=True)
    lacks = attacked(seat("bullet*5", "barricade zombie*4"), poker_face=True)
    assert (holds.ids, lacks.ids) == (["no", "reveal:barricade"], ["no"])
    assert holds.view(0)["asked"] == lacks.view(0)["asked"] == WINDOW
    assert lacks.chooses("no").top(1) == "infection"


def test_without_a_poker_face_only_who_holds_a_barricade_is_asked() -> None:
    assert attacked(seat("bullet*5", "barricade zombie*4"), poker_face=False).asked[0] == 0


@pytest.mark.parametrize("victim", [seat("bullet*5", "zombie*4"), seat("bullet*5", "zombie*4", "barricade"), seat()])
def test_with_a_poker_face_nobody_is_asked_who_cannot_hold_a_barricade_as_everybody_knows(victim: Seat) -> None:
    assert attacked(victim, poker_face=True).asked[0] == 0


def test_with_a_poker_face_a_hand_that_was_shown_without_a_barricade_is_not_asked() -> None:
    table = [seat("help getaway swarm", "bullet*9"), seat("bullet*5", "barricade zombie*4")]
    g = given(*table, poker_face=True).plays("help").plays("getaway").chooses("no").plays("swarm")
    assert g.asked[0] == 0


def test_with_a_poker_face_a_re_deal_says_nothing_of_who_holds_the_barricade() -> None:
    for victim in (seat("barricade bullet*4", "zombie*5"), seat("bullet*5", "barricade zombie*4")):
        g = attacked(victim, poker_face=True)
        assert re_dealt(g, 0, lambda other: " ".join(other.ids)) == {"no", "no reveal:barricade"}


# -- actions and Nascondiglio ---------------------------------------------------------------------------


def test_with_a_poker_face_the_action_phase_asks_also_who_holds_no_action() -> None:
    g = given(seat("bullet*5", "maverick bullet*4"), seat("bullet"), poker_face=True)
    assert (g.asked, g.ids) == ((0, "play"), ["stop"])
    assert g.view(1)["phase"] == "action"
    assert re_dealt(g, 1, lambda other: " ".join(other.ids)) == {"stop", "stop play:maverick"}
    assert g.chooses("stop").asked == (0, "hunt")


def test_with_a_poker_face_nobody_is_asked_for_actions_who_owns_none() -> None:
    assert given(seat("bullet*5", "bullet*4"), seat("bullet"), poker_face=True).asked == (0, "hunt")


def test_with_a_poker_face_hideout_asks_about_every_card_and_so_tells_of_none() -> None:
    table = [seat("hideout zombie*4", "bullet maverick bullet*5"), seat("bullet")]
    g = given(*table, poker_face=True).plays("hideout")
    assert g.ids == ["keep:bullet"]
    assert g.chooses("keep:bullet").ids == ["keep:maverick", "aside:maverick"]
    assert {ids.split()[0] for ids in re_dealt(g, 1, lambda other: " ".join(other.ids))} > {"keep:maverick"}
    g.chooses("keep:maverick")
    assert {"maverick" in hand for hand in re_dealt(g, 1, lambda other: other.hand(0))} == {True, False}


def test_with_a_poker_face_who_can_only_pass_is_told_so() -> None:
    g = given(seat("bullet*5", "maverick bullet*4"), seat("bullet"), poker_face=True)
    assert g.game.only_passes
    assert g.game.prompt is not None
    assert g.game.prompt.id == "zombinion-ask-play-none"
    g = attacked(seat("bullet*5", "barricade zombie*4"), poker_face=True)
    assert g.game.prompt is not None
    assert g.game.prompt.id == "zombinion-ask-barricade-none"


# -- what must be chosen from a hand ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "kind", "one", "several"),
    [
        ("upper_floor", "discard", "bullet*5", "bullet*4 rounds"),
        ("getaway", "return", "bullet*4 zombie", "bullet*3 zombie horde"),
    ],
)
def test_with_a_poker_face_a_victim_is_asked_though_there_is_nothing_to_choose(
    card: str, kind: str, one: str, several: str
) -> None:
    for hand in (one, several):
        g = given(seat(card, "bullet*9"), seat(hand, "bullet*4"), poker_face=True).plays(card)
        assert g.asked == (1, kind)
        assert g.view(0)["asked"] == {"kind": "waiting", "player": 1}
    assert given(seat(card, "bullet*9"), seat(one, "bullet*4")).plays(card).asked[1] != kind, "without one"


@pytest.mark.parametrize(
    ("card", "kind", "hand"),
    [("resupply", "trash", "bullet*3"), ("reload", "trash", "bullet*3"), ("tactics", "twice", "maverick zombie")],
)
def test_with_a_poker_face_who_must_choose_one_card_of_one_kind_is_asked_too(card: str, kind: str, hand: str) -> None:
    g = given(seat(f"{card} {hand}", "bullet*9"), seat("bullet"), poker_face=True).plays(card)
    assert (g.asked, len(g.ids), g.game.only_passes) == ((0, kind), 1, True)
    assert given(seat(f"{card} {hand}", "bullet*9"), seat("bullet")).plays(card).asked != (0, kind), "without one"


# -- the option ---------------------------------------------------------------------------------------------


def test_poker_face_is_off_unless_it_is_said_and_is_part_of_a_save() -> None:
    assert orda.new("zombinion", players=2, seed=1).poker_face is False
    game = orda.new("zombinion", players=2, seed=1, poker_face=True)
    assert game.poker_face
    assert orda.load(game.save()).poker_face
    assert game.clone().poker_face


def test_poker_face_must_be_yes_or_no() -> None:
    with pytest.raises(OptionError, match="poker_face='yes' is not allowed; allowed: true, false"):
        orda.new("zombinion", players=2, seed=1, poker_face="yes")
