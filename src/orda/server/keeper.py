"""The keeper of the rooms: loads matches when they are wanted, changes them one at a time, lets go of idle ones."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from orda.server import loading, tell
from orda.server.config import Config
from orda.server.metrics import METRICS
from orda.server.moves import Moves
from orda.server.pool import Pool
from orda.server.room import REMOTE_SECONDS, Follower, Listener, Room, now_ms, tell_rooms
from orda.server.store import Done, Store, Unavailable, encode
from orda.server.writers import Batch, Conflict
from orda.table import notes, seating
from orda.table.asking import Record
from orda.table.history import Entry
from orda.table.match import Match
from orda.table.people import AnyNote
from orda.table.setup import Refused, Setup

log = logging.getLogger("orda.server")
Action = Callable[[Match, int], list[Any] | Any]
SUMMARY_SECONDS: Final = 0.5
SUMMARIES_TOGETHER: Final = 10
TRY_AGAIN: Final = 1013
TRIES: Final = 4
OTHERS_MS: Final = 10_000
IDS: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


class Keeper:
    def __init__(self, config: Config, store: Store, pool: Pool) -> None:
        self.config = config
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.moves = Moves(self, pool)
        self.closing = False
        self.tasks: list[asyncio.Task[None]] = []
        self.errands: set[asyncio.Task[None]] = set()  # tasks nobody waits for
        self.lobby_changed: Callable[[Room], None] = lambda _room: None
        store.written = self.tell_written

    async def open(self) -> None:
        self.tasks = [
            asyncio.create_task(self.every(SUMMARY_SECONDS, self.write_summaries)),
            asyncio.create_task(self.every(self.config.sweep_every, self.sweep)),
        ]

    async def close(self) -> None:
        """Everything idle stops; each match leaves a snapshot, so that it loads at once."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await self.moves.stop(room)
        await asyncio.gather(*(self.let_go(room) for room in list(self.rooms.values())), return_exceptions=True)
        await asyncio.gather(*self.errands, return_exceptions=True)
        await self.write_summaries()

    async def every(self, seconds: float, what: Callable[[], Any]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await what()
            except Exception:  # what is done again in a moment must not end for good
                log.exception("%s failed", what.__name__)

    def run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # -- rooms --------------------------------------------------------------------------------

    def has(self, room: Room) -> bool:
        """Not one that was let go of, or that could not be read anew: what is in that is nobody's business any more."""
        return self.rooms.get(room.match.id) is room

    def check_has(self, room: Room) -> None:
        """After waiting for its lock."""
        if not self.has(room):
            raise Refused("busy", "the table has to be read anew; try again")

    @asynccontextmanager
    async def room(self, match_id: str) -> AsyncIterator[Room]:
        """The room of a match, kept while it is in use; Refused if there is no such match."""
        if not IDS.fullmatch(match_id):
            raise Refused("no_such_table", "there is no such table")
        room = self.rooms.get(match_id) or await self.load(match_id)
        room.users += 1
        room.last_used = time.monotonic()
        try:
            yield room
        finally:
            room.users -= 1

    async def load(self, match_id: str) -> Room:
        if match_id in self.loading:
            return await asyncio.shield(self.loading[match_id])
        future: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        self.loading[match_id] = future
        try:
            room = await self.load_room(match_id)
            future.set_result(room)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # seen, also when nobody else waits
            raise
        finally:
            del self.loading[match_id]
        return room

    async def load_room(self, match_id: str) -> Room:
        room = self.rooms[match_id] = await loading.room(self.store, match_id)
        METRICS.counts["matches_loaded"] += 1
        self.make_space()
        self.moves.arrange(room)
        return room

    async def reload(self, room: Room) -> None:
        """After a conflict, or when it is not known what was written: the database is the truth."""
        try:
            stored = await loading.read(self.store, room.match.id)
            room.match, room.snapshot_number = await loading.rebuild(self.store, stored)
        except Exception:
            self.rooms.pop(room.match.id, None)  # whoever comes next tries again
            self.moves.forget(room)
            for listener in list(room.followers):
                listener.close(TRY_AGAIN)
            raise
        room.table_changed = True

    # -- changing --------------------------------------------------------------------------------

    async def change(self, room: Room, action: Action) -> None:
        """Carries out, stores, tells. Refused leaves everything as it was."""
        async with room.lock:
            self.check_has(room)
            for tries_left in range(TRIES - 1, -1, -1):
                records = await self.act(room, action)
                if not records:
                    room.tell_all()  # it may have been read anew
                    break
                if await self.keep(room, records, tries_left > 0):
                    break
        self.after(room)

    def tell_written(self, rooms: list[Room]) -> None:
        """All that one commit has made durable. Whoever changed a room still holds its lock: nothing newer is in it."""
        try:
            tell_rooms(rooms)
        except Exception:
            if len(rooms) > 1:  # one table's trouble is not the others'
                for room in rooms:
                    room.table_changed = True  # it may have been, and nobody has heard all of it
                    self.tell_written([room])
                return
            log.exception("what was written could not be told")
            for listener in list(rooms[0].followers):
                listener.close(TRY_AGAIN)

    async def act(self, room: Room, action: Action) -> list[Record]:
        try:
            done = action(room.match, now_ms())
        except Refused:
            raise
        except Exception as error:
            raise await self.set_right(room, error) from None
        return done if isinstance(done, list) else [done]

    async def keep(self, room: Room, records: list[Record], again: bool = False) -> bool:
        """Durable and told when it returns True. False, where it may be tried `again`: another's note came first."""
        try:
            await self.store.write(room.batch(records), room)
        except (Conflict, Unavailable) as error:
            refused = await self.set_right(room, error)
            if again and isinstance(error, Conflict) and not any(isinstance(record, Entry) for record in records):
                return False
            raise refused from None
        METRICS.counts["records"] += len(records)
        return True

    async def set_right(self, room: Room, error: Exception) -> Refused:
        """The room as it is stored, after a change that came to nothing; and what to say of it."""
        known = {Conflict: ("stale", "somebody else was faster"), Unavailable: ("busy", "the database does not answer")}
        if type(error) not in known:
            log.error("a change of match %s failed", room.match.id, exc_info=error)
        METRICS.counts["conflicts"] += isinstance(error, Conflict)
        await self.reload(room)
        room.tell_all()
        return Refused(*known.get(type(error), ("busy", "that could not be done")))

    # -- choosing --------------------------------------------------------------------------------

    def choose(self, room: Room, action: Callable[[Match, int], Entry], done: Done) -> None:
        """`change` for what happens most: no coroutine waits for the disk. Whoever calls it has taken the room's lock,
        which is free again when `done` is called."""
        try:
            batch = room.batch([action(room.match, now_ms())])
        except Refused as refused:
            room.lock.release()
            done(refused)
        except Exception as error:
            self.chosen(room, done, error)
        else:
            self.store.put(batch, partial(self.chosen, room, done), room)

    def chosen(self, room: Room, done: Done, error: Exception | None) -> None:
        if error is not None:
            self.run_errand(self.not_chosen(room, done, error))
            return
        METRICS.counts["records"] += 1
        room.lock.release()
        try:
            self.after(room)
        finally:
            done(None)

    async def not_chosen(self, room: Room, done: Done, error: Exception) -> None:
        try:
            answer: Exception = await self.set_right(room, error)
            self.after(room)
        except Exception as worse:
            answer = worse
        room.lock.release()
        done(answer)

    def after(self, room: Room) -> None:
        room.last_used = time.monotonic()
        room.summary_due = True
        self.moves.arrange(room)

    # -- following ---------------------------------------------------------------------------------

    async def follow(self, room: Room, follower: Follower, since: int) -> None:
        """Everything there is to know, then whatever is new."""
        async with room.lock:
            self.check_has(room)
            back: list[AnyNote] = []
            for tries_left in range(TRIES - 1, -1, -1):
                back = self.coming_back(room.match, follower)
                if not back or await self.keep(room, list(back), tries_left > 0):
                    break
            room.summary_due |= bool(back)
            before = room.present()
            room.followers[follower.listener] = follower
            self.presence_changed(room, before)
            room.tell_all(but=follower)
            room.tell_table(follower, *room.attendance())
            room.tell_chat(follower)
            room.tell_state(follower, since)
        self.moves.arrange(room)

    def coming_back(self, match: Match, follower: Follower) -> list[AnyNote]:
        """Who subscribes to his seat plays himself again, under the name he has now."""
        user, name = follower.listener.user, follower.listener.name
        if user is None or follower.watch:
            return []
        back = seating.come_back(match, user, now_ms())
        return back + (seating.rename(match, user, name, now_ms()) if name else [])

    def unfollow(self, room: Room, listener: Listener) -> None:
        before = room.present()
        if room.followers.pop(listener, None) is not None:
            self.presence_changed(room, before)
            room.last_used = time.monotonic()
            if not room.lock.locked():
                room.tell_all()
            self.moves.arrange(room)

    def presence_changed(self, room: Room, before: set[int]) -> None:
        now = room.present()
        for seat in before - now:
            room.absent_since[seat] = now_ms()
        room.table_changed = True
        self.moves.share_presence(room)

    # -- other workers --------------------------------------------------------------------------------

    async def heard(self, payload: str) -> None:
        """`m <worker> <match> ...`: they have changed; `p <worker> <match> <seats>`: who is there."""
        kind, worker, *about = payload.split(" ")
        if worker == self.store.worker:
            return
        if kind == "p":
            match_id, seats = about
            if match_id in self.rooms:
                self.heard_who_is_there(self.rooms[match_id], worker, {int(seat) for seat in seats.split(",") if seat})
            return
        rooms = [self.rooms[match_id] for match_id in about if match_id in self.rooms]
        for done in await asyncio.gather(*map(self.catch_up, rooms), return_exceptions=True):
            if isinstance(done, Exception):
                log.error("a match could not be brought up to date", exc_info=done)

    def heard_who_is_there(self, room: Room, worker: str, seats: set[int]) -> None:
        before = room.present()
        room.remote[worker] = (seats, time.monotonic() + REMOTE_SECONDS)
        if room.present() != before:
            room.table_changed = True
            if not room.lock.locked():
                room.tell_all()
            self.moves.arrange(room)

    async def catch_up(self, room: Room) -> None:
        async with room.lock:
            match = room.match
            news: list[Any] = []
            try:
                entries, news = await self.store.news(room.key, match.number, match.notes)
                for entry in entries:
                    match.take(entry)
                for note in news:
                    notes.take(match, note)
            except Exception:
                log.exception("match %s could not be brought up to date", match.id)
                await self.reload(room)
            room.table_changed |= bool(news)
            room.tell_all()
        self.moves.arrange(room, of_others=True)
        self.lobby_changed(room)

    # -- letting go -----------------------------------------------------------------------------------

    def make_space(self) -> None:
        if len(self.rooms) > self.config.keep_open:
            idle = sorted((r for r in self.rooms.values() if self.is_idle(r)), key=lambda room: room.last_used)
            for room in idle[: len(self.rooms) - self.config.keep_open]:
                self.run_errand(self.let_go(room))

    def is_idle(self, room: Room) -> bool:
        return not room.followers and not room.users and room.bot is None and not room.lock.locked()

    async def let_go(self, room: Room) -> None:
        async with room.lock:  # whatever is being done to it is durable first
            if self.has(room) and room.match.number > room.snapshot_number:
                batch = Batch()
                room.add_snapshot(batch)
                await self.store.write(batch)
        if room.summary_due:
            await self.write_summary([room])
        if self.is_idle(room):
            self.moves.forget(room)
            self.rooms.pop(room.match.id, None)

    async def sweep(self) -> None:
        """Lets go of what nobody wants, and sees to bots and clocks that are due in matches not in memory."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            if self.is_idle(room) and now - room.last_used > self.config.evict_after:
                await self.let_go(room)
            elif self.store.is_postgres and room.followers:
                self.moves.share_presence(room)
        # What is due belongs to the worker that has it in memory; only what has waited longer has lost its worker.
        since = now_ms() - (OTHERS_MS if self.store.is_postgres else 0)
        for match_id in await self.store.due(since, 50):
            if match_id not in self.rooms:
                async with self.room(match_id) as room:
                    self.after(room)

    # -- the lobby --------------------------------------------------------------------------------------

    async def write_summaries(self) -> None:
        await self.write_summary([room for room in self.rooms.values() if room.summary_due])

    async def write_summary(self, rooms: list[Room]) -> None:
        """A few at a time: choices have to wait for a commit that is under way."""
        for start in range(0, len(rooms), SUMMARIES_TOGETHER):
            some = rooms[start : start + SUMMARIES_TOGETHER]
            for room in some:
                room.summary_due = False
            await self.store.write(Batch(summaries=[summary_row(room) for room in some]))
            for room in some:
                self.lobby_changed(room)

    async def create(self, setup: Setup) -> Room | None:
        """A new match, stored; None if it is a rematch that somebody has begun already."""
        match = Match(setup)
        line = encode(tell.line(match, setup.created))
        key = await self.store.create(setup, line, is_listed(match), due(match))
        if key is None:
            return None
        room = self.rooms[setup.id] = Room(key, match, 0)
        METRICS.counts["matches_made"] += 1
        self.after(room)
        return room


def is_listed(match: Match) -> bool:
    return match.setup.public and not match.is_over and any(place.kind == "vacant" for place in match.places)


def due(match: Match) -> int | None:
    """When somebody must look after the match although nobody is there."""
    return now_ms() if match.bot_to_move() else match.deadline()


def summary_row(room: Room) -> tuple[Any, ...]:
    changed = now_ms()
    line = encode(tell.line(room.match, changed)).decode()
    return (line, is_listed(room.match), changed, due(room.match), room.key)
