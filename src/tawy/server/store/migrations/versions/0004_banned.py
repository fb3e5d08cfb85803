"""Since when somebody is not let in any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """One column more, empty: nobody has been banned so far."""
    op.add_column("person", sa.Column("banned", sa.BigInteger))
    op.create_index("ix_person_banned", "person", ["banned"])
    op.create_index("ix_person_name", "person", ["name"])
