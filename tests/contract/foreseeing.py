"""What is foreseen of an answer: it happens, and it gives nothing away."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from contract.updating import changed
from tawy.kernel.event import Event, heard_by
from tawy.kernel.foresee import Foreseen, Foresight
from tawy.kernel.frame import CHANCE
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec

ANSWERS = 6
"""To so many options of each question one looks ahead."""


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def plain(value: Any) -> Any:
    """As it arrives on the other side."""
    return msgspec.json.decode(encoded(value))


def answers_are_foreseen(spec: GameSpec, g: Any, seats: int, rng: Random) -> None:
    """What is foreseen of an answer happens, and is the same in all worlds that the seat cannot tell apart."""
    ask, position = g.ask, spec.dump(g)
    options = rng.sample(ask.options, min(len(ask.options), ANSWERS))
    for seat in range(seats):
        if ask.seat not in spec.allies(g, seat):
            with pytest.raises(Refused, match="is not asked"):
                spec.foresee(g, seat, options[0])
            continue
        before, real = plain(spec.view(g, seat).seen), Foresight(spec, g, seat)
        other = Foresight(spec, spec.redeal(g, seat, rng.randrange), seat)
        for option in options:
            foreseen = real.of(option)
            assert encoded(other.of(option)) == encoded(foreseen), (
                f"what is foreseen of {ask.kind} tells {seat} a secret"
            )
            happens_as_foreseen(spec, g, seat, option, foreseen, before)
    assert spec.dump(g) == position, "looking ahead changed the game"


def happens_as_foreseen(spec: GameSpec, g: Any, seat: int, option: int, foreseen: Foreseen, before: Any) -> None:
    """An answer does what was foreseen: all of it, or as much as could be known."""
    kind, foretold = g.ask.kind, changed(before, plain(foreseen.changes))
    known = [encoded(event) for event in foreseen.events]
    copy = g.clone()
    copy.events = []
    copy.answer(option)
    heard = [encoded(event) for event in heard_by(seat, copy.events)]
    if foreseen.until != "secret":
        ends = "over" if copy.ask is None else "chance" if copy.ask.seat == CHANCE else "question"
        assert (known, foreseen.until) == (heard, ends), f"of {kind} something else is foreseen than happens"
        assert foretold == plain(spec.view(copy, seat).seen), f"{kind} changes the view otherwise than foreseen"
        assert foreseen.question == spec.question(copy, seat), f"after {kind} another question is asked than foreseen"
    else:
        assert known == heard[: len(known)], f"of {kind} something is foreseen that does not happen"
        assert foreseen.question is None, f"after {kind} a question is foreseen that nobody can know"
        if known:
            assert foretold == plain(spec.view(up_to(g, seat, option, len(known)), seat).seen)


def up_to(g: Any, seat: int, option: int, heard: int) -> Any:
    """A game after an answer, when so many events have been heard."""

    class Heard(list[Event]):
        def append(self, event: Event) -> None:
            super().append(event)
            if len(heard_by(seat, self)) == heard:
                raise StopIteration

    copy = g.clone()
    copy.events = Heard()
    with pytest.raises(StopIteration):
        copy.answer(option)
    return copy
