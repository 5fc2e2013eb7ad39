"""A match: a game with people round it. Pure Python without I/O; tests, terminal and server drive it alike."""

from __future__ import annotations

from orda.table.match import Match
from orda.table.setup import Refused, SeatSetup, Setup

__all__ = ["Match", "Refused", "SeatSetup", "Setup"]
