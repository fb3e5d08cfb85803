"""What can move where, and which rule forbids the rest."""

from __future__ import annotations

from typing import Final

from senet.state import BEAUTY, HORUS, NOBODY, OFF, RE_ATUM, TRUTHS, Senet

BLOCK: Final = 3
"""So many in a row cannot be passed (S3.5)."""
OFF_WITH: Final = {BEAUTY: 5, TRUTHS: 3, RE_ATUM: 2}
"""The throw by which a piece leaves the board (S4.2, S4.4)."""


def goal(house: int, throw: int) -> int | None:
    """Where a throw takes a piece forward: a house, off the board, or nowhere (S3.1, S4.1, S4.2, S4.4)."""
    if house == HORUS or OFF_WITH.get(house) == throw:
        return OFF
    if house > BEAUTY or (house < BEAUTY < house + throw):
        return None
    return house + throw


def objection(g: Senet, seat: int, house: int, throw: int) -> str | None:
    """The rule that forbids a piece to move forward by a throw; None if it may."""
    end = goal(house, throw)
    if end is None:
        return "S4.4" if house > BEAUTY else "S4.1"
    if end == OFF:
        return None
    there = g.houses[end]
    if there == seat:
        return "S3.2"
    if there != NOBODY and end >= BEAUTY:
        return "S4.5"
    if there != NOBODY and there in (g.houses[end - 1], g.houses[end + 1]):
        return "S3.4"
    return "S3.5" if blocked(g, 1 - seat, house + 1, end) else None


def blocked(g: Senet, side: int, first: int, end: int) -> bool:
    """Three of a side stand in a row between two houses, the second not counted."""
    row = 0
    for house in range(first, end):
        row = row + 1 if g.houses[house] == side else 0
        if row == BLOCK:
            return True
    return False


def forward(g: Senet, seat: int, throw: int) -> list[int]:
    """The houses of pieces that a throw can move forward."""
    return [house for house in standing(g, seat) if objection(g, seat, house, throw) is None]


def backward(g: Senet, seat: int, throw: int) -> list[int]:
    """The houses of pieces that it can move backward, if none can move forward (S3.6)."""
    return [
        house
        for house in standing(g, seat)
        if throw < house < BEAUTY
        and g.houses[house - throw] == NOBODY
        and not blocked(g, 1 - seat, house - throw + 1, house)
    ]


def movable(g: Senet, seat: int, throw: int) -> list[int]:
    """The houses of the pieces among which a player chooses."""
    return forward(g, seat, throw) or backward(g, seat, throw)


def destination(g: Senet, seat: int, house: int, throw: int) -> int:
    """Where a piece comes that may be moved: forward if it can, else backward."""
    end = goal(house, throw)
    return house - throw if end is None or objection(g, seat, house, throw) else end


def standing(g: Senet, seat: int) -> list[int]:
    """The houses where a side's pieces stand."""
    return [house for house, side in enumerate(g.houses) if side == seat]


def way_left(g: Senet, seat: int) -> int:
    """How many houses a side's pieces still have to go, all together."""
    return sum(OFF - house for house in standing(g, seat))
