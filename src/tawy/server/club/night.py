"""A club night: who takes part, the rounds so far, and what can be asked of it. Only `conduct` changes it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tawy.server.club.seating import Seating
from tawy.server.club.setup import NightSetup
from tawy.server.club.sizes import table_sizes
from tawy.server.club.standing import Line, Played, Seated, standing

Status = Literal["gathering", "running", "over", "off"]
"""Before the first round, from then on, after the last; or called off before anything was played."""
MINUTE: Final = 60_000
DAY: Final = 86_400_000
BREAK: Final = MINUTE
"""Between the end of a round and the next one, where that begins by itself: everyone sees the standing."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    name: str
    since: int
    gone: Literal["left", "removed"] | None = None
    """Takes no part in the rounds to come."""


class Placed(msgspec.Struct, frozen=True):
    """A table of a round."""

    table: str
    """Its id, drawn with the round: so it is opened once, however often the server is killed meanwhile."""
    people: tuple[str, ...]
    """By seat."""
    missed: tuple[str, ...] = ()
    """Those for whom the server has set a bot."""
    result: tuple[Seated, ...] | None = None
    """How it ended; empty if it does not count: abandoned, or the host says so."""

    @property
    def is_over(self) -> bool:
        """It counts as it does."""
        return self.result is not None


class Round(msgspec.Struct, frozen=True):
    """One round of a night."""

    begun: int
    until: int
    """When everyone must have come to their table; or of days, when it is over."""
    tables: tuple[Placed, ...]
    byes: tuple[str, ...] = ()
    opened: bool = False
    """All its tables have been opened."""
    looked: bool = False
    """Its time was over, and bots play for those who are missing."""
    ended: int | None = None
    """When its last table had ended."""


class Night(msgspec.Struct, frozen=True):
    """A club night, whole: as it is stored."""

    setup: NightSetup
    host: str
    invitation: str
    seed: str
    """What people are seated from."""
    created: int
    guests: dict[str, Guest]
    status: Status = "gathering"
    rounds: tuple[Round, ...] = ()
    banned: frozenset[str] = frozenset()
    unsettled: bool = False
    """Somebody has gone whose seat a bot is to take."""

    @property
    def here(self) -> list[str]:
        """Everyone who takes part in the next round."""
        return [person for person, guest in self.guests.items() if guest.gone is None]

    @property
    def last(self) -> Round | None:
        """The round that was begun last."""
        return self.rounds[-1] if self.rounds else None

    def unfinished(self) -> list[Placed]:
        """The tables whose game still counts for something."""
        return [placed for each in self.rounds for placed in each.tables if not placed.is_over]

    def seatings(self) -> list[Seating]:
        """Who has sat with whom."""
        return [Seating(tuple(placed.people for placed in each.tables), each.byes) for each in self.rounds]

    def standing(self) -> list[Line]:
        """Everyone who has taken part, in order; who left before the first round is not among them."""
        played = [
            Played(tuple(placed.result for placed in each.tables if placed.result), each.byes) for each in self.rounds
        ]
        return standing(self.guests, played)

    def next_at(self) -> int | None:
        """When the next round begins by itself; None if it does not, or nobody knows yet."""
        last = self.last
        if self.status != "running" or last is None or len(self.rounds) >= self.setup.rounds:
            return None
        if not table_sizes(len(self.here), self.setup.size, self.setup.sizes):  # until more people come
            return None
        if self.setup.days and last.looked and last.ended is None:
            return last.until
        return last.ended + BREAK if last.ended is not None and self.setup.by_itself else None

    def wake(self) -> int | None:
        """When the server must do something by itself, but for noticing that a game is over."""
        last = self.last
        if self.status != "running" or last is None:
            return None
        if not last.opened or self.unsettled:
            return last.begun
        times = [None if last.looked or last.ended is not None else last.until, self.next_at()]
        return min((at for at in times if at is not None), default=None)


_decoder: Final = msgspec.json.Decoder(Night)


def write(night: Night) -> bytes:
    """A night as it is stored."""
    return msgspec.json.encode(night)


def read(body: bytes) -> Night:
    """A night again."""
    return _decoder.decode(body)
