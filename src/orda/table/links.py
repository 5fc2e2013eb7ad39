"""Seat links: `<table>.<seat><i|r><generation>.<mac>`.

An invitation (i) is for whoever sits down first; a way back (r) is for who sits there, on any device.
Nothing is stored: a link is right if its mac is, and it ends when the seat has a new generation.
"""

from __future__ import annotations

import base64
import hmac
import re
from functools import lru_cache
from typing import Final, NamedTuple

from orda.table.setup import Refused, Setup

FORM: Final = re.compile(r"([A-Za-z0-9_-]{8,40})\.(\d{1,2})([ir])(\d{1,6})\.([A-Za-z0-9_-]{27})", re.ASCII)


class Link(NamedTuple):
    table: str
    seat: int
    kind: str
    generation: int
    mac: str


@lru_cache(10_000)
def mac(key: bytes, text: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(key, text.encode(), "sha256")[:20]).decode().rstrip("=")


def token(setup: Setup, seat: int, kind: str, generation: int) -> str:
    text = f"{setup.id}.{seat}{kind}{generation}"
    return f"{text}.{mac(setup.link_key, text)}"


def person(setup: Setup, user: str) -> str:
    """What somebody is called at this table where he needs no name: it tells nothing of him elsewhere."""
    return mac(setup.link_key, f"person {user}")[:12]


def read(text: str) -> Link:
    found = FORM.fullmatch(text)
    if found is None:
        raise Refused("no_such_link", "this is not a seat link")
    table, seat, kind, generation, code = found.groups()
    return Link(table, int(seat), kind, int(generation), code)


def is_right(setup: Setup, link: Link) -> bool:
    right = token(setup, link.seat, link.kind, link.generation)
    return hmac.compare_digest(right.rpartition(".")[2], link.mac)
