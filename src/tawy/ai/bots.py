"""Whoever answers for a seat without being a person: bots of six levels, and variants of them for measuring."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from math import exp, inf
from random import Random
from typing import Any, Final, Protocol

import msgspec

from tawy.ai.guessing import guess
from tawy.ai.minds import GUESSED, has_sense, judge
from tawy.ai.search import Considered, Search, Settings, Thoughts
from tawy.games import registered
from tawy.kernel.frame import Ask
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec


class Bot(Protocol):
    """A bot at a table. It keeps nothing from one question to the next: the same question gets the same answer."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        """One of the options of the question, within so many seconds.

        The game is a copy in which everything that the seat cannot know has been dealt anew; a bot that looks
        ahead clones it. All chance comes from the dice, so that a game can be played again.
        """


class RandomBot:
    """Takes any option, each as likely as the others."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        """Without a look at the game or the clock; what chance draws, as likely as it is."""
        return ask.draw(dice.randrange)


class Level(msgspec.Struct, frozen=True):
    """How a bot that looks ahead plays."""

    name: str
    """By this name a game says how much less an answer may seem to be worth to it and still be taken now and then; in
    a game that says nothing the best is taken. (Not by the chance to win: to who is far behind all answers seem alike
    by that.)"""
    settings: Settings
    play_outs: int
    """So many games are played out for an answer where nobody has taught bots to judge a game."""
    slips: float = 0.0
    """How often it answers without a look."""
    weights: str = ""
    """What it judges positions by, if not by what Tawy ships: a file, or a person's guess."""


class Thinker:
    """Looks ahead, within its level and its time."""

    def __init__(self, level: Level, seconds: float = inf) -> None:
        self._level = level
        self._seconds = seconds

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        """What looks best; at gentle levels, sometimes something else."""
        level = self._level
        if level.slips and dice.random() < level.slips:
            return ask.draw(dice.randrange)
        thoughts = self._looked(Search.decide, spec, game, dice, seconds)
        whim = registered(spec.name).whims.get(level.name)
        return _by_whim(thoughts.considered, whim, dice) if whim and not ask.simultaneous else thoughts.pick

    def consider(self, spec: GameSpec, game: Any, dice: Random, *, seconds: float) -> Thoughts:
        """The best few answers, with the chance to win that each seems to give: all of the time is used for that."""
        return self._looked(Search.think, spec, game, dice, seconds)

    def _looked(
        self, look: Callable[[Search, Any, float], Thoughts], spec: GameSpec, game: Any, dice: Random, seconds: float
    ) -> Thoughts:
        """What comes of a search, or of guessing where nobody has taught bots to judge."""
        level, seconds = self._level, min(seconds, self._seconds)
        if not has_sense(spec.name) and level.weights in {"", GUESSED}:
            return guess(spec, game, level.play_outs, dice, seconds)
        return look(Search(spec, judge(spec.name, level.weights), level.settings, dice), game, seconds)


def _by_whim(considered: list[Considered], whim: float, dice: Random) -> int:
    """Any answer, the less likely the worse it looks."""
    best = max(each.worth for each in considered)
    likely = [exp((each.worth - best) / whim) for each in considered]
    return dice.choices([each.pick for each in considered], likely)[0]


SECRETS: Final = 4
"""So many times as many iterations for a secret answer: battles decide games, and there are few of them."""
MOST: Final = 12_000
"""Iterations of an expert: hardly more than two seconds hold with a compiled engine."""
ENDLESS: Final = 1_000_000
"""More iterations than there is time for."""
_LEVELS: Final = {
    level.name: level
    for level in (
        Level("gentle", Settings(iterations=0, sketches=1), 8, slips=0.1),
        Level("easy", Settings(iterations=0, sketches=2), 20, slips=0.05),
        Level("medium", Settings(iterations=0, sketches=3), 80),
        Level("hard", Settings(iterations=0, mixing=12, sketches=6), 320),
        Level("expert", Settings(iterations=MOST, mixing=MOST * SECRETS, growth=1.5), 4000),
    )
}
Levels = dict[str, Callable[[], Bot]]
"""Bots by name, from weak to strong."""

LEVELS: Final[Levels] = {
    "random": RandomBot,
    **{name: partial(Thinker, level) for name, level in _LEVELS.items()},
}
_NAME: Final = re.compile(
    r"(?P<level>[a-z]+)(@((?P<limit>\d+(\.\d+)?)(?P<seconds>s?)|(?P<table>table)))?(?P<without>(-without-[a-z]+)*)"
    r"(?P<trying>(-trying-[a-z_]+=[a-z0-9.]+)*)(-with-(?P<weights>.+))?"
)
_WITHOUT: Final[dict[str, Callable[[Level], Level]]] = {
    "learning": lambda level: msgspec.structs.replace(level, weights=GUESSED),
    "evaluation": lambda level: _with(level, play_outs=1.0, duels=1, duels_inside=1),
    "redeal": lambda level: _with(level, redeals=False),
    "widening": lambda level: _with(level, widening=inf),
    "moves": lambda level: _with(level, whole_moves=False),
}
"""What can be taken away from a bot, to see what it is worth."""


def _with(level: Level, **changes: Any) -> Level:
    """The same level with other settings."""
    return msgspec.structs.replace(level, settings=msgspec.structs.replace(level.settings, **changes))


def _thinking(level: Level, iterations: int) -> Level:
    """The same level, thinking for so long."""
    level = msgspec.structs.replace(level, play_outs=iterations)
    return _with(level, iterations=iterations, mixing=min(ENDLESS, SECRETS * iterations))


def _trying(level: Level, change: str) -> Level:
    """The same level with a setting changed by name, as in daring=0.5."""
    name, _, text = change.partition("=")
    if name not in Settings.__struct_fields__:
        raise Refused(f"A bot has no setting {name!r}: choose from {', '.join(Settings.__struct_fields__)}.")
    settings = msgspec.structs.asdict(level.settings)
    try:
        return msgspec.structs.replace(
            level, settings=msgspec.convert({**settings, name: text}, Settings, strict=False)
        )
    except msgspec.ValidationError as error:
        raise Refused(f"A bot's {name} cannot be {text!r}: {error}.") from error


def _changed(level: Level, found: re.Match[str]) -> Level:
    """The same level as its name wants it: without parts, with other settings, by other weights."""
    for part in filter(None, found["without"].split("-without-")):
        if part not in _WITHOUT:
            raise Refused(f"A bot cannot do without {part!r}: choose from {', '.join(_WITHOUT)}.")
        level = _WITHOUT[part](level)
    for change in filter(None, found["trying"].split("-trying-")):
        level = _trying(level, change)
    return msgspec.structs.replace(level, weights=found["weights"]) if found["weights"] else level


def thinks_as_at_a_table(text: str) -> bool:
    """The bot of a name wants the time that bots have at a table."""
    found = _NAME.fullmatch(text)
    return found is not None and found["table"] is not None


@lru_cache(64)
def named(text: str) -> Bot:
    """The bot of a name.

    A level (`hard`), one that thinks for so many iterations or seconds (`expert@400`, `expert@2s`) or as long as bots
    may at a table (`expert@table`, by the clock of whoever asks: `thinks_as_at_a_table`), one without a part of itself
    (`expert@400-without-redeal`), one with another setting (`expert@2s-trying-daring=0.5`), one that judges by the
    weights of a file (`hard-with-new.json`).
    """
    found = _NAME.fullmatch(text)
    if found is None or found["level"] not in LEVELS:
        raise Refused(
            f"There is no bot {text!r}: choose from {', '.join(LEVELS)}, as in hard, expert@400 or expert@2s."
        )
    level = _LEVELS.get(found["level"])
    if level is None:
        if text != found["level"]:
            raise Refused(f"The bot {found['level']!r} does not think: it has no iterations, seconds or parts.")
        return LEVELS[found["level"]]()
    seconds = inf
    if found["seconds"]:
        seconds, level = float(found["limit"]), _thinking(level, ENDLESS)
    elif found["limit"]:
        if not found["limit"].isdigit():
            raise Refused(f"{text!r}: iterations are a whole number; write {found['limit']}s for seconds.")
        level = _thinking(level, int(found["limit"]))
    return Thinker(_changed(level, found), seconds)
