"""The standing of a club night, from the results of its tables alone.

1. Wins: games that one has won by the game's own rules.
2. Points: of everyone else at the table, the share that one has beaten; level with somebody counts half. Who is not
   there at the end has a bot play on, is last at the table and gets nothing. A bye is worth half; a game that was
   abandoned, or that the host does not count, nothing to anybody.
3. Who is level in both: what they did against each other, wins less losses.
4. Then the strength of those they met: how many points these have made a round.
5. Who is still level shares the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final

import msgspec

BYE: Final = Fraction(1, 2)


class Seated(msgspec.Struct, frozen=True):
    """How a seat of a table that has ended came off."""

    person: str
    place: int
    won: bool
    absent: bool = False
    """A bot played on at the end; who gives up is there, and last by the game's result."""
    score: int | None = None
    """What the game itself counted, to be shown."""


class Played(msgspec.Struct, frozen=True):
    """What a round has brought so far: tables that count, and who sat out."""

    tables: tuple[tuple[Seated, ...], ...]
    byes: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """Somebody in the standing."""

    person: str
    place: int
    wins: int
    points: Fraction
    direct: int
    """Wins less losses against those who are level with them."""
    strength: Fraction
    """The points a round of those whom they met, on average."""
    played: int
    """Rounds in which they had a table that counts, or sat out."""
    absent: int
    """Rounds in which a bot ended their game."""


def points(table: Sequence[Seated]) -> dict[str, Fraction]:
    """What everyone gets for a game: the share of the others that they have beaten."""
    others = len(table) - 1
    return {
        one.person: Fraction(0)
        if one.absent or not others
        else Fraction(sum(_against(one, it) for it in table), 2 * others)
        for one in table
    }


def _against(one: Seated, other: Seated) -> int:
    """2 for having beaten somebody, 1 for being level, 0 for having lost; who was not there has lost to who was."""
    if one.person == other.person:
        return 0
    mine, theirs = (one.absent, one.place), (other.absent, other.place)
    return 2 if mine < theirs else 1 if mine == theirs else 0


def standing(people: Iterable[str], rounds: Sequence[Played]) -> list[Line]:
    """Everyone in order; who is level in everything shares a place."""
    tables = [table for played in rounds for table in played.tables]
    lines = {person: _tally(person, rounds) for person in people}
    rates = {person: line.points / max(1, line.played) for person, line in lines.items()}
    ordered: list[Line] = []
    for _, level in groupby(sorted(lines.values(), key=_main, reverse=True), key=_main):
        group = [
            _broken(line, {other.person for other in same}, tables, rates) for same in [list(level)] for line in same
        ]
        for _, shared in groupby(sorted(group, key=_finer, reverse=True), key=_finer):
            place = len(ordered) + 1
            ordered += [msgspec.structs.replace(line, place=place) for line in sorted(shared, key=lambda it: it.person)]
    return ordered


def _main(line: Line) -> tuple[int, Fraction]:
    return line.wins, line.points


def _finer(line: Line) -> tuple[int, Fraction]:
    return line.direct, line.strength


def _tally(person: str, rounds: Sequence[Played]) -> Line:
    """Wins and points of one person."""
    wins = absent = played = 0
    total = Fraction(0)
    for one in rounds:
        if person in one.byes:
            total, played = total + BYE, played + 1
        for table in one.tables:
            for seat in table:
                if seat.person == person:
                    wins += seat.won and not seat.absent
                    absent += seat.absent
                    played += 1
                    total += points(table)[person]
    return Line(person, 0, wins, total, 0, Fraction(0), played, absent)


def _broken(line: Line, level: set[str], tables: Sequence[Sequence[Seated]], rates: dict[str, Fraction]) -> Line:
    """How somebody stands among those who are level with them."""
    direct, met = 0, list[Fraction]()
    for table in tables:
        mine = next((seat for seat in table if seat.person == line.person), None)
        if mine is None:
            continue
        others = [seat for seat in table if seat.person != line.person]
        direct += sum(_against(mine, other) - 1 for other in others if other.person in level)
        met += [rates.get(other.person, Fraction(0)) for other in others]
    strength = sum(met, Fraction(0)) / len(met) if met else Fraction(0)
    return msgspec.structs.replace(line, direct=direct, strength=strength)
