"""How each seat of a finished game came out: for its player's history, for standings and for ratings.

What the rules say is taken from the game's own looking back (`Summary`): the same places that players are shown at the
end. The table adds what no rulebook knows: who gave up, and who was not there any more.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from tawy.server.tables import entries as e
from tawy.server.tables.parts import Outcome, Seat
from tawy.server.tables.table import Table


class Finish(msgspec.Struct, frozen=True):
    """How one seat of a finished game came out."""

    seat: int
    person: str | None
    """Whose seat it was, also if a bot played on for them; None if it was a bot's from the start."""
    bot: str | None
    """The level of the bot that played it at the end."""
    side: str
    """What it played, as the game's tokens name it; empty before that was chosen."""
    team: int
    """The first of the seats that came out together with it; its own if it was alone."""
    place: int
    """1 is the best; who is level shares a place. Where nobody won, nobody is first."""
    won: bool
    score: int | None
    """At the end by the rules; None if it came to another end."""
    gone: bool
    """Its player had given up, or had been replaced by a bot: behind everyone who stayed."""


class Group(NamedTuple):
    """Seats that came out together: a player, a merged god, or an automa that has no seat."""

    seats: tuple[int, ...]
    place: int
    score: int | None


THE_GAME: Final = Group((), 1, None)
"""What came first where nobody did."""


def finishes(table: Table) -> list[Finish]:
    """How the seats of a table came out, in order.

    None while it goes on, if all agreed to end it without a result, or if its game was brought along.
    """
    outcome = table.outcome
    if outcome is None or outcome.how == "abandoned" or table.imported:
        return []
    gone = {number for number, seat in enumerate(table.seats) if _is_gone(seat)}
    if len(gone) == len(table.seats):  # nobody stayed: then only giving up counts
        gone = {number for number, seat in enumerate(table.seats) if seat.conceded}
    groups = _parted(_groups(table, outcome), gone)
    return [
        _finish(table, outcome, number, next(group for group in groups if number in group.seats), groups, gone)
        for number in range(len(table.seats))
    ]


def ended_at(table: Table) -> int:
    """When the game ended; more may have been done at the table since."""
    ends = (e.Picked, e.Conceded, e.Abandoned)
    last = (story.at for story in reversed(table.stories) if any(isinstance(entry, ends) for entry in story.entries))
    return next(last, table.now)


def _is_gone(seat: Seat) -> bool:
    return seat.conceded or (seat.person is not None and seat.bot is not None)


def _groups(table: Table, outcome: Outcome) -> list[Group]:
    """Who came out together, and where."""
    contenders = [one for one in table.played.summary().contenders if one.place is not None]
    if outcome.how == "conceded":
        groups = _given_up([one.seats for one in contenders if one.seats], len(table.seats), outcome.winners)
    else:
        groups = [Group(one.seats, one.place or 0, one.points) for one in contenders]
    if outcome.winners or any(not group.seats for group in groups):
        return groups
    return [THE_GAME, *(group._replace(place=2) for group in groups)]


def _given_up(together: list[tuple[int, ...]], seats: int, winners: tuple[int, ...]) -> list[Group]:
    """Once somebody's giving up has ended it, all who have not are first; a game in its midst may know of nobody."""
    known = {seat for group in together for seat in group}
    alone = [(seat,) for seat in range(seats) if seat not in known]
    return [Group(group, 1 if set(group) & set(winners) else 2, None) for group in (*together, *alone)]


def _parted(groups: list[Group], gone: set[int]) -> list[Group]:
    """The same with those who did not stay behind all the others."""
    last = 1 + max(group.place for group in groups)
    stayed = [group._replace(seats=tuple(seat for seat in group.seats if seat not in gone)) for group in groups]
    left = [Group((seat,), last, group.score) for group in groups for seat in group.seats if seat in gone]
    return [one for one, before in zip(stayed, groups, strict=True) if one.seats or not before.seats] + left


def _finish(table: Table, outcome: Outcome, number: int, group: Group, groups: list[Group], gone: set[int]) -> Finish:
    seat = table.seats[number]
    return Finish(
        number,
        seat.person or table.former.get(number),
        seat.bot,
        table.spec.side(table.played.game, number),
        group.seats[0],
        1 + sum(other.place < group.place for other in groups),
        number in outcome.winners and number not in gone,
        group.score,
        number in gone,
    )
