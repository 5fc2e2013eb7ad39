"""The one way to change a match: stored, told, one after the other, and set right when it comes to nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from orda.server.config import Config
from orda.server.keeper import TRY_AGAIN, Keeper
from orda.server.lobby import Lobby
from orda.server.room import Room
from orda.server.rows import Batch
from orda.server.socket import Connection
from orda.server.store import Unavailable, User
from orda.server.thinker import Thought
from orda.table import Match, Refused, SeatSetup
from tests.server.keeping import SlowWriter, choose_first, rooms_with_listeners, slow_store, until, with_keeper
from tests.server.long import long_setup


class Chooser:
    """Somebody who chooses, and what came of it."""

    def __init__(self, keeper: Keeper, room: Room) -> None:
        self.keeper = keeper
        self.room = room
        self.answers: list[Any] = []

    def choose(self, action: Any = choose_first) -> None:
        self.room.submit(action, self.done)

    def done(self, error: Exception | None) -> None:
        self.answers.append("at work" if self.room.at_work else getattr(error, "code", error))

    async def answered(self) -> Any:
        """The one answer there is."""
        await until(lambda: self.answers)
        await asyncio.sleep(0.02)
        [answer] = self.answers
        return answer


def test_a_choice_is_durable_then_told_then_acknowledged(tmp_path: Path) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, listener)] = await rooms_with_listeners(keeper, 1)
        anna = Chooser(keeper, room)
        writer.may_write.clear()
        anna.choose()
        await asyncio.sleep(0.05)
        assert (room.match.number, listener.states, anna.answers) == (1, [], [])
        writer.may_write.set()
        assert await anna.answered() is None
        assert listener.states == [1]
        stored = await keeper.store.load(room.match.id)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == [1]

    with_keeper(tmp_path, check)


def test_changes_of_one_match_are_carried_out_one_after_the_other(tmp_path: Path) -> None:
    """Whoever looks meanwhile sees nothing that is not durable."""

    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, listener)] = await rooms_with_listeners(keeper, 1)
        choosers = [Chooser(keeper, room) for _ in range(3)]
        writer.may_write.clear()
        choosers[0].choose()
        looking = asyncio.ensure_future(room.look(lambda match: match.number))
        await asyncio.sleep(0)  # until it waits
        for chooser in choosers[1:]:
            chooser.choose()
        await asyncio.sleep(0.05)
        assert (room.match.number, len(room.waiting)) == (1, 3), "the second has not begun"
        assert not looking.done()
        writer.may_write.set()
        assert await looking == 1
        assert [await chooser.answered() for chooser in choosers] == [None] * 3
        assert listener.states == [1, 2, 3]

    with_keeper(tmp_path, check)


def test_who_hands_in_a_change_when_his_last_is_done_waits_behind_those_before_him(tmp_path: Path) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, _)] = await rooms_with_listeners(keeper, 1)
        order: list[str] = []

        def note(name: str, then: Any = None) -> Any:
            def done(error: Exception | None) -> None:
                order.append(name)
                if then is not None:
                    room.submit(choose_first, note(then))

            return done

        room.submit(choose_first, note("one", then="four"))
        room.submit(refuse, note("two", then="five"))
        room.submit(choose_first, note("three"))
        await until(lambda: len(order) == 5)
        assert order == ["one", "two", "three", "four", "five"]

    with_keeper(tmp_path, check)


def refuse(_match: Match, _at: int) -> Any:
    raise Refused("stale", "no")


def test_a_refused_choice_changes_nothing(tmp_path: Path) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, listener)] = await rooms_with_listeners(keeper, 1)
        anna = Chooser(keeper, room)
        before = room.match.game.save()
        anna.choose(lambda match, at: match.choose("user0", 7, 0, at))
        assert anna.answers == ["stale"]
        assert (room.match.game.save(), listener.states) == (before, [])

    with_keeper(tmp_path, check)


def test_a_choice_that_another_worker_made_first_is_refused_and_the_truth_told(tmp_path: Path) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, listener)] = await rooms_with_listeners(keeper, 1)
        other = Keeper(keeper.config, keeper.store, keeper.moves.pool)
        elsewhere = await other.room(room.match.id)
        await elsewhere.change(choose_first)
        anna = Chooser(keeper, room)
        anna.choose()
        assert await anna.answered() == "stale"
        assert room.match.game.save() == elsewhere.match.game.save()
        assert listener.states == [1]
        again = Chooser(keeper, room)
        again.choose()
        assert await again.answered() is None
        assert listener.states == [1, 2]
        await other.close()

    with_keeper(tmp_path, check)


def test_a_database_that_does_not_answer_takes_the_choice_back(tmp_path: Path) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        made = await rooms_with_listeners(keeper, 3)
        choosers = [Chooser(keeper, room) for room, _ in made]
        writer.fails = True
        for chooser in choosers:
            chooser.choose()
        assert [await chooser.answered() for chooser in choosers] == ["busy"] * 3
        assert [room.match.number for room, _ in made] == [0] * 3
        writer.fails = False
        again = [Chooser(keeper, room) for room, _ in made]
        for chooser in again:
            chooser.choose()
        assert [await chooser.answered() for chooser in again] == [None] * 3
        assert [listener.states for _, listener in made] == [[1]] * 3, "nobody ever heard of the choice that was lost"

    with_keeper(tmp_path, check)


def test_a_summary_that_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, _)] = await rooms_with_listeners(keeper, 1)
        lobby = Lobby(keeper, set())
        await room.change(choose_first)
        for write in (lobby.write_summaries, partial(keeper.let_go, room)):
            assert room.summary_due
            writer.fails = True
            with pytest.raises(Unavailable):
                await write()
            writer.fails = False
        await lobby.write_summaries()
        assert not room.summary_due
        lobby.close()

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
        anna.choose(break_off)
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
            anna.choose(break_off)
            assert await anna.answered() == "busy"
        assert listener.closed == TRY_AGAIN
        anew = await keeper.room(room.match.id)
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
        for chooser in choosers:
            chooser.choose()
        writer.may_write.set()
        assert [await chooser.answered() for chooser in choosers[1:]] == [None, None]
        assert [listener.states for _, listener in made] == [[1]] * 3
        assert not made[0][0].at_work

    with_keeper(tmp_path, check)
    assert "what follows a change failed" in caplog.text


# -- one after the other -------------------------------------------------------------------


class Line:
    """A line that leads nowhere."""

    def send(self, _text: bytes) -> None: ...

    def close(self, _code: int) -> None: ...

    def read_on(self) -> None: ...

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        raise AssertionError(f"{work} is not to be waited for")


def connected(keeper: Keeper, user: str) -> Connection:
    hub: Any = SimpleNamespace(keeper=keeper, config=Config(limits=False))
    return Connection(hub, Line(), User(user, user))


def choice_of(room: Room, number: int, ref: int) -> str:
    d = room.match.game.decision
    assert d is not None
    return json.dumps({"type": "choose", "table": room.match.id, "number": number, "option": d.options[0], "ref": ref})


def test_a_message_waits_until_the_one_before_it_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, _)] = await rooms_with_listeners(keeper, 1)
        player = room.match.game.decision.player  # type: ignore[union-attr]
        anna = connected(keeper, f"user{player}")
        anna.rooms[room.match.id] = room
        handled: list[int] = []
        monkeypatch.setattr(anna, "handled", lambda message, _error: handled.append(message.ref))
        writer.may_write.clear()
        for message in (choice_of(room, 0, 1), '{"type": "ping", "ref": 2}', choice_of(room, 0, 3)):
            anna.hear(message)
        await asyncio.sleep(0.05)
        assert handled == []
        writer.may_write.set()
        await until(lambda: len(handled) == 3)
        assert handled == [1, 2, 3]

    with_keeper(tmp_path, check)


# -- the end -------------------------------------------------------------------------------


@pytest.mark.parametrize("fails", [False, True])
def test_a_server_that_stops_waits_for_the_choices_under_way(tmp_path: Path, fails: bool) -> None:
    """No snapshot of what is not durable: the match would never load again."""

    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(room, _)] = await rooms_with_listeners(keeper, 1)
        anna = Chooser(keeper, room)
        writer.may_write.clear()
        anna.choose()
        await asyncio.sleep(0.02)
        closing = asyncio.ensure_future(keeper.close())
        await asyncio.sleep(0.02)
        assert not closing.done()
        writer.fails = fails
        writer.may_write.set()
        assert await anna.answered() == ("busy" if fails else None)
        writer.fails = False
        await closing
        again = Keeper(keeper.config, keeper.store, keeper.moves.pool)
        loaded = await again.room(room.match.id)
        assert loaded.match.number == (0 if fails else 1)
        await again.close()

    with_keeper(tmp_path, check)


def test_a_store_that_closes_writes_what_it_has_been_handed_and_takes_nothing_more(tmp_path: Path) -> None:
    async def check() -> None:
        store, writer = await slow_store(tmp_path)
        writer.may_write.clear()
        handed_in = store.write(Batch(sitters=[]))
        await asyncio.sleep(0.02)
        assert not store.queue, "it is in the writer's hands"
        closing = asyncio.ensure_future(store.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        writer.may_write.set()
        await asyncio.gather(handed_in, closing)
        with pytest.raises(Unavailable):
            await store.write(Batch(sitters=[]))

    asyncio.run(check())


class FirstOption:
    """Bots that take what comes first."""

    size, tasks = 1, 0

    async def run(self, request: Any, _seconds: float) -> bytes:
        return msgspec.json.encode(Thought(request.save["decision"][2][0]))


def test_no_bot_plays_on_in_a_room_that_could_not_be_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice before his is not stored: his own would follow nothing."""

    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        keeper.moves.pool = FirstOption()  # type: ignore[assignment]
        setup = long_setup()
        setup.seats[1:] = [SeatSetup("bot", [], "", "easy") for _ in setup.seats[1:]]
        setup.options = {"first_player": 0}
        room = await keeper.create(setup)
        assert room is not None
        await asyncio.sleep(0.05)
        number = room.match.number
        anna = Chooser(keeper, room)
        with monkeypatch.context() as broken:
            broken.setattr(keeper.store, "load", lambda _id: 1 / 0)
            writer.fails = True
            anna.choose()
            assert await anna.answered() == "busy"
        writer.fails = False
        assert not keeper.has(room)
        with pytest.raises(Refused) as caught:
            await room.change(choose_first)
        assert caught.value.code == "busy"
        keeper.moves.arrange(room)
        await asyncio.sleep(0.2)
        anew = await keeper.room(setup.id)
        assert anew.match.number == number
        await anew.change(choose_first)
        await until(lambda: anew.match.number > number + 1)  # and here they play on

    with_keeper(tmp_path, check)
