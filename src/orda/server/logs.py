"""The log: one line for each thing that happened, and not thousands for the same trouble."""

from __future__ import annotations

import logging
import re
import sqlite3
import time
from collections import OrderedDict
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.exc import SQLAlchemyError

from orda.server.trouble import reason

SAME: Final = 10  # lines of one kind in a minute; the rest are counted
MINUTE: Final = 60.0
KINDS: Final = 1000


OF_ASYNCPG: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
OUTAGE: Final = (OSError, SQLAlchemyError, sqlite3.Error, *OF_ASYNCPG)


def failed(log: logging.Logger, what: str, error: BaseException) -> None:
    """A database that does not answer is one line; only for what nobody has thought of it is told where it happened."""
    is_outage = isinstance(error, OUTAGE)
    log.error(f"{what}: %s: %s", type(error).__name__, reason(error), exc_info=None if is_outage else error)


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


REQUEST: ContextVar[str] = ContextVar("request", default="")  # what is being answered, for every line about it
KINDS_OF_LOG: Final = ("text", "json")


def request_id(given: str | None) -> str:
    """The proxy's, where it gives one that is harmless; else one of our own."""
    return given if given is not None and re.fullmatch(r"[A-Za-z0-9_.-]{1,64}", given, re.ASCII) else token_hex(8)


class Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        return super().format(record) + (f" [{request}]" if request else "")


class Json(logging.Formatter):
    """One object a line: for programs."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        line |= {"request": REQUEST.get()} if REQUEST.get() else {}
        line |= {"where": self.formatException(record.exc_info)} if record.exc_info else {}
        return msgspec.json.encode(line | {"process": record.process}).decode()


def set_up(kind: str) -> None:
    for name in ("alembic", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if kind == "json" else Text())
    handler.addFilter(Flood())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
