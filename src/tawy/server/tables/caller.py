"""Who wants something of a table, and whether they may."""

from __future__ import annotations

from hmac import compare_digest

import msgspec

from tawy.server.refusal import Refusal, no_such_table
from tawy.server.tables.parts import NOBODY
from tawy.server.tables.setup import Purpose
from tawy.server.tables.table import Table


class Caller(msgspec.Struct, frozen=True):
    """A person, or the server's own hand for a bot."""

    person: str
    name: str


BOT = Caller(NOBODY, "")


def may_see(table: Table, person: str | None, now: int) -> bool:
    """Open tables are for everyone, others for those who were offered a seat or came in by the invitation.

    They are for nobody who is banned.
    """
    here = person in table.members or person in table.offered
    return person not in table.banned and (here or table.is_open(now))


def invited_to(table: Table, invitation: str, person: str | None) -> Purpose | None:
    """What an invitation lets somebody do; None if it is none of this table's, or the person is banned."""
    if person in table.banned:
        return None
    known: dict[Purpose, str] = {"play": table.invitation, "watch": table.watching}
    fits = [purpose for purpose, key in known.items() if key and compare_digest(invitation.encode(), key.encode())]
    return next(iter(fits), None)


def check_may_sit(table: Table, caller: Caller) -> None:
    """The caller has come in to play: at an open table everyone has."""
    check_member(table, caller)
    if caller.person in table.watchers - table.offered and not table.is_open(table.now):
        raise Refusal("not_yours", "You came in to watch: ask for the invitation to play, and open that.")


def check_seat(table: Table, caller: Caller, seat: int) -> None:
    """The seat is there and the caller plays it: the person that holds it, or the bot that sits on it."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("malformed", f"There is no seat {seat}: this table has seats 0 to {len(table.seats) - 1}.")
    place = table.seats[seat]
    if caller is BOT:
        if place.bot is None:
            raise Refusal("not_yours", f"No bot plays seat {seat}.")
    elif place.person != caller.person or place.conceded:
        raise Refusal("not_yours", f"Seat {seat} is not yours.")


def check_member(table: Table, caller: Caller) -> None:
    """The caller has come in."""
    if not may_see(table, caller.person, table.now):
        raise no_such_table()


def check_status(table: Table, status: str) -> None:
    """The table is before, in or after its game, as it must be."""
    if table.status != status:
        said = {
            "gathering": "The game has begun already.",
            "running": "There is no running game at this table.",
            "over": "The game is not over yet.",
        }
        raise Refusal("not_now", said[status])


def check_asked(table: Table, position: int, asked_in: int | None) -> None:
    """The caller answers what is asked now, and not what was asked here before something was taken back."""
    check_position(table, position)
    _check_step(table, asked_in if asked_in is not None or table.position > table.retraced else 0)


def check_position(table: Table, position: int, asked_in: int | None = None) -> None:
    """The caller sees the game as it is now; and as it has come about, if they say in which step."""
    if position != table.position:
        raise Refusal(
            "moved_on",
            f"The game has moved on to position {table.position}; this was meant for position {position}.",
        )
    _check_step(table, asked_in)


def _check_step(table: Table, asked_in: int | None) -> None:
    if asked_in not in {None, table.asked_in}:
        raise Refusal("moved_on", "Something was taken back since: look at what is asked now, and answer that.")
