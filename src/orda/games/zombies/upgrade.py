"""Tables of older formats, each made one of the next."""

from __future__ import annotations

from typing import Any, Final

FIRST_NEWEST: Final = (26, 67)  # event cards and kinds of tiles were numbered up to these
ONLY_HELPER: Final = 0  # the one card that added to a roll already made

# What came with the expansions, and what it was without them.
NEW_IN_3: Final[dict[str, Any]] = {
    "more_tiles": [],
    "open_sets": 1,
    "aside": [],
    "placer": -1,
    "closed": [],
    "jeeps": 0,
    "in_ducts": 0,
    "lost_in_woods": 0,
    "attacked": 0,
    "extra_turn": 0,
    "more_decks": [],
    "more_discards": [],
    "whose_decks": 0,
    "out": [],
    "laid": [],
    "occasions": [],
    "reactions": 0,
    "known": [],
}
NEW_IN_FIGHTS: Final = {"rolls": 0, "won": 0, "branches": 0, "passed": 0}
NEW_IN_WALKS: Final = {"carried": -1}
NEW_IN_DUELS: Final = {"card": -1, "edge": 0, "silent": 0, "rerolled": 0}


def from_1(table: dict[str, Any]) -> None:
    """A fight did not say which cards had added to its roll."""
    for fight in table["fights"]:
        fight["helped"] = [ONLY_HELPER, fight["bonus"]] if fight["bonus"] else []


def from_2(table: dict[str, Any]) -> None:
    """There was only the base set."""
    table |= NEW_IN_3
    table["fights"] = [fight | NEW_IN_FIGHTS for fight in table["fights"]]
    table["walks"] = [walk | NEW_IN_WALKS for walk in table["walks"]]
    table["duels"] = [duel | NEW_IN_DUELS for duel in table["duels"]]


UPGRADES: Final = {1: from_1, 2: from_2}
