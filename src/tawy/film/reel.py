"""The reel of a film: a game's positions one after the other, of each only what changed since the one before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from tawy.kernel.changes import changes
from tawy.kernel.event import heard_by
from tawy.kernel.play import Play
from tawy.kernel.view import Question

Viewpoint = int | None
"""A seat; None for a spectator."""


class Still(msgspec.Struct, frozen=True):
    """One position. Changes are those of an update; anything else is there whole."""

    view: Any
    """What changed of what everyone sees."""
    figures: Any
    stakes: Any
    secrets: dict[str, Any]
    """What changed of each seat's secrets, by seat."""
    question: Question | None
    """As a spectator sees it."""
    own: dict[str, Question]
    """The same for the seats that see its options."""
    events: list[tuple[tuple[int, ...] | None, msgspec.Raw]]
    """What happened with the pick that led here, each with the seats that heard of it; None for everyone."""
    pick: tuple[int, str, str] | None
    """That pick, where it is seen from all seats: of one seat it might say what that never learnt."""


class Shot(msgspec.Struct, frozen=True):
    """A position as it is, before it is compared with the one before it."""

    view: Any
    figures: Any
    stakes: Any
    secrets: dict[str, Any]


NOTHING = Shot(None, None, None, {})


def reel(play: Play, seats: Sequence[int]) -> Iterator[Still]:
    """Every position of a game as a spectator and these seats saw it; from all seats with every pick."""
    before = NOTHING
    whole = len(seats) == play.spec.seat_count(play.spec.read_setup(play.setup))
    for here in play.through():
        shot = _shot(here, seats)
        yield Still(
            changes(before.view, shot.view),
            changes(before.figures, shot.figures),
            changes(before.stakes, shot.stakes),
            {seat: changes(before.secrets.get(seat), now) for seat, now in shot.secrets.items()},
            here.spec.question(here.game, None),
            _own(here, seats),
            _heard(here, seats),
            _pick(here) if whole and here.picks else None,
        )
        before = shot


def _shot(play: Play, seats: Iterable[int]) -> Shot:
    spec, game = play.spec, play.game
    known = spec.redeal(game, None, lambda _sides: 0)
    return Shot(
        spec.view(game, None).seen,
        spec.explain(known),
        spec.stakes(known),
        {str(seat): spec.secrets(game, seat) for seat in seats},
    )


def _own(play: Play, seats: Iterable[int]) -> dict[str, Question]:
    asked = {str(seat): play.spec.question(play.game, seat) for seat in seats}
    return {seat: question for seat, question in asked.items() if question is not None and question.options is not None}


def _heard(play: Play, seats: Sequence[int]) -> list[tuple[tuple[int, ...] | None, msgspec.Raw]]:
    """Of what happened, that which somebody heard of from whose viewpoint the film is."""
    told = play.told[len(play.picks)]
    heard = {id(event) for seat in (None, *seats) for event in heard_by(seat, told)}
    return [
        (_among(event.audience, seats), msgspec.Raw(msgspec.json.encode(event))) for event in told if id(event) in heard
    ]


def _among(audience: tuple[int, ...] | None, seats: Sequence[int]) -> tuple[int, ...] | None:
    return None if audience is None else tuple(seat for seat in audience if seat in seats)


def _pick(play: Play) -> tuple[int, str, str]:
    pick = play.picks[-1]
    return pick.seat, pick.kind, pick.token
