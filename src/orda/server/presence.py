"""Who is there: the seats whose holder is connected, to this process or to another one."""

from __future__ import annotations

from orda.server.clock import now_ms


class Presence:
    """Of one room. `here` are always the seats of those who follow it in this process."""

    def __init__(self) -> None:
        self.elsewhere: dict[str, set[int]] = {}  # by worker
        self.noticed: set[int] = set()
        self.absent_since: dict[int, int] = {}

    @property
    def present(self) -> set[int]:
        """As last noticed."""
        return self.noticed

    def seats(self, here: set[int]) -> set[int]:
        return here.union(*self.elsewhere.values()) if self.elsewhere else here

    def heard(self, worker: str, seats: set[int]) -> None:
        if seats:
            self.elsewhere[worker] = seats
        else:
            self.elsewhere.pop(worker, None)

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
