"""The shorter way through the server: whole, in order, and only where nothing is lost by it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from orda.server.wire import Wire, wire_of


class Application:
    """Takes at once what begins with `!`, and notes how everything came."""

    def __init__(self) -> None:
        self.wire: Wire | None = None
        self.came: list[tuple[str, Any]] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.send: Any = None

    def offer(self, text: bytes) -> bool:
        if not text.startswith(b"!"):
            return False
        self.came.append(("at once", bytes(text).decode()))
        return True

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        assert scope["type"] == "websocket"
        self.send = send
        await receive()
        self.wire = wire_of(scope)
        if self.wire is not None:
            self.wire.offer = self.offer
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] != "websocket.disconnect":
            self.came.append(("queued", event.get("text", event.get("bytes"))))
            await self.reads.wait()


@contextlib.asynccontextmanager
async def serving(application: Application, **more: Any) -> AsyncIterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        settings = {"ws_per_message_deflate": False} | more
        config = uvicorn.Config(application, ws=Wire, lifespan="off", log_level="error", **settings)
        server = uvicorn.Server(config)
        serving = asyncio.ensure_future(server.serve([listening]))
        try:
            yield f"ws://127.0.0.1:{listening.getsockname()[1]}/"
        finally:
            server.should_exit = True
            await serving


def with_client(what: Callable[[Application, ClientConnection], Awaitable[None]], **more: Any) -> None:
    async def run() -> None:
        application = Application()
        async with serving(application, **more) as url, connect(url, max_size=None) as client:
            await until(lambda: application.send is not None)
            await what(application, client)

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    for _ in range(500):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_of_any_length_arrives_as_it_was_written(length: int) -> None:
    async def check(application: Application, client: ClientConnection) -> None:
        assert application.wire is not None
        text = b"x" * length if length < 2 else "è".encode() + b"x" * (length - 2)
        assert len(text) == length
        assert application.wire.write_text(text)
        assert await client.recv(decode=False) == text

    with_client(check)


def test_what_is_offered_and_taken_is_not_queued_and_the_rest_is() -> None:
    async def check(application: Application, client: ClientConnection) -> None:
        for message in ("!one", "two", "!three", b"!four"):
            await client.send(message)
            await asyncio.sleep(0.05)
        await client.send(["!fi", "ve"])  # in two frames
        await until(lambda: len(application.came) == 5)
        queued = [("queued", "two"), ("queued", b"!four"), ("queued", "!five")]
        assert application.came == [("at once", "!one"), queued[0], ("at once", "!three"), *queued[1:]]

    with_client(check)


def test_nothing_overtakes_what_is_queued() -> None:
    async def check(application: Application, client: ClientConnection) -> None:
        application.reads.clear()
        await client.send("one")
        await until(lambda: len(application.came) == 1)
        await client.send("two")
        await client.send("!three")
        await asyncio.sleep(0.1)
        assert application.came == [("queued", "one")], "the application is busy"
        application.reads.set()
        await until(lambda: len(application.came) == 3)
        assert [text for _, text in application.came] == ["one", "two", "!three"]

    with_client(check)


def test_after_goodbye_nothing_is_written_or_offered() -> None:
    async def check(application: Application, client: ClientConnection) -> None:
        assert application.wire is not None
        await application.send({"type": "websocket.close", "code": 1008, "reason": ""})
        assert not application.wire.write_text(b"too late")
        with contextlib.suppress(ConnectionClosed):
            await client.send("!too late")
        with pytest.raises(ConnectionClosed):
            await client.recv()
        assert application.came == []

    with_client(check)


def test_a_client_that_does_not_read_is_left_to_those_who_wait() -> None:
    async def check(application: Application, client: ClientConnection) -> None:
        assert application.wire is not None
        client.transport.pause_reading()
        big = b"x" * 100_000
        written = 0
        while application.wire.write_text(big):
            written += 1
            assert written < 1000, "it takes everything"
            await asyncio.sleep(0)
        client.transport.resume_reading()
        for _ in range(written):
            assert await client.recv(decode=False) == big
        await until(application.wire.writable.is_set)
        assert application.wire.write_text(b"again")
        assert await client.recv() == "again"

    with_client(check)


def test_where_messages_are_compressed_there_is_no_shorter_way() -> None:
    async def check(application: Application, client: ClientConnection) -> None:
        assert application.wire is None
        await client.send("!one")
        await until(lambda: application.came == [("queued", "!one")])

    with_client(check, ws_per_message_deflate=True)
