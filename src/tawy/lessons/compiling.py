"""A chapter as a page shows it: everything that each step needs, made by the engine, so that nobody plays along."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec

from tawy.kernel.event import Event, heard_by
from tawy.kernel.foresee import Until
from tawy.kernel.play import Play
from tawy.kernel.record import Pick, Record
from tawy.kernel.view import Question
from tawy.lessons import running
from tawy.lessons.format import LEARNER, Answer, Free, Lesson, Pointer, Steps, Watch
from tawy.lessons.guides import facts, seen
from tawy.words.catalogue import Value

NOT_NOW: Final = "lesson-not-now"
"""The message for why not now that fits everywhere."""


class Told(msgspec.Struct, frozen=True):
    """A sentence to be said: its message, and what the message may tell of the position."""

    message: str
    args: dict[str, Value] = {}


class Scene(msgspec.Struct, frozen=True):
    """A position as the learner sees it."""

    seen: Any
    """The table, in the struct that the game declares."""
    question: Question | None
    """What is asked now, and of whom; options if it is the learner."""
    figures: Any
    """The numbers behind the position, as `explain` answers."""


class Shown(msgspec.Struct, frozen=True):
    """One pick that was made, what happened, and the position after it."""

    pick: Pick
    """Its token is empty if it was sealed."""
    events: list[Event]
    scene: Scene


class Reply(msgspec.Struct, frozen=True):
    """What another answer than the meant one is answered with: what it would do, and why not now."""

    token: str
    why: Told
    foreseen: list[Event]
    """What the learner would see happen."""
    changes: Any
    """What would change of the learner's view, as an update says it."""
    until: Until
    """What comes then."""


class ShownStep(msgspec.Struct, frozen=True, kw_only=True, tag_field="step"):
    """A step, ready to be shown."""

    told: Told
    points_at: list[Pointer]


class SayStep(ShownStep, frozen=True, tag="say"):
    """Words about a position."""

    scene: Scene


class AnswerStep(ShownStep, frozen=True, tag="answer"):
    """A question to the learner in its position, the meant answer, and what comes of it; replies to all the others."""

    scene: Scene
    meant: str
    replies: list[Reply]
    then: Shown


class WatchStep(ShownStep, frozen=True, tag="watch"):
    """Moves of others one by one; then the words, and what they point at."""

    moves: list[Shown]


class FreeStep(ShownStep, frozen=True, tag="free"):
    """The beginning of a real game: its record, from which a table is opened, and the level of its bots."""

    scene: Scene
    record: Record
    bot: str
    won: Told
    lost: Told


class ShownChapter(msgspec.Struct, frozen=True):
    """A whole chapter, ready to be shown."""

    lesson: str
    game: str
    chapter: str
    number: int
    """From 0."""
    chapters: list[str]
    """All chapters of the lesson, by name."""
    title: Told
    seat: int
    """The learner's."""
    opening: Scene
    """The table when the chapter begins."""
    steps: list[SayStep | AnswerStep | WatchStep | FreeStep]


def compiled(lesson: Lesson, chapter: int) -> ShownChapter:
    """A chapter, played through on the engine."""
    play = running.begin(lesson, chapter)
    here = lesson.chapters[chapter]
    return ShownChapter(
        lesson.id,
        lesson.game,
        here.id,
        chapter,
        [each.id for each in lesson.chapters],
        Told(lesson.title(here.id)),
        LEARNER,
        scene(play),
        [_step(lesson, here.id, play, step) for step in here.steps],
    )


def scene(play: Play) -> Scene:
    """The position as the learner sees it."""
    view = seen(play)
    return Scene(view.seen, view.question, play.spec.explain(play.game))


def _step(lesson: Lesson, chapter: str, play: Play, step: Steps) -> SayStep | AnswerStep | WatchStep | FreeStep:
    """A step; the game is as the story wants it afterwards."""
    told = partial(said, lesson, chapter, play)
    if isinstance(step, Watch):
        moves = [_shown(play, pick) for pick in running.watch(play, step)]
        return WatchStep(told=told(step.words), points_at=step.pointers, moves=moves)
    before, words = scene(play), told(step.words)
    if isinstance(step, Answer):
        replies = [
            Reply(token, reason(lesson, chapter, play, step, token), ahead.events, ahead.changes, ahead.until)
            for token, ahead in running.other_answers(play, step).items()
        ]
        running.take(play, step)
        then = _shown(play, play.picks[-1])
        return AnswerStep(
            told=words, points_at=step.pointers, scene=before, meant=step.meant, replies=replies, then=then
        )
    if isinstance(step, Free):
        won, lost = (told(f"{step.words}-{end}") for end in ("won", "lost"))
        return FreeStep(
            told=words,
            points_at=step.pointers,
            scene=before,
            record=play.record(),
            bot=step.bot,
            won=won,
            lost=lost,
        )
    return SayStep(told=words, points_at=step.pointers, scene=before)


def _shown(play: Play, pick: Pick) -> Shown:
    """The last pick as the learner knows it, what the learner saw of it, and the position after it."""
    return Shown(pick, heard_by(LEARNER, play.told[-1]), scene(play))


def said(lesson: Lesson, chapter: str, play: Play, words: str) -> Told:
    """A sentence of a chapter about the position."""
    return Told(lesson.message(chapter, words), facts(play))


def reason(lesson: Lesson, chapter: str, play: Play, step: Answer, token: str) -> Told:
    """Why not this answer now."""
    words = step.reason(token)
    return said(lesson, chapter, play, words) if words else Told(NOT_NOW)
