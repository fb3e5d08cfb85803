"""What people show of themselves, and to whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """One table more, empty: nobody has said anything yet."""
    op.create_table(
        "profile",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_profile"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_profile_person"),
    )
