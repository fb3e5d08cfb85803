"""How people are called back to their tables: their wishes, their channels, what is to be sent, keys of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Four tables more, all empty: nobody has asked to be called back yet."""
    _wishes()
    op.create_table(
        "outbox",
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("urgent", sa.Boolean, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("channel", "game", "urgent", name="pk_outbox"),
        sa.ForeignKeyConstraint(["channel"], ["channel.id"], name="fk_outbox_channel"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_index("ix_outbox_game_person", "outbox", ["game", "person"])
    op.create_table(
        "server_key",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_key"),
    )


def _wishes() -> None:
    op.create_table(
        "reach",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("page", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_reach"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_reach_person"),
    )
    op.create_table(
        "channel",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.LargeBinary, nullable=False),
        sa.Column("wanted", sa.Integer, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("trouble", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channel"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_channel_person"),
    )
    op.create_index("ix_channel_person", "channel", ["person"])
