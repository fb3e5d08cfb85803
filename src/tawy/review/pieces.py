"""A review is made piece by piece, and can be stopped after each: what is there is kept, and gone on with later.

A piece is one answer of chance, one decision, or one moment at which several answer together. No piece needs another,
so it does not matter when, where and in which order they are made.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

import msgspec

from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play
from tawy.kernel.refusal import Refused
from tawy.review.deciding import Judged, judged
from tawy.review.depths import DEPTHS, Depth
from tawy.review.drawing import luck
from tawy.review.format import VERSION, Chances, DepthName
from tawy.review.judging import Judge, is_begun, judge_of
from tawy.review.together import Revealed, revealed


class Drawn(msgspec.Struct, frozen=True, tag=True):
    """Chance answered."""

    luck: Chances


class Decided(msgspec.Struct, frozen=True, tag=True):
    """A seat answered."""

    judged: Judged


class Together(msgspec.Struct, frozen=True, tag=True):
    """Several answered at the same moment."""

    revealed: Revealed


Piece = Drawn | Decided | Together


class Partial(msgspec.Struct):
    """As much of a review as has been made; it can be stored as it is."""

    mark: str
    depth: DepthName
    pieces: dict[int, Piece] = {}
    """By the position at which somebody is asked."""
    version: int = VERSION


class Course(msgspec.Struct, frozen=True):
    """A finished game, position by position."""

    play: Play
    positions: list[Any]
    """The game at each."""
    picks: list[int]
    """The option that was taken at each but the last."""
    spans: dict[int, int]
    """Where each piece begins: how many picks it has."""

    @property
    def given_up(self) -> bool:
        """It has no end by the rules."""
        return self.positions[-1].ask is not None


def course_of(play: Play, *, given_up: bool = False) -> Course:
    """Every position of a game that is over, by its rules or given up; one that goes on has no review."""
    if (play.result is None or play.ask is not None) and not given_up:
        raise Refused("This game is not over: only a finished game can be reviewed.")
    play, spec = _without_half_moments(play), play.spec
    walk = play.at(0)
    positions: list[Any] = [walk.game.clone()]
    taken: list[int] = []
    for pick in play.picks:
        g = positions[-1]
        taken.append(next(option for option in g.ask.options if spec.token(g, option) == pick.token))
        walk.repeat(pick)
        positions.append(walk.game.clone())
        positions[-1].events = None
    return Course(play, positions, taken, _spans(play, positions))


def _without_half_moments(play: Play) -> Play:
    """The game up to a moment that was given up before all had answered it."""
    while is_begun(play.spec, play.game):
        play = play.at(len(play.picks) - 1)
    return play


def _spans(play: Play, positions: list[Any]) -> dict[int, int]:
    """A piece for every pick, but one for all that are given at the same moment."""
    spans: dict[int, int] = {}
    first = 0
    for position, g in enumerate(positions[:-1]):
        if not is_begun(play.spec, g):
            first = position
        spans[first] = position - first + 1
    return spans


class Reviewing:
    """A review in the making."""

    def __init__(self, play: Play, depth: DepthName, partial: Partial | None = None, *, given_up: bool = False) -> None:
        self.course = course_of(play, given_up=given_up)
        mark = play.spec.mark(play.game)
        if partial is None or (partial.mark, partial.depth, partial.version) != (mark, depth, VERSION):
            partial = Partial(mark, depth)
        self.partial = partial
        self._judge: Judge = judge_of(play.spec)

    @property
    def judge(self) -> Judge:
        """Who judges."""
        return self._judge

    @property
    def depth(self) -> Depth:
        """How deep it looks."""
        return DEPTHS[self.partial.depth]

    @property
    def done(self) -> int:
        """How many pieces are there."""
        return len(self.partial.pieces)

    @property
    def total(self) -> int:
        """How many there will be."""
        return len(self.course.spans)

    def work(self) -> Iterator[int]:
        """Make the pieces that are missing, one with every step: its position. Whoever stops listening has the rest."""
        for position in self.course.spans:
            if position not in self.partial.pieces:
                self.partial.pieces[position] = self.piece(position)
                yield position

    def having(self, partial: Partial) -> Reviewing:
        """The same with pieces that were made elsewhere."""
        other = copy(self)
        other.partial = partial
        return other

    def piece(self, position: int) -> Piece:
        """The one that begins at a position."""
        g, picks, span = self.course.positions[position], self.course.picks, self.course.spans[position]
        if g.ask.seat == CHANCE:
            return Drawn(luck(self._judge, g, picks[position], position, self.depth))
        if g.ask.simultaneous:
            given = tuple(picks[position : position + span])
            return Together(revealed(self._judge, g, given, position, self.depth))
        return Decided(judged(self._judge, g, picks[position], position, self.depth))
