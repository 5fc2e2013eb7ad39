"""What keeps a database from being used, in a sentence: the driver's own words for whoever runs the server, ours for
everybody (they say nothing of where it is)."""

from __future__ import annotations

import re
from typing import Final

CAUSES: Final = {
    r"read.?only": "the database, or the disk it is on, is read-only",
    r"disk is full|no space left": "the disk is full",
    r"disk I/O error": "the disk does not take it: it is broken, full, or read-only",
    r"locked|lock timeout|TimeoutError": "somebody else holds the database, or it takes too long",
    r"too many (connections|clients)|connection slots": "the database takes no more connections",
    r"unable to open": "the database file cannot be opened",
    r"refused|closed|reset|terminat|ConnectionDoesNotExist": "the database cannot be reached",
}


def reason(error: BaseException) -> str:
    """The driver's own words, in one line."""
    inner = getattr(error, "orig", None) or error
    return " ".join(str(inner).split()).partition("[SQL")[0][:300] or type(error).__name__


def cause(error: BaseException) -> str:
    """Ours, for what is known; else what kind of trouble it is."""
    said = f"{type(error).__name__} {reason(error)}"
    found = (ours for words, ours in CAUSES.items() if re.search(words, said, re.IGNORECASE))
    return next(found, type(error).__name__)
