"""Sets of spaces as Python integers: bit n stands for space n."""

from __future__ import annotations

from collections.abc import Iterable

Mask = int
"""A set of small numbers."""

_BYTES = 16
_TABLE = [
    [tuple(8 * place + bit for bit in range(8) if byte >> bit & 1) for byte in range(256)] for place in range(_BYTES)
]
_MANY = 8


def bits(mask: Mask) -> list[int]:
    """The members of a set below 128, ascending.

    Few members one by one, many by a table of bytes: listing spaces is much of what a question costs.

    >>> bits(0b101001)
    [0, 3, 5]
    """
    out: list[int] = []
    if mask.bit_count() < _MANY:
        while mask:
            lowest = mask & -mask
            out.append(lowest.bit_length() - 1)
            mask ^= lowest
        return out
    for place, byte in zip(_TABLE, mask.to_bytes((mask.bit_length() + 7) // 8, "little"), strict=False):
        if byte:
            out += place[byte]
    return out


def first(mask: Mask) -> int:
    """The lowest member of a set that is not empty.

    >>> first(0b101000)
    3
    """
    return (mask & -mask).bit_length() - 1


def union(members: Iterable[int]) -> Mask:
    """The set of these numbers.

    >>> union([0, 3])
    9
    """
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
