"""Looks for the moment of a short lesson: an answer of the learner after which something happens, as early as can be.

Plays many games at random from a set-up and keeps the one with the fewest picks before such a moment:

    python -m tools.moments ankh set-up.json "DevotionGained side=0 parts~glorious" --prefer "0: unlock glorious"

What it prints are a short lesson's picks (docs/guide/a-lesson.md).
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from tawy.games import spec_of
from tawy.kernel.event import Event
from tawy.kernel.frame import Ask
from tawy.kernel.play import Play
from tawy.kernel.record import Pick
from tawy.kernel.spec import GameSpec
from tawy.lessons.format import LEARNER
from tawy.lessons.notation import read_picks, write_picks

FAITHFUL: Final = 0.85
"""How often a preferred answer is given where it can be."""
WAIT: Final = 3
"""How much worse a pick after the learner's answer is than one before it."""


class Wanted(msgspec.Struct, frozen=True):
    """An event that is looked for: its name, and what its fields are (=) or contain (~)."""

    name: str
    equal: dict[str, str]
    contained: dict[str, str]

    @classmethod
    def read(cls, text: str) -> Wanted:
        """As it is typed: "DevotionGained side=0 parts~glorious"."""
        name, *fields = text.split()
        equal = dict(field.split("=", 1) for field in fields if "=" in field)
        return cls(name, equal, dict(field.split("~", 1) for field in fields if "=" not in field))

    def fits(self, event: Event) -> bool:
        """It is this one."""
        return (
            type(event).__name__ == self.name
            and all(str(getattr(event, field)) == value for field, value in self.equal.items())
            and all(value in str(getattr(event, field)) for field, value in self.contained.items())
        )


class Moment(msgspec.Struct, frozen=True):
    """What was found: picks before it, the learner's answer, and picks until the thing happens."""

    before: tuple[Pick, ...]
    answer: Pick
    then: tuple[Pick, ...]

    @property
    def cost(self) -> int:
        """The smaller the better."""
        return len(self.before) + WAIT * len(self.then)


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """What is looked for, and how."""

    spec: GameSpec
    setup: dict[str, Any]
    wanted: tuple[Wanted, ...]
    begun: tuple[Pick, ...] = ()
    """Picks that every game begins with."""
    prefer: tuple[Pick, ...] = ()
    """Answers that are given more often than others wherever they can be."""
    answer: str = ""
    """The learner's question before it happens, and its answer if one is meant: "cards flood"."""

    def best(self, games: int, most: int) -> Moment | None:
        """The best of so many games of at most so many picks."""
        found: Moment | None = None
        for seed in range(games):
            found = self._one(Random(seed), found, most) or found  # noqa: S311  no secrets here
        return found

    def _one(self, dice: Random, known: Moment | None, most: int) -> Moment | None:
        """A moment of one game that is better than the one that is known."""
        play = Play(self.spec, self.setup, "", self.begun)
        limit = most if known is None else known.cost
        at: int | None = None
        while play.ask is not None and len(play.picks) < limit:
            ask = play.ask
            if ask.seat == LEARNER and len(ask.options) > 1:
                at = len(play.picks)
            play.repeat(Pick(ask.seat, ask.kind, self._pick(play, ask, dice)))
            if at is not None and all(any(map(wanted.fits, _told(play, at))) for wanted in self.wanted):
                moment = Moment(tuple(play.picks[:at]), play.picks[at], tuple(play.picks[at + 1 :]))
                named = f"{moment.answer.kind} {moment.answer.token}"
                return moment if moment.cost < limit and named.startswith(self.answer) else None
        return None

    def _pick(self, play: Play, ask: Ask, dice: Random) -> str:
        tokens = [self.spec.token(play.game, option) for option in ask.options]
        liked = [
            each.token
            for each in self.prefer
            if (each.seat, each.kind) == (ask.seat, ask.kind) and each.token in tokens
        ]
        return dice.choice(liked) if liked and dice.random() < FAITHFUL else dice.choice(tokens)


def _told(play: Play, since: int) -> Sequence[Event]:
    return [event for told in play.told[since + 1 :] for event in told]


def main(arguments: Sequence[str]) -> int:
    """Look, and print."""
    options = ArgumentParser(prog="python -m tools.moments", description=__doc__)
    options.add_argument("game")
    options.add_argument("setup", type=Path, help="a file with the set-up, as a record has it")
    options.add_argument("wanted", nargs="+", help='"DevotionGained side=0 parts~glorious"')
    options.add_argument("--begun", type=Path, help="a file with the picks that every game begins with")
    options.add_argument("--prefer", action="append", default=[], help='"0: unlock glorious; action unlock"')
    options.add_argument("--answer", default="", help='the question that is asked before, "cards" or "cards flood"')
    options.add_argument("--games", type=int, default=3000)
    options.add_argument("--picks", type=int, default=80, help="the most that a game may have")
    given = options.parse_args(arguments)
    search = Search(
        spec=spec_of(given.game),
        setup=json.loads(given.setup.read_text("utf-8")),
        wanted=tuple(map(Wanted.read, given.wanted)),
        begun=read_picks(given.begun.read_text("utf-8")) if given.begun else (),
        prefer=read_picks("\n".join(given.prefer)),
        answer=given.answer,
    )
    moment = search.best(given.games, given.picks)
    if moment is None:
        sys.stdout.write("Nothing like that happened: try more games, more picks, or other preferences.\n")
        return 1
    for title, picks in (("before", moment.before), ("answer", (moment.answer,)), ("then", moment.then)):
        sys.stdout.write(f"# {title}: {len(picks)}\n{write_picks(picks)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
