"""Dead Corps(e): the military base."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.registry import CardSet

DC: Final = CardSet("dc")
