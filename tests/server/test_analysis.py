"""The analysis of a finished match: on demand, once for all who ask, kept, and begun anew where it was given up."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from typing import Any

import pytest

from orda.server import analyses as analyses_module
from orda.server.analyses import AT_ONCE, OF_ADDRESS, Analyses, Work
from orda.server.clock import now_ms
from orda.server.store import Store, Stored
from orda.table import Refused
from tests.server.harness import WAIT, People, Person, Server, call, play_out, two_at_a_table
from tests.server.stores import new_match, with_store

STILL = 300.0  # seconds: it is done when nobody else needs the machine
NOTHING: Any = None
ROW = "analyses WHERE match = (SELECT key FROM matches WHERE id = ?)"


def finished(person: People) -> tuple[Person, Person, str]:
    anna, bruno, table = two_at_a_table(person)
    with anna.connect() as one, bruno.connect() as two:
        play_out([one, two], table, random.Random(5))
    return anna, bruno, table


def until_settled(who: Person, table: str) -> Any:
    """As long as it takes: a busy machine is no fault, an analysis that stands still is one."""
    done, end = -1, 0.0
    while (now := who.get(f"/api/tables/{table}/analysis"))["state"] == "running":
        assert 0 <= now["done"] <= now["total"]
        assert now["report"] is None
        if now["done"] > done:
            done, end = now["done"], time.monotonic() + STILL
        assert time.monotonic() < end, "it stands still"
        time.sleep(0.05)
    return now


def change(server: Server, statement: str, *values: Any) -> list[Any]:
    with contextlib.closing(sqlite3.connect(server.database, timeout=WAIT)) as database, database:
        return database.execute(statement, values).fetchall()


def test_it_is_worked_out_once_for_all_who_ask_and_kept(person: People, server: Server) -> None:
    anna, bruno, table = finished(person)
    assert anna.get(f"/api/tables/{table}/analysis")["state"] == "none"
    assert anna.post(f"/api/tables/{table}/analysis")["state"] == "running"
    assert bruno.post(f"/api/tables/{table}/analysis")["state"] in ("running", "done")
    done = until_settled(anna, table)
    assert (done["state"], done["done"]) == ("done", done["total"])
    report = done["report"]
    assert [player["judged"] for player in report["players"]] == [True, True]
    assert len(report["turning_points"]) <= 3
    assert len(report["curves"]) == 2
    (began,) = change(server, f"SELECT at FROM {ROW}", table)
    assert bruno.post(f"/api/tables/{table}/analysis") == done
    assert [began] == change(server, f"SELECT at FROM {ROW}", table)


def test_what_was_given_up_or_is_out_of_date_is_begun_anew_with_the_same_outcome(
    person: People, server: Server
) -> None:
    anna, _, table = finished(person)
    anna.post(f"/api/tables/{table}/analysis")
    first = until_settled(anna, table)
    for stale in ("report = NULL, at = 0", "version = -1"):
        change(server, f"UPDATE analyses SET {stale} WHERE match = (SELECT key FROM matches WHERE id = ?)", table)
        assert anna.get(f"/api/tables/{table}/analysis")["state"] == "none"
        assert anna.post(f"/api/tables/{table}/analysis")["state"] == "running"
        assert until_settled(anna, table) == first


def test_a_match_that_cannot_be_played_again_is_said_to_have_failed(person: People, server: Server) -> None:
    anna, _, table = finished(person)
    change(
        server,
        "UPDATE choices SET seal = 'x' WHERE number = 2 AND match = (SELECT key FROM matches WHERE id = ?)",
        table,
    )
    anna.post(f"/api/tables/{table}/analysis")
    assert until_settled(anna, table)["state"] == "failed"
    assert anna.post(f"/api/tables/{table}/analysis")["state"] == "running", "it may be tried again"


def test_only_a_finished_match_is_analysed_and_only_for_somebody(person: People, server: Server) -> None:
    anna, _, table = two_at_a_table(person)
    for method in ("GET", "POST"):
        assert anna.refused(method, f"/api/tables/{table}/analysis") == "running"
        assert anna.refused(method, "/api/tables/nowhere/analysis") == "no_such_table"
    assert call(server, f"/api/tables/{table}/analysis", "POST", json={}).json()["code"] == "no_identity"
    assert anna.refused("POST", f"/api/tables/{table}/analysis", simulations=9) == "bad_message"


def test_of_two_workers_one_is_at_it_until_it_gives_up_or_fails(database: str) -> None:
    async def check(store: Store) -> None:
        key, match = await new_match(store)
        one, two = workers = [Analyses(store, NOTHING, None, limited=True) for _ in range(2)]
        assert [await each.claim(key, "a") for each in workers] == [True, False]
        await one.write(key, at=now_ms(), done=3, total=9)
        seen = await two.state(match.id, key)
        assert (seen.state, seen.done, seen.total) == ("running", 3, 9)
        for ended in ({"at": 0}, {"failed": True}):
            await one.write(key, **ended)
            assert [await each.claim(key, "a") for each in workers] == [True, False]

    with_store(database, check)


class Thoughtful:
    """A process that never comes to an end with it."""

    async def run(self, _request: Any, _limit: float) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError


async def begun(store: Store, *users: str) -> tuple[Analyses, Stored]:
    key, match = await new_match(store)
    stored, analyses = Stored(key, match.setup, [], []), Analyses(store, NOTHING, None, limited=True)
    analyses.pool = Thoughtful()  # type: ignore[assignment]
    for user in users:
        assert (await analyses.begin(stored, "1.2.3.4", user)).state == "running"
    return analyses, stored


def test_it_is_given_up_when_the_last_who_asked_wants_it_no_more(database: str) -> None:
    async def check(store: Store) -> None:
        analyses, stored = await begun(store, "a", "b")
        key, match_id = stored.key, stored.setup.id
        assert (await analyses.end(match_id, key, "a")).state == "none"
        assert (await analyses.state(match_id, key)).state == "running", "for b"
        assert (await analyses.end(match_id, key, "b")).state == "none"
        assert analyses.works == {}
        assert (await analyses.state(match_id, key)).state == "none"
        assert (await analyses.begin(stored, "1.2.3.4", "a")).state == "running", "at once, and not after half a minute"
        await analyses.close()

    with_store(database, check)


def test_whoever_is_at_it_stops_when_it_was_ended_at_another_worker(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses_module, "BEAT_SECONDS", 0.01)

    async def check(store: Store) -> None:
        one, stored = await begun(store, "a")
        two = Analyses(store, NOTHING, None, limited=True)
        task = one.works[stored.key].task
        assert (await two.end(stored.setup.id, stored.key, "a")).state == "none"
        await asyncio.wait_for(task, WAIT)
        assert one.works == {}

    with_store(database, check)


def test_it_goes_on_for_who_has_asked_another_worker_or_again(database: str) -> None:
    async def check(store: Store) -> None:
        one, stored = await begun(store, "a", "a")
        key, match_id = stored.key, stored.setup.id
        two = Analyses(store, NOTHING, None, limited=True)
        assert (await two.begin(stored, "1.2.3.4", "b")).state == "running"
        assert (await two.end(match_id, key, "stranger")).state == "none", "to who has not asked"
        assert (await one.end(match_id, key, "a")).state == "none"
        assert (await one.state(match_id, key)).state == "running", "for b"
        assert (await two.end(match_id, key, "b")).state == "none"
        assert (await two.state(match_id, key)).state == "none"
        await one.close()

    with_store(database, check)


def test_who_wanted_one_that_was_given_up_does_not_hold_the_next(database: str) -> None:
    async def check(store: Store) -> None:
        one, stored = await begun(store, "a")
        key, match_id = stored.key, stored.setup.id
        await one.close()
        two = Analyses(store, NOTHING, None, limited=True)
        two.pool = Thoughtful()  # type: ignore[assignment]
        await two.begin(stored, "1.2.3.4", "b")
        assert (await two.end(match_id, key, "b")).state == "none"
        assert two.works == {}

    with_store(database, check)


def test_what_is_done_stays_whoever_wants_it_no_more(person: People) -> None:
    anna, bruno, table = finished(person)
    assert anna.post(f"/api/tables/{table}/analysis/end")["state"] == "none", "nobody has asked for it"
    anna.post(f"/api/tables/{table}/analysis")
    done = until_settled(anna, table)
    assert bruno.post(f"/api/tables/{table}/analysis/end") == done


def test_nobody_has_many_worked_on_at_once() -> None:
    analyses = Analyses(NOTHING, NOTHING, None, limited=True)
    for key in range(AT_ONCE - 1):
        analyses.check_room_for("1.2.3.4" if key < OF_ADDRESS else str(key))
        analyses.works[key] = Work(NOTHING, "1.2.3.4" if key < OF_ADDRESS else str(key))
    with pytest.raises(Refused) as refused:
        analyses.check_room_for("1.2.3.4")
    assert refused.value.code == "too_many"
    analyses.check_room_for("5.6.7.8")
    analyses.works[AT_ONCE] = Work(NOTHING, "5.6.7.8")
    with pytest.raises(Refused) as refused:
        analyses.check_room_for("9.9.9.9")
    assert refused.value.code == "busy"
