"""Who is asked now. Where a question is asked of several at the same moment, all of them are asked at once."""

from __future__ import annotations

from typing import Any, NamedTuple

from tawy.kernel.frame import Ask
from tawy.kernel.play import Play
from tawy.kernel.spec import GameSpec


class Pending(NamedTuple):
    """A seat that is asked."""

    ask: Ask
    game: Any
    """A position in which this seat is the one asked: for a later one of several, the earlier have given any answer."""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.ask.seat

    def offers(self, spec: GameSpec, token: str) -> bool:
        """It is one of the options."""
        return any(spec.token(self.game, option) == token for option in self.ask.options)


def pending(game: Any) -> list[Pending]:
    """Everyone who is asked now, in the order in which the engine takes their answers.

    The engine asks one after another; what it asks of a later seat does not depend on what an earlier one answered,
    so any answer will do to find out who is asked next.
    """
    found: list[Pending] = []
    ask = game.ask
    while ask is not None:
        found.append(Pending(ask, game))
        if not ask.simultaneous:
            break
        ahead = game.clone()
        ahead.events = None
        ahead.answer(ask.options[0])
        if ahead.stack != game.stack:
            break  # that was the last answer: now all are revealed
        game, ask = ahead, ahead.ask
    return found


def ground(play: Play) -> int:
    """The position of a game before the first of the answers that are just being given at the same moment.

    Where none are, that is the last one. A table stands on no other: what was answered after it is sealed.
    """
    position, spec = len(play.picks), play.spec
    if play.ask is not None and play.ask.simultaneous:
        unanswered = spec.mark(spec.reopened(play.game))
        while spec.mark(play.at(position).game) != unanswered:
            position -= 1
    return position
