"""Picks as short lessons write them: a line a turn, so that a position takes a few lines and can be read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from tawy.kernel.frame import CHANCE
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused

_CHANCE: Final = "chance"


def read_picks(text: str) -> tuple[Pick, ...]:
    """Every pick of a text.

    >>> read_picks("0: action move; move_to 4,7")
    (Pick(seat=0, kind='action', token='move'), Pick(seat=0, kind='move_to', token='4,7'))
    """
    return tuple(pick for line in text.splitlines() if line.strip() for pick in _line(line))


def _line(line: str) -> Iterator[Pick]:
    who, _, picked = line.partition(":")
    seat = who.strip()
    if not seat.isdecimal() and seat != _CHANCE:
        raise Refused(f"{line.strip()!r} does not say who picks: begin it with a seat or {_CHANCE!r}, and a colon.")
    for each in picked.split(";"):
        kind, _, token = each.strip().partition(" ")
        if not token:
            raise Refused(f"{each.strip()!r} is no pick: write the question and its answer, like 'action move'.")
        yield Pick(CHANCE if seat == _CHANCE else int(seat), kind, token)


def write_picks(picks: Iterable[Pick]) -> str:
    """Picks as they are read.

    >>> write_picks(read_picks("0: action gain; action unlock"))
    '0: action gain; action unlock'
    """
    turns = groupby(picks, key=lambda pick: pick.seat)
    return "\n".join(
        f"{_CHANCE if seat == CHANCE else seat}: {'; '.join(f'{pick.kind} {pick.token}' for pick in turn)}"
        for seat, turn in turns
    )
