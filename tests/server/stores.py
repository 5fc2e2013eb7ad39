"""Stores and keepers for the tests of storage, with matches in them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from orda.server.config import Config
from orda.server.database import make_engine, migrate, read_url
from orda.server.keeper import Keeper
from orda.server.pool import Pool
from orda.server.store import Store
from orda.table import Match
from orda.table.history import Entry
from tests.server.long import long_setup


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(make_engine(read_url(database)), "test")
    await migrate(store.engine)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(database: str, what: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await what(store)

    asyncio.run(run())


def entry(number: int) -> Entry:
    return Entry(number, 0, 2**62, -1, 0, True, 1_800_000_000_000, "a" * 16)


async def new_match(store: Store) -> tuple[int, Match]:
    match = Match(long_setup())
    key = await store.create(match.setup, b"{}", False, None)
    assert key is not None
    return key, match


@asynccontextmanager
async def keeping(store: Store, **config: Any) -> AsyncIterator[Keeper]:
    pool = Pool(1)
    keeper = Keeper(Config(**config), store, pool)
    try:
        yield keeper
    finally:
        await keeper.close()
        await pool.close()


def choose_any(match: Match, at: int) -> Any:
    d = match.game.decision
    assert d is not None
    return match.choose(f"user{d.player}", match.number, d.options[0], at)
