"""Limits on what comes in: by person or by address, set by the operator, and counted by all workers together."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orda.engine.errors import OptionError
from orda.server.limits import LIMITS, Buckets, Limit, network_of, read_limit
from tests.server.harness import Line, Person, Server, call, running
from tests.server.postgres import Postgres

LIMITED = ("--limit", "identity=5/600", "--limit", "table=2/600", "--limit", "tables=5/600", "--limit", "list=4/600")


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    with running(Server(str(tmp_path / "x.sqlite"), None, tmp_path / "log", *LIMITED)) as server:
        yield server


def test_all_addresses_of_an_ipv6_network_count_as_one() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") != network_of("2001:db8:1:3::9")
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("") == ""
    assert network_of("testclient") == "testclient"


def test_a_limit_is_read_or_refused_with_a_sentence() -> None:
    assert read_limit("identity=1000/60") == ("identity", Limit(1000, 60))
    assert read_limit("table=0/1")[1].by == "person"
    for text in ("identity", "identity=5", "nothing=5/6", "identity=x/6", "identity=5/0", "identity=-5/6"):
        with pytest.raises(OptionError, match="name=count/seconds"):
            read_limit(text)


def test_a_whole_school_gets_in() -> None:
    """Thirty in ten minutes locked one out."""
    assert LIMITS["identity"].count >= 200


def test_what_another_worker_let_happen_counts_here_too() -> None:
    buckets = Buckets(0.0, 3)
    assert buckets.take("a")
    buckets.spend("a")
    assert buckets.take("a")
    assert not buckets.take("a")
    for _ in range(5):
        buckets.spend("a")
    assert buckets.take("b"), "each has his own"


def test_tables_are_counted_by_person_and_by_address(limited: Server) -> None:
    people = [Person(limited, name) for name in ("Anna", "Bruno", "Carla")]
    for person in people[:2]:
        for _ in range(2):
            person.table("me", "bot")
        assert person.refused("POST", "/api/tables", game="run", seats=[{"kind": "me"}, {"kind": "bot"}]) == "too_many"
    people[2].table("me", "bot")
    refused = people[2].refused("POST", "/api/tables", game="run", seats=[{"kind": "me"}, {"kind": "bot"}])
    assert refused == "too_many", "enough for one address"
    for person in people:
        person.close()


def test_identities_and_lists_are_limited_by_address(limited: Server) -> None:
    codes = [call(limited, "/api/me").status_code for _ in range(8)]
    assert codes == [200] * 5 + [429] * 3
    for path in ("/api/tables", "/api/openapi.json"):
        codes = [call(limited, path).status_code for _ in range(5)]
        assert 429 in codes


def test_workers_count_what_lasts_together(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    servers = [Server(database, None, tmp_path / f"log{n}", "--limit", "identity=6/6000") for n in range(2)]
    try:
        one, two = (server.start() for server in servers)
        anna = Person(one, "Anna")
        table = anna.table("me", "friend")["id"]
        with anna.connect() as here, Line(two, anna.cookie) as there:
            there.follow(table)
            assert [call(one, "/api/me").status_code for _ in range(6)] == [200] * 5 + [429]
            here.do("chat", table=table, text="that was all")
            there.until(lambda m: m["type"] == "chat" and m["lines"] != [])  # what was said before is heard before
            assert call(two, "/api/me").status_code == 429, "all six were let in by the other"
        anna.close()
    finally:
        for server in servers:
            server.stop()
