"""Tables of format 1, in the present form."""

from __future__ import annotations

from typing import Any


def upgrade(table: dict[str, Any]) -> None:
    """Everybody sat at the place of his own number."""
    table["seated"] = 0
