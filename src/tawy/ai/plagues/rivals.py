"""A player against the others: freed Hebrews and soldiers (P4.7, P5.1, P12.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tawy.ai.plagues.territories import Cards
from tawy.ai.sense import Row
from tawy.plagues.queries.plague import suffers
from tawy.plagues.queries.provinces import hebrew_sum, hebrews_freed
from tawy.plagues.queries.scoring import hebrew_points
from tawy.plagues.queries.wealth import SOLDIER_BONUS, soldiers
from tawy.plagues.state import AUTOMA, Plagues
from tawy.plagues.terms import ACTIVE_GAPS, BONUS_SOLDIERS, DICE_SETS, FAVOUR_SOLDIERS, TURNS_PER_ROUND

HEBREWS: Final[tuple[str, ...]] = ("hebrews", "next hebrew a token", "next hebrew a step", "hebrew sum", "hebrew lead")
SOLDIERS: Final[tuple[str, ...]] = ("soldier lead", "place in order", "turns left", "territory to come")
AVERAGE_DIE: Final = 3.5
DICE_SUM: Final = tuple(map(sum, DICE_SETS))


class Freed(msgspec.Struct, frozen=True, gc=False):
    """Everyone's freed Hebrews, by player."""

    counts: list[int]
    sums: list[int]
    points: list[int]
    leads: Row


def all_freed(g: Plagues) -> Freed:
    """How many Hebrews everyone has freed, the sums of their values, and what these score and lead by (P12.2)."""
    sums = [hebrew_sum(g, player) for player in range(g.players)]
    return Freed([hebrews_freed(g, player) for player in range(g.players)], sums, hebrew_points(g), leads(sums, 6.0))


def next_hebrew(column: tuple[str, ...], freed: int) -> tuple[float, float]:
    """Whether the next Hebrew brings a market token, or a dev step (P4.7)."""
    bonus = column[freed % len(column)]
    return 1.0 if bonus == "market" else 0.0, 1.0 if bonus == "dev" else 0.0


def leads(amounts: Sequence[float], clear: float) -> Row:
    """By player: how far it is ahead of the others on average, from -1 to 1; more than a clear lead counts no more."""
    if len(amounts) == 2:  # noqa: PLR2004  most games, in a third of the time
        lead = max(-1.0, min(1.0, (amounts[0] - amounts[1]) / clear))
        return [lead, -lead]
    leads = [0.0] * len(amounts)
    weight = 1 / (clear * (len(amounts) - 1))
    for player, own in enumerate(amounts):
        for other in range(player):
            lead = max(-clear, min(clear, own - amounts[other])) * weight
            leads[player] += lead
            leads[other] -= lead
    return leads


def turns_left(g: Plagues) -> list[int]:
    """By player: how many dice it will spend yet this round (P4.1); the automa turns two at a time (P14.2)."""
    left = [dice.bit_count() - TURNS_PER_ROUND for dice in g.dice]
    if g.people == 1:
        left[AUTOMA] = g.automa_dice.bit_count() // 2
    return left


def strengths(g: Plagues, cards: Cards, left: list[int]) -> Row:
    """The soldiers that `wealth.soldiers` would count with three dice left, if those are average ones (P5.1)."""
    book, found = g.book, []
    gap, favour = book.gap_masks[BONUS_SOLDIERS], g.cards[book.card_with[FAVOUR_SOLDIERS]]
    for player in range(g.people):
        dice = DICE_SUM[g.dice[player]]
        strength = dice * TURNS_PER_ROUND / (TURNS_PER_ROUND + left[player])
        if g.land[player] & cards.soldiers or g.specials_used[player]:
            strength += soldiers(g, player).total - dice
        else:
            if ACTIVE_GAPS[g.filled[player]] & gap and not suffers(g, player, "no soldier bonus"):
                strength += SOLDIER_BONUS
            if favour == player:
                strength += book.favour_soldiers
        found.append(strength)
    if g.people == 1:
        found.append(soldiers(g, AUTOMA).total + AVERAGE_DIE * left[AUTOMA])
    return found
