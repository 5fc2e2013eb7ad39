"""What goes out to one client: written at once, and by a task only to who reads slowly."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any, Final

from starlette.types import Send

from orda.server import limits

log = logging.getLogger("orda.server")
TOO_MUCH: Final = 1008


class Outbox:
    """Messages for one client. One that does not read is let go of, and can come back."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.messages: deque[str] = deque()
        self.size = 0  # characters waiting
        self.closing: int | None = None
        self.is_closed = False
        self.task: asyncio.Task[None] | None = None  # writes to a client that reads slowly

    def put(self, message: str) -> None:
        if self.closing is not None:
            return
        if self.size >= limits.OUTBOX_SIZE:
            self.close(TOO_MUCH)
            return
        self.messages.append(message)
        self.size += len(message)
        self.write()

    def close(self, code: int) -> None:
        """What still waits is not sent any more."""
        if self.closing is None:
            self.closing = code
            self.messages.clear()
            self.write()

    def write(self) -> None:
        """A client that reads takes everything at once, so that nearly always no task is needed."""
        if self.task is None:
            rest = begin(self.write_all())
            if rest is not None:
                self.task = asyncio.get_running_loop().create_task(self.see_through(rest))

    async def write_all(self) -> None:
        send, messages = self.send, self.messages
        try:
            while messages:
                message = messages.popleft()
                await send({"type": "websocket.send", "text": message})
                self.size -= len(message)
            if self.closing is not None and not self.is_closed:
                self.is_closed = True
                await send({"type": "websocket.close", "code": self.closing, "reason": ""})
        except OSError:
            messages.clear()  # the client has gone; whoever reads from him learns it too
        except Exception:
            log.exception("a message could not be sent")

    async def see_through(self, rest: Rest) -> None:
        try:
            await rest
        finally:
            self.task = None

    async def end(self) -> None:
        """The connection is over: a slow client is not waited for any more."""
        self.messages.clear()
        if self.task is None:
            await self.write_all()
        else:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


class Rest:
    """A coroutine that was begun outside a task and has come to wait for something; to be awaited by a task."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self.coroutine = coroutine
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        yield self.waits_for
        yield from self.coroutine.__await__()


def begin(coroutine: Coroutine[Any, Any, None]) -> Rest | None:
    """Runs it as far as it goes without waiting; None: to its end."""
    try:
        waits_for = coroutine.send(None)
    except StopIteration:
        return None
    return Rest(coroutine, waits_for)
