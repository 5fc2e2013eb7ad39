"""Undo: free while nothing came to light, otherwise the others are asked and may refuse."""

from __future__ import annotations

from typing import Any

import pytest

from orda.table import Match, Refused, asking, people, seating
from orda.table.history import Entry
from orda.table.snapshot import restore, snap
from tests.table.harness import again, asked_user, choose, new, play, same, setup


class There:
    """Who is there, and since when the others are not."""

    def __init__(self, present: set[int], since: int = 0) -> None:
        self.present = present
        self.since = since

    def gone_since(self, _seat: int) -> int:
        return self.since


def quiet_match(*seats: str) -> tuple[Match, Entry]:
    """A match whose last choice revealed nothing: the discards of `run` are open, but somebody always draws.

    In `run` a turn ends with the next player's draw, so nearly every choice shows something. Quiet ones are marked
    by hand here: what counts is what the history says.
    """
    match = new(*seats)
    entry = choose(match)
    match.history.revealed[1] = 0
    return match, entry


def test_taking_back_is_free_while_nothing_came_to_light() -> None:
    match, _ = quiet_match("a", "b")
    before = match.game.decision
    assert asking.can_undo(match, frozenset({0})) == ("free", 0)
    record = asking.take_back(match, "a", 1, None, 5)
    assert isinstance(record, Entry)
    assert record.back == 0
    assert match.number == 2
    assert match.game.decision is not before
    assert match.asked_seat() == 0
    assert len(match.history.line) == 0


def test_after_a_reveal_the_others_are_asked() -> None:
    match = new("a", "b", "c")
    choose(match)
    assert match.history.revealed[1]
    assert asking.can_undo(match, frozenset({0})) == ("ask", 0)
    record = asking.take_back(match, "a", 1, None, 5)
    assert isinstance(record, people.Asked)
    assert record.waiting == [1, 2]
    assert match.number == 1, "nothing is undone yet"


def test_when_all_agree_it_is_undone() -> None:
    match = new("a", "b", "c")
    choose(match)
    asking.take_back(match, "a", 1, None, 5)
    assert asking.answer(match, "b", True, 6)
    assert match.number == 1
    records = asking.answer(match, "c", True, 7)
    assert isinstance(records[-1], Entry)
    assert match.number == 2
    assert match.asked_seat() == 0
    assert match.open_ask() is None


def test_one_no_ends_it() -> None:
    match = new("a", "b", "c")
    choose(match)
    asking.take_back(match, "a", 1, None, 5)
    asking.answer(match, "b", False, 6)
    assert match.open_ask() is None
    assert match.number == 1
    with pytest.raises(Refused) as caught:
        asking.answer(match, "c", True, 7)
    assert caught.value.code == "nothing_asked"


def test_a_request_lapses_with_the_next_choice() -> None:
    match = new("a", "b", "c")
    choose(match)
    asking.take_back(match, "a", 1, None, 5)
    choose(match)
    assert match.open_ask() is None
    with pytest.raises(Refused):
        asking.answer(match, "c", True, 7)


def test_only_those_asked_can_answer() -> None:
    match = new("a", "b", "bot")
    choose(match)
    asking.take_back(match, "a", 1, None, 5)
    for user in ("a", "stranger"):
        with pytest.raises(Refused) as caught:
            asking.answer(match, user, True, 6)
        assert caught.value.code == "not_yours"
    assert match.number == 1


def test_alone_against_bots_everything_can_be_taken_back() -> None:
    match = new("a", "bot", "bot")
    play(match, 9)
    record = asking.take_back(match, "a", 9, 0, 5)
    assert isinstance(record, Entry)
    assert match.position(match.number).save()["decision"] == match.position(0).save()["decision"]


def test_who_is_away_is_asked_too_so_that_nothing_is_taken_back_behind_his_back() -> None:
    match = new("a", "b", "c")
    choose(match)
    seating.leave(match, "c", False, None, 3)
    record = asking.take_back(match, "a", 1, None, 5)
    assert isinstance(record, people.Asked)
    assert record.waiting == [1, 2]


def test_nobody_can_have_a_bot_play_the_others_cards_and_take_it_all_back() -> None:
    match = new("a", "b")
    choose(match)
    asking.ask_stand_in(match, "a", 1, There({0}), 10**6)
    while match.bot_to_move() is not None:
        assert match.game.decision is not None
        match.bot_chooses(match.number, match.game.decision.options[0], 10**6)
    assert asking.can_undo(match, frozenset({0})).how == "ask"
    record = asking.take_back(match, "a", match.number, 0, 10**6)
    assert isinstance(record, people.Asked)
    assert record.waiting == [1]


def test_two_on_one_screen_agree_among_themselves() -> None:
    match = new("a", "a+")
    choose(match)
    choose(match)
    assert asking.can_undo(match, frozenset({0, 1})).how == "free"
    assert isinstance(asking.take_back(match, "a", 2, 0, 5), Entry)


def test_another_seats_choice_in_between_is_not_free() -> None:
    match, _ = quiet_match("a", "b")
    choose(match)
    match.history.revealed[2] = 0
    assert asking.can_undo(match, frozenset({0})) == ("ask", 0)
    assert asking.can_undo(match, frozenset({1})) == ("free", 1)


def test_there_must_be_something_to_take_back() -> None:
    match = new("a", "b")
    assert asking.can_undo(match, frozenset({0})).how == "no"
    cases: list[tuple[str, int, int | None]] = [("a", 0, None), ("a", 0, 0), ("a", 0, 5)]
    for user, number, to in cases:
        with pytest.raises(Refused) as caught:
            asking.take_back(match, user, number, to, 1)
        assert caught.value.code == "nothing_to_undo"
    with pytest.raises(Refused) as caught:
        asking.take_back(match, "stranger", 0, None, 1)
    assert caught.value.code == "not_yours"


def test_an_undone_branch_is_not_a_place_to_go_back_to() -> None:
    match = new("a", "bot")
    play(match, 6)
    asking.take_back(match, asked_user(match) if match.bot_to_move() is None else "a", 6, 2, 1)
    assert match.number == 7
    with pytest.raises(Refused):
        asking.take_back(match, "a", 7, 5, 1)
    assert list(match.history.line) == [1, 2]


def after(match: Match) -> dict[str, Any]:
    """The whole position, hidden things and coming chance too."""
    return match.game.save()


def test_among_bots_alone_the_same_choice_again_gives_the_same_chance() -> None:
    """Whoever has seen a die cannot roll it again by taking back."""
    match = new("a", "bot")
    first = choose(match)
    once = after(match)
    asking.take_back(match, "a", 1, None, 1)
    second = choose(match, first.option)
    assert second.number == 3
    assert second.seal != first.seal
    assert after(match) == once


def test_another_choice_has_dice_of_its_own_and_tells_nothing_of_those_seen() -> None:
    match, untouched = new("a", "bot"), new("a", "bot")
    assert match.game.decision is not None
    one, other = match.game.decision.options[:2]
    choose(untouched, other)
    choose(match, one)
    asking.take_back(match, "a", 1, None, 1)
    choose(match, other)
    assert match.history.chances[3] == 3
    assert after(match) != after(untouched)


def test_a_whole_line_taken_back_and_chosen_again_comes_out_the_same_however_often() -> None:
    match = new("a", "bot", "bot")
    played = play(match, 9)
    once = after(match)
    for _ in range(2):
        asking.take_back(match, "a", match.number, 0, 5)
        for entry in played:
            match.carry_out(entry.seat, entry.option, entry.back, entry.by, 6)
            assert match.game.revealed == entry.revealed
        assert after(match) == once
    assert after(match) == match.position(match.number).save()


def test_among_people_chance_is_new_after_an_undo_all_have_agreed_to() -> None:
    match = new("a", "b")
    first = choose(match)
    once = after(match)
    asking.take_back(match, "a", 1, None, 5)
    asking.answer(match, "b", True, 6)
    choose(match, first.option)
    assert after(match) != once


def test_what_was_taken_back_with_its_chance_is_the_same_match_from_its_records_and_its_snapshot() -> None:
    match = new("a", "bot", "bot")
    records: list[Any] = [*play(match, 7), asking.take_back(match, "a", 7, 0, 5), *play(match, 7)]
    records += [asking.take_back(match, "a", match.number, 0, 5), *play(match, 20, seed=2)]
    assert same(again(match, records, setup("a", "bot", "bot")), match)
    loaded = restore(setup("a", "bot", "bot"), snap(match), records)
    assert loaded.history.chances == match.history.chances
    assert loaded.position(12).save() == match.position(12).save()


def test_requests_and_answers_make_the_same_match_elsewhere() -> None:
    match = new("a", "b", "c")
    records: list[Any] = [choose(match)]
    records.append(asking.take_back(match, "a", 1, None, 5))
    for user in "bc":
        records += asking.answer(match, user, True, 6)
    other = again(match, records, setup("a", "b", "c"))
    assert other.number == match.number == 2
    assert other.open_ask() is None


# -- a bot at once --------------------------------------------------------------------------------


def test_a_bot_stands_in_at_once_when_those_present_agree() -> None:
    match = new("a", "b", "c", "d")
    made = asking.ask_stand_in(match, "b", 0, There({1, 2}), 5)
    assert isinstance(made[0], people.Asked)
    assert made[0].waiting == [2], "seat 3 is not there and is not waited for"
    assert not match.places[0].away
    asking.answer(match, "c", True, 6)
    assert match.places[0].away
    assert match.open_ask() is None


def test_who_is_alone_at_the_table_decides_alone_but_not_for_a_moments_lost_connection() -> None:
    match = new("a", "b")
    there = There({1}, since=1000)
    with pytest.raises(Refused) as caught:
        asking.ask_stand_in(match, "b", 0, there, 1000 + asking.GRACE_MS - 1)
    assert caught.value.code == "too_soon"
    assert not match.places[0].away
    asking.ask_stand_in(match, "b", 0, there, 1000 + asking.GRACE_MS)
    assert match.places[0].away


def test_nobody_who_is_there_can_be_replaced() -> None:
    match = new("a", "b", "bot")
    for seat, present in ((0, {0, 1}), (2, {1})):
        with pytest.raises(Refused) as caught:
            asking.ask_stand_in(match, "b", seat, There(present), 5)
        assert caught.value.code == "nothing_asked"
    for user, seat in (("b", 1), ("stranger", 0)):
        with pytest.raises(Refused) as caught:
            asking.ask_stand_in(match, user, seat, There(set()), 5)
        assert caught.value.code == "not_yours"
    with pytest.raises(Refused) as caught:
        asking.ask_stand_in(match, "b", 9, There(set()), 5)
    assert caught.value.code == "no_such_seat"
