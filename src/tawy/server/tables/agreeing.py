"""What several people must agree on: going back, giving up, and what becomes of a seat whose player does not play."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal

from tawy.server.refusal import Refusal
from tawy.server.tables import entries as e
from tawy.server.tables.caller import Caller
from tawy.server.tables.setup import SUBSTITUTE
from tawy.server.tables.table import Table

MINUTE: Final = 60_000
PATIENCE: Final = {"none": 60 * MINUTE, "budget": 2 * MINUTE, "turn": 2 * MINUTE, "days": 24 * 60 * MINUTE}
"""How long the others have to answer a request, by the kind of clock."""


def request(table: Table, caller: Caller, what: Literal["undo", "abandon"], to: int) -> None:
    """Ask all others; where there are none, it is granted at once."""
    if table.request is not None:
        raise Refusal("not_now", "Another request is waiting for its answer.")
    expires = table.now + PATIENCE[table.setup.clock.kind]
    table.enter(e.Requested(what, caller.person, expires, to))
    settle_request(table)


def settle_request(table: Table) -> None:
    """When everyone who plays has agreed, it is done."""
    asked = table.request
    if asked is None or table.outcome is not None or table.players() - asked.agreed - {asked.person}:
        return
    if asked.what == "abandon":
        table.enter(e.Abandoned())
    else:
        table.enter(e.TakenBack(asked.to, None))


def settle_vote(table: Table, seat: int) -> None:
    """When all others have chosen, what most of them chose is done; undecided, they wait."""
    votes = table.votes.get(seat, {})
    voters = table.voters(seat)
    if not voters <= set(votes):
        return
    counted = Counter(votes[person] for person in voters).most_common()
    tied = len(counted) > 1 and counted[0][1] == counted[1][1]
    carry_choice(table, seat, "wait" if tied or not counted else counted[0][0])


def settle_agreements(table: Table) -> None:
    """Somebody plays no longer: those who are left may all have agreed or chosen already."""
    settle_request(table)
    for seat in table.open_votes():
        if table.votes.get(seat):
            settle_vote(table, seat)


def carry_choice(table: Table, seat: int, choice: e.Choice) -> None:
    """Do what the others chose for a seat."""
    if choice == "wait":
        table.enter(e.Waited(seat))
    elif choice == "bot":
        table.enter(e.TakenOver(seat, SUBSTITUTE))
    else:
        table.enter(e.Vacated(seat))


def pass_time(table: Table) -> None:
    """What the server does by itself when a time is over. Nobody to choose means that the table waits."""
    if table.request is not None and table.request.expires <= table.now:
        table.enter(e.Lapsed("time"))
    over = [seat for seat, deadline in sorted(table.clocks.deadlines().items()) if deadline <= table.now]
    for seat in over:
        table.enter(e.RanOut(seat))
        settle_vote(table, seat)
    if over:
        settle_agreements(table)
