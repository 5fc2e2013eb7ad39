"""Tables of older formats, each made one of the next."""

from __future__ import annotations

from typing import Any, Final

FIRST_NEWEST: Final = (26, 67)  # event cards and kinds of tiles were numbered up to these
ONLY_HELPER: Final = 0  # the one card that added to a roll already made

NEW_IN_3: Final[dict[str, Any]] = {}  # fields of the table, and what they were without the expansions


def from_1(table: dict[str, Any]) -> None:
    """A fight did not say which cards had added to its roll."""
    for fight in table["fights"]:
        fight["helped"] = [ONLY_HELPER, fight["bonus"]] if fight["bonus"] else []


def from_2(table: dict[str, Any]) -> None:
    """There was only the base set."""
    table |= NEW_IN_3


UPGRADES: Final = {1: from_1, 2: from_2}
