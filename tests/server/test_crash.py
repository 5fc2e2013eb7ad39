"""kill -9 or an orderly end, or sockets dropped, at random moments; two servers on one database, one of them killed."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.crowd import Player, check_against
from tests.server.harness import IS_LINUX, START, WAIT, Person, Server, free_port
from tests.server.postgres import Postgres

MATCHES = 4
ENDS = 2
LONG = "off_the_dead"  # most of it is still to be played when a server that is to end does
STILL = WAIT + START  # a server may take so long to end and to start again


def make_tables(server: Server, count: int, game: str = "run") -> list[tuple[str, Person, Person]]:
    made = []
    for n in range(count):
        anna, bruno = Person(server, f"Anna {n}"), Person(server, f"Bruno {n}")
        # What is chosen for them they have chosen, however long a slow machine kept them away.
        table = anna.table("me", "friend", "bot:easy", game=game, stand_in_after=None)
        bruno.claim(table["invites"]["1"])
        made.append((table["id"], anna, bruno))
    return made


def check_all(tables: list[tuple[str, Person, Person]], players: list[Player]) -> int:
    """Nothing that was acknowledged is lost or doubled; how many choices that was."""
    for n, (table, anna, bruno) in enumerate(tables):
        exported = anna.get(f"/api/tables/{table}/export")
        check_against(players[2 * n], exported, 0)
        check_against(players[2 * n + 1], exported, 1)
        assert anna.get(f"/api/tables/{table}/verify")["ok"]
        anna.close()
        bruno.close()
    pairs = zip(players[::2], players[1::2], strict=True)
    return sum(len((one.sealed | two.sealed).keys() - {0}) for one, two in pairs)


def seats(tables: list[tuple[str, Person, Person]], urls: list[str], seed: int, drops: float = 0.0) -> list[Player]:
    people = [(table, person) for table, anna, bruno in tables for person in (anna, bruno)]
    return [
        Player(urls, person.cookie, table, random.Random(seed * 1000 + n), drops)
        for n, (table, person) in enumerate(people)
    ]


def positions_told(players: list[Player]) -> int:
    return sum(len(player.sealed) for player in players)


async def hear_more(players: list[Player], positions: int) -> None:
    """Until they have been told of so many positions more: a moment that does not depend on the machine's speed."""
    goal = positions_told(players) + positions
    while positions_told(players) < goal and not all(player.over or player.waits for player in players):
        await asyncio.sleep(0.002)


async def connected(players: list[Player], times: int) -> None:
    """Until each of them has been so often."""
    while any(player.connections < times for player in players):
        await asyncio.sleep(0.002)


async def play_while(
    players: list[Player], disturb: Coroutine[Any, Any, None] | None = None, still: float = STILL
) -> None:
    """Until the games are over, and what disturbs them too; what goes wrong with either is told at once. A slow machine
    is no fault, tables that stand still are one."""
    both = [player.play() for player in players] + ([disturb] if disturb else [])
    works = [asyncio.ensure_future(work) for work in both]
    waiting = set(works)
    try:
        while waiting:
            told = positions_told(players)
            done, waiting = await asyncio.wait(waiting, timeout=still, return_when=asyncio.FIRST_COMPLETED)
            for work in done:
                work.result()
            assert done or positions_told(players) > told, f"the tables stand still: {told} positions told"
    finally:
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)


def test_what_goes_wrong_while_they_play_is_told_at_once() -> None:
    async def restart_in_vain() -> None:
        raise AssertionError("the server has ended")

    nobody = Player([f"http://127.0.0.1:{free_port()}"], "", "", random.Random(1))
    with pytest.raises(AssertionError, match="the server has ended"):
        asyncio.run(play_while([nobody], restart_in_vain()))
    with pytest.raises(AssertionError, match="the tables stand still"):
        asyncio.run(play_while([nobody], still=0.3))


@pytest.mark.skipif(not IS_LINUX, reason="a port that somebody keeps can be listened at only on Linux")
def test_the_port_of_a_server_is_given_to_nobody_else_before_it_starts_again() -> None:
    port = free_port()
    for _ in range(2):
        socket.create_server(("127.0.0.1", port)).close()
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind(("127.0.0.1", port))


@pytest.mark.parametrize("end", [Server.kill, Server.stop])
def test_ended_at_random_moments_the_server_loses_nothing_it_acknowledged(
    database: str, tmp_path: Path, end: Callable[[Server], None]
) -> None:
    seed = 11
    chance = random.Random(seed)
    server = Server(database, None, tmp_path / "log", "--no-limits").start()
    tables = make_tables(server, MATCHES + 1, LONG)
    players = seats(tables, [server.url], seed)
    waiting = players[-2:]  # however fast the others play, theirs is not over when the server ends
    for player in waiting:
        player.waits = True

    async def end_and_restart() -> None:
        for ends in range(1, ENDS + 1):
            await hear_more(players, chance.randrange(5, 15 * MATCHES))
            await connected(waiting, ends)
            await asyncio.to_thread(end, server)
            for player in waiting:
                player.waits = ends < ENDS
            await asyncio.to_thread(server.start)

    try:
        asyncio.run(play_while(players, end_and_restart()))
        assert min(player.connections for player in waiting) > ENDS
        server.wait()
        check_all(tables, players)
    finally:
        server.stop()
        print(server.logged())  # pytest shows it when something was wrong


def test_sockets_dropped_at_random_moments_change_nothing(server: Server) -> None:
    seed = 12
    tables = make_tables(server, MATCHES)
    players = seats(tables, [server.url], seed, drops=0.25)
    asyncio.run(play_while(players))
    assert sum(player.connections for player in players) > 5 * len(players)
    check_all(tables, players)


@pytest.fixture
def two_workers(postgres: Postgres, tmp_path: Path) -> list[Server]:
    database = postgres.new_database()
    return [Server(database, None, tmp_path / f"log{n}", "--no-limits") for n in range(2)]


def test_any_worker_serves_any_match_and_one_may_die(two_workers: list[Server]) -> None:
    """The two players of each match are on different servers; in the middle of it one of the servers is killed."""
    one, two = two_workers
    one.start()
    try:
        two.start()
        tables = make_tables(one, 4)
        players = seats(tables, [one.url], 13)
        for n, player in enumerate(players):
            player.urls = [one.url, two.url] if n % 2 == 0 else [two.url]

        async def kill_one() -> None:
            await hear_more(players, 20)
            await asyncio.to_thread(one.kill)
            for player in players:
                player.urls = [two.url]

        asyncio.run(play_while(players, kill_one()))
        assert one.process is not None
        assert one.process.poll() is not None
        for _, anna, bruno in tables:
            for person in (anna, bruno):
                person.http.base_url = two.url
        check_all(tables, players)
    finally:
        one.stop()
        two.stop()


def test_workers_wake_each_other_for_choices_talk_and_presence(two_workers: list[Server]) -> None:
    one, two = two_workers
    try:
        one.start()
        two.start()
        anna, bruno = Person(one, "Anna"), Person(one, "Bruno")
        made = anna.table("me", "friend", options={"first_player": 0})
        bruno.claim(made["invites"]["1"])
        bruno.server = two
        table = made["id"]
        with anna.connect() as here, bruno.connect() as there:
            state = here.follow(table)
            there.follow(table)
            here.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["connected"])
            here.send("choose", table=table, number=0, option=state["decision"]["options"][0]["option"])
            assert there.state(number=1)["decision"] is not None
            there.do("chat", table=table, text="from over there")
            assert here.until(lambda m: m["type"] == "chat" and m["lines"])["lines"][0]["text"] == "from over there"
            there.do("leave", table=table)
            here.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["away"])
            here.until(lambda m: m["type"] == "state" and m["decision"] is not None)
        anna.close()
        bruno.close()
    finally:
        one.stop()
        two.stop()


def test_several_processes_behind_one_address(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(postgres.new_database(), None, tmp_path / "log", "--workers", "2", "--no-limits")
    try:
        server.start()
        tables = make_tables(server, 3)
        players = seats(tables, [server.url], 14, drops=0.1)
        asyncio.run(play_while(players))
        check_all(tables, players)
    finally:
        server.stop()
