"""Where a god stands in the regions before a conflict."""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import LAND
from tawy.ankh.coach.looking import asked, contested, dominated, may_choose, numbers, strongest_rival
from tawy.ankh.queries.calendar import in_conflict, next_event
from tawy.ankh.queries.movement import destinations
from tawy.ankh.queries.pieces import WARRIOR
from tawy.ankh.queries.presence import sides_in
from tawy.ankh.queries.strength import strength
from tawy.ankh.queries.summoning import ORDINARY, spaces_for, summonable
from tawy.ankh.rules.conflict import domination
from tawy.ankh.rules.moving import DONE
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import MOVE, SUMMON
from tawy.kernel.bits import Mask, bits, union
from tawy.kernel.coach import Counsel, counsel

CHANGES_FIGURES: Final = {"move_figure", "move_to", "summon", "summon_to"}
"""Questions whose answers change who is where."""


def _before_conflict(g: Ankh, side: Side) -> bool:
    """A god chooses an action or who goes where, and the next event is a conflict."""
    return asked(g, side) in {"action", *CHANGES_FIGURES} and not in_conflict(g) and next_event(g) == "conflict"


def region_behind(g: Ankh, side: Side) -> Counsel | None:
    """A7.17 The region where this god is least behind or level, before cards: it is the nearest to be turned."""
    if not _before_conflict(g, side):
        return None
    found = []
    for region in contested(g, side):
        rival, theirs = strongest_rival(g, side, region)
        mine = strength(g, side, region).total
        if theirs >= mine:
            found.append((theirs - mine, region, rival, theirs, mine))
    if not found:
        return None
    _, region, rival, theirs, mine = min(found)
    return counsel(
        "region_behind", "A7.17", [f"region {region + 1}"], region=region + 1, side=rival, theirs=theirs, mine=mine
    )


def region_alone(g: Ankh, side: Side) -> Counsel | None:
    """A7.4 The regions where this god is alone, and the least they bring in a conflict."""
    mine = dominated(g, side)
    if not mine or not _before_conflict(g, side):
        return None
    devotion = sum(amount for region in mine for gain in domination(g, region, side) for _, amount in gain.parts)
    regions = numbers(mine)
    return counsel(
        "region_alone", "A7.4", [f"region {number}" for number in regions], regions=regions, devotion=devotion
    )


def region_empty(g: Ankh, side: Side) -> Counsel | None:
    """A7.4 A region without figures that this god can reach with what it is doing now."""
    if asked(g, side) not in {"action", *CHANGES_FIGURES} or in_conflict(g):
        return None
    reach = _within_reach(g, side)
    empty = [region for region in range(len(g.regions)) if not sides_in(g, region) and g.regions[region] & LAND & reach]
    if not empty:
        return None
    return counsel("region_empty", "A7.4", [f"region {empty[0] + 1}"], region=empty[0] + 1)


def _within_reach(g: Ankh, side: Side) -> Mask:
    """Where figures of a god can come to stand by the action it is choosing or taking."""
    kind, options = asked(g, side), g.ask.options if g.ask else []
    if kind in {"move_to", "summon_to"}:
        return union(options)
    figures = [space for space in options if space != DONE] if kind == "move_figure" else []
    if may_choose(g, side, MOVE):
        figures = bits(g.figures[side])
    reach = 0
    for space in figures:
        reach |= destinations(g, side, space)
    if may_choose(g, side, SUMMON) or kind == "summon":
        reach |= spaces_for(g, side, ORDINARY, WARRIOR) if WARRIOR in summonable(g, side) else 0
    return reach
