"""The server's time: whole milliseconds since 1970 that pass evenly, whatever is done to the machine's clock."""

from __future__ import annotations

import time


def began() -> int:
    """What the wall said when the machine began to count nanoseconds, as far as the wall can be believed now."""
    return time.time_ns() - time.monotonic_ns()


# Once for a process, and for all workers of a server: from then on only time that has passed counts.
BEGAN = began()


def set_by(other: int) -> None:
    """The same time as another process of this machine has."""
    global BEGAN  # noqa: PLW0603
    BEGAN = other


def now_ms() -> int:
    return (BEGAN + time.monotonic_ns()) // 1_000_000


def wall_ms() -> int:
    """For what is compared with the times of programs begun since, such as an operator's."""
    return time.time_ns() // 1_000_000
