"""A WebSocket of the server without a network: its line leads to a client of the websockets library."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

from uvicorn import Config as UvicornConfig
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from orda.server.config import Config
from orda.server.hub import Hub
from orda.server.store import User
from orda.server.websocket import WebSocket
from orda.table import Refused

PEER = ("127.0.0.1", 4711)
ANNA = User("anna", "Anna")


class Wire:
    """What asyncio calls a transport. `client_reads` off: what is written to it waits."""

    def __init__(self) -> None:
        self.end: Any = None  # the server's
        self.written = b""
        self.has_eof = False
        self.client_reads = True
        self.is_read = True
        self.stops = 0
        self.is_over = False
        self.was_aborted = False
        self.client = ClientProtocol(parse_uri("ws://orda.test/ws"))

    def get_extra_info(self, name: str) -> Any:
        return {"peername": PEER, "socket": SimpleNamespace(setsockopt=lambda *_: None)}[name]

    def get_write_buffer_size(self) -> int:
        return len(self.written)

    def write(self, data: bytes) -> None:
        assert not self.has_eof, "nothing is written after the end"
        self.written += data
        self.deliver()

    def write_eof(self) -> None:
        self.has_eof = True
        self.deliver()

    def deliver(self) -> None:
        if self.client_reads:
            data, self.written = self.written, b""
            if data:
                self.client.receive_data(data)
            if self.has_eof:
                self.client.receive_eof()

    def pause_reading(self) -> None:
        assert self.is_read, "it is stopped already"
        self.is_read = False
        self.stops += 1

    def resume_reading(self) -> None:
        assert not self.is_read, "it is read already"
        self.is_read = True

    def is_closing(self) -> bool:
        return self.is_over

    def close(self) -> None:
        if not self.is_over:
            self.is_over = True
            asyncio.get_running_loop().call_soon(self.end.connection_lost, None)

    def abort(self) -> None:
        self.was_aborted = True
        self.close()


class Client:
    """Somebody at the other end."""

    def __init__(self, hub: Hub) -> None:
        self.wire = Wire()
        self.protocol = self.wire.client
        self.state = ServerState()
        self.server = self.wire.end = WebSocket(UvicornConfig("", log_config=None), self.state, {"hub": hub})
        self.heard: list[Any] = []
        self.pongs: list[bytes] = []
        self.status: int | None = None

    async def connect(self, **headers: str) -> int:
        """The status of the answer."""
        request = self.protocol.connect()
        for name, value in headers.items():
            request.headers[name.replace("_", "-")] = value
        self.server.connection_made(self.wire)
        self.protocol.send_request(request)
        self.pass_on()
        await turns(20)
        self.listen()
        assert self.status is not None
        return self.status

    def pass_on(self) -> None:
        self.hand_over(b"".join(self.protocol.data_to_send()))

    def hand_over(self, data: bytes) -> None:
        self.server.data_received(data)

    def say(self, type_: str, **fields: Any) -> None:
        self.protocol.send_text(json.dumps({"type": type_, **fields}).encode())
        self.pass_on()

    def listen(self) -> list[Any]:
        """All that has been heard so far: messages, and the status the handshake was answered with."""
        for event in self.protocol.events_received():
            if isinstance(event, Response):
                self.status = event.status_code
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.heard.append(json.loads(bytes(event.data)))
            elif isinstance(event, Frame) and event.opcode is Opcode.PONG:
                self.pongs.append(bytes(event.data))
        return self.heard

    def refs(self) -> list[int]:
        """What has been answered, in order."""
        return [message["ref"] for message in self.listen() if message["type"] in ("ok", "error")]

    @property
    def goodbye(self) -> int | None:
        """The code that the server ended it with."""
        return None if self.protocol.close_rcvd is None else self.protocol.close_rcvd.code


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def make_hub(**config: Any) -> Hub:
    """Without a database: Anna is whoever comes."""
    hub = Hub(Config(**{"limits": False} | config))

    async def find(_headers: object) -> User:
        return ANNA

    look_up_with(hub, find)
    keeper: Any = SimpleNamespace()
    hub.keeper = keeper
    return hub


def look_up_with(hub: Hub, find: Callable[[object], Awaitable[User]]) -> None:
    identities: Any = SimpleNamespace(find=find)
    hub.identities = identities


def with_client(what: Callable[[Client, Hub], Awaitable[None]], **config: Any) -> None:
    """Somebody who has connected and been greeted."""

    async def run() -> None:
        hub = make_hub(**config)
        client = Client(hub)
        assert await client.connect() == 101
        assert client.listen().pop()["type"] == "hello"
        await what(client, hub)

    asyncio.run(run())


def slow_tables(hub: Hub) -> asyncio.Event:
    """No table is found before that is set."""
    may = asyncio.Event()

    async def newest(_table: str) -> Any:
        await may.wait()
        raise Refused("no_such_table", "there is no such table")

    keeper: Any = hub.keeper
    keeper.newest = newest
    return may
