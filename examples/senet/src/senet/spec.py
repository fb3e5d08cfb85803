"""Senet as Tawy's faces see it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from senet import rules, setup, view, why
from senet.queries import way_left
from senet.state import ENDINGS, GOING_ON, PIECES, Senet
from senet.view import Nothing
from tawy.kernel.codec import Codec, frames_in
from tawy.kernel.event import Event
from tawy.kernel.frame import Ask
from tawy.kernel.spec import GameSpec, Objection, Result
from tawy.kernel.view import Option, Question, View


class Standing(msgspec.Struct, frozen=True):
    """How far a side has come."""

    off: int
    way: int


def _pending(g: Senet) -> Ask:
    if g.ask is None:
        raise LookupError("the game is over: there is no question")
    return g.ask


class SenetSpec(GameSpec):
    """What the outside may ask of Senet."""

    name = "senet"
    rules_version = "1"
    seats = setup.SEATS

    def __init__(self) -> None:
        self._codec = Codec(Senet, frames_in(rules.__name__))

    def read_setup(self, raw: object) -> setup.Setup:
        """The table's choices, checked."""
        return setup.read(raw)

    def seat_count(self, chosen: setup.Setup) -> int:
        """Always two."""
        return chosen.seats

    def new(self, _chosen: setup.Setup, events: list[Event] | None = None) -> Senet:
        """A new game, at its first question."""
        return setup.new(events)

    def token(self, g: Senet, option: int) -> str:
        """A throw by its number, a piece by its house."""
        return view.option(g, _pending(g), option).token

    def options(self, g: Senet) -> list[Option]:
        """The options of the pending question."""
        ask = _pending(g)
        return [view.option(g, ask, pick) for pick in ask.options]

    def allies(self, g: Senet, seat: int) -> tuple[int, ...]:
        """Nobody has one."""
        return (seat,)

    def view(self, g: Senet, seat: int | None) -> View:
        """What a seat may know: everything."""
        return view.view(g, seat)

    def question(self, g: Senet, seat: int | None) -> Question | None:
        """The pending question as a seat sees it."""
        return view.question(g, seat)

    def secrets(self, g: Senet, seat: int) -> Nothing:
        """There are none."""
        return Nothing()

    def redeal(self, g: Senet, seat: int | None, roll: Callable[[int], int]) -> Senet:
        """A copy: everything lies open."""
        return g.clone()

    def reopened(self, g: Senet) -> Senet:
        """A copy: nobody answers at the same moment as another."""
        return g.clone()

    def why_not(self, g: Senet, seat: int, target: str) -> list[Objection]:
        """The rules that forbid the piece on a house to move."""
        return [Objection(rule) for rule in why.why_not(g, seat, target)]

    def explain(self, g: Senet) -> list[Standing]:
        """How far each side has come."""
        return [Standing(g.off[seat], way_left(g, seat)) for seat in (0, 1)]

    def result(self, g: Senet) -> Result | None:
        """Who has all pieces off; the score is how many are (S5.1)."""
        if g.ending == GOING_ON:
            return None
        winners = tuple(seat for seat in (0, 1) if g.off[seat] == PIECES)
        return Result(ENDINGS[g.ending], winners, tuple(g.off))

    def dump(self, g: Senet) -> bytes:
        """The whole position as bytes."""
        return self._codec.dump(g)

    def load(self, data: bytes) -> Senet:
        """A position again from its bytes."""
        return self._codec.load(data)

    def mark(self, g: Senet) -> str:
        """A short fingerprint of the position."""
        return self._codec.mark(g)


SPEC = SenetSpec()
