"""Events explain a change to people: they are animated, worded and counted, never obeyed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Protocol, TypeVar

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened at the table, as data without words."""

    covers: ClassVar[tuple[str, ...]] = ()
    """The columns this event explains. Every column that changes is covered by an event."""

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The seats that may know of it; None for everyone."""
        return None


class Told(Protocol):
    """An event, or what is made of one: it has an audience."""

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The seats that may know of it; None for everyone."""


T = TypeVar("T", bound=Told)


def heard_by(seat: int | None, told: Iterable[T]) -> list[T]:
    """Of what is told, that which a seat may know of; a spectator, without a seat, hears what everyone may."""
    return [one for one in told if one.audience is None or seat in one.audience]
