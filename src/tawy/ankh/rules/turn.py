"""A4 The turn: an action, a second one from a lower row, events in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.ankh import acts
from tawy.ankh.queries.calendar import uses_to_event
from tawy.ankh.rules.caravan import CamelCaravan
from tawy.ankh.rules.conflict import Conflict
from tawy.ankh.rules.control import ControlMonument
from tawy.ankh.rules.followers import GainFollowers
from tawy.ankh.rules.moving import MoveFigures
from tawy.ankh.rules.summoning import SummonFigures
from tawy.ankh.rules.unlocking import UnlockPower
from tawy.ankh.state import Ankh, Seat
from tawy.ankh.terms import (
    CAMEL_CARAVAN,
    CONFLICT,
    CONTROL_MONUMENT,
    EVENTS,
    GAIN,
    MOVE,
    SUMMON,
    UNLOCK,
)
from tawy.kernel.frame import Ask, Frame

ROWS: Final = [[row for row in range(4) if row > above] for above in range(-1, 4)]
"""The rows below a row; ROWS[0] are all of them."""
_ACTION: Final[dict[int, Callable[[Seat], Frame[Ankh]]]] = {
    MOVE: MoveFigures,
    SUMMON: SummonFigures,
    GAIN: GainFollowers,
    UNLOCK: UnlockPower,
}
_EVENT: Final[dict[str, Callable[[Seat], Frame[Ankh]]]] = {
    CONTROL_MONUMENT: ControlMonument,
    CAMEL_CARAVAN: CamelCaravan,
    CONFLICT: Conflict,
}


def is_merged(g: Ankh, seat: Seat) -> bool:
    """The seat shares its god with another one (A8.7)."""
    return g.side_of.count(g.side_of[seat]) > 1


class Turn(Frame["Ankh"], frozen=True):
    """A seat's turn: it chooses an action (A4.1)."""

    cites = "A4.1"
    seat: Seat

    def run(self, g: Ankh) -> Ask | None:
        """Any of the four rows, even one that does nothing."""
        return Ask("action", self.seat, ROWS[0])

    def take(self, g: Ankh, pick: int) -> None:
        """The action, then what follows from where its marker stands."""
        g.then(take_action(g, self.seat, pick), AfterFirstAction(self.seat, pick))


def take_action(g: Ankh, seat: Seat, row: int) -> Frame[Ankh]:
    """The marker moves one space; then the action is resolved fully (A4.1)."""
    acts.advance_action(g, seat, row, last=g.track[row] + 1 == uses_to_event(g, row))
    return _ACTION[row](seat)


class AfterFirstAction(Frame["Ankh"], frozen=True):
    """An event if the marker reached the last space, else a second action from a lower row (A4.2, A4.3)."""

    cites = "A4.3"
    seat: Seat
    row: int

    def run(self, g: Ankh) -> Ask | None:
        """No second action after Unlock, after an event, or for a merged god."""
        if g.track[self.row] == uses_to_event(g, self.row):
            g.then(TriggerEvent(self.seat, self.row), EndOfTurn(self.seat))
        elif self.row == UNLOCK or is_merged(g, self.seat):
            g.then(EndOfTurn(self.seat))
        else:
            g.then(SecondAction(self.seat, self.row), EndOfTurn(self.seat))
        return None


class SecondAction(Frame["Ankh"], frozen=True):
    """A second action must be chosen from a lower row (A4.3)."""

    cites = "A4.3"
    seat: Seat
    above: int

    def run(self, g: Ankh) -> Ask | None:
        """There is no pass."""
        return Ask("action", self.seat, ROWS[self.above + 1], (self.above,))

    def take(self, g: Ankh, pick: int) -> None:
        """It is resolved the same way and may trigger an event."""
        g.then(take_action(g, self.seat, pick), AfterSecondAction(self.seat, pick))


class AfterSecondAction(Frame["Ankh"], frozen=True):
    """An event, if the marker reached the last space (A4.3)."""

    cites = "A4.3"
    seat: Seat
    row: int

    def run(self, g: Ankh) -> Ask | None:
        """Otherwise nothing."""
        if g.track[self.row] == uses_to_event(g, self.row):
            g.then(TriggerEvent(self.seat, self.row))
        return None


class TriggerEvent(Frame["Ankh"], frozen=True):
    """The event marker moves on and its event is resolved; then the action marker returns (A4.2)."""

    cites = "A4.2"
    seat: Seat
    row: int

    def run(self, g: Ankh) -> Ask | None:
        """Event, then the marker."""
        acts.advance_event(g, self.seat)
        g.then(_EVENT[EVENTS[g.event - 1]](self.seat), ReturnMarker(self.row))
        return None


class ReturnMarker(Frame["Ankh"], frozen=True):
    """The action marker goes back to the start space for the seats that began the game (A4.2)."""

    cites = "A4.2"
    row: int

    def run(self, g: Ankh) -> Ask | None:
        """Back to the start."""
        acts.return_marker(g, self.row)
        return None


class EndOfTurn(Frame["Ankh"], frozen=True):
    """The next seat clockwise plays; seats of forgotten gods are skipped (A4.4)."""

    cites = "A4.4"
    seat: Seat

    def run(self, g: Ankh) -> Ask | None:
        """The first seat after this one whose god is still there."""
        seat = (self.seat + 1) % g.seats
        while g.side_of[seat] not in g.standing:
            seat = (seat + 1) % g.seats
        acts.begin_turn(g, seat)
        g.then(Turn(seat))
        return None
