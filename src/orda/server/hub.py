"""What a server process holds: the store, the rooms, the people, their connections, and the limits on them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from orda.server import database
from orda.server.config import Config
from orda.server.identity import Identities
from orda.server.keeper import Keeper
from orda.server.limits import Buckets
from orda.server.outbox import Post
from orda.server.pool import Pool
from orda.server.room import Room
from orda.server.service import Service
from orda.server.store import Store, User
from orda.server.wake import Wake

if TYPE_CHECKING:
    from orda.server.socket import Connection

log = logging.getLogger("orda.server")
LOBBY_SECONDS: Final = 0.5

# What an address may do: how often a second on average, and how often at once.
RATES: Final = {
    "identity": (30 / 600, 30),
    "table": (60 / 600, 60),
    "link": (5, 60),
    "replay": (20, 200),
    "file": (0.5, 20),
    "connect": (20, 200),
}


class Hub:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.worker = secrets.token_hex(4)
        self.url = database.read_url(config.database)
        self.buckets = {name: Buckets(*rate) for name, rate in RATES.items()}
        self.connections: set[Connection] = set()
        self.of_user: defaultdict[str, set[Connection]] = defaultdict(set)
        self.lobby_due: set[str] = set()  # whose lobby has changed
        self.lobby_open = False  # have the open tables?
        self.lobby_task: asyncio.Task[None] | None = None
        self.wake: Wake | None = None
        self.post = Post()

    async def open(self) -> None:
        engine = database.make_engine(self.url)
        await database.migrate(engine)
        self.store = Store(engine, self.worker)
        self.pool = Pool(self.config.bot_processes)
        self.keeper = Keeper(self.config, self.store, self.pool)
        self.identities = Identities(self.store)
        self.service = Service(self.config, self.store, self.keeper, self.pool)
        self.keeper.lobby_changed = self.lobby_changed
        await self.store.open()
        await self.keeper.open()
        if self.store.is_postgres:
            self.wake = Wake(self.keeper)
            await self.wake.open()

    async def close(self) -> None:
        for connection in list(self.connections):
            connection.close(1001)
        if self.lobby_task is not None:
            self.lobby_task.cancel()
        await self.keeper.close()
        if self.wake is not None:
            await self.wake.close()
        await self.pool.close()
        await self.store.close()

    # -- limits ---------------------------------------------------------------------------

    def allows(self, what: str, address: str) -> bool:
        return not self.config.limits or self.buckets[what].take(address)

    def is_own_origin(self, origin: str, host: str) -> bool:
        from orda.server.http import is_own_origin  # noqa: PLC0415

        return is_own_origin(origin, host, self.config.origins)

    # -- connections ------------------------------------------------------------------------

    def add(self, connection: Connection) -> None:
        self.connections.add(connection)
        if connection.user is not None:
            self.of_user[connection.user].add(connection)

    def remove(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.user is not None:
            mine = self.of_user[connection.user]
            mine.discard(connection)
            if not mine:
                del self.of_user[connection.user]

    def renamed(self, user: User) -> None:
        for connection in self.of_user.get(user.id, ()):
            connection.name = user.name

    # -- the lobby ----------------------------------------------------------------------------

    def lobby_changed(self, room: Room) -> None:
        """Those it concerns are told soon, but not for every choice."""
        self.lobby_due |= {user for place in room.match.places for user in place.users} | {room.match.setup.host}
        self.lobby_open |= room.match.setup.public
        if self.lobby_task is None:
            self.lobby_task = asyncio.get_running_loop().create_task(self.tell_lobby())

    async def tell_lobby(self) -> None:
        try:
            while self.lobby_due:
                await asyncio.sleep(LOBBY_SECONDS)
                users, everybody = self.lobby_due, self.lobby_open
                self.lobby_due, self.lobby_open = set(), False
                for connection in [c for c in self.connections if c.lobby and (everybody or c.user in users)]:
                    await connection.tell_lobby()
        except Exception:
            log.exception("the lobby could not be told")
        finally:
            self.lobby_task = None
