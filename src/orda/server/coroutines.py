"""Coroutines run as far as they go without a task: most of them never wait."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any


class Rest:
    """A coroutine that was begun outside a task and has come to wait for something; to be awaited by a task."""

    def __init__(self, coroutine: Coroutine[Any, Any, Any], waits_for: Any) -> None:
        self.coroutine = coroutine
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        yield self.waits_for
        yield from self.coroutine.__await__()


def begin(coroutine: Coroutine[Any, Any, Any]) -> Rest | None:
    """Runs it as far as it goes without waiting; None: to its end."""
    try:
        waits_for = coroutine.send(None)
    except StopIteration:
        return None
    return Rest(coroutine, waits_for)


def try_lock(lock: asyncio.Lock) -> bool:
    """Takes it, unless somebody has it or was there before."""
    if lock.locked():
        return False
    rest = begin(lock.acquire())
    if rest is not None:
        rest.coroutine.close()
    return rest is None
