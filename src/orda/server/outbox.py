"""What goes out: written at the end of a turn of the loop, all of it together, and by a task only to a slow client."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.types import Send

from orda.server import limits
from orda.server.coroutines import Rest, begin

log = logging.getLogger("orda.server")
TOO_MUCH: Final = 1008


class Post:
    """The outboxes with something to write. Many are written in a row: that wakes the machines they go to less often
    than each as it is filled."""

    def __init__(self) -> None:
        self.due: list[Outbox] = []

    def add(self, outbox: Outbox) -> None:
        if not self.due:
            asyncio.get_running_loop().call_soon(self.write)
        self.due.append(outbox)

    def write(self) -> None:
        due, self.due = self.due, []
        for outbox in due:
            outbox.write()


class Outbox:
    """Messages for one client. One that does not read is let go of, and can come back."""

    def __init__(self, send: Send, post: Post, write_text: Callable[[bytes], bool] | None = None) -> None:
        self.send = send
        self.write_text = write_text  # if it can: without waiting
        self.post = post
        self.messages: deque[bytes] = deque()
        self.is_due = False
        self.closing: int | None = None
        self.is_closed = False
        self.task: asyncio.Task[None] | None = None  # writes to a client that reads slowly

    def put(self, message: bytes) -> None:
        if self.closing is not None:
            return
        if len(self.messages) >= limits.OUTBOX:
            self.close(TOO_MUCH)
            return
        self.messages.append(message)
        self.see_to_it()

    def close(self, code: int) -> None:
        """What still waits is not sent any more."""
        if self.closing is None:
            self.closing = code
            self.messages.clear()
            self.see_to_it()

    def see_to_it(self) -> None:
        if not self.is_due and self.task is None:
            self.is_due = True
            self.post.add(self)

    def write(self) -> None:
        self.is_due = False
        try:
            while self.messages and self.write_text is not None and self.write_text(self.messages[0]):
                self.messages.popleft()
        except Exception:  # one's trouble is not the others'
            log.exception("a message could not be sent")
            self.messages.clear()
        if not self.messages and self.closing is None:
            return
        rest = begin(self.write_all())
        if rest is not None:
            self.task = asyncio.get_running_loop().create_task(self.see_through(rest))

    async def write_all(self) -> None:
        try:
            while self.messages:
                await self.send({"type": "websocket.send", "text": self.messages.popleft().decode()})
            if self.closing is not None and not self.is_closed:
                self.is_closed = True
                await self.send({"type": "websocket.close", "code": self.closing, "reason": ""})
        except OSError:
            self.messages.clear()  # the client has gone; whoever reads from him learns it too
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
