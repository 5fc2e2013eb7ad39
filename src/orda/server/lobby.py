"""The lobby: what is stored of each table for it, who is shown what, and who is told when it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from orda.server import logs, rows, tell
from orda.server import messages as m
from orda.server.keeper import Keeper
from orda.server.room import Room
from orda.server.rows import Batch

if TYPE_CHECKING:
    from orda.server.socket import Connection

log = logging.getLogger("orda.server")
SECONDS: Final = 0.5
MOST_TABLES: Final = 100
SUMMARIES_TOGETHER: Final = 10


class Lobby:
    def __init__(self, keeper: Keeper, connections: set[Connection]) -> None:
        self.keeper = keeper
        self.store = keeper.store
        self.connections = connections
        self.concerned: set[str] = set()  # whose lobby has changed
        self.everybody = False  # have the open tables?
        self.news: set[str] = set()  # the same for those of other workers
        self.news_for_all = False
        self.telling: asyncio.Task[None] | None = None
        self.settled: Callable[[Room], None] = lambda _room: None  # whose summary has been written
        keeper.lobby_changed = self.changed
        keeper.lobby_heard = self.heard

    def close(self) -> None:
        if self.telling is not None:
            self.telling.cancel()

    # -- what is shown ------------------------------------------------------------------------

    async def shown_to(self, user: str | None) -> m.Lobby:
        shown = self.summaries(await self.store.open_tables(MOST_TABLES), user)
        mine = self.summaries(await self.store.tables_of(user, MOST_TABLES), user) if user else []
        return m.Lobby([one for one in shown if any(seat.kind == "vacant" for seat in one.seats)], mine)

    def summaries(self, stored: list[str], user: str | None) -> list[m.Summary]:
        """What is in memory, and durable, is newer than what is stored."""
        lines = []
        for data in stored:
            try:
                line = msgspec.json.decode(data, type=tell.Line)
            except msgspec.DecodeError as error:
                log.warning("a damaged summary is left out of the lobby: %s; the table's next change mends it", error)
                continue
            room = self.keeper.rooms.get(line.id)
            lines.append(tell.line(room.match, line.changed) if room and not room.at_work else line)
        return [tell.summary(line, user) for line in lines]

    # -- what is stored -----------------------------------------------------------------------

    async def write_summaries(self) -> None:
        """A few at a time: choices have to wait for a commit that is under way."""
        due = [room for room in self.keeper.rooms.values() if room.summary_due]
        for start in range(0, len(due), SUMMARIES_TOGETHER):
            some = due[start : start + SUMMARIES_TOGETHER]
            made = await asyncio.gather(*map(self.summary_row, some), return_exceptions=True)
            try:
                await self.store.write(Batch(summaries=[row for row in made if not isinstance(row, BaseException)]))
            except Exception:
                for room in some:
                    room.summary_due = True
                raise
            for room in some:
                self.changed(room)
                self.settled(room)

    async def summary_row(self, room: Room) -> rows.Row:
        room.summary_due = False
        return await room.look(lambda match: rows.summary_row(room.key, match))

    # -- who is told --------------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        """Those it concerns are told soon, but not for every choice; at other workers too."""
        users = {user for place in room.match.places for user in place.users} | {room.match.setup.host}
        self.news |= users
        self.news_for_all |= room.match.setup.public
        self.heard(users, room.match.setup.public)

    def heard(self, users: set[str], everybody: bool) -> None:
        self.concerned |= users
        self.everybody |= everybody
        if self.telling is None:
            self.telling = asyncio.get_running_loop().create_task(self.tell())

    async def tell(self) -> None:
        try:
            while self.concerned or self.everybody:
                await asyncio.sleep(SECONDS)
                self.pass_on()
                users, everybody = self.concerned, self.everybody
                self.concerned, self.everybody = set(), False
                for connection in [c for c in self.connections if c.lobby and (everybody or c.user in users)]:
                    await self.tell_one(connection)
        finally:
            self.telling = None

    async def tell_one(self, connection: Connection) -> None:
        """One's trouble is not the others'."""
        try:
            await connection.tell_lobby()
        except Exception as error:
            logs.failed(log, "the lobby could not be told", error)

    def pass_on(self) -> None:
        if self.news or self.news_for_all:
            self.keeper.others.say_lobby_changed(self.news - {""}, self.news_for_all)
            self.news, self.news_for_all = set(), False
