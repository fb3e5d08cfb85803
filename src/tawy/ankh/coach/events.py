"""What the next event is, what brings it, and what one stands to gain in it."""

from __future__ import annotations

from typing import Final

from tawy.ankh.coach.looking import asked, contested, majority_with, numbers, regions_of
from tawy.ankh.queries.calendar import in_conflict, next_event, ready_rows, uses_to_event
from tawy.ankh.queries.control import controllable
from tawy.ankh.queries.majority import majority
from tawy.ankh.queries.pieces import TOKEN, conflict_number, monument_on
from tawy.ankh.queries.presence import figures_in, neutral
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import ACTIONS, EVENT_NAMES, EVENTS, MONUMENTS
from tawy.kernel.bits import Mask, bits
from tawy.kernel.coach import Counsel, counsel
from tawy.kernel.hexgrid import Space

IN_ACTION: Final = {"move_figure", "move_to", "push_to", "aim", "summon", "summon_to", "sun", "unlock"}
"""Questions of an action, which its event follows; two of them can also come up in a conflict."""
IN_TURN: Final = {"action", *IN_ACTION}


def _in_turn(g: Ankh, side: Side) -> bool:
    """A god is taking its turn, and no event has come yet."""
    return asked(g, side) in IN_TURN and not in_conflict(g)


def _at_hand(g: Ankh, side: Side, event: str) -> list[int]:
    """In a god's turn: the actions whose next use brings this event, if it is the next one."""
    return ready_rows(g) if _in_turn(g, side) and next_event(g) == event and not _follows(g) else []


def _follows(g: Ankh) -> list[int]:
    """The row whose marker has reached the last space: its event comes after the action that is being taken (A4.2)."""
    return [row for row in range(len(ACTIONS)) if g.track[row] == uses_to_event(g, row)]


def _rows(rows: list[int]) -> list[str]:
    return [ACTIONS[row] for row in rows]


def _places(rows: list[int]) -> list[str]:
    return [f"action {ACTIONS[row]}" for row in rows]


def _monuments(spaces: Mask) -> list[str]:
    return [f"monument {TOKEN[space]}" for space in bits(spaces)]


# --- events to come


def event_follows(g: Ankh, side: Side) -> Counsel | None:
    """A4.2 The action that is being taken brings the next event right after it."""
    event = next_event(g)
    if asked(g, side) not in IN_ACTION or in_conflict(g) or event is None or not _follows(g):
        return None
    return counsel("event_follows", "A4.2", event=event, regions=numbers(contested(g, side)))


def conflict_at_hand(g: Ankh, side: Side) -> Counsel | None:
    """A7.3 The next use of these actions brings a conflict: the regions where this god would fight."""
    rows = _at_hand(g, side, "conflict")
    if not rows:
        return None
    open_regions = contested(g, side)
    return counsel(
        "conflict_at_hand",
        "A7.3",
        _places(rows),
        actions=_rows(rows),
        number=conflict_number(g) + 1,
        regions=numbers(open_regions),
    )


def conflict_coming(g: Ankh, side: Side) -> Counsel | None:
    """A4.2 The next event is a conflict, but no action brings it at once: which is nearest, and how near."""
    if not _in_turn(g, side) or next_event(g) != "conflict" or ready_rows(g) or _follows(g):
        return None
    left = [uses_to_event(g, row) - g.track[row] for row in range(len(ACTIONS))]
    nearest = [row for row in range(len(ACTIONS)) if left[row] == min(left)]
    return counsel("conflict_coming", "A4.2", _places(nearest), actions=_rows(nearest), uses=min(left))


def control_at_hand(g: Ankh, side: Side) -> Counsel | None:
    """A6.1 The next use of these actions lets whoever takes it control a monument, and this god stands beside some."""
    rows, mine = _at_hand(g, side, "control"), controllable(g, side)
    if not rows or not mine:
        return None
    return counsel("control_at_hand", "A6.1", _monuments(mine), actions=_rows(rows), count=mine.bit_count())


def control_out_of_reach(g: Ankh, side: Side) -> Counsel | None:
    """A6.1 The same, but this god stands beside none that it could take."""
    rows = _at_hand(g, side, "control")
    if not rows or controllable(g, side) or not g.ankhs[side] or not neutral(g):
        return None
    return counsel("control_out_of_reach", "A6.1", _monuments(neutral(g)), actions=_rows(rows))


def caravan_at_hand(g: Ankh, side: Side) -> Counsel | None:
    """A6.4 The next use of these actions lets whoever takes it split a region."""
    rows = _at_hand(g, side, "caravan")
    return counsel("caravan_at_hand", "A6.4", _places(rows), actions=_rows(rows)) if rows else None


# --- events that are going on


def _wins_majority(g: Ankh, side: Side, space: Space) -> bool:
    """A monument would bring its new owner a majority, in a region where that god has a figure."""
    kind = monument_on(g, space)
    return any(
        figures_in(g, side, region)
        and majority(g, region, kind) != side
        and majority_with(g, side, region, kind, 1 << space)
        for region in regions_of(g, 1 << space)
    )


def control_majority(g: Ankh, side: Side) -> Counsel | None:
    """A7.16 Of the monuments this god can take now, one that brings a majority where it has figures."""
    if asked(g, side) != "control":
        return None
    won = [space for space in bits(controllable(g, side)) if _wins_majority(g, side, space)]
    if not won:
        return None
    space = won[0]
    return counsel(
        "control_majority",
        "A7.16",
        [f"monument {TOKEN[space]}"],
        monument=MONUMENTS[monument_on(g, space)],
        space=TOKEN[space],
        region=numbers(regions_of(g, 1 << space))[0],
    )


def control_choice(g: Ankh, side: Side) -> Counsel | None:
    """A6.1 What a monument of one's own is for; how many ankh tokens are left for it."""
    if asked(g, side) != "control":
        return None
    return counsel("control_choice", "A6.1", _monuments(controllable(g, side)), ankhs=g.ankhs[side])


def caravan_choice(g: Ankh, side: Side) -> Counsel | None:
    """A6.4 What a caravan is for; the regions where this god would have to fight now."""
    if asked(g, side) not in {"caravan", "keep_token", "exchange"} or EVENT_NAMES[EVENTS[g.event - 1]] != "caravan":
        return None
    return counsel("caravan_choice", "A6.4", regions=numbers(contested(g, side)))
