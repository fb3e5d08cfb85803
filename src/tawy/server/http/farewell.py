"""Somebody leaves for good: seats are left, tables of theirs alone are deleted, and they are forgotten everywhere.

Table by table, and at last the person. Whoever is interrupted on the way is still there, and can ask again.
"""

from __future__ import annotations

import logging
import secrets

from tawy.server.club.forgetting import rewritten
from tawy.server.hall.hall import Hall
from tawy.server.refusal import Refusal
from tawy.server.tables import commands as c
from tawy.server.tables.caller import Caller
from tawy.server.tables.table import Table

log = logging.getLogger("tawy.tables")


async def say_farewell(hall: Hall, caller: Caller) -> None:
    """Nothing is stored of somebody any more, but that one whom nobody knows has played with others."""
    other = secrets.token_hex(16)
    for ident in await hall.store.tables_with(caller.person):
        try:
            await _leave(hall, ident, caller, other)
        except Refusal as refused:  # damaged, or deleted meanwhile: who belongs to it is forgotten with the person
            log.warning("a table was left behind: %s", refused, extra={"table": ident})
    await hall.store.forget_person(caller.person, other, rewritten)


async def _leave(hall: Hall, ident: str, caller: Caller, other: str) -> None:
    table = (await hall.live(ident)).table
    if table.owner == caller.person and (table.status == "gathering" or not _others(table, caller.person)):
        await hall.delete(ident, caller)
        return
    for command in _commands(table, caller.person):
        await hall.command(ident, caller, c.Envelope(secrets.token_hex(16), command))
    await hall.forget(ident, caller.person, other)


def _others(table: Table, person: str) -> set[str]:
    """Everyone else who has played here, or plays."""
    played = {seat.person for seat in table.seats if seat.person} | set(table.former.values())
    return played - {person}


def _commands(table: Table, person: str) -> list[c.AnyCommand]:
    """How somebody gets up from a table: before the game, or in its midst."""
    seats = table.seats_of(person)
    if table.status == "gathering":
        return [c.Stand(seat) for seat in seats]
    is_there = table.status == "running" and any(table.seats[seat].away is None for seat in seats)
    return [c.Leave()] if is_there else []
