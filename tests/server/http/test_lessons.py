"""Lessons on the server: chapters for pages, how far people have come, what is counted, and the last game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from server.house import Visitor
from server.inside import Inside, inside
from tawy.cli import main
from tawy.lessons.reading import lesson_names, lesson_of
from tawy.server.store import ChapterCount

Scene = Callable[[Inside, Visitor, Visitor], Awaitable[None]]


@pytest.fixture
def stats(capsys: pytest.CaptureFixture[str]) -> Callable[[str], str]:
    """What `tawy stats` says of a database."""

    def said(database: str) -> str:
        assert main(["--language", "en", "stats", "--database", database]) == 0
        return capsys.readouterr().out

    return said


def played(database: str, scene: Scene) -> None:
    async def whole() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(database))
            ann, bob = [await stack.enter_async_context(house.visitor(name)) for name in ("Ann", "Bob")]
            await scene(house, ann, bob)

    asyncio.run(whole())


@pytest.mark.parametrize("lesson", [name for name in lesson_names() if not lesson_of(name).about])
def test_every_chapter_is_there_for_a_page(lesson: str, sqlite_url: str) -> None:
    async def scene(_house: Inside, ann: Visitor, _bob: Visitor) -> None:
        listed = (await ann.get("/api/lessons"))["lessons"]
        chapters = next(each["chapters"] for each in listed if each["id"] == lesson)
        assert chapters == [chapter.id for chapter in lesson_of(lesson).chapters]
        for number, chapter in enumerate(chapters):
            shown = await ann.get(f"/api/lessons/{lesson}/chapters/{chapter}")
            assert (shown["chapter"], shown["number"]) == (chapter, number)
            assert len(shown["steps"]) == len(lesson_of(lesson).chapters[number].steps)

    played(sqlite_url, scene)


def test_how_far_one_has_come_is_ones_own_and_goes_along_to_another_device(sqlite_url: str) -> None:
    async def scene(_house: Inside, ann: Visitor, bob: Visitor) -> None:
        reached = {"chapter": "followers", "step": 2, "done": ["map"]}
        assert (await ann.http.post("/api/lessons/ankh/progress", json=reached)).status_code == 204
        assert (await bob.get("/api/lessons"))["progress"] == []
        await bob.post("/api/recover", {"code": ann.recovery})
        assert (await bob.get("/api/lessons"))["progress"] == [{"lesson": "ankh", **reached}]
        further = {"chapter": "followers", "step": 0, "done": ["map", "followers"]}
        await bob.http.post("/api/lessons/ankh/progress", json=further)
        assert (await ann.get("/api/lessons"))["progress"] == [{"lesson": "ankh", **further}]

    played(sqlite_url, scene)


@pytest.mark.parametrize(
    ("path", "body", "status", "sentence"),
    [
        ("ankh/progress", {"chapter": "nowhere", "step": 0}, 400, "The chapters of this lesson"),
        (
            "ankh/progress",
            {"chapter": "map", "step": 0, "done": ["nowhere"]},
            400,
            "The chapters of this lesson",
        ),
        ("ankh/progress", {"chapter": "map", "step": -1}, 400, ""),
        ("chess/progress", {"chapter": "map", "step": 0}, 404, "There is no such lesson."),
        ("ankh/chapters/nowhere/count", {"ended": True}, 404, "There is no such chapter."),
        ("chess/play", {}, 404, "There is no such lesson."),
    ],
)
def test_what_is_wrong_is_refused_with_a_sentence(
    path: str, body: dict[str, object], status: int, sentence: str, sqlite_url: str
) -> None:
    async def scene(house: Inside, ann: Visitor, _bob: Visitor) -> None:
        before = await house.stored()
        answer = await ann.http.post(f"/api/lessons/{path}", json=body)
        assert answer.status_code == status, answer.text
        assert answer.json()["sentence"].startswith(sentence)
        assert await house.stored() == before

    played(sqlite_url, scene)


def test_chapters_are_counted_without_persons(sqlite_url: str, stats: Callable[[str], str]) -> None:
    async def scene(house: Inside, ann: Visitor, bob: Visitor) -> None:
        for visitor, ended in ((ann, False), (bob, False), (ann, True)):
            answer = await visitor.http.post("/api/lessons/ankh/chapters/map/count", json={"ended": ended})
            assert answer.status_code == 204
        assert await house.store.chapter_counts() == [ChapterCount("ankh", "map", 2, 1)]

    played(sqlite_url, scene)
    assert "50.0%" in stats(sqlite_url)


def test_a_server_on_which_nobody_learnt_says_so(sqlite_url: str, stats: Callable[[str], str]) -> None:
    async def scene(_house: Inside, _ann: Visitor, _bob: Visitor) -> None:
        pass

    played(sqlite_url, scene)
    assert "Nobody has begun a lesson" in stats(sqlite_url)


def test_the_game_that_ends_a_lesson_is_a_table_of_the_learner_and_bots(sqlite_url: str) -> None:
    async def scene(_house: Inside, ann: Visitor, bob: Visitor) -> None:
        table = (await ann.post("/api/lessons/ankh/play", {}))["id"]
        seen = await ann.look(table, 0)
        seats = seen["table"]["seats"]
        assert seats[0]["person"] is not None
        assert all(seat["bot"] for seat in seats[1:])
        assert seen["table"]["status"] == "running"
        assert (await bob.http.get(f"/api/tables/{table}")).status_code == 404

    played(sqlite_url, scene)
