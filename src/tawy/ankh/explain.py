"""Explanations a player can ask for: the strengths of a battle, source by source (A7.17)."""

from __future__ import annotations

import msgspec

from tawy.ankh.queries.presence import sides_in
from tawy.ankh.queries.strength import Strength, strength
from tawy.ankh.state import Ankh, Side


def region(g: Ankh, number: int) -> dict[Side, Strength]:
    """What each god with figures in a region would bring to a battle there, without cards not yet shown.

    After a battle's resolution there: what it brought to it, though its figures may be dead.
    """
    sides = set(sides_in(g, number)) | {side for side in range(g.seats) if g.arena == number and g.fighters >> side & 1}
    fought = {side: Strength(*brought) for side, brought in enumerate(g.brought) if g.arena == number and brought}
    return {side: fought[side] if side in fought else strength(g, side, number) for side in sorted(sides)}


class Brought(msgspec.Struct, frozen=True):
    """What a god brings to a battle, by source and in all."""

    side: int
    figures: int
    cancelled: int
    """Figures that an Androsphinx cancels; they add nothing (A14.8)."""
    resplendent: int
    trapped: int
    temples: int
    cards: int
    total: int


def strengths(g: Ankh) -> list[list[Brought]]:
    """For each region in conflict order, what each god there brings, as data: by source, and in all."""
    return [
        [Brought(side, **brought._asdict(), total=brought.total) for side, brought in region(g, number).items()]
        for number in range(len(g.regions))
    ]
