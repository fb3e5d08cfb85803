"""Games to learn from: bots play each other, and each position remembers how its game ended."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from tawy.ai.learnt import Weights
from tawy.ai.minds import sense_of
from tawy.ai.search import Search, Settings
from tawy.ai.sense import Row, Sense
from tawy.ai.value import ended, value
from tawy.games import spec_of
from tawy.kernel.frame import CHANCE

PLAYING: Final = Settings(iterations=0, mixing=12, sketches=3)
"""How the bots play: quickly, because many games are needed, but with a thought for battle cards: they decide games."""


class Lesson(msgspec.Struct, frozen=True):
    """A position of a game that has ended: what could be seen, and who won."""

    stage: int
    rows: Sequence[Sequence[float]]
    """Of every contender, packed: of twenty thousand games they take gigabytes."""
    world: Row
    won: list[float]
    """Each contender's part of the win; less than 1 together where nobody won."""
    points: list[int]
    """What each contender had at the end; empty where a game does not end in points."""


class Homework(msgspec.Struct, frozen=True):
    """A game to be played: which, judged by what, with which dice."""

    game: str
    number: int
    weights: Weights
    seed: str


def lessons(work: Homework) -> list[Lesson]:
    """One game of bots against each other, and its positions at each turn."""
    spec, sense = spec_of(work.game), sense_of(work.game)
    dice = Random(work.seed)  # noqa: S311  a game, not a secret
    search = Search(spec, value(spec, sense, work.weights), PLAYING, dice)
    seats, wandering = arranged(sense, work.number)
    g: Any = spec.new(spec.read_setup({"seats": seats}))
    seen: list[tuple[int, list[array[float]], Row, list[int]]] = []
    while (ask := g.ask) is not None:
        if ask.seat != CHANCE and ask.kind in sense.taught and not sense.unsettled(g):
            rows = [array("d", row) for row in sense.rows(g)]
            seen.append((sense.stage(g), rows, sense.world(g), sense.contenders(g)))
        by_chance = ask.seat == CHANCE or dice.random() < wandering
        g.answer(ask.draw(dice.randrange) if by_chance else search.decide(g).pick)
    won, points = ended(spec, sense, g), sense.points(g)
    return [Lesson(stage, rows, world, shares(sense, g, won, who), points) for stage, rows, world, who in seen]


def arranged(sense: Sense, number: int) -> tuple[int, float]:
    """How many sit at a game to learn from, and how often they answer at random: as many with each, in turn."""
    round_, place = divmod(number, len(sense.lesson_seats))
    return sense.lesson_seats[place], sense.wandering[round_ % len(sense.wandering)]


def shares(sense: Sense, g: Any, won: list[float], contenders: list[int]) -> list[float]:
    """What became of those who were contenders then: a merged god's win is a win for both that merged."""
    share = [won[sense.contender(g, contender)] for contender in contenders]
    return [each / max(1.0, sum(share)) for each in share]
