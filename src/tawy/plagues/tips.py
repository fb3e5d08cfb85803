"""Tips of the rulebook that fit a position: what whoever asks for an explanation is told, too (P16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.kernel.bits import bits
from tawy.plagues.queries.provinces import coin_bonuses, complete_rows, pharaohs, places_of
from tawy.plagues.rules.plague import loss_ways
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import TRACKS

EARLY: Final = 4
"""The rounds in which the first tips are worth most."""
FULL_TABLE: Final = 4
DICE_PHASE, TERRITORY_PHASE = 1, 2


def _form_a_row(g: Plagues, player: Player) -> bool:
    """P16.1 A row of three different tokens early gives an Ankh."""
    return g.round <= EARLY and not complete_rows(g, player)


def _secure_the_tribute(g: Plagues, player: Player) -> bool:
    """P16.2 Coin bonuses secure the tribute of the first rounds."""
    return g.round <= EARLY and not coin_bonuses(g, player)


def _watch_soldiers(g: Plagues, _player: Player) -> bool:
    """P16.3 With four players the last one gets no territory."""
    return g.players == FULL_TABLE and g.phase == DICE_PHASE


def _a_penalty_is_no_disaster(g: Plagues, player: Player) -> bool:
    """P16.4 A Pharaoh token removes a penalty."""
    return g.penalties[player] > 0 and pharaohs(g, player) > 0


def _take_scoring_cards(g: Plagues, _player: Player) -> bool:
    """P16.5 Scoring cards and Hebrews weigh in the final score."""
    scoring = any(g.book.territories[card].kind == "scoring" for card in bits(g.open_land))
    return (g.phase == TERRITORY_PHASE and scoring) or (g.phase == DICE_PHASE and any(g.hebrews))


def _lose_what_you_lack(g: Plagues, player: Player) -> bool:
    """P16.6 One may choose to lose what one does not have."""
    ask = g.ask
    if ask is None or ask.kind != "loss" or ask.seat != player:
        return False
    return any(costs_nothing(g, player, *way) for way in loss_ways(g, ask.about[0]))


def costs_nothing(g: Plagues, player: Player, track: str, _steps: int, kinds: tuple[int, ...]) -> bool:
    """A way to suffer a loss that takes nothing away: a marker on its start, a token one does not own (P6.4)."""
    if not track:
        return not any(places_of(g, player, kind) for kind in kinds)
    where = {"boat": g.boat[player], "province": g.card_at[player]}
    return not (where[track] if track in where else g.dev[2 * player + TRACKS.index(track)])


TIPS: Final[dict[str, Callable[[Plagues, Player], bool]]] = {
    "P16.1": _form_a_row,
    "P16.2": _secure_the_tribute,
    "P16.3": _watch_soldiers,
    "P16.4": _a_penalty_is_no_disaster,
    "P16.5": _take_scoring_cards,
    "P16.6": _lose_what_you_lack,
}
"""When each tip is worth saying."""


def tips(g: Plagues, player: Player) -> list[str]:
    """The numbers of the tips that fit a player's position now."""
    return [number for number, fits in TIPS.items() if fits(g, player)]
