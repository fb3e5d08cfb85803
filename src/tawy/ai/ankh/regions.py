"""What a god has in each region, as if the conflict came now and without cards (A7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tawy.ai.ankh.majorities import holders
from tawy.ai.ankh.monuments import REMEMBERED
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


class Prospects:
    """What a god may expect of a conflict, summed over the regions. Its parts are the features, in their order."""

    __slots__ = (
        "contested",
        "desert_winning",
        "dominated",
        "fertile",
        "figures_losing",
        "figures_winning",
        "first_regions",
        "lost",
        "majorities",
        "majorities_without_figures",
        "present",
        "radiant",
        "won",
        "won_clearly",
    )

    def __init__(self) -> None:
        self.present = 0.0
        self.dominated = 0.0
        self.won = 0.0
        self.won_clearly = 0.0
        self.contested = 0.0
        self.lost = 0.0
        self.majorities = 0.0
        self.majorities_without_figures = 0.0
        self.figures_winning = 0.0
        self.figures_losing = 0.0
        self.desert_winning = 0.0
        self.fertile = 0.0
        self.radiant = 0.0
        self.first_regions = 0.0

    def row(self) -> Row:
        """All of them, as `REGIONS` names them."""
        return [
            self.present,
            self.dominated,
            self.won,
            self.won_clearly,
            self.contested,
            self.lost,
            self.majorities,
            self.majorities_without_figures,
            self.figures_winning,
            self.figures_losing,
            self.desert_winning,
            self.fertile,
            self.radiant,
            self.first_regions,
        ]


REGIONS: Final[tuple[str, ...]] = (
    "present",
    "dominated",
    "won",
    "won clearly",
    "contested",
    "lost",
    "majorities",
    "majorities without figures",
    "figures winning",
    "figures losing",
    "desert winning",
    "fertile",
    "radiant",
    "first regions",
)


def regions(g: Ankh, sides: list[Side]) -> dict[Side, Row]:
    """For each god, the sums over the regions."""
    every = {side: Prospects() for side in sides}
    figures = g.figures
    held = holders(g.regions, tuple(g.built), tuple(g.owned), tuple(sides))
    for number, area in enumerate(g.regions):
        forces = {side: force for side in sides if (force := figures[side] & area)}
        for holder in held[number]:  # whether it has a figure here to show for it (A7.16)
            if holder in forces:
                every[holder].majorities += 0.25
            else:
                every[holder].majorities_without_figures += 0.25
        if len(forces) > 1:
            _contest(g, number, forces, every)
        else:
            for side, force in forces.items():  # alone
                every[side].dominated += 0.5
                _battle(g, side, number, force, CLEAR, every[side])
    return {side: prospects.row() for side, prospects in every.items()}


def _contest(g: Ankh, number: int, forces: dict[Side, Mask], every: dict[Side, Prospects]) -> None:
    """Several gods would fight for this region: each against the strongest of the others (A7.17)."""
    strengths = [strength_without_cards(g, side, g.regions[number], force) for side, force in forces.items()]
    most = max(strengths)
    next_most = most if strengths.count(most) > 1 else sorted(strengths)[-2]
    for (side, force), strength in zip(forces.items(), strengths, strict=True):
        prospects, margin = every[side], strength - (next_most if strength == most else most)
        _battle(g, side, number, force, margin, prospects)
        if margin >= CLEAR:
            prospects.won += 0.5
            prospects.won_clearly += 1.0 if g.powers[side] & GLORIOUS else 0.3
        elif margin > -CLEAR:
            prospects.won += 0.25 + margin / (4 * CLEAR)
            prospects.contested += 0.5


def _battle(g: Ankh, side: Side, number: int, figures: Mask, margin: int, prospects: Prospects) -> None:
    """How a god's figures stand in one region, by its lead over the strongest of the others."""
    count, fertile, desert = _terrain(figures)
    prospects.present += 0.25
    prospects.fertile += fertile / 5
    if margin > 0:
        prospects.figures_winning += count / 5
        prospects.desert_winning += desert / 5
        prospects.first_regions += 0.25 if number < FIRST_REGIONS else 0.0
        if figures & g.suns and g.abilities[side] & RA:
            prospects.radiant += 0.5
    else:
        prospects.lost += 0.5
        prospects.figures_losing += (count - (figures >> g.god_at[side] & 1)) / 5


@lru_cache(REMEMBERED)
def _terrain(figures: Mask) -> tuple[int, int, int]:
    """How many figures these are, and how many of them stand on fertile land and on desert."""
    return figures.bit_count(), (figures & FERTILE).bit_count(), (figures & DESERT).bit_count()
