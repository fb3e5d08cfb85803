"""Hints: what a strong bot would consider in somebody's place. They change nothing and are kept nowhere."""

from __future__ import annotations

from typing import Final

import msgspec

from tawy.server.bots.asking import about_secret, thought
from tawy.server.bots.bots import Bots, Busy, Silent, Stopped
from tawy.server.bots.messages import Hint
from tawy.server.refusal import Refusal
from tawy.server.tables.caller import Caller, check_member, check_position, check_seat, check_status
from tawy.server.tables.table import Table

ADVISER: Final = "expert"
SECONDS: Final = 1.8
"""How long it may think: with the way there and back, whoever asks waits two seconds."""
MOST_TOLD: Final = 5


def check(table: Table, caller: Caller, seat: int, position: int) -> None:
    """Only whoever answers a question may have a hint for it, where hints are allowed."""
    check_member(table, caller)
    check_status(table, "running")
    check_seat(table, caller, seat)
    if not table.setup.hints:
        raise Refusal("not_now", "There are no hints at this table: it was opened without them.")
    check_position(table, position)
    if seat in table.sealed:
        raise Refusal("not_now", "Your answer is sealed; take it back first if you want a hint.")
    if all(one.seat != seat for one in table.pending):
        raise Refusal("not_now", f"Seat {seat} is not asked now.")


class Hints:
    """What people ask the bots: each one thing at a time."""

    def __init__(self, bots: Bots, seconds: float) -> None:
        self._bots = bots
        self._seconds = min(seconds, SECONDS)
        self._asking: set[str] = set()
        """Those who wait for a hint."""

    async def give(self, table: Table, caller: Caller, seat: int, position: int) -> Hint:
        """The best answers to the question that a seat is asked, from what this seat knows."""
        check(table, caller, seat, position)
        if caller.person in self._asking:
            raise Refusal("too_many", "You have asked for a hint already: wait until it is there.")
        about = thought(table, seat, ADVISER, self._seconds)
        about = msgspec.structs.replace(about, dice=f"{about.dice}:hint", tell=MOST_TOLD)
        self._asking.add(caller.person)
        try:
            told = await self._bots.consider(about, caller.person, veiled=about_secret(table, seat))
        except Busy:
            raise Refusal("too_many", "The bots have too much to do at the tables: ask again in a moment.") from None
        except (Silent, Stopped):
            raise Refusal("not_now", "There is no hint for this question now.") from None
        finally:
            self._asking.discard(caller.person)
        return Hint(seat, position, told.considered, told.iterations)
