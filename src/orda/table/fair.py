"""Fair shuffles: a secret nobody can choose afterwards, a seed of it for every choice, and seals on what happened."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Any, Final

import msgspec

from orda.engine.game import Game

SECRET_BYTES: Final = 32
SEAL_DIGITS: Final = 16
NO_SEAL: Final = ""
# Milliseconds that somebody seems to think who can only pass: at first, and again in the same turn.
PAUSES: Final = range(800, 3000)
BRIEF_PAUSES: Final = range(300, 900)


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def known_secret(opening: str) -> bytes:
    """Of a lesson: everybody learns with the same cards and dice."""
    return hashlib.sha256(f"orda lesson: {opening}".encode()).digest()


@lru_cache(4096)
def commitment(secret: bytes) -> str:
    """Shown before anyone sits down; the secret itself when the game is over."""
    return hashlib.sha256(secret).hexdigest()


@lru_cache(4096)
def keyed(secret: bytes) -> hmac.HMAC:
    """HMAC-SHA256 with the key already in: a copy of it costs a fifth of a new one."""
    return hmac.new(secret, digestmod="sha256")


def digest(secret: bytes, content: bytes) -> bytes:
    mac = keyed(secret).copy()
    mac.update(content)
    return mac.digest()


def seed(secret: bytes, number: int) -> int:
    """The seed of the set-up (number 0) or of what a choice sets off."""
    return int.from_bytes(digest(secret, b"%d" % number), "big")


def pause(secret: bytes, number: int, pauses: range = PAUSES) -> int:
    """One of them, at random but the same in every process."""
    return pauses[int.from_bytes(digest(secret, b"pause %d" % number), "big") % len(pauses)]


def what_happened(game: Game[Any]) -> list[Any]:
    """All that came out of the last choice, hidden things too: what shuffles and dice gave, and who is asked what."""
    d = game.decision
    result = game.result
    asked = None if d is None else [d.player, d.kind, d.options]
    return [game.told, asked, None if result is None else result.to_data()]


def seal(secret: bytes, number: int, before: str, happened: Any) -> str:
    """Keyed with the secret, so that it tells nothing while the game runs and proves everything afterwards."""
    content = msgspec.json.encode([number, before, happened])
    return digest(secret, content).hex()[:SEAL_DIGITS]
