"""Lessons: what there is, a chapter as a page shows it, how far one has come, and the game that ends a lesson."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tawy.kernel.refusal import Refused
from tawy.lessons.compiling import FreeStep, compiled
from tawy.lessons.format import LEARNER, Lesson
from tawy.lessons.progress import Progress
from tawy.lessons.reading import lesson_names, lesson_of
from tawy.server.http import messages as m
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body, sender
from tawy.server.http.reception import Reception, Way
from tawy.server.http.wishes import Counted, Reached
from tawy.server.refusal import Refusal
from tawy.server.tables.setup import SeatPlan

_progress: Final = msgspec.json.Decoder(Progress)


@cache
def shown(lesson: str, chapter: int) -> bytes:
    """A chapter as it is sent: played through on the engine once."""
    return msgspec.json.encode(compiled(lesson_of(lesson), chapter))


class Lessons:
    """What teaches people a game."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/lessons", self.all),
            ("GET", "/api/lessons/{lesson}/chapters/{chapter}", self.chapter),
            ("POST", "/api/lessons/{lesson}/chapters/{chapter}/count", self.count),
            ("POST", "/api/lessons/{lesson}/progress", self.keep),
            ("POST", "/api/lessons/{lesson}/play", self.play),
        ]

    async def all(self, request: Request) -> Response:
        """Every lesson, and how far one has come in them; nobody yet is no mistake."""
        self._reception.paces.reads.check(sender(request))
        person = await self._reception.maybe_person(request)
        kept = [] if person is None else await self._reception.hall.store.progress_of(person.id)
        known = [
            m.LessonInfo(each.id, each.game, each.about, _chapters(each)) for each in map(lesson_of, lesson_names())
        ]
        return encoded(m.Lessons(known, [_progress.decode(each) for each in kept]))

    async def chapter(self, request: Request) -> Response:
        """A chapter with everything that a page needs to show it."""
        self._reception.paces.reads.check(sender(request))
        lesson, number = _place(request)
        data = await asyncio.to_thread(shown, lesson.id, number)
        return Response(data, media_type="application/json")

    async def count(self, request: Request) -> Response:
        """Somebody has begun, or ended, a chapter: only how many they are is kept."""
        self._reception.paces.commands.check(sender(request))
        lesson, number = _place(request)
        ended = (await body(request, Counted)).ended
        await self._reception.hall.store.count_chapter(lesson.id, lesson.chapters[number].id, ended=ended)
        return Response(status_code=204)

    async def keep(self, request: Request) -> Response:
        """How far one has come: kept for the person, so that one can go on with another device."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        lesson = _lesson(request)
        reached = await body(request, Reached)
        known = set(_chapters(lesson))
        if not {reached.chapter, *reached.done} <= known:
            raise Refusal("malformed", f"The chapters of this lesson are {', '.join(_chapters(lesson))}.")
        progress = Progress(lesson.id, reached.chapter, reached.step, tuple(reached.done))
        await self._reception.hall.store.keep_progress(person.id, lesson.id, msgspec.json.encode(progress))
        return Response(status_code=204)

    async def play(self, request: Request) -> Response:
        """The game that ends a lesson, at a table of its own: the learner, and bots for all the others."""
        caller = await self._reception.caller(request)
        self._reception.paces.heavy.check(caller.person)
        await self._reception.quota.check(caller.person, sender(request))
        lesson = _lesson(request)
        last = await asyncio.to_thread(compiled, lesson, len(lesson.chapters) - 1)
        free = last.steps[-1]
        if not isinstance(free, FreeStep):
            raise Refusal("not_now", "This lesson does not end with a game of its own.")
        return encoded(await self._reception.hall.play_on(free.record, partial(_plans, free.bot), caller), 201)


def _plans(level: str, seats: int) -> list[SeatPlan]:
    return [SeatPlan("me") if seat == LEARNER else SeatPlan("bot", level) for seat in range(seats)]


def _chapters(lesson: Lesson) -> list[str]:
    return [chapter.id for chapter in lesson.chapters]


def _lesson(request: Request) -> Lesson:
    try:
        return lesson_of(request.path_params["lesson"])
    except Refused:
        raise Refusal("not_found", "There is no such lesson.") from None


def _place(request: Request) -> tuple[Lesson, int]:
    lesson = _lesson(request)
    number = lesson.number(request.path_params["chapter"])
    if number is None:
        raise Refusal("not_found", "There is no such chapter.")
    return lesson, number
