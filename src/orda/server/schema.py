"""The tables of the database. Changes go through a migration (migrations/versions); a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, SmallInteger, Table, Text

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users: Final = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),  # of the cookie; the cookie itself is nowhere
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),  # when, by the operator
)

matches: Final = Table(
    "matches",
    metadata,
    Column("key", Integer, primary_key=True, autoincrement=True),
    Column("id", Text, nullable=False, unique=True),
    Column("setup", Text, nullable=False),  # JSON of table.Setup: all that never changes
    Column("rematch_of", Text, unique=True),
    # A summary for the lobby, written now and then; the truth is in choices and notes.
    Column("summary", Text, nullable=False),
    Column("listed", Boolean, nullable=False),  # public, not over and a seat vacant
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when a bot or a clock must be seen to; null: never
    Column("closed", BigInteger),  # when, by the operator
    Index(None, "due"),
    Index(None, "listed", "changed"),
)

sitters: Final = Table(
    "sitters",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("match", Integer, ForeignKey("matches.key"), primary_key=True),
    sqlite_with_rowid=False,
)

hidden: Final = Table(  # finished tables that somebody does not want to see in the lobby any more
    "hidden",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("match", Integer, ForeignKey("matches.key"), primary_key=True),
    sqlite_with_rowid=False,
)

choices: Final = Table(
    "choices",
    metadata,
    Column("match", Integer, ForeignKey("matches.key"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("option", BigInteger, nullable=False),
    Column("back", Integer, nullable=False),  # -1: a choice; else an undo to that position
    Column("by", SmallInteger, nullable=False),
    Column("revealed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seal", Text, nullable=False),
    sqlite_with_rowid=False,
)

notes: Final = Table(
    "notes",
    metadata,
    Column("match", Integer, ForeignKey("matches.key"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("note", Text, nullable=False),  # JSON of table.people.AnyNote
    sqlite_with_rowid=False,
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("match", Integer, ForeignKey("matches.key"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("snapshot", Text, nullable=False),  # JSON of table.snapshot.Snapshot
)

analyses: Final = Table(
    "analyses",
    metadata,
    Column("match", Integer, ForeignKey("matches.key"), primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),  # of what is found
    Column("at", BigInteger, nullable=False),  # the last sign of whoever works on it
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
    Column("report", Text),  # JSON of analysis.Report, when it is done
)

wishes: Final = Table(  # who wants an analysis that is being worked on
    "wishes",
    metadata,
    Column("match", Integer, ForeignKey("matches.key"), primary_key=True),
    Column("user_id", Text, primary_key=True),
    sqlite_with_rowid=False,
)

health: Final = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

keys: Final = Table(  # of the server itself
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

subscriptions: Final = Table(  # where somebody is called by push: one row for each browser
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),  # of the browser's push service
    Column("user_id", Text, nullable=False),
    Column("p256dh", Text, nullable=False),  # the browser's public key
    Column("auth", Text, nullable=False),  # and what both sides know besides
    Column("origin", Text, nullable=False),  # of the page that subscribed
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "user_id"),
)
