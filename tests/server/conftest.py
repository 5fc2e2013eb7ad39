"""One server for all tests that leave it as it was, on each database that is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Person, Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(Server(str(folder / "orda.sqlite"), None, folder / "log", "--no-limits")) as server:
        yield server


@pytest.fixture
def person(server: Server) -> Iterator[Callable[[str], Person]]:
    made: list[Person] = []

    def make(name: str = "Anna") -> Person:
        made.append(Person(server, name))
        return made[-1]

    yield make
    for one in made:
        one.close()
