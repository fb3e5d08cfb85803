"""Schedules in which nobody meets anybody twice, where geometry has one: the lines of an affine plane.

With g tables, g a power of a prime, everyone has a column and a row (a number below g each). In round r whoever is in
column c and row x sits at table x + r * c, reckoned in the field of g elements. Two of different columns are at the
same table in one round only; two of the same column never are. With as many columns as rows there is one round more, in
which every column is a table: for 16 people at tables of four that makes five rounds, the most there can be.
"""

from __future__ import annotations

from typing import Final

POWERS: Final = {4: (2, 0b111), 8: (2, 0b1011), 9: (3, 0), 16: (2, 0b10011)}
"""Fields that are no numbers modulo a prime: the prime, and the polynomial by which those of 2 are reduced."""
PRIMES: Final = frozenset({2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31})


def has_field(order: int) -> bool:
    """There is a field of so many elements here."""
    return order in PRIMES or order in POWERS


def round_of(number: int, tables: int, size: int) -> list[list[int]] | None:
    """A round, counted from 0, of a perfect schedule: people by number, `column * tables + row`; None if there is none.

    People of the last column have the highest numbers: with fewer people than places, the tables lack one each.
    """
    if not has_field(tables) or size > tables:
        return None
    if number < tables:
        found: list[list[int]] = [[] for _ in range(tables)]
        for column in range(size):
            for row in range(tables):
                found[add(row, times(number, column, tables), tables)].append(column * tables + row)
        return found
    if number == tables and size == tables:
        return [[column * tables + row for row in range(tables)] for column in range(size)]
    return None


def add(one: int, other: int, order: int) -> int:
    """The sum of two elements of a field."""
    if order in PRIMES:
        return (one + other) % order
    if order == 9:  # noqa: PLR2004  of 3 by 3
        return (one // 3 + other // 3) % 3 * 3 + (one + other) % 3
    return one ^ other


def times(one: int, other: int, order: int) -> int:
    """The product of two elements of a field."""
    if order in PRIMES:
        return one * other % order
    if order == 9:  # noqa: PLR2004  a + bi, where i times i is -1
        (b, a), (d, c) = divmod(one, 3), divmod(other, 3)
        return (a * d + b * c) % 3 * 3 + (a * c - b * d) % 3
    polynomial, product = POWERS[order][1], 0
    while other:
        if other & 1:
            product ^= one
        one <<= 1
        if one & order:
            one ^= polynomial
        other >>= 1
    return product
