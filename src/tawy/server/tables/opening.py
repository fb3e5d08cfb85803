"""A table that is new: opened by somebody, with a game to come or with one that was brought along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.games import spec_of
from tawy.kernel import record
from tawy.kernel.play import Play, replay
from tawy.kernel.refusal import Refused
from tawy.server.refusal import Refusal
from tawy.server.tables import entries as e
from tawy.server.tables.caller import Caller
from tawy.server.tables.lots import Lots
from tawy.server.tables.pending import ground
from tawy.server.tables.setup import SeatPlan, TableSetup
from tawy.server.tables.table import Table

LARGEST_SETUP: Final = 16_384
"""Bytes of a set-up that is brought along: it is sent with every step."""


def opened(setup: TableSetup, caller: Caller, now: int, lots: Lots) -> Table:
    """A new table, with whoever opens it on its own seats."""
    table = Table(lots.ident())
    table.begin_step(now, lots)
    table.enter(e.Opened(setup, caller.person, caller.name, lots.invitation()))
    return table


def brought(file: bytes, caller: Caller, now: int, lots: Lots) -> Table:
    """A new table with the game of a record, proved by playing it."""
    try:
        known = record.read(file, "This file", LARGEST_SETUP)
        return played_on(known, lambda seats: [SeatPlan("me")] * seats, caller, now, lots)
    except record.TooLarge as refused:
        raise Refusal(
            "too_large", f"The set-up in this file is too large: at most {LARGEST_SETUP} bytes are kept."
        ) from refused
    except Refused as refused:
        raise Refusal("malformed", str(refused)) from refused
    except RecursionError:
        raise Refusal("malformed", "This file is nested too deeply to be a record.") from None


def played_on(
    known: record.Record, plans: Callable[[int], list[SeatPlan]], caller: Caller, now: int, lots: Lots
) -> Table:
    """A new table with the game of a record, for those whom the plan for so many seats names."""
    play = _played(known, lots.seed())
    seats = play.spec.seat_count(play.spec.read_setup(known.setup))
    table = opened(TableSetup(known.game, known.setup, plans(seats)), caller, now, lots)
    before = ground(play)
    table.deal(play.at(before) if before < len(play.picks) else play, imported=True)
    for pick in play.picks[before:]:
        table.enter(e.Sealed(pick.seat, pick.token))
    return table


def _played(known: record.Record, seed: str) -> Play:
    """The game of a record; what comes after, chance draws from a seed of ours."""
    spec = spec_of(known.game)
    play = replay(spec, known)
    play.seed = seed
    play.roll()
    return play
