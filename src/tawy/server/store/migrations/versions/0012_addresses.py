"""E-mail addresses by which their people are found, for links to sign in by."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """A column more, filled in for the addresses that are known."""
    op.add_column("channel", sa.Column("address", sa.Text))
    op.create_index("ix_channel_address", "channel", ["address"])
    connection = op.get_bind()
    channel = sa.table("channel", sa.column("id"), sa.column("kind"), sa.column("target"), sa.column("address"))
    known = connection.execute(sa.select(channel.c.id, channel.c.target).where(channel.c.kind == "email")).all()
    for id_, target in known:
        address = json.loads(bytes(target))["address"].lower()
        connection.execute(sa.update(channel).where(channel.c.id == id_).values(address=address))
