"""Servers and databases for the tests. PostgreSQL is a private one, started once per test process."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import People, Server, people_of, running
from tests.server.postgres import Postgres, binaries, running_postgres, somebody


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that leave it as it was."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(Server(str(folder / "orda.sqlite"), None, folder / "log", "--no-limits", "--analysis", "2")) as server:
        yield server


@pytest.fixture
def person(server: Server) -> Iterator[People]:
    with people_of(server) as somebody:
        yield somebody


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    found = binaries()
    if found is None:
        pytest.skip("there is no PostgreSQL on this machine (no initdb in the path or the usual places)")
    if os.getuid() == 0 and somebody() is None:
        pytest.skip("PostgreSQL does not run as root, and there is no user postgres or nobody")
    with running_postgres(found) as server:
        yield server


@pytest.fixture
def mortal(postgres: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL of one's own, to be ended or made unusable."""
    with running_postgres(postgres.bin) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "orda.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
