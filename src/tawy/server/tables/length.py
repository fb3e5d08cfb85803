"""How long a table's journal may get. A game ends by itself; going back and forth does not."""

from __future__ import annotations

from typing import Final

from tawy.server.refusal import Refusal
from tawy.server.tables import commands as c
from tawy.server.tables.caller import Caller
from tawy.server.tables.table import Table

MOST_STEPS: Final = 10_000
"""Steps after which only what leads to the end of the game is done. A whole game takes a few hundred."""


def check_length(command: c.Command, table: Table, caller: Caller) -> None:
    """One step more is no step too many, or leads to the end of the game."""
    if table.n >= MOST_STEPS and not _leads_to_the_end(command, table, caller):
        raise Refusal(
            "not_now",
            f"This table has seen {MOST_STEPS} steps, more than a game needs: "
            "play it to its end, or open another table.",
        )


def _leads_to_the_end(command: c.Command, table: Table, caller: Caller) -> bool:
    """Nobody can do it for ever. So whoever used up the steps holds nobody else in the game."""
    match command:
        case c.Answer() | c.Concede() | c.Return():  # nothing is taken back, and nobody leaves any more
            return True
        case c.Agree():  # nothing more is requested
            return table.request is None or caller.person not in table.request.agreed
        case c.Vote(seat=seat):
            return caller.person not in table.votes.get(seat, {})
        case _:
            return False
