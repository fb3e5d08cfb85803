"""A board set by hand."""

from __future__ import annotations

from collections.abc import Sequence

from senet.rules import Move, Throw
from senet.state import NOBODY, PIECES, Senet, set_out

CONES, SPOOLS = 0, 1


def board(cones: Sequence[int], spools: Sequence[int] = (), throw: int | None = None, turn: int = CONES) -> Senet:
    """Pieces on these houses, all others off the board; a throw to be used, or the sticks to be thrown."""
    g = set_out()
    g.houses = [NOBODY] * len(g.houses)
    for side, houses in enumerate((cones, spools)):
        for house in houses:
            g.houses[house] = side
    g.off = [PIECES - len(cones), PIECES - len(spools)]
    g.turn, g.thrown, g.events = turn, throw or 0, []
    g.then(*([Move(turn, throw)] if throw else []), Throw(1 - turn if throw in {2, 3} else turn))
    g.run()
    return g


def standing(g: Senet) -> tuple[list[int], list[int]]:
    """The houses of both sides."""
    cones, spools = ([house for house, side in enumerate(g.houses) if side == seat] for seat in (CONES, SPOOLS))
    return cones, spools


def told(g: Senet) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in g.events or ()]
