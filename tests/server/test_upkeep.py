"""Keeping a server well: the doctor, backups while it runs, old tables removed, logs and metrics for programs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import func, select

from orda.cli import main
from orda.engine.errors import OptionError
from orda.server import preflight, schema, upkeep
from orda.server.clock import now_ms
from orda.server.config import Config
from orda.server.database import make_engine, migrate, read_url
from orda.server.keeper import Keeper
from orda.server.metrics import Metrics, added_up
from orda.server.pool import Pool
from orda.server.retention import DAY_MS, Retention, read_days
from orda.server.store import Store
from tests.server.harness import START, WAIT, Person, Server, call, free_port, play_out, running
from tests.server.long import long_setup
from tests.server.postgres import Postgres


def orda(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "orda.cli", *words]
    more = os.environ | environment
    return subprocess.run(command, capture_output=True, text=True, timeout=START, check=False, env=more)


def made(database: str) -> str:
    asyncio.run(preflight.check_database(database))
    return database


def test_the_doctor_finds_a_sound_database_and_says_what_to_do_about_another(tmp_path: Path) -> None:
    done = orda("doctor", "--database", made(str(tmp_path / "x.sqlite")), "--port", str(free_port()))
    assert "ok  the database" in done.stdout, done.stderr
    assert "its file is sound" in done.stdout
    assert "is free" in done.stdout
    (tmp_path / "bad.sqlite").write_bytes(b"this is not a database" * 1000)
    bad = orda("doctor", "--database", str(tmp_path / "bad.sqlite"), "--port", str(free_port()))
    assert bad.returncode == 1
    assert re.search(r"^!!  the database .* cannot be used.*\n    see docs/hosting.md", bad.stdout, re.MULTILINE)


def test_the_doctor_looks_at_postgresql_too(postgres: Postgres) -> None:
    found = examined(made(postgres.new_database()))
    assert [finding.ok for finding in found] == [True, True, True]
    assert re.fullmatch(r"PostgreSQL \d+.*bytes", found[1].what)
    assert "connections are enough for 4 workers" in found[2].what


def examined(database: str) -> list[upkeep.Finding]:
    return asyncio.run(upkeep.database_findings(database))


def test_the_doctor_says_that_there_is_no_database_and_makes_none(tmp_path: Path, postgres: Postgres) -> None:
    missing, place = examined(str(tmp_path / "sub" / "x.sqlite"))
    assert (missing.ok, "there is no database" in missing.what) == (False, True)
    assert (place.ok, place.what) == (True, f"it can be made in {tmp_path}")
    assert list(tmp_path.iterdir()) == []
    empty = postgres.new_database()
    for _ in range(2):
        [finding] = examined(empty)
        assert (finding.ok, "is empty" in finding.what) == (False, True)


def kept_in(folder: Path) -> dict[str, bytes]:
    """The files there, but for the index of the write-ahead log, which is made anew by whoever opens it."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}


def test_the_doctor_leaves_every_byte_as_it_is_also_what_a_killed_server_left(tmp_path: Path) -> None:
    database = made(str(tmp_path / "x.sqlite"))
    ended = kept_in(tmp_path)
    assert all(finding.ok for finding in examined(database)[:2])
    assert kept_in(tmp_path) == ended
    write = f"import os, sqlite3; c = sqlite3.connect({database!r}); c.execute('UPDATE health SET at = 1'); c.commit()"
    subprocess.run([sys.executable, "-c", f"{write}; os._exit(0)"], check=True)
    killed = kept_in(tmp_path)
    assert set(killed) == {"x.sqlite", "x.sqlite-wal"}
    assert all(finding.ok for finding in examined(database)[:2])
    assert kept_in(tmp_path) == killed


LOOKING = (["tables"], ["tables", "close", "x"], ["people"], ["people", "ban", "x"], ["export", "x", "file"])


@pytest.mark.parametrize("words", LOOKING, ids=" ".join)
def test_commands_that_look_neither_make_a_database_nor_upgrade_one(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused() -> str:
        monkeypatch.setattr(sys, "argv", ["orda", *words, "--database", database])
        with pytest.raises(SystemExit) as caught:
            main()
        written = capsys.readouterr().err
        assert (caught.value.code, written.count("\n")) == (2, 1)
        return written

    database = str(tmp_path / "x.sqlite")
    assert "there is no database" in refused()
    assert not Path(database).exists()
    made(database)
    for revision, said in (("0003", "older version"), ("9999", "newer version")):
        set_revision(database, revision)
        assert said in refused()
        assert set_revision(database, revision) == revision
    database = "postgresql://orda:secret@127.0.0.1:1/x"
    written = refused()
    assert "cannot be used" in written
    assert "secret" not in written


def set_revision(database: str, revision: str) -> str:
    """What it was before."""
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        [(before,)] = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        return str(before)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_made_while_the_server_runs_holds_everything(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "x") if kind == "sqlite" else request.getfixturevalue("postgres").new_database()
    copy = tmp_path / "copy"
    with running(Server(database, None, tmp_path / "log", "--no-limits")) as server:
        anna = Person(server, "Anna")
        table = anna.table("me", "bot")["id"]
        with anna.connect() as line:
            end = play_out([line], table, random.Random(1))
        done = orda("backup", str(copy), "--database", database)
        assert done.returncode == 0, done.stderr
        assert copy.stat().st_mode & 0o077 == 0, "it holds secrets"
        assert orda("backup", str(copy), "--database", database).returncode == 2, "nothing is overwritten"
        anna.close()
    if kind == "sqlite":
        with running(Server(str(copy), None, tmp_path / "log2")) as server:
            assert call(server, f"/api/tables/{table}").json()["number"] == end["number"]
    else:
        listed = subprocess.run(["pg_restore", "--list", str(copy)], capture_output=True, text=True, check=True)
        assert "TABLE DATA public choices" in listed.stdout


def test_finished_tables_that_are_old_are_removed_and_no_others(database: str) -> None:
    async def check() -> None:
        store = Store(make_engine(read_url(database)), "test")
        await migrate(store.engine)
        await store.open()
        pool = Pool(1)
        keeper = Keeper(Config(), store, pool)
        old, new = now_ms() - 100 * DAY_MS, now_ms() - 10 * DAY_MS
        kept = set()
        for n in range(130):
            setup = long_setup(n)
            status, setup.created = ("over", "running")[n % 2], (old, new)[n % 3 == 0]
            summary = b"damaged" if n == 4 else json.dumps({"status": status}).encode()
            assert await store.create(setup, summary, False, None) is not None
            if status == "running" or setup.created == new or n == 4:
                kept.add(setup.id)
        await Retention(keeper, 90).tidy()
        async with store.engine.connect() as connection:
            left = set((await connection.execute(select(schema.matches.c.id))).scalars())
            sitters = (await connection.execute(select(func.count()).select_from(schema.sitters))).scalar_one()
        assert left == kept
        assert sitters == 5 * len(kept), "four people and the host"
        await keeper.close()
        await pool.close()
        await store.close()

    asyncio.run(check())


def test_how_long_to_keep_is_read_or_refused() -> None:
    assert (read_days("90d"), read_days("0d")) == (90, 0)
    for text in ("90", "d", "-1d", "1.5d", "90 days"):
        with pytest.raises(OptionError, match="90d"):
            read_days(text)


def test_logs_as_json_are_one_object_a_line_with_the_requests_id(tmp_path: Path) -> None:
    database = tmp_path / "x.sqlite"
    with running(Server(str(database), None, tmp_path / "log", "--log", "json")) as server:
        anna = Person(server, "Anna")
        table = anna.table("me", "friend")["id"]
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE matches SET setup = '{'")
    connection.close()
    with running(Server(str(database), None, tmp_path / "log", "--log", "json")) as server:
        given = call(server, f"/api/tables/{table}", headers={"X-Request-Id": "from-the-proxy"})
        assert given.headers["x-request-id"] == "from-the-proxy"
        own = call(server, "/health", headers={"X-Request-Id": "bad id!"})
        assert re.fullmatch(r"[0-9a-f]{16}", own.headers["x-request-id"])
    lines = [json.loads(line) for line in server.logged().splitlines() if line.startswith("{")]
    [line] = [line for line in lines if "damaged" in line["message"]]
    assert (line["level"], line["logger"], line["request"]) == ("error", "orda.server", "from-the-proxy")
    anna.close()
    refused = orda("serve", "--log", "xml", "--database", str(database))
    assert (refused.returncode, "text, json" in refused.stderr) == (2, True)


def test_settings_can_come_from_the_environment(tmp_path: Path) -> None:
    done = orda("serve", ORDA_DATABASE=str(tmp_path), ORDA_PORT=str(free_port()))
    assert done.returncode == 2
    assert f"the database {tmp_path} cannot be used" in done.stderr
    done = orda("serve", ORDA_DATABASE=str(tmp_path / "x"), ORDA_LIMIT="identity=1")
    assert "name=count/seconds" in done.stderr


def test_numbers_of_several_workers_are_added_up() -> None:
    texts = []
    for n in (1, 2):
        metrics = Metrics()
        metrics.counts["choices"] = 10 * n
        metrics.errors["stale"] = n
        metrics.gauges["connections"] = n
        metrics.committed(1, 0.003)
        texts.append(metrics.text())
    lines = added_up(texts).splitlines()
    for line in ("orda_choices_total 30", 'orda_errors_total{code="stale"} 3', "orda_connections 3"):
        assert line in lines
    assert 'orda_commit_seconds_bucket{le="0.005"} 2' in lines
    assert "orda_commit_seconds_count 2" in lines
    assert len(lines) == len(set(lines)), "each kind is said once"


def test_a_worker_that_has_ended_has_nothing_open_any_more(tmp_path: Path) -> None:
    ended, metrics = subprocess.Popen([sys.executable, "-c", ""]), Metrics()
    ended.wait()
    metrics.gauges["connections"], metrics.counts["choices"] = 7, 10
    (tmp_path / f"{ended.pid}.prom").write_text(metrics.text())
    lines = metrics.text_of_all(tmp_path).splitlines()
    assert "orda_connections 7" in lines
    assert "orda_choices_total 20" in lines


def test_a_scrape_of_any_worker_gives_the_numbers_of_all(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(postgres.new_database(), None, tmp_path / "log", "--workers", "2", "--no-limits")

    def made() -> int:
        text = call(server, "/metrics").text
        found = re.search(r"^orda_matches_made_total (\d+)$", text, re.MULTILINE)
        return int(found[1]) if found else 0

    with running(server):
        people = [Person(server, f"Anna {n}") for n in range(8)]  # their connections are shared out among the workers
        for person in people:
            person.table("me", "friend")
        end = time.monotonic() + WAIT
        while made() != 8:
            assert time.monotonic() < end
            time.sleep(0.2)
        for person in people:
            person.close()
