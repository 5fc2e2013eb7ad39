"""A WebSocket: frames in and out of one line, between uvicorn, which hands the line over, and a connection.

What a WebSocket is, the websockets library knows (its documented Sans-I/O interface). Of uvicorn it needs what uvicorn
hands any class given as `ws`: docs/architecture.md ("WebSockets") lists it, tests/server/test_websocket.py checks it.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Coroutine
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import unquote

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from orda.server import limits, logs
from orda.server.door import DOOR, Pace, Peer, peer_of
from orda.server.hub import Hub
from orda.server.socket import Connection, welcome

log = logging.getLogger("orda.server")
PATH: Final = "/ws"
READ_AT_ONCE: Final = 32 * 1024
WAITING: Final = 8  # messages, until no more are read
PING_SECONDS: Final = 20.0
PONG_SECONDS: Final = 40.0
CLOSE_SECONDS: Final = 5.0  # for the other side to end what is over
RESTART: Final = 1012
SILENT: Final = 1011
NO_TEXT: Final = 1007
WHOLE_TEXT: Final = 0x81
DATA: Final = (Opcode.TEXT, Opcode.CONT, Opcode.BINARY)


class WebSocket(asyncio.Protocol):
    """Made of an HTTP connection that has asked for it."""

    transport: asyncio.Transport

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.hub: Hub = app_state["hub"]
        self.server = server_state
        self.loop = asyncio.get_running_loop()
        self.wire = ServerProtocol(max_size=limits.MESSAGE_BYTES)
        self.connection: Connection | None = None
        self.message = bytearray()  # as far as it has come
        self.is_text = True
        self.is_asked = False  # whether it may connect
        self.is_open = False
        self.timer: asyncio.TimerHandle | None = None  # until it is pinged, or given up

    # -- what asyncio and uvicorn say ----------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.peer = peer_of(transport)
        self.pace = Pace(transport, self.is_behind)
        self.server.connections.add(self)  # type: ignore[arg-type]
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, READ_AT_ONCE)
        if self.peer is not None:
            DOOR.stop_waiting(self.peer)

    def data_received(self, data: bytes) -> None:
        self.wire.receive_data(data)
        for event in self.wire.events_received():
            if isinstance(event, Frame):
                self.take(event)
            elif isinstance(event, Request):
                self.ask(event)
        self.flush()
        self.pace.came(len(data))

    def connection_lost(self, _error: Exception | None) -> None:
        self.is_open = False
        self.server.connections.discard(self)
        self.set_timer(None)
        self.pace.end()
        if self.peer is not None:
            DOOR.left(self.peer)
        if self.connection is not None:
            self.connection.over()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(RESTART)
        if self.wire.state is State.CONNECTING and not self.wire.close_expected():
            self.answer(self.wire.reject(HTTPStatus.SERVICE_UNAVAILABLE, ""))
        self.transport.close()

    # -- opening -----------------------------------------------------------------------------

    def ask(self, request: Request) -> None:
        response = self.wire.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.is_asked = True
            self.run(self.open(request, response))
        else:
            self.answer(response)

    async def open(self, request: Request, response: Response) -> None:
        headers = headers_of(request)
        logs.REQUEST.set(logs.request_id(headers.get("x-request-id")))
        try:
            network = limits.network_of(await address_of(self.peer, headers, self.hub.config.proxies))
            is_here = unquote(request.path.partition("?")[0]) == PATH
            self.connection = await welcome(self.hub, self, headers, network) if is_here else None
        except Exception as error:
            logs.failed(log, "nobody can connect", error)
        self.is_asked = False
        if self.connection is None:
            self.answer(self.wire.reject(HTTPStatus.FORBIDDEN, ""))
        elif self.transport.is_closing():
            self.connection.over()
        else:
            self.answer(response)
            self.is_open = True
            self.connection.greet()
            self.be_pinged()
        self.pace.look()

    def answer(self, response: Response) -> None:
        if not self.transport.is_closing():
            self.wire.send_response(response)
            self.flush()

    # -- in ------------------------------------------------------------------------------------

    def is_behind(self) -> bool:
        """Should no more be read for now?"""
        waits = self.connection is not None and len(self.connection.waiting) >= WAITING
        return self.is_asked or (waits and self.is_open)

    def read_on(self) -> None:
        """What waited has been seen to."""
        self.pace.look()

    def take(self, frame: Frame) -> None:
        """What came together with its goodbye was said before that."""
        if self.connection is None or not self.is_open:
            return
        if frame.opcode in DATA:
            self.is_text = frame.opcode is Opcode.TEXT or (self.is_text and frame.opcode is Opcode.CONT)
            self.message += frame.data
            if frame.fin:
                self.take_message(self.connection)
        elif frame.opcode is Opcode.PONG:
            self.be_pinged()

    def take_message(self, connection: Connection) -> None:
        try:
            message = self.message.decode() if self.is_text else bytes(self.message)
        except UnicodeDecodeError:
            self.fail(NO_TEXT)
        else:
            self.message.clear()
            connection.hear(message)

    # -- out -----------------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Never waits; who does not read what is written to him is let go of, and can come back."""
        if not self.is_open:
            return
        if self.transport.get_write_buffer_size() > limits.OUTBOX_SIZE:
            self.close(limits.TOO_MUCH)
        else:
            self.transport.write(framed(text))

    def close(self, code: int) -> None:
        if self.is_open and self.wire.state is State.OPEN:
            self.wire.send_close(code)
            self.flush()
            self.part()

    def fail(self, code: int, why: str = "") -> None:
        """It is at fault: nothing it says is waited for."""
        self.wire.fail(code, why)
        self.flush()

    def flush(self) -> None:
        """What the library has to say: answers to pings and goodbyes, and the handshake."""
        pieces = self.wire.data_to_send()
        if not pieces:
            return
        self.transport.write(b"".join(pieces))
        if not pieces[-1]:  # its sign that nothing will follow
            self.transport.write_eof()
            self.part()
        elif self.transport.get_write_buffer_size() > limits.OUTBOX_SIZE:
            self.close(limits.TOO_MUCH)

    def part(self) -> None:
        """It is over: nothing is heard any more, and who does not end it too is not waited for."""
        self.is_open = False
        self.set_timer(self.loop.call_later(CLOSE_SECONDS, self.transport.abort))
        self.pace.look()
        if self.connection is not None:
            self.loop.call_soon(self.connection.over)  # not at once: somebody may just be telling everybody something

    # -- all else ------------------------------------------------------------------------------

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that has to wait; a server that stops waits for it."""
        task = self.loop.create_task(work)
        self.server.tasks.add(task)
        task.add_done_callback(self.server.tasks.discard)

    def be_pinged(self) -> None:
        """It is there: looked at again after a while."""
        self.set_timer(self.loop.call_later(PING_SECONDS, self.ping))

    def ping(self) -> None:
        self.set_timer(self.loop.call_later(PONG_SECONDS, self.give_up))
        self.wire.send_ping(b"")
        self.flush()

    def give_up(self) -> None:
        self.fail(SILENT, "no answer to a ping")

    def set_timer(self, timer: asyncio.TimerHandle | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = timer


def framed(text: bytes) -> bytes:
    """A text in one frame (RFC 6455, 5.2), byte for byte what the library makes of it in five times the time."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2) + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8) + text


def headers_of(request: Request) -> Headers:
    """As ASGI has them; older versions of the library keep what is not ASCII as surrogates."""
    raw = [
        (name.lower().encode(), value.encode("latin-1", "surrogateescape"))
        for name, value in request.headers.raw_items()
    ]
    return Headers(raw=raw)


async def address_of(peer: Peer | None, headers: Headers, proxies: str) -> str:
    """Where it comes from, by the same rule as calls: a proxy's word is taken where it is believed."""
    found: list[Scope] = []

    async def note(scope: Scope, _receive: Receive, _send: Send) -> None:
        found.append(scope)

    behind_proxy: Any = ProxyHeadersMiddleware
    await behind_proxy(note, proxies)({"type": "websocket", "client": peer, "headers": headers.raw}, None, None)
    client = found[0]["client"]
    return str(client[0]) if client else ""
