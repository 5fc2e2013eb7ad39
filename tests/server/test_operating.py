"""An operator's commands, while the server runs: it heeds them within seconds."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from orda.server.store import Store
from orda.table import Match
from orda.table.setup import new_id
from tests.server.harness import START, WAIT, Person, Server, first_option, running
from tests.server.long import long_setup
from tests.server.stores import with_store


def orda(server: Server, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "orda.cli", *words, "--database", server.database]
    return subprocess.run(command, capture_output=True, text=True, timeout=START, check=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    is_file = request.param == "sqlite"
    database = str(tmp_path / "x") if is_file else request.getfixturevalue("postgres").new_database()
    with running(Server(database, None, tmp_path / "log", "--no-limits")) as server:
        yield server


def test_tables_are_listed_closed_and_opened_again(served: Server) -> None:
    anna = Person(served, "Anna")
    table, other = (anna.table("me", "bot", options={"first_player": 0})["id"] for _ in range(2))
    listed = orda(served, "tables")
    assert listed.returncode == 0, listed.stderr
    assert table in listed.stdout
    assert "Anna" in listed.stdout
    with anna.connect() as line:
        state = line.follow(table)
        assert orda(served, "tables", "close", table).stdout.strip() == f"{table}: closed"
        assert line.is_closed(), "whoever follows it is sent away"
    assert anna.refused("GET", f"/api/tables/{table}") == "closed"
    with anna.connect() as line:
        assert line.refused("subscribe", table=table) == "closed"
        assert line.refused("choose", table=table, number=0, option=first_option(state)) == "closed"
        assert line.follow(other)["decision"] is not None
    assert "closed" in orda(served, "tables").stdout
    assert orda(served, "tables", "open", table).returncode == 0
    with anna.connect() as line:
        assert line.follow(table)["view"] == state["view"]
    missing = orda(served, "tables", "close", "nothing")
    assert (missing.returncode, missing.stderr.count("\n")) == (2, 1)
    anna.close()


def test_ids_are_no_options_of_commands_and_older_ones_that_look_like_one_are_taken(tmp_path: Path) -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))
    database = str(tmp_path / "x.sqlite")

    async def store_one(store: Store) -> None:
        match = Match(long_setup())
        match.setup.id = "-lL2tdgn9ncKSJq3"
        await store.create(match.setup, b"{}", False, None)

    with_store(database, store_one)
    done = orda(Server(database), "tables", "close", "-lL2tdgn9ncKSJq3")
    assert done.stdout.strip() == "-lL2tdgn9ncKSJq3: closed", done.stderr


def test_who_is_banned_is_disconnected_and_nobody_any_more(served: Server) -> None:
    anna, bruno = Person(served, "Anna"), Person(served, "Bruno")
    table = anna.table("me", "bot")["id"]
    assert "Anna" in orda(served, "people").stdout
    with anna.connect() as line:
        line.follow(table)
        assert orda(served, "people", "ban", anna.id).returncode == 0
        assert line.is_closed()
    end = time.monotonic() + WAIT
    while anna.http.post("/api/me", json={"name": "Eve"}).status_code != 401:
        assert time.monotonic() < end
        time.sleep(0.2)
    assert bruno.get("/api/me")["id"] == bruno.id
    assert orda(served, "people", "unban", anna.id).returncode == 0
    assert anna.get("/api/me")["id"] == anna.id
    assert orda(served, "people", "ban", "nobody").returncode == 2
    anna.close()
    bruno.close()
