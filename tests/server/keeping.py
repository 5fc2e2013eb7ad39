"""A keeper of rooms without a server around it: its database waits, or fails, when a test says so."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from orda.server.config import Config
from orda.server.database import make_engine, migrate, read_url
from orda.server.followers import Follower
from orda.server.keeper import Keeper
from orda.server.room import Room
from orda.server.store import Store
from orda.table import Match
from tests.server.long import long_setup


async def until(is_so: Callable[[], object], seconds: float = 120.0) -> None:
    """Waits for it, but not for ever."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.005)


class Listener:
    def __init__(self, user: str) -> None:
        self.user: str | None = user
        self.name = user
        self.states: list[int] = []
        self.closed: int | None = None

    def send(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            self.states.append(message["number"])

    def close(self, code: int) -> None:
        self.closed = code


class SlowWriter:
    """A database that takes its time, or does not answer."""

    def __init__(self, writer: Any) -> None:
        self.writer = writer
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.fails = False

    async def commit(self, batches: Any) -> None:
        await self.may_write.wait()
        if self.fails:
            raise OSError("no disk")
        await self.writer.commit(batches)

    async def close(self) -> None:
        if self.fails:
            raise OSError("no disk")
        await self.writer.close()


async def rooms_with_listeners(keeper: Keeper, count: int) -> list[tuple[Room, Listener]]:
    made = []
    for seed in range(count):
        room = await keeper.create(long_setup(seed))
        assert room is not None
        listener = Listener("user0")
        await room.follow(Follower(listener, None, False, 0), 0)
        listener.states.clear()
        made.append((room, listener))
    return made


def choose_first(match: Match, at: int) -> Any:
    d = match.game.decision
    assert d is not None
    return match.choose(f"user{d.player}", match.number, d.options[0], at)


async def slow_store(folder: Path) -> tuple[Store, SlowWriter]:
    store = Store(make_engine(read_url(str(folder / "x.sqlite"))), "test")
    await migrate(store.engine)
    writer = SlowWriter(store.writer)
    store.writer = writer
    await store.open()
    return store, writer


def with_keeper(folder: Path, what: Callable[[Keeper, SlowWriter], Awaitable[None]]) -> None:
    async def run() -> None:
        store, writer = await slow_store(folder)
        no_bots: Any = None
        keeper = Keeper(Config(), store, no_bots)
        await what(keeper, writer)
        await keeper.close()
        await store.close()

    asyncio.run(run())
