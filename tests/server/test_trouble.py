"""Trouble with the disk, the database or one match harms as little as it can, and is said in a sentence."""

from __future__ import annotations

import contextlib
import logging
import resource
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from orda.engine.errors import OptionError
from orda.server import commands
from orda.server.logs import Flood
from tests.server.harness import START, Person, Server, first_option, free_port, running


def serve(database: str, port: int, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "orda.cli", "serve", "--port", str(port), "--database", database, *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=START, check=False)


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    [line] = done.stderr.strip().splitlines()
    return line


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "orda.sqlite")


def change(database: str, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_a_port_that_is_taken_is_said_in_one_sentence(database: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} is taken" in one_sentence(serve(database, port))


def test_a_database_of_a_newer_version_is_said_in_one_sentence(database: str) -> None:
    with running(Server(database)):
        pass
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version of Orda" in one_sentence(serve(database, free_port()))


def test_a_place_that_cannot_be_written_to_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in one_sentence(serve(str(tmp_path / "file" / "orda.sqlite"), free_port()))
    assert "cannot be used" in one_sentence(serve(str(tmp_path), free_port()))


def test_a_postgresql_that_is_not_there_is_said_in_one_sentence() -> None:
    sentence = one_sentence(serve(f"postgresql://orda:secret@127.0.0.1:{free_port()}/orda", free_port()))
    assert "cannot be used" in sentence
    assert "secret" not in sentence


@contextlib.contextmanager
def locked(database: str) -> Iterator[None]:
    """Somebody else writes, and does not end."""
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def test_health_says_when_nothing_can_be_written_and_when_it_can_again(database: str, tmp_path: Path) -> None:
    with running(Server(database, None, tmp_path / "log")) as server:
        with locked(database):
            assert "nothing can be written" in server.trouble()
        server.wait()


@contextlib.contextmanager
def full(server: Server) -> Iterator[None]:
    """No file of the server's can grow any more, as on a disk that is full."""
    assert server.process is not None
    pid, size = server.process.pid, Path(server.database + "-wal").stat().st_size
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def test_on_a_full_disk_nothing_is_acknowledged_and_all_goes_on_when_there_is_space(tmp_path: Path) -> None:
    with running(Server(str(tmp_path / "x.sqlite"), None, tmp_path / "log")) as server:
        anna = Person(server, "Anna")
        table = anna.table("me", "bot", options={"first_player": 0})["id"]
        with anna.connect() as line:
            state = line.follow(table)
            choice = {"table": table, "number": 0, "option": first_option(state)}
            with full(server):
                assert "nothing can be written" in server.trouble()
                assert line.refused("choose", **choice) == "busy"
            server.wait()
            line.do("choose", **choice)
        anna.close()


def test_one_damaged_summary_is_left_out_of_the_lobby_and_mended(database: str, tmp_path: Path) -> None:
    with running(Server(database, None, tmp_path / "log")) as server:
        anna = Person(server, "Anna")
        good, bad = (anna.table("me", "friend", public=True)["id"] for _ in range(2))
        with anna.connect() as line:
            line.do("lobby")
            line.until(lambda m: m["type"] == "lobby" and len(m["lobby"]["mine"]) == 2)
    change(database, f"UPDATE matches SET summary = '{{\"id\"' WHERE id = '{bad}'")
    with running(Server(database, None, tmp_path / "log")) as server:
        anna.http.base_url = server.url
        anna.server = server
        lobby = anna.get("/api/tables")
        assert [line["id"] for line in lobby["open"]] == [line["id"] for line in lobby["mine"]] == [good]
        with anna.connect() as line:
            line.do("lobby")
            line.do("chat", table=bad, text="hello")
            line.until(lambda m: m["type"] == "lobby" and {each["id"] for each in m["lobby"]["mine"]} == {good, bad})
        anna.close()


def test_one_damaged_match_is_said_to_be_damaged_and_the_others_go_on(database: str, tmp_path: Path) -> None:
    with running(Server(database, None, tmp_path / "log")) as server:
        anna = Person(server, "Anna")
        good, bad = (anna.table("me", "bot", options={"first_player": 0})["id"] for _ in range(2))
    change(database, f"UPDATE matches SET setup = '{{' WHERE id = '{bad}'")
    with running(Server(database, None, tmp_path / "log")) as server:
        anna.http.base_url = server.url
        anna.server = server
        assert anna.refused("GET", f"/api/tables/{bad}") == "damaged"
        with anna.connect() as line:
            assert line.refused("subscribe", table=bad) == "damaged"
            assert line.follow(good)["decision"] is not None
        anna.close()


def test_the_same_trouble_does_not_fill_the_log() -> None:
    flood, passed = Flood(), []
    for n in range(12_000):
        record: Any = logging.LogRecord("orda.server", logging.ERROR, "", 0, "no disk: %s", (n,), None)
        if flood.filter(record):
            passed.append(record.getMessage())
    assert len(passed) == 10
    other = logging.LogRecord("orda.server", logging.ERROR, "", 0, "something else", (), None)
    assert flood.filter(other)
    flood.kinds = type(flood.kinds)({kind: (since - 61, count) for kind, (since, count) in flood.kinds.items()})
    again = logging.LogRecord("orda.server", logging.ERROR, "", 0, "no disk: %s", (1,), None)
    assert flood.filter(again)
    assert "11990 more" in again.getMessage()


def test_what_uvicorn_says_goes_into_the_same_log_and_is_held_back_like_all_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: dict[str, Any] = {}
    monkeypatch.setattr(uvicorn, "run", lambda app, **more: said.update(more, app=app))
    commands.listen("127.0.0.1", 8000, 1)
    del said["workers"]
    uvicorn.Config(**said)
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        assert (logger.handlers, logger.propagate) == ([], True)


def test_without_a_folder_for_temporary_files_several_workers_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", "/nowhere")
    with pytest.raises(OptionError, match="TMPDIR"):
        commands.shared_folder()
