"""Explanations a player can ask for: the strengths of a battle, source by source (A7.17)."""

from __future__ import annotations

from tawy.ankh.queries.presence import sides_in
from tawy.ankh.queries.strength import Strength, strength
from tawy.ankh.state import NOWHERE, Ankh, Side


def battle(g: Ankh) -> dict[Side, Strength]:
    """For the battle that is going on: what each participant brings as it stands, with the cards shown so far."""
    return {} if g.arena == NOWHERE else region(g, g.arena)


def region(g: Ankh, number: int) -> dict[Side, Strength]:
    """What each god with figures in a region would bring to a battle there, without cards not yet shown."""
    sides = set(sides_in(g, number)) | {side for side in range(g.seats) if g.arena == number and g.fighters >> side & 1}
    return {side: strength(g, side, number) for side in sorted(sides)}


def strengths(g: Ankh) -> list[dict[str, dict[str, int]]]:
    """For each region in conflict order, what each god there brings, as data: by side, by source, and in all."""
    return [
        {str(side): {**brought._asdict(), "total": brought.total} for side, brought in region(g, number).items()}
        for number in range(len(g.regions))
    ]
