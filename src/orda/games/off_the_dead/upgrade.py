"""Tables of older formats, each made one of the next."""

from __future__ import annotations

from typing import Any, Final


def from_1(table: dict[str, Any]) -> None:
    """Everybody sat at the place of his own number."""
    table["seated"] = 0


UPGRADES: Final = {1: from_1}
