"""The first tables: users, matches, sitters, choices, notes, snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("token_hash", name="uq_users_token_hash"),
    )
    op.create_table(
        "matches",
        sa.Column("key", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("rematch_of", sa.Text),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.PrimaryKeyConstraint("key", name="pk_matches"),
        sa.UniqueConstraint("id", name="uq_matches_id"),
        sa.UniqueConstraint("rematch_of", name="uq_matches_rematch_of"),
    )
    op.create_index("ix_matches_due", "matches", ["due"])
    op.create_index("ix_matches_listed_changed", "matches", ["listed", "changed"])
    op.create_table(
        "sitters",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.key", name="fk_sitters_match"), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "match", name="pk_sitters"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "choices",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.key", name="fk_choices_match"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("option", sa.BigInteger, nullable=False),
        sa.Column("back", sa.Integer, nullable=False),
        sa.Column("by", sa.SmallInteger, nullable=False),
        sa.Column("revealed", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_choices"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.key", name="fk_notes_match"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_notes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.key", name="fk_snapshots_match"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_snapshots"),
    )


def downgrade() -> None:
    for table in ("snapshots", "notes", "choices", "sitters", "matches", "users"):
        op.drop_table(table)
