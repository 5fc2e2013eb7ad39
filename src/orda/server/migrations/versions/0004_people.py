"""What people keep for themselves: finished tables they have put away, and where they are called by push."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hidden",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.key"], name="fk_hidden_match"),
        sa.PrimaryKeyConstraint("user_id", "match", name="pk_hidden"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_user_id", "subscriptions", ["user_id"])
