"""Opening a database: SQLite in WAL mode by default, PostgreSQL by URL, both brought to the newest schema."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import warnings
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import event, text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from orda.engine.errors import OptionError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
SQLITE_READERS: Final = 10
MIGRATION_LOCK: Final = 0x0DA0DA
LOCK_SECONDS: Final = 20  # for somebody else to let go of what is to be changed
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def read_url(database: str) -> URL:
    """A path is a SQLite file; a URL names its database. OptionError for anything else."""
    if "://" not in database:
        return sqlite_url(database)
    try:
        url = make_url(database)
    except ArgumentError as error:
        raise OptionError(f"--database is not a file or a URL: {error}") from error
    base = url.drivername.split("+")[0]
    if base not in DRIVERS:
        raise OptionError(f"--database: {base!r} is not supported; allowed: a file, sqlite:///..., postgresql://...")
    return sqlite_url(url.database or "") if base == "sqlite" else url.set(drivername=DRIVERS[base])


def sqlite_url(path: str) -> URL:
    if path in ("", ":memory:"):
        raise OptionError("--database: SQLite needs a file, as orda.sqlite or sqlite:///orda.sqlite")
    return URL.create(DRIVERS["sqlite"], database=str(Path(path).expanduser()))


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


async def connect_directly(engine: AsyncEngine, **more: Any) -> Any:
    """PostgreSQL through its driver alone, with whatever the URL says."""
    _, options = engine.dialect.create_connect_args(engine.url)
    return await asyncpg.connect(**options, **more)


def make_engine(url: URL) -> AsyncEngine:
    # Errors name the statement but not its values: secrets and what people wrote stay out of the log.
    if not is_sqlite(url):
        more = {"pool_size": 8, "max_overflow": 4, "pool_pre_ping": True, "pool_timeout": 10}
        return create_async_engine(url, hide_parameters=True, **more)
    # Each connection is a thread: those that come and go cost more than all that is read over them.
    engine = create_async_engine(url, hide_parameters=True, pool_size=SQLITE_READERS)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """FULL: a commit is on the disk when it returns, also when the machine loses power."""
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def alembic_config(connection: Connection | None = None) -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade_now(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # one process at a time
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        command.upgrade(alembic_config(connection), "head")


async def migrate(engine: AsyncEngine) -> None:
    """Makes the file, brings the database to the newest schema; does nothing where it is."""
    if is_sqlite(engine.url):
        await asyncio.to_thread(make_file, engine.url)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_now)


def make_file(url: URL) -> None:
    """With a write-ahead log, which it keeps for good: who reads and who writes do not wait for each other."""
    Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    open_plainly(url, "PRAGMA journal_mode=WAL")


def open_plainly(url: URL, statement: str) -> None:
    """By SQLite itself: where aiosqlite fails to open a file, its thread may answer when nobody listens any more."""
    with contextlib.closing(sqlite3.connect(str(url.database))) as connection:
        connection.execute(statement)
