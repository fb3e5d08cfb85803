"""Events explain a change to people: they are animated, worded and counted, never obeyed."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened at the table, as data without words."""

    covers: ClassVar[tuple[str, ...]] = ()
    """The columns this event explains. Every column that changes is covered by an event."""

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The seats that may know of it; None for everyone."""
        return None


def heard_by(seat: int | None, events: list[Event]) -> list[Event]:
    """The events that a seat may know of; a spectator, without a seat, hears the public ones."""
    return [event for event in events if event.audience is None or seat in event.audience]
