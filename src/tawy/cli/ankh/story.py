"""A game as it is told: every event in words, with the names that held at that moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tawy.ankh import events as e
from tawy.cli.ankh.names import Names
from tawy.cli.ankh.wording import wording
from tawy.cli.face import Saying
from tawy.cli.voice import words
from tawy.kernel.event import Event

_OPENS: Final = (
    e.FirstPlayer,
    e.TurnBegun,
    e.EventReached,
    e.RegionReached,
    e.ConflictEnded,
    e.GameWon,
    e.EgyptAtheist,
)
"""A new paragraph starts with these."""
_MINOR: Final = (e.MarkerReturned, e.BattleBegun, e.BattleEnded, e.Sealed)
"""What other sentences or the board say as well."""
_BY_SEAT: Final = (e.GodsMerged,)
"""Told of gods as they were until now."""


def tell(told: Iterable[Sequence[Event]]) -> list[list[Saying]]:
    """Everything that happened; gods are called what they were called then."""
    names = Names()
    return [[_say(event, names) for event in events] for events in told]


def _say(event: Event, names: Names) -> Saying:
    minor = isinstance(event, _MINOR) or (isinstance(event, e.FollowersSpent) and event.cause == "plague")
    called = names.seat if isinstance(event, _BY_SEAT) else names.side
    saying = Saying(wording(words()).event(event, called), isinstance(event, _OPENS), minor)
    if isinstance(event, e.GodsMerged):
        names.merged[event.lower] = event.upper
    elif isinstance(event, e.GodTaken):
        names.gods[event.seat] = event.god
    return saying
