"""What several people must agree on: going back, giving up, and what becomes of a seat whose player does not play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal

from tawy.server.refusal import Refusal
from tawy.server.tables import entries as e
from tawy.server.tables.caller import Caller
from tawy.server.tables.parts import Request
from tawy.server.tables.setup import SUBSTITUTE
from tawy.server.tables.table import Table

MINUTE: Final = 60_000
PATIENCE: Final = {"none": 60 * MINUTE, "budget": 2 * MINUTE, "turn": 2 * MINUTE, "days": 24 * 60 * MINUTE}
"""How long people have to answer a request, and to vote once the first has, by the kind of clock."""


# --- requests ----------------------------------------------------------------------------------------


def request(table: Table, caller: Caller, what: Literal["undo", "abandon"], to: int) -> None:
    """Ask all others; where there are none, it is granted at once."""
    if table.request is not None:
        raise Refusal("not_now", "Another request is waiting for its answer.")
    table.enter(e.Requested(what, caller.person, _patience(table), to))
    settle_request(table)


def check_request_to_go_back(table: Table, caller: Caller, to: int) -> None:
    """The others may be asked to go back so far; who plays with nobody else is asked nothing."""
    if _can_nobody_grant(table, "undo", to):
        raise Refusal("not_now", "Somebody who played then is no longer here to agree: this stays as it was played.")
    alone = table.holders() <= {caller.person} and not table.vacant()
    if alone and not table.setup.rated:
        return
    if alone or table.setup.undo == "own":
        raise Refusal("not_now", "At this table only what concerns nobody else is taken back.")
    if table.setup.undo == "agreed" and table.is_past_reveal(to):
        raise Refusal("not_now", "Something was drawn or revealed since: at this table that is not taken back.")


def awaited(table: Table, asked: Request) -> set[str]:
    """Those who have still to answer a request: everyone who holds a seat, also who is away."""
    return table.holders() - asked.agreed - {asked.person}


def is_granted_in_time(table: Table, asked: Request) -> bool:
    """All who are there agree, and to who is away the time was given to object: not enough to go past a reveal."""
    past_reveal = asked.what == "undo" and table.is_past_reveal(asked.to)
    return not past_reveal and not awaited(table, asked) & table.players()


def settle_request(table: Table) -> None:
    """When everyone who holds a seat has agreed, it is done; a seat that is open for somebody has not."""
    asked = table.request
    if asked is None or table.outcome is not None or awaited(table, asked) or table.vacant():
        return
    if not _can_nobody_grant(table, asked.what, asked.to):
        _grant(table, asked)


def _can_nobody_grant(table: Table, what: Literal["undo", "abandon"], to: int) -> bool:
    """Past a reveal everyone must agree who has seen it in the game, and a seat has been handed on since."""
    return what == "undo" and table.is_past_reveal(to) and to < table.handed_on


def _end_request(table: Table, asked: Request) -> None:
    """Its time is over."""
    if is_granted_in_time(table, asked):
        _grant(table, asked)
    else:
        table.enter(e.Lapsed("time"))


def _grant(table: Table, asked: Request) -> None:
    table.enter(e.Abandoned() if asked.what == "abandon" else e.TakenBack(asked.to, None))


def _patience(table: Table) -> int:
    return table.now + PATIENCE[table.setup.clock.kind]


# --- votes -------------------------------------------------------------------------------------------


def vote(table: Table, caller: Caller, seat: int, choice: e.Choice) -> None:
    """Choose for a seat; the first who does sets the time for the others."""
    table.enter(e.Voted(seat, caller.person, choice, table.vote_ends.get(seat) or _patience(table)))
    settle_vote(table, seat)


def settle_vote(table: Table, seat: int) -> None:
    """When all others have chosen, their choice is done; in a club night nobody is asked, and a bot plays on."""
    if table.club:
        carry_choice(table, seat, "bot")
    elif table.voters(seat) <= set(table.votes.get(seat, {})):
        _end_vote(table, seat)


def _end_vote(table: Table, seat: int) -> None:
    """What most of those who have chosen chose is done; undecided, they wait."""
    voters = table.voters(seat)
    chosen = [choice for person, choice in table.votes.get(seat, {}).items() if person in voters]
    counted = Counter(chosen).most_common()
    tied = len(counted) > 1 and counted[0][1] == counted[1][1]
    carry_choice(table, seat, "wait" if tied or not counted else counted[0][0])


def settle_agreements(table: Table) -> None:
    """Somebody plays no longer: those who are left may all have agreed or chosen already."""
    settle_request(table)
    for seat in table.open_votes():
        if table.votes.get(seat) or table.club:
            settle_vote(table, seat)


def carry_choice(table: Table, seat: int, choice: e.Choice) -> None:
    """Do what the others chose for a seat."""
    if choice == "wait":
        table.enter(e.Waited(seat))
    elif choice == "bot":
        table.enter(e.TakenOver(seat, SUBSTITUTE))
    else:
        table.enter(e.Vacated(seat))


def stand_in(table: Table, seats: Iterable[int]) -> None:
    """Bots play on these seats of a club night's table until their people come; where one plays already it stays."""
    for seat in seats:
        if table.status == "running" and table.seats[seat].person is not None and table.seats[seat].bot is None:
            table.enter(e.Missed(seat, SUBSTITUTE))
    settle_request(table)


def rest(table: Table, lost: int) -> None:
    """Nobody has served for so many milliseconds: whatever runs out does so that much later."""
    if lost and table.wake() is not None:
        table.enter(e.Rested(lost))


def pass_time(table: Table) -> None:
    """What the server does by itself when a time is over. Nobody to choose means that the table waits."""
    asked = table.request
    if asked is not None and asked.expires <= table.now:
        _run_out(table, asked.expires)
        _end_request(table, asked)  # what else is due comes next: the game may be another
        return
    for seat in [seat for seat, ends in sorted(table.vote_ends.items()) if ends <= table.now]:
        _end_vote(table, seat)
    _run_out(table, table.now)


def _run_out(table: Table, until: int) -> None:
    """The clocks that were over at a time."""
    over = [seat for seat, deadline in sorted(table.clocks.deadlines().items()) if deadline <= until]
    for seat in over:
        table.enter(e.RanOut(seat))
        settle_vote(table, seat)
    if over:
        settle_agreements(table)
