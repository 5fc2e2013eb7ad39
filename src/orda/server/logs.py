"""The log: one line for each thing that happened, and not thousands for the same trouble."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections import OrderedDict
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import SQLAlchemyError

SAME: Final = 10  # lines of one kind in a minute; the rest are counted
MINUTE: Final = 60.0
KINDS: Final = 1000


OUTAGE: Final = (OSError, TimeoutError, SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)


def failed(log: logging.Logger, what: str, error: BaseException) -> None:
    """A database that does not answer is one line; only for what nobody has thought of it is told where it happened."""
    is_outage = isinstance(error, OUTAGE)
    reason = " ".join(str(error).split()).partition("[SQL")[0]
    log.error(f"{what}: %s: %.300s", type(error).__name__, reason, exc_info=None if is_outage else error)


class Flood(logging.Filter):
    """Lets a few lines of each kind through and says how many it has held back."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()  # since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg))
        since, count = self.kinds.pop(kind, (time.monotonic(), 0))
        if time.monotonic() - since >= MINUTE:
            if count > SAME:
                record.msg = f"{record.msg} (and {count - SAME} more like it within the last minutes)"
            since, count = time.monotonic(), 0
        self.kinds[kind] = (since, count + 1)
        if len(self.kinds) > KINDS:
            self.kinds.popitem(last=False)
        return count < SAME


def set_up() -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    handler.addFilter(Flood())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
