"""A connection: its messages in and out. docs/protocol.md says what they mean, websocket.py how they come."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import copy_context
from functools import partial
from typing import Any, Final, Protocol

import msgspec
from starlette.datastructures import Headers

from orda.engine.version import VERSION
from orda.server import incoming, limits, loading, logs
from orda.server import messages as m
from orda.server.door import descriptors
from orda.server.followers import Follower, in_json, tell_state
from orda.server.hub import Hub
from orda.server.metrics import METRICS
from orda.server.room import Action, Room
from orda.server.store import User
from orda.table import Refused, asking, order, seating

log = logging.getLogger("orda.server")
decoder: Final = msgspec.json.Decoder(incoming.AnyIn)
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Line(Protocol):
    """The WebSocket of a connection (websocket.py)."""

    def send(self, text: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def read_on(self) -> None: ...

    def run(self, work: Coroutine[Any, Any, None]) -> None: ...


class Connection:
    """Made in the context of its line: what is logged about its messages has its request id."""

    def __init__(self, hub: Hub, line: Line, user: User | None, network: str = "") -> None:
        self.hub = hub
        self.line = line
        self.network = network
        self.keeper = hub.keeper
        self.user = user.id if user else None
        self.name = user.name if user else ""
        self.rooms: dict[str, Room] = {}
        self.lobby = False
        self.waiting: deque[str | bytes] = deque()  # messages
        self.is_busy = False  # with one that is not answered yet
        self.is_over = False
        self.context = copy_context()
        self.strikes = 0
        self.messages = limits.Bucket(40, 80)
        self.chat = limits.Bucket(1, 8)
        self.hints = limits.Bucket(1, 5)
        self.questions = limits.Bucket(4, 20)

    # -- out ------------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Never waits."""
        try:
            self.line.send(text)
        except Exception:
            log.exception("a message could not be sent")  # to him; the others are still to be told

    def tell(self, message: m.Out) -> None:
        self.send(in_json(message))

    def greet(self) -> None:
        self.tell(m.Hello(m.PROTOCOL, VERSION, self.user or "", self.name, self.hub.client_version()))

    def close(self, code: int) -> None:
        self.waiting.clear()
        self.line.close(code)

    # -- in ---------------------------------------------------------------------------------

    def hear(self, text: str | bytes) -> None:
        """Messages are handled, and answered, one after the other."""
        self.waiting.append(text)
        if not self.is_busy:
            self.context.run(self.go_on)

    def go_on(self) -> None:
        while self.waiting and not self.is_busy:
            self.take(self.waiting.popleft())
        if self.is_over and not self.is_busy:
            self.go()

    def take(self, text: str | bytes) -> None:
        """One message; whatever is wrong with it is answered, and changes nothing."""
        if not self.may_speak():
            return
        try:
            message = decoder.decode(text)
        except UNREADABLE as error:
            self.refuse(None, None, Refused("bad_message", str(error)))
            return
        self.is_busy = True
        try:
            self.begin(message)
        except Exception as error:
            self.done(message, error)

    def begin(self, message: Any) -> None:
        """Nearly always it is a choice at a table he follows, and nothing has to be waited for."""
        kind = type(message)
        room = self.rooms.get(message.table) if kind in CHANGES and kind not in UNDOING else None
        if room is not None and self.keeper.has(room):
            self.submit(message, room)
        elif kind in AT_ONCE:
            AT_ONCE[kind](self, message)
            self.done(message, None)
        else:
            self.line.run(self.see_to(message))

    async def see_to(self, message: Any) -> None:
        """What may have to wait for something."""
        try:
            if type(message) in CHANGES:
                self.submit(message, await self.room_for(message))
                return
            await OTHERS[type(message)](self, message)
        except Exception as error:
            self.done(message, error)
        else:
            self.done(message, None)

    def submit(self, message: Any, room: Room) -> None:
        """It is answered when it is done; until then the next message waits."""
        room.submit(CHANGES[type(message)](self, message), partial(self.done, message))

    async def room_for(self, message: Any) -> Room:
        room = self.rooms.get(message.table)
        if room is None or not self.keeper.has(room):
            room = await self.keeper.newest(message.table)
        if type(message) in UNDOING:
            await self.bring_near(room, message)
        return room

    async def bring_near(self, room: Room, message: incoming.TakeBack | incoming.Answer) -> None:
        """Where an undo would lead to, so that it takes no time when its turn comes."""
        match = room.match
        if isinstance(message, incoming.TakeBack):
            to = match.history.last_of(match.seats_of(self.user))[0] if message.to is None else message.to
        else:
            ask = match.open_ask()
            to = None if ask is None else ask.to
        if to is not None and 0 <= to <= match.number:
            await loading.bring_near(self.keeper.store, room.key, match, to)

    def done(self, message: Any, error: Exception | None) -> None:
        """It is answered; the next one may be taken, though not in the middle of what made this one done."""
        self.is_busy = False
        self.handled(message, error)
        if self.waiting or self.is_over:
            asyncio.get_running_loop().call_soon(self.catch_up, context=self.context)

    def catch_up(self) -> None:
        self.go_on()
        self.line.read_on()

    def may_speak(self) -> bool:
        METRICS.counts["messages"] += 1
        if self.hub.config.limits and not self.messages.take():
            self.refuse(None, None, Refused("too_many", "that is too often; wait a little"))
            return False
        return True

    def handled(self, message: Any, error: Exception | None) -> None:
        if error is None:
            METRICS.counts["choices"] += type(message) is incoming.Choose
            if message.ref is not None:
                self.tell(m.Ok(message.ref))
            return
        if not isinstance(error, Refused):
            logs.failed(log, f"a {type(message).__name__} message failed", error)
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
                self.close(limits.TOO_MUCH)

    def show_present(self, table: str) -> None:
        """A stale number is answered with the present state."""
        room = self.rooms.get(table)
        follower = None if room is None else room.followers.by_listener.get(self)
        if room is not None and follower is not None and not room.at_work:
            tell_state(room.match, follower, follower.number)

    # -- tables --------------------------------------------------------------------------------

    def who(self) -> str:
        if self.user is None:
            raise Refused("no_identity", "call GET /api/me first, and connect again")
        return self.user

    async def subscribe(self, message: incoming.Subscribe) -> None:
        if message.table not in self.rooms and len(self.rooms) >= limits.TABLES_FOLLOWED:
            raise Refused("too_many", f"one connection follows at most {limits.TABLES_FOLLOWED} tables")
        room = await self.keeper.newest(message.table)
        if message.seat is not None:
            seating.place_of(room.match, message.seat)
            if message.seat not in room.match.seats_of(self.user):
                raise Refused("not_yours", "that seat is not yours to see through")
        self.rooms[message.table] = room
        since = room.match.number if message.since is None else min(message.since, room.match.number)
        await room.follow(Follower(self, message.seat, message.watch, since), since)

    def unsubscribe(self, message: incoming.Unsubscribe) -> None:
        room = self.rooms.pop(message.table, None)
        if room is not None:
            room.unfollow(self)

    # -- changes: what each message does to the match ------------------------------------------

    def choose(self, x: incoming.Choose) -> Action:
        user = self.user
        return lambda match, at: match.choose(user, x.number, x.option, at)

    def take_back(self, x: incoming.TakeBack) -> Action:
        user = self.who()
        return lambda match, at: asking.take_back(match, user, x.number, x.to, at)

    def answer(self, x: incoming.Answer) -> Action:
        user = self.who()
        return lambda match, at: asking.answer(match, user, x.yes, at)

    def stand_in(self, x: incoming.StandIn) -> Action:
        user, rooms = self.who(), self.keeper.rooms
        return lambda match, at: asking.ask_stand_in(match, user, x.seat, rooms[match.id].presence, at)

    def leave(self, x: incoming.Leave) -> Action:
        user = self.who()
        return lambda match, at: seating.leave(match, user, x.for_good, x.level, at)

    def come_back(self, _: incoming.Return) -> Action:
        user = self.who()
        return lambda match, at: seating.come_back(match, user, at)

    def set_seat(self, x: incoming.SetSeat) -> Action:
        user, name = self.who(), self.name
        return lambda match, at: asking.ask_seat(match, user, name, x.seat, x.kind, x.level, at)

    def start(self, x: incoming.Start) -> Action:
        user = self.who()
        return lambda match, at: seating.start(match, user, x.level, at)

    def say(self, x: incoming.Say) -> Action:
        user, name = self.who(), self.name
        if self.hub.config.limits and not self.chat.take():
            raise Refused("too_many", "one line a second; wait a little")
        return lambda match, at: seating.say(match, user, name, x.text, at)

    def new_link(self, x: incoming.NewLink) -> Action:
        user = self.who()
        return lambda match, at: order.new_link(match, user, x.seat, at)

    def mute(self, x: incoming.Mute) -> Action:
        user = self.who()
        return lambda match, at: order.mute(match, user, x.seat, x.who, x.on, at)

    def remove(self, x: incoming.Remove) -> Action:
        user = self.who()
        return lambda match, at: order.remove(match, user, x.seat, x.who, at)

    # -- all else ------------------------------------------------------------------------------

    async def hint(self, message: incoming.AskHint) -> None:
        if self.hub.config.limits and not self.hints.take():
            raise Refused("too_many", "one hint a second; wait a little")
        room = await self.keeper.room(message.table)
        found, reason = await self.keeper.moves.hint(room, self.user, message.number)
        self.tell(m.HintGiven(message.table, message.number, found.option, found.expected, reason, message.ref))

    async def why(self, message: incoming.AskWhy) -> None:
        if self.hub.config.limits and not self.questions.take():
            raise Refused("too_many", "four questions a second; wait a little")
        room = await self.keeper.room(message.table)
        reason = await room.look(lambda match: match.why_not(self.user, message.number, message.target))
        self.tell(m.WhyNot(message.table, message.number, reason, message.ref))

    def has_looked(self, message: incoming.Shown) -> None:
        room = self.rooms.get(message.table)
        follower = None if room is None else room.followers.by_listener.get(self)
        if room is not None and follower is not None:
            follower.looked_at = message.number
            room.followers.looked.set()

    async def watch_lobby(self, message: incoming.WatchLobby) -> None:
        self.lobby = message.on
        if message.on:
            await self.tell_lobby()

    async def tell_lobby(self) -> None:
        self.tell(m.LobbyChanged(await self.hub.lobby.shown_to(self.user)))

    def ping(self, message: incoming.Ping) -> None:
        self.tell(m.Pong(message.ref))

    # -- the end -------------------------------------------------------------------------------

    def over(self) -> None:
        """The line has ended; what was said before is still seen to."""
        self.is_over = True
        if not self.is_busy:
            self.context.run(self.go_on)

    def go(self) -> None:
        if self in self.hub.connections:
            self.hub.remove(self)
        for room in self.rooms.values():
            room.unfollow(self)
        self.rooms.clear()


CHANGES: Final[dict[type, Callable[[Connection, Any], Action]]] = {
    incoming.Choose: Connection.choose,
    incoming.TakeBack: Connection.take_back,
    incoming.Answer: Connection.answer,
    incoming.StandIn: Connection.stand_in,
    incoming.Leave: Connection.leave,
    incoming.Return: Connection.come_back,
    incoming.SetSeat: Connection.set_seat,
    incoming.Start: Connection.start,
    incoming.Say: Connection.say,
    incoming.NewLink: Connection.new_link,
    incoming.Mute: Connection.mute,
    incoming.Remove: Connection.remove,
}
UNDOING: Final = (incoming.TakeBack, incoming.Answer)
AT_ONCE: Final[dict[type, Callable[[Connection, Any], None]]] = {
    incoming.Unsubscribe: Connection.unsubscribe,
    incoming.Shown: Connection.has_looked,
    incoming.Ping: Connection.ping,
}
OTHERS: Final[dict[type, Callable[[Connection, Any], Awaitable[None]]]] = {
    incoming.Subscribe: Connection.subscribe,
    incoming.AskHint: Connection.hint,
    incoming.AskWhy: Connection.why,
    incoming.WatchLobby: Connection.watch_lobby,
}


async def welcome(hub: Hub, line: Line, headers: Headers, network: str) -> Connection | None:
    """Who wants to connect; None if he may not."""
    user = await hub.identities.find(headers)
    if not may_connect(hub, network, headers, user):
        return None
    connection = Connection(hub, line, user, network)
    hub.add(connection)
    return connection


def most_connections() -> int:
    """Of one network: some descriptors must be left for everybody else."""
    return min(limits.CONNECTIONS_OF_ADDRESS, descriptors() // 2)


def may_connect(hub: Hub, network: str, headers: Headers, user: User | None) -> bool:
    origin = headers.get("origin")
    if origin is not None and not hub.is_own_origin(origin, headers.get("host", "")):
        METRICS.errors["forbidden_origin"] += 1
        return False
    mine = hub.of_user.get(user.id, set()) if user else set()
    full = len(mine) >= limits.CONNECTIONS_OF_ONE or hub.of_network[network] >= most_connections()
    if (hub.config.limits and full) or not hub.allows("connect", network):
        METRICS.errors["too_many"] += 1
        return False
    return True
