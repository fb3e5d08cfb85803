"""What a table is made of: places, requests, what was told, how it ended, and the game that is played at it."""

from __future__ import annotations

from typing import Any, Final, Literal, Protocol

import msgspec

from tawy.kernel.event import Event
from tawy.kernel.frame import Ask
from tawy.kernel.record import Pick
from tawy.kernel.spec import Result
from tawy.server.tables import entries as e

Status = Literal["gathering", "running", "over"]
Room = Literal["seats", "watchers"]
"""Where something is said: among those who sit at the table, or among those who watch."""
NOBODY: Final = ""
"""Who a bot is."""


class Seat(msgspec.Struct):
    """A place at the table and who plays it."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The level of the bot that plays, for good or for somebody."""
    away: Literal["time", "left"] | None = None
    """The player does not play: the time is over, or it has left."""
    conceded: bool = False

    @property
    def by_person(self) -> bool:
        """A person plays it now."""
        return self.person is not None and self.bot is None and self.away is None


class Request(msgspec.Struct, frozen=True):
    """Something all others must agree to."""

    what: Literal["undo", "abandon"]
    person: str
    to: int
    expires: int
    agreed: frozenset[str] = frozenset()
    asked_in: int = 0
    """The step in which it was made."""


class Told(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event as it is stored and sent: at which position, for which seats, what."""

    position: int
    audience: tuple[int, ...] | None
    event: msgspec.Raw


class Story(msgspec.Struct, frozen=True, gc=False):
    """A step of the journal as it is told: what was done, and what happened in the game."""

    n: int
    at: int
    entries: tuple[e.Entry, ...]
    told: tuple[Told, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How a game at a table ended: by its rules, by concession, or abandoned by consent."""

    how: Literal["rules", "conceded", "abandoned"]
    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Running(Protocol):
    """A game as a table holds it: one that is played (`Play`), or the mere tape of one that older rules played."""

    game: Any
    picks: list[Pick]
    told: list[list[Event]]

    @property
    def ask(self) -> Ask | None:
        """The pending question."""

    @property
    def result(self) -> Result | None:
        """How it ended."""

    def repeat(self, pick: Pick) -> None:
        """One more pick."""

    def at(self, position: int) -> Running:
        """The game at an earlier position."""

    def fork(self) -> Running:
        """The same game, to go on with."""
