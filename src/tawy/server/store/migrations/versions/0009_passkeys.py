"""Keys of people's devices, and what is good once and for a short while."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Two tables more, both empty."""
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_passkey"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_passkey_person"),
    )
    op.create_index("ix_passkey_person", "passkey", ["person"])
    op.create_table(
        "ticket",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_ticket"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_ticket_person"),
    )
    op.create_index("ix_ticket_person", "ticket", ["person"])
    op.create_index("ix_ticket_expires", "ticket", ["expires"])
