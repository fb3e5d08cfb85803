"""What a god has, or lacks: followers, powers, guardians, warriors, cards."""

from __future__ import annotations

from typing import Final

from tawy.ankh.coach.looking import asked, may_choose
from tawy.ankh.queries.calendar import in_conflict, next_event
from tawy.ankh.queries.followers import followers_to_gain
from tawy.ankh.queries.pieces import GUARDIAN, WARRIOR
from tawy.ankh.queries.summoning import ORDINARY, spaces_for
from tawy.ankh.queries.unlocking import can_join, next_level, unlockable
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import ACTIONS, CARDS, CYCLE, GAIN, GODS, GUARDIAN_WITH_POWER, GUARDIANS, SUMMON, UNLOCK, WARRIORS
from tawy.kernel.bits import bits
from tawy.kernel.coach import Counsel, counsel

MANY_WARRIORS: Final = 4
FEW_CARDS: Final = 3


def _action(row: int) -> list[str]:
    return [f"action {ACTIONS[row]}"]


def _affordable(g: Ankh, side: Side) -> int | None:
    """The level of the power that a god choosing an action or a power can pay for; None if none."""
    may = may_choose(g, side, UNLOCK) or asked(g, side) == "unlock"
    return next_level(g, side) if may and unlockable(g, side) else None


def _guardian_with_next(g: Ankh, side: Side) -> int | None:
    """The level of the guardian that comes with the next power, if one is left and has a base (A5.6)."""
    level = GUARDIAN_WITH_POWER.get(g.powers[side].bit_count() + 1)
    return level if level is not None and can_join(g, side, level) else None


def power_brings_guardian(g: Ankh, side: Side) -> Counsel | None:
    """A5.6 There are followers enough for the next power, and it brings a guardian."""
    level, joins = _affordable(g, side), _guardian_with_next(g, side)
    if level is None or joins is None:
        return None
    return counsel("power_brings_guardian", "A5.6", _action(UNLOCK), level=level, guardian=GUARDIANS[g.kinds[joins]])


def power_affordable(g: Ankh, side: Side) -> Counsel | None:
    """A5.5 There are followers enough for the next power, which brings no guardian."""
    level = _affordable(g, side)
    if level is None or _guardian_with_next(g, side) is not None:
        return None
    return counsel("power_affordable", "A5.5", _action(UNLOCK), level=level, followers=g.followers[side])


def followers_short(g: Ankh, side: Side) -> Counsel | None:
    """A5.5 Too few followers for the next power; what Gain Followers would bring now."""
    level = next_level(g, side)
    if not may_choose(g, side, GAIN) or level is None or g.followers[side] >= level:
        return None
    return counsel(
        "followers_short",
        "A5.5",
        _action(GAIN),
        level=level,
        followers=g.followers[side],
        gain=followers_to_gain(g, side),
    )


def gain_nothing(g: Ankh, side: Side) -> Counsel | None:
    """A5.4 No figure stands beside a monument that counts."""
    if not may_choose(g, side, GAIN) or followers_to_gain(g, side):
        return None
    return counsel("gain_nothing", "A5.4", _action(GAIN))


def guardian_waits(g: Ankh, side: Side) -> Counsel | None:
    """A5.3 A guardian in the pool, and somewhere to summon it."""
    if not may_choose(g, side, SUMMON) and asked(g, side) != "summon":
        return None
    for level, kind in enumerate(g.kinds):
        if g.guardian_pool[level * g.seats + side] and spaces_for(g, side, ORDINARY, GUARDIAN + level):
            return counsel("guardian_waits", "A5.3", _action(SUMMON), guardian=GUARDIANS[kind])
    return None


def warriors_wait(g: Ankh, side: Side) -> Counsel | None:
    """A5.3 Most warriors are still in the pool."""
    waiting = g.warrior_pool[side]
    if not may_choose(g, side, SUMMON) or waiting < MANY_WARRIORS or not spaces_for(g, side, ORDINARY, WARRIOR):
        return None
    return counsel("warriors_wait", "A5.3", _action(SUMMON), count=waiting, all=WARRIORS)


def cards_few(g: Ankh, side: Side) -> Counsel | None:
    """A12.4 Before a conflict: few cards are left, and only Cycle of Ma'at brings the others back."""
    held = g.hand[side]
    if asked(g, side) != "action" or in_conflict(g) or next_event(g) != "conflict" or not held & CYCLE:
        return None
    if held.bit_count() > FEW_CARDS:
        return None
    names = [CARDS[card] for card in bits(held)]
    return counsel("cards_few", "A12.4", [f"hand {GODS[g.gods[side]]}"], cards=names)
