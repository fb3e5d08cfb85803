"""Ankh as the faces see it."""

from __future__ import annotations

from collections.abc import Callable

from tawy.ankh import asks, coach, explain, rules, setup, summary, view, why
from tawy.ankh.events import FirstPlayer
from tawy.ankh.explain import Brought, Stakes
from tawy.ankh.redeal import redeal, reopened
from tawy.ankh.state import ENDINGS, GOING_ON, NOBODY, Ankh
from tawy.ankh.terms import GODS
from tawy.ankh.view import Secrets
from tawy.kernel.coach import Counsel
from tawy.kernel.codec import Codec, frames_in
from tawy.kernel.event import Event
from tawy.kernel.frame import Ask
from tawy.kernel.spec import GameSpec, Objection, Result
from tawy.kernel.summary import At, Summary, Told
from tawy.kernel.view import Option, Question, View


def _pending(g: Ankh) -> Ask:
    if g.ask is None:
        raise LookupError("the game is over: there is no question")
    return g.ask


class AnkhSpec(GameSpec):
    """What the outside may ask of Ankh."""

    name = "ankh"
    rules_version = "1"
    seats = setup.SEATS

    def __init__(self) -> None:
        self._codec = Codec(Ankh, frames_in(rules.__name__))

    def read_setup(self, raw: object) -> setup.Setup:
        """The table's choices, checked."""
        return setup.read(raw)

    def seat_count(self, chosen: setup.Setup) -> int:
        """How many seats play."""
        return chosen.seats

    def new(self, chosen: setup.Setup, events: list[Event] | None = None) -> Ankh:
        """A new game, at its first question."""
        return setup.new(chosen, events)

    def token(self, g: Ankh, option: int) -> str:
        """How an option of the pending question is written."""
        return asks.token(g, _pending(g), option)

    def options(self, g: Ankh) -> list[Option]:
        """The options of the pending question."""
        ask = _pending(g)
        return [asks.option(g, ask, pick) for pick in ask.options]

    def allies(self, g: Ankh, seat: int) -> tuple[int, ...]:
        """The seats that share this seat's secrets."""
        return view.allies(g, seat)

    def view(self, g: Ankh, seat: int | None) -> View:
        """What a seat may know."""
        return view.view(g, seat)

    def question(self, g: Ankh, seat: int | None) -> Question | None:
        """The pending question as a seat sees it."""
        return view.question(g, seat)

    def secrets(self, g: Ankh, seat: int) -> Secrets:
        """The one part of a seat's view that not everyone sees alike."""
        return view.secrets(g, seat)

    def redeal(self, g: Ankh, seat: int | None, roll: Callable[[int], int]) -> Ankh:
        """A copy in which the secret choices of other gods are sampled anew from what they could have chosen."""
        return redeal(g, seat, roll)

    def reopened(self, g: Ankh) -> Ankh:
        """A copy at the moment before anyone sealed a card or an offer (A15.2)."""
        return reopened(g)

    def why_not(self, g: Ankh, seat: int, target: str) -> list[Objection]:
        """The rules that forbid a target now."""
        return [Objection(rule) for rule in why.why_not(g, seat, target)]

    def explain(self, g: Ankh) -> list[list[Brought]]:
        """For each region in conflict order, what each god there would bring to a battle, by source (A7.17)."""
        return explain.strengths(g)

    def stakes(self, g: Ankh) -> Stakes:
        """How many events until gods merge, are forgotten, or the game ends; and where each god stands."""
        return explain.stakes(g)

    def counsels(self, g: Ankh, seat: int) -> list[Counsel]:
        """What matters now for a seat."""
        return coach.counsels(g, seat)

    def result(self, g: Ankh) -> Result | None:
        """How it ended; both seats of a merged god win or lose together (A10.7)."""
        if g.ending == GOING_ON:
            return None
        winners = tuple(seat for seat in range(g.seats) if g.winner != NOBODY and g.side_of[seat] == g.winner)
        scores = tuple(g.devotion[g.side_of[seat]] for seat in range(g.seats))
        return Result(ENDINGS[g.ending], winners, scores)

    def summary(self, told: Told, at: At) -> Summary:
        """A game looked back on: devotion by source and conflict by conflict, what decided it."""
        return summary.summary(told, at)

    def first(self, told: Told) -> int | None:
        """The seat that began (A3.2)."""
        return next((event.seat for events in told for event in events if isinstance(event, FirstPlayer)), None)

    def brings_own(self, chosen: setup.Setup) -> bool:
        """The scenario is one that the table has brought along."""
        return not isinstance(chosen.scenario, str)

    def side(self, g: Ankh, seat: int) -> str:
        """The god that a seat took, also after it has merged into another."""
        return "" if g.gods[seat] == NOBODY else GODS[g.gods[seat]]

    def dump(self, g: Ankh) -> bytes:
        """The whole position as bytes."""
        return self._codec.dump(g)

    def load(self, data: bytes) -> Ankh:
        """A position again from its bytes."""
        return self._codec.load(data)

    def mark(self, g: Ankh) -> str:
        """A short fingerprint of the position."""
        return self._codec.mark(g)


SPEC = AnkhSpec()
