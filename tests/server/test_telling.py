"""What goes out: in order, to slow clients too, and of a whole commit at once, but never before it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from orda.server import limits
from orda.server.keeper import TRY_AGAIN, Keeper
from orda.server.outbox import TOO_MUCH, Outbox
from tests.server.keeping import SlowWriter, choose_first, rooms_with_listeners, with_keeper


class Client:
    """What an ASGI server would send; `reads` off: it takes no more."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.gone = False

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        if self.gone:
            raise OSError("gone")
        self.got.append(message.get("text", message.get("code")))


def with_outbox(what: Callable[[Client, Outbox], Awaitable[None]]) -> None:
    async def run() -> None:
        client = Client()
        await what(client, Outbox(client.send))

    asyncio.run(run())


async def turns(count: int = 3) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def put(outbox: Outbox, numbers: range) -> list[str]:
    for n in numbers:
        outbox.put(str(n))
    return [str(n) for n in numbers]


def test_messages_go_out_in_order_without_a_task() -> None:
    async def check(client: Client, outbox: Outbox) -> None:
        sent = put(outbox, range(5))
        assert client.got == sent
        assert outbox.task is None

    with_outbox(check)


def test_a_slow_client_gets_everything_in_order_too() -> None:
    async def check(client: Client, outbox: Outbox) -> None:
        client.reads.clear()
        sent = put(outbox, range(3))
        await turns()
        assert client.got == []
        assert outbox.task is not None
        sent += put(outbox, range(3, 6))
        await turns()
        client.reads.set()
        await turns()
        sent += put(outbox, range(6, 8))
        await turns()
        assert client.got == sent
        assert outbox.task is None, "it reads again"

    with_outbox(check)


def test_a_client_that_does_not_read_is_let_go_of() -> None:
    async def check(client: Client, outbox: Outbox) -> None:
        client.reads.clear()
        put(outbox, range(1))
        await turns()
        for _ in range(limits.OUTBOX_SIZE // 100_000 + 1):
            assert outbox.closing is None
            outbox.put("x" * 100_000)
        assert outbox.closing == TOO_MUCH
        assert not outbox.messages, "nothing is kept for him any more"
        client.reads.set()
        await turns()
        assert client.got == ["0", TOO_MUCH], "only what was on its way, and goodbye"

    with_outbox(check)


def test_goodbye_is_said_once_whoever_says_it() -> None:
    async def check(client: Client, outbox: Outbox) -> None:
        outbox.close(TRY_AGAIN)
        outbox.close(TOO_MUCH)
        await outbox.end()
        await turns()
        assert client.got == [TRY_AGAIN]

    with_outbox(check)


def test_who_has_gone_disturbs_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        clients = [Client(), Client()]
        outboxes = [Outbox(client.send) for client in clients]
        clients[0].gone = True
        for outbox in outboxes:
            put(outbox, range(2))
        await turns()
        assert clients[1].got == ["0", "1"]
        assert not outboxes[0].messages
        await asyncio.gather(*(outbox.end() for outbox in outboxes))

    asyncio.run(run())
    assert not caplog.records


def test_an_outbox_that_cannot_be_written_does_not_silence_the_others(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        broken, other = Client(), Client()
        broken.got = None  # type: ignore[assignment]
        outboxes = [Outbox(broken.send), Outbox(other.send)]
        for n in range(2):
            for outbox in outboxes:
                put(outbox, range(n, n + 1))
            await turns()
        assert other.got == ["0", "1"]

    asyncio.run(run())
    assert caplog.text.count("a message could not be sent") == 2


def test_nobody_waits_for_a_slow_client_once_the_connection_is_over() -> None:
    async def check(client: Client, outbox: Outbox) -> None:
        client.reads.clear()
        put(outbox, range(2))
        await turns()
        await outbox.end()
        assert outbox.task is None
        assert client.got == []

    with_outbox(check)


# -- whole commits -------------------------------------------------------------------------


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
