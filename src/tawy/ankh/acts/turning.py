"""Acts of the turn: markers and tracks (A4)."""

from __future__ import annotations

from tawy.ankh import events
from tawy.ankh.state import Ankh, Seat
from tawy.ankh.terms import (
    ACTIONS,
    EVENT_NAMES,
    EVENTS,
)


def begin_turn(g: Ankh, seat: Seat) -> None:
    """It is this seat's turn."""
    g.turn = seat
    g.tell(events.TurnBegun, seat)


def advance_action(g: Ankh, seat: Seat, row: int, *, last: bool) -> None:
    """An action marker moves one space."""
    g.track[row] += 1
    if g.events is not None:
        g.tell(events.ActionChosen, seat, ACTIONS[row], g.track[row], last)


def return_marker(g: Ankh, row: int) -> None:
    """An action marker goes back to its start space."""
    g.track[row] = 0
    g.tell(events.MarkerReturned, ACTIONS[row])


def advance_event(g: Ankh, seat: Seat) -> None:
    """The event marker moves one space."""
    g.event += 1
    g.tell(events.EventReached, seat, g.event, EVENT_NAMES[EVENTS[g.event - 1]])
