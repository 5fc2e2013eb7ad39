"""Opening a store for a command: whatever is wrong with the database is said in one sentence."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from orda.engine.errors import OptionError
from orda.server.database import alembic_config, is_sqlite, make_engine, migrate, open_plainly, read_url
from orda.server.logs import OUTAGE
from orda.server.store import Store
from orda.server.trouble import reason


class NotReady(OptionError):  # noqa: N818
    """There is nothing wrong with it that `orda serve` would not set right."""


@contextlib.asynccontextmanager
async def as_it_is(database: str) -> AsyncIterator[Store]:
    """For whoever looks, or changes a row: it is neither made nor upgraded."""
    url = read_url(database)
    if is_sqlite(url) and not Path(str(url.database)).is_file():
        raise NotReady(f"there is no database {described(url)}; `orda serve` makes it at its first start")
    async with opened(url, check_version) as store:
        yield store


@contextlib.asynccontextmanager
async def up_to_date(database: str) -> AsyncIterator[Store]:
    """For whoever brings something: it is made, or upgraded, where it has to be."""
    async with opened(read_url(database), migrate) as store:
        yield store


@contextlib.asynccontextmanager
async def opened(url: URL, first: Callable[[AsyncEngine], Awaitable[None]]) -> AsyncIterator[Store]:
    with in_a_sentence(url):
        store = Store(make_engine(url), "command")
        try:
            await first(store.engine)
            await store.open()
            yield store
        finally:
            await store.close()


def described(url: URL) -> str:
    """For people: a file, or an address without its password."""
    return str(url.database) if is_sqlite(url) else url.set(drivername="postgresql").render_as_string()


@contextlib.contextmanager
def in_a_sentence(url: URL) -> Iterator[None]:
    where = described(url)
    try:
        yield
    except CommandError as error:
        raise newer(where) from error
    except TimeoutError as error:
        raise OptionError(f"the database {where} cannot be used: somebody holds it, or it does not answer") from error
    except OUTAGE as error:
        raise OptionError(f"the database {where} cannot be used: {reason(error)}") from error


def newer(where: str) -> OptionError:
    return OptionError(
        f"the database {where} was made by a newer version of Orda; install that one, or name another --database"
    )


async def check_version(engine: AsyncEngine) -> None:
    """Is its schema that of this version?"""
    known = [script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()]
    where = described(engine.url)
    if is_sqlite(engine.url):
        await asyncio.to_thread(open_plainly, engine.url, "PRAGMA schema_version")
    async with engine.connect() as connection:
        found = await connection.run_sync(revision)
    if found is None:
        raise NotReady(f"the database {where} is empty; `orda serve` makes its tables at its first start")
    if found not in known:
        raise newer(where)
    if found != known[0]:
        raise NotReady(
            f"the database {where} was made by an older version of Orda; "
            "make a backup, then `orda serve` upgrades it at its start"
        )


def revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
