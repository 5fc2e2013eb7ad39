"""`orda doctor` and `orda backup`: is everything as it should be, and a copy of it while the server runs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

from orda.engine.errors import OptionError
from orda.server.config import default_database
from orda.server.operating import Database

if TYPE_CHECKING:
    from orda.server.store import Store

LITTLE_SPACE: Final = 1 << 30
FEW_FILES: Final = 4096
CONNECTIONS_OF_WORKER: Final = 14


class Finding(NamedTuple):
    ok: bool
    what: str
    do: str = ""  # what to do about it


def doctor(
    database: Database = None,
    host: Annotated[str, typer.Option(envvar="ORDA_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, envvar="ORDA_PORT")] = 8000,
) -> None:
    """Checks versions, database, disk, port and limits of this machine, and says what to do."""
    found = [*versions(), *asyncio.run(database_findings(database or default_database())), *port_findings(host, port)]
    found += files()
    for finding in found:
        typer.echo(f"{'ok ' if finding.ok else '!! '} {finding.what}")
        if not finding.ok:
            typer.echo(f"    {finding.do}")
    if not all(finding.ok for finding in found):
        sys.exit(1)


def versions() -> Iterator[Finding]:
    from orda.engine.version import VERSION  # noqa: PLC0415
    from orda.server.config import STATIC  # noqa: PLC0415

    yield Finding(
        sys.version_info >= (3, 11), f"Orda {VERSION}, Python {platform.python_version()}", "use Python 3.11+"
    )
    is_built = (STATIC / "index.html").is_file()
    yield Finding(
        is_built, "the browser client is built" if is_built else "there is no browser client", "run `make web`"
    )


async def database_findings(database: str) -> list[Finding]:
    """Nothing is changed: what a server would write is taken back, and a database that is not there is not made."""
    from orda.server.database import is_sqlite, read_url  # noqa: PLC0415
    from orda.server.opening import NotReady, as_it_is, described  # noqa: PLC0415
    from orda.server.preflight import WRITE_SECONDS  # noqa: PLC0415

    url = read_url(database)
    path = Path(str(url.database)) if is_sqlite(url) else None
    try:
        with untouched(path):
            async with as_it_is(database) as store:
                await asyncio.wait_for(store.could_write(), WRITE_SECONDS)
                more = await (postgres_findings(store) if path is None else sqlite_findings(store, path))
    except NotReady as error:
        return [Finding(False, str(error), "if it should be ready, --database names another one"), *folder(path)]
    except OptionError as error:
        return [Finding(False, str(error), "see docs/hosting.md: its address, its rights, its version")]
    return [Finding(True, f"the database {described(url)} can be written to and is up to date"), *more]


@contextlib.contextmanager
def untouched(path: Path | None) -> Iterator[None]:
    """What a server that was killed has left in the write-ahead log is carried over by whoever closes the file last,
    unless he may only read."""
    if path is None or not path.with_name(f"{path.name}-wal").exists():
        yield
        return
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as last:
        with contextlib.suppress(sqlite3.Error):  # what is wrong with it is found by the others
            last.execute("SELECT 1 FROM sqlite_schema").fetchone()
        yield


def folder(path: Path | None) -> Iterator[Finding]:
    """Where it would be made."""
    if path is not None and not path.exists():
        there = next(parent for parent in path.absolute().parents if parent.exists())
        may = os.access(there, os.W_OK)
        how = "can be made" if may else "cannot be made"
        yield Finding(may, f"it {how} in {there}", "give whoever runs the server the right to write there")


async def sqlite_findings(store: Store, path: Path) -> list[Finding]:
    async with store.engine.connect() as connection:
        sound = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
    free = shutil.disk_usage(path.parent).free
    return [
        Finding(sound == "ok", f"its file is sound, {path.stat().st_size:,} bytes", f"go back to a backup: {sound}"),
        Finding(
            free > LITTLE_SPACE, f"{free:,} bytes are free on its disk", "make space, or use --keep to drop old tables"
        ),
    ]


async def postgres_findings(store: Store) -> list[Finding]:
    from sqlalchemy import func, select  # noqa: PLC0415

    setting = func.current_setting
    asked = select(
        setting("server_version"), setting("max_connections"), func.pg_database_size(func.current_database())
    )
    [(version, most, size)] = await store.rows(asked)
    workers = int(most) // CONNECTIONS_OF_WORKER
    return [
        Finding(True, f"PostgreSQL {version}, {size:,} bytes"),
        Finding(workers >= 1, f"its {most} connections are enough for {workers} workers", "raise max_connections"),
    ]


def port_findings(host: str, port: int) -> list[Finding]:
    from orda.server.preflight import check_port  # noqa: PLC0415

    try:
        check_port(host, port)
    except OptionError as error:
        with socket.socket() as probe:
            probe.settimeout(2)
            answers = probe.connect_ex((host, port)) == 0
        what = f"{host}:{port} is in use; if that is Orda all is well" if answers else str(error)
        return [Finding(answers, what, "choose another --port")]
    return [Finding(True, f"{host}:{port} is free")]


def files() -> list[Finding]:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return [Finding(most >= FEW_FILES, f"{most:,} files may be open", "raise LimitNOFILE: each connection is one")]


# -- backup --------------------------------------------------------------------------------------


def backup(
    path: Annotated[Path, typer.Argument(help="where to", show_default=False)], database: Database = None
) -> None:
    """A copy of the database, also while the server runs. It holds secrets: keep it as you keep the database."""
    from orda.server.database import is_sqlite, read_url  # noqa: PLC0415

    url = read_url(database or default_database())
    if path.exists():
        raise OptionError(f"{path} is there already; name a file that is not")
    if is_sqlite(url):
        copy_sqlite(Path(str(url.database)), path)
    else:
        dump_postgres(url.set(drivername="postgresql").render_as_string(hide_password=False), path)
    typer.echo(f"{path}: {path.stat().st_size:,} bytes")


def copy_sqlite(source: Path, path: Path) -> None:
    if not source.is_file():
        raise OptionError(f"there is no database {source}")
    try:
        with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(path)) as new:
            path.chmod(0o600)
            old.backup(new)
    except sqlite3.Error as error:
        raise OptionError(f"{path} cannot be written: {error}") from error


def dump_postgres(address: str, path: Path) -> None:
    command = shutil.which("pg_dump")
    if command is None:
        raise OptionError("pg_dump is not there; install the client tools of PostgreSQL")
    path.touch(mode=0o600)
    done = subprocess.run(  # noqa: S603
        [command, "--format=custom", f"--file={path}", f"--dbname={address}"],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        path.unlink()
        first, *_more = done.stderr.splitlines() or ["it does not say why"]
        raise OptionError(f"there is no backup: {first.removeprefix('pg_dump: error: ')}")
