"""What the host may do, whoever opened the table: send people away, keep them out, withdraw the invitation."""

from __future__ import annotations

from typing import Final

from tawy.server.refusal import Refusal
from tawy.server.tables import entries as e
from tawy.server.tables.caller import Caller, check_member, check_status
from tawy.server.tables.setup import Purpose
from tawy.server.tables.table import Table


def check_host(table: Table, caller: Caller) -> None:
    """The caller has opened the table."""
    check_member(table, caller)
    if caller.person != table.owner:
        raise Refusal("not_yours", "Only the host can do that: whoever has opened the table.")


def remove(table: Table, caller: Caller, person: str) -> None:
    """Send somebody away before the game; the invitation lets them in again."""
    check_host(table, caller)
    check_status(table, "gathering")
    _check_guest(table, person)
    _check_known(known=person in table.members)
    table.enter(e.Removed(person, table.members[person]))


def ban(table: Table, caller: Caller, person: str) -> None:
    """Keep somebody out; a seat of a game that has begun is nothing a host can take."""
    check_host(table, caller)
    _check_guest(table, person)
    if person in table.banned:
        raise Refusal("not_now", "They are kept out already.")
    _check_known(known=person in table.members or table.setup.public)
    if table.status != "gathering" and has_seat(table, person):
        raise Refusal(
            "not_now", "Nobody's seat is taken away once the game has begun: when a player is away, the others choose."
        )
    name = table.members.get(person, "")
    if person in table.members and table.status == "gathering":
        table.enter(e.Removed(person, name))
    table.enter(e.Banned(person, name))


def unban(table: Table, caller: Caller, person: str) -> None:
    """Let somebody in again who knows the invitation."""
    check_host(table, caller)
    if person not in table.banned:
        raise Refusal("not_now", "They are not kept out.")
    table.enter(e.Unbanned(person))


def reinvite(table: Table, caller: Caller, purpose: Purpose) -> None:
    """An invitation that is known opens nothing any more, and there is a new one; whoever came in stays."""
    check_host(table, caller)
    assert table.lots is not None  # noqa: S101  a command is carried out with some
    table.enter(e.Reinvited(table.lots.invitation(), purpose))


MOST_CALLED: Final = 20
"""People who are called to one table by its host."""


def offer(table: Table, caller: Caller, person: str) -> None:
    """Offer a seat to a friend, who is called: once, and needs no invitation."""
    check_host(table, caller)
    if table.status == "over" or not table.vacant():
        raise Refusal("not_now", "There is no free seat to offer.")
    if person in table.banned:
        raise Refusal("not_now", "They are kept out of this table: let them in first.")
    if person in table.called or person in table.holders():
        raise Refusal("not_now", "They know of this table already.")
    if len(table.called) >= MOST_CALLED:
        raise Refusal("not_now", f"At most {MOST_CALLED} people are called to a table: send the others the invitation.")
    table.enter(e.Offered(person))


def _check_guest(table: Table, person: str) -> None:
    if person == table.owner:
        raise Refusal("not_now", "This is your own table: you cannot send yourself away.")


def _check_known(*, known: bool) -> None:
    if not known:
        raise Refusal("not_now", "Nobody like that is at this table.")


def has_seat(table: Table, person: str) -> bool:
    """Holds a seat, has given it up, or had one that nobody else has taken yet."""
    return person in table.former.values() or any(seat.person == person for seat in table.seats)
