"""With a poker face (R-78) who is asked, for what and in which order tells nothing of anybody's hand."""

from __future__ import annotations

from typing import Any

import pytest

from orda.engine.game import STOP
from orda.engine.rng import Chance
from orda.engine.windows import deal_anew
from orda.games.zombies import RULES
from orda.games.zombies.legal import ACTIVATE, PLAY
from orda.games.zombies.play import Play
from orda.games.zombies.registry import FREE, OF_CARDS, QUESTIONS, WINDOW_NAMES
from orda.games.zombies.windows import PASS, hidden_places
from tests.games.zombies.harness import CENTRE, HOSPITAL, At, given

SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0", "base_straight 0 3 0")
USELESS = "molotov_cocktail"  # without the Gas Station
PASSES = ["pass", "pass_turn", "pass_round"]
ALL_SETS = RULES.options["card_sets"].to_data()["values"]
FREE_NAMES = [WINDOW_NAMES[1 << bit] for bit in range(FREE.bit_length()) if FREE >> bit & 1]
ALL_WINDOWS = {*FREE_NAMES, "after_roll"}
Asked = tuple[int, str] | None


# -- the same whatever the others hold ------------------------------------------------------------------


def with_other_hands(g: Play, viewer: int) -> Play:
    """The same table, but for the cards that the viewer cannot see."""
    other = g.clone()
    for slots, deck in hidden_places(other.t, viewer):
        deal_anew(other, slots, deck)
    other.t.rng = g.t.rng
    return other


def asked_after(g: Play, option: int) -> Asked:
    g.apply(option)
    return (g.decision.player, g.decision.kind) if g.decision is not None else None


def heard_of(g: Play, viewer: int) -> list[tuple[str, dict[str, Any]]]:
    return [(event.kind, event.data) for event in g.events if event.heard_by(viewer)]


def what_being_asked_told(seed: int, players: int, **options: Any) -> tuple[list[str], set[str]]:
    """Plays a game; at every choice others go along, one for each seat, in which what it cannot see is otherwise.

    Gives back where the next question came to differ although the same was heard (what is told openly, as that Ooooooh,
    What Luck! finds no item in a hand, is no secret), and the windows that were opened.
    """
    g = RULES.new(players, seed, max_rounds=60 // players, **options)
    chance, told, opened = Chance(seed), [], set()
    while g.decision is not None:
        d, option = g.decision, chance.choice(g.decision.options)
        viewers = [d.player] if names_a_card(d.kind, option) else range(players)
        others = [with_other_hands(g, viewer) for viewer in viewers]
        expected = asked_after(g, option)
        for viewer, other in zip(viewers, others, strict=True):
            found = asked_after(other, option)
            if found != expected and heard_of(other, viewer) == heard_of(g, viewer):
                told.append(f"after {d.kind} of {d.player}: {expected}; as far as {viewer} can see it may be {found}")
        if expected is not None:
            opened.add(expected[1])
    return told, opened & set(WINDOW_NAMES.values())


def names_a_card(kind: str, option: int) -> bool:
    """That must be in his hand, or where he has looked."""
    if kind in QUESTIONS:
        return QUESTIONS[kind].options == OF_CARDS
    return PLAY <= option < ACTIVATE or (kind in ("discard", "discard_down") and option != STOP)


@pytest.mark.parametrize("players", RULES.players)
def test_r78_who_is_asked_next_and_for_what_is_the_same_with_other_hands(players: int) -> None:
    opened = set[str]()
    for seed in range(30):
        if seed >= 6 and opened >= ALL_WINDOWS:
            break
        options = {"scenario": "keys" if seed % 2 else "none", "card_sets": ALL_SETS if seed > 2 else ["base"]}
        told, windows = what_being_asked_told(seed, players, poker_face=True, **options)
        assert not told, f"seed {seed}, {options}: {told[:3]}"
        opened |= windows
    assert opened >= ALL_WINDOWS


def test_r78_without_a_poker_face_it_is_not() -> None:
    told, _ = what_being_asked_told(1, 3)
    assert len(told) > 10


# -- who is asked ----------------------------------------------------------------------------------------


def rolled(*hands: str, **more: Any) -> At:
    """Seat 0 fights, and its roll is a miss."""
    return given(*hands, zombies=(CENTRE,), dice=(1,), **more).goes_on_to("after_roll")


def test_r78_at_the_start_of_a_turn_everybody_is_asked_and_can_pass_in_advance_like_who_has_a_card() -> None:
    g = given(USELESS, "zombie_master", USELESS, tiles=SOUTH, deck="fear", poker_face=True)
    assert (g.asked, g.ids) == ((0, "turn_start"), PASSES)
    g.chooses("pass")
    assert (g.asked, g.ids) == ((1, "turn_start"), ["play:zombie_master", *PASSES])
    g.chooses("pass")
    assert (g.asked, g.ids) == ((2, "turn_start"), PASSES)


def test_r78_who_has_no_card_and_passes_is_asked_again_after_every_step() -> None:
    g = given("", USELESS, tiles=SOUTH, deck="fear", poker_face=True).goes_on_to("step")
    for square in ("1,2", "1,3"):
        g.chooses(f"step:{square}")
        assert (g.asked, g.ids) == ((1, "between_steps"), PASSES)
        g.chooses("pass")


@pytest.mark.parametrize("hand", [USELESS, "zombie_master"])
def test_r78_who_has_passed_for_the_turn_is_left_alone_with_or_without_a_card(hand: str) -> None:
    g = given("", hand, tiles=SOUTH, deck="fear", poker_face=True).chooses("pass_turn")
    assert 1 not in [player for player, _ in g.goes_on_to_turn(2)]


@pytest.mark.parametrize("hand", [USELESS, "butter_fingers"])
def test_r78_who_has_passed_until_his_next_turn_is_left_alone_with_or_without_a_card(hand: str) -> None:
    g = given("", "", hand, zombies=(CENTRE,), dice=(1,), deck="fear", poker_face=True).chooses("pass_round")
    assert 2 not in [player for player, kind in g.goes_on_to_turn(3) if kind in FREE_NAMES]


def test_r78_before_a_movement_nobody_is_asked_twice_what_he_was_asked_at_the_start_of_the_turn() -> None:
    def asked(deck: str) -> list[tuple[int, str]]:
        return given(" ".join([USELESS] * 3), USELESS, deck=deck, poker_face=True).goes_on_to_turn(2)

    assert (1, "turn_start") in asked("fear")
    assert (1, "before_move") not in asked("fear")
    assert (1, "before_move") in asked("your_shoes_untied"), "but for a card that is of use only there"


def test_r78_after_a_roll_whoever_might_hold_an_answer_is_asked_and_can_only_pass() -> None:
    g = rolled("", USELESS, USELESS, deck="butter_fingers", poker_face=True)
    assert (g.asked, g.ids) == ((1, "after_roll"), ["pass"])
    g.chooses("pass")
    assert (g.asked, g.ids) == ((2, "after_roll"), ["pass"])
    assert g.chooses("pass").asked == (0, "pay")


def test_r78_after_his_own_roll_who_has_only_one_way_to_pay_is_asked_like_who_could_add_to_it() -> None:
    for hand, ids in ((USELESS, ["pass"]), ("adrenaline_rush", ["play:adrenaline_rush", "pass"])):
        g = rolled(hand, "", bullets=(0,), deck="adrenaline_rush", poker_face=True)
        assert (g.asked, g.ids) == ((0, "after_roll"), ids)


def test_r78_who_holds_it_looks_to_the_others_like_who_does_not() -> None:
    with_it = rolled("", "butter_fingers", deck="", poker_face=True)
    without = rolled("", USELESS, deck="butter_fingers", poker_face=True)
    assert "play:butter_fingers>0" in with_it.ids
    assert with_it.view(0)["asked"] == without.view(0)["asked"] == {"kind": "window", "player": None}


def test_r78_nobody_is_asked_where_everybody_can_see_that_he_has_no_answer() -> None:
    def answers(*hands: str, **more: Any) -> set[int]:
        g = given(*hands, zombies=(CENTRE,), dice=(1,), **more)
        return {player for player, kind in g.goes_on_to_turn(2) if kind == "after_roll"}

    assert answers("", USELESS, deck="butter_fingers", poker_face=True) == {1}
    assert not answers("", USELESS, deck="butter_fingers"), "without a poker face"
    both_seen = "butter_fingers butter_fingers"
    assert not answers("", USELESS, deck="", discard=both_seen, poker_face=True)
    assert not answers("", "", deck="butter_fingers", poker_face=True), "without a card in hand"
    assert not answers("", USELESS, deck="butter_fingers", bullets=(0,), poker_face=True), "with nothing to drop"


def test_r78_who_has_played_his_card_of_this_round_is_not_asked() -> None:
    g = given("", f"zombie_master {USELESS}", tiles=SOUTH, deck="fear", poker_face=True).chooses("play:zombie_master")
    while g.asked[1] == "put":
        g.lets_go()
    assert 1 not in [player for player, kind in g.goes_on_to_turn(2) if kind in WINDOW_NAMES.values()]


# -- what he is told ---------------------------------------------------------------------------------------


def test_r78_who_can_only_pass_is_told_so_and_what_passes_for_him_does_so_for_this_window_alone() -> None:
    g = given(USELESS, "", tiles=(HOSPITAL,), deck="fear", poker_face=True).game
    assert g.only_passes
    assert g.decision is not None
    assert g.decision.options[0] == PASS
    assert g.prompt is not None
    assert g.prompt.id == "zombies-ask-window-none"
    assert not given("fear", "", tiles=(HOSPITAL,), poker_face=True).game.only_passes
