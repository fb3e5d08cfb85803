"""The journal of a table: everything that was ever done at it, in order, as data.

A step of the journal is what one command, or one act of the server, led to: a few entries, stored together or not at
all. A table is nothing but its journal, applied entry by entry (`tawy.server.tables.table`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tawy.kernel.record import Deal, Origin, Pick, Redeal
from tawy.server.tables.setup import Purpose, TableSetup

Choice = Literal["wait", "bot", "replace"]
"""What the others can choose for a seat whose player does not play."""


class Entry(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """One thing that was done at a table."""


class Opened(Entry, frozen=True):
    """Somebody has opened the table."""

    setup: TableSetup
    owner: str
    name: str
    invitation: str
    club: str = ""
    """The club night that it is a table of."""
    watching: str = ""
    """The spectators' invitation; empty in old journals: there is none until the host makes one."""
    lot: str = ""
    """The server's part of the deal, of which everyone sees only the hash until it is over; none in old journals."""
    friends: tuple[str, ...] = ()
    """The host's friends, where a table is for them first: they need no invitation."""


class Joined(Entry, frozen=True):
    """Somebody has come in by an invitation."""

    person: str
    name: str
    purpose: Purpose = "play"


class Sat(Entry, frozen=True):
    """Somebody has taken a seat."""

    seat: int
    person: str
    name: str


class Removed(Entry, frozen=True):
    """The host has sent somebody away before the game: their seats are free, and they need the invitation again."""

    person: str
    name: str


class Banned(Entry, frozen=True):
    """The host does not let somebody in any more."""

    person: str
    name: str
    """Empty for one who only watched."""


class Unbanned(Entry, frozen=True):
    """The host would let somebody in again."""

    person: str


class Reinvited(Entry, frozen=True):
    """The host has withdrawn an invitation; this is the new one."""

    invitation: str
    purpose: Purpose = "play"


class Offered(Entry, frozen=True):
    """The host has offered somebody a seat: they are called, and need no invitation."""

    person: str


class Stood(Entry, frozen=True):
    """A seat is free again before the game has begun."""

    seat: int


class Readied(Entry, frozen=True):
    """Somebody is ready to begin, or no longer."""

    person: str
    ready: bool
    part: str = ""
    """What they add to the deal."""


class Dealt(Entry, frozen=True):
    """All were ready: the game has begun, from this seed, after these picks (chance's, or an imported game's)."""

    seed: str
    picks: list[Pick]
    imported: bool = False
    deal: Deal | None = None
    """What the seed was made of; None in old journals, and where chance is drawn anew in a game begun elsewhere."""
    origin: Origin | None = None
    """Of an imported game: from where on chance draws from this seed; None in old journals."""
    redeals: list[Redeal] = []


class Picked(Entry, frozen=True):
    """A question was answered, or several at once, and chance has drawn what followed."""

    picks: list[Pick]
    revealed: bool = False
    """Sealed answers were opened together."""


class Sealed(Entry, frozen=True):
    """A seat has answered a question that others answer at the same moment."""

    seat: int
    token: str


class Unsealed(Entry, frozen=True):
    """A seat has taken its sealed answer back, unseen."""

    seat: int


class Proposed(Entry, frozen=True):
    """The lower seat of a merged god proposes an answer to the upper one (A8.9)."""

    seat: int
    token: str


class Requested(Entry, frozen=True):
    """Somebody asks all others to agree: to go back to a position, or to abandon the game."""

    what: Literal["undo", "abandon"]
    person: str
    expires: int
    to: int = 0


class Agreed(Entry, frozen=True):
    """Somebody agrees to the request."""

    person: str


class Lapsed(Entry, frozen=True):
    """The request came to nothing: refused, out of time, or play went on."""

    why: Literal["refused", "time", "overtaken", "withdrawn"]
    person: str | None = None


class TakenBack(Entry, frozen=True):
    """Play goes on from an earlier position."""

    to: int
    seat: int | None


class Abandoned(Entry, frozen=True):
    """The players agreed to end the game without a result."""


class RanOut(Entry, frozen=True):
    """A seat's time is over: the others choose what becomes of it."""

    seat: int


class Left(Entry, frozen=True):
    """The player of a seat has left: the others choose what becomes of it."""

    seat: int


class Voted(Entry, frozen=True):
    """Somebody has chosen for a seat whose player does not play."""

    seat: int
    person: str
    choice: Choice
    expires: int = 0
    """When those who have chosen by then decide; the first vote says so. 0 in old journals: never."""


class Waited(Entry, frozen=True):
    """The others wait: the seat has more time."""

    seat: int


class TakenOver(Entry, frozen=True):
    """A bot plays on for a seat; its player gets it back on return."""

    seat: int
    level: str


class Missed(Entry, frozen=True):
    """Somebody has not come to a table of a club night, or not in time: a bot plays until they do."""

    seat: int
    level: str


class Vacated(Entry, frozen=True):
    """A seat is open for somebody else; until somebody takes it, so it is for who had it."""

    seat: int


class Returned(Entry, frozen=True):
    """The player of a seat is back."""

    seat: int


class Conceded(Entry, frozen=True):
    """A seat gives up; where the game goes on without it, a bot plays for it."""

    seat: int
    level: str | None


class Rematched(Entry, frozen=True):
    """Those who played here go on at another table."""

    table: str


class SharingSaid(Entry, frozen=True):
    """A player lets everyone see the game that is over, or nobody but those who were there."""

    person: str
    yes: bool


class Forgotten(Entry, frozen=True):
    """Somebody who was here is forgotten: in all steps before, too, another id and no name stand for theirs."""


class Rested(Entry, frozen=True):
    """The server was down for so long; no clock has run."""

    milliseconds: int


Any_ = (
    Opened
    | Joined
    | Removed
    | Banned
    | Unbanned
    | Reinvited
    | Offered
    | Sat
    | Stood
    | Readied
    | Dealt
    | Picked
    | Sealed
    | Unsealed
    | Proposed
    | Requested
    | Agreed
    | Lapsed
    | TakenBack
    | Abandoned
    | RanOut
    | Left
    | Voted
    | Waited
    | TakenOver
    | Missed
    | Vacated
    | Returned
    | Conceded
    | Rematched
    | SharingSaid
    | Forgotten
    | Rested
)
"""Every kind of entry."""

_decoder = msgspec.json.Decoder(list[Any_])


def write(entries: list[Entry]) -> bytes:
    """The entries of a step as they are stored."""
    return msgspec.json.encode(entries)


def read(body: bytes) -> list[Entry]:
    """The entries of a stored step."""
    entries: list[Entry] = list(_decoder.decode(body))
    return entries
