"""Who could win, who merges, who would be forgotten."""

from __future__ import annotations

from typing import Final

from tawy.ankh.coach.looking import asked
from tawy.ankh.queries.calendar import FORGETTING, MERGING, events_to, gods_merge
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import GODS, TOP
from tawy.kernel.coach import Counsel, counsel

NEAR_TOP: Final = 5
"""So many steps are within one conflict."""
SOON: Final = 2
"""So many events ahead, what follows a conflict is worth a word."""


def _marker(g: Ankh, side: Side) -> list[str]:
    return [f"devotion {GODS[g.gods[side]]}"]


def _soon(g: Ankh, side: Side, conflict: int) -> bool:
    """A god is asked something, and a conflict is a few events away."""
    left = events_to(g, conflict)
    return bool(asked(g, side)) and left is not None and left <= SOON


def _steps_past(g: Ankh, side: Side, other: Side) -> int:
    """How much devotion would bring a marker above another's; who comes to a space lies on top (A10.1)."""
    return max(g.devotion[other] - g.devotion[side], 1)


# --- the top of the track


def top_near(g: Ankh, side: Side) -> Counsel | None:
    """A10.5 This god could reach the top soon, and would win at once."""
    steps = TOP - g.devotion[side]
    return counsel("top_near", "A10.5", _marker(g, side), steps=steps) if steps <= NEAR_TOP and asked(g, side) else None


def rival_near_top(g: Ankh, side: Side) -> Counsel | None:
    """A10.5 Another god could."""
    others = [other for other in g.standing if other != side]
    if not others or not asked(g, side) or TOP - g.devotion[others[-1]] > NEAR_TOP:
        return None
    rival = others[-1]
    return counsel("rival_near_top", "A10.5", _marker(g, rival), side=rival, steps=TOP - g.devotion[rival])


# --- the last conflict


def _last_stretch(g: Ankh, side: Side) -> bool:
    """Gods have been forgotten, and only the last conflict lies ahead."""
    return bool(asked(g, side)) and events_to(g, FORGETTING) is None and len(g.standing) > 1


def last_conflict_behind(g: Ankh, side: Side) -> Counsel | None:
    """A10.6 Another god has the most devotion before the last conflict."""
    leader = g.standing[-1]
    if not _last_stretch(g, side) or leader == side:
        return None
    return counsel("last_conflict_behind", "A10.6", _marker(g, leader), side=leader, steps=_steps_past(g, side, leader))


def last_conflict_ahead(g: Ankh, side: Side) -> Counsel | None:
    """A10.6 This god has."""
    if not _last_stretch(g, side) or g.standing[-1] != side:
        return None
    second = g.standing[-2]
    return counsel("last_conflict_ahead", "A10.6", _marker(g, second), side=second, steps=_steps_past(g, second, side))


# --- being forgotten


def _on_red(g: Ankh) -> list[Side]:
    return [side for side in g.standing if g.devotion[side] <= g.last_red]


def red_before_forgetting(g: Ankh, side: Side) -> Counsel | None:
    """A9.1 This god is on red, and the fourth conflict comes soon."""
    if not _soon(g, side, FORGETTING) or side not in _on_red(g):
        return None
    return counsel("red_before_forgetting", "A9.1", _marker(g, side), steps=g.last_red + 1 - g.devotion[side])


def sole_god_chance(g: Ankh, side: Side) -> Counsel | None:
    """A9.3 All others are on red: if they stay there, this god wins."""
    if not _soon(g, side, FORGETTING) or _safe(g) != [side]:
        return None
    return counsel("sole_god_chance", "A9.3", _marker(g, side))


def sole_god_threat(g: Ankh, side: Side) -> Counsel | None:
    """A9.3 Only one other god is off red: if it stays so, that one wins."""
    if not _soon(g, side, FORGETTING) or len(_safe(g)) != 1 or side in _safe(g):
        return None
    rival = _safe(g)[0]
    return counsel("sole_god_threat", "A9.3", _marker(g, rival), side=rival)


def _safe(g: Ankh) -> list[Side]:
    red = _on_red(g)
    return [side for side in g.standing if side not in red]


# --- merging


def _place(g: Ankh, side: Side) -> int:
    """Before gods merge: the place of a god from the bottom, from 0; -1 where it does not matter yet."""
    return g.standing.index(side) if gods_merge(g) and _soon(g, side, MERGING) else -1


def merging_lower(g: Ankh, side: Side) -> Counsel | None:
    """A8.2 This god is the lowest: all that is its own would leave the game."""
    if _place(g, side) != 0:
        return None
    upper, third = g.standing[1:3]
    return counsel("merging_lower", "A8.2", _marker(g, upper), side=upper, steps=_steps_past(g, side, third))


def merging_upper(g: Ankh, side: Side) -> Counsel | None:
    """A8.1 This god is the second lowest: the lowest would merge into it."""
    if _place(g, side) != 1:
        return None
    lower, _, third = g.standing[:3]
    return counsel("merging_upper", "A8.1", _marker(g, lower), side=lower, steps=_steps_past(g, side, third))


def merging_above(g: Ankh, side: Side) -> Counsel | None:
    """A8.1 This god is the third lowest: how much the one below it needs to come past it."""
    if _place(g, side) != 2:  # noqa: PLR2004  the first that is safe
        return None
    below = g.standing[1]
    return counsel("merging_above", "A8.1", _marker(g, below), side=below, steps=_steps_past(g, below, side))
