"""Games to learn from in which many a question is thought over for long: what that makes of moves seen at a glance.

How a game ended says little of one move in it: a hundred others had their part. A search says of all moves that a
question begins what they came to be worth, and weights that see so at once look further ahead in the same time.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from tawy.ai.lessons import Homework, arranged
from tawy.ai.minds import sense_of
from tawy.ai.search import Search, Settings
from tawy.ai.sense import Row, Sense
from tawy.ai.tree import Move
from tawy.ai.value import UNIT, against, value
from tawy.games import spec_of
from tawy.kernel.frame import CHANCE, Game

SHARE: Final = 1 / 3
"""How many questions are thought over: those that follow each other have much in common."""
THINKING: Final = Settings(iterations=1000, growth=1.5)
PLAYING: Final = Settings(iterations=60, mixing=240, growth=1.5)
"""How the others are answered: like an expert in a hurry."""
FEWEST: Final = 6
"""A move that was followed less often is not known better than at a glance."""
LOOKS: Final = 4
"""How often a move is looked at, because chance leads on from it."""


class Afterthought(msgspec.Struct, frozen=True):
    """A move: what it leads to at a glance, and what it came to be worth."""

    stage: int
    row: Sequence[float]
    """The features of where it leads; what they weigh is its worth at a glance."""
    thought: float
    visits: int


def afterthoughts(work: Homework) -> list[list[Afterthought]]:
    """One game, and the moves of every question in it that was thought over."""
    spec, sense = spec_of(work.game), sense_of(work.game)
    judged, dice = value(spec, sense, work.weights), Random(work.seed)  # noqa: S311  a game, not a secret
    thinking, playing = Search(spec, judged, THINKING, dice), Search(spec, judged, PLAYING, dice)
    seats, wandering = arranged(sense, work.number)
    g: Any = spec.new(spec.read_setup({"seats": seats}))
    found = []
    while (ask := g.ask) is not None:
        if ask.seat == CHANCE or dice.random() < wandering:
            g.answer(ask.draw(dice.randrange))
            continue
        known = spec.redeal(g, ask.seat, dice.randrange)
        if ask.simultaneous or dice.random() >= SHARE:
            g.answer(playing.decide(known).pick)
            continue
        moves = thinking.compared(known)
        who = sense.contender(known, ask.seat)
        seen = [_looked_at(thinking, sense, known, move, who) for move in moves if move.visits >= FEWEST]
        found.append([each for each in seen if each is not None])
        g.answer(max(moves, key=lambda move: move.visits).picks[0])
    return [question for question in found if len(question) > 1]


def _looked_at(search: Search, sense: Sense, g: Game, move: Move, who: int) -> Afterthought | None:
    """A move as it is seen at a glance, on average over what chance makes of it; nothing if it ends the game."""
    rows, stage = [], 0
    for _ in range(LOOKS):
        after = search.after(g, move)
        if after is not None:
            if after.ask is None:
                return None
            rows.append(weighed(sense.rows(after), who))
            stage = sense.stage(after)
    if not rows:
        return None
    row = array("d", map(_mean, zip(*rows, strict=True)))
    return Afterthought(stage, row, move.total / move.visits, move.visits)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def weighed(rows: list[Row], who: int) -> Row:
    """The features that a worth is made of: points are foretold from everyone's rows, and set against each other."""
    return [UNIT * against(list(column))[who] for column in zip(*rows, strict=True)]
