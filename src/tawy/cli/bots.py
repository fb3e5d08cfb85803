"""Players that are no people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Protocol

from tawy.kernel.frame import Ask
from tawy.kernel.play import Play
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec

NONE: Final = "none"
"""The word for a table without bots."""


class Player(Protocol):
    """Whoever answers for a seat."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random) -> int:
        """One of the options of the question.

        All chance comes from the dice, so that a game can be played again. The whole game is at hand, sealed choices
        of others too: a player that looks ahead works on a copy without them (`spec.redeal`).
        """


class RandomPlayer:
    """Takes any option, each as likely as the others."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random) -> int:
        """Without a look at the game; what chance draws, as likely as it is."""
        return ask.draw(dice.randrange)


BOTS: Final[dict[str, Callable[[], Player]]] = {"random": RandomPlayer}
"""Every kind of bot, by name."""


def read(text: str | None, seats: int) -> list[str]:
    """The bots of a table; if nothing was said, one for every seat but the first."""
    if text is None:
        return ["random"] * (seats - 1)
    names = [] if text.strip() in {"", NONE} else [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BOTS:
            raise Refused(f"There is no bot {name!r}: choose from {', '.join(BOTS)}, or {NONE} for no bots.")
    if len(names) > seats:
        raise Refused(f"{len(names)} bots are named for {seats} seats: name at most {seats}.")
    return names


def seated(names: Sequence[str], seats: int) -> dict[int, Player]:
    """People sit first, bots after them."""
    return {seats - len(names) + place: BOTS[name]() for place, name in enumerate(names)}


def answer(play: Play, bots: dict[int, Player]) -> bool:
    """Let the bot that is asked answer; False if a person is asked, or nobody.

    Its dice are fixed by the seed and the position: the same choices of people make the same game, also after an undo.
    """
    ask = play.ask
    if ask is None or ask.seat not in bots:
        return False
    dice = Random(f"{play.seed}:{len(play.picks)}")  # noqa: S311  a game, not a secret
    option = bots[ask.seat].choose(play.spec, play.game, ask, dice)
    play.answer(ask.seat, play.spec.token(play.game, option))
    return True
