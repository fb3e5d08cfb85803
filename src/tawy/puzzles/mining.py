"""Games looked through for puzzles: wherever one answer is clearly best, a position is kept."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any, Final

import msgspec

from tawy.ai.bots import named
from tawy.ai.minds import sense_of
from tawy.games import registered, spec_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, replay, start
from tawy.kernel.record import Record
from tawy.kernel.spec import GameSpec
from tawy.puzzles.format import STEPS, Puzzle, Source
from tawy.puzzles.judging import Depth, Verdict, line, verdict

PLAYERS: Final = "medium"
"""Who plays: well enough for positions that people know, and freely enough that something is left to find."""
PEOPLE: Final = "people"
GLANCE: Final = Depth(iterations=40, looks=1, least_gap=0.04, mean_gap=0.04)
SECOND: Final = Depth(iterations=200, looks=2, least_gap=0.04, mean_gap=0.05)
LONG: Final = Depth(iterations=800, looks=4, least_gap=0.04, mean_gap=0.06)
"""A position is looked at more and more closely, and let go as soon as no answer stands out."""
OPEN: Final = (0.08, 0.97)
"""The chance after the answer: a game that is lost or won anyway teaches nothing."""
LEAST_OPTIONS: Final = 3
LEAST_WISHED: Final = 2
"""Of a theme that is wished for: which of two ways a line goes on is a question as well."""
TRIES: Final = 6
"""How often each level tries."""
FINDERS: Final = dict(zip(STEPS, (*STEPS[:-1], "expert@40"), strict=True))
OBVIOUS: Final = 0.15
"""Of the positions in which an easy bot finds the answer so many are looked at closely."""
MOST_OF_A_GAME: Final = 2
"""Puzzles from one game, of different themes."""


class Dig(msgspec.Struct, frozen=True):
    """A game to be looked through: one that bots play, or one that people have played."""

    game: str
    seats: int
    seed: str
    record: Record | None = None
    theme: str = ""
    """Only puzzles of this one are looked for; empty: of all."""


def digs(game: str, seed: str, number: int, theme: str = "") -> Dig:
    """One game of bots after the other, with all numbers of seats."""
    seats = sense_of(game).lesson_seats
    return Dig(game, seats[number % len(seats)], f"{seed}{number}", theme=theme)


def mined(dig: Dig) -> list[Puzzle]:
    """The puzzles of one game."""
    found: list[Puzzle] = []
    for play in _played(dig) if dig.record is None else _recorded(dig.record):
        theme = registered(dig.game).theme(play.game)
        if theme and dig.theme in {"", theme} and theme not in {each.theme for each in found}:
            source = Source(PEOPLE if dig.record else PLAYERS, dig.seed, len(play.picks))
            puzzle = puzzle_at(play, theme, source, wished=bool(dig.theme))
            found += [] if puzzle is None else [puzzle]
        if len(found) == MOST_OF_A_GAME:
            break
    return found


def _played(dig: Dig) -> Iterator[Play]:
    """A game of bots, before each answer."""
    spec, bot = spec_of(dig.game), named(PLAYERS)
    dice = Random(dig.seed)  # noqa: S311  a game, not a secret
    play = start(spec, {"seats": dig.seats}, dig.seed)
    while (ask := play.ask) is not None:
        yield play
        known = spec.redeal(play.game, ask.seat, dice.randrange)
        pick = bot.choose(spec, known, ask, dice, seconds=inf)
        play.answer(ask.seat, spec.token(play.game, pick))


def _recorded(record: Record) -> Iterator[Play]:
    """A game that was played, before each answer of a seat."""
    whole = replay(spec_of(record.game), record)
    for number, pick in enumerate(whole.picks):
        if pick.seat != CHANCE:
            yield whole.at(number)


def puzzle_at(play: Play, theme: str, source: Source, *, wished: bool = False) -> Puzzle | None:
    """The puzzle of a position, if one answer is clearly best; of a theme that is wished for, easy ones as well."""
    spec, g = play.spec, play.game
    if len(g.ask.options) < (LEAST_WISHED if wished else LEAST_OPTIONS) or _is_sealed(spec, g):
        return None
    dice = source.dice
    found: Verdict | None = None
    for depth in (GLANCE, SECOND, LONG):
        found = verdict(spec, g, depth, f"{dice}:{depth.iterations}")
        if found is None or not OPEN[0] <= found.judged[0].chance <= OPEN[1]:
            return None
        if depth is GLANCE and not (wished or _is_wanted(spec, g, found.judged[0].token, dice)):
            return None
    assert found is not None  # noqa: S101  looked at
    answer = found.judged[0].token
    return Puzzle(
        id=f"{source.seed}-{source.position}",
        theme=theme,
        rules=spec.rules_version,
        setup=play.setup,
        seed=play.seed,
        answers=[pick.token for pick in play.picks if pick.seat != CHANCE],
        seat=g.ask.seat,
        judged=found.judged,
        line=line(spec, g, answer, dice),
        found_by=found_by(spec, g, answer, dice),
        source=msgspec.structs.replace(source, iterations=LONG.iterations, looks=LONG.looks, least_gap=found.least_gap),
    )


def _is_sealed(spec: GameSpec, g: Any) -> bool:
    """Somebody has sealed an answer to this question already: a puzzle begins before anybody has."""
    return bool(g.ask.simultaneous and spec.mark(spec.reopened(g)) != spec.mark(g))


def _is_wanted(spec: GameSpec, g: Any, answer: str, dice: str) -> bool:
    """Something is left to find; of what an easy bot finds, a few are."""
    return _finds(spec, g, STEPS[0], answer, dice) <= 1 / 2 or Random(dice).random() < OBVIOUS  # noqa: S311  no secret


def found_by(spec: GameSpec, g: Any, answer: str, seed: str) -> dict[str, float]:
    """How often each level gives the answer."""
    return {level: _finds(spec, g, level, answer, seed) for level in FINDERS}


def _finds(spec: GameSpec, g: Any, level: str, answer: str, seed: str) -> float:
    """How often a level gives the answer."""
    hits = 0
    for number in range(TRIES):
        dice = Random(f"{seed}:{level}:{number}")  # noqa: S311  a bot, not a secret
        known = spec.redeal(g, g.ask.seat, dice.randrange)
        pick = named(FINDERS[level]).choose(spec, known, known.ask, dice, seconds=inf)
        hits += spec.token(g, pick) == answer
    return round(hits / TRIES, 2)
