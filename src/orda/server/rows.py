"""Rows: what is written of a match, each in the order of its table's columns; `writers` puts them into the database."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from orda.server import schema, tell
from orda.server.clock import now_ms
from orda.table.asking import Record
from orda.table.history import Entry
from orda.table.match import Match
from orda.table.people import AlsoSat, AnyNote, Sat
from orda.table.snapshot import snap

encode: Final = msgspec.json.encode
Row = tuple[Any, ...]


class Batch(Struct):
    """Rows of one change, written together or not at all."""

    choices: list[Row] = []
    notes: list[Row] = []
    sitters: list[Row] = []
    snapshots: list[Row] = []
    summaries: list[Row] = []
    wake: str | None = None  # the match to wake other workers for
    notices: list[str] = []  # for other workers


TABLES: Final = (schema.choices, schema.notes, schema.sitters, schema.snapshots)
SUMMARY: Final = ("summary", "listed", "changed", "due", "at_key")
COLUMNS: Final = {t.name: tuple(column.name for column in t.columns) for t in TABLES} | {"summaries": SUMMARY}


def rows_of(batches: list[Batch]) -> list[tuple[str, list[Row]]]:
    """All rows, kind by kind."""
    found = [(kind, [row for batch in batches for row in getattr(batch, kind)]) for kind in COLUMNS]
    return [(kind, rows) for kind, rows in found if rows]


def choice_row(key: int, e: Entry) -> Row:
    return (key, e.number, e.seat, e.option, e.back, e.by, e.revealed, e.at, e.seal)


def snapshot_row(key: int, match: Match) -> Row:
    return (key, match.number, encode(snap(match)).decode())


def summary_row(key: int, match: Match) -> Row:
    changed = now_ms()
    line = encode(tell.line(match, changed)).decode()
    return (line, is_listed(match), changed, due(match), key)


def is_listed(match: Match) -> bool:
    return match.setup.public and not match.is_over and any(place.kind == "vacant" for place in match.places)


def due(match: Match) -> int | None:
    """When somebody must look after the match although nobody is there. Bots among themselves play for who looks on."""
    if match.bot_to_move():
        return now_ms() if match.has_players() else None
    return match.due()


def batch_of(key: int, match: Match, records: list[Record]) -> Batch:
    """What has just been done to the match."""
    choices = [choice_row(key, record) for record in records if isinstance(record, Entry)]
    batch = Batch(choices=choices, wake=match.id)
    if len(choices) < len(records):
        add_notes(batch, key, match, [record for record in records if not isinstance(record, Entry)])
    return batch


def add_notes(batch: Batch, key: int, match: Match, notes: list[AnyNote]) -> None:
    for seq, note in enumerate(notes, match.notes - len(notes) + 1):
        batch.notes.append((key, seq, encode(note).decode()))
        if isinstance(note, Sat | AlsoSat):
            batch.sitters.append((note.user, key))
