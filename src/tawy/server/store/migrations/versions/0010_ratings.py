"""How strong people are, what each rated game has changed, and who wants to stand among the best."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Three tables more, all empty: no game has been rated before."""
    op.create_table(
        "rating",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "kind", "players", name="pk_rating"),
    )
    op.create_index("ix_rating_kind_players", "rating", ["kind", "players"])
    op.create_table(
        "rated",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_rated"),
    )
    op.create_index("ix_rated_number", "rated", ["number"])
    op.create_table(
        "listed",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_listed"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_listed_person"),
    )
