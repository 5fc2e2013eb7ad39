"""The processes that think for bots: a few, each with one task at a time, killed when they take too long."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

from orda.server.metrics import METRICS

log = logging.getLogger("orda.server")


class Failed(Exception):  # noqa: N818
    """The task took too long, or what it ran raised."""


class Pool:
    def __init__(self, size: int) -> None:
        self.size = size
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self.running: set[Process] = set()
        for _ in range(size):
            self.idle.put_nowait(None)  # started when it is needed

    async def close(self) -> None:
        for process in list(self.running):
            await self.kill(process)

    async def run(self, request: dict[str, Any], limit: float) -> dict[str, Any]:
        """The answer; Failed if there is none in time. Waiting for a free process does not count."""
        process = await self.idle.get()
        try:
            if process is None or process.returncode is not None:
                process = await self.start()
            began = time.perf_counter()
            answer = await asyncio.wait_for(ask(process, request), limit)
            METRICS.bots.add(time.perf_counter() - began)
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
        if "error" in answer:
            raise Failed(answer["error"])
        return answer

    async def start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "orda.server.thinker", stdin=PIPE, stdout=PIPE, limit=2**24
        )
        self.running.add(process)
        return process

    async def kill(self, process: Process) -> None:
        self.running.discard(process)
        if process.returncode is None:
            process.kill()
            await process.wait()


async def ask(process: Process, request: dict[str, Any]) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    body = msgspec.json.encode(request)
    process.stdin.write(len(body).to_bytes(4, "big") + body)
    await process.stdin.drain()
    try:
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        answer: dict[str, Any] = msgspec.json.decode(await process.stdout.readexactly(size))
    except asyncio.IncompleteReadError as error:
        raise EOFError from error
    return answer
