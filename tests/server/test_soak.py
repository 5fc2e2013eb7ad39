"""Kills without end: 1,000 in all when run whole (`make soak`), of servers and of PostgreSQL, at random moments.

`ORDA_KILLS` sets how many; the seed is printed.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.forked import ForkedServer
from tests.server.harness import Server
from tests.server.postgres import Postgres
from tests.server.test_crash import check_all, hear_more, make_tables, play_while, seats

KILLS = int(os.environ.get("ORDA_KILLS", "1000"))
MATCHES = 6
SHARES = {"sqlite": 0.4, "postgresql": 0.3, "two processes": 0.3}


def kill_and_start(server: Server) -> None:
    """Not waited for: the next kill may come while it starts."""
    server.kill()
    server.begin()


def end_and_go_on(database: Postgres, servers: list[Server]) -> None:
    """A server that cannot come up while there is no database would end, so those that start are waited for."""
    for server in servers:
        server.wait()
    database.kill()
    database.go_on()


def soak(servers: list[Server], kills: list[Callable[[], None]], count: int, chance: random.Random) -> int:
    """Plays matches one after the other while something is killed, until it was often enough."""
    done = acknowledged = 0
    while done < count:
        tables = make_tables(servers[0], MATCHES)
        players = seats(tables, [server.url for server in servers], chance.randrange(10**6))

        async def disturb() -> None:
            nonlocal done
            while done < count and not all(player.over for player in players):  # noqa: B023
                await hear_more(players, chance.randrange(2, 10 * MATCHES))  # noqa: B023
                if not all(player.over for player in players):  # noqa: B023
                    await asyncio.to_thread(chance.choice(kills))
                    done += 1

        asyncio.run(play_while(players, disturb()))
        for server in servers:
            server.wait()
        acknowledged += check_all(tables, players)
        print(f"{done} of {count} kills, {acknowledged} acknowledged choices, none lost or doubled", flush=True)
    return done


@pytest.mark.slow
@pytest.mark.parametrize("where", list(SHARES))
def test_killed_hundreds_of_times_nothing_acknowledged_is_lost_or_doubled(
    where: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seed = secrets.randbelow(10**6)
    print(f"seed {seed}")
    count = max(1, round(KILLS * SHARES[where]))
    if where == "sqlite":
        database = str(tmp_path / "x.sqlite")
    else:
        mortal: Postgres = request.getfixturevalue("mortal")
        database = mortal.new_database()
    names = [f"log{n}" for n in range(1 + (where == "two processes"))]
    servers: list[Server] = [ForkedServer(database, None, tmp_path / name, "--no-limits") for name in names]
    kills: list[Callable[[], None]] = [lambda server=server: kill_and_start(server) for server in servers]  # type: ignore[misc]
    if where != "sqlite":
        kills.append(lambda: end_and_go_on(mortal, servers))
    try:
        for server in servers:
            server.start()
        assert soak(servers, kills, count, random.Random(seed)) == count
    finally:
        for server in servers:
            server.stop()
