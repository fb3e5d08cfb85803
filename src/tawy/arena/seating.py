"""Who sits where. Games come in blocks of one seed, in which the line-up goes round the table once.

So in every block each bot plays each seat, and with it each god or province, against the same chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from tawy.kernel.refusal import Refused

Lineup = tuple[str, ...]
"""A bot for every seat."""


def lineup(names: Sequence[str], seats: int) -> Lineup:
    """Every bot that is named takes a seat, and the last of them all seats that are left.

    >>> lineup(["expert", "easy"], 4)
    ('expert', 'easy', 'easy', 'easy')
    """
    if len(names) > seats:
        raise Refused(f"{len(names)} bots are named for {seats} seats: name at most {seats}.")
    return (*names, *[names[-1]] * (seats - len(names)))


def place(number: int, seats: int) -> tuple[int, int]:
    """The block that a game belongs to, and how far the line-up has gone round the table in it."""
    return divmod(number, seats)


def blocks(games: int, seats: int) -> int:
    """How many whole blocks so many games need, rounded up."""
    return -(-games // seats)


def seated(line: Lineup, number: int) -> Lineup:
    """The bots of a game by seat. From block to block the order round the table changes, so that neighbours do."""
    block, rotation = place(number, len(line))
    orders = _orders(line)
    order = orders[block % len(orders)]
    return order[rotation:] + order[:rotation]


@cache
def _orders(line: Lineup) -> list[Lineup]:
    """Every order in which the bots can sit round the table, seen from the first."""
    first, *others = line
    return [(first, *order) for order in dict.fromkeys(permutations(others))]


def kinds(line: Lineup) -> list[str]:
    """The different bots of a line-up, in the order they were named."""
    return list(dict.fromkeys(line))
