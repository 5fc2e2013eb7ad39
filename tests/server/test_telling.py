"""What people are told of a commit: all of it at once, but never before it is durable."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from orda.server.keeper import TRY_AGAIN, Keeper
from tests.server.keeping import SlowWriter, choose_first, rooms_with_listeners, with_keeper


def test_nobody_is_told_before_the_commit_and_everybody_after_it(tmp_path: Path) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        made = await rooms_with_listeners(keeper, 5)
        writer.may_write.clear()
        changes = [asyncio.ensure_future(room.change(choose_first)) for room, _ in made]
        await asyncio.sleep(0.05)
        assert [listener.states for _, listener in made] == [[]] * 5
        assert all(room.match.number == 1 for room, _ in made), "it has been carried out, but nobody knows"
        writer.may_write.set()
        await asyncio.gather(*changes)
        assert [listener.states for _, listener in made] == [[1]] * 5

    with_keeper(tmp_path, check)


def test_a_state_that_cannot_be_told_loses_no_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever follows is let go of and comes back to a match that goes on."""

    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, listener)] = await rooms_with_listeners(keeper, 1)
        with monkeypatch.context() as broken:
            broken.setattr("orda.server.tell.states", lambda _sights, _now: 1 / 0)
            await room.change(choose_first)
        assert listener.closed == TRY_AGAIN
        await room.change(choose_first)
        assert listener.states == [2]
        stored = await keeper.store.load(room.match.id)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == [1, 2]

    with_keeper(tmp_path, check)
    assert "what was written could not be told" in caplog.text


def test_one_table_that_cannot_be_told_is_no_trouble_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        made = await rooms_with_listeners(keeper, 3)
        monkeypatch.setattr(made[1][0].match.game, "views", lambda _seats: 1 / 0)
        writer.may_write.clear()
        changes = [asyncio.ensure_future(room.change(choose_first)) for room, _ in made]
        await asyncio.sleep(0.05)
        writer.may_write.set()
        await asyncio.gather(*changes)
        assert [listener.states for _, listener in made] == [[1], [], [1]]
        assert [listener.closed for _, listener in made] == [None, TRY_AGAIN, None]

    with_keeper(tmp_path, check)
    assert caplog.text.count("what was written could not be told") == 1
