"""How far people have come in lessons, and how many began and ended each chapter."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Two tables more, both empty."""
    op.create_table(
        "learning",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.Column("progress", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("person", "lesson", name="pk_learning"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_learning_person"),
    )
    op.create_table(
        "chapter",
        sa.Column("lesson", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("begun", sa.Integer, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("lesson", "name", name="pk_chapter"),
    )
