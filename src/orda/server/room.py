"""A room: a match in memory with those who follow it. What changes it is stored first and told afterwards."""

from __future__ import annotations

import asyncio
import time
from typing import Final, NamedTuple, Protocol

import msgspec

from orda.server import messages as m
from orda.server import tell
from orda.server.store import choice_row, encode
from orda.server.writers import Batch
from orda.table import asking
from orda.table.asking import Record
from orda.table.history import Entry
from orda.table.match import NO_SEATS, Match
from orda.table.people import AlsoSat, AnyNote, Asked, Said, Sat
from orda.table.snapshot import snap

SNAPSHOT_EVERY: Final = 100
REMOTE_SECONDS: Final = 20.0  # without news, the people of another worker are gone

encoder: Final = msgspec.json.Encoder()


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """A connection."""

    user: str | None
    name: str

    def send(self, data: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Follower:
    """One connection following one table, through the eyes of a seat or a spectator's."""

    __slots__ = ("chat", "knows", "listener", "number", "seat", "shown", "watch")

    def __init__(self, listener: Listener, seat: int | None, watch: bool, number: int) -> None:
        self.listener = listener
        self.seat = seat  # asked for; None: whichever of his is asked
        self.watch = watch
        self.number = number  # the position he knows
        self.shown: int | None = seat  # the seat he last saw through
        self.knows: tuple[object, ...] = ()  # what his last state was made of
        self.chat = -1

    def mine(self, match: Match) -> frozenset[int]:
        return NO_SEATS if self.watch else match.seats_of(self.listener.user)

    def viewer(self, match: Match, mine: frozenset[int]) -> int | None:
        """A seat that is no longer his is no longer seen through."""
        if not mine:
            return None
        if self.seat in mine:
            return self.seat
        asked = match.asked_seat()
        if asked in mine:
            self.shown = asked
        elif self.shown not in mine:
            self.shown = min(mine)
        return self.shown


class News(NamedTuple):
    """A position somebody does not know yet."""

    follower: Follower
    knows: tuple[object, ...]  # once he has been shown it
    sight: tell.Sight


class Room:
    def __init__(self, key: int, match: Match, snapshot_number: int) -> None:
        self.key = key
        self.match = match
        self.lock = asyncio.Lock()
        self.followers: dict[Listener, Follower] = {}
        self.users = 0  # coroutines at work on it
        self.last_used = time.monotonic()
        self.snapshot_number = snapshot_number
        self.summary_due = False
        self.told_ask: Asked | None = None
        self.told_status = match.status
        self.table_changed = False
        self.absent_since: dict[int, int] = {}
        self.remote: dict[str, tuple[set[int], float]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.bot: asyncio.Task[None] | None = None

    # -- who is there ---------------------------------------------------------------------

    def local_seats(self) -> set[int]:
        return {seat for follower in self.followers.values() for seat in follower.mine(self.match)}

    def present(self) -> set[int]:
        """Seats whose holder is connected, here or to another worker."""
        seats = self.local_seats()
        if self.remote:
            now = time.monotonic()
            self.remote = {worker: (s, until) for worker, (s, until) in self.remote.items() if until > now}
            for there, _ in self.remote.values():
                seats |= there
        return seats

    def attendance(self) -> tuple[set[int], int]:
        """Seats whose holder is there, and how many look on."""
        return self.present(), sum(not follower.mine(self.match) for follower in self.followers.values())

    # -- storing ----------------------------------------------------------------------------

    def batch(self, records: list[Record]) -> Batch:
        """The rows of what has just been done to the match."""
        choices = [choice_row(self.key, record) for record in records if isinstance(record, Entry)]
        batch = Batch(choices=choices, wake=self.match.id)
        if len(choices) < len(records):
            self.add_notes(batch, [record for record in records if not isinstance(record, Entry)])
        if self.match.number >= self.snapshot_number + SNAPSHOT_EVERY or (self.match.is_over and batch.choices):
            self.add_snapshot(batch)
        return batch

    def add_notes(self, batch: Batch, notes: list[AnyNote]) -> None:
        for seq, note in enumerate(notes, self.match.notes - len(notes) + 1):
            batch.notes.append((self.key, seq, encode(note).decode()))
            self.add_sitter(batch, note)
            self.table_changed |= not isinstance(note, Said)

    def add_sitter(self, batch: Batch, note: AnyNote) -> None:
        if isinstance(note, Sat | AlsoSat):
            batch.sitters.append((note.user, self.key))

    def add_snapshot(self, batch: Batch) -> None:
        data = encode(snap(self.match)).decode()
        batch.snapshots.append((self.key, self.match.number, data))
        self.snapshot_number = self.match.number

    # -- telling ------------------------------------------------------------------------------

    def tell_all(self, but: Follower | None = None) -> None:
        tell_rooms([self], but)

    def news(self, but: Follower | None) -> list[News]:
        """Whoever has to be shown the position anew; what is new about the table is told at once."""
        self.notice_table()
        number, changed = self.match.number, self.table_changed
        present, watching = self.attendance() if changed else (set(), 0)
        found = []
        for follower in list(self.followers.values()):
            if follower is but:
                continue
            if changed:
                self.tell_table(follower, present, watching)
            if changed or follower.number != number:
                found += self.look(follower)
        self.table_changed = False
        return found

    def look(self, follower: Follower) -> list[News]:
        """What he is to be shown; nothing if he knows it."""
        match = self.match
        mine = follower.mine(match)
        undo = asking.can_undo(match, mine)
        viewer = follower.viewer(match, mine)
        knows = (match.number, viewer, match.started, undo, match.deadline())
        if knows == follower.knows:
            return []
        return [News(follower, knows, tell.Sight(match, viewer, undo, follower.number))]

    def notice_table(self) -> None:
        """A request made or lapsed, or the game begun or over, is news about the table too."""
        ask, status = self.match.open_ask(), self.match.status
        if ask is not self.told_ask or status != self.told_status:
            self.table_changed = True
            self.told_ask, self.told_status = ask, status

    def tell_table(self, follower: Follower, present: set[int], watching: int) -> None:
        info = tell.table(self.match, follower.listener.user, present, watching)
        follower.listener.send(encoder.encode(m.TableChanged(info)))

    def tell_state(self, follower: Follower, since: int) -> None:
        follower.number, follower.knows = since, ()
        show(self.look(follower))

    def last_said(self) -> int:
        return self.match.chat[-1][0] if self.match.chat else 0

    def tell_chat(self, follower: Follower) -> None:
        follower.listener.send(encoder.encode(tell.chat(self.match, follower.chat)))
        follower.chat = self.last_said()

    def tell_chats(self, but: Follower | None) -> None:
        said = self.last_said()
        for follower in list(self.followers.values()):
            if follower.chat < said and follower is not but:
                self.tell_chat(follower)


def tell_rooms(rooms: list[Room], but: Follower | None = None) -> None:
    """Everybody who follows one of these tables gets what is new for him."""
    show([news for room in rooms for news in room.news(but)])
    for room in rooms:
        if room.match.chat:
            room.tell_chats(but)


def show(all_news: list[News]) -> None:
    """Each state is made once for all who see the same."""
    sights = list(dict.fromkeys(news.sight for news in all_news))
    messages = dict(zip(sights, map(encoder.encode, tell.states(sights, now_ms())), strict=True))
    for follower, knows, sight in all_news:
        follower.number, follower.knows = sight.match.number, knows
        follower.listener.send(messages[sight])
