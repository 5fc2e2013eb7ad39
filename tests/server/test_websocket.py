"""The server's WebSocket: opening, frames, order and pace, and what it needs of uvicorn."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, ClassVar

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from orda.server import limits, logs, websocket
from orda.server.hub import Hub
from orda.server.websocket import WebSocket, framed
from tests.server.harness import free_port
from tests.server.keeping import until
from tests.server.lines import PEER, Client, look_up_with, make_hub, slow_tables, turns, with_client

# -- opening --------------------------------------------------------------------------------


def opened(client_headers: dict[str, str], hub: Hub | None = None, path: str = "/ws") -> tuple[int, Hub]:
    hub = hub or make_hub()

    async def run() -> int:
        client = Client(hub)
        client.protocol.uri.path = path
        return await client.connect(**client_headers)

    return asyncio.run(run()), hub


def test_who_may_connect_is_greeted_and_counted() -> None:
    async def check(client: Client, hub: Hub) -> None:
        [connection] = hub.connections
        assert (connection.user, connection.network) == ("anna", PEER[0])
        assert len(client.state.connections) == 1
        assert client.wire.is_read
        assert not client.state.tasks, "nothing is left waiting"

    with_client(check)


def test_other_paths_and_other_pages_are_refused() -> None:
    for headers, path in (({}, "/other"), ({}, "/ws/more"), ({"Origin": "http://evil.test"}, "/ws")):
        status, hub = opened(headers, path=path)
        assert status == 403
        assert not hub.connections
    assert opened({"Origin": "http://orda.test"})[0] == 101
    assert opened({}, path="/w%73?page=1")[0] == 101


def test_what_is_no_handshake_is_refused_before_anybody_is_looked_up() -> None:
    hub = make_hub()
    nobody: Any = None
    hub.identities = nobody
    assert opened({"Sec_WebSocket_Version": "7"}, hub)[0] == 400


def test_who_connects_while_the_database_is_away_is_sent_off_with_one_line_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def find(_headers: object) -> Any:
        raise ConnectionRefusedError(111, "it is starting up")

    hub = make_hub()
    look_up_with(hub, find)
    assert opened({}, hub)[0] == 403
    [line] = caplog.records
    assert (line.name, line.exc_info) == ("orda.server", None)


@pytest.mark.parametrize(("proxies", "address"), [("127.0.0.1", "198.51.100.7"), ("192.0.2.1", "127.0.0.1")])
def test_only_a_proxy_that_is_believed_says_where_somebody_comes_from(proxies: str, address: str) -> None:
    _, hub = opened({"X_Forwarded_For": "203.0.113.5, 198.51.100.7"}, make_hub(proxies=proxies))
    assert [connection.network for connection in hub.connections] == [address]


def test_one_network_has_so_many_connections_and_leaves_half_of_all_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("orda.server.socket.descriptors", lambda: 4)
    hub = make_hub(proxies="127.0.0.1", limits=True)
    assert [opened({"X_Forwarded_For": f"2001:db8::{n}"}, hub)[0] for n in range(3)] == [101, 101, 403]
    assert opened({"X_Forwarded_For": "2001:db8:0:1::1"}, hub)[0] == 101


def test_what_is_logged_about_a_message_has_the_id_of_the_request(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    monkeypatch.setattr("orda.server.socket.Connection.handled", lambda *_: found.append(logs.REQUEST.get()))
    hub = make_hub()

    async def wait(_table: str) -> Any:
        await asyncio.sleep(0)

    keeper: Any = hub.keeper
    keeper.newest = wait

    async def run() -> None:
        one, two = Client(hub), Client(hub)
        await one.connect(X_Request_Id="from-the-proxy")
        await two.connect(X_Request_Id="another")
        for client in (one, two, one):
            client.say("ping")
        one.say("subscribe", table="x")
        one.say("ping")
        await turns(10)

    asyncio.run(run())
    assert found == ["from-the-proxy", "another", "from-the-proxy", "from-the-proxy", "from-the-proxy"]


# -- frames ----------------------------------------------------------------------------------


def in_pieces(opcode: Opcode, content: bytes, size: int) -> list[Frame]:
    cut = [content[i : i + size] for i in range(0, len(content), size)]
    return [Frame(opcode if i == 0 else Opcode.CONT, piece, fin=i == len(cut) - 1) for i, piece in enumerate(cut)]


def test_a_text_in_pieces_is_put_together_wherever_it_is_cut() -> None:
    async def check(client: Client, _hub: Hub) -> None:
        for frame in in_pieces(Opcode.TEXT, '{"type": "unsubscribe", "table": "è à 🂡", "ref": 7}'.encode(), 1):
            for byte in frame.serialize(mask=True):
                client.hand_over(bytes([byte]))
        assert client.listen() == [{"type": "ok", "ref": 7}]

    with_client(check)


def test_other_frames_may_come_between_the_pieces() -> None:
    async def check(client: Client, _hub: Hub) -> None:
        first, *rest = in_pieces(Opcode.TEXT, b'{"type": "ping", "ref": 7}', 9)
        for frame in (first, Frame(Opcode.PING, b"there?"), Frame(Opcode.PONG, b""), *rest):
            client.hand_over(frame.serialize(mask=True))
        assert client.refs() == [7]
        assert client.pongs == [b"there?"]

    with_client(check)


def test_a_binary_message_is_taken_like_a_text() -> None:
    async def check(client: Client, _hub: Hub) -> None:
        for frame in in_pieces(Opcode.BINARY, b'{"type": "ping", "ref": 1}', 20):
            client.hand_over(frame.serialize(mask=True))
        client.protocol.send_binary(b"\xff\xfe")
        client.pass_on()
        client.say("ping", ref=2)
        assert [message.get("code") for message in client.listen()] == [None, None, "bad_message", None, None]
        assert client.refs() == [1, None, 2]

    with_client(check)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (Frame(Opcode.TEXT, b'{"type": "ping", "x": "\xff"}').serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, b"x" * (limits.MESSAGE_BYTES + 1)).serialize(mask=True), 1009),
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (Frame(Opcode.CONT, b"{}").serialize(mask=True), 1002),
    ],
    ids=["not UTF-8", "too large", "not masked", "no beginning"],
)
def test_bad_frames_end_it_with_the_code_for_them(bad: bytes, code: int) -> None:
    async def check(client: Client, hub: Hub) -> None:
        client.say("ping", ref=1)
        client.hand_over(bad)
        assert client.refs() == [1]
        assert client.goodbye == code
        assert client.wire.has_eof
        await turns()
        assert not hub.connections

    with_client(check)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_what_is_sent_is_framed_as_the_library_does_it(size: int) -> None:
    assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_nothing_is_taken_after_a_frame_that_is_wrong() -> None:
    async def check(client: Client, _hub: Hub) -> None:
        client.protocol.send_text(b"\xff")
        client.protocol.send_text(b'{"type": "ping", "ref": 1}')
        client.pass_on()
        assert client.goodbye == 1007
        assert client.listen() == []

    with_client(check)


def test_a_message_in_pieces_that_is_too_large_as_a_whole_ends_it_too() -> None:
    async def check(client: Client, _hub: Hub) -> None:
        for frame in in_pieces(Opcode.TEXT, b"x" * (limits.MESSAGE_BYTES + 1), 1000):
            client.hand_over(frame.serialize(mask=True))
        assert client.goodbye == 1009

    with_client(check)


# -- order and pace --------------------------------------------------------------------------


def test_messages_are_answered_in_the_order_they_came_in() -> None:
    async def check(client: Client, hub: Hub) -> None:
        may = slow_tables(hub)
        client.say("ping", ref=1)
        client.say("subscribe", table="x", ref=2)
        client.say("ping", ref=3)
        client.say("choose", table="x", number=0, option=0, ref=4)
        client.say("ping", ref=5)
        await turns(20)
        assert client.refs() == [1]
        may.set()
        await turns(20)
        assert client.refs() == [1, 2, 3, 4, 5]

    with_client(check)


def test_a_thousand_messages_in_one_go_are_answered_one_by_one() -> None:
    async def check(client: Client, hub: Hub) -> None:
        keeper: Any = hub.keeper
        keeper.has = lambda _room: True
        [connection] = hub.connections
        connection.user, connection.rooms = None, {"x": keeper}  # so that each is refused at once
        for n in range(1000):
            client.protocol.send_text(b'{"type": "leave", "table": "x", "ref": %d}' % n)
        client.pass_on()
        assert client.refs() == list(range(1000))

    with_client(check)


def test_it_is_read_no_further_while_much_waits_and_then_again() -> None:
    async def check(client: Client, hub: Hub) -> None:
        may = slow_tables(hub)
        client.say("subscribe", table="x", ref=0)
        for ref in range(1, websocket.WAITING):
            client.say("ping", ref=ref)
        assert client.wire.is_read, "a few may wait"
        client.say("ping", ref=websocket.WAITING)
        assert not client.wire.is_read
        may.set()
        await turns(20)
        assert client.wire.is_read
        assert client.refs() == list(range(websocket.WAITING + 1))
        assert client.wire.stops == 2, "once while it was asked who it is, once now"

    with_client(check)


# -- what is needed of uvicorn ------------------------------------------------------------------


class Recorder(asyncio.Protocol):
    """A WebSocket class that notes how uvicorn treats it."""

    made: ClassVar[list[Recorder]] = []

    def __init__(self, **given: Any) -> None:
        self.given = given
        self.calls: list[str] = []
        self.data = b""
        Recorder.made.append(self)

    def connection_made(self, transport: Any) -> None:
        self.calls.append("connection_made")
        self.transport = transport
        self.given["server_state"].connections.add(self)

    def data_received(self, data: bytes) -> None:
        self.calls.append("data_received")
        self.data += data
        if self.calls.count("data_received") == 1:
            self.transport.write(b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n")

    def connection_lost(self, _error: Exception | None) -> None:
        self.calls.append("connection_lost")
        self.given["server_state"].connections.discard(self)

    def shutdown(self) -> None:
        self.calls.append("shutdown")
        self.transport.close()


async def lifespan_only(scope: Any, receive: Any, send: Any) -> None:
    assert scope["type"] == "lifespan"
    scope["state"]["hub"] = "the hub"
    for step in ("startup", "shutdown"):
        await receive()
        await send({"type": f"lifespan.{step}.complete"})


def test_uvicorn_hands_a_websocket_class_all_that_ours_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails, uvicorn treats such classes otherwise than before: see "WebSockets" in docs/architecture.md."""
    monkeypatch.setattr(Recorder, "made", [])
    port = free_port()

    async def run() -> None:
        config: Any = {"http": "orda.server.door:Http", "ws": Recorder, "log_config": None, "lifespan": "on"}
        server = uvicorn.Server(uvicorn.Config(lifespan_only, port=port, log_level="error", **config))
        serving = asyncio.ensure_future(server.serve())
        await until(lambda: server.started)
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://127.0.0.1:{port}/ws?page=1", additional_headers={"X-Own": "x"}):
                pass
        [end] = Recorder.made
        assert set(end.given) == {"config", "server_state", "app_state"}
        assert end.given["app_state"] == {"hub": "the hub"}
        assert end.data.startswith(b"GET /ws?page=1 HTTP/1.1\r\n")
        assert b"\r\nx-own: x\r\n" in end.data.lower()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(end.data)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"frames")
        other = Recorder.made[1]
        await until(lambda: other.data.endswith(b"frames"))
        tasks = other.given["server_state"].tasks
        task = asyncio.ensure_future(asyncio.sleep(0.01))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        server.should_exit = True
        await serving
        assert task.done(), "it waits for the tasks"
        assert other.calls == [
            *("connection_made", "data_received", "data_received"),
            *("shutdown", "connection_lost"),
        ]
        writer.close()

    asyncio.run(run())


def test_the_library_says_nothing_of_single_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    logs.set_up("text")
    assert not logging.getLogger("websockets.server").isEnabledFor(logging.INFO)
    assert WebSocket.__mro__[1:] == asyncio.Protocol.__mro__, "nothing is inherited from uvicorn"
