"""The secrets of tables, drawn so that nobody can guess them."""

from __future__ import annotations

import secrets
from typing import Final

BYTES: Final = 16


class SecretLots:
    """What a table cannot draw itself, since it would come out differently the next time (`tables.lots.Lots`)."""

    def ident(self) -> str:
        """The id of a new table."""
        return secrets.token_hex(BYTES)

    def invitation(self) -> str:
        """What lets people in."""
        return secrets.token_urlsafe(BYTES)

    def lot(self) -> str:
        """The server's part of what chance will answer from, drawn before anybody else adds theirs."""
        return secrets.token_hex(2 * BYTES)

    def seed(self) -> str:
        """What chance answers from in a game that was begun elsewhere."""
        return secrets.token_hex(BYTES)
