"""The sets, a folder each: cards, tiles.json and texts. Found by walking; importing a set registers its cards."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Final

from orda.games.zombies.registry import CARD
from orda.games.zombies.tiles import SETS as TILE_SETS

ALL: Final = tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def import_all() -> None:
    for module in pkgutil.walk_packages(__path__, f"{__name__}."):
        importlib.import_module(module.name)


import_all()
assert {card.set for card in CARD.values()} | set(TILE_SETS) <= set(ALL), "a card or tile of a set that is no folder"
