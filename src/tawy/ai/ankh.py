"""What a bot looks at in a game of Ankh: devotion and its red zone, powers, cards, figures, each region's battle."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from tawy.ai.sense import Row
from tawy.ankh.board import DESERT, FERTILE, adjacency
from tawy.ankh.queries.strength import cancelled, is_resplendent
from tawy.ankh.state import NOWHERE, Ankh, Seat, Side
from tawy.ankh.terms import (
    ANDROSPHINX,
    ANUBIS,
    CARDS,
    EVENTS,
    GLORIOUS,
    GODS,
    OBELISK,
    OBELISK_ATTUNED,
    POWERS,
    PYRAMID,
    PYRAMID_ATTUNED,
    RA,
    RESPLENDENT,
    TEMPLE,
    TEMPLE_ATTUNED,
    TOP,
    USES_BEYOND_SEATS,
)
from tawy.kernel.bits import Mask, bits

SPACES: Final = len(EVENTS)
CLEAR: Final = 3
"""A lead in strength that cards seldom turn."""
REMEMBERED: Final = 1 << 14
"""How many answers about the same board are remembered: most positions of a search differ in one region only."""
REGIONS: Final = (
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
"""Summed over the regions, as if the conflict came now and without cards."""


def _indicators(members: int) -> tuple[Row, ...]:
    """For every set of so many things, which of them are in it."""
    return tuple([float(mask >> member & 1) for member in range(members)] for mask in range(1 << members))


_HAS_POWERS: Final = _indicators(len(POWERS))
_HAS_GODS: Final = _indicators(len(GODS))
_HAS_CARDS: Final = _indicators(len(CARDS))


class AnkhSense:
    """A bot's eye for Ankh."""

    names: tuple[str, ...] = (
        "devotion",
        "safe from being forgotten",
        "short of safety",
        "lead",
        "near the top",
        "lowest two",
        "followers",
        "some followers",
        "powers",
        *POWERS,
        *GODS,
        "cards",
        *CARDS,
        "warriors",
        "guardians",
        "guardians to come",
        "trapped",
        "obelisks",
        "temples",
        "pyramids",
        "obelisks attuned",
        "temples attuned",
        "pyramids attuned",
        "resplendent",
        "income",
        "neutral monuments at hand",
        "its turn",
        "events at hand",
        *REGIONS,
    )
    world_names: tuple[str, ...] = ("always", "nobody safe", "best is short", "gods")
    stages: int = 2 * (SPACES + 1)
    """The spaces of the event track; games for two by themselves, because nobody merges in them (A8.1)."""
    neighbours: tuple[tuple[int, int], ...] = tuple(
        (group + event, group + event + 1) for group in (0, SPACES + 1) for event in range(SPACES)
    )
    mid_move: frozenset[str] = frozenset(
        {
            "move_to", "push_to", "aim", "summon_to", "sun", "keep_token", "exchange", "attuned_to", "tile_from",
            "move_figure", "summon", "caravan", "unlock", "control",
        }
    )  # fmt: skip

    blind: frozenset[str] = frozenset({"action", "move_figure", "summon", "caravan", "attuned_figure", "tile"})
    taught: frozenset[str] = frozenset({"action"})
    lesson_seats: tuple[int, ...] = (2, 3, 4, 2, 5, 3, 4, 2)
    first: Mapping[str, float] = MappingProxyType(
        {
            "devotion": 4, "safe from being forgotten": 1, "short of safety": -2, "lead": 1.5, "followers": 0.3,
            "some followers": 0.3, "powers": 1.5, "warriors": 0.8, "guardians": 0.5, "obelisks": 0.8, "temples": 0.8,
            "pyramids": 0.8, "income": 0.4, "won": 0.8, "dominated": 0.8, "majorities": 1, "figures losing": -0.3,
            "present": 0.4, "always": -3, "best is short": 2,
        }
    )  # fmt: skip
    ends_in_points: bool = False

    def size(self, g: Ankh) -> int:
        """A god for every seat."""
        return g.seats

    def contenders(self, g: Ankh) -> list[Side]:
        """The gods with a marker of their own."""
        return sorted(g.standing)

    def contender(self, g: Ankh, seat: Seat) -> Side:
        """Its god: after a merge both seats' wins are the same."""
        return g.side_of[seat]

    def stage(self, g: Ankh) -> int:
        """How far the event marker has come."""
        return g.event + (SPACES + 1) * (g.seats > 2)  # noqa: PLR2004

    def points(self, g: Ankh) -> list[int]:
        """It does not end in points: devotion is only a way to win."""
        return []

    def unsettled(self, g: Ankh) -> bool:
        """A battle is going on."""
        return g.arena != NOWHERE

    def world(self, g: Ankh) -> Row:
        """Whether Egypt may become atheist: every god red when the fourth conflict is over (A9.3)."""
        best = max(g.devotion[side] for side in g.standing)
        short = max(0, g.last_red + 1 - best)
        return [1.0, float(short > 0), short / 10, len(g.standing) / 5]

    def rows(self, g: Ankh) -> list[Row]:
        """Each god by itself, and against the strongest of the others in every region."""
        sides = sorted(g.standing)
        regions = _regions(g, sides)
        return [_god(g, side) + regions[side] for side in sides]


def _god(g: Ankh, side: Side) -> Row:
    """What it has, wherever that stands."""
    devotion, followers, hand = g.devotion[side], g.followers[side], g.hand[side]
    powers, owned, built = g.powers[side], g.owned[side], g.built
    obelisks = (owned & built[OBELISK]).bit_count()
    temples = (owned & built[TEMPLE]).bit_count()
    pyramids = (owned & built[PYRAMID]).bit_count()
    rank = g.standing.index(side)
    best = g.standing[-1] if rank < len(g.standing) - 1 else g.standing[-2] if rank else side
    ahead = devotion - g.devotion[best] + (0.3 if rank == len(g.standing) - 1 else -0.3)
    monuments = built[0] | built[1] | built[2]
    enemies = 0
    for other in g.standing:
        if other != side:
            enemies |= g.owned[other]
    around = _around(g.figures[side], g.camels)
    n = g.seats
    turn = g.side_of[g.turn] == side
    return [
        devotion / 20,
        1.0 if devotion > g.last_red else 0.0,
        max(0, g.last_red + 1 - devotion) / 20,
        max(-1.5, min(1.5, ahead / 8)),
        max(0, devotion - TOP + 8) / 8,
        1.0 if rank < 2 < len(g.standing) else 0.0,  # noqa: PLR2004
        min(followers, 12) / 6,
        min(followers, 3) / 3,
        powers.bit_count() / 6,
        *_HAS_POWERS[powers],
        *_HAS_GODS[g.abilities[side]],
        hand.bit_count() / 7,
        *_HAS_CARDS[hand],
        g.warriors[side].bit_count() / 6,
        (g.guardians[side] | g.guardians[n + side] | g.guardians[2 * n + side]).bit_count() / 3,
        (g.guardian_pool[side] + g.guardian_pool[n + side] + g.guardian_pool[2 * n + side]) / 3,
        g.trapped[side] / 3,
        obelisks / 4,
        temples / 4,
        pyramids / 4,
        obelisks / 4 if powers & OBELISK_ATTUNED else 0.0,
        temples / 4 if powers & TEMPLE_ATTUNED else 0.0,
        pyramids / 4 if powers & PYRAMID_ATTUNED else 0.0,
        1.0 if powers & RESPLENDENT and is_resplendent(g, side) else 0.0,
        (around & monuments & ~enemies).bit_count() / 4,
        (around & monuments & ~enemies & ~owned).bit_count() / 4,
        1.0 if turn else 0.0,
        _events_at_hand(g) if turn else 0.0,
    ]


@lru_cache(REMEMBERED)
def _around(figures: Mask, camels: Mask) -> Mask:
    """The spaces beside figures, where no camel parts them (A2.5)."""
    adjacent, around = adjacency(camels), 0
    for space in bits(figures):
        around |= adjacent[space]
    return around


def _events_at_hand(g: Ankh) -> float:
    """How many of the four actions would bring the next event now (A1.5)."""
    track, seats, beyond = g.track, g.seats, USES_BEYOND_SEATS
    return sum([track[row] + 1 == seats + beyond[row] for row in range(4)]) / 4


def _regions(g: Ankh, sides: list[Side]) -> dict[Side, Row]:
    """For each god, the sums over the regions."""
    sums = {side: [0.0] * len(REGIONS) for side in sides}
    figures = g.figures
    for number, area in enumerate(g.regions):
        here = [side for side in sides if figures[side] & area]
        _majorities(g, area, here, sums)
        if len(here) == 1:
            _battle(g, here[0], number, CLEAR, sums[here[0]])
            sums[here[0]][1] += 0.5
        elif here:
            strengths = [_strength(g, side, area) for side in here]
            most = max(strengths)
            next_most = most if strengths.count(most) > 1 else sorted(strengths)[-2]
            for side, strength in zip(here, strengths, strict=True):
                row, margin = sums[side], strength - (next_most if strength == most else most)
                _battle(g, side, number, margin, row)
                if margin >= CLEAR:
                    row[2] += 0.5
                    row[3] += 1.0 if g.powers[side] & GLORIOUS else 0.3
                elif margin > -CLEAR:
                    row[2] += 0.25 + margin / (4 * CLEAR)
                    row[4] += 0.5
    return sums


def _battle(g: Ankh, side: Side, number: int, margin: int, row: Row) -> None:
    """How a god's figures stand in one region, by its lead over the strongest of the others."""
    figures = g.figures[side] & g.regions[number]
    row[0] += 0.25
    row[11] += (figures & FERTILE).bit_count() / 5
    if margin > 0:
        row[8] += figures.bit_count() / 5
        row[10] += (figures & DESERT).bit_count() / 5
        row[13] += 0.25 if number < 2 else 0.0  # noqa: PLR2004
        if figures & g.suns and g.abilities[side] & RA:
            row[12] += 0.5
    else:
        row[5] += 0.5
        row[9] += (figures.bit_count() - (figures >> g.god_at[side] & 1)) / 5


def _majorities(g: Ankh, area: Mask, here: list[Side], sums: dict[Side, Row]) -> None:
    """Who has most of a kind of monument here, and whether it has a figure here to show for it (A7.16)."""
    obelisks, temples, pyramids = g.built
    owned = g.owned
    for place in _holders(obelisks & area, temples & area, pyramids & area, *[owned[side] & area for side in sums]):
        holder = list(sums)[place]
        sums[holder][6 if holder in here else 7] += 0.25


@lru_cache(REMEMBERED)
def _holders(obelisks: Mask, temples: Mask, pyramids: Mask, *owned: Mask) -> tuple[int, ...]:
    """By kind of monument: which of the owners has more of it than each of the others, if one has."""
    found = []
    for of_kind in (obelisks, temples, pyramids):
        counts = [(has & of_kind).bit_count() for has in owned]
        most = max(counts)
        if most and counts.count(most) == 1:
            found.append(counts.index(most))
    return tuple(found)


def _strength(g: Ankh, side: Side, area: Mask) -> int:
    """The total of `queries.strength.strength` without cards, without its list of sources: a quarter of the time."""
    here = g.figures[side] & area
    acting = here & ~cancelled(g, side, here) if g.kinds[2] == ANDROSPHINX else here
    total = acting.bit_count()
    if acting >> g.god_at[side] & 1:
        if g.powers[side] & RESPLENDENT and is_resplendent(g, side):
            total += 2
        if g.abilities[side] & ANUBIS:
            total += sum(g.trapped)
    if g.powers[side] & TEMPLE_ATTUNED:
        for temple in bits(g.owned[side] & g.built[TEMPLE] & area):
            total += 2 * bool(g.adjacent[temple] & g.figures[side])
    return total


ANKH_SENSE: Final = AnkhSense()
