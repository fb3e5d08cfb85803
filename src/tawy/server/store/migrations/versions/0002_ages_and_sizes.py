"""When people and browsers were last seen, and how much room a table takes."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ROOM = 200
"""Bytes that a step took beside what is in it, when this was written."""


def upgrade() -> None:
    """Whoever is known counts as seen now: nobody is forgotten for what nobody noted."""
    for table in ("person", "session"):
        op.add_column(table, sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
        op.execute(sa.text(f"UPDATE {table} SET seen = :now").bindparams(now=time.time_ns() // 1_000_000))  # noqa: S608  names of ours
    op.add_column("game", sa.Column("size", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(
        "UPDATE game SET size = (SELECT COALESCE(SUM(LENGTH(journal.body) + LENGTH(journal.told) + "  # noqa: S608  the same
        f"{ROOM}), 0) FROM journal WHERE journal.game = game.id)"
    )
