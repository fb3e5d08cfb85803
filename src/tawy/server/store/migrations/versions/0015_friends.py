"""Friends, and tables that are offered to them first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Three tables more, empty."""
    op.create_table(
        "friend",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_friend"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_friend_person"),
        sa.ForeignKeyConstraint(["other"], ["person.id"], name="fk_friend_other"),
    )
    op.create_index("ix_friend_other", "friend", ["other"])
    op.create_table(
        "offered",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name="pk_offered"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_offered_game"),
    )
    op.create_index("ix_offered_person", "offered", ["person"])
    op.create_table(
        "held_back",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_held_back"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_held_back_game"),
    )
