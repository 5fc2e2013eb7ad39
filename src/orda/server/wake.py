"""LISTEN/NOTIFY: workers on one PostgreSQL hear each other. Whatever ends, listening is taken up again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from orda.server.database import connect_directly
from orda.server.writers import CHANNEL

log = logging.getLogger("orda.server")
AGAIN_SECONDS: Final = 0.5
LISTEN_SECONDS: Final = 10.0
DEAF_SECONDS: Final = 8.0  # without hearing even its own beat a connection is dead, whatever it says


class Wake:
    """`heard` is called with each notice, in order; `again` when something may have been missed."""

    def __init__(
        self, engine: AsyncEngine, heard: Callable[[str], Awaitable[None]], again: Callable[[], Awaitable[None]]
    ) -> None:
        self.engine = engine
        self.heard = heard
        self.again = again
        self.notices: asyncio.Queue[str] = asyncio.Queue()
        self.lost = asyncio.Event()
        self.hears = False
        self.last_heard = 0.0
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """The first time it must work."""
        connection = await self.listen()
        self.tasks = [asyncio.create_task(what) for what in (self.stay(connection), self.pass_on(), self.watch())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen(self) -> Any:
        connection = await connect_directly(self.engine, timeout=5)
        self.lost.clear()
        connection.add_termination_listener(lambda _connection: self.lost.set())
        try:
            await asyncio.wait_for(connection.add_listener(CHANNEL, self.take), LISTEN_SECONDS)
        except BaseException:
            connection.terminate()
            raise
        self.hears, self.last_heard = True, time.monotonic()
        return connection

    def take(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        self.last_heard = time.monotonic()
        self.notices.put_nowait(payload)

    async def stay(self, connection: Any) -> None:
        while True:
            try:
                await self.lost.wait()
            finally:
                self.hears = False
                connection.terminate()
            connection = await self.listen_again()
            self.pass_on_again()

    async def listen_again(self) -> Any:
        while True:
            try:
                return await self.listen()
            except Exception as error:  # whatever it is: who gives up here is deaf for good
                log.warning("PostgreSQL cannot be listened to (%s); trying again", type(error).__name__)
                await asyncio.sleep(AGAIN_SECONDS)

    def pass_on_again(self) -> None:
        """In order with the notices, so that nothing that failed keeps it from listening."""
        log.info("PostgreSQL is listened to again")
        self.notices.put_nowait("")

    async def pass_on(self) -> None:
        while True:
            payload = await self.notices.get()
            try:
                await (self.heard(payload) if payload else self.again())
            except Exception:
                log.exception("a notice of another worker could not be taken")

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(1)
            if self.hears and time.monotonic() > self.last_heard + DEAF_SECONDS:
                self.lost.set()
