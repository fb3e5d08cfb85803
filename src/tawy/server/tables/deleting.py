"""Deleting a table for good: by whom it belongs to, if nobody else is in the middle of a game there."""

from __future__ import annotations

from tawy.server.refusal import Refusal
from tawy.server.tables.caller import Caller, check_member
from tawy.server.tables.table import Table


def check_deletable(table: Table, caller: Caller) -> None:
    """The caller opened the table; its game is over, has never begun, or is played by nobody else."""
    check_member(table, caller)
    if caller.person != table.owner:
        raise Refusal("not_yours", "Only whoever opened a table can delete it.")
    others = {place.person for place in table.seats} - {None, caller.person}
    if table.status == "running" and others:
        raise Refusal("not_now", "Others play here: a table can be deleted when its game is over.")
