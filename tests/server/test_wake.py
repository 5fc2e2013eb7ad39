"""Listening to PostgreSQL is taken up again, whatever goes wrong with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from orda.server import wake
from orda.server.wake import Wake
from tests.server.keeping import until


class Connection:
    """One of which a test says what becomes of it."""

    def __init__(self, trouble: BaseException | None = None, answers: bool = True) -> None:
        self.trouble = trouble
        self.answers = answers
        self.is_open = True
        self.lost: Callable[[Any], None] = lambda _connection: None
        self.hear: Any = None

    def add_termination_listener(self, lost: Callable[[Any], None]) -> None:
        self.lost = lost

    async def add_listener(self, _channel: str, hear: Any) -> None:
        if not self.answers:
            await asyncio.Event().wait()
        if self.trouble is not None:
            raise self.trouble
        self.hear = hear

    def terminate(self) -> None:
        self.is_open = False


def test_whatever_goes_wrong_it_is_tried_again_and_nothing_is_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    first, last = Connection(), Connection()
    troubles: list[BaseException] = [
        asyncpg.InternalClientError("cannot switch to state 15"),
        asyncpg.ConnectionDoesNotExistError("closed"),
        OSError("refused"),
        RuntimeError("nobody has thought of it"),
    ]
    between = [Connection(trouble) for trouble in troubles] + [Connection(answers=False)]
    coming = iter([first, *between, last])
    heard: list[str] = []

    async def connect(*_: Any, **__: Any) -> Connection:
        return next(coming)

    async def hear(payload: str) -> None:
        heard.append(payload)

    async def again() -> None:
        heard.append("again")

    async def check() -> None:
        listening = Wake(None, hear, again)  # type: ignore[arg-type]
        await listening.open()
        first.hear(first, 0, "orda", "one")
        first.lost(first)
        await until(lambda: last.hear is not None and listening.hears)
        last.hear(last, 0, "orda", "two")
        await until(lambda: len(heard) == 3)
        await listening.close()

    monkeypatch.setattr(wake, "connect_directly", connect)
    monkeypatch.setattr(wake, "AGAIN_SECONDS", 0.0)
    monkeypatch.setattr(wake, "LISTEN_SECONDS", 0.05)
    asyncio.run(check())
    assert heard == ["one", "again", "two"]
    assert not any(connection.is_open for connection in (first, *between, last))
