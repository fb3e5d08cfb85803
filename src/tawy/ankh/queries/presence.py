"""Who is where, and who may stand where."""

from __future__ import annotations

from tawy.ankh.board import DESERT, FERTILE, LAND
from tawy.ankh.state import NOBODY, Ankh, Side
from tawy.ankh.terms import LEVEL_OF, OSIRIS
from tawy.kernel.bits import Mask, bits
from tawy.kernel.hexgrid import Space


def empty_land(g: Ankh) -> Mask:
    """Land spaces without figure and monument (A2.2)."""
    return LAND & ~g.occupied


def may_end_on(g: Ankh, side: Side) -> Mask:
    """Empty land where a figure of this side may end a movement: not an Underworld tile of another god (A13.13)."""
    return LAND & ~g.occupied & ~barred(g, side)


def barred(g: Ankh, side: Side) -> Mask:
    """The Underworld tiles that close a space to this side's movements (A13.13)."""
    return 0 if not g.tiles or g.abilities[side] & OSIRIS else g.tiles


def adjacent_to(g: Ankh, spaces: Mask) -> Mask:
    """All spaces adjacent to one of these (A2.5)."""
    adjacent = g.adjacent
    found = 0
    for space in bits(spaces):
        found |= adjacent[space]
    return found


def side_at(g: Ankh, space: Space) -> Side:
    """Whose figure stands on a space, or NOBODY."""
    for side in g.standing:
        if g.figures[side] >> space & 1:
            return side
    return NOBODY


def monuments(g: Ankh) -> Mask:
    """The spaces of all monuments."""
    return g.built[0] | g.built[1] | g.built[2]


def neutral(g: Ankh) -> Mask:
    """The spaces of monuments that nobody controls."""
    controlled = 0
    for owned in g.owned:
        controlled |= owned
    return (g.built[0] | g.built[1] | g.built[2]) & ~controlled


def guardians_of(g: Ankh, kind: int, side: Side) -> Mask:
    """Where a side's guardians of this kind stand."""
    level = LEVEL_OF[kind]
    return g.guardians[level * g.seats + side] if g.kinds[level] == kind else 0


def figures_in(g: Ankh, side: Side, region: int) -> Mask:
    """A side's figures in a region, those on its water included (A2.4)."""
    return g.figures[side] & g.regions[region]


def on_desert(g: Ankh, side: Side, region: int) -> Mask:
    """A side's figures on desert in a region; a space with an Underworld tile is none (A13.13)."""
    return figures_in(g, side, region) & DESERT & ~g.tiles


def on_fertile(g: Ankh, side: Side, region: int) -> Mask:
    """A side's figures on fertile land in a region; a space with an Underworld tile is none (A13.13)."""
    return figures_in(g, side, region) & FERTILE & ~g.tiles


def sides_in(g: Ankh, region: int) -> list[Side]:
    """The gods with a figure in a region, in seat order."""
    area = g.regions[region]
    return [side for side, figures in enumerate(g.figures) if figures & area]


def with_ability(g: Ankh, ability: Mask) -> Side:
    """The side that has a god's ability, or NOBODY."""
    for side in g.standing:
        if g.abilities[side] & ability:
            return side
    return NOBODY


def ascending(g: Ankh, sides: Mask) -> list[Side]:
    """These sides from the least devotion to the most (A10.2)."""
    return [side for side in g.standing if sides >> side & 1]
