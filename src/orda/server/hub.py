"""What a server process holds: the store, the rooms, the people, their connections, and the limits on them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from orda.server import database, logs
from orda.server.alerts import Alerts
from orda.server.analyses import Analyses
from orda.server.clock import wall_ms
from orda.server.config import Config
from orda.server.identity import Identities
from orda.server.keeper import TRY_AGAIN, Keeper
from orda.server.limits import LIMITS, SHARED, TOO_MUCH, Buckets, read_limit
from orda.server.lobby import Lobby
from orda.server.metrics import METRICS
from orda.server.others import BEAT_SECONDS
from orda.server.pool import Pool
from orda.server.retention import Retention
from orda.server.service import Service
from orda.server.store import Store, User
from orda.server.trouble import cause
from orda.server.wake import Wake

if TYPE_CHECKING:
    from orda.server.socket import Connection

log = logging.getLogger("orda.server")
SUMMARY_SECONDS: Final = 0.5
TIDY_SECONDS: Final = 600.0
HEED_SECONDS: Final = 3.0
METRICS_SECONDS: Final = 2.0
PARENT_SECONDS: Final = 1.0
WRITE_SECONDS: Final = 3.0  # for the write that tells whether writing works


class Hub:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.worker = secrets.token_hex(4)
        self.url = database.read_url(config.database)
        self.limits = LIMITS | dict(map(read_limit, config.limited))
        self.buckets = {name: Buckets(one.count / one.seconds, one.count) for name, one in self.limits.items()}
        self.connections: set[Connection] = set()
        self.of_user: defaultdict[str, set[Connection]] = defaultdict(set)
        self.checking: Counter[str] = Counter()  # matches being played again, by the network that wants it
        self.of_network: Counter[str] = Counter()  # connections
        self.routines: list[asyncio.Task[None]] = []
        self.wake: Wake | None = None
        self.looked = -1.0
        self.heeded = wall_ms()
        self.found: str | None = None

    async def open(self) -> None:
        engine = database.make_engine(self.url)
        await database.migrate(engine)
        self.store = Store(engine, self.worker)
        self.thinkers = Pool(self.config.bot_processes, "orda.server.thinker", METRICS.bots)
        self.checkers = Pool(self.config.check_processes, "orda.server.checker")
        self.analysts = Pool(self.config.analysis_processes, "orda.server.analyst")
        self.analyses = Analyses(
            self.store, self.analysts, self.config.analysis_simulations or None, self.config.limits
        )
        self.keeper = Keeper(self.config, self.store, self.thinkers)
        self.identities = Identities(self.store)
        self.keeper.others.spent = self.spent
        self.lobby = Lobby(self.keeper, self.connections)
        self.alerts = Alerts(self.config, self.store, lambda user: user in self.of_user)
        self.lobby.settled = self.alerts.changed
        self.service = Service(self.config, self.store, self.keeper, self.checkers, self.analyses)
        self.service.games()  # a game's first use takes long: nobody is to wait for it
        await self.store.open()
        await self.alerts.open()
        is_alone = not self.store.is_postgres  # else other workers are heard first: what is due is shared with them
        self.routines = [
            asyncio.create_task(every(METRICS_SECONDS, self.leave_metrics)),
            asyncio.create_task(every(SUMMARY_SECONDS, self.lobby.write_summaries)),
            asyncio.create_task(every(self.config.sweep_every, self.keeper.sweep)),
            asyncio.create_task(every(self.config.sweep_every, self.keeper.take_up, at_once=is_alone)),
            asyncio.create_task(every(HEED_SECONDS, self.heed_operator)),
        ]
        if self.config.keep_days:
            tidy = Retention(self.keeper, self.config.keep_days).tidy
            self.routines.append(asyncio.create_task(every(TIDY_SECONDS, tidy)))
        if self.config.parent:
            self.routines.append(asyncio.create_task(every(PARENT_SECONDS, self.end_with_parent)))
        if self.store.is_postgres:
            others = self.keeper.others
            self.wake = Wake(engine, others.heard, others.again)
            await self.wake.open()
            others.ask_who_is_there()
            self.routines.append(asyncio.create_task(every(BEAT_SECONDS, others.beat, at_once=True)))

    async def close(self) -> None:
        for connection in list(self.connections):
            connection.close(1001)
        self.lobby.close()
        for routine in self.routines:
            routine.cancel()
        await asyncio.gather(*self.routines, return_exceptions=True)
        await self.keeper.close()
        await self.alerts.close()
        if self.wake is not None:
            await self.wake.close()
        await self.analyses.close()
        await self.analysts.close()
        await self.thinkers.close()
        await self.checkers.close()
        await self.store.close()

    async def heed_operator(self) -> None:
        """What was done with `orda tables` and `orda people` since the last time."""
        now = wall_ms()
        closed, banned = await self.store.done_since(self.heeded)
        self.heeded = now  # not before: while the database does not answer nothing is heeded
        for match_id in closed:
            if match_id in self.keeper.rooms:
                self.keeper.drop(self.keeper.rooms[match_id], TRY_AGAIN)
        for user in banned:
            self.identities.forget(user)
            for connection in list(self.of_user.get(user, ())):
                connection.close(TOO_MUCH)

    async def leave_metrics(self) -> None:
        METRICS.gauges.update(matches_open=len(self.keeper.rooms), connections=len(self.connections))
        if self.config.metrics:
            METRICS.leave(Path(self.config.metrics))

    async def end_with_parent(self) -> None:
        """One of several processes whose parent was killed would go on without anybody to end it."""
        if os.getppid() != self.config.parent:
            log.error("the process that started this one has ended, so this one ends too")
            os.kill(os.getpid(), signal.SIGTERM)

    async def trouble(self) -> str | None:
        """What is wrong with this process; looked at anew at most once a second."""
        if time.monotonic() > self.looked + 1:
            self.looked = time.monotonic()
            self.found = await self.look_for_trouble()
        return self.found

    async def look_for_trouble(self) -> str | None:
        if self.wake is not None and not self.wake.hears:
            return "other workers are not heard: PostgreSQL cannot be listened to"
        try:
            await asyncio.wait_for(self.store.check(), WRITE_SECONDS)
        except Exception as error:
            logs.failed(log, "nothing can be written", error)
            return f"nothing can be written: {cause(error)}"
        return None

    def client_version(self) -> str:
        """Of the pages as they are now: they may be built anew under a running server."""
        with contextlib.suppress(OSError):
            return (Path(self.config.static) / "version").read_text(encoding="ascii")
        return ""

    # -- limits ---------------------------------------------------------------------------

    def allows(self, what: str, network: str, person: str = "") -> bool:
        if not self.config.limits:
            return True
        who = person if self.limits[what].by == "person" else network
        if not self.buckets[what].take(who):
            return False
        if what in SHARED:
            self.keeper.others.say_spent(what, who)
        return True

    def spent(self, what: str, who: str) -> None:
        """At another worker."""
        if what in self.buckets:
            self.buckets[what].spend(who)

    def is_own_origin(self, origin: str, host: str) -> bool:
        return is_own_origin(origin, host, self.config.origins)

    # -- connections ------------------------------------------------------------------------

    def add(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.of_network[connection.network] += 1
        if connection.user is not None:
            self.of_user[connection.user].add(connection)

    def remove(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.of_network[connection.network] -= 1
        if not self.of_network[connection.network]:
            del self.of_network[connection.network]
        if connection.user is not None:
            mine = self.of_user[connection.user]
            mine.discard(connection)
            if not mine:
                del self.of_user[connection.user]

    def renamed(self, user: User) -> None:
        for connection in self.of_user.get(user.id, ()):
            connection.name = user.name


def is_own_origin(origin: str, host: str, others: list[str]) -> bool:
    """The page comes from this very host, or from one that was allowed."""
    if origin in others:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


async def every(seconds: float, what: Callable[[], Any], at_once: bool = False) -> None:
    while True:
        await asyncio.sleep(0 if at_once else seconds)
        at_once = False
        try:
            await what()
        except Exception as error:  # what is done again in a moment must not end for good
            logs.failed(log, f"{what.__name__} failed", error)
