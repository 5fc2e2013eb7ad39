"""Tables of older formats, each made one of the next."""

from __future__ import annotations

from typing import Any, Final

FIRST_NEWEST: Final = (26, 67)  # event cards and kinds of tiles were numbered up to these
ONLY_HELPER: Final = 0  # the one card that added to a roll already made

# Fields of the table, and what they were without the expansions.
NEW_IN_3: Final[dict[str, Any]] = {
    "more_tiles": [],
    "open_sets": 1,
    "aside": [],
    "placer": -1,
    "closed": [],
    "jeeps": 0,
    "in_ducts": 0,
    "lost_in_woods": 0,
    "more_decks": [],
    "more_discards": [],
    "whose_decks": 0,
    "out": [],
    "laid": [],
    "occasions": [],
    "reactions": 0,
    "known": [],
    "shuffles": [],
    "attacked": 0,
    "extra_turn": 0,
}
FIGHTS_IN_3: Final = {"rolls": 0, "won": 0, "branches": 0, "passed": 0, "aimed": 0}
WALKS_IN_3: Final = {"carried": -1}
DUELS_IN_3: Final = {"card": -1, "edge": 0, "silent": 0, "rerolled": 0, "aimed": [0, 0]}


def from_1(table: dict[str, Any]) -> None:
    """A fight did not say which cards had added to its roll."""
    for fight in table["fights"]:
        fight["helped"] = [ONLY_HELPER, fight["bonus"]] if fight["bonus"] else []


def from_2(table: dict[str, Any]) -> None:
    """There was only the base set."""
    table |= NEW_IN_3
    for records, fields in (("fights", FIGHTS_IN_3), ("walks", WALKS_IN_3), ("duels", DUELS_IN_3)):
        table[records] = [record | fields for record in table[records]]


UPGRADES: Final = {1: from_1, 2: from_2}
