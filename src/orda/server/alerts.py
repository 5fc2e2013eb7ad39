"""Calls people who are not there, by push: it is their turn, somebody sits down at their table, a rematch waits.

Rooms are looked at beside their summaries, some moments after a change, so no match waits for any of it. Whoever has
the table open is not called: his page tells him. After one call there is no other for the same table until he has been
there, or for a while.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Set
from typing import Final, Literal
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from orda.server.clock import now_ms
from orda.server.config import Config
from orda.server.postman import Letter, Postman
from orda.server.room import Room
from orda.server.store import Store
from orda.server.subscriptions import Subscriptions
from orda.table.match import Match

FRESH_MS: Final = 60_000  # a question older than that is no news when a room has just been loaded
AGAIN_SECONDS: Final = 600.0
GONE_SECONDS: Final = 75.0  # by then it is known that the connection of a phone that sleeps is gone

Kind = Literal["turn", "joined", "invited"]


class Facts(Struct, frozen=True):
    """What matters of a match as it is stored."""

    number: int
    asked: int | None  # a seat whose person must choose
    since: int
    sitters: frozenset[tuple[int, str]]


class Alerts:
    def __init__(self, config: Config, store: Store, connected: Callable[[str], bool]) -> None:
        self.subscriptions = Subscriptions(store)
        self.connected = connected  # has this person any page open?
        self.gateway = config.push_gateway
        self.seen: WeakKeyDictionary[Room, Facts] = WeakKeyDictionary()
        self.called: dict[tuple[str, str], float] = {}  # who was called to which table, and when
        self.watched: WeakKeyDictionary[Room, asyncio.TimerHandle] = WeakKeyDictionary()

    async def open(self) -> None:
        await self.subscriptions.open()
        self.postman = Postman(self.subscriptions.teller, self.subscriptions.drop, self.gateway)
        self.postman.open()

    async def close(self) -> None:
        for timer in self.watched.values():
            timer.cancel()
        await self.postman.close()

    # -- looking ------------------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        room.keeper.run_errand(self.look(room))

    async def look(self, room: Room) -> None:
        now = await room.look(facts)
        before = self.seen.get(room)
        self.seen[room] = now
        self.forget_present(room)
        called = await self.call_asked(room, before, now)
        if before is None:
            await self.call_invited(room, now, called)
        await self.call_host(room, now.sitters - known_sitters(room.match, before, now), called)

    def forget_present(self, room: Room) -> None:
        for seat in room.present():
            for user in room.match.places[seat].users:
                self.called.pop((user, room.match.id), None)

    async def call_asked(self, room: Room, before: Facts | None, now: Facts) -> list[str]:
        """Whoever must choose now; the people called."""
        news = now.since > now_ms() - FRESH_MS if before is None else before.number != now.number
        if now.asked is None or not (news or (before and before.asked != now.asked)):
            return []
        if now.asked in room.present():
            self.look_again(room, now)
            return []
        users = room.match.places[now.asked].users[:]
        for user in users:
            await self.call(user, "turn", room.match)
        return users

    def look_again(self, room: Room, asked: Facts) -> None:
        """A phone that was put away is there for the server until its connection is found to be dead."""
        old = self.watched.get(room)
        if old is not None:
            old.cancel()
        loop = asyncio.get_running_loop()
        self.watched[room] = loop.call_later(GONE_SECONDS, self.still_asked, room, asked)

    def still_asked(self, room: Room, asked: Facts) -> None:
        if self.seen.get(room) == asked and asked.asked not in room.present() and room.keeper.has(room):
            self.seen[room] = msgspec.structs.replace(asked, asked=None)
            self.changed(room)

    async def call_invited(self, room: Room, now: Facts, called: list[str]) -> None:
        """To a rematch that somebody else has begun."""
        setup = room.match.setup
        if setup.rematch_of is None or setup.created < now_ms() - FRESH_MS:
            return
        for user in {user for _, user in now.sitters if user not in called and not self.connected(user)}:
            await self.call(user, "invited", room.match)

    async def call_host(self, room: Room, new: Set[tuple[int, str]], called: list[str]) -> None:
        """Somebody has sat down at the table he has opened."""
        host, match = room.match.setup.host, room.match
        came = [match.places[seat].name for seat, user in sorted(new) if user != host]
        there = match.seats_of(host) & room.present() or self.connected(host)
        if came and not there and host not in called:
            await self.call(host, "joined", match, came[-1])

    # -- calling ------------------------------------------------------------------------------

    async def call(self, user: str, kind: Kind, match: Match, name: str = "") -> None:
        """To all his browsers; who was just called to this table is not called again."""
        last = self.called.get((user, match.id))
        if kind == "turn" and last is not None and last > time.monotonic() - AGAIN_SECONDS:
            return
        found = await self.subscriptions.of(user)
        if not found:
            return
        if kind == "turn":
            self.called[user, match.id] = time.monotonic()
            self.forget_old()
        for each in found:
            news = {"kind": kind, "table": match.id, "game": match.setup.game, "name": name, "language": each.language}
            self.postman.put(Letter(each, msgspec.json.encode(news), match.id[:32]))

    def forget_old(self) -> None:
        long_ago = time.monotonic() - AGAIN_SECONDS
        self.called = {key: at for key, at in self.called.items() if at > long_ago}


def known_sitters(match: Match, before: Facts | None, now: Facts) -> Set[tuple[int, str]]:
    """Who sat there before; at a table that was just made, those it was made for."""
    if before is not None:
        return before.sitters
    if match.setup.created < now_ms() - FRESH_MS:
        return now.sitters
    return {(n, user) for n, seat in enumerate(match.setup.seats) for user in seat.users}


def facts(match: Match) -> Facts:
    seat = match.asked_seat()
    asked = seat if seat is not None and match.places[seat].is_played_by_person else None
    sitters = {(n, user) for n, place in enumerate(match.places) if place.has_person for user in place.users}
    return Facts(match.number, asked, match.waiting_since, frozenset(sitters))
