"""What a god has in each region, as if the conflict came now and without cards (A7)."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import astuple

from tawy.ai.ankh.majorities import holders
from tawy.ai.ankh.strength import strength_without_cards
from tawy.ai.sense import Row
from tawy.ankh.board import DESERT, FERTILE
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import GLORIOUS, RA
from tawy.kernel.bits import Mask

CLEAR: Final = 3
"""A lead in strength that cards seldom turn."""
FIRST_REGIONS: Final = 2
"""So many are fought for before the others (A7.3)."""


class Prospects(msgspec.Struct):
    """What a god may expect of a conflict, summed over the regions. Its fields are the features, in their order."""

    present: float = 0.0
    dominated: float = 0.0
    won: float = 0.0
    won_clearly: float = 0.0
    contested: float = 0.0
    lost: float = 0.0
    majorities: float = 0.0
    majorities_without_figures: float = 0.0
    figures_winning: float = 0.0
    figures_losing: float = 0.0
    desert_winning: float = 0.0
    fertile: float = 0.0
    radiant: float = 0.0
    first_regions: float = 0.0


REGIONS: Final[tuple[str, ...]] = tuple(field.replace("_", " ") for field in Prospects.__struct_fields__)


def regions(g: Ankh, sides: list[Side]) -> dict[Side, Row]:
    """For each god, the sums over the regions."""
    every = {side: Prospects() for side in sides}
    figures = g.figures
    for number, area in enumerate(g.regions):
        here = [side for side in sides if figures[side] & area]
        _majorities(g, area, here, every)
        if len(here) == 1:
            alone = every[here[0]]
            alone.dominated += 0.5
            _battle(g, here[0], number, CLEAR, alone)
        elif here:
            _contest(g, number, here, every)
    return {side: list(astuple(prospects)) for side, prospects in every.items()}


def _majorities(g: Ankh, area: Mask, here: list[Side], every: dict[Side, Prospects]) -> None:
    """Who has most of a kind of monument here, and whether it has a figure here to show for it (A7.16)."""
    obelisks, temples, pyramids = g.built
    owned = g.owned
    for place in holders(obelisks & area, temples & area, pyramids & area, *[owned[side] & area for side in every]):
        holder = list(every)[place]
        if holder in here:
            every[holder].majorities += 0.25
        else:
            every[holder].majorities_without_figures += 0.25


def _contest(g: Ankh, number: int, here: list[Side], every: dict[Side, Prospects]) -> None:
    """Several gods would fight for this region: each against the strongest of the others (A7.17)."""
    strengths = [strength_without_cards(g, side, g.regions[number]) for side in here]
    most = max(strengths)
    next_most = most if strengths.count(most) > 1 else sorted(strengths)[-2]
    for side, strength in zip(here, strengths, strict=True):
        prospects, margin = every[side], strength - (next_most if strength == most else most)
        _battle(g, side, number, margin, prospects)
        if margin >= CLEAR:
            prospects.won += 0.5
            prospects.won_clearly += 1.0 if g.powers[side] & GLORIOUS else 0.3
        elif margin > -CLEAR:
            prospects.won += 0.25 + margin / (4 * CLEAR)
            prospects.contested += 0.5


def _battle(g: Ankh, side: Side, number: int, margin: int, prospects: Prospects) -> None:
    """How a god's figures stand in one region, by its lead over the strongest of the others."""
    figures = g.figures[side] & g.regions[number]
    prospects.present += 0.25
    prospects.fertile += (figures & FERTILE).bit_count() / 5
    if margin > 0:
        prospects.figures_winning += figures.bit_count() / 5
        prospects.desert_winning += (figures & DESERT).bit_count() / 5
        prospects.first_regions += 0.25 if number < FIRST_REGIONS else 0.0
        if figures & g.suns and g.abilities[side] & RA:
            prospects.radiant += 0.5
    else:
        prospects.lost += 0.5
        prospects.figures_losing += (figures.bit_count() - (figures >> g.god_at[side] & 1)) / 5
