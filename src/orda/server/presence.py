"""Who is there: the seats whose holder is connected, to this process or to another one."""

from __future__ import annotations

import time
from typing import Final

from orda.server.clock import now_ms

REMOTE_SECONDS: Final = 20.0  # without news, the people of another worker are gone


class Presence:
    """Of one room. `here` are always the seats of those who follow it in this process."""

    def __init__(self) -> None:
        self.elsewhere: dict[str, tuple[set[int], float]] = {}  # worker: seats, and until when that counts
        self.noticed: set[int] = set()
        self.absent_since: dict[int, int] = {}

    def seats(self, here: set[int]) -> set[int]:
        if not self.elsewhere:
            return here
        now = time.monotonic()
        self.elsewhere = {worker: (s, until) for worker, (s, until) in self.elsewhere.items() if until > now}
        return here.union(*(seats for seats, _ in self.elsewhere.values()))

    def heard(self, worker: str, seats: set[int]) -> None:
        self.elsewhere[worker] = (seats, time.monotonic() + REMOTE_SECONDS)

    def notice(self, here: set[int]) -> bool:
        """Is somebody there who was not, or the other way round?"""
        now, before = self.seats(here), self.noticed
        self.noticed = now
        for seat in before - now:
            self.absent_since[seat] = now_ms()
        return now != before

    def gone_since(self, seat: int) -> int:
        """Since when the holder of this seat has not been there; from now on, if that was never noticed."""
        return self.absent_since.setdefault(seat, now_ms())
