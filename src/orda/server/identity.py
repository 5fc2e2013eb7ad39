"""Who somebody is: an unguessable token in a cookie, of which the server keeps only the hash."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from orda.server.clock import now_ms
from orda.server.store import Store, User
from orda.table.setup import new_id

COOKIE: Final = "orda"
YEAR: Final = 60 * 60 * 24 * 365
TOKEN_LENGTH: Final = 43  # of 32 bytes in base64url
KNOWN: Final = 20_000
KNOWN_SECONDS: Final = 60.0  # another worker may have changed the name


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(headers: Mapping[str, str]) -> str | None:
    """From the cookie, or from `Authorization: Bearer` for programs."""
    scheme, _, value = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return value.strip() or None
    for pair in headers.get("cookie", "").split(";"):
        name, _, text = pair.partition("=")
        if name.strip() == COOKIE:
            return text.strip().strip('"') or None
    return None


def cookie(token: str, secure: bool) -> str:
    return f"{COOKIE}={token}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


class Identities:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[User, float]] = OrderedDict()

    async def find(self, headers: Mapping[str, str]) -> User | None:
        token = token_in(headers)
        if token is None or len(token) != TOKEN_LENGTH or not token.isascii():
            return None
        hashed = hash_of(token)
        found = self.known.get(hashed)
        if found is not None and found[1] > time.monotonic():
            return found[0]
        user = await self.store.find_user(hashed)
        if user is not None:
            self.remember(hashed, user)
        return user

    def remember(self, hashed: str, user: User) -> None:
        self.known[hashed] = (user, time.monotonic() + KNOWN_SECONDS)
        self.known.move_to_end(hashed)
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)

    def forget(self, user: str) -> None:
        """He has been banned."""
        for hashed in [hashed for hashed, (known, _) in self.known.items() if known.id == user]:
            del self.known[hashed]

    async def make(self) -> tuple[User, str]:
        token = secrets.token_urlsafe(32)
        user = User(new_id(9), "")
        await self.store.add_user(user, hash_of(token), now_ms())
        self.remember(hash_of(token), user)
        return user, token

    async def rename(self, headers: Mapping[str, str], user: User, name: str) -> User:
        await self.store.rename(user.id, name)
        renamed = User(user.id, name)
        token = token_in(headers)
        if token is not None:
            self.remember(hash_of(token), renamed)
        return renamed
