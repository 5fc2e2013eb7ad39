"""Choices, which nobody waits for in a coroutine: told when they are durable, and set right when they are not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from orda.server.coroutines import locked_at_once
from orda.server.keeper import TRY_AGAIN, Keeper
from orda.server.room import Room
from orda.table import Match, Refused
from tests.server.keeping import SlowWriter, choose_first, rooms_with_listeners, with_keeper

NOT_YET = "not yet"


class Chooser:
    """Somebody who chooses, and what came of it."""

    def __init__(self, keeper: Keeper, room: Room) -> None:
        self.keeper = keeper
        self.room = room
        self.answer: Any = NOT_YET

    def choose(self, action: Any = choose_first) -> bool:
        return self.keeper.choose(self.room, action, self.done)

    def done(self, error: Exception | None) -> None:
        assert self.answer == NOT_YET, "one answer"
        assert not self.room.lock.locked()
        self.answer = error.code if isinstance(error, Refused) else error

    async def answered(self) -> Any:
        for _ in range(300):
            if self.answer != NOT_YET:
                break
            await asyncio.sleep(0.01)
        return self.answer


def test_a_choice_is_durable_then_told_then_acknowledged(tmp_path: Path) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, listener)] = await rooms_with_listeners(keeper, 1)
        anna = Chooser(keeper, room)
        writer.may_write.clear()
        assert anna.choose()
        assert not Chooser(keeper, room).choose(), "one after the other"
        await asyncio.sleep(0.05)
        assert (room.match.number, listener.states, anna.answer) == (1, [], NOT_YET)
        writer.may_write.set()
        assert await anna.answered() is None
        assert listener.states == [1]
        stored = await keeper.store.load(room.match.id)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == [1]

    with_keeper(tmp_path, check)


def test_who_waits_for_the_room_comes_first() -> None:
    async def check() -> None:
        lock = asyncio.Lock()
        await lock.acquire()
        waiting = asyncio.ensure_future(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.locked(), "free, but promised"
        assert not locked_at_once(lock)
        await waiting
        lock.release()
        assert locked_at_once(lock)

    asyncio.run(check())


def test_a_refused_choice_changes_nothing(tmp_path: Path) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, listener)] = await rooms_with_listeners(keeper, 1)
        anna = Chooser(keeper, room)
        before = room.match.game.save()
        assert anna.choose(lambda match, at: match.choose("user0", 7, 0, at))
        assert anna.answer == "stale"
        assert (room.match.game.save(), listener.states) == (before, [])

    with_keeper(tmp_path, check)


def test_a_choice_that_another_worker_made_first_is_refused_and_the_truth_told(tmp_path: Path) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, listener)] = await rooms_with_listeners(keeper, 1)
        other = Keeper(keeper.config, keeper.store, keeper.moves.pool)
        async with other.room(room.match.id) as elsewhere:
            await other.change(elsewhere, choose_first)
            anna = Chooser(keeper, room)
            assert anna.choose()
            assert await anna.answered() == "stale"
            assert room.match.game.save() == elsewhere.match.game.save()
            assert listener.states == [1]
        again = Chooser(keeper, room)
        assert again.choose()
        assert await again.answered() is None
        assert listener.states == [1, 2]
        await other.close()

    with_keeper(tmp_path, check)


def test_a_database_that_does_not_answer_takes_the_choice_back(tmp_path: Path) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        made = await rooms_with_listeners(keeper, 3)
        choosers = [Chooser(keeper, room) for room, _ in made]
        writer.fails = True
        assert all(chooser.choose() for chooser in choosers)
        assert [await chooser.answered() for chooser in choosers] == ["busy"] * 3
        assert [room.match.number for room, _ in made] == [0] * 3
        writer.fails = False
        again = [Chooser(keeper, room) for room, _ in made]
        assert all(chooser.choose() for chooser in again)
        assert [await chooser.answered() for chooser in again] == [None] * 3
        assert [listener.states for _, listener in made] == [[1]] * 3, "nobody ever heard of the choice that was lost"

    with_keeper(tmp_path, check)


def break_off(match: Match, at: int) -> Any:
    choose_first(match, at)
    raise ZeroDivisionError


def test_a_choice_that_breaks_off_in_the_middle_is_as_if_it_had_not_been(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, _)] = await rooms_with_listeners(keeper, 1)
        before = room.match.game.save()
        anna = Chooser(keeper, room)
        assert anna.choose(break_off)
        assert await anna.answered() == "busy"
        assert (room.match.number, room.match.game.save()) == (0, before)

    with_keeper(tmp_path, check)
    assert "failed" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_where_nothing_can_be_read_either_everybody_is_sent_away_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, listener)] = await rooms_with_listeners(keeper, 1)
        anna = Chooser(keeper, room)
        with monkeypatch.context() as broken:
            broken.setattr(keeper.store, "load", lambda _id: 1 / 0)
            assert anna.choose(break_off)
            assert await anna.answered() == "busy"
        assert listener.closed == TRY_AGAIN
        async with keeper.room(room.match.id) as anew:
            assert anew is not room
            assert anew.match.number == 0

    with_keeper(tmp_path, check)


def test_what_follows_one_choice_does_not_keep_the_others_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        made = await rooms_with_listeners(keeper, 3)
        choosers = [Chooser(keeper, room) for room, _ in made]
        choosers[0].done = lambda _error: 1 / 0  # type: ignore[method-assign,assignment]
        writer.may_write.clear()
        assert all(chooser.choose() for chooser in choosers)
        writer.may_write.set()
        assert [await chooser.answered() for chooser in choosers[1:]] == [None, None]
        assert [listener.states for _, listener in made] == [[1]] * 3
        assert not made[0][0].lock.locked()

    with_keeper(tmp_path, check)
    assert "what follows a write failed" in caplog.text
