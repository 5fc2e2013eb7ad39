"""Loading: a match in memory again, as it is stored, also when the rules have changed since."""

from __future__ import annotations

import logging

from orda.server.clock import now_ms
from orda.server.rows import batch_of, snapshot_row
from orda.server.store import Store, Stored
from orda.table import notes
from orda.table.match import Diverged, Match
from orda.table.setup import Refused
from orda.table.snapshot import restore

log = logging.getLogger("orda.server")


async def read(store: Store, match_id: str) -> Stored:
    try:
        stored = await store.load(match_id)
    except Exception as error:
        log.exception("a match could not be read")
        raise Refused("busy", "the database does not answer") from error
    if stored is None:
        raise Refused("no_such_table", "there is no such table")
    return stored


async def rebuild(store: Store, stored: Stored) -> tuple[Match, int]:
    """The match as stored. Where changed rules make a choice come out otherwise it goes on from before it."""
    match, number = build(stored)
    try:
        for entry in stored.entries[match.number :]:
            match.take(entry)
    except Diverged as error:
        log.warning("match %s: %s; it goes on from position %d", match.id, error, match.number)
        await go_on_from_last_good(store, stored, match)
    return match, number


def build(stored: Stored) -> tuple[Match, int]:
    """The match at its newest snapshot, all notes taken, and the number of that snapshot."""
    if stored.snapshot is None:
        match, number = Match(stored.setup), 0
    else:
        number = stored.snapshot.number
        match = restore(stored.setup, stored.snapshot, stored.entries[:number])
    for note in stored.notes:
        notes.take(match, note)
    return match, number


async def go_on_from_last_good(store: Store, stored: Stored, match: Match) -> None:
    """Nothing is removed: an undo is added that leads back to the last position that still comes out the same."""
    good = match.number
    for entry in stored.entries[good:]:
        match.history.add(entry)
        match.seal = entry.seal
    entry = match.go_back(good, now_ms())
    batch = batch_of(stored.key, match, [entry])
    batch.snapshots.append(snapshot_row(stored.key, match))
    await store.write(batch)
