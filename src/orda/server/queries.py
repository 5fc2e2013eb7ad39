"""What is asked of the database all the time, put together once: after a restart thousands of matches are read."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Integer, bindparam, select

from orda.server.schema import choices, matches, notes, snapshots, users

MATCH: Final = bindparam("match", type_=Integer)
SINCE: Final = bindparam("since", type_=Integer)

SETUP: Final = select(matches.c.key, matches.c.setup, matches.c.closed).where(matches.c.id == bindparam("id"))

c: Final = choices.c
ENTRIES: Final = (
    select(c.number, c.seat, c.option, c.back, c.by, c.revealed, c.at, c.seal)
    .where(c.match == MATCH, c.number > SINCE)
    .order_by(c.number)
)

NOTES: Final = select(notes.c.note).where(notes.c.match == MATCH, notes.c.seq > SINCE).order_by(notes.c.seq)

NEWEST_SNAPSHOT: Final = (
    select(snapshots.c.snapshot)
    .where(snapshots.c.match == MATCH, snapshots.c.number <= bindparam("up_to"))
    .order_by(snapshots.c.number.desc())
    .limit(1)
)

USER: Final = select(users.c.id, users.c.name).where(
    users.c.token_hash == bindparam("token_hash"), users.c.banned.is_(None)
)
