"""Finished games as a table: a row for each seat of each game, with nobody's name and no id of theirs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tawy.games import registered
from tawy.statistics.facts import Facts


class SeatEnd(msgspec.Struct, frozen=True):
    """How a seat of a finished game came out."""

    seat: int
    side: str
    bot: str | None
    team: int
    place: int
    won: bool
    score: int | None
    gone: bool
    person: str | None = None
    """Whose it was: for whoever may count it, and in no row."""


class Finished(msgspec.Struct, frozen=True):
    """A finished game: how its seats came out, and what was counted of it."""

    game: str
    ending: str
    seats: list[SeatEnd]
    facts: Facts | None
    rated: bool = False
    month: str | None = None
    ident: str = ""
    """Its table: for links, and in no row."""

    @property
    def people(self) -> set[str]:
        """Everyone who sat there."""
        return {seat.person for seat in self.seats if seat.person is not None}


class Row(msgspec.Struct, frozen=True):
    """What every game has; the columns that it counts itself stand behind these."""

    number: int
    """The game: rows of one game have the same, which means nothing elsewhere."""
    game: str
    rules: str | None
    players: int
    """How many seats the game had."""
    seat: int
    order: int | None
    """1 for the seat that began, 2 for the next, and so on."""
    side: str
    """The god or the province."""
    bot: str | None
    """The level of the bot that played it at the end; empty for a person."""
    team: int
    """The first of the seats that came out together with it."""
    place: int
    won: bool
    score: int | None
    """Points by the rules at the end; empty if the game came to another end."""
    gone: bool
    """Its player had given up, or had been replaced by a bot."""
    ending: str
    rated: bool
    month: str | None
    """In which it ended, as 2026-11; empty of a record."""
    minutes: int | None
    """How long it was played, pauses of more than ten minutes left out; empty of a record."""
    picks: int | None
    """Decisions of people and bots, and draws of chance."""
    rounds: int | None
    """Rounds or conflicts."""
    points: dict[str, int]
    """Points by where they came from."""


class Column(msgspec.Struct, frozen=True):
    """A column: its name, and what it holds."""

    name: str
    type: Any


@cache
def columns(game: str) -> tuple[Column, ...]:
    """Every column of a game's rows, in order."""
    counting = registered(game).counting
    structs: tuple[type[msgspec.Struct], ...] = (Row,) if counting is None else (Row, counting.game, counting.seat)
    return tuple(Column(field.name, field.type) for struct in structs for field in msgspec.structs.fields(struct))


def rows(finished: Finished, number: int) -> Iterator[dict[str, Any]]:
    """The rows of a game. What was not counted, because older rules played it, is None."""
    empty = dict.fromkeys((column.name for column in columns(finished.game)), None)
    for seat in finished.seats:
        known = msgspec.structs.asdict(_row(finished, seat, number))
        facts = finished.facts
        yield empty | known | ({} if facts is None else facts.game | facts.seats[seat.seat])


def _row(finished: Finished, seat: SeatEnd, number: int) -> Row:
    facts = finished.facts
    players = len(finished.seats)
    first = None if facts is None else facts.first
    return Row(
        number=number,
        game=finished.game,
        rules=None if facts is None else facts.rules,
        players=players,
        seat=seat.seat,
        order=None if first is None else 1 + (seat.seat - first) % players,
        side=seat.side,
        bot=seat.bot,
        team=seat.team,
        place=seat.place,
        won=seat.won,
        score=seat.score,
        gone=seat.gone,
        ending=finished.ending,
        rated=finished.rated,
        month=finished.month,
        minutes=None if facts is None else facts.minutes,
        picks=None if facts is None else facts.picks,
        rounds=None if facts is None else facts.rounds,
        points={} if facts is None else facts.points[seat.seat],
    )
