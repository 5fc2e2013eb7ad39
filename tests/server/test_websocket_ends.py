"""How a WebSocket of the server ends: with those who do not read or answer, with a goodbye, and with the server."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from orda.server import limits, websocket
from orda.server.hub import Hub
from orda.server.keeper import TRY_AGAIN
from orda.server.store import User
from tests.server.keeping import until
from tests.server.lines import ANNA, Client, look_up_with, make_hub, slow_tables, turns, with_client

# -- those who do not read, or do not answer ---------------------------------------------------


def test_a_slow_client_gets_everything_in_order() -> None:
    async def check(client: Client, _hub: Hub) -> None:
        client.wire.client_reads = False
        for ref in range(100):
            client.say("ping", ref=ref)
        assert client.listen() == []
        client.wire.client_reads = True
        client.wire.deliver()
        assert client.refs() == list(range(100))

    with_client(check)


def test_a_client_that_does_not_read_is_let_go_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0.01)

    async def check(client: Client, hub: Hub) -> None:
        [connection] = hub.connections
        client.wire.client_reads = False
        while client.server.is_open:
            connection.send(b'{"type": "much", "x": "%b"}' % (b"x" * 100_000))
        kept = client.wire.get_write_buffer_size()
        assert limits.OUTBOX_SIZE < kept < limits.OUTBOX_SIZE + 200_000
        connection.send(b"more")
        assert client.wire.get_write_buffer_size() == kept, "nothing is kept for him any more"
        assert connection in hub.connections, "those who tell everybody something are not disturbed"
        await until(lambda: client.wire.was_aborted)
        assert not hub.connections
        client.wire.client_reads = True
        client.wire.deliver()
        assert client.goodbye == limits.TOO_MUCH

    with_client(check)


def test_who_pings_and_does_not_read_the_answers_is_let_go_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OUTBOX_SIZE", 10_000)

    async def check(client: Client, hub: Hub) -> None:
        client.wire.client_reads = False
        for _ in range(10_000 // 100):
            client.hand_over(Frame(Opcode.PING, b"x" * 125).serialize(mask=True))
        assert not client.server.is_open
        await turns()
        assert not hub.connections

    with_client(check)


def test_who_answers_pings_stays_and_who_does_not_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PING_SECONDS", 0.001)
    monkeypatch.setattr(websocket, "PONG_SECONDS", 0.05)

    async def check(client: Client, hub: Hub) -> None:
        pings = 0
        while pings < 3:
            await asyncio.sleep(0.001)
            answers = client.protocol.data_to_send()  # the library answers pings by itself
            pings += len(answers)
            client.hand_over(b"".join(answers))
        assert client.goodbye is None
        await until(lambda: not hub.connections)
        assert client.goodbye == 1011

    with_client(check)


# -- the end ---------------------------------------------------------------------------------


def test_a_goodbye_is_answered_and_then_the_line_is_ended() -> None:
    async def check(client: Client, hub: Hub) -> None:
        client.protocol.send_close(1000, "good night")
        client.pass_on()
        assert client.goodbye == 1000
        assert client.wire.has_eof
        await turns()
        assert not hub.connections
        client.wire.close()
        await turns()
        assert not client.state.connections
        assert client.server.timer is None

    with_client(check)


def test_what_came_just_before_the_goodbye_is_still_seen_to(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    monkeypatch.setattr("orda.server.socket.Connection.handled", lambda _self, x, _error: seen.append(x.ref))

    async def check(client: Client, hub: Hub) -> None:
        may = slow_tables(hub)
        for content in (b'{"type": "subscribe", "table": "x", "ref": 1}', b'{"type": "ping", "ref": 2}'):
            client.protocol.send_text(content)
        client.protocol.send_close(1001)
        client.pass_on()
        client.wire.close()
        await turns()
        assert seen == []
        assert hub.connections, "as long as something is to be seen to"
        may.set()
        await turns(20)
        assert seen == [1, 2]
        assert not hub.connections

    with_client(check)


def test_who_is_sent_off_has_time_to_say_goodbye_and_nothing_else() -> None:
    async def check(client: Client, hub: Hub) -> None:
        [connection] = hub.connections
        connection.close(TRY_AGAIN)
        connection.close(limits.TOO_MUCH)
        assert client.goodbye == TRY_AGAIN, "said once"
        client.hand_over(Frame(Opcode.TEXT, b'{"type": "ping", "ref": 1}').serialize(mask=True))
        await turns()
        assert not hub.connections
        client.pass_on()  # the library has answered the goodbye
        assert client.wire.has_eof
        assert client.listen() == []
        assert not client.wire.is_over, "the client ends it"

    with_client(check)


def test_a_line_that_is_lost_is_noticed_and_disturbs_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def check(client: Client, hub: Hub) -> None:
        [connection] = hub.connections
        client.wire.abort()
        connection.send(b"{}")
        await turns()
        assert not hub.connections
        assert hub.of_network == {}
        for _ in range(3):
            connection.send(b"{}")
            connection.close(TRY_AGAIN)
        client.server.shutdown()

    with_client(check)
    assert not caplog.records


def test_a_line_that_cannot_be_written_does_not_silence_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def check(client: Client, hub: Hub) -> None:
        [connection] = hub.connections
        monkeypatch.setattr(client.wire, "write", lambda _data: 1 / 0)
        connection.send(b"{}")

    with_client(check)
    assert "a message could not be sent" in caplog.text


def test_a_server_that_stops_says_so_and_ends_every_line() -> None:
    async def check(client: Client, hub: Hub) -> None:
        may = slow_tables(hub)
        client.say("subscribe", table="x")
        client.server.shutdown()
        assert client.goodbye == 1012
        await turns()
        assert not client.state.connections
        assert len(client.state.tasks) == 1, "what is being seen to is waited for"
        may.set()
        await turns(20)
        assert not client.state.tasks
        assert not hub.connections

    with_client(check)


def test_a_server_that_stops_does_not_let_in_who_is_still_at_the_door() -> None:
    async def run() -> None:
        hub, may = make_hub(), asyncio.Event()

        async def find(_headers: object) -> User:
            await may.wait()
            return ANNA

        look_up_with(hub, find)
        client = Client(hub)
        client.server.connection_made(client.wire)
        client.protocol.send_request(client.protocol.connect())
        client.pass_on()
        await turns()
        assert not client.wire.is_read, "nothing is read before it is known who it is"
        client.server.shutdown()
        client.listen()
        assert client.status == 503
        may.set()
        await turns(20)
        assert not hub.connections
        assert not client.state.tasks

    asyncio.run(run())
