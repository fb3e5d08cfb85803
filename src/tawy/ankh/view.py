"""What a seat may know of a game of Ankh (A15). Nearly everything: only sealed choices are secret."""

from __future__ import annotations

from typing import Any, Final

from tawy.ankh import asks
from tawy.ankh.board import bits_of_sides, side_token
from tawy.ankh.queries.pieces import TOKEN, card_names
from tawy.ankh.state import ENDINGS, NOBODY, Ankh, Seat
from tawy.ankh.terms import GODS, GUARDIANS, POWERS
from tawy.kernel.bits import Mask, bits
from tawy.kernel.view import Column, Question, Sight, View, look, look_privately


def _as_is(value: Any) -> Any:
    return list(value) if isinstance(value, list | tuple) else value


def _spaces(mask: Mask) -> list[str]:
    return [TOKEN[space] for space in bits(mask)]


def _names(names: tuple[str, ...]) -> Any:
    return lambda mask: [names[bit] for bit in bits(mask)]


def _each(shape: Any) -> Any:
    return lambda values: [shape(value) for value in values]


def _or_none(shape: Any) -> Any:
    return lambda value: None if value == NOBODY else shape(value)


def _aim(aim: tuple[int, int]) -> list[str | int]:
    return [TOKEN[aim[0]], aim[1]]


_PUBLIC: Final[dict[str, Any]] = {
    "abilities": _each(_names(GODS)),
    "aims": _each(_aim),
    "amun_ready": _as_is,
    "ankhs": _as_is,
    "arena": _or_none(_as_is),
    "built": _each(_spaces),
    "camels": lambda camels: [side_token(side) for side in bits_of_sides(camels)],
    "cards": _each(card_names),
    "devotion": _as_is,
    "ending": lambda ending: ENDINGS[ending],
    "event": _as_is,
    "fallen": _as_is,
    "fighters": bits,
    "first": _as_is,
    "followers": _as_is,
    "god_at": _each(_or_none(lambda space: TOKEN[space])),
    "gods": _each(_or_none(lambda god: GODS[god])),
    "guardian_pool": _as_is,
    "guardian_supply": _as_is,
    "guardians": _each(_spaces),
    "guardians_gone": _as_is,
    "hand": _each(card_names),
    "kinds": _each(lambda kind: GUARDIANS[kind]),
    "last_red": _as_is,
    "offers": _each(_or_none(_as_is)),
    "owned": _each(_spaces),
    "powers": _each(_names(POWERS)),
    "regions": _each(_spaces),
    "scenario": _as_is,
    "seats": _as_is,
    "sheltered": _spaces,
    "side_of": _as_is,
    "standing": _as_is,
    "suns": _spaces,
    "tie_holder": _or_none(_as_is),
    "tie_up": _as_is,
    "tiles": _spaces,
    "track": _as_is,
    "trapped": _as_is,
    "turn": _as_is,
    "victor": _or_none(_as_is),
    "warrior_pool": _as_is,
    "warriors": _each(_spaces),
    "winner": _or_none(_as_is),
}

VISIBLE: Final[dict[str, Column]] = {name: Column(Sight.PUBLIC, shape) for name, shape in _PUBLIC.items()} | {
    "sealed": Column(Sight.OWNER, _or_none(_as_is)),
}
"""Every column, who may see it, and how it is written outside (A15.1, A15.2)."""


def allies(g: Ankh, seat: Seat) -> tuple[Seat, ...]:
    """The seats that share a seat's secrets: those of the same god (A15.2)."""
    return tuple(other for other in range(g.seats) if g.side_of[other] == g.side_of[seat])


def view(g: Ankh, seat: Seat | None) -> View:
    """What a seat may know; None for a spectator."""
    own = NOBODY if seat is None else g.side_of[seat]
    return View("ankh", seat, look(g, VISIBLE, lambda side: side == own), question(g, seat))


def private(g: Ankh, seat: Seat) -> dict[str, Any]:
    """What of it only a seat and those of its god see."""
    return look_privately(g, VISIBLE, lambda side: side == g.side_of[seat])


def question(g: Ankh, seat: Seat | None) -> Question | None:
    """The pending question; its options for those of the god that is asked."""
    ask = g.ask
    if ask is None:
        return None
    answering = seat is not None and ask.seat in allies(g, seat)
    options = [asks.option(g, ask, pick) for pick in ask.options] if answering else None
    return Question(ask.kind, ask.seat, asks.about(ask), ask.simultaneous, ask.secret, options)
