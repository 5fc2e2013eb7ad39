"""The server under load: 50 matches with two connections each on loopback, durable storage.

`python bench/server.py [postgresql://...]`; SQLite in a temporary folder without an argument. The clients run in
processes of their own and skip what they need not read, so that they do not take the server's time.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.harness import Server

from bench.common import figure

MATCHES = 50
SECONDS = 12.0
SLICE = 0.5
PACE = 4.0  # choices a second in each match
LONG = 5000
IDLE = 400
NUMBER = re.compile(r'"number":(\d+),"seat":(null|\d+),"view"')
OPTIONS = re.compile(r'\{"option":(-?\d+),"id"')


class Player:
    """One connection that answers as soon as it is asked, or when it is told to."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.table = table
        self.number = -1
        self.option: int | None = None
        self.over = False

    def take(self, text: str) -> bool:
        """Was it a state?"""
        if not text.startswith('{"type":"state"'):
            return False
        found = NUMBER.search(text)
        assert found is not None
        self.number = int(found[1])
        options = OPTIONS.findall(text)
        self.option = int(random.choice(options)) if '"decision":{' in text else None
        self.over = '"result":{' in text
        return True

    async def choose(self) -> None:
        option, self.option = self.option, None
        message = {"type": "choose", "table": self.table, "number": self.number, "option": option}
        await self.socket.send(json.dumps(message))


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
    address = url.replace("http", "ws") + "/ws"
    socket = await connect(address, additional_headers={"Authorization": who}, compression=None)
    player = Player(socket, table)
    await follow(player, table)
    return player


async def follow(player: Player, table: str) -> None:
    await player.socket.send(json.dumps({"type": "unsubscribe", "table": player.table}))
    player.table, player.over = table, False
    await player.socket.send(json.dumps({"type": "subscribe", "table": table}))
    await wait_for_state(player)


async def saturate(url: str, tables: list[str], people: list[str], until: float) -> None:
    """Both answer at once, one table after the other."""
    players = [await sit(url, tables[0], who) for who in people]
    for table in tables:
        await asyncio.gather(*(follow(player, table) for player in players))
        await asyncio.gather(*(answer_on(player, until) for player in players))
        if time.time() >= until:
            break
    for player in players:
        await player.socket.close()


async def answer_on(player: Player, until: float) -> None:
    while not player.over and time.time() < until:
        if player.option is not None:
            await player.choose()
        try:
            player.take(str(await asyncio.wait_for(player.socket.recv(), max(0.01, until - time.time() + 0.5))))
        except TimeoutError:
            break


async def pace(url: str, tables: list[str], people: list[str], until: float, offset: float) -> list[float]:
    """Four choices a second; from each choice to the last of both who is told."""
    players = [await sit(url, tables[0], who) for who in people]
    taken: list[float] = []
    rest = iter(tables[1:])
    await asyncio.sleep(offset)
    while time.time() < until:
        began = time.perf_counter()
        asked = next((player for player in players if player.option is not None), None)
        if asked is None:
            table = next(rest)
            await asyncio.gather(*(follow(player, table) for player in players))
        else:
            await asked.choose()
            await asyncio.gather(*(wait_for_state(player) for player in players))
            taken.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, 1 / PACE - (time.perf_counter() - began)))
    for player in players:
        await player.socket.close()
    return taken


async def wait_for_state(player: Player) -> None:
    while not player.take(str(await player.socket.recv())):
        pass


Job = tuple[str, list[list[str]], list[str], float]  # address, tables of each slot, people, until when


def run_saturated(job: Job) -> None:
    url, slots, people, until = job

    async def all_of_them() -> None:
        await asyncio.gather(*(saturate(url, tables, people, until) for tables in slots))

    asyncio.run(all_of_them())


def run_paced(job: Job) -> list[float]:
    url, slots, people, until = job

    async def all_of_them() -> list[float]:
        work = (pace(url, tables, people, until, random.random() / PACE) for tables in slots)
        return [seconds for some in await asyncio.gather(*work) for seconds in some]

    return asyncio.run(all_of_them())


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


def metric(url: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", httpx.get(f"{url}/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def measure_saturated(server: Server, pool: ProcessPoolExecutor) -> None:
    assert server.process is not None
    played, people = slots(server.url, 12)
    pid = server.process.pid
    began = time.time()
    playing = pool.submit(run_saturated, (server.url, played, people, began + SECONDS))
    time.sleep(1.0)
    slices = [one_slice(server.url, pid) for _ in range(int((SECONDS - 2) / SLICE))]
    playing.result()
    per_second = statistics.median(made / seconds for made, seconds, _ in slices)
    per_cpu = sorted(made / cpu for made, _, cpu in slices)
    figure("server: choices a second, saturated", per_second, "choices/s", "50 matches, 100 connections")
    figure("server: durable choices, in most slices", statistics.median(per_cpu), "choices/cpu-s", "")
    note = f"at least 3,500; best of {len(slices)} slices, as others use this machine too"
    figure("server: durable choices, undisturbed", per_cpu[-1], "choices/cpu-s", note)


def one_slice(url: str, pid: int) -> tuple[float, float, float]:
    """Choices made in half a second, the time it took and the processor's time."""
    began, cpu, before = time.time(), cpu_seconds(pid), metric(url, "orda_choices_total")
    time.sleep(SLICE)
    return metric(url, "orda_choices_total") - before, time.time() - began, cpu_seconds(pid) - cpu


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
    asyncio.run(sit_still(server, tables[:20]))
    before = resident(server.process.pid)
    after = asyncio.run(sit_still(server, tables[20:]))
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
            await asked.choose()
            await asyncio.gather(*(wait_for_state(player) for player in both))
        players += both
    size = resident(server.process.pid)
    for player in players:
        await player.socket.close()
    return size


# -- loading --------------------------------------------------------------------------------


async def measure_loading(database: str) -> None:
    """A match of 5,000 choices: from nothing in memory to its first state."""
    from tests.server.long import store_long_match  # noqa: PLC0415

    from orda.server.database import make_engine, migrate, read_url  # noqa: PLC0415
    from orda.server.keeper import build  # noqa: PLC0415
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
        match, _ = build(stored)
        for entry in stored.entries[match.number :]:
            match.take(entry)
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
            measure_saturated(server, pool)
            measure_paced(server, pool)
            measure_idle(server)
        finally:
            server.stop()
        asyncio.run(measure_loading(where))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
