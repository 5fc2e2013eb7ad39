"""A database that cannot be written, for whatever reason: said in a sentence, at the start and while it runs, and gone
on with as soon as it can be."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.exc import OperationalError

from orda.engine.errors import OptionError
from orda.server import database, preflight
from orda.server.rows import Batch
from orda.server.store import Store, Unavailable
from orda.server.trouble import cause
from tests.server.harness import Person, Server, first_option, running
from tests.server.postgres import Postgres
from tests.server.stores import with_store


async def tell(address: str, *statements: str) -> None:
    connection = await asyncpg.connect(address)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


def set_read_only(postgres: Postgres, address: str, on: bool) -> None:
    """For everybody who connects from now on; who was connected has to do so again."""
    name = address.rpartition("/")[2]
    others = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    wanted = f'ALTER DATABASE "{name}" SET default_transaction_read_only = {"on" if on else "off"}'
    asyncio.run(tell(postgres.address("postgres"), wanted, others))


def refused_at_the_start(address: str) -> str:
    """What `orda serve` says instead of starting."""
    with pytest.raises(OptionError) as caught:
        asyncio.run(preflight.check_database(address))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_read_only_postgresql_is_said_and_gone_on_with_when_it_can_be_written(
    mortal: Postgres, tmp_path: Path
) -> None:
    address = mortal.new_database()
    with running(Server(address, None, tmp_path / "log", "--no-limits")) as server:
        anna = Person(server, "Anna")
        table = anna.table("me", "bot", options={"first_player": 0})["id"]
        with anna.connect() as line:
            choice = {"table": table, "number": 0, "option": first_option(line.follow(table))}
            set_read_only(mortal, address, True)
            assert server.trouble().endswith("is read-only")
            assert line.refused("choose", **choice) == "busy"
            assert "read-only" in refused_at_the_start(address)
            set_read_only(mortal, address, False)
            server.wait()
            line.do("choose", **choice)
        anna.close()
    assert "Traceback" not in server.logged()


@contextlib.asynccontextmanager
async def all_connections(postgres: Postgres) -> AsyncIterator[None]:
    """Nobody else gets one: neither those for everybody nor those for whoever runs it."""
    taken: list[Any] = []
    with contextlib.suppress(asyncpg.TooManyConnectionsError):
        while True:
            taken.append(await asyncpg.connect(postgres.address("postgres")))
    yield
    for connection in taken:
        await connection.close()


def test_a_postgresql_without_a_free_connection_is_said_at_the_start(mortal: Postgres) -> None:
    address = mortal.new_database()

    async def check() -> None:
        async with all_connections(mortal):
            with pytest.raises(OptionError, match="cannot be used") as caught:
                await preflight.check_database(address)
            assert cause(caught.value) == "the database takes no more connections"
        await preflight.check_database(address)

    asyncio.run(check())


def test_a_postgresql_that_somebody_has_locked_is_said_at_the_start_and_by_health(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preflight, "WRITE_SECONDS", 0.5)
    address = postgres.new_database()

    async def locked() -> str:
        connection = await asyncpg.connect(address)
        async with connection.transaction():
            await connection.execute("LOCK TABLE health")
            with pytest.raises(OptionError, match="somebody holds it") as caught:
                await preflight.check_database(address)
            said = await asyncio.to_thread(server.trouble)
        await connection.close()
        assert "\n" not in str(caught.value)
        return said

    with running(Server(address, None, tmp_path / "log")) as server:
        assert "somebody else holds the database" in asyncio.run(locked())
        server.wait()


def test_a_read_only_file_is_said_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root one may write to any file, so it is SQLite that is told not to."""
    address = str(tmp_path / "x.sqlite")
    asyncio.run(preflight.check_database(address))
    prepare = database.prepare_sqlite

    def only_read(connection: Any, record: Any) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA query_only=ON")

    monkeypatch.setattr(database, "prepare_sqlite", only_read)
    assert "readonly" in refused_at_the_start(address)

    async def check(store: Any) -> None:
        with pytest.raises(OperationalError) as caught:
            await store.check()
        assert cause(caught.value).endswith("is read-only")

    with_store(address, check)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """One of its own, in a file."""
    image, folder = tmp_path / "image", tmp_path / "disk"
    image.write_bytes(bytes(16 << 20))
    folder.mkdir()
    made = subprocess.run(["mkfs.ext4", "-q", str(image)], capture_output=True, check=False)
    if made.returncode != 0 or mount("-o", "loop", str(image), str(folder)) != 0:
        pytest.skip("only root may mount a disk")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def mount(*words: str) -> int:
    return subprocess.run(["mount", *words], capture_output=True, check=False).returncode


@pytest.mark.skipif(not shutil.which("mkfs.ext4"), reason="there is no mkfs.ext4")
def test_a_disk_that_has_become_read_only_is_said_while_it_runs_and_at_the_start(disk: Path) -> None:
    """As a broken one does, with all files open."""
    address = str(disk / "x.sqlite")

    async def check(store: Store) -> None:
        await store.check()
        assert mount("-o", "remount,abort", str(disk)) == 0
        for _ in range(2):
            with pytest.raises(OperationalError) as caught:
                await store.check()
            assert "read-only" in cause(caught.value)
        with pytest.raises(Unavailable):
            await store.write(Batch(sitters=[("anna", 1)]))

    with_store(address, check)
    assert "readonly" in refused_at_the_start(address)
    assert "unable to open" in refused_at_the_start(str(disk / "new.sqlite"))
    assert "Read-only file system" in refused_at_the_start(str(disk / "folder" / "new.sqlite"))


def test_what_is_said_to_everybody_does_not_tell_where_the_database_is() -> None:
    causes = {
        "attempt to write a readonly database": "the database, or the disk it is on, is read-only",
        "cannot execute DELETE in a read-only transaction": "the database, or the disk it is on, is read-only",
        "database or disk is full": "the disk is full",
        "[Errno 28] No space left on device: '/srv/orda'": "the disk is full",
        "disk I/O error": "the disk does not take it: it is broken, full, or read-only",
        "database is locked": "somebody else holds the database, or it takes too long",
        "sorry, too many clients already": "the database takes no more connections",
        "[Errno 111] Connect call failed ('10.0.0.5', 5432): refused": "the database cannot be reached",
        "something nobody has thought of at 10.0.0.5": "OSError",
    }
    assert {said: cause(OSError(said)) for said in causes} == causes
    assert cause(TimeoutError()).startswith("somebody else holds")
