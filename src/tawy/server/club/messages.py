"""What is sent of a club night. The page's types are made from these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tawy.server.club.night import Status
from tawy.server.tables.setup import Clock, Undo

TableStatus = Literal["opening", "running", "over", "uncounted"]


class NightPerson(msgspec.Struct, frozen=True):
    """Somebody who takes part, or did."""

    person: str
    name: str
    here: bool
    """Has the night open now."""
    gone: Literal["left", "removed"] | None


class NightSeat(msgspec.Struct, frozen=True):
    """A seat of a table of the night: what lists of tables show of it, and how it ended."""

    person: str
    name: str
    bot: bool
    """A bot plays for them now, or did at the end."""
    asked: bool
    """The table waits for them."""
    came: bool
    """Has been at the table."""
    missed: bool
    """Did not come, or not in time."""
    place: int | None
    won: bool
    score: int | None
    points: float | None


class NightTable(msgspec.Struct, frozen=True):
    """A table of a round."""

    id: str
    status: TableStatus
    since: int | None
    """Since when whoever is asked has been."""
    open: bool
    """Whoever asks may look at it."""
    seats: list[NightSeat]


class NightRound(msgspec.Struct, frozen=True):
    """A round of the night."""

    begun: int
    until: int
    ended: int | None
    tables: list[NightTable]
    byes: list[str]
    """The names of those who sat out."""


class NightLine(msgspec.Struct, frozen=True):
    """Somebody in the standing."""

    person: str
    name: str
    place: int
    wins: int
    points: float
    direct: int
    strength: float
    played: int
    absent: int
    gone: Literal["left", "removed"] | None


class NightInfo(msgspec.Struct, frozen=True):
    """A club night as everyone sees it who takes part."""

    id: str
    n: int
    now: int
    name: str
    host: str
    status: Status
    game: str
    options: dict[str, Any]
    size: int
    sizes: list[int]
    count: int
    """How many rounds there are."""
    days: int
    minutes: int
    by_itself: bool
    clock: Clock
    public: bool
    people: list[NightPerson]
    rounds: list[NightRound]
    standing: list[NightLine]
    next_at: int | None
    """When the next round begins by itself."""
    short: int
    """How many more people are needed before a round can begin."""
    sitting_out: int
    """How many would sit out if a round began now."""
    tables: list[int]
    """How many would sit at each table of a round that began now."""


class NightSummary(msgspec.Struct, frozen=True):
    """A club night in a list."""

    id: str
    name: str
    game: str
    status: Status
    host: str
    """The name of the host."""
    people: int
    round: int
    """How many rounds have begun."""
    count: int
    days: int
    table: str | None
    """The table where whoever asks has a game to end."""
    updated: int


class Nights(msgspec.Struct, frozen=True):
    """A list of club nights, the latest first."""

    nights: list[NightSummary]


class NightInvited(msgspec.Struct, frozen=True):
    """What somebody is invited to, before they come in."""

    name: str
    game: str
    host: str
    status: Status
    people: int
    count: int
    round: int
    size: int
    days: int
    clock: Clock
    undo: Undo
    minutes: tuple[int, int] | None
    """About how long one game lasts: one person against bots, and a full table of people; None if nobody has said."""


class Announced(msgspec.Struct, frozen=True):
    """A new club night, and the secret of its invitation."""

    id: str
    invitation: str


class NightChanged(msgspec.Struct, frozen=True):
    """What was asked for is done: the n-th version of the night."""

    n: int
