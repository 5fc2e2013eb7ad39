"""Not Dead Yet: cards only."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.registry import CardSet

NDY: Final = CardSet("ndy")
