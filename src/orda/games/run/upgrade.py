"""Tables of older formats, each made one of the next."""

from __future__ import annotations

from typing import Any, Final

from orda.games.run.cards import CARD_IDS, FIRST_CARDS


def from_1(table: dict[str, Any]) -> None:
    """What lay before the players was a list with a place for every card there was, and one for none."""
    before = table["before"]
    if len(before) != FIRST_CARDS + 2 or before[-1] != 0:
        raise ValueError(f"what lies before the players has {len(before)} places instead of {FIRST_CARDS + 2}")
    table["early"] = [0] * len(table["hands"])
    table["before"] = {CARD_IDS[card]: seats for card, seats in enumerate(before[:-1]) if seats}


def from_2(table: dict[str, Any]) -> None:
    """Only the last shuffle was remembered."""
    early = table.pop("early")
    table["shuffles"] = [early] if any(early) else []


UPGRADES: Final = {1: from_1, 2: from_2}
