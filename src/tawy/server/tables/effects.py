"""What each entry of the journal does to a table: the only way in which one changes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Literal

import msgspec

from tawy.games import spec_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.record import Pick
from tawy.server.tables import entries as e
from tawy.server.tables.clock import Clocks
from tawy.server.tables.parts import Outcome, Request, Running, Seat, Told
from tawy.server.tables.state import State


@singledispatch
def apply(entry: e.Entry, table: State) -> None:
    """Do to a table what an entry says."""
    raise NotImplementedError(type(entry).__name__)


@apply.register
def _opened(entry: e.Opened, table: State) -> None:
    table.setup = entry.setup
    table.spec = spec_of(entry.setup.game)
    table.owner, table.created = entry.owner, table.now
    table.invitation, table.watching = entry.invitation, entry.watching
    table.club = entry.club
    table.lot = entry.lot
    table.offered = frozenset(entry.friends)
    table.members[entry.owner] = entry.name
    table.clocks = Clocks(entry.setup.clock, len(entry.setup.seats))
    for plan in entry.setup.seats:
        mine = plan.kind == "me"
        table.seats.append(
            Seat(entry.owner if mine else None, entry.name if mine else "", plan.level or None),
        )


@apply.register
def _joined(entry: e.Joined, table: State) -> None:
    table.members[entry.person] = entry.name
    if entry.purpose == "watch":
        table.watchers |= {entry.person}
    else:
        table.watchers -= {entry.person}


@apply.register
def _removed(entry: e.Removed, table: State) -> None:
    del table.members[entry.person]
    table.watchers -= {entry.person}
    table.offered -= {entry.person}
    table.seats = [Seat() if seat.person == entry.person else seat for seat in table.seats]
    table.ready -= {entry.person}


@apply.register
def _banned(entry: e.Banned, table: State) -> None:
    table.members.pop(entry.person, None)
    table.watchers -= {entry.person}
    table.offered -= {entry.person}
    table.banned[entry.person] = entry.name


@apply.register
def _unbanned(entry: e.Unbanned, table: State) -> None:
    del table.banned[entry.person]


@apply.register
def _reinvited(entry: e.Reinvited, table: State) -> None:
    if entry.purpose == "watch":
        table.watching = entry.invitation
    else:
        table.invitation = entry.invitation


@apply.register
def _offered(entry: e.Offered, table: State) -> None:
    table.offered |= {entry.person}
    table.called |= {entry.person}


@apply.register
def _sat(entry: e.Sat, table: State) -> None:
    table.members[entry.person] = entry.name
    table.seats[entry.seat] = Seat(entry.person, entry.name)
    table.ready -= {entry.person}
    table.watchers -= {entry.person}
    table.former.pop(entry.seat, None)
    _end_vote(table, entry.seat)


@apply.register
def _stood(entry: e.Stood, table: State) -> None:
    person = table.seats[entry.seat].person
    table.seats[entry.seat] = Seat()
    if person is not None and not table.seats_of(person):
        table.ready -= {person}


@apply.register
def _readied(entry: e.Readied, table: State) -> None:
    table.ready = table.ready | {entry.person} if entry.ready else table.ready - {entry.person}
    table.parts = {**table.parts, entry.person: entry.part}


@apply.register
def _dealt(entry: e.Dealt, table: State) -> None:
    table.play = table.begin(table.spec, table.setup.options, entry.seed, (), entry.redeals)
    _repeat(table.play, entry.picks)
    begun(entry, table)


@apply.register
def _picked(entry: e.Picked, table: State) -> None:
    assert table.play is not None  # noqa: S101  nothing is picked before the deal
    _repeat(table.play, entry.picks)
    gone_on(entry, table)


@apply.register
def _sealed(entry: e.Sealed, table: State) -> None:
    table.sealed[entry.seat] = entry.token
    table.acted[entry.seat] = table.n + 1


@apply.register
def _unsealed(entry: e.Unsealed, table: State) -> None:
    del table.sealed[entry.seat]
    table.clocks.take_up(entry.seat)


@apply.register
def _proposed(entry: e.Proposed, table: State) -> None:
    table.proposals[entry.seat] = entry.token


@apply.register
def _requested(entry: e.Requested, table: State) -> None:
    table.request = Request(entry.what, entry.person, entry.to, entry.expires, asked_in=table.n + 1)


@apply.register
def _agreed(entry: e.Agreed, table: State) -> None:
    assert table.request is not None  # noqa: S101  agreed to
    table.request = msgspec.structs.replace(table.request, agreed=table.request.agreed | {entry.person})


@apply.register
def _lapsed(_entry: e.Lapsed, table: State) -> None:
    table.request = None


@apply.register
def _taken_back(entry: e.TakenBack, table: State) -> None:
    assert table.play is not None  # noqa: S101  nothing to take back before the deal
    table.retraced = max(table.retraced, table.position)
    table.play = table.play.at(entry.to)
    _ask_in_this_step(table)
    table.loose, table.handed_on = min(table.loose, entry.to), min(table.handed_on, entry.to)
    table.reveals = [position for position in table.reveals if position <= entry.to]
    if entry.seat is not None:
        table.clocks.take_up(entry.seat)
    table.sealed, table.proposals, table.request = {}, {}, None
    table.asked_anew()


@apply.register
def _abandoned(_entry: e.Abandoned, table: State) -> None:
    _end(table, "abandoned", ())


@apply.register
def _ran_out(entry: e.RanOut, table: State) -> None:
    table.seats[entry.seat].away = "time"
    table.clocks.pause(entry.seat, table.now)


@apply.register
def _left(entry: e.Left, table: State) -> None:
    table.seats[entry.seat].away = "left"
    table.clocks.pause(entry.seat, table.now)


@apply.register
def _voted(entry: e.Voted, table: State) -> None:
    table.votes.setdefault(entry.seat, {})[entry.person] = entry.choice
    if entry.expires:
        table.vote_ends.setdefault(entry.seat, entry.expires)


@apply.register
def _waited(entry: e.Waited, table: State) -> None:
    seat = table.seats[entry.seat]
    if seat.away == "time":
        seat.away = None
        table.clocks.wait(entry.seat)
    _end_vote(table, entry.seat)


@apply.register
def _taken_over(entry: e.TakenOver, table: State) -> None:
    seat, former = table.seats[entry.seat], table.former.pop(entry.seat, None)
    if former is not None and former not in table.holders():  # nobody else came
        seat.person, seat.name, seat.away = former, table.members[former], "left"
    seat.bot = entry.level
    table.clocks.hand_on(entry.seat)
    _end_vote(table, entry.seat)


@apply.register
def _missed(entry: e.Missed, table: State) -> None:
    seat = table.seats[entry.seat]
    seat.away, seat.bot = seat.away or "left", entry.level
    table.clocks.pause(entry.seat, table.now)
    _end_vote(table, entry.seat)


@apply.register
def _vacated(entry: e.Vacated, table: State) -> None:
    if table.seats[entry.seat].away == "time":
        table.clocks.wait(entry.seat)
    table.clocks.hand_on(entry.seat)
    former = table.seats[entry.seat].person
    if former is not None:
        table.former[entry.seat] = former
    table.handed_on = table.position
    table.seats[entry.seat] = Seat()
    _end_vote(table, entry.seat)


@apply.register
def _returned(entry: e.Returned, table: State) -> None:
    seat = table.seats[entry.seat]
    if seat.away == "time":
        table.clocks.wait(entry.seat)
    seat.away, seat.bot = None, None
    _end_vote(table, entry.seat)


@apply.register
def _conceded(entry: e.Conceded, table: State) -> None:
    seat = table.seats[entry.seat]
    seat.conceded, seat.away, seat.bot = True, None, entry.level
    _end_vote(table, entry.seat)
    if entry.level is None:
        _end(table, "conceded", tuple(number for number, other in enumerate(table.seats) if not other.conceded))


@apply.register
def _rematched(entry: e.Rematched, table: State) -> None:
    table.rematch = entry.table


@apply.register
def _sharing_said(entry: e.SharingSaid, table: State) -> None:
    table.sharing = {**table.sharing, entry.person: entry.yes}


@apply.register
def _rested(entry: e.Rested, table: State) -> None:
    table.clocks.rest(entry.milliseconds)
    table.vote_ends = {seat: ends + entry.milliseconds for seat, ends in table.vote_ends.items()}
    if table.request is not None:
        table.request = msgspec.structs.replace(table.request, expires=table.request.expires + entry.milliseconds)


@apply.register
def _forgotten(_entry: e.Forgotten, _table: State) -> None:
    """What stood before it has been rewritten already."""


def _end_vote(table: State, seat: int) -> None:
    table.votes.pop(seat, None)
    table.vote_ends.pop(seat, None)


# --- the game ------------------------------------------------------------------------------------


def _repeat(play: Running, picks: Iterable[Pick]) -> None:
    """What the journal says, once more."""
    for pick in picks:
        play.repeat(pick)


def begun(entry: e.Dealt, table: State) -> None:
    """The game at the table is that of the entry, and has been played so far."""
    table.imported, table.origin = entry.imported, entry.origin
    table.seed, table.deal_made, table.redeals = entry.seed, entry.deal, entry.redeals
    _ask_in_this_step(table)
    table.loose, table.reveals = table.position, [table.position]
    _tell(table, 0)


def gone_on(entry: e.Picked, table: State) -> None:
    """The game at the table has gone on by the picks of the entry."""
    assert table.play is not None  # noqa: S101  dealt
    before = table.position - len(entry.picks)
    last = table.play.picks[before - 1] if before else None
    same = last is not None and _player_of(table, last.seat) == _player_of(table, entry.picks[0].seat)
    _ask_in_this_step(table)
    table.acted |= {pick.seat: table.n + 1 for pick in entry.picks}
    if entry.revealed or any(pick.seat == CHANCE for pick in entry.picks):
        table.loose = table.position
        table.reveals.append(table.position)
    elif not same:
        table.loose = max(table.loose, before)
    table.sealed, table.proposals = {}, {}
    _tell(table, before + 1)


def _ask_in_this_step(table: State) -> None:
    table.asked_in, table.asked_at = table.n + 1, table.now


def settle_result(table: State) -> None:
    """A game that has ended by its rules is over."""
    result = None if table.play is None else table.play.result
    if result is not None:
        table.votes, table.vote_ends = {}, {}
        table.outcome = Outcome("rules", result.ending, result.winners, result.scores)


def _tell(table: State, since: int) -> None:
    """What has happened from a position on, who is asked now, and whether it is over."""
    assert table.play is not None  # noqa: S101  dealt
    table.told += [
        Told(position, event.audience, msgspec.Raw(msgspec.json.encode(event)))
        for position in range(since, table.position + 1)
        for event in table.play.told[position]
    ]
    table.asked_anew()
    settle_result(table)


def _player_of(table: State, seat: int) -> str:
    """Who played a pick: two bots are not one player, a person with two seats is."""
    return f"{seat}" if seat == CHANCE or table.seats[seat].person is None else f"person {table.seats[seat].person}"


def _end(table: State, how: Literal["conceded", "abandoned"], winners: tuple[int, ...]) -> None:
    table.request, table.votes, table.vote_ends = None, {}, {}
    table.outcome = Outcome(how, how, winners, ())
