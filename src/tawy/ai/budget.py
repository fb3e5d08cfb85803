"""How long a bot may think about one answer, so that its whole turn stays within a time that people like to wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tawy.kernel.frame import CHANCE, Ask
from tawy.kernel.record import Pick

CHOICE: Final = 2.0
"""Seconds for one answer, where nobody says anything else ..."""
TURN: Final = 5.0
"""... for all the answers that a bot gives before anybody else is asked ..."""
SECRET: Final = 1.0
"""... and for an answer that is a secret."""
LEAST: Final = 0.05
"""Seconds for an answer, however long a turn has become."""


def seconds_for(picks: Sequence[Pick], seat: int, *, choice: float, turn: float) -> float:
    """The seconds for a seat's next answer: `choice` for the first of a turn, less for each that follows.

    Each answer gets the same part of what is left, so all of a turn together take no longer than `turn`. What is left
    follows from the game so far alone, which everyone has seen, and not from how quickly a bot was done.

    >>> [round(seconds_for([Pick(1, "action", "move")] * n, 1, choice=2.0, turn=5.0), 2) for n in range(4)]
    [2.0, 1.2, 0.72, 0.43]
    """
    if turn <= choice:
        return choice
    left = 1 - choice / turn
    return max(min(LEAST, choice), choice * left ** _answers_in_a_row(picks, seat))


def usual_seconds(picks: Sequence[Pick], ask: Ask) -> float:
    """The seconds that a bot has for an answer at a table where nobody says anything else."""
    if ask.secret or ask.simultaneous:
        return SECRET
    return seconds_for(picks, ask.seat, choice=CHOICE, turn=TURN)


def _answers_in_a_row(picks: Sequence[Pick], seat: int) -> int:
    """How often a seat has answered since anybody else did; chance is nobody."""
    answers = 0
    for pick in reversed(picks):
        if pick.seat == seat:
            answers += 1
        elif pick.seat != CHANCE:
            break
    return answers
