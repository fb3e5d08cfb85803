"""A lesson on the engine: every chapter can be begun by itself, by replaying what was played before it."""

from __future__ import annotations

from collections.abc import Iterator

from tawy.games import spec_of
from tawy.kernel.foresee import Foreseen, Foresight
from tawy.kernel.play import Play
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused
from tawy.lessons.format import LEARNER, Answer, Chapter, Lesson, Steps, Watch


def begin(lesson: Lesson, chapter: int) -> Play:
    """The game as a chapter finds it, after all that was played until then and all that the chapter skips."""
    play = _new(lesson, lesson.chapters[0])
    for number in range(chapter + 1):
        here = lesson.chapters[number]
        if number and here.setup is not None:
            play = _new(lesson, here)
        _repeat(play, here.skipped, f"before chapter {here.id!r}")
        if number < chapter:
            for step in here.steps:
                take(play, step)
    return play


def at(lesson: Lesson, chapter: int, step: int) -> Play:
    """The game as a step finds it."""
    play = begin(lesson, chapter)
    for earlier in lesson.chapters[chapter].steps[:step]:
        take(play, earlier)
    return play


def _new(lesson: Lesson, chapter: Chapter) -> Play:
    """Chance never answers by itself in a lesson: it has its lines in the script. So the seed does not matter."""
    return Play(spec_of(lesson.game), lesson.setup if chapter.setup is None else chapter.setup, lesson.id)


def picks_of(step: Steps) -> tuple[Pick, ...]:
    """What is picked in a step when the learner does what is meant."""
    if isinstance(step, Answer):
        return (Pick(LEARNER, step.question, step.meant),)
    return step.picks if isinstance(step, Watch) else ()


def take(play: Play, step: Steps) -> None:
    """A step as the story wants it."""
    _repeat(play, picks_of(step), f"in step {step.words!r}")


def watch(play: Play, step: Watch) -> Iterator[Pick]:
    """The moves of a step one by one, each made before it is told; what is sealed is told without its token."""
    for pick in step.picks:
        sealed = play.ask is not None and play.ask.secret and pick.seat != LEARNER
        _repeat(play, (pick,), f"in step {step.words!r}")
        yield Pick(pick.seat, pick.kind, "") if sealed else pick


def _repeat(play: Play, picks: tuple[Pick, ...], where: str) -> None:
    try:
        for pick in picks:
            play.repeat(pick)
    except Refused as error:
        raise Refused(f"The lesson no longer fits the rules {where}: {error}") from error


def other_answers(play: Play, step: Answer) -> dict[str, Foreseen]:
    """All answers to the pending question but the meant one, by their tokens: what each would do."""
    foresight = Foresight(play.spec, play.game, LEARNER)
    tokens = {play.spec.token(play.game, option): option for option in play.game.ask.options}
    return {token: foresight.of(option) for token, option in tokens.items() if token != step.meant}
