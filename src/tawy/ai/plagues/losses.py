"""Ankhs against losses: what a round's loss card will take from a player (P6.4 to P6.7)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tawy.kernel.bits import Mask
from tawy.plagues.queries.plague import suffers
from tawy.plagues.queries.wealth import ANKH_TOKENS, HEBREW_COLUMN
from tawy.plagues.state import NONE, Plagues, Player
from tawy.plagues.tables import Way, by_mark
from tawy.plagues.terms import FAVOUR_ANKH

ANKHS: Final[tuple[str, ...]] = ("Ankhs", "losses now")
LOSS_TRACKS: Final = ("boat", "city", "field", "province")
"""What a loss can take, as a set: first these, where they are not at their start, then each kind of board token."""
TOKEN_HARM: Final = 3.0
"""A lost token costs as much as three steps: its point, and 2 for the discard (P12.3)."""


@cache
def _harm(mark: str, loss: int, has: Mask) -> tuple[float, float]:
    """About what a loss card takes from who has these things and chooses well; and with one part cancelled (P6.5)."""
    parts = [min(_harm_of(way, has) for way in part) for part in by_mark(mark).loss_ways[loss]]
    return sum(parts), sum(parts) - max(parts)


def _harm_of(way: Way, has: Mask) -> float:
    track, steps, kinds = way
    if not track:
        return sum(TOKEN_HARM for kind in kinds if has >> len(LOSS_TRACKS) + kind & 1)
    if not has >> LOSS_TRACKS.index(track) & 1:
        return 0.0
    return 1.0 if track == "province" else float(steps)


def active_ankhs(g: Plagues, player: Player, freed: int) -> tuple[int, int]:
    """The Ankhs that last, and all, as `wealth.ankhs` has them (P6.6)."""
    book = g.book
    lasting = min(g.rows[player], ANKH_TOKENS)
    if g.boat[player] == book.nile_spaces:
        lasting += 1
    if freed >= HEBREW_COLUMN:
        lasting += 1
    if g.card_at[player] >= book.ankh_from:
        lasting += 1
    return lasting, lasting + (g.cards[book.card_with[FAVOUR_ANKH]] == player)


def to_lose(g: Plagues, player: Player, kinds: Mask, active: int, needed: int) -> float:
    """About how much this round's loss card will take from a player (P6.4, P6.5)."""
    if g.loss == NONE:
        return 0.0
    has = kinds
    if g.boat[player]:
        has += 1
    if g.dev[2 * player]:
        has += 2
    if g.dev[2 * player + 1]:
        has += 4
    if g.card_at[player]:
        has += 8
    cancels = active >= needed and active - suffers(g, player, "one ankh fewer") >= needed
    return _harm(g.content, g.loss, has)[cancels] / 6
