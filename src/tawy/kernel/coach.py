"""The coach: what matters in a position for one seat. It explains and does not play: no counsel is an answer.

A game has lists of *advice*, each a small rule that can be read: when it has something to say, it says it as a
*counsel*. Lists are in the order of importance: what comes first of all, then in turn what is coming and what is within
reach, so that a person who is told two things is told one of each. Whoever shows counsels shows the first few.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final, Generic, TypeVar

import msgspec

from tawy.kernel.frame import Game

SHOWN: Final = 2
"""How many counsels a person is told at once: more would not be read."""

Thing = str | int | Sequence[str | int]
G = TypeVar("G", bound=Game)


class Counsel(msgspec.Struct, frozen=True):
    """One thing that matters now: a sentence of the catalogues and what it speaks of."""

    name: str
    """What its advice is called; the catalogues have its sentence as coach-<game>-<name>."""
    rule: str
    """The numbered rule it rests on."""
    about: dict[str, Thing]
    """What the sentence speaks of, like the fields of an event."""
    points_at: list[str]
    """What it means on the table, as lessons point at things: "region 2", "action gain"."""


Advice = Callable[[G, int], Counsel | None]
"""A rule of the coach: what it has to say to a seat, or to the side that a seat plays for; None if nothing."""


def counsel(name: str, rule: str, points_at: Sequence[str] = (), **about: Thing) -> Counsel:
    """What an advice says."""
    return Counsel(name, rule, about, list(points_at))


class Coach(Generic[G]):
    """Every advice that a game has, what matters most first."""

    def __init__(self, first: Sequence[Advice[G]], coming: Sequence[Advice[G]], chances: Sequence[Advice[G]]) -> None:
        self.first = tuple(first)
        """What the question is about, and what nobody should miss."""
        self.coming = tuple(coming)
        """What the game will bring."""
        self.chances = tuple(chances)
        """What is within reach, or lacks little."""

    @property
    def names(self) -> tuple[str, ...]:
        """What every advice is called, and so its sentence."""
        return tuple(advice.__name__ for advice in (*self.first, *self.coming, *self.chances))

    def counsels(self, g: G, who: int) -> list[Counsel]:
        """Everything there is to say now: what comes first, then of the other two lists one after the other in turn."""
        first, coming, chances = (_said(advice, g, who) for advice in (self.first, self.coming, self.chances))
        in_turn = [said for pair in zip_longest(coming, chances) for said in pair if said is not None]
        return first + in_turn


def _said(advice: Sequence[Advice[G]], g: G, who: int) -> list[Counsel]:
    return [said for one in advice if (said := one(g, who)) is not None]
