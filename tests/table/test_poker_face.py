"""With a poker face somebody may be asked who can only pass: he is passed after a short pause, as if by hand."""

from __future__ import annotations

import pytest

import orda
from orda.games.zombies.windows import PASS, PASS_TURN
from orda.table import Match, Refused
from orda.table.fair import BRIEF_PAUSES, PAUSES, pause
from orda.table.history import BOT, HUMAN
from orda.table.setup import options_for
from tests.games.zombinion.harness import given
from tests.games.zombinion.harness import seat as laid
from tests.table.harness import SECRET, new

OPTIONS = orda.rules("zombinion").options


def with_nothing_to_play(*seats: str, clock: int | None = None) -> Match:
    """Seat 0 holds no action, but might."""
    start = given(laid("bullet*5", "maverick bullet*4"), laid("bullet"), poker_face=True).game.save()
    match = new(*seats, game="zombinion", options=start["options"], start=start, clock=clock)
    assert match.game.only_passes
    return match


def test_who_can_only_pass_is_passed_when_the_pause_is_over_and_not_before() -> None:
    match = with_nothing_to_play("a", "b")
    due = match.due()
    assert due is not None
    assert due - match.waiting_since in PAUSES
    with pytest.raises(Refused):
        match.bot_chooses(0, -1, due - 1)
    entry = match.bot_chooses(0, -1, due)
    assert entry.by == HUMAN, "a clock would tell that there was nothing to choose"
    assert match.due() is None, "now he has a choice"


def test_who_can_only_pass_may_do_so_himself() -> None:
    assert with_nothing_to_play("a", "b").choose("a", 0, -1, 2000).by == HUMAN


def test_the_pause_is_none_of_the_clock_that_others_see() -> None:
    match = with_nothing_to_play("a", "b", clock=60)
    assert match.deadline() == match.waiting_since + 60_000
    assert match.due() == match.passes_at() != match.deadline()


def test_a_bot_that_can_only_pass_needs_no_pause() -> None:
    match = with_nothing_to_play("bot", "b")
    assert match.passes_at() is None
    assert match.bot_chooses(0, -1, 1001).by == BOT


def test_pauses_differ_and_are_the_same_in_every_process() -> None:
    pauses = [pause(SECRET, number) for number in range(50)]
    assert len(set(pauses)) > 40
    assert pauses == [pause(SECRET, number) for number in range(50)]
    assert set(pauses) < set(PAUSES)
    assert {pause(SECRET, number, BRIEF_PAUSES) for number in range(50)} < set(BRIEF_PAUSES)


# -- windows that come again and again -----------------------------------------------------------------


def goes_on(match: Match) -> None:
    """Whoever is asked does anything, and in a window nothing."""
    d = match.game.decision
    assert d is not None
    option = PASS if match.rules.is_window(d.kind) else d.options[match.number % len(d.options)]
    match.choose("ab"[d.player], match.number, option, match.waiting_since + 1)


def with_nothing_for_the_window() -> Match:
    """A game of Zombies!!! in which somebody has just been asked, for the first time in a turn, who has nothing."""
    match = new("a", "b", game="zombies", options={"poker_face": True})
    while match.passes_at() is None or match.answered.get(match.asked_seat() or 0) == match.game.t.turn:
        goes_on(match)
    return match


def test_in_a_window_the_pass_for_him_is_for_this_one_alone_and_he_may_pass_in_advance_himself() -> None:
    match = with_nothing_for_the_window()
    due, seat = match.due(), match.asked_seat()
    assert due is not None
    assert match.pass_by(due).option == PASS
    while match.asked_seat() != seat or match.due() is None:
        goes_on(match)
    assert match.choose("ab"[seat or 0], match.number, PASS_TURN, match.waiting_since + 1).by == HUMAN


def test_nobody_is_passed_by_who_has_something_to_choose_or_time_left() -> None:
    match = with_nothing_for_the_window()
    due = match.due()
    assert due is not None
    with pytest.raises(Refused, match="still has time"):
        match.pass_by(due - 1)
    while match.due() is not None:
        goes_on(match)
    with pytest.raises(Refused, match="there is something to choose"):
        match.pass_by(match.waiting_since + 10_000)


def test_again_in_the_same_turn_the_pause_is_brief() -> None:
    match = new("a", "b", game="zombies", options={"poker_face": True})
    pauses: dict[tuple[int, int], list[int]] = {}  # by turn and seat; 0 for a window with something to play
    for _ in range(300):
        d, due = match.game.decision, match.due()
        assert d is not None
        if match.rules.is_window(d.kind):
            pauses.setdefault((match.game.t.turn, d.player), []).append(due - match.waiting_since if due else 0)
        goes_on(match)
    first = [answers[0] for answers in pauses.values() if answers[0]]
    again = [each for answers in pauses.values() for each in answers[1:] if each]
    assert min(len(first), len(again)) > 5
    assert set(first) <= set(PAUSES)
    assert set(again) <= set(BRIEF_PAUSES)


# -- the option ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "on"), [(1, False), (2, True), (4, True)])
def test_a_poker_face_is_kept_where_several_people_sit(people: int, on: bool) -> None:
    assert options_for({}, OPTIONS, people) == {"poker_face": on}
    assert options_for({"poker_face": None}, OPTIONS, people) == {"poker_face": on}


def test_a_poker_face_is_as_it_was_said_and_only_where_there_is_one() -> None:
    assert options_for({"poker_face": False}, OPTIONS, 4) == {"poker_face": False}
    assert options_for({"poker_face": True}, OPTIONS, 1) == {"poker_face": True}
    assert options_for({}, orda.rules("run").options, 4) == {}
