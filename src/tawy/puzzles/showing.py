"""A puzzle as a page shows it: its position without the answer; and the answer, with all that speaks for it."""

from __future__ import annotations

from typing import Any

import msgspec

from tawy.kernel.event import Event, heard_by
from tawy.kernel.foresee import Until, foresee_all
from tawy.kernel.play import Play
from tawy.kernel.record import Pick
from tawy.kernel.view import Question
from tawy.lessons.compiling import Scene, Shown
from tawy.puzzles.format import Judged, Puzzle, Source, position
from tawy.puzzles.judging import dealt


class Would(msgspec.Struct, frozen=True):
    """What an answer would do, as far as the seat can know."""

    token: str
    events: list[Event]
    changes: Any
    until: Until
    question: Question | None


class ShownPuzzle(msgspec.Struct, frozen=True):
    """A puzzle to be tried."""

    id: str
    game: str
    theme: str
    difficulty: int
    seat: int
    """Whose answer is wanted."""
    scene: Scene
    foreseen: list[Would]


class Solution(msgspec.Struct, frozen=True):
    """The answer of a puzzle, and what speaks for it."""

    answer: str
    judged: list[Judged]
    line: list[Shown]
    """How it could go on, as a look ahead sees it, the answer first; in a world that may not be the true one."""
    found_by: dict[str, float]
    source: Source


def shown(game: str, puzzle: Puzzle) -> ShownPuzzle:
    """The position as its seat knows it, and what each answer would do."""
    play = position(game, puzzle)
    spec, g = play.spec, play.game
    tokens = [spec.token(g, option) for option in g.ask.options]
    foreseen = [
        Would(token, one.events, one.changes, one.until, one.question)
        for token, one in zip(tokens, foresee_all(spec, g, puzzle.seat), strict=True)
    ]
    return ShownPuzzle(
        puzzle.id, game, puzzle.theme, puzzle.difficulty, puzzle.seat, _scene(play, puzzle.seat), foreseen
    )


def solution(game: str, puzzle: Puzzle) -> Solution:
    """The answer, and how it could go on."""
    play = _dealt(position(game, puzzle), puzzle)
    line = []
    for pick in puzzle.line:
        sealed = play.ask is not None and play.ask.secret and pick.seat != puzzle.seat
        play.repeat(pick)
        told = Pick(pick.seat, pick.kind, "") if sealed else pick
        line.append(Shown(told, heard_by(puzzle.seat, play.told[-1]), _scene(play, puzzle.seat)))
    return Solution(puzzle.answer, puzzle.judged, line, puzzle.found_by, puzzle.source)


def _scene(play: Play, seat: int) -> Scene:
    view = play.spec.view(play.game, seat)
    return Scene(view.seen, view.question, play.spec.explain(play.game))


def replies(play: Play, puzzle: Puzzle) -> Play:
    """The game after the puzzle's line."""
    after = _dealt(play, puzzle)
    for pick in puzzle.line:
        after.repeat(pick)
    return after


def _dealt(play: Play, puzzle: Puzzle) -> Play:
    """The world in which a line was looked ahead: nobody's true secrets are in it."""
    world = play.fork()
    world.game = dealt(play.spec, play.game, puzzle.source.dice)
    return world
