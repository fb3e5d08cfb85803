"""Asking a bot about a question at a table: what it is told, how long it may think, and when its answer is given.

How long a bot takes must say nothing about what it alone has seen or chosen. So an answer that is a secret is held
back: until a moment that follows from what everyone knows, and that no thought outlasts.

Where many bots wait for their turn, that moment can be over before the thought has begun. Then the answer is given
when the time for the thought is over, counted from its turn. That says nothing either: a thought about a secret keeps
its place in the pool for all of its time, however quickly it was done (`veiled`), so neither its own answer nor the
turn of whoever comes next, at this table or another, depends on how long it took. When a turn comes follows from who
was asked when, who plays where, and for how long others had a place (`tawy.server.bots.line`): for the whole of its
time if that was for a secret, otherwise for as long as everyone at that table has seen.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import msgspec

from tawy.ai.budget import CHOICE, SECRET, TURN, seconds_for
from tawy.kernel.chance import roll
from tawy.server.bots.line import Rank, Whose
from tawy.server.bots.worker import Thought
from tawy.server.tables.pending import Pending
from tawy.server.tables.table import Table

SHARES: Final = {"random": 0.0, "gentle": 0.25, "easy": 0.25, "medium": 0.25}
"""How much of the time for a secret a level needs, if not all of it. One that looks at nothing has nothing to hide."""
SPREAD: Final = 500
"""Thousandths of its time by which an answer may come later."""


class Times(msgspec.Struct, frozen=True):
    """How long bots may think, in seconds."""

    choice: float = CHOICE
    turn: float = TURN
    """For all the answers together that a bot gives before anybody else is asked."""
    secret: float = SECRET
    """For an answer that is a secret; 0: it is thought about and given like any other."""
    workers: int = 1
    """How many bots can think at the same moment."""


class Manner(NamedTuple):
    """How a bot takes its time."""

    thinking: float
    """Seconds, at most."""
    held: int = 0
    """Milliseconds from the question to the answer, however quickly it was thought about; 0: it is not held back."""

    @property
    def veiled(self) -> bool:
        """How long it really thinks is for nobody to know."""
        return self.held > 0


def whose(table: Table, *, watched: bool) -> Whose:
    """On whose account a bot thinks: of the people who play at its table; where only bots do, of who opened it."""
    if players := table.players():
        return Whose(frozenset(players), Rank.PLAYED)
    return Whose(frozenset({table.owner}), Rank.WATCHED if watched else Rank.ALONE)


def manner(table: Table, seat: int, times: Times) -> Manner:
    """How the bot on a seat takes its time for what it is asked now: from what everyone knows alone.

    Bots that are asked for a secret together share the time, so that none waits for what another one has seen.
    """
    if not about_secret(table, seat):
        return Manner(_open_time(table, seat, times))
    levels = [level for one in table.pending if (level := table.seats[one.seat].bot) is not None]
    whole = min(times.choice, times.secret * max((SHARES.get(level, 1.0) for level in levels), default=0.0))
    if not whole:
        return Manner(_open_time(table, seat, times))
    one_after_another = -(-len(levels) // max(1, times.workers))
    later = roll(f"{table.id}: bot {seat}", table.position, SPREAD + 1)
    return Manner(whole / one_after_another, round(whole * (1000 + later)))


def _open_time(table: Table, seat: int, times: Times) -> float:
    """The seconds for an answer that everyone sees, out of those for the turn."""
    picks = () if table.play is None else table.play.picks
    return seconds_for(picks, seat, choice=times.choice, turn=times.turn)


def thought(table: Table, seat: int, level: str, seconds: float) -> Thought:
    """What a bot is told: a position that the seat cannot tell from the real one."""
    dice = table.dice(seat)
    deal = Random(f"{dice}:deal")  # noqa: S311  a guess at what the seat cannot know, not a secret
    position = table.spec.dump(table.spec.redeal(asked(table, seat).game, seat, deal.randrange))
    return Thought(table.setup.game, table.setup.options, level, position, seat, seconds, dice)


def about_secret(table: Table, seat: int) -> bool:
    """What a seat is asked is answered in secret, or at the same moment as others."""
    ask = asked(table, seat).ask
    return ask.secret or ask.simultaneous


def asked(table: Table, seat: int) -> Pending:
    """What a seat is asked."""
    return next(one for one in table.pending if one.seat == seat)
