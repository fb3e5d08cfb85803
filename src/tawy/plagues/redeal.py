"""What a seat cannot know, sampled anew: which cards lie under the deck, what Buto and Edfu hold (P15.1)."""

from __future__ import annotations

from collections.abc import Callable

from tawy.kernel.bits import bits, union
from tawy.plagues.state import Plagues
from tawy.plagues.terms import BUTO, EDFU
from tawy.plagues.view import unseen

Roll = Callable[[int], int]


def redeal(g: Plagues, seat: int | None, roll: Roll) -> Plagues:
    """A copy in which all that the seat cannot know is drawn again."""
    copy = g.clone()
    for player, province in enumerate(g.provinces):
        if player == seat:
            continue
        if province == BUTO:
            _buto(g, copy, player, roll)
        elif province == EDFU and g.drawn[player]:
            _hold(copy, player, _take(_face_down(g), len(g.drawn[player]), roll))
    return copy


def _buto(g: Plagues, copy: Plagues, player: int, roll: Roll) -> None:
    pool = bits(unseen(g))
    held = _take(pool, max(0, len(g.drawn[player]) - 1), roll)
    _hold(copy, player, [*g.drawn[player][:1], *held])
    copy.bottom = _take(pool, len(g.bottom), roll)
    copy.deck = union(pool)


def _hold(copy: Plagues, player: int, things: list[int]) -> None:
    copy.drawn = [tuple(things) if other == player else drawn for other, drawn in enumerate(copy.drawn)]


def _face_down(g: Plagues) -> list[int]:
    return [kind for kind, left in enumerate(g.supply) for _ in range(left)]


def _take(pool: list[int], amount: int, roll: Roll) -> list[int]:
    """Draw some things out of a pool."""
    return [pool.pop(roll(len(pool))) for _ in range(amount)]
