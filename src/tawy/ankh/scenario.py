"""Scenarios: what stands on the board when a game begins, for each number of seats (A3.3)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final, Literal

import msgspec

from tawy.ankh.board import CAMEL_EDGES, GRID, LAND, SPACES, camel_edge, regions
from tawy.ankh.terms import ANKHS_IN_POOL, CAMEL_SUPPLY, MONUMENT_SUPPLY, MONUMENTS, ORDER_TOKENS, WARRIORS
from tawy.kernel.bits import union
from tawy.kernel.content import Sourced, shipped, shipped_names
from tawy.kernel.refusal import Refused

CARAVANS: Final = 3
"""Camel caravans on the event track: each may need one more order token."""


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A monument or figure at the start; without a seat a monument is neutral."""

    space: str
    piece: Literal["obelisk", "temple", "pyramid", "god", "warrior"]
    seat: int | None = None


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario for one number of seats. Seat n is the n-th in turn order."""

    seats: int
    order: list[str]
    """A space of the region of order token 1, of token 2, and so on."""
    camels: list[str]
    pieces: list[Piece]


class Scenario(Sourced, frozen=True):
    """A scenario for one or more numbers of seats."""

    id: str
    name: str
    layouts: list[Layout]

    @property
    def seats(self) -> list[int]:
        """The numbers of seats it can be played with."""
        return [layout.seats for layout in self.layouts]

    def layout(self, seats: int) -> Layout:
        """The layout for this many seats."""
        for layout in self.layouts:
            if layout.seats == seats:
                return layout
        known = ", ".join(map(str, self.seats))
        raise Refused(f"Scenario {self.name!r} has no layout for {seats} seats, only for {known}.")


@cache
def scenarios() -> dict[str, Scenario]:
    """The scenarios that come with the game, by id."""
    found = [shipped("tawy.ankh", name, Scenario) for name in shipped_names("tawy.ankh", "scenarios")]
    return {scenario.id: check(scenario) for scenario in found}


def check(scenario: Scenario) -> Scenario:
    """The scenario, or a sentence on what is wrong with it."""
    if not scenario.layouts:
        raise Refused(f"Scenario {scenario.name!r} has no layout.")
    for layout in scenario.layouts:
        if scenario.seats.count(layout.seats) > 1:
            raise Refused(f"Scenario {scenario.name!r} has two layouts for {layout.seats} seats.")
        try:
            _check_layout(layout)
        except Refused as error:
            raise Refused(f"Scenario {scenario.name!r} for {layout.seats} seats: {error}") from error
    return scenario


def _check_layout(layout: Layout) -> None:
    if not 2 <= layout.seats <= 5:  # noqa: PLR2004  the rulebook's own numbers (A1.1)
        raise Refused("Ankh is played by 2 to 5 seats.")
    _check_camels(layout)
    _check_order(layout)
    _check_places(layout)
    _check_stock(layout)


def _check_camels(layout: Layout) -> None:
    edges = [camel_edge(token) for token in layout.camels]
    for token, edge in zip(layout.camels, edges, strict=True):
        if edges.count(edge) > 1:
            raise Refused(f"Two camels stand on the edge {token!r}.")
    lands = regions(union(edges))
    for token, edge in zip(layout.camels, edges, strict=True):
        if any(land >> CAMEL_EDGES[edge][0] & land >> CAMEL_EDGES[edge][1] & 1 for land in lands):
            raise Refused(f"The camel on {token!r} separates nothing: camels stand between two regions.")
    if len(edges) > CAMEL_SUPPLY:
        raise Refused(f"There are {len(edges)} camels; the game has {CAMEL_SUPPLY}.")


def _check_order(layout: Layout) -> None:
    lands = regions(union(camel_edge(token) for token in layout.camels))
    if len(lands) + CARAVANS > ORDER_TOKENS:
        raise Refused(f"The camels make {len(lands)} regions; {ORDER_TOKENS - CARAVANS} are possible.")
    marked: list[int] = []
    for number, token in enumerate(layout.order, 1):
        space = GRID.space(token)
        region = next((land for land in lands if land >> space & 1), None)
        if region is None:
            raise Refused(f"Order token {number} lies on {token!r}, which is not a land space.")
        if region in marked:
            raise Refused(f"Order tokens {marked.index(region) + 1} and {number} lie in the same region.")
        marked.append(region)
    for land in lands:
        if land not in marked:
            raise Refused(f"The region around {_a_space(land)!r} has no order token.")


def _a_space(land: int) -> str:
    return GRID.token((land & -land).bit_length() - 1)


def _check_places(layout: Layout) -> None:
    taken: dict[int, str] = {}
    for piece in layout.pieces:
        space = GRID.space(piece.space)
        if not SPACES >> space & 1:
            raise Refused(f"There is no space {piece.space!r} on the map.")
        if not LAND >> space & 1:
            raise Refused(f"The {piece.piece} on {piece.space!r} stands on water.")
        if space in taken:
            raise Refused(f"The {taken[space]} and the {piece.piece} share the space {piece.space!r}.")
        if piece.seat is None and piece.piece not in MONUMENTS:
            raise Refused(f"The {piece.piece} on {piece.space!r} belongs to no seat.")
        if piece.seat is not None and not 1 <= piece.seat <= layout.seats:
            raise Refused(f"The {piece.piece} on {piece.space!r} belongs to seat {piece.seat}, of {layout.seats}.")
        taken[space] = piece.piece


def _check_stock(layout: Layout) -> None:
    kinds = Counter(piece.piece for piece in layout.pieces)
    for kind in MONUMENTS:
        if kinds[kind] > MONUMENT_SUPPLY:
            raise Refused(f"There are {kinds[kind]} monuments of the kind {kind}; the game has {MONUMENT_SUPPLY}.")
    for seat in range(1, layout.seats + 1):
        mine = Counter(piece.piece for piece in layout.pieces if piece.seat == seat)
        if mine["god"] != 1:
            raise Refused(f"Seat {seat} has {mine['god']} god figures on the board; it needs exactly 1.")
        if mine["warrior"] > WARRIORS:
            raise Refused(f"Seat {seat} has {mine['warrior']} warriors on the board; it has only {WARRIORS}.")
        if sum(mine[kind] for kind in MONUMENTS) > ANKHS_IN_POOL:
            raise Refused(f"Seat {seat} controls more monuments than it has ankh tokens ({ANKHS_IN_POOL}).")
