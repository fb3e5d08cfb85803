"""What the outside may ask of any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from tawy.kernel.coach import Counsel
from tawy.kernel.event import Event
from tawy.kernel.foresee import Foreseen, Foresight
from tawy.kernel.frame import Game
from tawy.kernel.summary import At, Summary, Told, plain
from tawy.kernel.view import Option, Question, View


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winning seats (none, one, or several together) and the way."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Objection(msgspec.Struct, frozen=True, order=True):
    """Why a target cannot be chosen now: the rule that forbids it."""

    rule: str


class GameSpec(Protocol):
    """A game as the faces see it: table, terminal, search, research."""

    name: str
    rules_version: str
    seats: tuple[int, int]

    def read_setup(self, raw: object) -> Any:
        """The table's choices before the game, checked; refused with a sentence if they do not fit."""

    def seat_count(self, setup: Any) -> int:
        """How many seats a game with this set-up has."""

    def new(self, setup: Any, events: list[Event] | None = None) -> Game:
        """A new game, at its first question; `events` gathers what happened until then."""

    def token(self, g: Any, option: int) -> str:
        """How an option of the pending question is written in records and by people."""

    def options(self, g: Any) -> list[Option]:
        """The options of the pending question, in order, for people and pages."""

    def allies(self, g: Any, seat: int) -> tuple[int, ...]:
        """The seats that share this seat's secrets, itself included."""

    def view(self, g: Any, seat: int | None) -> View:
        """What a seat may know; None for a spectator."""

    def question(self, g: Any, seat: int | None) -> Question | None:
        """The pending question as a seat sees it: a part of its view."""

    def secrets(self, g: Any, seat: int) -> Any:
        """The field `secrets` of a seat's view; all others are as a spectator sees them."""

    def redeal(self, g: Any, seat: int | None, roll: Callable[[int], int]) -> Any:
        """A copy in which all that the seat, or a spectator, cannot know is sampled anew."""

    def reopened(self, g: Any) -> Any:
        """A copy at the moment before anyone gave a sealed answer to the pending question."""

    def why_not(self, g: Any, seat: int, target: str) -> list[Objection]:
        """The rules that forbid a target now; empty if it is among the options."""

    def explain(self, g: Any) -> Any:
        """The numbers behind the position, by source, as data: from public things alone."""

    def stakes(self, _g: Any) -> Any:
        """What wins and what is coming, as data: from public things alone; None where a game does not say."""
        return None

    def counsels(self, _g: Any, _seat: int) -> list[Counsel]:
        """What matters now for a seat, as its coach says it, what matters most first: from what the seat knows."""
        return []

    def foresee(self, g: Any, seat: int, option: int) -> Foreseen:
        """What an answer to the pending question would do, as far as the seat that is asked can know."""
        return Foresight(self, g, seat).of(option)

    def result(self, g: Any) -> Result | None:
        """How it ended; None while it goes on."""

    def summary(self, told: Told, at: At) -> Summary:
        """A game looked back on: places, points by source and over time, what decided it; from what everyone may know.

        Without a word of its own: the places and the points at the end.
        """
        result = self.result(at(len(told) - 1))
        return plain((), ()) if result is None else plain(result.scores, result.winners)

    def first(self, _told: Told) -> int | None:
        """The seat that began a game; None in a game where it is no choice of the table's (`first` in its set-up)."""
        return None

    def brings_own(self, _setup: Any) -> bool:
        """A game with this set-up is played with something that the table has brought along: a scenario, a pack."""
        return False

    def side(self, _g: Any, _seat: int) -> str:
        """What a seat plays, as tokens name it: a god, a province; empty before it is chosen, or if all play alike."""
        return ""

    def dump(self, g: Any) -> bytes:
        """The whole position as bytes, secrets included."""

    def load(self, data: bytes) -> Any:
        """A position again from its bytes."""

    def mark(self, g: Any) -> str:
        """A short fingerprint of the position."""
