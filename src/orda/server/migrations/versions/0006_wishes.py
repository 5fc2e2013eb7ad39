"""Who wants an analysis that is being worked on: it ends when nobody does, whichever worker they ask."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.key"], name="fk_wishes_match"),
        sa.PrimaryKeyConstraint("match", "user_id", name="pk_wishes"),
        sqlite_with_rowid=False,
    )
