"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0019"


def upgrade() -> None:
    """One more table."""
    op.create_table(
        "review",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("depth", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "depth", name="pk_review"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_review_game"),
    )
    op.create_index("ix_review_person", "review", ["person"])
    op.create_index("ix_review_status_until", "review", ["status", "until"])
