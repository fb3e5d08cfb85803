"""Where figures can move and be pushed (A5.2, A14.3)."""

from __future__ import annotations

from tawy.ankh.board import LAND, NEIGHBOURS, WITHIN_REACH
from tawy.ankh.queries.presence import barred, guardians_of, may_end_on, side_at
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import OBELISK, SATET
from tawy.kernel.bits import Mask, bits
from tawy.kernel.hexgrid import Space


def destinations(g: Ankh, side: Side, start: Space) -> Mask:
    """Where the figure on `start` can move with the Move Figures action."""
    ends = WITHIN_REACH[start] & LAND & (~g.occupied | 1 << start) & ~barred(g, side)
    if guardians_of(g, SATET, side) >> start & 1:
        ends |= _by_pushing(g, side, start)
    return ends


def movable(g: Ankh, side: Side, spaces: Mask) -> Mask:
    """Those of a side's figures that can move; on land they always can, if only to where they stand."""
    found = spaces & LAND & ~barred(g, side)
    for space in bits(spaces & ~found):
        if destinations(g, side, space):
            found |= 1 << space
    return found


def _by_pushing(g: Ankh, side: Side, start: Space) -> Mask:
    """The enemy figures' spaces that Satet can end on, because that figure has somewhere to go."""
    enemies = 0
    for other in g.standing:
        if other != side:
            enemies |= g.figures[other]
    ends = 0
    for space in bits(WITHIN_REACH[start] & LAND & enemies & ~barred(g, side)):
        if pushes(g, start, space):
            ends |= 1 << space
    return ends


def pushes(g: Ankh, start: Space, space: Space) -> Mask:
    """Where the figure on `space` can be pushed by the Satet that comes from `start` (A14.3)."""
    pushed = side_at(g, space)
    return NEIGHBOURS[space] & LAND & ~(g.occupied & ~(1 << start)) & ~barred(g, pushed)


def beside_obelisks(g: Ankh, side: Side, region: int) -> Mask:
    """Empty land adjacent to the obelisks a god controls in the region of a battle (A11.6)."""
    ends = 0
    for obelisk in bits(g.owned[side] & g.built[OBELISK] & g.regions[region]):
        ends |= g.adjacent[obelisk]
    return ends & may_end_on(g, side)
