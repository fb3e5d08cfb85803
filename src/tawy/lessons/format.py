"""How a lesson is written: a game cut into chapters, chapters into steps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from tawy.kernel.content import Sourced, from_file
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused

LEARNER: Final = 0
"""The seat of the learner. Whoever begins is the set-up's to say."""

_NAME: Final = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)*")
"""How lessons, chapters and words are named: as parts of the ids of messages."""


class Pointer(msgspec.Struct, frozen=True):
    """Something on the table that a step speaks of: its kind, and which one; "region 2", "space 4,7", "events"."""

    kind: str
    thing: str = ""

    @classmethod
    def read(cls, text: str) -> Pointer:
        """A pointer as a lesson writes it.

        >>> Pointer.read("space 4,7")
        Pointer(kind='space', thing='4,7')
        """
        kind, _, thing = text.partition(" ")
        return cls(kind, thing)

    def __str__(self) -> str:
        return f"{self.kind} {self.thing}".strip()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="step"):
    """A moment of a chapter: a few words about what is seen, and what they speak of."""

    words: str
    """The last part of the id of its message (`message`)."""
    points_at: tuple[str, ...] = ()
    """What it speaks of, each as a `Pointer` is written; it is there when the words are read."""

    @property
    def pointers(self) -> list[Pointer]:
        """What it points at."""
        return [Pointer.read(text) for text in self.points_at]


class Say(Step, frozen=True, tag="say"):
    """Words, and the learner goes on."""


def stands_for(other: str, token: str) -> bool:
    """Whether a token is meant by what a lesson writes: itself, or how it begins.

    >>> stands_for("temple *", "temple 4,7"), stands_for("temple", "temple 4,7")
    (True, False)
    """
    return token.startswith(other[:-1]) if other.endswith("*") else token == other


class Answer(Step, frozen=True, tag="answer"):
    """The engine asks the learner; the words say what to do, and why."""

    question: str
    """The kind of the question that is pending."""
    meant: str
    """The token of the answer with which the story goes on."""
    others: dict[str, str] = {}
    """Why not another answer now: its token, or with a * how several begin; and the last part of a message's id."""
    otherwise: str = ""
    """The same for all answers that are not named; a sentence that fits everywhere if left out."""

    def reason(self, token: str) -> str:
        """The words for why not this answer now; nothing if this lesson has none of its own."""
        alike = (words for other, words in self.others.items() if stands_for(other, token))
        return self.others.get(token) or next(alike, self.otherwise)


class Watch(Step, frozen=True, tag="watch"):
    """Others, and chance, do as the script says, move by move; then the words tell what has been seen."""

    picks: tuple[Pick, ...]


class Free(Step, frozen=True, tag="free"):
    """The last step of a lesson: from here on it is a game like any other, and the learner can win it.

    Two more messages end it, "…-won" and "…-lost".
    """

    bot: str
    """The level of the bots that play the other seats."""


Steps = Say | Answer | Watch | Free


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A minute or two of a lesson, about one thing. It can be begun by itself."""

    id: str
    steps: tuple[Steps, ...]
    skipped: tuple[Pick, ...] = ()
    """What is played before it begins, unseen: the story jumps ahead."""
    setup: dict[str, Any] | None = None
    """The set-up of a new game, if the chapter does not go on with that of the one before."""


class Lesson(Sourced, frozen=True):
    """A story in chapters that teaches a game, or one thing of it."""

    id: str
    game: str
    rules: str
    """The version of the rules that it was written for."""
    setup: dict[str, Any]
    chapters: tuple[Chapter, ...]
    about: str = ""
    """The one thing that a short lesson is about, as a pointer is written: "power revered"; empty for a whole game."""

    def __post_init__(self) -> None:
        names = [self.id, *(chapter.id for chapter in self.chapters)]
        names += [word for chapter in self.chapters for step in chapter.steps for word in words_of(step)]
        for name in names:
            if not _NAME.fullmatch(name):
                raise ValueError(f"{name!r} cannot be a part of a message's id: small letters, digits and dashes")
        chapters = names[1 : len(self.chapters) + 1]
        if not chapters or len(set(chapters)) < len(chapters):
            raise ValueError("a lesson has at least one chapter, and each has a name of its own")
        last = self.chapters[-1].steps[-1:]
        if any(isinstance(step, Free) and (step,) != last for chapter in self.chapters for step in chapter.steps):
            raise ValueError("a free step is the last one of its lesson")

    def message(self, *words: str) -> str:
        """The id of a message of this lesson: of a step by its chapter and its words."""
        return "-".join(("lesson", self.id, *words))

    def title(self, chapter: str = "") -> str:
        """The id of the message of its title, or of a chapter's; a short lesson is called like its thing."""
        if self.about:
            return "-".join((self.game, *self.about.split()))
        return self.message(*filter(None, [chapter]), "title")

    def number(self, chapter: str) -> int | None:
        """Which of the chapters it is, from 0; None if there is no such chapter (any more)."""
        return next((number for number, each in enumerate(self.chapters) if each.id == chapter), None)


def words_of(step: Steps) -> list[str]:
    """The last parts of the ids of all messages that a step can need."""
    found = [step.words]
    if isinstance(step, Answer):
        found += [*step.others.values(), *filter(None, [step.otherwise])]
    if isinstance(step, Free):
        found += [f"{step.words}-won", f"{step.words}-lost"]
    return found


def read(file: Path) -> Lesson:
    """A lesson from its file, or a sentence on what is wrong with it."""
    lesson = from_file(file, Lesson)
    if lesson.id != file.stem:
        raise Refused(f"{file} calls its lesson {lesson.id!r}: give both the same name.")
    return lesson
