"""What the server says no to: a code for programs, a status for HTTP, a sentence for people."""

from __future__ import annotations

from typing import Final

from tawy.kernel.refusal import Refused

STATUS: Final = {
    "malformed": 400,
    "illegal": 400,
    "no_session": 401,
    "not_yours": 403,
    "foreign_origin": 403,
    "not_found": 404,
    "too_slow": 408,
    "moved_on": 409,
    "not_now": 409,
    "too_large": 413,
    "wrong_host": 421,
    "too_many": 429,
    "unavailable": 503,
}
"""Every kind of refusal and its HTTP status. Absent and forbidden tables are both not found."""


class Refusal(Refused):
    """A request that is not granted; nothing has changed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return STATUS[self.code]


def no_session() -> Refusal:
    """Nobody has said who they are."""
    return Refusal("no_session", "Say who you are first: a name is enough.")


def no_such_table() -> Refusal:
    """The same words whether a table is not there or not for this person."""
    return Refusal("not_found", "There is no such table, or you need its invitation to see it.")
