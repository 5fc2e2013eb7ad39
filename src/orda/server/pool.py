"""Processes that work for the server: a few of a kind, each with one task at a time, killed when it takes too long."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

import msgspec

from orda.server.metrics import Histogram
from orda.server.piped import LENGTH, framed

log = logging.getLogger("orda.server")
START_SECONDS: Final = 60.0


class Failed(Exception):  # noqa: N818
    """The task took too long, or what it ran raised."""


class NotStarted(Failed):
    """Its process did not come up: no fault of the task."""


class Answer(msgspec.Struct):
    result: msgspec.Raw = msgspec.Raw(b"null")
    error: str | None = None


class Pool:
    def __init__(self, size: int, module: str = "orda.server.thinker", taken: Histogram | None = None) -> None:
        self.size = size
        self.module = module
        self.taken = taken  # how long the answers take
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self.tasks = 0  # being worked on, or waiting for a free process
        self.running: set[Process] = set()
        for _ in range(size):
            self.idle.put_nowait(None)  # started when it is needed

    async def close(self) -> None:
        for process in list(self.running):
            await self.kill(process)

    async def run(self, request: Any, limit: float) -> bytes:
        """The answer as JSON; Failed if there is none in time. Waiting for a free process, and until one has started,
        does not count."""
        self.tasks += 1
        try:
            return await self.answered(request, limit)
        finally:
            self.tasks -= 1

    async def answered(self, request: Any, limit: float) -> bytes:
        process = await self.idle.get()
        try:
            if process is None or process.returncode is not None:
                process = await self.start()
            began = time.perf_counter()
            answer = await asyncio.wait_for(ask(process, request), limit)
            if self.taken is not None:
                self.taken.add(time.perf_counter() - began)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError, asyncio.CancelledError) as error:
            if process is not None:
                await self.kill(process)
            process = None
            if isinstance(error, asyncio.CancelledError):
                raise
            why = f"no answer within {limit} s" if isinstance(error, TimeoutError) else type(error).__name__
            raise Failed(why) from error
        finally:
            self.idle.put_nowait(process)
        if answer.error is not None:
            raise Failed(answer.error)
        return bytes(answer.result)

    async def start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module, stdin=PIPE, stdout=PIPE, limit=2**24
        )
        self.running.add(process)
        try:
            await asyncio.wait_for(hear(process), START_SECONDS)
        except BaseException as error:
            await self.kill(process)
            if isinstance(error, TimeoutError | EOFError):
                raise NotStarted("its process did not start") from error
            raise
        return process

    async def kill(self, process: Process) -> None:
        self.running.discard(process)
        if process.returncode is None:
            process.kill()
            await process.wait()


async def ask(process: Process, request: Any) -> Answer:
    assert process.stdin is not None
    process.stdin.write(framed(msgspec.json.encode(request)))
    await process.stdin.drain()
    return await hear(process)


async def hear(process: Process) -> Answer:
    assert process.stdout is not None
    try:
        size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        return msgspec.json.decode(await process.stdout.readexactly(size), type=Answer)
    except asyncio.IncompleteReadError as error:
        raise EOFError from error
