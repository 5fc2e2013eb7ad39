"""The End: the woods."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.registry import CardSet

TE: Final = CardSet("te")
