"""Where people are called by push: a few browsers for each person, and the server's key, made at the first start."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from orda.server import bodies, schema, webpush
from orda.server.clock import now_ms
from orda.server.store import Store
from orda.table import Refused

MOST: Final = 10  # browsers of one person; the oldest goes
VAPID: Final = "vapid"
AUTH_BYTES: Final = 16


class Subscription(Struct, frozen=True):
    endpoint: str
    p256dh: str
    auth: str
    origin: str
    language: str


class Subscriptions:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.teller = webpush.Teller(webpush.new_key())  # until `open` has found or kept the real one

    @property
    def public_key(self) -> str:
        return self.teller.public

    async def open(self) -> None:
        """The key is made once; of several workers that start together one is first."""
        try:
            row = {"name": VAPID, "value": webpush.new_key()}
            if await self.key() is None:
                await self.store.transact(lambda connection: connection.execute(insert(schema.keys), row))
        except IntegrityError:
            pass
        key = await self.key()
        assert key is not None
        self.teller = webpush.Teller(key)

    async def key(self) -> str | None:
        k = schema.keys.c
        async with self.store.engine.connect() as connection:
            found: str | None = (await connection.execute(select(k.value).where(k.name == VAPID))).scalar_one_or_none()
        return found

    async def add(self, user: str, wish: bodies.PushWish, origin: str) -> None:
        """A browser that somebody else has used before is his now."""
        check(wish)
        s = schema.subscriptions
        row = {"user_id": user, "origin": origin, "created": now_ms(), "language": wish.language}
        row |= {"endpoint": wish.endpoint, "p256dh": wish.p256dh, "auth": wish.auth}
        mine = select(s.c.endpoint).where(s.c.user_id == user).order_by(s.c.created.desc()).offset(MOST)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(s).where(s.c.endpoint == wish.endpoint))
            await connection.execute(insert(s), row)
            oldest = (await connection.execute(mine)).scalars().all()
            await connection.execute(delete(s).where(s.c.endpoint.in_(oldest)))

        await self.store.transact(write)

    async def end(self, user: str, endpoint: str) -> None:
        s = schema.subscriptions
        statement = delete(s).where(s.c.endpoint == endpoint, s.c.user_id == user)
        await self.store.transact(lambda connection: connection.execute(statement))

    async def drop(self, endpoint: str) -> None:
        """Its push service says that it is no more."""
        statement = delete(schema.subscriptions).where(schema.subscriptions.c.endpoint == endpoint)
        await self.store.transact(lambda connection: connection.execute(statement))

    async def of(self, user: str) -> list[Subscription]:
        s = schema.subscriptions.c
        query = select(s.endpoint, s.p256dh, s.auth, s.origin, s.language).where(s.user_id == user)
        async with self.store.engine.connect() as connection:
            return [Subscription(*row) for row in (await connection.execute(query)).all()]


def check(wish: bodies.PushWish) -> None:
    """Whether the address is one of the internet is seen when something is sent there (postman.py)."""
    try:
        parts = urlsplit(wish.endpoint)
        plain = parts.username is None and parts.password is None and parts.port in (None, 443)
        host = (parts.hostname or "").encode("ascii").decode()
    except ValueError as error:  # a port that is no number, letters that no host has
        raise Refused("bad_message", f"the endpoint is no address: {error}") from error
    if (
        parts.scheme != "https"
        or not host
        or not plain
        or not wish.endpoint.isascii()
        or not wish.endpoint.isprintable()
    ):
        raise Refused("bad_message", "the endpoint must be https://host/..., without a user or another port")
    if " " in wish.endpoint:
        raise Refused("bad_message", "the endpoint must not have spaces")
    try:
        fits = webpush.is_public_key(wish.p256dh) and len(webpush.to_bytes(wish.auth)) == AUTH_BYTES
    except ValueError:
        fits = False
    if not fits:
        raise Refused("bad_message", "p256dh must be a point of P-256 and auth 16 bytes, both in base64url")
