"""A private PostgreSQL server with the binaries of the machine, if there are any."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tests.server.harness import free_port

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin")
UNPRIVILEGED = ("postgres", "nobody")


def binaries() -> Path | None:
    """The folder of initdb and postgres: from pg_config, the path, or the usual places."""
    for name in ("initdb", "pg_config"):
        found = shutil.which(name)
        if found and (Path(found).resolve().parent / "initdb").exists():
            return Path(found).resolve().parent
    folders = sorted((folder for place in PLACES for folder in Path("/").glob(place[1:])), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def somebody() -> str | None:
    """PostgreSQL refuses to run as root; None where we are not."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in UNPRIVILEGED if name in names), None)


class Postgres:
    def __init__(self, bin_folder: Path) -> None:
        self.bin = bin_folder
        self.user = somebody()
        self.folder = Path(tempfile.mkdtemp(prefix="orda-pg-", dir="/tmp"))  # pytest's own are closed to others
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        if self.user:
            shutil.chown(self.folder, self.user)

    def run(self, *command: str) -> None:
        subprocess.run([str(self.bin / command[0]), *command[1:]], check=True, capture_output=True, **self.as_user())

    def as_user(self) -> dict[str, Any]:
        return {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "cwd": self.folder} if self.user else {}

    def start(self) -> None:
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", "orda", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.go_on()

    def go_on(self) -> None:
        """Starts, with what it has."""
        data = self.folder / "data"
        command = [str(self.bin / "postgres"), "-D", str(data), "-p", str(self.port), "-k", str(self.folder)]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "shared_buffers=32MB", "-c", "max_connections=60"]
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(command, stdout=log, stderr=log, **self.as_user())
        log.close()
        asyncio.run(self.wait())

    async def wait(self) -> None:
        for _ in range(1200):
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                connection = await asyncpg.connect(self.address("postgres"))
                await connection.close()
                return
            await asyncio.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text())

    def address(self, database: str) -> str:
        return f"postgresql://orda@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"orda_{secrets.token_hex(4)}"

        async def create() -> None:
            connection = await asyncpg.connect(self.address("postgres"))
            await connection.execute(f'CREATE DATABASE "{name}"')
            await connection.close()

        asyncio.run(create())
        return self.address(name)

    def kill(self) -> None:
        """As a machine that loses power: nothing is tidied up."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        for pid in (self.process.pid, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def running_postgres(bin_folder: Path) -> Iterator[Postgres]:
    postgres = Postgres(bin_folder)
    try:
        postgres.start()
        yield postgres
    finally:
        postgres.stop()
