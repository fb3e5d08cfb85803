"""What a seat cannot know, sampled anew: the ground that search stands on."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tawy.ankh.rules.battle import PlayCards
from tawy.ankh.rules.plague import Plague
from tawy.ankh.state import NOBODY, Ankh, Seat
from tawy.kernel.frame import replaced


def redeal(g: Ankh, seat: Seat | None, roll: Callable[[int], int]) -> Ankh:
    """A copy in which every sealed choice of another god is drawn again from what it could have picked (A15.2)."""
    copy = g.clone()
    own = NOBODY if seat is None else g.side_of[seat]
    for side, sealed in enumerate(g.sealed):
        if sealed != NOBODY and side != own:
            could = cast("PlayCards | Plague", g.stack[-1]).choices(g, side)  # only these two leave anything sealed
            copy.sealed = replaced(copy.sealed, side, could[roll(len(could))])
    return copy


def reopened(g: Ankh) -> Ankh:
    """A copy in which the pending secret question is asked from its first god on, nothing sealed yet."""
    copy = g.clone()
    copy.sealed = [NOBODY] * g.seats
    copy.run()
    return copy
