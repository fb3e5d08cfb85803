"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """All tables, empty, but for the one row of the heartbeat."""
    _people()
    _games()
    _around_a_game()
    heartbeat = op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, autoincrement=False),
        sa.Column("at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
    op.bulk_insert(heartbeat, [{"id": 1, "at": None}])


def _people() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("recovery_hash", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("recovery_hash", name="uq_person_recovery_hash"),
    )
    op.create_table(
        "session",
        sa.Column("token_hash", sa.Text),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_session"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_session_person"),
    )
    op.create_index("ix_session_person", "session", ["person"])


def _games() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.Text),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name="fk_game_owner"),
    )
    op.create_index("ix_game_owner_status", "game", ["owner", "status"])
    op.create_index("ix_game_public_status_updated", "game", ["public", "status", "updated"])


def _around_a_game() -> None:
    op.create_table(
        "journal",
        sa.Column("game", sa.Text),
        sa.Column("n", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "n", name="pk_journal"),
        sa.UniqueConstraint("game", "command", name="uq_journal_game_command"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_journal_game"),
    )
    op.create_table(
        "member",
        sa.Column("game", sa.Text),
        sa.Column("person", sa.Text),
        sa.PrimaryKeyConstraint("game", "person", name="pk_member"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_member_game"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_member_person"),
    )
    op.create_index("ix_member_person", "member", ["person"])
    op.create_table(
        "wake",
        sa.Column("game", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_wake"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_wake_game"),
    )
    op.create_index("ix_wake_at", "wake", ["at"])
