"""How deep a review looks: quick, as the hard bot looks at each decision, or full, as the expert does."""

from __future__ import annotations

from typing import Final

import msgspec

from tawy.ai.search import Settings
from tawy.review.format import DepthName


class Depth(msgspec.Struct, frozen=True):
    """How much is looked at. All of it is counted, nothing timed: a review is the same on every machine."""

    name: DepthName
    settings: Settings
    looks: int
    """How often a decision is looked at while things are in the middle of happening; otherwise once."""
    checks: int
    """How often the best answers and the chosen one are compared by themselves ..."""
    unsettled_checks: int
    """... and how often in the middle of things."""
    confirms: int
    """How often an answer that seems to have cost something is looked at again: only that counts then."""
    check_sketches: int
    """How many ways to go on are sketched for these few: of less a search sees each more often."""
    check_iterations: int
    """How far it looks ahead for each of them."""
    samples: int
    """How often a position is played on until things have stopped happening."""
    rounds: int
    """How often answers given at the same moment are tried against each other."""


DEPTHS: Final[dict[str, Depth]] = {
    depth.name: depth
    for depth in (
        Depth("quick", Settings(iterations=0, sketches=6, settles=16), 1, 2, 3, 5, 6, 0, 4, 40),
        Depth("full", Settings(iterations=160, sketches=6, sketches_inside=6, settles=4), 1, 1, 2, 2, 2, 80, 12, 160),
    )
}
