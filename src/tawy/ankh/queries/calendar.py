"""What comes when: the next event, and the conflicts after which gods merge, are forgotten, or the game ends (A1.6)."""

from __future__ import annotations

from typing import Final

from tawy.ankh.queries.pieces import conflict_number
from tawy.ankh.state import NOBODY, Ankh
from tawy.ankh.terms import ACTIONS, CONFLICT, EVENT_NAMES, EVENTS, USES_BEYOND_SEATS

MERGING, FORGETTING, LAST = 3, 4, 5
"""The conflicts after which gods merge, gods are forgotten, and the game ends."""
MERGING_SEATS: Final = 3
"""Gods merge only in games that began with at least this many seats (A8.1)."""
_CONFLICTS: Final = tuple(place for place, event in enumerate(EVENTS, 1) if event == CONFLICT)
"""By conflict: its space on the event track."""


def uses_to_event(g: Ankh, row: int) -> int:
    """How many uses of a row bring its marker to the last space (A1.5)."""
    return g.seats + USES_BEYOND_SEATS[row]


def ready_rows(g: Ankh) -> list[int]:
    """The action rows whose next use triggers an event."""
    return [row for row in range(len(ACTIONS)) if g.track[row] + 1 == uses_to_event(g, row)]


def next_event(g: Ankh) -> str | None:
    """What the next event is, by its name; None after the last one."""
    return EVENT_NAMES[EVENTS[g.event]] if g.event < len(EVENTS) else None


def in_conflict(g: Ankh) -> bool:
    """A conflict is going on: somebody has the tie-breaker (A7.1)."""
    return g.tie_holder != NOBODY


def events_to(g: Ankh, conflict: int) -> int | None:
    """How many events there are up to a conflict, itself included: 0 while it goes on, None once it is over."""
    if conflict_number(g) >= conflict:
        return 0 if conflict_number(g) == conflict and in_conflict(g) else None
    return _CONFLICTS[conflict - 1] - g.event


def gods_merge(g: Ankh) -> bool:
    """Gods will still merge in this game (A8.1)."""
    return g.seats >= MERGING_SEATS and events_to(g, MERGING) is not None


def just_over(g: Ankh, conflict: int) -> bool:
    """No event has come since this conflict."""
    return g.event == _CONFLICTS[conflict - 1] and not in_conflict(g)
