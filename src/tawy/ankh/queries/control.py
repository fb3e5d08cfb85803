"""Which monuments can be taken (A6.1 to A6.3)."""

from __future__ import annotations

from tawy.ankh.queries.presence import adjacent_to, monuments, neutral
from tawy.ankh.state import Ankh, Side
from tawy.kernel.bits import Mask


def controllable(g: Ankh, side: Side) -> Mask:
    """The monuments this god could take: neutral ones, or enemies' when there is no neutral one anywhere."""
    if not g.ankhs[side]:
        return 0
    wanted = neutral(g) or monuments(g) & ~g.owned[side]
    return adjacent_to(g, g.figures[side]) & wanted
