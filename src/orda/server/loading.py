"""Loading: a match in memory again, as it is stored. The log is the truth; a snapshot is only a shorter way to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import msgspec

from orda import load
from orda.engine.errors import Endless, SaveError
from orda.server import logs
from orda.server.clock import now_ms
from orda.server.rows import batch_of, snapshot_row
from orda.server.store import Store, Stored
from orda.table import notes
from orda.table.match import Diverged, Match
from orda.table.setup import Refused
from orda.table.snapshot import Snapshot, restore

log = logging.getLogger("orda.server")
NEAR: Final = 60  # choices that are played again in no time
AT_ONCE: Final = 25  # choices played again before others get their turn
LATEST: Final = 2**31 - 1


async def read(store: Store, match_id: str) -> Stored:
    try:
        stored = await store.load(match_id)
    except Refused:
        raise
    except (msgspec.DecodeError, ValueError, TypeError) as error:
        log.error("match %s is damaged: %s", match_id, error)  # noqa: TRY400 - where it happened tells nothing
        raise Refused("damaged", "what is stored of this table cannot be read") from error
    except Exception as error:
        logs.failed(log, "a match could not be read", error)
        raise Refused("busy", "the database does not answer") from error
    if stored is None:
        raise Refused("no_such_table", "there is no such table")
    return stored


async def rebuild(store: Store, stored: Stored) -> tuple[Match, int]:
    """The match as stored, and the number of the snapshot it was made from. Where changed rules make a choice come out
    otherwise it goes on from before it."""
    match = await near_the_end(store, stored)
    number = match.number
    try:
        await play_again(match, stored)
    except Diverged as error:
        log.warning("match %s: %s; it goes on from position %d", match.id, error, match.number)
        await go_on_from_last_good(store, stored, match)
    return match, number


async def near_the_end(store: Store, stored: Stored) -> Match:
    """The match at its newest snapshot, or at its set-up; with all its notes."""
    match = await from_snapshot(store, stored) or Match(stored.setup)
    for note in stored.notes[match.notes :]:
        notes.take(match, note)
    return match


async def from_snapshot(store: Store, stored: Stored) -> Match | None:
    """The match at its newest snapshot; None if there is none that can be loaded: then it is replayed from its log."""
    data = await store.snapshot(stored.key, LATEST)
    if data is None:
        return None
    try:
        return restored(stored, data)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        log.warning("match %s: its snapshot cannot be loaded (%.200s); replaying it from its log", stored.setup.id, why)
        return None


def restored(stored: Stored, data: str) -> Match:
    snapshot = msgspec.json.decode(data, type=Snapshot)
    return restore(stored.setup, snapshot, stored.entries[: snapshot.number])


async def play_again(match: Match, stored: Stored) -> None:
    for entry in stored.entries[match.number :]:
        try:
            match.take(entry)
        except Endless as error:
            log.error("match %s: choice %d would never end", match.id, entry.number)  # noqa: TRY400
            raise Refused("stopped", "this match has been stopped: a choice in it would never end") from error
        if match.number % AT_ONCE == 0:
            await asyncio.sleep(0)


async def bring_near(store: Store, key: int, match: Match, number: int) -> None:
    """Marks the newest stored position on the way to that one, so that going back there is short in a long game too."""
    line, start = match.way_to(number)
    if len(line) - start <= NEAR:
        return
    behind = set(line[start:])
    nodes = {n: match.history.node(n) for n in await store.snapshot_numbers(key) if n <= match.number}
    best = max((n for n in nodes if nodes[n] in behind), key=nodes.__getitem__, default=None)
    data = None if best is None else await store.snapshot(key, best)
    if data is None or best is None:
        return
    with contextlib.suppress(msgspec.DecodeError, SaveError):  # it is only a shorter way
        match.marks[nodes[best]] = load(msgspec.json.decode(data, type=Snapshot).game)


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
