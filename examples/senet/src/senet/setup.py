"""What a table chooses before a game: nothing; there are always two (S1.3)."""

from __future__ import annotations

import msgspec

from senet.rules import Throw
from senet.state import Senet, set_out
from tawy.kernel.event import Event
from tawy.kernel.refusal import Refused

SEATS = (2, 2)


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's choices."""

    seats: int = SEATS[0]


def read(raw: object) -> Setup:
    """A set-up from outside, checked."""
    try:
        setup = msgspec.convert(raw, Setup)
    except msgspec.ValidationError as error:
        raise Refused(f"This set-up of Senet does not fit: {error}.") from error
    if setup.seats != SEATS[0]:
        raise Refused(f"Senet is played by two, not {setup.seats}.")
    return setup


def new(events: list[Event] | None = None) -> Senet:
    """A new game, at its first question: the cones throw (S1.4)."""
    g = set_out()
    g.events = events
    g.then(Throw(0))
    g.run()
    return g
