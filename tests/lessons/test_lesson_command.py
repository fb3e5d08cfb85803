from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.people import Desk
from tawy.cli import lesson, voice
from tawy.lessons.compiling import AnswerStep, FreeStep, Told, compiled
from tawy.lessons.format import Lesson
from tawy.lessons.reading import lesson_names, lesson_of
from tawy.words import Words


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setattr(lesson, "user_data_path", lambda *_, **__: folder)
    monkeypatch.setenv("LC_ALL", "C")
    return folder


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Desk]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    yield Desk(tmp_path, monkeypatch, capsys)
    voice.speak("en")


VICTORY = {
    "ankh": ("", "summon", "warrior", "4,7", "yes", "chariots", "yes"),
    "plagues": (
        *("", "5 hebrew 2", "field", "use t10", "3 favour", "1 hebrew 1", "2", "city 1"),
        *("t27", "2", "boat -2", "city -1"),
    ),
}
"""What wins the end of a lesson. Ankh: a figure beside two monuments, and the tie-breaker; 10 Plagues: Hebrews, the
coin card for the tribute, and one space more filled. At a terminal the others, and chance, always play the same."""


def picked(taught: Lesson) -> Iterator[str]:
    """What somebody answers who follows a lesson, and first tries another answer wherever there is one."""
    for number in range(len(taught.chapters)):
        for step in compiled(taught, number).steps:
            if isinstance(step, AnswerStep):
                yield from (reply.token for reply in step.replies[:1])
                yield step.meant
            else:
                yield from VICTORY[taught.id] if isinstance(step, FreeStep) else [""]


def typed(taught: Lesson, words: Words) -> Iterator[str]:
    """The same as people write it: they count the spaces of a province from one. At the end they need no second try."""
    for token in picked(taught):
        area, _, number = token.partition(" ")
        is_space = area in {"city", "field"} and number.isdecimal()
        yield words(f"plagues-space-{area}", n=int(number) + 1) if is_space else token
    yield words("no").lower()


def said(taught: Lesson) -> Iterator[Told]:
    """All that they are told."""
    for number in range(len(taught.chapters)):
        shown = compiled(taught, number)
        yield shown.title
        for step in shown.steps:
            yield step.told
            if isinstance(step, AnswerStep):
                yield from (reply.why for reply in step.replies[:1])
            if isinstance(step, FreeStep):
                yield step.won


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_is_taught_to_its_end(desk: Desk, name: str, language: str) -> None:
    taught, words = lesson_of(name), Words(language)
    told = " ".join(desk.tawy(f"lesson {name} --language {language}", *typed(taught, words)).split())
    for sentence in said(taught):
        assert " ".join(words(sentence.message, **sentence.args).split()) in told
    ending = words("lesson-short-end", thing=words(taught.title())) if taught.about else words("lesson-end")
    assert ending in told
    assert words.problems == []
    assert voice.words().problems == []


def test_another_answer_is_told_what_it_would_do_and_why_not_now(desk: Desk) -> None:
    told = desk.tawy("lesson ankh", "", "", "", "", "gain", "fly", "move")
    assert "It would do this: Ra chooses Gain Followers. Ra gains 1 follower (Gain Followers)." in told
    assert "Move first, and it will be 2." in told
    assert "'fly' is not an option" in told
    assert "Each of your figures may move up to 3 spaces" in told


def test_what_is_pointed_at_is_marked_and_named(desk: Desk) -> None:
    told = desk.tawy("lesson ankh", "", "")
    assert "»4,3«" in told
    assert "Look here: figure on 4,3 · figure on 4,4" in told
    assert "»Devotion«" in told


def test_what_is_pointed_at_in_a_province_is_marked_and_named(desk: Desk) -> None:
    told = desk.tawy("lesson plagues --chapter 2", "", "")
    for part in ("»Abydos«", "»City«", "»Field«", "»Beside«", "» 2 «", "»obelisk«"):
        assert told.count(part) == 1
    assert "Look here: Abydos" in told
    assert "Look here: city · field · Beside the board" in told
    assert "Look here: slot 2 · die 2" in told


def test_a_lesson_goes_on_where_it_was_left(desk: Desk) -> None:
    told = desk.tawy("lesson ankh", "", "", "quit")
    assert "Go on whenever you like: tawy lesson ankh" in told
    told = desk.tawy("lesson ankh", "back", "quit")
    assert "Rivers divide the land" in told
    assert "You are Ra." not in told
    assert "All three of you want devotion" in told
    assert "You are Ra." in desk.tawy("lesson ankh --chapter 1", "quit")


def test_a_chapter_can_be_skipped_repeated_and_looked_up(desk: Desk) -> None:
    last = len(lesson_of("ankh").chapters)
    told = desk.tawy("lesson ankh", "skip", "list", "chapter 1", "help", "chapter 99", "hand", "why 4,7", "quit")
    assert told.count("Chapter 1 of") == 2
    assert told.count(f"Chapter 2 of {last}") == 1
    assert "a chapter from its beginning" in told
    assert f"There is no chapter '99': name one from 1 to {last}." in told


def test_the_list_shows_what_is_done(desk: Desk, data: Path) -> None:
    title = Words("en")("lesson-ankh-map-title")
    assert f"▸  1. {title}" in desk.tawy("lesson ankh --list")
    desk.tawy("lesson ankh", "", "", "", "", "move", "4,3", "7,3", "done")
    assert f"✓ 1. {title}" in desk.tawy("lesson ankh --list")
    assert f"1/{len(lesson_of('ankh').chapters)}  ankh" in desk.tawy("lesson")
    (data / "lessons.json").write_text("not what we wrote")
    assert "✓" not in desk.tawy("lesson ankh --list")


def test_where_nothing_can_be_kept_a_lesson_is_taught_all_the_same(desk: Desk, data: Path) -> None:
    data.write_text("a file where a folder should be")
    assert "All three of you want devotion" in desk.tawy("lesson ankh", "")


def test_a_lesson_that_there_is_not(desk: Desk) -> None:
    assert desk.refused("lesson chess") == "There is no lesson 'chess': choose from ankh, plagues."
    assert "There is no chapter 'x'" in desk.refused("lesson ankh --chapter x")


def test_the_end_can_be_lost_and_tried_again(desk: Desk) -> None:
    last = len(lesson_of("ankh").chapters)
    told = desk.tawy(f"lesson ankh --chapter {last}", *[""] * 4, "gain", "no", "yes", *VICTORY["ankh"][1:], "no")
    assert "Egypt becomes atheist" in told
    assert "Not this time." in told
    assert "You have won! Egypt remembers nobody but you." in told
    assert "plays first" not in told  # what was played before is not told again


def test_whoever_leaves_the_end_can_go_on(desk: Desk) -> None:
    last = len(lesson_of("ankh").chapters)
    told = desk.tawy(f"lesson ankh --chapter {last}", *[""] * 4, "quit")
    assert "Go on whenever you like: tawy lesson ankh" in told
    assert "That was the lesson." not in told
