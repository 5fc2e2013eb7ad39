"""The door: who connects and asks for nothing, or never comes to an end, is let go of; so is who does not read.

Whenever a client is waited for (for a request, the rest of its body, or until he has read the answer) his connection
has little time, and counts for his address. Only what asyncio says of a connection is used (made, data, lost), and what
ASGI says of a request. A WebSocket (websocket.py) is no longer waited for, but is read no faster than a person speaks.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from orda.server.limits import network_of

HEAD_BYTES: Final = 16 * 1024  # of a request before its body
HEAD_SECONDS: Final = 15.0  # from connecting, or from the request before, to the end of its head
MORE_SECONDS: Final = 30.0  # for more of a body, or until the next piece of an answer has been read
UNREAD_BYTES: Final = 1_000_000  # written to somebody who does not read them
BYTES_A_SECOND: Final = 64 * 1024  # that a WebSocket is read, once it has said more than it may say at once:
AHEAD_SECONDS: Final = 2.0  # as much as in that time
MOST_WAITING: Final = 200  # connections of one address that are waited for
Peer = tuple[str, int]


def descriptors() -> int:
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def allow_many() -> None:
    """As many open files as the system lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Door:
    def __init__(self) -> None:
        self.proxies: set[str] = set()  # many people come from their addresses
        self.counts = True
        self.open: dict[Peer, asyncio.Transport] = {}
        self.waiting: dict[Peer, asyncio.TimerHandle] = {}  # those that are waited for
        self.of_network: Counter[str] = Counter()

    def set_up(self, proxies: str, counts: bool) -> None:
        self.proxies = {proxy.strip() for proxy in proxies.split(",")}
        self.counts = counts

    def most_waiting(self) -> int:
        return min(MOST_WAITING, descriptors() // 4)

    def came(self, peer: Peer, transport: asyncio.Transport) -> None:
        is_one_too_many = self.of_network[network_of(peer[0])] >= self.most_waiting()
        if self.counts and is_one_too_many and peer[0] not in self.proxies and "*" not in self.proxies:
            transport.abort()
            return
        self.open[peer] = transport
        self.wait(peer, HEAD_SECONDS)

    def left(self, peer: Peer) -> None:
        self.open.pop(peer, None)
        self.stop_waiting(peer)

    def wait(self, peer: Peer, seconds: float) -> None:
        if peer in self.open and peer not in self.waiting:
            self.of_network[network_of(peer[0])] += 1
            self.waiting[peer] = asyncio.get_running_loop().call_later(seconds, self.open[peer].abort)

    def stop_waiting(self, peer: Peer) -> None:
        timer = self.waiting.pop(peer, None)
        if timer is not None:
            timer.cancel()
            network = network_of(peer[0])
            self.of_network[network] -= 1
            if not self.of_network[network]:
                del self.of_network[network]

    def watched(self, app: ASGIApp) -> ASGIApp:
        """The application; a connection is not waited for while its request is worked on."""

        async def watched_app(scope: Scope, receive: Receive, send: Send) -> None:
            peer = scope.get("client")
            if peer is None:
                await app(scope, receive, send)
                return
            who = tuple(peer)
            self.stop_waiting(who)
            try:
                await app(scope, self.timed(who, receive), self.timed(who, send))
            finally:
                self.wait(who, HEAD_SECONDS)

        return watched_app

    def timed(self, peer: Peer, what: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """To receive and to send is to wait for the client."""

        async def timed_call(*message: Any) -> Any:
            self.wait(peer, MORE_SECONDS)
            try:
                return await what(*message)
            finally:
                self.stop_waiting(peer)

        return timed_call


DOOR: Final = Door()


def peer_of(transport: asyncio.BaseTransport) -> Peer | None:
    found = transport.get_extra_info("peername")
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None


class Http(H11Protocol):
    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.peer = peer_of(transport)
        if self.peer is not None:
            DOOR.came(self.peer, transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.peer is not None:
            DOOR.left(self.peer)
        super().connection_lost(exc)


class Pace:
    """How fast a WebSocket is read: no further while much of what it has said waits, and it rests when more comes than
    one person can have to say: what is no message of ours (pings, pieces of frames) is not counted elsewhere."""

    def __init__(self, line: asyncio.Transport, is_behind: Callable[[], bool]) -> None:
        self.line = line
        self.is_behind = is_behind
        self.loop = asyncio.get_running_loop()
        self.rest: asyncio.TimerHandle | None = None
        self.has_stopped = False
        self.paid_until = 0.0  # the time that all it has said may take

    def came(self, size: int) -> None:
        now = self.loop.time()
        self.paid_until = max(self.paid_until, now) + size / BYTES_A_SECOND
        if self.paid_until > now + AHEAD_SECONDS and self.rest is None:
            self.rest = self.loop.call_at(self.paid_until - AHEAD_SECONDS, self.rested)
        self.look()

    def rested(self) -> None:
        self.rest = None
        self.look()

    def look(self) -> None:
        """Is it to be read? Each change is a call of the system."""
        wanted = self.rest is not None or self.is_behind()
        if wanted != self.has_stopped and not self.line.is_closing():
            self.has_stopped = wanted
            (self.line.pause_reading if wanted else self.line.resume_reading)()

    def end(self) -> None:
        if self.rest is not None:
            self.rest.cancel()
