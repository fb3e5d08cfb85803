"""Who may see a game that is over: those who were at the table, and anybody if its players let them.

A game of an open table is open to all, one of a private table as soon as one of its players opens it; and neither if
one of them says no. Everyone takes back only what they have said themselves.
"""

from __future__ import annotations

from typing import Final

from tawy.server.refusal import Refusal, no_such_table
from tawy.server.tables import entries as e
from tawy.server.tables.caller import Caller, check_member, check_status, may_see
from tawy.server.tables.table import Table

ENOUGH: Final = 20
"""Of a game that was not played to its end there is something to review after so many picks."""


def is_reviewable(table: Table) -> bool:
    """The game is over, by its rules or after enough of it that there is something to say."""
    over = table.status == "over" and table.play is not None
    return over and (table.played.result is not None or table.position >= ENOUGH)


def is_shared(table: Table) -> bool:
    """Anybody may look at the game. Of one that is not over nobody is told anything, not even that there is one."""
    said = table.sharing.values()
    return table.status == "over" and table.play is not None and all(said) and (table.setup.public or any(said))


def check_seen(table: Table, person: str | None) -> None:
    """The game is over, and this person may see it: as somebody who was there, or as anybody."""
    over = table.status == "over" and table.play is not None
    if not over or person in table.banned or not (is_shared(table) or may_see(table, person, table.now)):
        raise no_such_table()


def say(table: Table, caller: Caller, *, yes: bool) -> None:
    """A player lets everyone see the game, or nobody but those who were there."""
    check_member(table, caller)
    check_status(table, "over")
    if all(seat.person != caller.person for seat in table.seats):
        raise Refusal("not_yours", "Only those who played decide who may see the game.")
    if table.sharing.get(caller.person) is not yes:
        table.enter(e.SharingSaid(caller.person, yes))
