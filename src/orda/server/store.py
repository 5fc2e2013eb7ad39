"""Storage: what is written is on the disk when `write` is done. Writes of all matches share their commits."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from orda.server import logs, queries, schema
from orda.server.clock import now_ms
from orda.server.metrics import METRICS
from orda.server.operators import OperatorStore
from orda.server.rows import Batch, encode
from orda.server.writers import Conflict, PostgresWriter, SqliteWriter, Writer
from orda.table.history import Entry
from orda.table.people import AnyNote
from orda.table.setup import Refused, Setup

log = logging.getLogger("orda.server")
MOST_ROWS: Final = 2000
CROWD: Final = 8  # changes in one commit from which on it pays to wait for more
GATHER_SECONDS: Final = 0.005

T = TypeVar("T")
Done = Callable[[Exception | None], None]  # called with what went wrong, or None
Single = Callable[[AsyncConnection], Awaitable[Any]]


class Unavailable(OSError):  # noqa: N818
    """The database does not answer; nothing was written, or it is not known whether it was."""


class User(Struct, frozen=True):
    id: str
    name: str


class Stored(Struct):
    """A match as it lies in the database: its log."""

    key: int
    setup: Setup
    entries: list[Entry]
    notes: list[AnyNote]


class Due(NamedTuple):
    """A match with a bot or a clock to be seen to."""

    due: int
    key: int
    id: str


class Work(NamedTuple):
    """A change that waits for its commit."""

    batch: Batch
    done: Done
    what: object  # has changed


class Store(OperatorStore):
    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine = engine
        self.worker = worker
        self.is_postgres = engine.dialect.name == "postgresql"
        self.queue: list[Work] = []
        # Called with all that has become durable together, before those who wait for it go on.
        self.tell: Callable[[list[Any]], None] = lambda _what: None
        self.there_is_work = asyncio.Event()
        self.writer: Writer = PostgresWriter(engine, worker) if self.is_postgres else SqliteWriter(engine)
        self.writing: asyncio.Task[None] | None = None
        self.is_writing = False
        self.is_closed = False
        self.crowd = 0  # changes in the last commit
        self.singles: list[tuple[Single, asyncio.Future[Any]]] = []

    # -- writing -------------------------------------------------------------------------

    async def open(self) -> None:
        self.writing = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        """Everything handed in so far is written first."""
        while self.queue or self.singles or self.is_writing:
            await asyncio.sleep(0.01)
        self.is_closed = True
        if self.writing is not None:
            self.writing.cancel()
            await asyncio.gather(self.writing, return_exceptions=True)
        await self.writer.close()
        await self.engine.dispose()

    def put(self, batch: Batch, done: Done, what: object = None) -> None:
        """`done` comes when it is durable, or with Conflict or Unavailable. `what` is handed on to `tell`."""
        if self.is_closed:
            asyncio.get_running_loop().call_soon(done, Unavailable("closed"))
            return
        self.queue.append(Work(batch, done, what))
        self.there_is_work.set()

    def write(self, batch: Batch, what: object = None) -> asyncio.Future[None]:
        """The same, for whoever can wait."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(batch, lambda error: resolve(future, error), what)
        return future

    async def write_on(self) -> None:
        """Under load it waits a moment for more before each commit: they cost the same for one change or fifty."""
        while True:
            await self.there_is_work.wait()
            self.there_is_work.clear()
            self.is_writing = True
            while self.queue or self.singles:
                if self.queue:
                    await self.write_next()
                if self.singles:
                    await self.write_single(*self.singles.pop(0))
            self.is_writing = False

    async def write_next(self) -> None:
        if self.crowd >= CROWD:
            await asyncio.sleep(GATHER_SECONDS)
        work, self.queue = self.queue[:MOST_ROWS], self.queue[MOST_ROWS:]
        self.crowd = len(work)
        await self.write_together(work)

    async def write_together(self, work: list[Work]) -> None:
        """All in one commit; if a row is there already, each change by itself, to see whose it is."""
        began = time.perf_counter()
        try:
            await self.writer.commit([one.batch for one in work])
        except Conflict as conflict:
            if len(work) == 1:
                self.settle(work, conflict)
                return
            for one in work:
                await self.write_together([one])
            return
        except Exception as error:  # whatever it is, the writer must go on
            logs.failed(log, "the database did not take a write", error)
            await self.hang_up()
            self.settle(work, Unavailable(type(error).__name__))
            return
        METRICS.committed(len(work), time.perf_counter() - began)
        self.settle(work, None)

    async def hang_up(self) -> None:
        """The next commit connects anew, whatever has become of this connection."""
        try:
            await self.writer.close()
        except Exception as error:
            logs.failed(log, "a connection could not be closed", error)

    def settle(self, work: list[Work], error: Exception | None) -> None:
        """First whoever is told of it, then whoever waits for it."""
        what = [one.what for one in work if one.what is not None]
        if what and error is None:
            try:
                self.tell(what)
            except Exception:
                log.exception("what was written could not be told")
        for one in work:
            try:
                one.done(error)
            except Exception:  # one's trouble is not the others'
                log.exception("what follows a write failed")

    async def transact(self, what: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """One transaction of its own. SQLite has one writer at a time, so it takes its turn with the others."""
        if self.is_postgres:
            async with self.engine.begin() as connection:
                return await what(connection)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.singles.append((what, future))
        self.there_is_work.set()
        return await future

    async def write_single(self, what: Single, future: asyncio.Future[Any]) -> None:
        try:
            async with self.engine.begin() as connection:
                result = await what(connection)
        except Exception as error:
            if not future.done():
                future.set_exception(error)
            return
        if not future.done():
            future.set_result(result)

    # -- matches ------------------------------------------------------------------------------

    async def create(self, setup: Setup, summary: bytes, listed: bool, due: int | None) -> int | None:
        """The key of the new match; None if it is a rematch that somebody else has begun."""
        row = {
            "id": setup.id,
            "setup": encode(setup).decode(),
            "rematch_of": setup.rematch_of,
            "summary": summary.decode(),
            "listed": listed,
            "changed": setup.created,
            "due": due,
        }
        users = {user for seat in setup.seats for user in seat.users} | {setup.host}

        async def insert_both(connection: AsyncConnection) -> int:
            done = await connection.execute(insert(schema.matches).returning(schema.matches.c.key), row)
            key: int = done.scalar_one()
            if users - {""}:
                rows = [{"user_id": user, "match": key} for user in sorted(users - {""})]
                await connection.execute(insert(schema.sitters), rows)
            return key

        try:
            return await self.transact(insert_both)
        except IntegrityError:
            return None

    async def load(self, match_id: str) -> Stored | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(queries.SETUP, {"id": match_id})).one_or_none()
            if row is None:
                return None
            if row.closed is not None:
                raise Refused("closed", "whoever runs this server has closed this table")
            key, setup = row.key, msgspec.json.decode(row.setup, type=Setup)
            entries = await self.entries_on(connection, key, 0)
            notes = await self.notes_on(connection, key, 0)
        return Stored(key, setup, entries, notes)

    async def snapshot(self, key: int, up_to: int) -> str | None:
        """The newest one up to that position."""
        async with self.engine.connect() as connection:
            found = await connection.execute(queries.NEWEST_SNAPSHOT, {"match": key, "up_to": up_to})
            data: str | None = found.scalar_one_or_none()
        return data

    async def snapshot_numbers(self, key: int) -> list[int]:
        s = schema.snapshots
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(s.c.number).where(s.c.match == key))).scalars())

    async def entries_on(self, connection: AsyncConnection, key: int, since: int) -> list[Entry]:
        rows = await connection.execute(queries.ENTRIES, {"match": key, "since": since})
        return [Entry(*row) for row in rows.all()]

    async def notes_on(self, connection: AsyncConnection, key: int, since: int) -> list[AnyNote]:
        rows = await connection.execute(queries.NOTES, {"match": key, "since": since})
        return [msgspec.json.decode(row, type=AnyNote) for row in rows.scalars()]

    async def news(self, key: int, number: int, notes: int) -> tuple[list[Entry], list[AnyNote]]:
        """What other workers have added."""
        async with self.engine.connect() as connection:
            return await self.entries_on(connection, key, number), await self.notes_on(connection, key, notes)

    # -- the lobby --------------------------------------------------------------------------------

    async def open_tables(self, most: int) -> list[str]:
        m = schema.matches
        query = select(m.c.summary).where(m.c.listed, m.c.closed.is_(None)).order_by(m.c.changed.desc()).limit(most)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_of(self, user: str, most: int) -> list[str]:
        """Without those he has put away."""
        m, s, h = schema.matches, schema.sitters, schema.hidden
        away = select(h.c.match).where(h.c.user_id == user)
        query = select(m.c.summary).join(s, s.c.match == m.c.key).where(s.c.user_id == user, m.c.key.not_in(away))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(m.c.changed.desc()).limit(most))).scalars())

    async def due(self, until: int, after: tuple[int, int], most: int) -> list[Due]:
        """What somebody must look after, the longest waiting first; `after` is where to go on from."""
        m = schema.matches
        page = select(m.c.due, m.c.key, m.c.id).where(
            m.c.due <= until, m.c.closed.is_(None), tuple_(m.c.due, m.c.key) > tuple_(*after)
        )
        async with self.engine.connect() as connection:
            found = await connection.execute(page.order_by(m.c.due, m.c.key).limit(most))
            return [Due(*row) for row in found.all()]

    async def rematch_of(self, match_id: str) -> str | None:
        m = schema.matches
        async with self.engine.connect() as connection:
            found = await connection.execute(select(m.c.id).where(m.c.rematch_of == match_id))
            return found.scalar_one_or_none()

    async def check(self) -> None:
        """Raises unless something can be written."""
        await self.transact(note_health)

    async def could_write(self) -> None:
        """The same, and nothing has changed."""
        async with self.engine.connect() as connection:
            await note_health(connection)
            await connection.rollback()

    # -- people ------------------------------------------------------------------------------------

    async def find_user(self, token_hash: str) -> User | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(queries.USER, {"token_hash": token_hash})).one_or_none()
        return None if row is None else User(row.id, row.name)

    async def add_user(self, user: User, token_hash: str, at: int) -> None:
        row = {"id": user.id, "token_hash": token_hash, "name": user.name, "created": at}
        await self.transact(lambda connection: connection.execute(insert(schema.users), row))

    async def put_away(self, user: str, key: int, hidden: bool) -> bool:
        """A table that he sees in his lobby no more, or again; False if it never was there."""
        s, h = schema.sitters.c, schema.hidden.c

        async def write(connection: AsyncConnection) -> bool:
            mine = select(s.match).where(s.user_id == user, s.match == key)
            if (await connection.execute(mine)).first() is None:
                return False
            await connection.execute(delete(schema.hidden).where(h.user_id == user, h.match == key))
            if hidden:
                await connection.execute(insert(schema.hidden), {"user_id": user, "match": key})
            return True

        return await self.transact(write)

    async def rename(self, user: str, name: str) -> None:
        statement = update(schema.users).where(schema.users.c.id == user).values(name=name)
        await self.transact(lambda connection: connection.execute(statement))


async def note_health(connection: AsyncConnection) -> None:
    """A row that nobody else has: all workers may do so at once."""
    row = {"id": secrets.randbits(31), "at": now_ms()}
    await connection.execute(insert(schema.health), row)
    await connection.execute(delete(schema.health).where(schema.health.c.id == row["id"]))


def resolve(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
