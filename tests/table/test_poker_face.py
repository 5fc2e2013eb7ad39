"""With a poker face somebody may be asked who can only pass: he is passed after a short pause, as if by hand."""

from __future__ import annotations

import pytest

import orda
from orda.table import Match, Refused
from orda.table.fair import LONGEST_PAUSE, SHORTEST_PAUSE, pause
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
    assert SHORTEST_PAUSE <= due - match.waiting_since < LONGEST_PAUSE
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
    assert all(SHORTEST_PAUSE <= each < LONGEST_PAUSE for each in pauses)


@pytest.mark.parametrize(("people", "on"), [(1, False), (2, True), (4, True)])
def test_a_poker_face_is_kept_where_several_people_sit(people: int, on: bool) -> None:
    assert options_for({}, OPTIONS, people) == {"poker_face": on}
    assert options_for({"poker_face": None}, OPTIONS, people) == {"poker_face": on}


def test_a_poker_face_is_as_it_was_said_and_only_where_there_is_one() -> None:
    assert options_for({"poker_face": False}, OPTIONS, 4) == {"poker_face": False}
    assert options_for({"poker_face": True}, OPTIONS, 1) == {"poker_face": True}
    assert options_for({}, orda.rules("run").options, 4) == {}
