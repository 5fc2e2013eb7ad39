"""How a commit is made: SQLite in a thread of its own, one trip there and back for each; PostgreSQL by its driver."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any, Final, Protocol

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.ext.asyncio import AsyncEngine

from orda.server import schema
from orda.server.database import connect_directly, prepare_sqlite
from orda.server.logs import OUTAGE
from orda.server.rows import COLUMNS, SUMMARY, TABLES, Batch, rows_of

log = logging.getLogger("orda.server")


class Conflict(Exception):  # noqa: N818
    """Another worker has written that number first."""


CHANNEL: Final = "orda"
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', $1)"
WOKEN_TOGETHER: Final = 100
CARRY_EVERY: Final = 200


def plain_statements() -> dict[str, Any]:
    """A choice or note that is there is a conflict."""
    m = schema.matches
    new_values: dict[str, Any] = {name: bindparam(name) for name in SUMMARY[:-1]}
    made: dict[str, Any] = {t.name: insert(t) for t in TABLES[:2]}
    made["summaries"] = update(m).where(m.c.key == bindparam("at_key")).values(**new_values)
    return made


class Writer(Protocol):
    async def commit(self, batches: list[Batch]) -> None:
        """All of it, durable when it returns; Conflict, and nothing of it, if a row is there already."""

    async def close(self) -> None:
        """Also after a failure: the next commit connects anew."""


class SqliteWriter:
    """Commits only append to the write-ahead log; another thread carries them over, so that no commit waits for it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.path = str(engine.url.database)
        self.thread = ThreadPoolExecutor(1, "orda-sqlite")
        self.carrier = ThreadPoolExecutor(1, "orda-carry")
        self.connection: sqlite3.Connection | None = None
        self.ahead = 0  # commits not yet carried over
        more = {"sitters": insert(schema.sitters).prefix_with("OR IGNORE")}  # who is there stays
        more["snapshots"] = insert(schema.snapshots).prefix_with("OR REPLACE")  # a damaged one is mended
        self.statements = {
            kind: as_text(engine, kind, statement) for kind, statement in (plain_statements() | more).items()
        }

    async def commit(self, batches: list[Batch]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, batches)

    def write(self, batches: list[Batch]) -> None:
        if self.connection is None:
            self.connection = self.connect()
            self.connection.execute("PRAGMA wal_autocheckpoint=0")
        try:
            with self.connection:
                for kind, rows in rows_of(batches):
                    self.connection.executemany(self.statements[kind], rows)
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        self.ahead += 1
        if self.ahead >= CARRY_EVERY:
            self.ahead = 0
            self.carrier.submit(self.carry_over)

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path)
        prepare_sqlite(connection, None)
        return connection

    def carry_over(self) -> None:
        try:
            with closing(self.connect()) as connection:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error:
            log.exception("the write-ahead log could not be carried over; it will be tried again")

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.disconnect)

    def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()


def as_text(engine: AsyncEngine, kind: str, statement: Any) -> str:
    compiled = statement.compile(dialect=engine.dialect)
    assert tuple(compiled.positiontup) == COLUMNS[kind], f"{kind}: {compiled.positiontup}"
    return str(compiled)


class PostgresWriter:
    """Through the driver alone: SQLAlchemy would take longer for each row than all else that is done for it."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine = engine
        self.worker = worker
        self.connection: Any = None
        snapshots = postgres_insert(schema.snapshots)
        more = {"sitters": postgres_insert(schema.sitters).on_conflict_do_nothing()}
        more["snapshots"] = snapshots.on_conflict_do_update(
            index_elements=["match", "number"], set_={"snapshot": snapshots.excluded.snapshot}
        )
        self.statements = {
            kind: as_text(engine, kind, statement) for kind, statement in (plain_statements() | more).items()
        }

    async def commit(self, batches: list[Batch]) -> None:
        if self.connection is None:
            self.connection = await connect_directly(self.engine, timeout=10, command_timeout=30)
        try:
            async with self.connection.transaction():
                for kind, rows in rows_of(batches):
                    await self.connection.executemany(self.statements[kind], rows)
                await self.connection.executemany(NOTIFY, [(notice,) for notice in self.notices(batches)])
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict from error

    def notices(self, batches: list[Batch]) -> Iterator[str]:
        """One for many matches; but it can be no longer than 8,000 bytes."""
        for batch in batches:
            yield from batch.notices
        wake = sorted({batch.wake for batch in batches if batch.wake})
        for start in range(0, len(wake), WOKEN_TOGETHER):
            yield " ".join(["m", self.worker, *wake[start : start + WOKEN_TOGETHER]])

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is None:
            return
        try:
            await connection.close(timeout=2)
        except OUTAGE:
            connection.terminate()
