"""Mall Walkers: the shopping mall."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.registry import CardSet

MW: Final = CardSet("mw")
