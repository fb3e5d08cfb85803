"""The printed board: spaces, terrain, the Nile, edges and corners. It never changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, reduce
from typing import Final

from tawy.kernel.bits import Mask, bits, union
from tawy.kernel.content import Sourced, shipped
from tawy.kernel.hexgrid import EDGES, Corner, HexGrid, Space
from tawy.kernel.refusal import Refused

GRID: Final = HexGrid(11, 10)
MOVE_RANGE: Final = 3


class _Board(Sourced, frozen=True):
    terrain: list[str]
    rivers: list[str]


_BOARD: Final = shipped("tawy.ankh", "board.toml", _Board)
_TERRAIN: Final = "".join(_BOARD.terrain)

FERTILE: Final[Mask] = union(space for space, terrain in enumerate(_TERRAIN) if terrain == "F")
DESERT: Final[Mask] = union(space for space, terrain in enumerate(_TERRAIN) if terrain == "D")
WATER: Final[Mask] = union(space for space, terrain in enumerate(_TERRAIN) if terrain == "W")
LAND: Final[Mask] = FERTILE | DESERT
SPACES: Final[Mask] = LAND | WATER
"""The 101 spaces of the map (A2.1)."""


def _on_map(space: Space | None) -> bool:
    return space is not None and bool(SPACES >> space & 1)


AROUND: Final[tuple[tuple[Space | None, ...], ...]] = tuple(
    tuple(other if _on_map(other := GRID.beside(space, edge)) else None for edge in range(6))
    if SPACES >> space & 1
    else (None,) * 6
    for space in range(GRID.width * GRID.height)
)
"""The six spaces around a space, by edge; None off the map."""

NEIGHBOURS: Final[tuple[Mask, ...]] = tuple(union(o for o in around if o is not None) for around in AROUND)
"""The spaces that share an edge on the map, whatever lies on it (A2.6)."""


def spread(spaces: Mask) -> Mask:
    """These spaces and those beside them on the map."""
    return reduce(lambda reached, space: reached | NEIGHBOURS[space], bits(spaces), spaces)


def _within(space: Space, steps: int) -> Mask:
    return reduce(lambda reached, _: spread(reached), range(steps), 1 << space)


WITHIN_REACH: Final[tuple[Mask, ...]] = tuple(
    _within(space, MOVE_RANGE) & SPACES if SPACES >> space & 1 else 0 for space in range(GRID.width * GRID.height)
)
"""What a move of up to three spaces can end on, the space it started from included (A5.2)."""


# --- edges and corners -------------------------------------------------------------------------------


def edge_between(token: str) -> tuple[Space, Space]:
    """The two spaces that an edge like "0,3 SE" lies between, lower number first."""
    place, _, name = token.partition(" ")
    if name not in EDGES:
        raise Refused(f"{token!r} is not an edge: write it like '0,3 SE', with one of {', '.join(EDGES)}.")
    space = GRID.space(place)
    other = AROUND[space][EDGES.index(name)]
    if other is None:
        raise Refused(f"{token!r} is not an edge between two spaces of the map.")
    return (space, other) if space < other else (other, space)


RIVERS: Final = frozenset(edge_between(token) for token in _BOARD.rivers)

CAMEL_EDGES: Final[tuple[tuple[Space, Space], ...]] = tuple(
    (space, other)
    for space in bits(LAND)
    for other in bits(NEIGHBOURS[space] & LAND)
    if space < other and (space, other) not in RIVERS
)
"""The edges a camel can stand on: between two land spaces, without a river (A6.4)."""

EDGES_AROUND: Final[tuple[tuple[tuple[int, Space], ...], ...]] = tuple(
    tuple((edge, high if space == low else low) for edge, (low, high) in enumerate(CAMEL_EDGES) if space in {low, high})
    for space in range(len(AROUND))
)
"""By space: those of these edges that are its own, and the space across each."""

EDGE_NUMBER: Final = {edge: number for number, edge in enumerate(CAMEL_EDGES)}


def edge_token(edge: int) -> str:
    """How a camel's edge is written, seen from its lower space."""
    low, high = CAMEL_EDGES[edge]
    return f"{GRID.token(low)} {EDGES[AROUND[low].index(high)]}"


@cache
def space_of(token: str) -> Space:
    """The space of the map that is written like this."""
    return GRID.space(token)


@cache
def camel_edge(token: str) -> int:
    """The edge a camel could stand on, from its token."""
    edge = EDGE_NUMBER.get(edge_between(token))
    if edge is None:
        raise Refused(f"No camel can stand on {token!r}: it must lie between two land spaces and carry no river.")
    return edge


INNER_CORNER: Final = 3
"""Hexes that meet at a corner inside the map."""


def _spaces_at() -> dict[Corner, Mask]:
    found: dict[Corner, Mask] = {}
    for space in bits(SPACES):
        for corner in GRID.corners(space):
            found[corner] = found.get(corner, 0) | 1 << space
    return found


_SPACES_AT: Final = tuple(sorted(_spaces_at().items()))
"""The corners of the map with the spaces that meet there; from here on a corner is its number in this list."""
_CORNER_NUMBER: Final = {corner: number for number, (corner, _) in enumerate(_SPACES_AT)}


def _ends(low: Space, high: Space) -> tuple[int, int]:
    """The two corners of the edge between two spaces."""
    corners = GRID.corners(low)
    edge = AROUND[low].index(high)
    return _CORNER_NUMBER[corners[edge]], _CORNER_NUMBER[corners[(edge + 1) % 6]]


EDGE_ENDS: Final = tuple(_ends(low, high) for low, high in CAMEL_EDGES)
CORNERS: Final = len(_SPACES_AT)
SHORES: Final = [
    spaces.bit_count() < INNER_CORNER or spaces & WATER != 0 or any(set(bits(spaces)) >= set(river) for river in RIVERS)
    for _, spaces in _SPACES_AT
]
"""By corner: whether it lies on the map's edge, on the border of a water space or on a river (A6.5)."""


# --- adjacency and regions ---------------------------------------------------------------------------


def _printed_adjacency() -> tuple[Mask, ...]:
    adjacent = [0] * len(AROUND)
    for space in bits(SPACES):
        adjacent[space] = NEIGHBOURS[space] if WATER >> space & 1 else NEIGHBOURS[space] & WATER
    for low, high in CAMEL_EDGES:
        adjacent[low] |= 1 << high
        adjacent[high] |= 1 << low
    return tuple(adjacent)


_PRINTED: Final = _printed_adjacency()


@lru_cache(maxsize=1024)
def adjacency(camels: Mask) -> tuple[Mask, ...]:
    """For each space, the spaces adjacent to it with these camels on their edges (A2.5)."""
    return parted(_PRINTED, bits_of_edges(camels))


def parted(adjacent: tuple[Mask, ...], edges: Sequence[int]) -> tuple[Mask, ...]:
    """The same with a camel more on each of these edges."""
    still = list(adjacent)
    for edge in edges:
        low, high = CAMEL_EDGES[edge]
        still[low] &= ~(1 << high)
        still[high] &= ~(1 << low)
    return tuple(still)


def bits_of_edges(camels: Mask) -> list[int]:
    """The edges of a set of camels; there are more edges on the map than `bits` can list."""
    edges: list[int] = []
    while camels:
        lowest = camels & -camels
        edges.append(lowest.bit_length() - 1)
        camels ^= lowest
    return edges


def joined(start: Mask, adjacent: tuple[Mask, ...]) -> Mask:
    """All the land joined to this land (A2.4)."""
    seen = start
    edge = start
    while edge:
        lowest = edge & -edge
        found = adjacent[lowest.bit_length() - 1] & LAND & ~seen
        seen |= found
        edge = edge ^ lowest | found
    return seen


@lru_cache(maxsize=1024)
def with_water(land: Mask) -> Mask:
    """A region: its land, and every water space with some of that land beside it (A2.4)."""
    return land | union(space for space in bits(WATER) if NEIGHBOURS[space] & land)


@lru_cache(maxsize=1024)
def regions(camels: Mask) -> tuple[Mask, ...]:
    """The land of every region with these camels, by lowest space."""
    adjacent = adjacency(camels)
    left = LAND
    found: list[Mask] = []
    while left:
        region = joined(left & -left, adjacent)
        found.append(region)
        left &= ~region
    return tuple(found)
