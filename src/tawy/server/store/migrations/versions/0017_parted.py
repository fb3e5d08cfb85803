"""People whom the journal of a table names, though they do not belong to it."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

from tawy.server.store.packing import unpack

revision = "0017"
down_revision = "0018"


class _Kept(msgspec.Struct):
    """What a table keeps of those whom its host keeps out."""

    banned: dict[str, str] = {}


def upgrade() -> None:
    """One more table, with those who are kept out of tables that are there."""
    parted = op.create_table(
        "parted",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name="pk_parted"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_parted_game"),
    )
    op.create_index("ix_parted_person", "parted", ["person"])
    tables = op.get_bind().execute(sa.text("SELECT id, kept FROM game WHERE kept IS NOT NULL")).all()
    for id_, kept in tables:
        banned = msgspec.json.decode(unpack(bytes(kept)), type=_Kept).banned
        if banned:
            op.bulk_insert(parted, [{"game": id_, "person": person} for person in banned])
