"""What is chosen when a club night is announced: the game, how many at a table, how many rounds, how fast."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from tawy.server.club.sizes import LEAST
from tawy.server.refusal import Refusal
from tawy.server.tables.setup import DAY, Clock, SeatPlan, TableSetup, Undo
from tawy.server.tables.setup import check as check_table

LEAST_PEOPLE: Final = 4
MOST_PEOPLE: Final = 64
MOST_ROUNDS: Final = 12
MOST_DAYS: Final = 30
MOST_MINUTES: Final = 60
LARGEST_TABLE: Final = 16


class NightSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A club night before anybody has come."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    game: str
    options: dict[str, Any]
    """The game's own set-up, but for the number of seats."""
    size: int
    """How many are to sit at a table ..."""
    sizes: Annotated[list[int], msgspec.Meta(max_length=LARGEST_TABLE)] = []
    """... and how many else may, where that does not come out even."""
    rounds: int = 3
    days: int = 0
    """For each round; 0: it is played at one sitting."""
    minutes: int = 10
    """At one sitting: for which one has time to come to one's table."""
    by_itself: bool = True
    """The next round begins by itself when all tables have ended; otherwise when the host says."""
    clock: Clock = Clock()
    public: bool = False
    """Everyone may watch its tables."""
    hints: bool = True
    undo: Undo = "agreed"
    coach: bool = True
    planning: bool = True
    language: str = ""


def table_setup(setup: NightSetup, size: int) -> TableSetup:
    """A table of the night for so many people."""
    options = {**setup.options, "seats": size}
    plans = [SeatPlan("open" if number else "me") for number in range(size)]
    return TableSetup(
        setup.game,
        options,
        plans,
        setup.clock,
        public=setup.public,
        hints=setup.hints,
        undo=setup.undo,
        coach=setup.coach,
        planning=setup.planning,
        language=setup.language,
    )


def check(setup: NightSetup) -> None:
    """Refused with a sentence if it does not fit."""
    if not 1 <= setup.rounds <= MOST_ROUNDS:
        raise Refusal("malformed", f"A club night has {1} to {MOST_ROUNDS} rounds, not {setup.rounds}.")
    if not 0 <= setup.days <= MOST_DAYS:
        raise Refusal("malformed", f"A round lasts for at most {MOST_DAYS} days, not {setup.days}.")
    if not 1 <= setup.minutes <= MOST_MINUTES:
        raise Refusal("malformed", f"There are {1} to {MOST_MINUTES} minutes to come to a table, not {setup.minutes}.")
    for size in (setup.size, *setup.sizes):
        if not LEAST <= size <= LARGEST_TABLE:
            raise Refusal("malformed", f"At a table of a club night sit {LEAST} to {LARGEST_TABLE} people, not {size}.")
        check_table(table_setup(setup, size))
    _check_pace(setup)


def _check_pace(setup: NightSetup) -> None:
    if setup.days and (setup.clock.kind != "days" or setup.clock.seconds > setup.days * DAY):
        raise Refusal("malformed", "Where a round lasts for days, a turn has days too, and no more than the round.")
    if not setup.days and setup.clock.kind == "days":
        raise Refusal("malformed", "A clock with days for a turn needs rounds that last for days.")
