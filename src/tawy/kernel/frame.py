"""A game is columns plus a stack of frames; one frame is one step of the rulebook.

Four conventions make a rule read like its page:

* a frame is spent when it runs: it asks one question, or does its work and says what comes next;
* ``g.then(a, b, c)`` is reading order;
* a frame that asks changes nothing before the answer, so a loaded game asks again;
* no choice, no question: a single option is taken at once. But what only one seat may see is always asked and
  recorded, a draw of chance as well as a choice: how far a game has come is public, and a question that is left out
  where a secret leaves a single option would tell that secret. (What several answer at the same moment is chosen from
  what lies open, so a single option there is no secret.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, ParamSpec, Self, TypeVar

import msgspec

from tawy.kernel.event import Event

CHANCE: Final = -1
"""The seat that dice, bags and shuffles sit on."""


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat. The answer is one of the options; nothing else is legal."""

    kind: str
    seat: int
    options: list[int]
    about: tuple[int, ...] = ()
    """What the question is about, so that it can be worded: a space, a card. Public."""
    secret: bool = False
    """Only who is asked, or for whom chance draws, may see the answer and the options, until the rules reveal them."""
    simultaneous: bool = False
    """Others answer the same question at the same moment, without seeing this answer."""
    weights: tuple[int, ...] = ()
    """For chance: how many of what it draws from are each option; empty if all are alike."""

    @property
    def has_no_choice(self) -> bool:
        """It has a single option, and everyone may know that: such a question is not asked."""
        return len(self.options) == 1 and (self.simultaneous or not self.secret)

    def nth(self, lot: int) -> int:
        """The option that a lot stands for; as many lots as its weight stand for each."""
        place = 0
        while lot >= self.weights[place]:
            lot -= self.weights[place]
            place += 1
        return self.options[place]

    def draw(self, roll: Callable[[int], int]) -> int:
        """What chance answers; `roll(n)` gives a number from 0 below n."""
        return self.nth(roll(sum(self.weights))) if self.weights else self.options[roll(len(self.options))]

    def lot(self, random: Callable[[], float]) -> int:
        """The same by fractions, for searches and play-outs: three times as fast as `randrange`, and as good there."""
        if self.weights:
            return self.nth(int(random() * sum(self.weights)))
        return self.options[int(random() * len(self.options))]


G = TypeVar("G", bound="Game")
P = ParamSpec("P")


class Frame(msgspec.Struct, Generic[G], frozen=True, tag=True, array_like=True, gc=False):
    """One step of the rules, waiting for its turn. Ints and tuples only; never changed, only replaced."""

    cites: ClassVar[str] = ""
    """The rule this step carries out."""

    def run(self, g: G) -> Ask | None:
        """Ask, or do the step's work and say what comes next."""
        raise NotImplementedError(type(self).__name__)

    def take(self, g: G, pick: int) -> None:
        """Carry out the answer."""
        raise NotImplementedError(type(self).__name__)


class Game:
    """What every game has. A game adds its own columns in a subclass."""

    __slots__ = ("ask", "events", "stack")

    stack: list[Frame[Any]]
    ask: Ask | None
    """The pending question; while an answer is taken, the question it answers; None when the game is over."""
    events: list[Event] | None
    """What happened, for those who listen; None where nobody does (search, play-outs)."""

    def __init__(self) -> None:
        self.stack = []
        self.ask = None
        self.events = None

    def clone(self) -> Self:
        """The same position, to play on without touching this one."""
        raise NotImplementedError(type(self).__name__)

    def then(self, *frames: Frame[Any]) -> None:
        """These come next, in reading order."""
        self.stack.extend(frames[::-1])

    def answer(self, pick: int) -> None:
        """Give the pending question its answer and run on to the next question.

        The pick is trusted to be among the options: whoever lets people in checks that
        (`tawy.kernel.play`); search does not pay for it.
        """
        self.stack.pop().take(self, pick)
        self.run()

    def run(self) -> None:
        """Run frames until one of them asks. This is the only loop."""
        stack = self.stack
        while stack:
            frame = stack.pop()
            ask = frame.run(self)
            if ask is None:
                continue
            self.ask = ask
            if ask.has_no_choice:
                frame.take(self, ask.options[0])
                continue
            stack.append(frame)
            return
        self.ask = None

    def play_out(self, random: Callable[[], float], most: int) -> tuple[int, int]:
        """Answer at random to the end, or so many questions: how many of them people were asked, and how many all."""
        decisions = questions = 0
        while (ask := self.ask) is not None and questions < most:
            questions += 1
            if ask.seat != CHANCE:
                decisions += 1
            self.answer(ask.lot(random))
        return decisions, questions

    def finish(self) -> None:
        """The game is over, in the middle of whatever was being resolved."""
        self.stack.clear()

    def tell(self, kind: Callable[P, Event], *parts: P.args, **named: P.kwargs) -> None:
        """Let the listeners know; where nobody listens, no event is even made."""
        if self.events is not None:
            listen = self.events.append  # looked up: a listener may be a list that does more, compiled or not
            listen(kind(*parts, **named))


class Columns(Game):
    """A game whose whole state is named columns and a stack."""

    __slots__ = ()

    columns: ClassVar[tuple[str, ...]] = ()
    """The names of the state, in order. Everything else a game holds is derived from these."""
    remembered: ClassVar[frozenset[str]] = frozenset()
    """Columns that no rule reads: what has been, kept for people to see. Lists, empty at first.

    They cannot change a game, so a mark leaves them out, and a position may come from a time before they were kept.
    """

    def derive(self) -> None:
        """Rebuild what is derived from the columns."""


def replaced(column: list[int], place: int, value: int) -> list[int]:
    """A column with another value in one place; one that is only ever replaced is shared by a game and its clones."""
    column = column[:]
    column[place] = value
    return column
