"""The coach of Ankh: what matters now for a god, from what lies open and what it knows itself.

A module for each thing it looks at; here is the order of importance. An advice takes the side it speaks to.
"""

from __future__ import annotations

from typing import Final

from tawy.ankh.coach import battle, beginning, devotion, events, holdings, regions
from tawy.ankh.state import GOING_ON, NOBODY, Ankh, Seat
from tawy.kernel.coach import Coach, Counsel

COACH: Final = Coach[Ankh](
    first=(
        battle.offer_stakes,
        battle.offer_nothing,
        battle.tie_breaker,
        battle.two_cards,
        battle.battle_behind,
        battle.battle_level,
        battle.battle_ahead,
        devotion.top_near,
        devotion.rival_near_top,
        battle.cycle_brings_back,
        battle.locusts_loom,
        battle.drought_pays,
        battle.flood_pays,
        battle.miracle_pays,
        battle.build_majority,
        battle.majorities_pay,
        battle.worship,
        events.control_majority,
        events.control_choice,
        events.caravan_choice,
        beginning.first_turn,
        beginning.one_action_each,
    ),
    coming=(
        events.event_follows,
        events.conflict_at_hand,
        devotion.last_conflict_behind,
        devotion.last_conflict_ahead,
        devotion.red_before_forgetting,
        devotion.sole_god_chance,
        devotion.sole_god_threat,
        devotion.merging_lower,
        devotion.merging_upper,
        devotion.merging_above,
        events.caravan_at_hand,
        events.conflict_coming,
    ),
    chances=(
        regions.region_behind,
        events.control_at_hand,
        holdings.cards_few,
        regions.region_empty,
        holdings.gain_nothing,
        holdings.power_brings_guardian,
        holdings.power_affordable,
        holdings.guardian_waits,
        events.control_out_of_reach,
        holdings.followers_short,
        regions.region_alone,
        holdings.warriors_wait,
    ),
)


def counsels(g: Ankh, seat: Seat) -> list[Counsel]:
    """What matters now for the god of a seat; nothing before the board is laid, after the end, or once forgotten."""
    side = g.side_of[seat]
    if g.ending != GOING_ON or NOBODY in g.gods or not g.regions or side not in g.standing:
        return []
    return COACH.counsels(g, side)
