"""Other workers on the same database: what they say, what is said to them, and which of them are still there.

A notice is a few words: `m <worker> <match> ...` they have changed; `p <worker> <match> <seats>` who is there;
`w <worker> [<match>]` who is there with you? `l <worker> <0 or 1> <user> ...` their lobby, or everybody's, has changed;
`t <worker> <limit> <who>` counted here; `b <worker>` I am alive; `q <worker>` I end.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from orda.server.rows import Batch
from orda.table import notes
from orda.table.asking import Record
from orda.table.history import Entry
from orda.table.match import Match
from orda.table.people import AnyNote

if TYPE_CHECKING:
    from orda.server.keeper import Keeper
    from orda.server.room import Room

log = logging.getLogger("orda.server")
BEAT_SECONDS: Final = 2.0
DEAD_SECONDS: Final = 7.0  # without a beat a worker is dead, and its people are gone
USERS_TOGETHER: Final = 300  # a notice can be no longer than 8,000 bytes
CHANGED, PRESENT, WHO, LOBBY, SPENT, BEAT, QUIT = "m", "p", "w", "l", "t", "b", "q"


class Others:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.store = keeper.store
        self.alive: dict[str, float] = {}  # when each was last heard
        self.spent: Callable[[str, str], None] = lambda _what, _who: None

    def is_ours(self, key: int) -> bool:
        """Workers share what has lost its worker: each match is one's, by its key and the workers there are."""
        workers = sorted({*self.alive, self.store.worker})
        return workers[key % len(workers)] == self.store.worker

    # -- saying -------------------------------------------------------------------------------

    def say(self, notices: Iterable[str]) -> None:
        """Something that need not last, with the next commit."""
        if self.store.is_postgres:
            self.store.put(Batch(notices=list(notices)), lambda _error: None)

    def say_who_is_here(self, rooms: list[Room]) -> None:
        self.say(self.presence_of(room) for room in rooms)

    def presence_of(self, room: Room) -> str:
        seats = ",".join(map(str, sorted(room.followers.seats(room.match))))
        return f"{PRESENT} {self.store.worker} {room.match.id} {seats}"

    def ask_who_is_there(self, match_id: str = "") -> None:
        self.say([f"{WHO} {self.store.worker} {match_id}".rstrip()])

    def say_lobby_changed(self, users: set[str], everybody: bool) -> None:
        some = sorted(users)
        pages = [some[n : n + USERS_TOGETHER] for n in range(0, len(some), USERS_TOGETHER)] or [[]]
        self.say(" ".join([LOBBY, self.store.worker, str(int(everybody)), *page]) for page in pages)

    def say_spent(self, what: str, who: str) -> None:
        """A limit that all workers count together."""
        self.say([f"{SPENT} {self.store.worker} {what} {who}"])

    async def beat(self) -> None:
        self.say([f"{BEAT} {self.store.worker}"])
        now = time.monotonic()
        for worker in [worker for worker, last in self.alive.items() if now > last + DEAD_SECONDS]:
            self.ended(worker)

    def quit(self) -> None:
        self.say([f"{QUIT} {self.store.worker}"])

    # -- hearing ------------------------------------------------------------------------------

    async def heard(self, payload: str) -> None:
        kind, worker, *about = payload.split(" ")
        if worker == self.store.worker:
            return
        if kind == QUIT:
            self.ended(worker)
            return
        self.alive[worker] = time.monotonic()
        if kind == CHANGED:
            await self.catch_up([self.keeper.rooms[each] for each in about if each in self.keeper.rooms])
        elif kind == PRESENT:
            match_id, seats = about
            if match_id in self.keeper.rooms:
                there = {int(seat) for seat in seats.split(",") if seat}
                self.keeper.rooms[match_id].heard_who_is_there(worker, there)
        elif kind == SPENT:
            self.spent(*about)
        elif kind == LOBBY:
            self.keeper.lobby_heard(set(about[1:]), about[0] == "1")
        elif kind == WHO:
            asked = [self.keeper.rooms.get(each) for each in about] if about else list(self.keeper.rooms.values())
            self.say_who_is_here([room for room in asked if room is not None and room.followers])

    def ended(self, worker: str) -> None:
        """Its people are gone, until they come to another."""
        self.alive.pop(worker, None)
        for room in list(self.keeper.rooms.values()):
            if worker in room.presence.elsewhere:
                room.heard_who_is_there(worker, set())

    async def again(self) -> None:
        """Something may have been missed: every match looks for itself, and everybody says who is there."""
        now = time.monotonic()
        self.alive = dict.fromkeys(self.alive, now)  # they get the time to be heard again
        rooms = list(self.keeper.rooms.values())
        self.say_who_is_here([room for room in rooms if room.followers])
        self.ask_who_is_there()
        await self.catch_up(rooms)

    async def catch_up(self, rooms: list[Room]) -> None:
        for room, done in zip(
            rooms, await asyncio.gather(*map(self.bring_up, rooms), return_exceptions=True), strict=True
        ):
            if isinstance(done, Exception):
                log.error("match %s could not be brought up to date: %s", room.match.id, done)

    async def bring_up(self, room: Room) -> None:
        """What other workers have added to the match is taken as a change that is stored already."""
        number, seen = room.match.number, room.match.notes
        entries, said = await self.store.news(room.key, number, seen)
        if not entries and not said:
            return
        await room.change(lambda match, _at: take_news(match, entries, list(enumerate(said, seen + 1))))
        room.followers.table_changed |= bool(said)
        room.tell_if_quiet()
        self.keeper.moves.arrange(room, of_others=True)


def take_news(match: Match, entries: list[Entry], said: list[tuple[int, AnyNote]]) -> list[Record]:
    """Only what has not been taken since it was asked for; nothing of it has to be stored."""
    for entry in entries:
        if entry.number > match.number:
            match.take(entry)
    for seq, note in said:
        if seq > match.notes:
            notes.take(match, note)
    return []
