"""What everybody sees: in Senet there are no secrets."""

from __future__ import annotations

import msgspec

from senet.queries import destination, way_left
from senet.state import HOUSES, NOBODY, OFF, Senet
from tawy.kernel.frame import Ask
from tawy.kernel.view import Open, Option, Own, Question, View, declared


class Piece(msgspec.Struct, frozen=True):
    """A piece on the board."""

    space: Open[str]
    seat: Open[int]


class Nothing(msgspec.Struct, frozen=True):
    """What only one side knows."""


@declared
class SenetView(msgspec.Struct, frozen=True):
    """The table."""

    pieces: Open[list[Piece]]
    throw: Open[int | None]
    """What the sticks show; None before the first throw."""
    off: Open[list[int]]
    """By seat: pieces that have left the board."""
    way: Open[list[int]]
    """By seat: how many houses its pieces still have to go."""
    turn: Open[int]
    secrets: Own[Nothing]


def seen(g: Senet, seat: int | None) -> SenetView:
    """The table, for a seat or a spectator."""
    pieces = [Piece(str(house), g.houses[house]) for house in range(1, HOUSES + 1) if g.houses[house] != NOBODY]
    way = [way_left(g, side) for side in (0, 1)]
    return SenetView(pieces, g.thrown or None, list(g.off), way, g.turn, None if seat is None else Nothing())


def option(g: Senet, ask: Ask, pick: int) -> Option:
    """A throw by its number, a move by the house of the piece and where it goes."""
    if ask.kind == "throw":
        return Option(str(pick), {"throw": pick})
    end = destination(g, ask.seat, pick, ask.about[0])
    return Option(str(pick), {"space": str(pick), "to": "off" if end == OFF else str(end)})


def question(g: Senet, seat: int | None) -> Question | None:
    """The pending question; its options for who is asked."""
    ask = g.ask
    if ask is None:
        return None
    options = [option(g, ask, pick) for pick in ask.options] if ask.seat == seat else None
    return Question(ask.kind, ask.seat, [str(thing) for thing in ask.about], ask.simultaneous, ask.secret, options)


def view(g: Senet, seat: int | None) -> View:
    """What a seat may know."""
    return View("senet", seat, seen(g, seat), question(g, seat))
