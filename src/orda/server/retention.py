"""Retention: finished tables that nobody has changed for long are removed, a few at a time."""

from __future__ import annotations

import logging
import re
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import delete, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from orda.engine.errors import OptionError
from orda.server import schema
from orda.server.clock import now_ms
from orda.server.keeper import Keeper
from orda.server.metrics import METRICS

log = logging.getLogger("orda.server")
DAY_MS: Final = 24 * 60 * 60 * 1000
TOGETHER: Final = 50
OF_A_MATCH: Final = (
    schema.choices,
    schema.notes,
    schema.snapshots,
    schema.sitters,
    schema.hidden,
    schema.analyses,
    schema.wishes,
)


def read_days(text: str) -> int:
    """`90d`; 0 days: for ever."""
    found = re.fullmatch(r"(\d{1,5})d", text, re.ASCII)
    if found is None:
        raise OptionError(f"--keep {text!r}: must be a number of days, as 90d; 0d keeps everything")
    return int(found[1])


class Retention:
    def __init__(self, keeper: Keeper, days: int) -> None:
        self.keeper = keeper
        self.store = keeper.store
        self.days = days

    async def tidy(self) -> None:
        """All that is over and old enough."""
        after, removed = (-1, -1), 0
        before = now_ms() - self.days * DAY_MS
        while page := await self.old(before, after):
            over = [key for _, key, match_id, summary in page if is_over(summary) and match_id not in self.keeper.rooms]
            if over:
                await self.store.transact(partial(remove, over))
                removed += len(over)
            after = (page[-1][0], page[-1][1])
        METRICS.counts["matches_removed"] += removed
        if removed:
            log.info("%d finished tables, unchanged for %d days, have been removed", removed, self.days)

    async def old(self, before: int, after: tuple[int, int]) -> list[tuple[int, int, str, str]]:
        m = schema.matches.c
        query = select(m.changed, m.key, m.id, m.summary).where(m.changed < before)
        query = query.where(tuple_(m.changed, m.key) > tuple_(*after)).order_by(m.changed, m.key).limit(TOGETHER)
        async with self.store.engine.connect() as connection:
            return [(row.changed, row.key, row.id, row.summary) for row in (await connection.execute(query)).all()]


def is_over(summary: str) -> bool:
    """What cannot be read stays."""
    try:
        line = msgspec.json.decode(summary)
    except msgspec.DecodeError:
        return False
    return isinstance(line, dict) and line.get("status") == "over"


async def remove(keys: list[int], connection: AsyncConnection) -> None:
    for table in OF_A_MATCH:
        await connection.execute(delete(table).where(table.c.match.in_(keys)))
    await connection.execute(delete(schema.matches).where(schema.matches.c.key.in_(keys)))
