"""Short lessons, for one thing each: a position, one choice, its effect. A folder of sheets holds those of a game.

Positions are written once and shared: one begins a game or goes on from another, with more picks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from tawy.kernel.content import Source, from_file
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused
from tawy.lessons.format import Answer, Chapter, Lesson, Say, Steps, Watch
from tawy.lessons.notation import read_picks

CHAPTER: Final = "try"
"""The one chapter of a short lesson."""
NOW, THEN = "now", "then"
"""Its two messages: what the thing is and what to do now; what has happened, and why that is good to know."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game came to stand as it does."""

    after: str = ""
    """The position that it goes on from; none for a new game."""
    setup: dict[str, Any] = {}
    """The set-up of a new game; or what is different in that of the other position."""
    played: str = ""
    """What is picked, as `notation` reads it."""


class Try(Position, frozen=True):
    """A short lesson: the learner's one choice in a position, and what comes of it."""

    about: str
    """The thing: its kind and its id, "power revered"."""
    question: str
    meant: str
    points_at: tuple[str, ...] = ()
    then: str = ""
    """What is picked afterwards until its effect is seen."""
    shows: tuple[str, ...] = ()
    """What is pointed at when the effect is seen."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file of short lessons."""

    game: str
    rules: str
    source: Source
    positions: dict[str, Position] = {}
    """They are known to all sheets of the folder."""
    lessons: tuple[Try, ...] = ()


def read_short(folder: Path) -> dict[str, Lesson]:
    """The short lessons of a folder by their ids, in the order of their sheets."""
    sheets = {file: from_file(file, Sheet) for file in sorted(folder.glob("*.toml"))}
    positions = {name: position for sheet in sheets.values() for name, position in sheet.positions.items()}
    found: dict[str, Lesson] = {}
    for file, sheet in sheets.items():
        for each in sheet.lessons:
            try:
                lesson = _lesson(sheet, each, positions)
            except (Refused, ValueError) as error:
                raise Refused(f"{file}, {each.about!r}: {error}") from error
            if lesson.id in found:
                raise Refused(f"{file}: there are two lessons about {each.about!r}.")
            found[lesson.id] = lesson
    return found


def _lesson(sheet: Sheet, each: Try, positions: dict[str, Position]) -> Lesson:
    """A short lesson as all lessons are: its id is the message that names its thing."""
    setup, played = _come_about(each, positions)
    answer = Answer(words=NOW, points_at=each.points_at, question=each.question, meant=each.meant)
    effect: Steps = Say(words=THEN, points_at=each.shows)
    if each.then:
        effect = Watch(words=THEN, points_at=each.shows, picks=read_picks(each.then))
    return Lesson(
        id="-".join((sheet.game, *each.about.split())),
        game=sheet.game,
        rules=sheet.rules,
        source=sheet.source,
        setup=setup,
        about=each.about,
        chapters=(Chapter(CHAPTER, (answer, effect), skipped=played),),
    )


def _come_about(position: Position, positions: dict[str, Position]) -> tuple[dict[str, Any], tuple[Pick, ...]]:
    """The set-up of a position and all that was picked since."""
    if not position.after:
        return position.setup, read_picks(position.played)
    if position.after not in positions:
        raise Refused(f"there is no position {position.after!r}.")
    earlier = {name: each for name, each in positions.items() if name != position.after}
    setup, played = _come_about(positions[position.after], earlier)
    return setup | position.setup, played + read_picks(position.played)
