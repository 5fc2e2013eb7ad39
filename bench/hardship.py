"""A server in hard times: how long others wait under each kind of attack, 10,000 tables after a restart, undo late in a
long game.

`python -m bench.hardship [waits|restart|undo]`; all of them without an argument. Waits are what somebody at another
address notices, who sends a ping forty times a second; the line without an attack says what is the machine's. On a
machine that others use too, `chrt -r 1 python -m bench.hardship waits` (as root) leaves their part out.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import multiprocessing
import os
import random
import re
import resource
import secrets
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.harness import Person, Server, first_option, running
from tests.server.postgres import binaries, running_postgres
from tests.server.test_door import HALF_BODY, HALF_HEAD, frame, handshake

from bench.common import figure
from bench.server import cpu_seconds
from orda.server import schema
from orda.server.clock import now_ms
from orda.server.database import make_engine, migrate, read_url
from orda.server.room import SNAPSHOT_EVERY
from orda.server.rows import batch_of, encode, snapshot_row
from orda.server.store import Store
from orda.server.tell import line
from orda.table import Match, SeatSetup, Setup, fair, file

TABLES = 10_000
LONG = 3000
ATTACK_SECONDS = 6.0
TOO_LONG = 2.0
FORK = multiprocessing.get_context("fork")  # not a thread: who measures is not to wait for who attacks
Attack = Callable[[Server, Person, Event], None]


# -- attacks ---------------------------------------------------------------------------------


def until_over(over: Event) -> Iterator[None]:
    while not over.is_set():
        yield


def plain(server: Server, *more: str) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), TOO_LONG)
    made.settimeout(TOO_LONG)
    made.sendall("".join(more).encode())
    return made


def head_without_end(server: Server, _eve: Person, over: Event) -> None:
    for _ in until_over(over):
        with contextlib.suppress(OSError), plain(server, "GET / HTTP/1.1\r\nHost: x\r\nX-Long: ") as sent:
            for _ in until_over(over):
                sent.sendall(b"x" * 10_000)


def pings_unread(server: Server, eve: Person, over: Event) -> None:
    pings = frame(9, b"x" * 125) * 1000
    for _ in until_over(over):
        with contextlib.suppress(OSError), handshake(server, eve.cookie) as sent:
            for _ in until_over(over):
                sent.sendall(pings)


def lobby_unread(server: Server, eve: Person, over: Event) -> None:
    for _ in range(40):
        eve.table("me", "friend", public=True)
    for _ in until_over(over):
        with contextlib.suppress(OSError), handshake(server, eve.cookie) as sent:
            for _ in until_over(over):
                sent.sendall(frame(1, b'{"type": "lobby"}'))
                time.sleep(0.026)


def half_open(half: bytes, server: Server, _eve: Person, over: Event) -> None:
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (300, 300))
    for _ in until_over(over):
        with contextlib.ExitStack() as stack, contextlib.suppress(OSError):
            for _ in range(400):
                stack.enter_context(plain(server, half.decode()))
            time.sleep(0.2)


def calls(server: Server, eve: Person, over: Event) -> None:
    """Each of them writes something."""
    with httpx.Client(base_url=server.url, headers={"Cookie": eve.cookie}, timeout=60) as http:
        for _ in until_over(over):
            http.post("/api/me", json={"name": "Eve"})


def backslashes(server: Server, _eve: Person, over: Event) -> None:
    with httpx.Client(base_url=server.url, headers={"Cookie": "orda=" + "\\" * 8000}) as http:
        for _ in until_over(over):
            http.get("/api/games")


def verifications(server: Server, eve: Person, over: Event) -> None:
    """A real match, longer than any that is over, sent again and again."""
    match = played(Match(setup("zombies", SeatSetup("human", [eve.id], "Eve"))), 10**6)
    data = exported(match)
    with httpx.Client(base_url=server.url, timeout=60, headers={"Content-Type": "application/json"}) as http:
        for _ in until_over(over):
            http.post("/api/verify", content=data)


def nothing(_server: Server, _eve: Person, over: Event) -> None:
    over.wait()


ATTACKS: dict[str, Attack] = {
    "no attack": nothing,
    "a head without end": head_without_end,
    "pings whose answers are not read": pings_unread,
    "lobby news that are not read": lobby_unread,
    "400 heads cut short, 300 descriptors": partial(half_open, HALF_HEAD),
    "400 bodies cut short, 300 descriptors": partial(half_open, HALF_BODY),
    "calls that write, one after the other": calls,
    "8 kB of backslashes as a cookie": backslashes,
    "files to verify": verifications,
}


def waits_under(attack: Attack) -> list[float]:
    """What somebody else waits for, each time, while it goes on."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Server(f"{folder}/x.sqlite", None, Path(folder) / "log", "--proxy", "192.0.2.1")) as server,
    ):
        eve, over = Person(server, "Eve"), FORK.Event()
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=transport, base_url=server.url) as http:
            http.get("/api/me")
            prober = Prober(server, f"orda={http.cookies['orda']}")
        attacker = FORK.Process(target=from_elsewhere, args=(attack, server, eve, over))
        attacker.start()
        waits = prober.waits(ATTACK_SECONDS)
        over.set()
        attacker.join()
        eve.close()
        return waits


def from_elsewhere(attack: Attack, server: Server, eve: Person, over: Event) -> None:
    """It would come from another machine, so it is not to take the server's time on this one."""
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.nice(15)
    attack(server, eve, over)


class Prober:
    """Somebody at another address of this machine, who pings and waits for the answer."""

    def __init__(self, server: Server, cookie: str) -> None:
        self.line = socket.create_connection(("127.0.0.1", server.port), 10, ("127.0.0.2", 0))
        head = f"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: {cookie}\r\n"
        head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        self.line.sendall(head.encode())
        time.sleep(0.3)
        self.line.recv(65536)

    def waits(self, seconds: float) -> list[float]:
        found, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.perf_counter()
            self.line.sendall(frame(1, b'{"type": "ping"}'))
            assert b"pong" in self.line.recv(4096)
            found.append(time.perf_counter() - began)
            time.sleep(0.025)  # 40 messages a second are allowed
        self.line.close()
        return found


def measure_waits() -> None:
    for name, attack in ATTACKS.items():
        waits = sorted(waits_under(attack))
        note = f"longest of {len(waits)}; p99 {1e3 * waits[int(0.99 * len(waits))]:.1f} ms; under 50"
        figure(f"wait: {name}", 1e3 * waits[-1], "ms", note)


# -- tables ----------------------------------------------------------------------------------


def setup(game: str, *seats: SeatSetup, **options: Any) -> Setup:
    return Setup(
        id=secrets.token_urlsafe(12),
        game=game,
        players=max(len(seats), 2),
        options=options,
        secret=hashlib.sha256(b"bench").digest(),
        link_key=secrets.token_bytes(32),
        created=now_ms(),
        host="host",
        seats=[*seats, *([SeatSetup("bot", [], "", "easy")] if len(seats) < 2 else [])],
        version="0",
    )


def played(match: Match, most: int) -> Match:
    chance = random.Random(1)
    while match.game.decision is not None and match.number < most:
        d = match.game.decision
        match.carry_out(d.player, chance.choice(d.options), -1, 0, now_ms())
    return match


def exported(match: Match) -> bytes:
    return file.to_json(file.export(match, [], []))


# -- a restart -------------------------------------------------------------------------------


async def store_tables(database: str, count: int) -> None:
    """One person and two bots, and a bot is to move."""
    store = Store(make_engine(read_url(database)), "bench")
    await migrate(store.engine)
    await store.open()
    bot = SeatSetup("bot", [], "", "medium")
    for start in range(0, count, 200):
        made = [setup("run", SeatSetup("human", ["host"], "A"), bot, bot, first_player=1) for _ in range(200)]
        async with store.engine.begin() as connection:
            for one in made:
                match = Match(one)
                summary = encode(line(match, one.created)).decode()
                row = {"id": one.id, "setup": encode(one).decode(), "summary": summary}
                await connection.execute(
                    schema.matches.insert(), row | {"listed": False, "changed": one.created, "due": now_ms() + start}
                )
    await store.close()


def measure_restart() -> None:
    with tempfile.TemporaryDirectory() as folder:
        measure_restart_on(f"{folder}/x.sqlite", "SQLite")
    if found := binaries():
        with running_postgres(found) as postgres:
            measure_restart_on(postgres.new_database(), "PostgreSQL")


def measure_restart_on(database: str, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(store_tables(database, TABLES))
        began = time.monotonic()
        with running(Server(database, None, Path(folder) / "log", "--no-limits")) as server:
            started = time.monotonic()
            with httpx.Client(base_url=server.url, timeout=30) as http:
                while metric(http, "orda_matches_loaded_total") < TABLES and time.monotonic() < started + 240:
                    time.sleep(0.5)
                taken = time.monotonic() - started
                assert server.process is not None
                cpu = cpu_seconds(server.process.pid)
                loaded, chosen = metric(http, "orda_matches_loaded_total"), metric(http, "orda_bot_choices_total")
        note = f"{loaded:,.0f} tables, {chosen:,.0f} bots' choices, {cpu:.0f} s of one core meanwhile; within 60"
        figure(f"restart, {name}: tables with bots taken up", taken, "s", note)
        figure(f"restart, {name}: until it answers", started - began, "s", "")


def metric(http: httpx.Client, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", http.get("/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


# -- undo ------------------------------------------------------------------------------------


async def store_long_game(database: str, user: str) -> tuple[str, int]:
    """A game of Zombies!!! that has come to its 3,000th choice, none of them taken back: nobody may win before."""
    store = Store(make_engine(read_url(database)), "bench")
    await store.open()
    seats = [SeatSetup("human", [user], name, None, name != "A") for name in "ABCD"]
    match = Match(setup("zombies", *seats, kill_target=1_000_000, max_rounds=1_000_000))
    key = await store.create(match.setup, encode(line(match, match.setup.created)), False, None)
    assert key is not None
    chance = random.Random(1)
    while match.number < LONG:
        entry = match.carry_out(*on_and_on(match, chance), -1, 0, now_ms())
        batch = batch_of(key, match, [entry])
        if match.number % SNAPSHOT_EVERY == 0:
            batch.snapshots.append(snapshot_row(key, match))
        await store.write(batch)
    await store.close()
    return match.id, match.number


def on_and_on(match: Match, chance: random.Random) -> tuple[int, int]:
    """Who chooses, and something that does not end the game."""
    d = match.game.decision
    assert d is not None
    for option in chance.sample(d.options, len(d.options)):
        ahead = match.game.clone()
        ahead.reseed(fair.seed(match.setup.secret, match.number + 1))
        ahead.apply(option)
        if ahead.decision is not None:
            return d.player, option
    raise RuntimeError("whatever is chosen ends the game")


def measure_undo() -> None:
    """From asking for it to being told that it is done; between two of them a choice is made."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Server(f"{folder}/x.sqlite", None, Path(folder) / "log", "--no-limits")) as server,
    ):
        anna = Person(server, "Anna")
        table, number = asyncio.run(store_long_game(server.database, anna.id))
        taken = []
        with anna.connect() as heard:
            state = heard.follow(table)
            for _ in range(60):
                heard.do("choose", table=table, number=number, option=first_option(state))
                began = time.perf_counter()
                heard.do("undo", table=table, number=number + 1)
                taken.append(1e3 * (time.perf_counter() - began))
                state = heard.last("state")
                number = state["number"]
        anna.close()
    figure(f"undo after {LONG:,} choices", statistics.median(taken), "ms", f"longest {max(taken):.1f}; under 10")


def main(which: str | None) -> None:
    for name, what in {"waits": measure_waits, "restart": measure_restart, "undo": measure_undo}.items():
        if which in (None, name):
            what()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
