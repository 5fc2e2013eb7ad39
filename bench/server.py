"""The server under load: 50 matches with two connections each on loopback, durable storage.

`python bench/server.py [postgresql://...]`; SQLite in a temporary folder without an argument. The clients run in
processes of their own and read only what they must, so that they do not take the server's time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.harness import Server

from bench.common import figure
from bench.line import Line

MATCHES = 50
SECONDS = 12.0
SLICE = 0.5
PACE = 4.0  # choices a second in each match
LONG = 5000
IDLE = 400
T = TypeVar("T")


class Player(Line):
    """One connection that answers as soon as it is asked, or when it is told to."""

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table
        self.number = -1
        self.option: bytes | None = None
        self.over = False
        self.answering = False
        self.news: asyncio.Future[None] | None = None

    def heard(self, content: bytes) -> None:
        """Of a state only what is needed to answer is read."""
        if not content.startswith(b'{"type":"state"'):
            return
        self.number = int(between(content, b'"number":', b","))
        self.over = b'"result":{' in content
        asked = b'"decision":{' in content
        self.option = random.choice(between(content, b'"options":[', b"]").split(b",")) if asked else None
        if self.answering and asked:
            self.choose()
        elif self.news is not None and not self.news.done():
            self.news.set_result(None)

    def choose(self) -> None:
        assert self.option is not None
        option, self.option = self.option, None
        choice = (self.table.encode(), self.number, option)
        self.send(b'{"type":"choose","table":"%b","number":%d,"option":%b}' % choice)

    async def state(self) -> None:
        """Waits for the next one that is not answered at once."""
        self.news = asyncio.get_running_loop().create_future()
        await self.news

    async def follow(self, table: str) -> None:
        self.say("unsubscribe", self.table)
        self.table, self.over = table, False
        self.say("subscribe", table)
        await self.state()

    def say(self, what: str, table: str) -> None:
        self.send(json.dumps({"type": what, "table": table}).encode())


def between(content: bytes, before: bytes, after: bytes) -> bytes:
    start = content.index(before) + len(before)
    return content[start : content.index(after, start)]


def make_tables(url: str, count: int) -> list[tuple[str, list[str]]]:
    """Tables of four seats, two for each of two people: their ids and how both say who they are."""
    with httpx.Client(base_url=url) as http:
        cookies = []
        for _ in range(2):
            http.cookies.clear()
            http.get("/api/me")
            cookies.append(http.cookies["orda"])
        http.cookies.clear()
        return [make_table(http, cookies) for _ in range(count)]


def make_table(http: httpx.Client, cookies: list[str]) -> tuple[str, list[str]]:
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "hotseat", "name": "Carla"}, {"kind": "friend"}]
    made = http.post("/api/tables", json={"game": "run", "seats": seats}, headers=bearer(cookies[0])).json()
    for token in made["invites"].values():
        http.post("/api/links/claim", json={"token": token}, headers=bearer(cookies[1])).raise_for_status()
    return made["id"], [f"Bearer {cookie}" for cookie in cookies]


def bearer(cookie: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {cookie}"}


async def sit(url: str, table: str, who: str) -> Player:
    player = Player(table)
    await player.connect(url, "/ws", Authorization=who)
    await player.follow(table)
    return player


async def saturate(url: str, tables: list[str], people: list[str], until: float) -> None:
    """Both answer at once, one table after the other."""
    players = await sit_down(url, tables[0], people)
    for table in tables:
        await asyncio.gather(*(player.follow(table) for player in players))
        await asyncio.gather(*(answer_on(player, until) for player in players))
        if time.time() >= until:
            break
    for player in players:
        player.close()


async def answer_on(player: Player, until: float) -> None:
    """To the end of the game or of the time."""
    player.answering = True
    if player.option is not None:
        player.choose()
    while not player.over and (left := until - time.time()) > 0:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(player.state(), left)
    player.answering = False


async def sit_down(url: str, table: str, people: list[str]) -> list[Player]:
    return [await sit(url, table, who) for who in people]


async def pace(players: list[Player], tables: list[str], until: float) -> list[float]:
    """Four choices a second; from each choice to the last of both who is told."""
    taken: list[float] = []
    rest = iter(tables)
    await asyncio.sleep(random.random() / PACE)
    while time.time() < until:
        began = time.perf_counter()
        asked = next((player for player in players if player.option is not None), None)
        if asked is None:
            table = next(rest)
            await asyncio.gather(*(player.follow(table) for player in players))
        else:
            await choose_and_hear(asked, players)
            taken.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, 1 / PACE - (time.perf_counter() - began)))
    for player in players:
        player.close()
    return taken


async def choose_and_hear(asked: Player, players: list[Player]) -> None:
    told = [asyncio.ensure_future(player.state()) for player in players]
    await asyncio.sleep(0)  # until they listen
    asked.choose()
    await asyncio.gather(*told)


Job = tuple[str, list[list[str]], list[str], float]  # address, tables of each slot, people, until when


def run_saturated(job: Job) -> None:
    url, slots, people, until = job

    async def all_of_them() -> None:
        await asyncio.gather(*(saturate(url, tables, people, until) for tables in slots))

    run(all_of_them())


def run_paced(job: Job) -> list[float]:
    url, slots, people, until = job

    async def all_of_them() -> list[float]:
        """Nobody chooses before everybody is connected."""
        seated = await asyncio.gather(*(sit_down(url, tables[0], people) for tables in slots))
        work = (pace(players, tables[1:], until) for players, tables in zip(seated, slots, strict=True))
        return [seconds for some in await asyncio.gather(*work) for seconds in some]

    return run(all_of_them())


def run(what: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(what)


def slots(url: str, each: int) -> tuple[list[list[str]], list[str]]:
    """For each of the 50 matches going on at a time the tables played one after the other, and the two people."""
    tables = make_tables(url, MATCHES * each)
    ids = [table for table, _ in tables]
    return [ids[i::MATCHES] for i in range(MATCHES)], tables[0][1]


# -- what the server takes ---------------------------------------------------------------


def cpu_seconds(pid: int) -> float:
    """Of all its threads, to the nanosecond."""
    return sum(int((t / "schedstat").read_text().split()[0]) for t in Path(f"/proc/{pid}/task").iterdir()) / 1e9


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def choices_made(http: httpx.Client) -> float:
    found = re.search(r"^orda_choices_total (\S+)$", http.get("/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def measure_saturated(server: Server, pool: ProcessPoolExecutor) -> None:
    assert server.process is not None
    played, people = slots(server.url, 30)  # so that 50 matches go on to the end
    pid = server.process.pid
    began = time.time()
    playing = pool.submit(run_saturated, (server.url, played, people, began + SECONDS))
    time.sleep(1.0)
    slices = []
    with httpx.Client(base_url=server.url) as http:  # one connection: a new one for each look takes the server's time
        while time.time() < began + SECONDS - 2 * SLICE:
            slices.append(one_slice(http, pid))
    assert min(made for made, _, _ in slices[-2:]) > 0.5 * slices[0][0], "there were not enough tables"
    playing.result()
    per_second = statistics.median(made / seconds for made, seconds, _ in slices)
    per_cpu = sorted(made / cpu for made, _, cpu in slices)
    figure("server: choices a second, saturated", per_second, "choices/s", "50 matches, 100 connections")
    figure("server: durable choices, in most slices", statistics.median(per_cpu), "choices/cpu-s", "")
    note = f"at least 3,500; best of {len(slices)} slices, as others use this machine too"
    figure("server: durable choices, undisturbed", per_cpu[-1], "choices/cpu-s", note)


def one_slice(http: httpx.Client, pid: int) -> tuple[float, float, float]:
    """Choices made in half a second, the time it took and the processor's time."""
    began, cpu, before = time.time(), cpu_seconds(pid), choices_made(http)
    time.sleep(SLICE)
    return choices_made(http) - before, time.time() - began, cpu_seconds(pid) - cpu


def measure_paced(server: Server, pool: ProcessPoolExecutor) -> None:
    played, people = slots(server.url, 3)
    taken = sorted(pool.submit(run_paced, (server.url, played, people, time.time() + SECONDS)).result())
    note = f"{len(taken)} choices at {PACE:.0f}/s in each of {MATCHES} matches"
    figure("server: choice to everyone, p50", 1e6 * statistics.median(taken), "us", note)
    figure("server: choice to everyone, p99", 1e6 * taken[int(0.99 * len(taken))], "us", "under 10,000")


def measure_idle(server: Server) -> None:
    """Matches in the middle of a game with both people connected and silent."""
    assert server.process is not None
    tables = make_tables(server.url, IDLE)
    run(sit_still(server, tables[:20]))
    before = resident(server.process.pid)
    after = run(sit_still(server, tables[20:]))
    per_match = (after - before) / (IDLE - 20)
    figure("server: memory of an idle open match", per_match / 1000, "kB", "under 200; two connections, 30 choices")


async def sit_still(server: Server, tables: list[tuple[str, list[str]]]) -> int:
    assert server.process is not None
    players = []
    for table, cookies in tables:
        both = [await sit(server.url, table, cookie) for cookie in cookies]
        for _ in range(30):
            asked = next((player for player in both if player.option is not None), None)
            if asked is None:
                break
            await choose_and_hear(asked, both)
        players += both
    size = resident(server.process.pid)
    for player in players:
        player.close()
    return size


# -- loading --------------------------------------------------------------------------------


async def measure_loading(database: str) -> None:
    """A match of 5,000 choices: from nothing in memory to its first state."""
    from tests.server.long import store_long_match  # noqa: PLC0415

    from orda.server.database import make_engine, migrate, read_url  # noqa: PLC0415
    from orda.server.loading import rebuild  # noqa: PLC0415
    from orda.server.store import Store  # noqa: PLC0415

    store = Store(make_engine(read_url(database)), "bench")
    await migrate(store.engine)
    await store.open()
    match_id = await store_long_match(store, LONG)
    taken = []
    for _ in range(7):
        began = time.perf_counter()
        stored = await store.load(match_id)
        assert stored is not None
        match, _ = await rebuild(store, stored)
        match.game.view(None)
        taken.append(time.perf_counter() - began)
    await store.close()
    figure(f"server: loading a match of {LONG:,} choices", 1e3 * statistics.median(taken), "ms", "under 50")


def main(database: str | None) -> None:
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(1) as pool:
        where = database or f"{folder}/orda.sqlite"
        server = Server(where, None, Path(folder) / "log", "--no-limits")
        server.start()
        try:
            measure_paced(server, pool)
            measure_saturated(server, pool)
            measure_idle(server)
        finally:
            server.stop()
        asyncio.run(measure_loading(where))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
