"""Tables of older formats, each made one of the next."""

from __future__ import annotations

from typing import Any, Final

from orda.games.zombinion.registry import IDS
from orda.games.zombinion.table import NOT_USED

FIRST_CARDS: Final = 32  # cards were numbered up to this one
FIRST_NEWEST: Final = (FIRST_CARDS, 0)


def from_1(table: dict[str, Any]) -> None:
    """The Supply was a list with a place for every card there was; less was known of hands."""
    supply = table["supply"]
    if len(supply) != FIRST_CARDS + 1:
        raise ValueError(f"the Supply has {len(supply)} piles instead of {FIRST_CARDS + 1}")
    players = len(table["hands"])
    table["scattered"], table["kept"], table["early"] = [0] * players, [0] * players, [0] * players
    table["pools"] = [[] for _ in range(players)]
    table["supply"] = {IDS[card]: left for card, left in enumerate(supply) if left != NOT_USED}


def from_2(table: dict[str, Any]) -> None:
    """Of several shuffles since a hand was drawn only the last one was known."""
    early, pools = table.pop("early"), table.pop("pools")
    table["shuffles"] = [[[n, *pool]] if n else [] for n, pool in zip(early, pools, strict=True)]


UPGRADES: Final = {1: from_1, 2: from_2}
