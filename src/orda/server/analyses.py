"""Analyses of finished matches, on demand: one for each match, shared by all who ask and by all workers, and kept.

The row of an analysis says how far it has come. Whoever works on it renews the row, so that one whose process has ended
is seen to be given up, and can be begun anew. Who wants it is kept beside it, whichever worker he has asked; when
nobody does any more its row goes, and with it the work.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from orda.analysis import Found, conclude
from orda.analysis.report import VERSION
from orda.server import bodies, logs, schema
from orda.server.analyst import Analyse, Part
from orda.server.clock import now_ms
from orda.server.metrics import METRICS
from orda.server.pool import Failed, Pool
from orda.server.store import Store, Stored
from orda.table.setup import Refused

log = logging.getLogger("orda.server")
PIECE_SECONDS: Final = 1.0
LIMIT_SECONDS: Final = 600.0  # for a piece: it is done when nobody else needs the machine
BEAT_SECONDS: Final = 3.0
GIVEN_UP_MS: Final = 30_000  # after the last sign of whoever works on it
OF_ADDRESS: Final = 4  # at a time
AT_ONCE: Final = 20


class Unwanted(Exception):  # noqa: N818
    """Its row has gone: nobody wants it any more."""


class Work(Struct):
    """An analysis this worker is at."""

    stored: Stored
    network: str
    found: list[Found] = msgspec.field(default_factory=list)
    total: int = 0
    task: Any = None

    @property
    def is_done(self) -> bool:
        return 0 < self.total <= len(self.found)


class Analyses:
    def __init__(self, store: Store, pool: Pool, simulations: int | None, limited: bool) -> None:
        self.store = store
        self.pool = pool
        self.simulations = simulations
        self.limited = limited
        self.works: dict[int, Work] = {}  # by the key of the match

    async def close(self) -> None:
        """What is not done is given up at once: another worker, or the next start, may begin it anew."""
        works, self.works = self.works, {}
        for work in works.values():
            work.task.cancel()
        await asyncio.gather(*(work.task for work in works.values()), return_exceptions=True)
        for key in works:
            await self.write(key, at=0)

    # -- asking -----------------------------------------------------------------------------

    async def state(self, match_id: str, key: int) -> bodies.Analysis:
        a = schema.analyses.c
        query = select(a.version, a.at, a.done, a.total, a.failed, a.report).where(a.match == key)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None or row.version != VERSION:
            return bodies.Analysis(match_id, "none")
        if row.report is not None:
            found: Any = msgspec.Raw(row.report.encode())
            return bodies.Analysis(match_id, "done", row.done, row.total, found)
        if row.failed:
            return bodies.Analysis(match_id, "failed")
        if (work := self.works.get(key)) is not None:
            return bodies.Analysis(match_id, "running", len(work.found), work.total)
        if row.at + GIVEN_UP_MS < now_ms():
            return bodies.Analysis(match_id, "none")
        return bodies.Analysis(match_id, "running", row.done, row.total)

    async def begin(self, stored: Stored, network: str, user: str) -> bodies.Analysis:
        """Begins it, unless it is done or somebody is at it."""
        match_id, key = stored.setup.id, stored.key
        state = await self.state(match_id, key)
        if state.state == "done":
            return state
        if state.state != "running":
            self.check_room_for(network)
            state = bodies.Analysis(match_id, "running")
            if await self.claim(key, user):
                METRICS.counts["analyses"] += 1
                work = self.works[key] = Work(stored, network)
                work.task = asyncio.get_running_loop().create_task(self.carry_out(work))
                return state
        with suppress(IntegrityError):  # he has asked before
            await self.store.transact(lambda connection: connection.execute(insert(schema.wishes), wish(key, user)))
        return state

    async def end(self, match_id: str, key: int, user: str) -> bodies.Analysis:
        """Somebody wants it no more. It goes on only for others who have asked for it; what is done stays."""
        is_over = await self.store.transact(partial(unwish, key, user))
        if is_over and (work := self.works.pop(key, None)) is not None:  # another worker will see that its row has gone
            work.task.cancel()
            await asyncio.gather(work.task, return_exceptions=True)
        state = await self.state(match_id, key)
        return bodies.Analysis(match_id, "none") if state.state == "running" else state

    def check_room_for(self, network: str) -> None:
        at_work = Counter(work.network for work in self.works.values())
        if self.limited and at_work[network] >= OF_ADDRESS:
            raise Refused("too_many", "other analyses for you are still being worked on")
        if len(self.works) >= AT_ONCE:
            raise Refused("busy", "many analyses are being worked on; try again later")

    # -- working ------------------------------------------------------------------------------

    async def carry_out(self, work: Work) -> None:
        key, match_id = work.stored.key, work.stored.setup.id
        try:
            await self.find_all(work)
            text = msgspec.json.encode(conclude(work.found)).decode()
            await self.write(key, at=now_ms(), done=work.total, total=work.total, report=text)
        except Unwanted:
            log.info("the analysis of match %s is no longer wanted", match_id)
        except Failed as failed:
            log.warning("match %s could not be analysed: %s", match_id, failed)
            await self.write(key, at=now_ms(), failed=True)
        except Exception as error:  # the row is given up by itself
            logs.failed(log, f"the analysis of match {match_id} stopped", error)
        finally:
            self.works.pop(key, None)

    async def find_all(self, work: Work) -> None:
        while not work.is_done:
            part = await self.next_part(work)
            work.found += part.found
            work.total = part.total

    async def next_part(self, work: Work) -> Part:
        """With a sign in between that somebody is at it."""
        stored = work.stored
        request = Analyse(stored.setup, stored.entries, self.simulations, len(work.found), PIECE_SECONDS)
        asking = asyncio.ensure_future(self.pool.run(request, LIMIT_SECONDS))
        try:
            while True:
                if not await self.write(stored.key, at=now_ms(), done=len(work.found), total=work.total):
                    raise Unwanted
                done, _ = await asyncio.wait({asking}, timeout=BEAT_SECONDS)
                if done:
                    return msgspec.json.decode(asking.result(), type=Part)
        finally:
            asking.cancel()

    # -- the row ------------------------------------------------------------------------------

    async def claim(self, key: int, user: str) -> bool:
        """Takes the place of one that was given up, failed or is out of date; False: another worker was faster."""
        a = schema.analyses
        row = {"match": key, "version": VERSION, "at": now_ms(), "done": 0, "total": 0, "failed": False}

        async def take(connection: AsyncConnection) -> None:
            stale = (a.c.at + GIVEN_UP_MS < now_ms()) | a.c.failed | (a.c.version != VERSION)
            await connection.execute(delete(a).where(a.c.match == key, stale))
            await connection.execute(insert(a), row)
            await connection.execute(delete(schema.wishes).where(schema.wishes.c.match == key))
            await connection.execute(insert(schema.wishes), wish(key, user))

        try:
            await self.store.transact(take)
        except IntegrityError:
            return False
        return True

    async def write(self, key: int, **values: Any) -> bool:
        """False: there is none."""
        statement = update(schema.analyses).where(schema.analyses.c.match == key).values(**values)
        written = await self.store.transact(lambda connection: connection.execute(statement))
        return bool(written.rowcount)


def wish(key: int, user: str) -> dict[str, Any]:
    return {"match": key, "user_id": user}


async def unwish(key: int, user: str, connection: AsyncConnection) -> bool:
    """True: nobody wanted it any more, and its row has gone."""
    a, w = schema.analyses.c, schema.wishes.c
    await connection.execute(delete(schema.wishes).where(w.match == key, w.user_id == user))
    wanted = select(w.match).where(w.match == key).exists()
    gone = await connection.execute(delete(schema.analyses).where(a.match == key, a.report.is_(None), ~wanted))
    return bool(gone.rowcount)
