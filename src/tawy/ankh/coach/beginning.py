"""What somebody should know before anything else."""

from __future__ import annotations

from tawy.ankh.coach.looking import asked
from tawy.ankh.queries.calendar import MERGING, just_over
from tawy.ankh.rules.turn import is_merged
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import TOP
from tawy.kernel.coach import Counsel, counsel


def first_turn(g: Ankh, side: Side) -> Counsel | None:
    """A10.5 In the first round of all: what wins, and where it comes from."""
    if g.event or sum(g.track) >= 2 * g.seats or asked(g, side) != "action":
        return None
    return counsel("first_turn", "A10.5", top=TOP)


def one_action_each(g: Ankh, side: Side) -> Counsel | None:
    """A8.7 Just after gods have merged: the two seats of one god take one action a turn each."""
    if asked(g, side) != "action" or g.ask is None or not is_merged(g, g.ask.seat) or not just_over(g, MERGING):
        return None
    return counsel("one_action_each", "A8.7")
