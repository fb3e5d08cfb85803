"""Chance is a seat: it answers questions like anyone, from the seed of the game."""

from __future__ import annotations

from hashlib import blake2b


def roll(seed: str, position: int, limit: int) -> int:
    """A number from 0 below `limit`, fixed by the seed and the position in the game.

    A keyed hash and not a common generator: players see many of its answers and must not be
    able to work out the next one. It has no state, so a game can be cloned, undone and resumed.
    The bias of the remainder is below 2**-90 for any question a board game asks.

    >>> [roll("tawy", position, 6) for position in range(8)]
    [1, 0, 3, 3, 1, 4, 4, 0]
    """
    drawn = blake2b(position.to_bytes(8, "big"), key=blake2b(seed.encode()).digest(), digest_size=16)
    return int.from_bytes(drawn.digest(), "big") % limit
