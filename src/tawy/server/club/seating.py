"""Who sits with whom in a round: people meet whom they have not met, small tables go round, all from a seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Final

import msgspec

from tawy.server.club.designs import round_of
from tawy.server.club.sizes import table_sizes

AGAIN: Final = 1000
"""What one meeting too many weighs, beside one small table too many."""
STARTS: Final = 6
"""So many ways to begin are tried where people cannot but meet again."""


class Seating(msgspec.Struct, frozen=True):
    """A round: tables of people in the order of their seats, and who sits out."""

    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...] = ()


class _History:
    """What the rounds before say about a pair, or a person."""

    def __init__(self, before: Iterable[Seating], wanted: int) -> None:
        self.met: Counter[tuple[str, str]] = Counter()
        self.small: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()
        self.seats: Counter[tuple[str, int]] = Counter()
        self.rounds = 0
        for seating in before:
            self.rounds += 1
            self.byes.update(seating.byes)
            for table in seating.tables:
                for one, other in combinations(table, 2):
                    self.met[one, other] += 1
                    self.met[other, one] += 1
                self.small.update(table if len(table) != wanted else ())
                self.seats.update((person, seat) for seat, person in enumerate(table))

    def weight(self, person: str, others: Iterable[str], *, small: bool) -> int:
        """What it costs that somebody sits with these: the next meeting of a pair costs more than the one before."""
        met = self.met
        pairs = sum(2 * met[person, other] + 1 for other in others if met[person, other])
        return AGAIN * pairs + (2 * self.small[person] + 1 if small else 0)


def seat(
    people: Collection[str], before: Sequence[Seating], wanted: int, allowed: Collection[int], seed: str
) -> Seating:
    """The next round for these people after the rounds before; the same for the same, whatever order they come in."""
    sizes = table_sizes(len(people), wanted, allowed)
    history = _History(before, wanted)
    rng = Random(f"{seed}:{history.rounds}")  # noqa: S311  nothing is won by guessing it
    drawn = sorted(people)
    rng.shuffle(drawn)
    byes = _who_sits_out(drawn, len(people) - sum(sizes), history)
    seated = [person for person in drawn if person not in byes]
    best: list[list[str]] = []
    least = -1
    for start in _starts(seated, sizes, history, rng, seed):
        _improve(start, wanted, history)
        cost = _cost(start, wanted, history)
        if least < 0 or cost < least:
            best, least = start, cost
        if least < AGAIN:
            break
    return Seating(tuple(tuple(_in_order(table, history)) for table in best), tuple(byes))


def _who_sits_out(drawn: Sequence[str], count: int, history: _History) -> list[str]:
    """Whoever has sat out least, and among them who has had the fewest small tables."""
    return sorted(drawn, key=lambda person: (history.byes[person], -history.small[person]))[:count]


def _starts(
    seated: list[str], sizes: list[int], history: _History, rng: Random, seed: str
) -> Iterable[list[list[str]]]:
    """Ways to begin: a schedule in which nobody meets twice, if there is one; then each to whom they know least."""
    perfect = _perfect(seated, sizes, history.rounds, seed)
    if perfect is not None:
        yield perfect
    for _ in range(STARTS):
        yield _greedy(seated, sizes, history)
        rng.shuffle(seated)


def _perfect(seated: list[str], sizes: list[int], number: int, seed: str) -> list[list[str]] | None:
    """This round of a perfect schedule for these people, in which they have the same places every round."""
    found = round_of(number, len(sizes), max(sizes, default=0))
    if found is None:
        return None
    placed = sorted(seated)
    Random(seed).shuffle(placed)  # noqa: S311  the same
    tables = [[placed[number] for number in table if number < len(placed)] for table in found]
    return tables if sorted(map(len, tables)) == sorted(sizes) else None


def _greedy(seated: list[str], sizes: list[int], history: _History) -> list[list[str]]:
    """Table by table: whoever has met those who sit there least comes next."""
    left, tables = list(seated), list[list[str]]()
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            following = min(left, key=lambda person: sum(history.met[person, other] for other in table))
            left.remove(following)
            table.append(following)
        tables.append(table)
    return tables


def _improve(tables: list[list[str]], wanted: int, history: _History) -> None:
    """Two people change places as long as that makes it better."""
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for here in range(len(one)):
                for there in range(len(other)):
                    better |= _swap(one, here, other, there, wanted, history)


def _swap(one: list[str], here: int, other: list[str], there: int, wanted: int, history: _History) -> bool:
    """They change places if that makes it better; whether it did."""
    a, b = one[here], other[there]
    with_a, with_b = one[:here] + one[here + 1 :], other[:there] + other[there + 1 :]
    small = len(one) != wanted, len(other) != wanted
    before = history.weight(a, with_a, small=small[0]) + history.weight(b, with_b, small=small[1])
    if not before:
        return False
    after = history.weight(b, with_a, small=small[0]) + history.weight(a, with_b, small=small[1])
    if after >= before:
        return False
    one[here], other[there] = b, a
    return True


def _cost(tables: list[list[str]], wanted: int, history: _History) -> int:
    """What a round weighs: first those who meet again, then those who have a small table again."""
    again = sum(2 * met + 1 for table in tables for pair in combinations(table, 2) if (met := history.met[pair]))
    small = sum(2 * history.small[person] + 1 for table in tables if len(table) != wanted for person in table)
    least = sum(len(table) for table in tables if len(table) != wanted)
    return AGAIN * again + small - least


def _in_order(table: list[str], history: _History) -> list[str]:
    """The people of a table on its seats: whoever has sat on a seat least takes it, the first seat first."""
    left, order = list(table), list[str]()
    for number in range(len(table)):
        chosen = min(left, key=lambda person: (history.seats[person, number], left.index(person)))
        left.remove(chosen)
        order.append(chosen)
    return order


def repeats(rounds: Iterable[Seating]) -> int:
    """How often people met somebody whom they had met before."""
    met = Counter(frozenset(pair) for seating in rounds for table in seating.tables for pair in combinations(table, 2))
    return sum(count - 1 for count in met.values())
