"""A worked example of a rulebook: a table that is set, steps of the rules that are run, answers that are given.

The tests of a game assert what comes of it; the page shows how it is played (`web.scenes`). Both play this one.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from tawy.kernel.event import Event
from tawy.kernel.frame import Frame
from tawy.kernel.spec import GameSpec
from tawy.kernel.view import Option, Question


class Set(Protocol):
    """A table that was set by hand."""

    g: Any
    events: list[Event]

    def play(self, *frames: Frame[Any]) -> Self:
        """Run these steps of the rules and nothing after them."""

    def picks(self, *choices: str) -> Self:
        """Several answers, each with who gives it before it."""


T = TypeVar("T", bound=Set)


class Shown(msgspec.Struct):
    """The position after a step of an example, and what happened in it."""

    seen: Any
    """What a spectator sees."""
    question: Question | None
    events: list[Event]
    answered: Option | None = None
    """The answer that led here; None if the rules ran by themselves."""


class Example(Generic[T]):
    """A table and what is done at it: frames that are run, answers each with who gives it ("amun 7,1")."""

    def __init__(self, table: T, *steps: Frame[Any] | str) -> None:
        self.table = table
        self.steps = steps

    def begun(self) -> T:
        """The table when everything before the first answer is done."""
        first = next((number for number, step in enumerate(self.steps) if isinstance(step, str)), len(self.steps))
        return _played(self.table, *self.steps[:first])

    def played(self) -> T:
        """The table when all of it is done."""
        return _played(self.table, *self.steps)

    def shown(self, spec: GameSpec) -> list[Shown]:
        """Position after position, the first as the table is set. A step that only asks is part of the one before."""
        positions = [self._look(spec, None)]
        for step in self.steps:
            self.table.events.clear()
            answers = {option.token: option for option in spec.options(self.table.g)} if isinstance(step, str) else {}
            _played(self.table, step)
            position = self._look(spec, answers[step.partition(" ")[2]] if isinstance(step, str) else None)
            if position.answered is None and not position.events:
                positions[-1].question = position.question
            else:
                positions.append(position)
        return positions

    def _look(self, spec: GameSpec, answered: Option | None) -> Shown:
        g = self.table.g
        seat = g.ask.seat if g.ask is not None and g.ask.seat >= 0 else None
        return Shown(spec.view(g, None).seen, spec.question(g, seat), list(self.table.events), answered)


def _played(table: T, *steps: Frame[Any] | str) -> T:
    for step in steps:
        if isinstance(step, str):
            table.picks(step)
        else:
            table.play(step)
    return table
