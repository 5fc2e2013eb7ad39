"""The WebSocket: one connection, its messages in and out. docs/protocol.md says what they mean."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from orda.server import limits
from orda.server import messages as m
from orda.server.coroutines import try_lock
from orda.server.hub import Hub
from orda.server.metrics import METRICS
from orda.server.outbox import TOO_MUCH, Outbox
from orda.server.room import Follower, Room, encoder
from orda.server.store import User
from orda.server.version import VERSION
from orda.server.wire import Wire, wire_of
from orda.table import Refused, asking, seating
from orda.table.history import Entry
from orda.table.match import Match

log = logging.getLogger("orda.server")
decoder: Final = msgspec.json.Decoder(m.AnyIn)
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Connection:
    def __init__(self, hub: Hub, send: Send, user: User | None, wire: Wire | None = None) -> None:
        self.hub = hub
        self.keeper = hub.keeper
        self.outbox = Outbox(send, hub.post, wire.write_text if wire else None)
        self.user = user.id if user else None
        self.name = user.name if user else ""
        self.rooms: dict[str, Room] = {}
        self.lobby = False
        self.turn = asyncio.Lock()  # messages are handled, and answered, one after the other
        self.strikes = 0
        self.messages = limits.Bucket(40, 80)
        self.chat = limits.Bucket(1, 8)
        self.hints = limits.Bucket(1, 5)

    # -- out ------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Never waits."""
        self.outbox.put(data)

    def tell(self, message: m.Out) -> None:
        self.outbox.put(encoder.encode(message))

    def close(self, code: int) -> None:
        self.outbox.close(code)

    # -- in ---------------------------------------------------------------------------------

    async def read_on(self, receive: Receive) -> None:
        while self.outbox.closing is None:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            async with self.turn:
                await self.take(event.get("bytes") or b"" if text is None else text)

    async def take(self, text: str | bytes) -> None:
        """One message; whatever is wrong with it is answered, and changes nothing."""
        if not self.may_speak():
            return
        try:
            message = decoder.decode(text)
        except UNREADABLE as error:
            self.refuse(None, None, Refused("bad_message", str(error)))
            return
        try:
            await HANDLERS[type(message)](self, message)
        except Exception as error:
            self.handled(message, error)
        else:
            self.handled(message, None)

    def may_speak(self) -> bool:
        METRICS.counts["messages"] += 1
        if self.hub.config.limits and not self.messages.take():
            self.refuse(None, None, Refused("too_many", "that is too often; wait a little"))
            return False
        return True

    def take_at_once(self, text: bytes) -> bool:
        """A choice just come in, if nothing has to be waited for: nearly always he follows that table, and nobody is
        at work on it. False: whatever it is, it goes the usual way."""
        if self.outbox.closing is not None or not try_lock(self.turn):
            return False
        message = self.choice_in(text)
        room = None if message is None else self.rooms.get(message.table)
        if message is None or room is None or not self.keeper.has(room) or not try_lock(room.lock):
            self.turn.release()
            return False
        if self.may_speak():
            self.keeper.choose(room, self.choice(message), partial(self.chosen, message))
        else:
            room.lock.release()
            self.turn.release()
        return True

    def choice_in(self, text: bytes) -> m.Choose | None:
        try:
            message = decoder.decode(text)
        except UNREADABLE:
            return None
        return message if type(message) is m.Choose else None

    def chosen(self, message: m.Choose, error: Exception | None) -> None:
        self.turn.release()
        self.handled(message, error)

    def handled(self, message: Any, error: Exception | None) -> None:
        if error is None:
            METRICS.counts["choices"] += type(message) is m.Choose
            if message.ref is not None:
                self.tell(m.Ok(message.ref))
            return
        if not isinstance(error, Refused):
            log.error("a %s message failed", type(message).__name__, exc_info=error)
            error = Refused("busy", "that went wrong here")
        self.refuse(message.ref, getattr(message, "table", None), error)
        if error.code == "stale":
            self.show_present(message.table)

    def refuse(self, ref: int | None, table: str | None, refused: Refused) -> None:
        METRICS.errors[refused.code] += 1
        self.tell(m.Error(refused.code, refused.message, table, ref))
        if refused.code in ("too_many", "bad_message"):
            self.strikes += 1
            if self.hub.config.limits and self.strikes >= limits.STRIKES:
                self.close(TOO_MUCH)

    def show_present(self, table: str) -> None:
        """A stale number is answered with the present state."""
        room = self.rooms.get(table)
        if room is not None and self in room.followers and not room.lock.locked():
            room.tell_state(room.followers[self], room.followers[self].number)

    # -- tables --------------------------------------------------------------------------------

    async def change(self, table: str, action: Callable[[Match, int], Any]) -> None:
        room = self.rooms.get(table)
        if room is not None and self.keeper.has(room):
            await self.keeper.change(room, action)
            return
        async with self.keeper.room(table) as found:
            await self.keeper.change(found, action)

    def who(self) -> str:
        if self.user is None:
            raise Refused("no_identity", "call GET /api/me first, and connect again")
        return self.user

    async def subscribe(self, message: m.Subscribe) -> None:
        if message.table not in self.rooms and len(self.rooms) >= limits.TABLES_FOLLOWED:
            raise Refused("too_many", f"one connection follows at most {limits.TABLES_FOLLOWED} tables")
        async with self.keeper.room(message.table) as room:
            if self.keeper.store.is_postgres:
                await self.keeper.catch_up(room)  # another worker may have told him more than this one knows yet
            if message.seat is not None:
                seating.place_of(room.match, message.seat)
                if message.seat not in room.match.seats_of(self.user):
                    raise Refused("not_yours", "that seat is not yours to see through")
            self.rooms[message.table] = room
            since = room.match.number if message.since is None else min(message.since, room.match.number)
            await self.keeper.follow(room, Follower(self, message.seat, message.watch, since), since)

    async def unsubscribe(self, message: m.Unsubscribe) -> None:
        room = self.rooms.pop(message.table, None)
        if room is not None:
            self.keeper.unfollow(room, self)

    def choice(self, message: m.Choose) -> Callable[[Match, int], Entry]:
        user, number, option = self.user, message.number, message.option
        return lambda match, at: match.choose(user, number, option, at)

    async def choose(self, message: m.Choose) -> None:
        await self.change(message.table, self.choice(message))

    async def take_back(self, message: m.TakeBack) -> None:
        user, number, to = self.who(), message.number, message.to
        await self.change(message.table, lambda match, at: asking.take_back(match, user, number, to, at))

    async def answer(self, message: m.Answer) -> None:
        user = self.who()
        await self.change(message.table, lambda match, at: asking.answer(match, user, message.yes, at))

    async def stand_in(self, message: m.StandIn) -> None:
        user = self.who()
        async with self.keeper.room(message.table) as room:
            present = room.present()
            ask = asking.ask_stand_in
            await self.keeper.change(room, lambda match, at: ask(match, user, message.seat, present, at))

    async def leave(self, message: m.Leave) -> None:
        user = self.who()
        leave = seating.leave
        await self.change(message.table, lambda match, at: leave(match, user, message.for_good, message.level, at))

    async def come_back(self, message: m.Return) -> None:
        user = self.who()
        await self.change(message.table, lambda match, at: seating.come_back(match, user, at))

    async def set_seat(self, message: m.SetSeat) -> None:
        user, name, x = self.who(), self.name, message
        await self.change(x.table, lambda match, at: seating.set_seat(match, user, name, x.seat, x.kind, x.level, at))

    async def start(self, message: m.Start) -> None:
        user = self.who()
        await self.change(message.table, lambda match, at: seating.start(match, user, message.level, at))

    async def say(self, message: m.Say) -> None:
        user, name = self.who(), self.name
        if self.hub.config.limits and not self.chat.take():
            raise Refused("too_many", "one line a second; wait a little")
        await self.change(message.table, lambda match, at: seating.say(match, user, name, message.text, at))

    async def hint(self, message: m.AskHint) -> None:
        if self.hub.config.limits and not self.hints.take():
            raise Refused("too_many", "one hint a second; wait a little")
        async with self.keeper.room(message.table) as room:
            option = await self.keeper.moves.hint(room, self.user, message.number)
        self.tell(m.HintGiven(message.table, message.number, option, message.ref))

    async def watch_lobby(self, message: m.WatchLobby) -> None:
        self.lobby = message.on
        if message.on:
            await self.tell_lobby()

    async def tell_lobby(self) -> None:
        user = None if self.user is None else User(self.user, self.name)
        self.tell(m.LobbyChanged(await self.hub.service.lobby(user)))

    async def ping(self, message: m.Ping) -> None:
        self.tell(m.Pong(message.ref))

    def gone(self) -> None:
        for room in self.rooms.values():
            self.keeper.unfollow(room, self)
        self.rooms.clear()


HANDLERS: Final[dict[type, Callable[[Connection, Any], Awaitable[None]]]] = {
    m.Subscribe: Connection.subscribe,
    m.Unsubscribe: Connection.unsubscribe,
    m.Choose: Connection.choose,
    m.TakeBack: Connection.take_back,
    m.Answer: Connection.answer,
    m.StandIn: Connection.stand_in,
    m.Leave: Connection.leave,
    m.Return: Connection.come_back,
    m.SetSeat: Connection.set_seat,
    m.Start: Connection.start,
    m.Say: Connection.say,
    m.AskHint: Connection.hint,
    m.WatchLobby: Connection.watch_lobby,
    m.Ping: Connection.ping,
}


class Socket:
    """The ASGI application behind /ws."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        await receive()  # websocket.connect
        user = await self.hub.identities.find(headers)
        if not self.may_connect(scope, headers, user):
            await send({"type": "websocket.close", "code": TOO_MUCH, "reason": ""})
            return
        await send({"type": "websocket.accept"})
        wire = wire_of(scope)
        connection = Connection(self.hub, send, user, wire)
        if wire is not None:
            wire.offer = connection.take_at_once
        self.hub.add(connection)
        connection.tell(m.Hello(m.PROTOCOL, VERSION, connection.user or "", connection.name))
        try:
            await connection.read_on(receive)
        finally:
            if wire is not None:
                wire.offer = None
            self.hub.remove(connection)
            connection.gone()
            await connection.outbox.end()

    def may_connect(self, scope: Scope, headers: Headers, user: User | None) -> bool:
        origin = headers.get("origin")
        if origin is not None and not self.hub.is_own_origin(origin, headers.get("host", "")):
            METRICS.errors["forbidden_origin"] += 1
            return False
        address = scope["client"][0] if scope.get("client") else ""
        mine = self.hub.of_user.get(user.id, set()) if user else set()
        too_many = self.hub.config.limits and len(mine) >= limits.CONNECTIONS_OF_ONE
        if too_many or not self.hub.allows("connect", address):
            METRICS.errors["too_many"] += 1
            return False
        return True
