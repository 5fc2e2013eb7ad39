"""Limits on what comes in: buckets that fill with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

MESSAGE_BYTES: Final = 16 * 1024
BODY_BYTES: Final = 64 * 1024
FILE_BYTES: Final = 4 * 1024 * 1024
TABLES_FOLLOWED: Final = 32
CONNECTIONS_OF_ONE: Final = 20
CONNECTIONS_OF_ADDRESS: Final = 500
CHECKS_OF_ONE: Final = 4  # matches played again for one address at a time
BODY_SECONDS: Final = 30.0
OUTBOX_BYTES: Final = 2_000_000  # waiting for a slow client
STRIKES: Final = 50  # refused messages before the connection is closed


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

    def take(self, who: Hashable) -> bool:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take()
