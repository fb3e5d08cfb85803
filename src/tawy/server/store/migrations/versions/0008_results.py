"""How the seats of finished games came out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """One empty table, and a list of the games that are over already: a server fills the one from the other."""
    op.create_table(
        "result",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_result"),
    )
    op.create_index("ix_result_person_ended", "result", ["person", "ended"])
    op.create_index("ix_result_ended", "result", ["ended"])
    op.create_table(
        "unresulted",
        sa.Column("game", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_unresulted"),
    )
    op.execute("INSERT INTO unresulted SELECT id FROM game WHERE status = 'over'")
