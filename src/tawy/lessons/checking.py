"""Whether a lesson still fits the rules, the words of a language, and what it points at."""

from __future__ import annotations

from collections.abc import Iterator

from tawy.games import spec_of
from tawy.kernel.play import Play
from tawy.kernel.refusal import Refused
from tawy.lessons import running
from tawy.lessons.format import LEARNER, Answer, Free, Lesson, Watch, stands_for, words_of
from tawy.lessons.guides import facts, is_there
from tawy.words import Words


def problems(lesson: Lesson, words: Words) -> list[str]:
    """Everything that does not fit, a sentence each; an empty list for a lesson that can be taught."""
    if lesson.rules != spec_of(lesson.game).rules_version:
        return [f"{lesson.id} was written for rules version {lesson.rules!r}: look through it and change the number."]
    found = [_worded(words, lesson.title())]
    for number in range(len(lesson.chapters)):
        try:
            found += _chapter(lesson, number, words)
        except Refused as error:
            return [*filter(None, found), str(error)]
    return [*filter(None, found)]


def _chapter(lesson: Lesson, number: int, words: Words) -> Iterator[str | None]:
    """A chapter begun by itself and played to its end, as the story wants it."""
    chapter = lesson.chapters[number]
    play = running.begin(lesson, number)
    yield _worded(words, lesson.title(chapter.id))
    for step in chapter.steps:
        place = f"{lesson.id}, chapter {chapter.id!r}, step {step.words!r}"
        if isinstance(step, Answer):
            yield from _answer(play, step, place)
        if isinstance(step, Free) and play.ask is None:
            yield f"{place}: the game is over, so there is nothing to play freely."
        if isinstance(step, Watch):
            running.take(play, step)
        for pointer in step.pointers:
            if not is_there(play, pointer):
                yield f"{place} points at {str(pointer)!r}, which is not there."
        for part in words_of(step):
            yield _worded(words, lesson.message(chapter.id, part), play)
        if isinstance(step, Answer):
            running.take(play, step)


def _answer(play: Play, step: Answer, place: str) -> Iterator[str]:
    """The question is pending, the meant answer is among its options, and so is every other that is spoken of."""
    ask = play.ask
    if ask is None or (ask.seat, ask.kind) != (LEARNER, step.question):
        pending = "nothing" if ask is None else f"{ask.kind!r} of seat {ask.seat}"
        raise Refused(f"{place} answers {step.question!r}, but the game asks {pending}.")
    tokens = {option.token for option in play.spec.options(play.game)}
    for named in (step.meant, *step.others):
        if not any(stands_for(named, token) for token in tokens):
            yield f"{place}: {named!r} is not among the answers to {step.question!r}."
    if step.meant in step.others:
        yield f"{place}: {step.meant!r} is meant, so there is no reason against it."


def _worded(words: Words, message: str, play: Play | None = None) -> str | None:
    """What is wrong with a message in this language."""
    if not words.has(message):
        return f"{words.language}: there is no {message}"
    before = len(words.problems)
    words(message, **({} if play is None else facts(play)))
    return "; ".join(words.problems[before:]) or None
