"""Bots at this terminal: which ones sit where, and their answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tawy.ai.bots import LEVELS, Bot
from tawy.ai.budget import CHOICE, TURN, seconds_for
from tawy.cli.voice import refused
from tawy.kernel.play import Play

NONE: Final = "none"
"""The word for a table without bots."""
USUAL: Final = "easy"
"""The bot that sits down if nothing was said: pleasant for a first game."""


def read(text: str | None, seats: int) -> list[str]:
    """The bots of a table; if nothing was said, one for every seat but the first."""
    if text is None:
        return [USUAL] * (seats - 1)
    names = [] if text.strip() in {"", NONE} else [name.strip() for name in text.split(",")]
    for name in names:
        if name not in LEVELS:
            raise refused("terminal-no-bot", name=name, levels=", ".join(LEVELS), none=NONE)
    if len(names) > seats:
        raise refused("terminal-too-many-bots", bots=len(names), seats=seats)
    return names


def seated(names: Sequence[str], seats: int) -> dict[int, Bot]:
    """People sit first, bots after them."""
    return {seats - len(names) + place: LEVELS[name]() for place, name in enumerate(names)}


def answer(play: Play, bots: dict[int, Bot]) -> bool:
    """Let the bot that is asked answer; False if a person is asked, or nobody.

    Its dice are fixed by the seed and the position: the same choices of people make the same game, also after an undo.
    """
    ask = play.ask
    if ask is None or ask.seat not in bots:
        return False
    moment = f"{play.seed}:{len(play.picks)}"
    dice, deal = Random(moment), Random(f"{moment}:deal")  # noqa: S311  a game, not a secret
    known = play.spec.redeal(play.game, ask.seat, deal.randrange)
    seconds = seconds_for(play.picks, ask.seat, choice=CHOICE, turn=TURN)
    option = bots[ask.seat].choose(play.spec, known, ask, dice, seconds=seconds)
    play.answer(ask.seat, play.spec.token(play.game, option))
    return True
