"""Acts on what a god has: followers, powers, guardians (A5.4 to A5.6)."""

from __future__ import annotations

from tawy.ankh import events
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import (
    GUARDIANS,
    POWERS,
)
from tawy.kernel.frame import replaced


def gain_followers(g: Ankh, side: Side, amount: int, cause: str) -> None:
    """Followers come from the supply."""
    if amount:
        g.followers[side] += amount
        g.tell(events.FollowersGained, side, amount, cause)


def sacrifice(g: Ankh, side: Side, amount: int, cause: str) -> None:
    """Followers go back to the supply."""
    if amount:
        g.followers[side] -= amount
        g.tell(events.FollowersSpent, side, amount, cause)


def pay(g: Ankh, side: Side, to: Side, amount: int, cause: str) -> None:
    """One god pays another."""
    g.followers[side] -= amount
    g.followers[to] += amount
    g.tell(events.FollowersPaid, side, to, amount, cause)


def unlock(g: Ankh, side: Side, power: int) -> None:
    """The leftmost ankh token of the row goes onto a power (A5.5)."""
    g.powers = replaced(g.powers, side, g.powers[side] | 1 << power)
    if g.events is not None:
        g.tell(events.PowerUnlocked, side, POWERS[power])


def join(g: Ankh, side: Side, level: int) -> None:
    """A guardian figure joins a god's pool, the common one of a merged god (A5.6, A8.13)."""
    g.guardian_supply = replaced(g.guardian_supply, level, g.guardian_supply[level] - 1)
    g.guardian_pool[level * g.seats + side] += 1
    if g.events is not None:
        g.tell(events.GuardianJoined, side, GUARDIANS[g.kinds[level]])
