"""Analyses of finished matches: how far they have come, and what was found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.Column("report", sa.Text),
        sa.ForeignKeyConstraint(["match"], ["matches.key"], name="fk_analyses_match"),
        sa.PrimaryKeyConstraint("match", name="pk_analyses"),
    )
