"""Club nights, who belongs to them, and their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Three tables more, all empty."""
    op.create_table(
        "club",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_club"),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name="fk_club_host"),
    )
    op.create_index("ix_club_host", "club", ["host"])
    op.create_index("ix_club_wake", "club", ["wake"])
    op.create_table(
        "club_member",
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club", "person", name="pk_club_member"),
        sa.ForeignKeyConstraint(["club"], ["club.id"], name="fk_club_member_club"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_club_member_person"),
    )
    op.create_index("ix_club_member_person", "club_member", ["person"])
    op.create_table(
        "club_table",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("noted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_club_table"),
        sa.ForeignKeyConstraint(["club"], ["club.id"], name="fk_club_table_club"),
    )
    op.create_index("ix_club_table_club", "club_table", ["club"])
    op.create_index("ix_club_table_noted", "club_table", ["noted"])
