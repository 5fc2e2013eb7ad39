"""Saves of format 1, brought into the present form."""

from __future__ import annotations

from typing import Any, Final

from orda.games.zombinion.registry import IDS
from orda.games.zombinion.table import NOT_USED

FIRST_NEWEST: Final = 32  # cards were numbered up to this one


def upgrade(table: dict[str, Any]) -> None:
    """The Supply was a list with a place for every card there was."""
    supply = table["supply"]
    if len(supply) != FIRST_NEWEST + 1:
        raise ValueError(f"the Supply has {len(supply)} piles instead of {FIRST_NEWEST + 1}")
    table["supply"] = {IDS[card]: left for card, left in enumerate(supply) if left != NOT_USED}
