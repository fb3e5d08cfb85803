"""What stands where, and what it is called."""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import GRID
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import CARDS, EVENTS, GUARDIANS
from tawy.kernel.bits import Mask, bits
from tawy.kernel.hexgrid import Space

GOD, WARRIOR, GUARDIAN = 0, 1, 2
"""Pieces: the god figure, a warrior, and from GUARDIAN on the guardians by level."""

TOKEN: Final = tuple(GRID.token(space) for space in range(GRID.width * GRID.height))


def piece_name(g: Ankh, piece: int) -> str:
    """What a piece is called."""
    return ("god", "warrior")[piece] if piece < GUARDIAN else GUARDIANS[g.kinds[piece - GUARDIAN]]


def piece_on(g: Ankh, side: Side, space: Space) -> int:
    """What stands on a space where this side has a figure."""
    if g.god_at[side] == space:
        return GOD
    if g.warriors[side] >> space & 1:
        return WARRIOR
    for level in range(3):
        if g.guardians[level * g.seats + side] >> space & 1:
            return GUARDIAN + level
    raise LookupError(f"side {side} has no figure on {TOKEN[space]}")


def monument_on(g: Ankh, space: Space) -> int:
    """The kind of monument on a space that has one."""
    return next(kind for kind in range(3) if g.built[kind] >> space & 1)


def owner_of(g: Ankh, space: Space) -> Side | None:
    """The god that controls the monument on a space; None for a neutral one."""
    return next((side for side in g.standing if g.owned[side] >> space & 1), None)


def card_names(cards: Mask) -> tuple[str, ...]:
    """The cards of a set."""
    return tuple(CARDS[card] for card in bits(cards))


def conflict_number(g: Ankh) -> int:
    """Which conflict the event marker stands on, or stood on last."""
    return EVENTS[: g.event].count("x")
