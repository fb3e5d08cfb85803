"""Why a message cannot be sent."""

from __future__ import annotations


class Undeliverable(Exception):
    """A message has not arrived. The reason is told to its person and stands in the log: it names no address."""

    def __init__(self, reason: str, *, final: bool = False, gone: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.final = final
        """Trying again would be in vain."""
        self.gone = gone
        """There is nobody there any more: the channel can be forgotten."""
