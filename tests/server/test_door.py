"""Clients that do not read, never end, or come by the hundred: bounded in bytes and time, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from orda.server import door, limits
from tests.server.harness import WAIT, Person, Server, call, running


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """No proxy is believed, so that everybody here comes from one address that counts."""
    with running(Server(str(tmp_path / "x.sqlite"), None, tmp_path / "log", "--proxy", "192.0.2.1")) as server:
        yield server


def connect(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), WAIT)


def is_closed(line: socket.socket, wait: float = WAIT) -> bool:
    """Does the other side end it, whatever it says before?"""
    line.settimeout(wait)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def resident(server: Server) -> int:
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * resource.getpagesize()


def descriptors(server: Server) -> int:
    assert server.process is not None
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def test_a_head_without_end_is_cut_off_long_before_it_takes_memory(strict: Server) -> None:
    with connect(strict) as line:
        sent = 0
        with contextlib.suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
            while sent < 40_000_000:
                sent += line.send(b"x" * 10_000)
        assert sent < 20_000_000, "it takes everything"
        assert is_closed(line)
    strict.wait()


def test_half_a_request_is_not_waited_for_for_ever(strict: Server) -> None:
    """Neither the first of a connection nor one after a request that was whole."""
    with connect(strict) as first, connect(strict) as second:
        first.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        second.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert second.recv(100).startswith(b"HTTP/1.1 200")
        second.sendall(b"GET / HTTP/1.1\r\n")
        assert is_closed(first, door.HEAD_SECONDS + WAIT)
        assert is_closed(second, door.HEAD_SECONDS + WAIT)


HALF_HEAD = b"GET / HTTP/1.1\r\n"
HALF_BODY = b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"


def test_hundreds_of_half_open_requests_leave_room_for_everybody_else(tmp_path: Path) -> None:
    """Those whose body does not come to an end and those whose head does not."""
    server = Server(str(tmp_path / "x.sqlite"), None, tmp_path / "log", "--proxy", "192.0.2.1")
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= 700, "this test needs some descriptors of its own"
    with running(server), contextlib.ExitStack() as stack:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (300, 300))
        before = descriptors(server)
        for half in [HALF_BODY] * 250 + [HALF_HEAD] * 150:
            line = stack.enter_context(connect(server))
            with contextlib.suppress(OSError):
                line.sendall(half)
        # From another address of this machine, since from this one no more are let in for now.
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=transport, base_url=server.url, timeout=WAIT) as other:
            assert other.get("/health").status_code == 200
            assert descriptors(server) < before + 300 // 4 + 20, "a quarter of them are let in, and whoever looks"


class Cut:
    """A connection of which only matters whether it was cut off."""

    def __init__(self) -> None:
        self.is_cut = asyncio.Event()

    def abort(self) -> None:
        self.is_cut.set()


def test_who_does_not_read_an_answer_or_send_a_body_is_waited_for_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "MORE_SECONDS", 0.01)

    async def sends(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.body"})

    async def receives(_scope: Any, receive: Any, _send: Any) -> None:
        await receive()

    async def check(app: Any) -> None:
        one, peer, never = door.Door(), ("192.0.2.7", 5), asyncio.Event()
        line: Any = Cut()

        async def wait(*_message: Any) -> None:
            await never.wait()

        watched: Any = one.watched(app)
        one.came(peer, line)
        request = asyncio.create_task(watched({"type": "http", "client": peer}, wait, wait))
        await asyncio.wait_for(line.is_cut.wait(), WAIT)
        assert one.of_network == {"192.0.2.7": 1}
        never.set()
        await request
        one.left(peer)
        assert not one.of_network

    for app in (sends, receives):
        asyncio.run(check(app))


def test_at_the_door_all_addresses_of_an_ipv6_network_count_as_one() -> None:
    async def check() -> None:
        one = door.Door()
        for n in range(door.MOST_WAITING):
            one.came((f"2001:db8::{n:x}", 1000), Cut())  # type: ignore[arg-type]
        late, other = Cut(), Cut()
        one.came(("2001:db8::ffff", 1000), late)  # type: ignore[arg-type]
        one.came(("2001:db8:0:1::1", 1000), other)  # type: ignore[arg-type]
        assert (late.is_cut.is_set(), other.is_cut.is_set()) == (True, False)

    asyncio.run(check())


def handshake(server: Server, cookie: str) -> socket.socket:
    line = connect(server)
    head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    head += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
    line.sendall(head.encode())
    assert b"101" in line.recv(4096)
    return line


def frame(kind: int, content: bytes) -> bytes:
    assert len(content) < 126
    return bytes((0x80 | kind, 0x80 | len(content), 0, 0, 0, 0)) + content


def test_pings_whose_answers_are_not_read_are_taken_slowly_and_take_no_memory(strict: Server) -> None:
    anna = Person(strict, "Anna")
    with handshake(strict, anna.cookie) as line:
        before = resident(strict)
        pings = frame(9, b"x" * 125) * 1000
        sent, end = 0, time.monotonic() + 3
        line.settimeout(2)
        with contextlib.suppress(OSError):
            while time.monotonic() < end:
                line.sendall(pings)
                sent += len(pings)
        assert sent < 20_000_000, "all of them are taken"
        assert resident(strict) - before < 20_000_000
    strict.wait()
    anna.close()


def test_lobby_news_for_one_who_does_not_read_them_take_no_memory(strict: Server) -> None:
    anna = Person(strict, "Anna")
    for _ in range(40):
        anna.table("me", "friend", public=True)
    with handshake(strict, anna.cookie) as line:
        before = resident(strict)
        ask = frame(1, b'{"type": "lobby"}')
        line.settimeout(WAIT)
        with contextlib.suppress(OSError):
            for _ in range(300):  # each is answered with all the tables
                line.sendall(ask)
                time.sleep(0.026)  # as often as one may
        assert resident(strict) - before < 10 * limits.OUTBOX_SIZE
    strict.wait()
    anna.close()


def test_a_cookie_of_many_backslashes_is_read_as_quickly_as_any(strict: Server) -> None:
    from orda.server.identity import token_in

    token = "a" * 43
    assert token_in({"cookie": 'x="' + "\\" * 60_000 + f'"; orda={token}; y=1'}) == token
    assert token_in({"cookie": f'orda="{token}"'}) == token
    assert token_in({"cookie": "orda"}) is token_in({"cookie": ""}) is token_in({"cookie": "ordax=5"}) is None
    assert call(strict, "/api/me", headers={"Cookie": "orda=" + "\\" * 8000}).status_code == 200


class Wire:
    """A line that only remembers whether it is read."""

    def __init__(self) -> None:
        self.is_read = True
        self.calls = 0

    def pause_reading(self) -> None:
        assert self.is_read, "it is stopped already"
        self.is_read = False
        self.calls += 1

    def resume_reading(self) -> None:
        assert not self.is_read, "it is read already"
        self.is_read = True
        self.calls += 1

    def is_closing(self) -> bool:
        return False


class Listener:
    def __init__(self) -> None:
        self.is_behind = False


def with_wire(what: Callable[[Wire, Listener, door.Pace], Awaitable[None]]) -> None:
    async def run() -> None:
        wire: Any = Wire()
        listener = Listener()
        await what(wire, listener, door.Pace(wire, lambda: listener.is_behind))

    asyncio.run(run())


def test_a_websocket_is_stopped_only_when_more_comes_than_is_taken() -> None:
    async def check(wire: Wire, listener: Listener, pace: door.Pace) -> None:
        for _ in range(5):
            pace.came(100)
        assert wire.calls == 0
        listener.is_behind = True
        pace.came(100)
        assert not wire.is_read
        pace.look()
        listener.is_behind = False
        pace.look()
        assert wire.is_read
        assert wire.calls == 2

    with_wire(check)


def test_a_websocket_that_says_too_much_is_read_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "AHEAD_SECONDS", 0.05)

    async def check(wire: Wire, listener: Listener, pace: door.Pace) -> None:
        pace.came(door.BYTES_A_SECOND // 10)
        assert not wire.is_read
        pace.look()
        assert not wire.is_read, "that what came is taken does not end the rest"
        listener.is_behind = True
        while pace.rest is not None:
            await asyncio.sleep(0.01)
        assert not wire.is_read, "nor does the rest make space for more"
        listener.is_behind = False
        pace.look()
        assert wire.is_read

    with_wire(check)
