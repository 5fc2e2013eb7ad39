"""Limits on what comes in: buckets that fill with time."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

from msgspec import Struct

from orda.engine.errors import OptionError

MESSAGE_BYTES: Final = 16 * 1024
BODY_BYTES: Final = 64 * 1024
FILE_BYTES: Final = 4 * 1024 * 1024
TABLES_FOLLOWED: Final = 32
CONNECTIONS_OF_ONE: Final = 20
CONNECTIONS_OF_ADDRESS: Final = 500
CHECKS_OF_ONE: Final = 4  # matches played again for one address at a time
BODY_SECONDS: Final = 30.0
OUTBOX_SIZE: Final = 2_000_000  # bytes written to a client that does not read them
TOO_MUCH: Final = 1008  # how a connection ends that is let go of
STRIKES: Final = 50  # refused messages before the connection is closed


class Limit(Struct, frozen=True):
    """So often in so many seconds, all at once or spread out; counted by address or by person."""

    count: float
    seconds: float
    by: str = "address"


# `orda serve --limit identity=1000/600` sets one of them otherwise. A school is one address.
LIMITS: Final = {
    "identity": Limit(300, 600),
    "table": Limit(60, 600, "person"),
    "tables": Limit(600, 600),  # made from one address
    "link": Limit(300, 60),
    "replay": Limit(200, 10),
    "file": Limit(20, 40),
    "analysis": Limit(30, 600),  # begun
    "list": Limit(200, 20),  # the lobby and the description of the calls
    "call": Limit(4000, 20),  # whatever is asked for by HTTP, pages too
    "connect": Limit(200, 10),
    "push": Limit(60, 600, "person"),  # browsers to be called
}
# What is done seldom and lasts is counted by all workers together.
SHARED: Final = ("identity", "table", "tables", "file", "analysis")


def read_limit(text: str) -> tuple[str, Limit]:
    """`name=count/seconds`."""
    found = re.fullmatch(r"([a-z]+)=(\d{1,9})/(\d{1,9})", text, re.ASCII)
    if found is None or found[1] not in LIMITS or int(found[3]) == 0:
        raise OptionError(f"--limit {text!r}: must be name=count/seconds; names: {', '.join(LIMITS)}")
    return found[1], Limit(int(found[2]), int(found[3]), LIMITS[found[1]].by)


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """Who has one IPv6 address has 2^64 of them: all of a network count as one."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed) >> 64 << 64, 64)))


class Bucket:
    """`burst` at once, `rate` a second on average."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket per somebody; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def spend(self, who: Hashable) -> None:
        """Another worker has let it happen."""
        bucket = self.bucket(who)
        bucket.left = max(0.0, bucket.left - 1)

    def take(self, who: Hashable) -> bool:
        return self.bucket(who).take()

    def bucket(self, who: Hashable) -> Bucket:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket
