"""What happens in Senet, as data."""

from __future__ import annotations

from typing import ClassVar

from tawy.kernel.event import Event


class SticksThrown(Event, frozen=True):
    """The sticks are thrown."""

    covers: ClassVar = ("thrown", "turn")
    seat: int
    throw: int


class Moved(Event, frozen=True):
    """A piece moves along the way."""

    covers: ClassVar = ("houses",)
    seat: int
    start: int
    house: int


class ChangedPlaces(Event, frozen=True):
    """A piece of the other side goes back to where the mover came from."""

    covers: ClassVar = ("houses",)
    seat: int
    house: int


class FellIntoWater(Event, frozen=True):
    """A piece came to the House of Water and begins again."""

    covers: ClassVar = ("houses",)
    seat: int
    house: int


class TakenOff(Event, frozen=True):
    """A piece leaves the board."""

    covers: ClassVar = ("houses", "off")
    seat: int
    start: int
    off: int


class HadNoMove(Event, frozen=True):
    """A throw cannot be used."""

    seat: int
    throw: int


class GameWon(Event, frozen=True):
    """All pieces of a side are off the board."""

    covers: ClassVar = ("ending",)
    seat: int
