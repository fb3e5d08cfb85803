"""Where the secrets of a table come from: it draws none itself."""

from __future__ import annotations

from typing import Protocol


class Lots(Protocol):
    """Secrets that nobody can guess, each drawn when it is needed."""

    def ident(self) -> str:
        """The id of a new table."""

    def invitation(self) -> str:
        """What lets people in."""

    def seed(self) -> str:
        """What chance answers from."""
