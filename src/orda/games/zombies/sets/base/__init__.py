"""The base game: the city."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.registry import CardSet

BASE: Final = CardSet("base")
