"""Who is at which table, what is said there, who does not want to read whom, and what was reported to the host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"


def upgrade() -> None:
    """Four tables more, all empty."""
    op.create_table(
        "attendance",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name="pk_attendance"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_attendance_game"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_attendance_person"),
    )
    op.create_index("ix_attendance_process", "attendance", ["process"])
    op.create_index("ix_attendance_person", "attendance", ["person"])
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_chat_game"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_chat_person"),
    )
    op.create_index("ix_chat_game_id", "chat", ["game", "id"])
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "muted",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_muted"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_muted_person"),
        sa.ForeignKeyConstraint(["other"], ["person.id"], name="fk_muted_other"),
    )
    op.create_index("ix_muted_other", "muted", ["other"])
    op.create_table(
        "reported",
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("line", "person", name="pk_reported"),
        sa.ForeignKeyConstraint(["line"], ["chat.id"], name="fk_reported_line"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_reported_person"),
    )
    op.create_index("ix_reported_person", "reported", ["person"])
