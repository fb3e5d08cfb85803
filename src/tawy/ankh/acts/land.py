"""Acts on the land: monuments, camels, order tokens (A6)."""

from __future__ import annotations

from collections.abc import Sequence

from tawy.ankh import events
from tawy.ankh.board import edge_token, parted, with_water
from tawy.ankh.queries.pieces import (
    TOKEN,
    monument_on,
    owner_of,
)
from tawy.ankh.state import Ankh, Seat, Side
from tawy.ankh.terms import (
    MONUMENTS,
)
from tawy.kernel.bits import Mask, first, union
from tawy.kernel.frame import replaced
from tawy.kernel.hexgrid import Space


def _put_ankh_on(g: Ankh, side: Side, space: Space) -> None:
    """A token of its pool shows that a god controls the monument on a space."""
    g.owned = replaced(g.owned, side, g.owned[side] | 1 << space)
    g.ankhs = replaced(g.ankhs, side, g.ankhs[side] - 1)


def _give_back(g: Ankh, side: Side, space: Space) -> None:
    """The token goes back to its pool."""
    g.owned = replaced(g.owned, side, g.owned[side] ^ 1 << space)
    g.ankhs = replaced(g.ankhs, side, g.ankhs[side] + 1)


def take_monument(g: Ankh, side: Side, space: Space) -> None:
    """A god controls a monument; the one that did before gets its token back (A6.1, A6.2)."""
    before = owner_of(g, space)
    if before is not None:
        _give_back(g, before, space)
    _put_ankh_on(g, side, space)
    if g.events is not None:
        g.tell(events.MonumentTaken, side, MONUMENTS[monument_on(g, space)], TOKEN[space], before)


def build(g: Ankh, side: Side, kind: int, space: Space) -> None:
    """A god builds a monument (A12.2)."""
    g.built = replaced(g.built, kind, g.built[kind] | 1 << space)
    _put_ankh_on(g, side, space)
    g.occupied |= 1 << space
    g.tell(events.MonumentBuilt, side, MONUMENTS[kind], TOKEN[space])


def destroy(g: Ankh, space: Space, cause: str) -> None:
    """A monument goes back to the supply and its ankh token to its god."""
    kind, before = monument_on(g, space), owner_of(g, space)
    g.built = replaced(g.built, kind, g.built[kind] ^ 1 << space)
    g.occupied ^= 1 << space
    if before is not None:
        _give_back(g, before, space)
    g.tell(events.MonumentDestroyed, MONUMENTS[kind], TOKEN[space], before, cause)


def place_caravan(g: Ankh, seat: Seat, line: Sequence[int], keeper: Mask, newcomer: Mask) -> None:
    """A line of camels splits a region; `keeper` keeps its order token, `newcomer` gets the next (A6.6)."""
    g.camels |= union(line)
    g.adjacent = parted(g.adjacent, line)
    token = next(token for token, region in enumerate(g.regions) if region & keeper == keeper)
    halves = (with_water(keeper), with_water(newcomer))
    g.regions = (*g.regions[:token], halves[0], *g.regions[token + 1 :], halves[1])
    if g.events is not None:
        g.tell(
            events.CaravanPlaced,
            seat,
            tuple(edge_token(edge) for edge in line),
            token + 1,
            TOKEN[first(keeper)],
            len(g.regions),
            TOKEN[first(newcomer)],
            (keeper.bit_count(), newcomer.bit_count()),
        )


def exchange_tokens(g: Ankh, seat: Seat, one: int, other: int) -> None:
    """Two regions exchange their order tokens (A6.7)."""
    order = list(g.regions)
    order[one], order[other] = order[other], order[one]
    g.regions = tuple(order)
    g.tell(events.TokensExchanged, seat, (one + 1, other + 1))
