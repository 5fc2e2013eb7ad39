"""The keeper of the rooms: loads matches when they are wanted, hears what other workers did, lets go of idle ones."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from orda.server import loading, rows, tell
from orda.server.clock import now_ms
from orda.server.config import Config
from orda.server.followers import tell_rooms
from orda.server.metrics import METRICS
from orda.server.moves import Moves
from orda.server.others import Others
from orda.server.pool import Pool
from orda.server.room import Room
from orda.server.rows import Batch, encode
from orda.server.store import Due, Store
from orda.table.asking import Record
from orda.table.match import Match
from orda.table.setup import Refused, Setup

log = logging.getLogger("orda.server")
TRY_AGAIN: Final = 1013
OTHERS_MS: Final = 10_000
DUE_PAGE: Final = 500
TAKEN_TOGETHER: Final = 8
WORTH_A_SNAPSHOT: Final = 25  # choices that it saves playing again
SPACE_SECONDS: Final = 0.2  # for idle matches to leave
HOPELESS_SECONDS: Final = 600.0
IN_USE_SECONDS: Final = 10.0  # whoever has just asked for a room may still want something of it
IDS: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


class Keeper:
    def __init__(self, config: Config, store: Store, pool: Pool) -> None:
        self.config = config
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.moves = Moves(self, pool)
        self.closing = False
        self.errands: set[asyncio.Task[None]] = set()  # tasks nobody waits for
        self.others = Others(self)
        self.hopeless: dict[str, float] = {}  # matches that could not be taken up, and until when they are left alone
        self.lobby_changed: Callable[[Room], None] = lambda _room: None
        self.lobby_heard: Callable[[set[str], bool], None] = lambda _users, _everybody: None
        store.tell = self.tell_written

    async def close(self) -> None:
        """Everything idle stops; each match leaves a snapshot where one is worth it, so that it loads at once."""
        self.closing = True
        self.others.quit()
        # All at once: while one bot after the other is stopped the next ones would begin to think.
        await asyncio.gather(*(self.moves.stop(room) for room in list(self.rooms.values())))
        await asyncio.gather(*(self.let_go(room) for room in list(self.rooms.values())), return_exceptions=True)
        await asyncio.gather(*self.errands, return_exceptions=True)

    def run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # -- rooms --------------------------------------------------------------------------------

    def has(self, room: Room) -> bool:
        """Not one that was let go of, or that could not be read anew: what is in that is nobody's business any more."""
        return self.rooms.get(room.match.id) is room

    async def room(self, match_id: str) -> Room:
        """The room of a match; Refused if there is no such match."""
        if not IDS.fullmatch(match_id):
            raise Refused("no_such_table", "there is no such table")
        room = self.rooms.get(match_id) or await self.load(match_id)
        room.last_used = time.monotonic()
        return room

    async def newest(self, match_id: str) -> Room:
        """The same, as it is stored now: another worker may be ahead, and whoever asks may have heard it there."""
        was_known = match_id in self.rooms
        room = await self.room(match_id)
        if was_known and self.store.is_postgres:
            await self.others.bring_up(room)
        return room

    async def load(self, match_id: str) -> Room:
        """Once, for all who want it at the same time."""
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
        stored = await loading.read(self.store, match_id)
        room = self.rooms[match_id] = Room(self, stored.key, *await loading.rebuild(self.store, stored))
        METRICS.counts["matches_loaded"] += 1
        self.others.ask_who_is_there(match_id)
        self.make_space()
        self.moves.arrange(room)
        return room

    async def reload(self, room: Room) -> None:
        """After a conflict, or when it is not known what was written: the database is the truth."""
        try:
            stored = await loading.read(self.store, room.match.id)
            room.match, room.snapshot_number = await loading.rebuild(self.store, stored)
        except Exception:
            self.drop(room, TRY_AGAIN)  # whoever comes next tries again
            raise
        room.followers.table_changed = True

    def drop(self, room: Room, code: int) -> None:
        """Whoever follows it is sent away, and what waits is refused."""
        self.rooms.pop(room.match.id, None)
        self.moves.forget(room)
        room.followers.dismiss(code)

    async def create(self, setup: Setup) -> Room | None:
        """A new match, stored; None if it is a rematch that somebody has begun already."""
        match = Match(setup)
        line = encode(tell.line(match, setup.created))
        key = await self.store.create(setup, line, rows.is_listed(match), rows.due(match))
        if key is None:
            return None
        room = self.rooms[setup.id] = Room(self, key, match, 0)
        METRICS.counts["matches_made"] += 1
        room.summary_due = True
        self.moves.arrange(room)
        return room

    def tell_written(self, rooms: list[Room]) -> None:
        """All that one commit has made durable, before those who wait for it go on."""
        try:
            tell_rooms(rooms)
        except Exception:
            if len(rooms) > 1:  # one table's trouble is not the others'
                for room in rooms:
                    room.followers.table_changed = True  # it may have been, and nobody has heard all of it
                    self.tell_written([room])
                return
            log.exception("what was written could not be told")
            rooms[0].followers.dismiss(TRY_AGAIN)

    # -- letting go -----------------------------------------------------------------------------------

    def make_space(self, wanted: int = 0) -> None:
        """For so many more; what was used last stays longest."""
        too_many = len(self.rooms) + wanted - self.config.keep_open
        if too_many > 0:
            long_ago = time.monotonic() - IN_USE_SECONDS
            idle = [room for room in self.rooms.values() if room.is_idle() and room.last_used < long_ago]
            idle.sort(key=lambda room: room.last_used)
            for room in idle[:too_many]:
                self.run_errand(self.let_go(room))

    async def let_go(self, room: Room) -> None:
        """Leaves a summary of what is durable, and a snapshot where that makes loading shorter."""
        batch = Batch()

        def leave_snapshot(match: Match, _at: int) -> list[Record]:
            if match.number >= room.snapshot_number + WORTH_A_SNAPSHOT:
                room.add_snapshot(batch)
            if room.summary_due:
                room.summary_due = False
                batch.summaries.append(rows.summary_row(room.key, match))
            return []

        await room.change(leave_snapshot)
        if batch.snapshots or batch.summaries:
            try:
                await self.store.write(batch)
            except Exception:
                room.summary_due = True
                raise
            self.lobby_changed(room)
        if room.is_idle():
            self.moves.forget(room)
            self.rooms.pop(room.match.id, None)

    async def sweep(self) -> None:
        """Lets go of what nobody wants."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            if room.is_idle() and now - room.last_used > self.config.evict_after:
                await self.let_go(room)

    # -- what is due ----------------------------------------------------------------------------------

    async def take_up(self) -> None:
        """Sees to all bots and clocks that are due in matches not in memory, the longest waiting first.

        What is due belongs to the worker that has it in memory; only what has waited longer has lost its worker, and is
        shared among those there are."""
        until = now_ms() - (OTHERS_MS if self.store.is_postgres else 0)
        after = (-1, -1)
        while page := await self.store.due(until, after, DUE_PAGE):
            await asyncio.gather(*(self.take_up_some(page[lane::TAKEN_TOGETHER]) for lane in range(TAKEN_TOGETHER)))
            after = (page[-1].due, page[-1].key)

    async def take_up_some(self, page: list[Due]) -> None:
        for one in page:
            if self.others.is_ours(one.key):
                await self.wait_for_space()
                await self.take_up_one(one.id)

    async def wait_for_space(self) -> None:
        while len(self.rooms) + TAKEN_TOGETHER > self.config.keep_open:
            self.make_space(DUE_PAGE)
            await asyncio.sleep(SPACE_SECONDS)

    async def take_up_one(self, match_id: str) -> None:
        """One that cannot be read is no reason not to see to the others; it is tried again much later."""
        if match_id in self.rooms or self.hopeless.get(match_id, 0) > time.monotonic():
            return
        try:
            room = await self.room(match_id)
            room.summary_due = True
        except Exception as error:
            self.hopeless[match_id] = time.monotonic() + HOPELESS_SECONDS
            log.error("match %s is due but cannot be taken up: %s", match_id, error)  # noqa: TRY400
