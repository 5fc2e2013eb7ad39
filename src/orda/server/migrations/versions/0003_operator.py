"""What an operator does: tables closed, people banned, and when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("closed", sa.BigInteger))
    with op.batch_alter_table("users") as users:
        users.add_column(sa.Column("banned", sa.BigInteger))
