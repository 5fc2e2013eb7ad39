"""The match as a whole: history, positions, bots, the clock, and the same match from the same records."""

from __future__ import annotations

import random

import pytest

from orda.table import Match, Refused, asking, fair, notes, people, seating
from orda.table.history import BOT, CLOCK, HUMAN, STAND_IN
from orda.table.match import Diverged
from orda.table.snapshot import restore, snap
from tests.server.long import make_long
from tests.table.harness import again, choose, new, play, play_with_undo, same, setup


def test_a_match_of_people_and_bots_plays_to_the_end() -> None:
    match = new("a", "bot:hard", "b", "bot:easy")
    made = play(match)
    assert match.is_over
    assert match.status == "over"
    assert [entry.number for entry in made] == list(range(1, len(made) + 1))
    assert {entry.by for entry in made} == {HUMAN, BOT}


def test_the_same_records_make_the_same_match() -> None:
    for seed in range(5):
        match = new("a", "b", "c")
        records = list(play_with_undo(match, seed))
        assert same(match, again(match, list(records), setup("a", "b", "c")))


def test_a_snapshot_at_any_moment_goes_on_to_the_same_end() -> None:
    match = new("a", "b", "c", "d")
    entries = play_with_undo(match, 3)
    for number in range(0, len(entries), 7):
        early = Match(setup("a", "b", "c", "d"))
        for entry in entries[:number]:
            early.take(entry)
        late = restore(setup("a", "b", "c", "d"), snap(early), entries[:number])
        for entry in entries[number:]:
            late.take(entry)
        assert same(match, late)


def test_any_past_position_can_be_had_again() -> None:
    match = new("a", "b", "c")
    saves = [match.game.save()]
    for _ in range(60):
        if match.is_over:
            break
        play(match, 1, match.number)
        saves.append(match.game.save())
    for number in range(match.number + 1):
        game = match.position(number)
        assert without_chance(game.save()) == without_chance(saves[number])


def without_chance(save: dict[str, object]) -> dict[str, object]:
    """Before a choice the chance is seeded anew, so what was left of it does not matter."""
    table = dict(save["table"])  # type: ignore[call-overload]
    del table["rng"]
    return save | {"table": table}


def test_a_choice_that_comes_out_otherwise_is_named_and_changes_nothing() -> None:
    match = new("a", "b")
    entries = play(match, 12)
    other = Match(setup("a", "b", secret=bytes(32)))
    before = snap(other)
    with pytest.raises(Diverged) as caught:
        other.take(entries[0])
    assert caught.value.number == 1
    assert snap(other) == before


def test_a_gap_in_the_history_is_refused() -> None:
    match = new("a", "b")
    entries = play(match, 3)
    with pytest.raises(ValueError, match="cannot follow"):
        Match(setup("a", "b")).take(entries[1])


# -- choosing ---------------------------------------------------------------------------------


def test_a_stale_or_future_number_is_refused() -> None:
    match = new("a", "b")
    choose(match)
    for number in (0, 2, 99):
        with pytest.raises(Refused) as caught:
            match.choose("a", number, 0, 0)
        assert caught.value.code == "stale"
    assert match.number == 1


def test_nobody_chooses_for_a_seat_that_is_not_his() -> None:
    match = new("a", "b")
    assert match.asked_seat() == 0
    assert match.game.decision is not None
    option = match.game.decision.options[0]
    for user, code in (("b", "not_your_turn"), ("stranger", "not_yours"), (None, "not_yours"), ("", "not_yours")):
        with pytest.raises(Refused) as caught:
            match.choose(user, 0, option, 0)
        assert caught.value.code == code
    assert match.number == 0


def test_an_option_that_is_not_offered_is_refused() -> None:
    match = new("a", "b")
    for option in (-1, 10**6, 2**62):
        with pytest.raises(Refused) as caught:
            match.choose("a", 0, option, 0)
        assert caught.value.code == "illegal_choice"
    assert match.number == 0


def test_nothing_can_be_chosen_while_a_seat_is_vacant_or_when_it_is_over() -> None:
    match = new("a", "vacant")
    assert match.game.decision is not None
    with pytest.raises(Refused) as caught:
        match.choose("a", 0, match.game.decision.options[0], 0)
    assert caught.value.code == "not_started"
    match = new("a", "b")
    play(match)
    with pytest.raises(Refused) as caught:
        match.choose("a", match.number, 0, 0)
    assert caught.value.code == "over"


def test_one_person_may_hold_several_seats_on_one_screen() -> None:
    match = new("a", "a+", "b")
    assert match.seats_of("a") == {0, 1}
    play(match)
    assert match.is_over
    assert 1 in match.history.seats


# -- bots and the clock --------------------------------------------------------------------------


def test_a_bot_never_moves_for_a_person_who_has_time() -> None:
    match = new("a", "b", clock=60)
    assert match.game.decision is not None
    option = match.game.decision.options[0]
    assert match.deadline() == 1000 + 60_000
    with pytest.raises(Refused) as caught:
        match.bot_chooses(0, option, 60_999)
    assert caught.value.code == "not_your_turn"
    assert match.bot_chooses(0, option, 61_000).by == CLOCK


def test_the_clock_starts_anew_with_every_choice_and_not_before_all_seats_are_filled() -> None:
    match = new("a", "vacant", clock=10)
    assert match.deadline() is None
    notes.take(match, people.Sat(50_000, 1, "b", "B"))
    assert match.deadline() == 60_000
    choose(match, at=55_000)
    assert match.deadline() == 65_000


def test_taking_back_gives_no_more_time_to_think() -> None:
    match = new("a", "a", clock=10)
    first = match.game.decision
    assert first is not None
    match.choose("a", 0, first.options[0], 4_000)
    took = match.history.thought[1]
    asking.take_back(match, "a", 1, 0, 5_000)
    assert match.deadline() == 5_000 - took + 10_000
    match.choose("a", 2, first.options[0], 7_000)
    asking.take_back(match, "a", 3, 0, 7_500)
    assert match.deadline() == 7_500 - (took + 2_000) + 10_000


def test_without_a_clock_there_is_no_deadline_and_bots_have_none() -> None:
    assert new("a", "b").deadline() is None
    assert new("bot", "a", clock=10).deadline() is None


def test_a_stand_in_plays_for_who_is_away_until_he_is_back() -> None:
    match = new("a", "b")
    assert match.bot_to_move() is None
    seating.leave(match, "a", False, "easy", 1)
    assert match.bot_to_move() == (0, "easy", STAND_IN)
    assert match.game.decision is not None
    assert match.bot_chooses(0, match.game.decision.options[0], 5).by == STAND_IN
    seating.come_back(match, "a", 9)
    assert not match.places[0].away
    assert match.places[0].users == ["a"]


# -- events ------------------------------------------------------------------------------------------


def test_each_viewer_hears_what_is_meant_for_him() -> None:
    match = new("a", "b", "c")
    play(match, 10)
    mine = [e.kind for _, e in match.events(0, -1)]
    spectators = [e.kind for _, e in match.events(None, -1)]
    assert "draw_card" in mine
    assert "draw_card" not in spectators
    drawn = [e.data["player"] for _, e in match.events(0, -1) if e.kind == "draw_card"]
    assert set(drawn) == {0}


def test_events_are_kept_for_the_last_hundred_choices() -> None:
    match = new("a", "b", "c", "d")
    make_long(match, 300, random.Random(1))
    assert match.number == 300
    kept = {number for number, _ in match.events(None, -1)}
    assert match.events_since >= match.number - 101
    assert min(kept) == match.events_since + 1 or min(kept) > match.events_since


def test_an_undo_is_told_as_an_event_of_its_own() -> None:
    match = new("a", "b")
    choose(match)
    match.carry_out(0, 0, 0, HUMAN, 0)
    number, event = match.events(None, 1)[-1]
    assert (number, event.kind, event.data) == (2, "undo", {"player": 0, "to": 0})


# -- after the end -----------------------------------------------------------------------------------


def test_there_is_no_undo_once_the_secret_is_out() -> None:
    match = new("a", "bot")
    play(match)
    assert asking.can_undo(match, frozenset({0})).how == "no"
    with pytest.raises(Refused) as caught:
        asking.take_back(match, "a", match.number, 0, 0)
    assert caught.value.code == "over"


def test_the_seeds_are_the_documented_ones() -> None:
    import hashlib
    import hmac

    secret = bytes(range(32))
    assert fair.commitment(secret) == hashlib.sha256(secret).hexdigest()
    assert fair.seed(secret, 17) == int.from_bytes(hmac.new(secret, b"17", hashlib.sha256).digest(), "big")
    for key in (b"", b"k" * 32, b"k" * 64, b"k" * 65, b"k" * 200):
        for content in (b"", b"17", b"x" * 1000):
            assert fair.digest(key, content) == hmac.digest(key, content, "sha256")
