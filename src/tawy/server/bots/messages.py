"""What is sent of a bot's thoughts. The page's types are made from these."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Considered(msgspec.Struct, frozen=True):
    """An answer that a bot would consider."""

    token: str
    chance: Annotated[float, msgspec.Meta(ge=0, le=1)]
    """To win with it."""
    visits: Annotated[int, msgspec.Meta(ge=0)]
    """How often the bot has looked at it; of several secret answers at the same moment, how often it would give it."""


class Hint(msgspec.Struct, frozen=True):
    """What a strong bot would consider in place of a seat, at the question it is asked in a position."""

    seat: int
    position: int
    considered: list[Considered]
    """At most five, the best first."""
    iterations: int
    """How often it has looked ahead."""
