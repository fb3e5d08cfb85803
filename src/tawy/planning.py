"""A plan: somebody moves for everyone, on a copy of what one seat knows of a game.

All that the seat cannot know is dealt anew, by dice that are the same every time, and nothing else of the game goes
along, its seed least of all. So a plan comes out alike in all games that the seat cannot tell apart, whatever is played
in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

import msgspec

from tawy.kernel.chance import roll
from tawy.kernel.event import Event, heard_by
from tawy.kernel.frame import CHANCE, Ask
from tawy.kernel.play import rolls
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec
from tawy.kernel.view import Option, Question

MOST: Final = 200
"""Answers of one plan: about two rounds of a full table."""


class Step(msgspec.Struct, frozen=True):
    """An answer of a plan: whose it is, to what, and what the planning seat would hear of it."""

    seat: int
    kind: str
    option: Option
    events: list[Event]


class Plan:
    """Answers for everyone, chance included, from a position of a game on."""

    def __init__(self, spec: GameSpec, g: Any, seat: int, deal: int = 0) -> None:
        self.spec, self.seat, self.deal = spec, seat, deal
        self.game: Any = spec.redeal(g, seat, rolls(f"plan: deal {deal}"))
        """The position that is planned to; the real one is not touched."""
        self.game.events = None
        self.game.run()  # the question is asked again: its options may have been of what was hidden
        self.steps: list[Step] = []

    @property
    def question(self) -> Question | None:
        """What is asked now, with its options, whoever is asked; None when the game would be over."""
        asked = self.spec.question(self.game, self.seat)
        return None if asked is None else msgspec.structs.replace(asked, options=self.spec.options(self.game))

    def answer(self, token: str) -> None:
        """Whoever is asked answers so."""
        ask = self._asked()
        for pick, option in zip(ask.options, self.spec.options(self.game), strict=True):
            if option.token == token:
                self._take(ask, pick, option)
                return
        raise Refused(f"{token!r} is not an answer to the question {ask.kind!r}.")

    def repeat(self, tokens: Iterable[str]) -> None:
        """Answer after answer, as far as they fit."""
        for token in tokens:
            try:
                self.answer(token)
            except Refused:
                return

    def draw(self, lot: int) -> None:
        """A lot answers instead of a person; instead of chance, until a person is asked."""
        ask = self._asked()
        self._draw(ask, lot)
        while ask.seat == CHANCE and self.game.ask is not None and self.game.ask.seat == CHANCE:
            self._draw(self.game.ask, lot)

    def _draw(self, ask: Ask, lot: int) -> None:
        pick = ask.draw(partial(roll, f"plan: lot {lot}", len(self.steps)))
        self._take(ask, pick, self.spec.options(self.game)[ask.options.index(pick)])

    def _asked(self) -> Ask:
        ask: Ask | None = self.game.ask
        if ask is None:
            raise Refused("The game is over: there is no question to answer.")
        return ask

    def _take(self, ask: Ask, pick: int, option: Option) -> None:
        if len(self.steps) >= MOST:
            raise Refused(f"A plan has at most {MOST} answers: take some back, or begin a new one.")
        told: list[Event] = []
        self.game.events = told
        self.game.answer(pick)
        self.steps.append(Step(ask.seat, ask.kind, option, heard_by(self.seat, told)))


def guessed(spec: GameSpec, g: Any, seat: int, seats: int) -> list[int]:
    """The seats about whose secrets a plan can only guess."""
    lowest = spec.redeal(g, seat, lambda _sides: 0)
    highest = spec.redeal(g, seat, lambda sides: sides - 1)
    return [other for other in range(seats) if spec.secrets(lowest, other) != spec.secrets(highest, other)]
