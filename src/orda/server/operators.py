"""What an operator asks of the database and does to it; the server looks now and then whether anything was done."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from orda.server import schema
from orda.server.clock import wall_ms

CHOICE_BYTES: Final = 60
MARGIN_MS: Final = 60_000  # the clocks of two processes may differ


class OperatorStore:
    """The part of the store that operators use."""

    engine: AsyncEngine
    transact: Any

    async def rows(self, query: Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return [tuple(row) for row in (await connection.execute(query)).all()]

    async def all_tables(self, most: int) -> list[Any]:
        """Id, summary, when changed, when closed, and bytes of what is stored, about."""
        m, c, s = schema.matches.c, schema.choices.c, schema.snapshots.c
        choices = select(func.count() * CHOICE_BYTES).where(c.match == m.key).scalar_subquery()
        snapshots = (
            select(func.coalesce(func.sum(func.length(s.snapshot)), 0)).where(s.match == m.key).scalar_subquery()
        )
        size = choices + snapshots + func.length(m.setup)
        return await self.rows(
            select(m.id, m.summary, m.changed, m.closed, size).order_by(m.changed.desc()).limit(most)
        )

    async def all_people(self, most: int) -> list[Any]:
        u, s = schema.users.c, schema.sitters.c
        count = select(func.count()).where(s.user_id == u.id).scalar_subquery()
        return await self.rows(select(u.id, u.name, u.created, u.banned, count).order_by(u.created.desc()).limit(most))

    async def close_table(self, match_id: str, closed: bool = True) -> bool:
        m = schema.matches
        return await self.set_one(update(m).where(m.c.id == match_id).values(closed=wall_ms() if closed else None))

    async def ban(self, user: str, banned: bool = True) -> bool:
        u = schema.users
        return await self.set_one(update(u).where(u.c.id == user).values(banned=wall_ms() if banned else None))

    async def set_one(self, statement: Any) -> bool:
        async def execute(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).rowcount == 1

        return bool(await self.transact(execute))

    async def done_since(self, since: int) -> tuple[list[str], list[str]]:
        """Tables closed and people banned."""
        m, u = schema.matches.c, schema.users.c
        tables = await self.rows(select(m.id).where(m.closed > since - MARGIN_MS))
        people = await self.rows(select(u.id).where(u.banned > since - MARGIN_MS))
        return [one for (one,) in tables], [one for (one,) in people]
