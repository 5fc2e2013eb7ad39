"""People at 20 tables while bots think: how long a choice takes to be answered, with easy bots, with master bots, and
with master bots and an analysis besides.

`python -m bench.thinking [seconds]`: for each of the three, 15 if not said otherwise. They take turns in slices, so
that whatever else the machine does disturbs them alike: where it is busy, compare them with each other.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.harness import KEPT_SECONDS, START, Server
from tests.table import harness

from bench.common import figure, reference_loops
from orda.table import file

TABLES = 20
GAMES = ("run", "zombinion", "off_the_dead", "zombies")
SLICE = 2.5
SECONDS = 15.0
WARM = 4.0  # until all processes have started
THINKS = 0.6  # seconds, at most, before somebody chooses
KINDS = ("easy bots", "master bots", "master bots, analysis")


def caller(server: Server) -> httpx.AsyncClient:
    """One that lets go of a connection before the server does."""
    return httpx.AsyncClient(base_url=server.url, timeout=START, limits=httpx.Limits(keepalive_expiry=KEPT_SECONDS))


class Person:
    """Plays against one bot, table after table, and keeps how long each answer took."""

    def __init__(self, server: Server, game: str, level: str) -> None:
        self.server = server
        self.wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
        self.seated = asyncio.Event()
        self.awake = asyncio.Event()
        self.taken: list[float] = []

    async def play(self) -> None:
        async with caller(self.server) as http:
            await http.get("/api/me")
            cookie = f"orda={http.cookies['orda']}"
            address = f"ws://127.0.0.1:{self.server.port}/ws"
            headers = {"Cookie": cookie}
            async with connect(address, additional_headers=headers, max_size=None, open_timeout=START) as line:
                self.seated.set()
                while True:
                    table = (await http.post("/api/tables", json=self.wish)).json()["id"]
                    await self.play_at(table, line)

    async def play_at(self, table: str, line: Any) -> None:
        await line.send(json.dumps({"type": "subscribe", "table": table}))
        sent, began = -1, 0.0
        while True:
            message = json.loads(await line.recv())
            if message["type"] == "ok" and message["ref"] == sent:
                self.taken.append(time.perf_counter() - began)
            if message["type"] != "state" or message["table"] != table:
                continue
            if message["view"]["result"] is not None:
                return
            if message["decision"] is not None and message["number"] != sent:
                await asyncio.sleep(random.random() * THINKS)
                await self.awake.wait()
                sent, began = message["number"], time.perf_counter()
                option = random.choice(message["decision"]["options"])["option"]
                choice = {"type": "choose", "table": table, "number": sent, "option": option, "ref": sent}
                await line.send(json.dumps(choice))


async def analyse_on(server: Server, awake: asyncio.Event) -> None:
    """One finished match after the other is analysed, while that is what is measured."""
    async with caller(server) as http:
        await http.get("/api/me")
        for seed in range(1000):
            await awake.wait()
            match = harness.new("a", "b", secret=seed.to_bytes(32, "big"))
            data = file.to_json(file.export(match, harness.play(match), []))
            made = await http.post("/api/import", content=data, headers={"content-type": "application/json"})
            if made.is_error:  # too much else to do
                continue
            path = f"/api/tables/{made.json()['id']}/analysis"
            await http.post(path, json={})
            while awake.is_set() and (await http.get(path)).json()["state"] == "running":
                await asyncio.sleep(0.5)


async def measure(servers: list[Server], seconds: float) -> list[list[float]]:
    levels = ("easy", "master", "master")
    people = [
        [Person(server, GAMES[n % len(GAMES)], level) for n in range(TABLES)]
        for server, level in zip(servers, levels, strict=True)
    ]
    awake = asyncio.Event()
    tasks = [asyncio.create_task(person.play()) for each in people for person in each]
    tasks.append(asyncio.create_task(analyse_on(servers[2], awake)))
    everybody = [person for each in people for person in each]
    await asyncio.wait_for(asyncio.gather(*(person.seated.wait() for person in everybody)), START)
    await slices(people, awake, WARM)
    for person in everybody:
        person.taken.clear()
    await slices(people, awake, seconds)
    broken = [task.exception() for task in tasks if task.done() and not task.cancelled()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not broken, broken
    return [[taken for person in each for taken in person.taken] for each in people]


async def slices(people: list[list[Person]], analysing: asyncio.Event, seconds: float) -> None:
    """Each kind is awake in turn; the others wait for somebody to choose, so nobody thinks for them."""
    end = time.monotonic() + seconds * len(people)
    while time.monotonic() < end:
        for kind, each in enumerate(people):
            if kind == 2:
                analysing.set()
            for person in each:
                person.awake.set()
            await asyncio.sleep(min(SLICE, seconds))
            analysing.clear()
            for person in each:
                person.awake.clear()


def part(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        usual = ("--no-limits", "--bots", "2", "--bot-thinking", "1", "--bot-pause", "0.4")
        servers = [Server(f"{folder}/{n}.sqlite", None, Path(folder) / f"log{n}", *usual) for n in range(len(KINDS))]
        try:
            for server in servers:
                server.start()
            taken = asyncio.run(measure(servers, seconds))
        finally:
            for server in servers:
                server.stop()
    figure("thinking: plain loops here and now", reference_loops(), "rounds/s")
    for kind, values in zip(KINDS, taken, strict=True):
        name = f"thinking: {TABLES} tables, {kind}"
        figure(f"{name}, median", 1e6 * part(values, 0.5), "us", f"{len(values):,} choices")
        figure(f"{name}, 99 %", 1e6 * part(values, 0.99), "us", "under 50,000")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
