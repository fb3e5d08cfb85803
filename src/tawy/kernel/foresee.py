"""What an answer would do, as far as the one who gives it can know.

The answer is given on copies of the game in which all that the seat cannot know is dealt anew, always in the same few
ways: so what is foreseen is the same whatever the truth is, and gives nothing away. What comes out alike in all of them
is foreseen; where they part, something decides that the seat cannot know. Chance and other seats are not asked: nobody
can know what they will answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from tawy.kernel.chance import roll
from tawy.kernel.changes import changes
from tawy.kernel.event import Event, heard_by
from tawy.kernel.frame import CHANCE
from tawy.kernel.refusal import Refused
from tawy.kernel.view import Question

if TYPE_CHECKING:
    from tawy.kernel.spec import GameSpec

Roll = Callable[[int], int]
Until = Literal["question", "chance", "secret", "over"]

DRAWN: Final = 2
"""How many worlds are drawn beside the lowest and the highest. With more of them it is less likely that something is
foreseen which happens in all of these and not in the true one; nothing is given away with any number."""


class Foreseen(msgspec.Struct, frozen=True):
    """What an answer would do, up to the next thing that its seat cannot know."""

    events: list[Event]
    """What the seat would hear of."""
    changes: Any
    """What would change of its view, as an update says it: fields by name, entries by place or key."""
    until: Until
    """What comes then: somebody is asked, chance is, something shows that the seat cannot know, or the game is over."""
    question: Question | None
    """What would be asked next, as the seat sees it; None if it cannot know, or if nothing would."""


class Foresight:
    """What each answer to the pending question would do, for the seat that is asked or one that shares its secrets."""

    def __init__(self, spec: GameSpec, g: Any, seat: int) -> None:
        ask = g.ask
        if ask is None:
            raise Refused("The game is over: there is no question to answer.")
        if ask.seat not in spec.allies(g, seat):
            raise Refused(f"Seat {seat} is not asked now; seat {ask.seat} is.")
        self._spec, self._seat = spec, seat
        self._worlds = list(_worlds(spec, g, seat))
        self._now = spec.view(self._worlds[0], seat).seen

    def of(self, option: int) -> Foreseen:
        """What this answer would do; it is trusted to be among the options."""
        after, *others = [self._after(world, option) for world in self._worlds]
        shown = self._spec.view(after, self._seat)
        heard = heard_by(self._seat, after.events)
        known = len(heard)
        is_alike = True
        for other in others:
            also = heard_by(self._seat, other.events)
            known = min(known, _alike(heard, also))
            is_alike = is_alike and heard == also and shown.question == self._spec.question(other, self._seat)
        if is_alike:
            return Foreseen(heard, changes(self._now, shown.seen), _until(after), shown.question)
        seen = self._spec.view(self._after(self._worlds[0], option, known), self._seat).seen
        return Foreseen(heard[:known], changes(self._now, seen), "secret", None)

    def _after(self, world: Any, option: int, known: int | None = None) -> Any:
        """A world after an answer: at the next question, or as soon as so many events have been heard."""
        copy = world.clone()
        copy.events = [] if known is None else _Hearing(self._seat, known)
        if known != 0:
            with suppress(_Enough):  # acts tell when they are done, so that the columns are as the last event says
                copy.answer(option)
        return copy


def foresee_all(spec: GameSpec, g: Any, seat: int) -> list[Foreseen]:
    """What each option of the pending question would do, in their order."""
    foresight = Foresight(spec, g, seat)
    return [foresight.of(option) for option in g.ask.options]


class _Enough(Exception):
    """All has been heard that can be known."""


class _Hearing(list[Event]):
    """Events up to the last that is known."""

    def __init__(self, seat: int, known: int) -> None:
        super().__init__()
        self._seat, self._left = seat, known

    def append(self, event: Event) -> None:
        """One more."""
        super().append(event)
        self._left -= len(heard_by(self._seat, [event]))
        if not self._left:
            raise _Enough


def _alike(one: list[Event], other: list[Event]) -> int:
    """With how many events both begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (mine, its) in pairs if mine != its), min(len(one), len(other)))


def _until(g: Any) -> Until:
    if g.ask is None:
        return "over"
    return "chance" if g.ask.seat == CHANCE else "question"


def _worlds(spec: GameSpec, g: Any, seat: int) -> Iterator[Any]:
    """Some of the positions that the seat cannot tell from the real one; a single one if it knows everything."""
    unknown: list[int] = []

    def highest(sides: int) -> int:
        unknown.append(sides)
        return sides - 1

    yield spec.redeal(g, seat, lambda _sides: 0)
    other = spec.redeal(g, seat, highest)
    if any(sides > 1 for sides in unknown):
        yield other
        for world in range(DRAWN):
            yield spec.redeal(g, seat, _drawn(world))


def _drawn(world: int) -> Roll:
    """Rolls that are the same every time."""
    turns = count()
    return lambda sides: roll(f"world {world}", next(turns), sides)
