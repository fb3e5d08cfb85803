"""What several of the coach's advice look at."""

from __future__ import annotations

from tawy.ankh.queries.presence import sides_in
from tawy.ankh.queries.strength import strength
from tawy.ankh.state import Ankh, Side
from tawy.kernel.bits import Mask


def asked(g: Ankh, side: Side) -> str:
    """What a god is asked now; nothing if another one is."""
    ask = g.ask
    return ask.kind if ask is not None and ask.seat >= 0 and g.side_of[ask.seat] == side else ""


def may_choose(g: Ankh, side: Side, row: int) -> bool:
    """A god is choosing an action, and this one is among the rows."""
    return asked(g, side) == "action" and g.ask is not None and row in g.ask.options


def contested(g: Ankh, side: Side) -> list[int]:
    """The regions where a god and at least one other have figures: there would be battles (A7.3)."""
    return [region for region in range(len(g.regions)) if side in (there := sides_in(g, region)) and len(there) > 1]


def dominated(g: Ankh, side: Side) -> list[int]:
    """The regions where a god is alone (A7.3)."""
    return [region for region in range(len(g.regions)) if sides_in(g, region) == [side]]


def strongest_rival(g: Ankh, side: Side, region: int) -> tuple[Side, int]:
    """The strongest other god with figures in a region, without cards not yet shown, and its strength (A7.17)."""
    rivals = [(other, strength(g, other, region).total) for other in sides_in(g, region) if other != side]
    return max(rivals, key=lambda rival: rival[1])


def majority_with(g: Ankh, side: Side, region: int, kind: int, taken: Mask = 0) -> bool:
    """A god would have the majority of a kind in a region with one monument more, taken there or built (A7.16)."""
    here = g.regions[region] & g.built[kind]
    own = (g.owned[side] & here).bit_count() + 1
    return all(own > (g.owned[other] & here & ~taken).bit_count() for other in g.standing if other != side)


def numbers(regions: list[int]) -> list[int]:
    """Regions by the numbers of their order tokens."""
    return [region + 1 for region in regions]


def regions_of(g: Ankh, spaces: Mask) -> list[int]:
    """The regions that some spaces lie in."""
    return [region for region, area in enumerate(g.regions) if area & spaces]
