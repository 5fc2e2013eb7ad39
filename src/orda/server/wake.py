"""LISTEN/NOTIFY: workers on one PostgreSQL wake each other when a match changes."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import asyncpg  # type: ignore[import-untyped]

from orda.server.database import connect_directly
from orda.server.writers import CHANNEL

if TYPE_CHECKING:
    from orda.server.keeper import Keeper

log = logging.getLogger("orda.server")
AGAIN_SECONDS: Final = 1.0


class Wake:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.lost = asyncio.Event()

    async def open(self) -> None:
        connection = await self.listen()
        self.tasks = [asyncio.create_task(self.stay(connection)), asyncio.create_task(self.pass_on())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen(self) -> Any:
        self.lost.clear()
        connection = await connect_directly(self.keeper.store.engine)
        connection.add_termination_listener(lambda _connection: self.lost.set())
        await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, payload: self.heard.put_nowait(payload))
        return connection

    async def stay(self, connection: Any) -> None:
        """When the connection is lost something may have been missed: then every match looks for itself."""
        try:
            while True:
                await self.lost.wait()
                connection = await self.listen_again()
                for room in list(self.keeper.rooms.values()):
                    await self.keeper.catch_up(room)
        finally:
            await connection.close(timeout=2)

    async def listen_again(self) -> Any:
        while True:
            try:
                return await self.listen()
            except (OSError, asyncpg.PostgresError):
                log.warning("PostgreSQL cannot be listened to; trying again")
                await asyncio.sleep(AGAIN_SECONDS)

    async def pass_on(self) -> None:
        while True:
            payload = await self.heard.get()
            try:
                await self.keeper.heard(payload)
            except Exception:
                log.exception("a notice of another worker could not be taken")
