"""The server's time: whole milliseconds since 1970 that pass evenly, whatever is done to the machine's clock."""

from __future__ import annotations

import time
from typing import Final

# What the wall said when the process began; from then on only time that has passed counts.
BEGAN: Final = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    return (BEGAN + time.monotonic_ns()) // 1_000_000
