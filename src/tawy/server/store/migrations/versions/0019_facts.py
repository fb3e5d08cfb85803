"""What is counted of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0016"


def upgrade() -> None:
    """One empty table, and a list of the games that are over already: a server fills the one from the other."""
    op.create_table(
        "facts",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary),
        sa.PrimaryKeyConstraint("game", name="pk_facts"),
    )
    op.create_index("ix_facts_kind_shared", "facts", ["kind", "shared"])
    op.create_index("ix_facts_changed", "facts", ["changed"])
    uncounted = op.create_table(
        "uncounted",
        sa.Column("game", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_uncounted"),
    )
    game = sa.table("game", sa.column("id"), sa.column("status"))
    over = sa.select(game.c.id).where(game.c.status == "over")
    op.execute(sa.insert(uncounted).from_select(["game"], over))
