"""A table as it stands, so that it need not be played again to be opened; and when nobody served."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One column and one table more, both empty."""
    op.add_column("game", sa.Column("kept", sa.LargeBinary))
    op.create_table(
        "outage",
        sa.Column("since", sa.BigInteger, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_outage"),
    )
