"""Who is called back to a table, and for what: found out from what lists show of it before and after a step.

Lists show what everyone may know. So nothing that is called, and not even that somebody is called, can tell a secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, get_args

import msgspec

from tawy.server.tables.messages import TableSummary

Kind = Literal["turn", "begins", "over", "consent", "mention", "low", "invited"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""It is one's turn; a game begins, or is over; one is asked to agree; one's name is said in the chat; time runs out;
one is offered a seat."""


def bit(kind: str) -> int:
    """A kind among several, as they are kept together."""
    return 1 << KINDS.index(kind)


def bits(kinds: Iterable[str]) -> int:
    """Several kinds, as they are kept together."""
    return sum(map(bit, set(kinds)))


def kinds(kept: int) -> list[Kind]:
    """Which they are."""
    return [kind for kind in KINDS if kept & bit(kind)]


WEIGHTIEST_LAST: Final[tuple[Kind, ...]] = ("begins", "turn", "consent", "over")
"""Of what happens to somebody in one step only the weightiest is said."""
SECOND: Final = 1000
LOW_SHARE: Final = 4
"""When one part in so many of a clock is left, it runs low ..."""
LOW_AT_MOST: Final = 6 * 3600 * SECOND
"""... but never more than this before its end."""


class Call(msgspec.Struct, frozen=True):
    """Somebody is to be told something of a table, from a moment on."""

    person: str
    kind: Kind
    due: int


class Calls(msgspec.Struct, frozen=True):
    """What a step leads to: who is called, and which earlier calls are not worth making any more."""

    made: tuple[Call, ...] = ()
    withdrawn: tuple[tuple[str, Kind], ...] = ()


NONE: Final = Calls()


def calls(before: TableSummary | None, after: TableSummary, actor: str) -> Calls:
    """Everyone whom a step calls back, but who made it. Who plays with nobody else keeps nobody waiting."""
    if before is not None and _asks(before) == _asks(after):  # most steps: somebody goes on with their turn
        return NONE
    if len(_people(after)) < 2:  # noqa: PLR2004  one is alone
        return NONE
    told = {person: kind for kind in WEIGHTIEST_LAST for person in _called(kind, before, after)}
    made = [Call(person, kind, after.updated) for person, kind in sorted(told.items()) if person != actor]
    gone: list[tuple[str, Kind]] = [
        (person, kind) for kind in ("turn", "consent") for person in sorted(_for(kind, before) - _for(kind, after))
    ]
    low_before, low_now = _low(before), _low(after)
    made += [Call(person, "low", due) for person, due in sorted(low_now.items()) if low_before.get(person) != due]
    gone += [(person, "low") for person in sorted(low_before.keys() - low_now.keys())]
    return Calls(tuple(made), tuple(gone)) if made or gone else NONE


def _asks(table: TableSummary) -> tuple[object, ...]:
    """All of a table that anybody can be called for."""
    return table.status, table.seats, table.awaited


def _called(kind: Kind, before: TableSummary | None, after: TableSummary) -> set[str]:
    """Everyone to whom this happens with the step."""
    if kind in {"turn", "consent"}:
        return _for(kind, after) - _for(kind, before)
    status = {"begins": "running", "over": "over"}[kind]
    return _people(after) if after.status == status and (before is None or before.status != status) else set()


def _for(kind: Kind, table: TableSummary | None) -> set[str]:
    """Those who are asked for an answer in the game, or for their consent."""
    if table is None:
        return set()
    return set(table.awaited) if kind == "consent" else {person for person, _ in _asked(table)}


def _asked(table: TableSummary) -> list[tuple[str, int | None]]:
    """The people who are asked by the game, with the end of their time; not those for whom a bot plays."""
    return [(seat.person, seat.deadline) for seat in table.seats if seat.asked and seat.person and seat.bot is None]


def _people(table: TableSummary) -> set[str]:
    """Everyone who has a seat."""
    return {seat.person for seat in table.seats if seat.person}


def _low(table: TableSummary | None) -> dict[str, int]:
    """When the clock of each person begins to run low; one that is low already has nothing more to say."""
    if table is None:
        return {}
    span = min(table.clock.seconds * SECOND // LOW_SHARE, LOW_AT_MOST)
    found: dict[str, int] = {}
    for person, deadline in _asked(table):
        if deadline is not None and table.since is not None and deadline - span > table.since:
            found[person] = min(found.get(person, deadline), deadline - span)
    return found
