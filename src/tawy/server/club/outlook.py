"""What everyone who takes part is told of a club night: of running games no more than any list of tables shows."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction

import msgspec

from tawy.games import registered
from tawy.server.club import messages as m
from tawy.server.club.night import Guest, Night, Placed, Round
from tawy.server.club.setup import LEAST_PEOPLE
from tawy.server.club.sizes import table_sizes
from tawy.server.club.standing import Line, points
from tawy.server.tables.messages import TableSummary

STALE = 45_000
"""Milliseconds after which somebody who has not looked is not here."""


class Around(msgspec.Struct, frozen=True):
    """What is known beside a night when it is told: its tables as lists show them, who has been there, who looks."""

    tables: Mapping[str, TableSummary]
    came: Collection[tuple[str, str]]
    seen: Mapping[str, int]
    now: int


def info(id_: str, n: int, night: Night, viewer: str, around: Around) -> m.NightInfo:
    """A night as somebody sees it who takes part."""
    setup = night.setup
    sizes = table_sizes(len(night.here), setup.size, setup.sizes)
    return m.NightInfo(
        id_,
        n,
        around.now,
        setup.name,
        night.host,
        night.status,
        setup.game,
        setup.options,
        setup.size,
        setup.sizes,
        setup.rounds,
        setup.days,
        setup.minutes,
        setup.by_itself,
        setup.clock,
        setup.public,
        [_person(person, guest, around) for person, guest in night.guests.items()],
        [_round(each, night, viewer, around) for each in night.rounds],
        [_line(night, line) for line in night.standing()] if night.rounds else [],
        night.next_at(),
        _short(night, sizes),
        len(night.here) - sum(sizes),
        sizes,
    )


def _short(night: Night, sizes: list[int]) -> int:
    """How many must still come before a round can begin."""
    here = len(night.here)
    least = min([night.setup.size, *night.setup.sizes])
    return max(0, 0 if night.rounds else LEAST_PEOPLE - here, 0 if sizes else least - here)


def _person(person: str, guest: Guest, around: Around) -> m.NightPerson:
    here = around.seen.get(person, 0) > around.now - STALE
    return m.NightPerson(person, guest.name, here and guest.gone is None, guest.gone)


def _round(each: Round, night: Night, viewer: str, around: Around) -> m.NightRound:
    return m.NightRound(
        each.begun,
        each.until,
        each.ended,
        [_table(placed, night, viewer, around) for placed in each.tables],
        [night.guests[person].name for person in each.byes],
    )


def _table(placed: Placed, night: Night, viewer: str, around: Around) -> m.NightTable:
    table = None if placed.is_over else around.tables.get(placed.table)
    return m.NightTable(
        placed.table,
        _status(placed, table),
        None if table is None else table.since,
        night.setup.public or viewer in placed.people,
        [_seat(placed, number, night, table, around) for number in range(len(placed.people))],
    )


def _status(placed: Placed, table: TableSummary | None) -> m.TableStatus:
    if placed.result is not None:
        return "over" if placed.result else "uncounted"
    return "opening" if table is None else "running"


def _seat(placed: Placed, number: int, night: Night, table: TableSummary | None, around: Around) -> m.NightSeat:
    person = placed.people[number]
    now = None if table is None else table.seats[number]
    ended = placed.result[number] if placed.result else None
    return m.NightSeat(
        person,
        night.guests[person].name,
        ended.absent if ended else now is not None and now.bot is not None,
        now is not None and now.asked and now.bot is None,
        (placed.table, person) in around.came,
        person in placed.missed,
        None if ended is None else ended.place,
        ended is not None and ended.won,
        None if ended is None else ended.score,
        None if placed.result is None or ended is None else _figure(points(placed.result)[person]),
    )


def _figure(share: Fraction) -> float:
    """Points as they are sent."""
    return round(float(share), 3)


def _line(night: Night, line: Line) -> m.NightLine:
    guest = night.guests[line.person]
    return m.NightLine(
        line.person,
        guest.name,
        line.place,
        line.wins,
        _figure(line.points),
        line.direct,
        _figure(line.strength),
        line.played,
        line.absent,
        guest.gone,
    )


def summary(id_: str, night: Night, viewer: str, updated: int) -> m.NightSummary:
    """A night in the list of somebody who takes part."""
    mine = [placed.table for placed in night.unfinished() if viewer in placed.people]
    return m.NightSummary(
        id_,
        night.setup.name,
        night.setup.game,
        night.status,
        night.guests[night.host].name,
        len(night.here),
        len(night.rounds),
        night.setup.rounds,
        night.setup.days,
        mine[-1] if mine else None,
        updated,
    )


def invited(night: Night) -> m.NightInvited:
    """A night as its invitation tells of it: nothing of who plays what."""
    setup = night.setup
    return m.NightInvited(
        setup.name,
        setup.game,
        night.guests[night.host].name,
        night.status,
        len(night.here),
        setup.rounds,
        len(night.rounds),
        setup.size,
        setup.days,
        setup.clock,
        setup.undo,
        registered(setup.game).minutes,
    )
