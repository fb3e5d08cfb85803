"""Content that people have brought, as files."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """One table more, empty."""
    op.create_table(
        "own_file",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_own_file"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_own_file_person"),
    )
    op.create_index("ix_own_file_person", "own_file", ["person"])
