"""The only writers of the columns; each act tells one event."""

from __future__ import annotations

from senet import events
from senet.state import ALL_OFF, NOBODY, REBIRTH, WATER, Senet


def throw(g: Senet, seat: int, number: int) -> None:
    """The sticks show a number."""
    g.thrown, g.turn = number, seat
    g.tell(events.SticksThrown, seat, number)


def move(g: Senet, seat: int, start: int, house: int) -> None:
    """A piece goes to an empty house."""
    g.houses[start], g.houses[house] = NOBODY, seat
    g.tell(events.Moved, seat, start, house)


def change_places(g: Senet, seat: int, start: int, house: int) -> None:
    """A piece goes to a house of the other side's, whose piece takes its place (S3.3)."""
    g.houses[start], g.houses[house] = 1 - seat, seat
    g.tell(events.Moved, seat, start, house)
    g.tell(events.ChangedPlaces, 1 - seat, start)


def fall_into_water(g: Senet, seat: int) -> None:
    """From the House of Water back to the House of Rebirth, or the last empty house before it (S4.3)."""
    house = next(house for house in range(REBIRTH, 0, -1) if g.houses[house] == NOBODY)
    g.houses[WATER], g.houses[house] = NOBODY, seat
    g.tell(events.FellIntoWater, seat, house)


def take_off(g: Senet, seat: int, start: int) -> None:
    """A piece leaves the board."""
    g.houses[start] = NOBODY
    g.off[seat] += 1
    g.tell(events.TakenOff, seat, start, g.off[seat])


def win(g: Senet, seat: int) -> None:
    """All five are off (S5.1)."""
    g.ending = ALL_OFF
    g.tell(events.GameWon, seat)
