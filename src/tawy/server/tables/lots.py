"""Where the secrets of a table come from: it draws none itself."""

from __future__ import annotations

from typing import Protocol


class Lots(Protocol):
    """Secrets that nobody can guess, each drawn when it is needed."""

    def ident(self) -> str:
        """The id of a new table."""

    def invitation(self) -> str:
        """What lets people in."""

    def lot(self) -> str:
        """The server's part of what chance will answer from, drawn before anybody else adds theirs."""

    def seed(self) -> str:
        """What chance answers from in a game that was begun elsewhere."""
