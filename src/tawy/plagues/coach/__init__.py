"""The coach of 10 Plagues: what matters now for a player, from what lies open and what it knows itself.

A module for each thing it looks at; here is the order of importance. The rulebook's own tips are among them (P16).
"""

from __future__ import annotations

from typing import Final

from tawy.kernel.coach import Coach, Counsel
from tawy.plagues.coach import beginning, board, dice, ending, losses, plague, territories, tracks, tribute
from tawy.plagues.state import GOING_ON, NONE, Plagues, Player

COACH: Final = Coach[Plagues](
    first=(
        losses.loss_harmless,
        losses.cancel_needless,
        losses.cancel_other,
        losses.lose_harmless,
        territories.scoring_card,
        tracks.dev_choice,
        tribute.coin_needed,
        plague.plague_ignored,
        beginning.first_round,
        beginning.automa_plays_free,
    ),
    coming=(
        ending.last_round,
        ending.supply_low,
        ending.moses_near,
        tribute.coin_card,
        tribute.tribute_short,
        plague.penalty_removed,
        tribute.tribute_ahead,
        losses.ankhs_short,
        losses.ankhs_ready,
    ),
    chances=(
        board.area_nearly,
        board.row_nearly,
        losses.ankh_card,
        dice.soldiers_watched,
        dice.dice_kept,
        board.row_early,
        tribute.coins_early,
        board.coin_nearly,
        dice.hebrews_alone,
        dice.hebrews_behind,
        losses.token_recovered,
        tracks.province_near,
        tracks.nile_token_near,
        dice.hebrew_gift,
        tracks.lower_track,
        tracks.nile_coin_near,
        ending.score_behind,
        ending.score_ahead,
    ),
)


def counsels(g: Plagues, seat: Player) -> list[Counsel]:
    """What matters now for a player; nothing before the first round is laid out, and after the end."""
    return [] if g.ending != GOING_ON or NONE in {g.plague, g.loss} else COACH.counsels(g, seat)
