"""A lesson at this terminal: one learner, the real board, and somebody who explains."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from rich.text import Text

from tawy.cli import faces
from tawy.cli.commands import ASKING, say_help
from tawy.cli.face import Choice
from tawy.cli.listing import lay_out, meant
from tawy.cli.table import Table, paragraphs
from tawy.cli.terminal import Left, Terminal
from tawy.cli.voice import refused, t, told
from tawy.kernel.event import heard_by
from tawy.kernel.play import Play
from tawy.kernel.refusal import Refused
from tawy.lessons import progress as learning
from tawy.lessons import running
from tawy.lessons.compiling import Told, reason, said
from tawy.lessons.format import LEARNER, Answer, Free, Lesson, Pointer, Steps, Watch
from tawy.lessons.progress import Progress

Words = dict[str, str]
COMMANDS: Final[Words] = {"back": "back", "skip": "skip", "list": "list", "chapter": "chapter 2"}
"""What can be typed in a lesson beside what can be asked at every table: its usage by its name."""
BESIDE_THE_MAP: Final = {"god", "followers", "warriors", "powers", "power", "guardian", "hand", "card"}
"""What is drawn only with the whole table."""


class Elsewhere(Exception):
    """The learner goes to another step."""

    def __init__(self, chapter: int, step: int = 0) -> None:
        super().__init__(chapter, step)
        self.chapter = chapter
        self.step = step


class Stop(Exception):
    """The learner goes on another day."""


class Classroom:
    """A lesson with its learner. It can be left at any time; `keep` is told of every step."""

    def __init__(
        self, lesson: Lesson, progress: Progress, terminal: Terminal, keep: Callable[[Progress], None]
    ) -> None:
        self.lesson = lesson
        self.face = faces.face_of(lesson.game)
        self.terminal = terminal
        self.progress = progress
        self._keep = keep
        self._go(*learning.place(lesson, progress))

    def _go(self, chapter: int, step: int) -> None:
        """Stand before a step."""
        self.chapter, self.step = chapter, step
        self.play: Play = running.at(self.lesson, chapter, step)
        self._heard = len(self.play.told)
        """How much of the story has been told."""
        self._drawn: int | None = None
        """How many picks the game had when it was last drawn."""

    @property
    def listener(self) -> int | None:
        """The learner's secrets may be told."""
        return LEARNER

    # --- chapters and steps

    def run(self) -> bool:
        """Teach, from here to the end; whether the learner came to it."""
        try:
            while self.chapter < len(self.lesson.chapters):
                self._one_step()
        except (Stop, Left, KeyboardInterrupt):
            return False
        return True

    def _one_step(self) -> None:
        steps = self.lesson.chapters[self.chapter].steps
        if not self.step:
            self._title()
        try:
            self._note(learning.reached(self.lesson, self.progress, self.chapter, self.step))
            self._take(steps[self.step])
            self.step += 1
        except Elsewhere as place:
            self._go(place.chapter, place.step)
        if self.step == len(steps):
            self._finish()

    def _finish(self) -> None:
        """A chapter is done."""
        self._note(learning.finished(self.lesson, self.progress, self.chapter))
        if self.chapter + 1 < len(self.lesson.chapters):
            self._go(self.chapter + 1, 0)
        else:
            self.chapter += 1

    def _note(self, progress: Progress) -> None:
        self.progress = progress
        self._keep(progress)

    def _title(self) -> None:
        """The name of a chapter; a short lesson is one, and has said its name."""
        if self.lesson.about:
            return
        title = t(self.lesson.title(self.lesson.chapters[self.chapter].id))
        number, last = self.chapter + 1, len(self.lesson.chapters)
        self.terminal.say("", Text(t("lesson-chapter", number=number, last=last, title=title), "bold reverse"))

    def _take(self, step: Steps) -> None:
        """A step: shown, said and answered."""
        if isinstance(step, Watch):
            running.take(self.play, step)
            self._news()
        self._show(step.pointers, asked=isinstance(step, Answer))
        self._say(step.words, step.pointers)
        if isinstance(step, Answer):
            self._answer(step)
        elif isinstance(step, Free):
            self._play(step)
        else:
            self._wait()

    def _wait(self) -> None:
        """Until the learner goes on."""
        while typed := self.terminal.ask(f"{t('terminal-lesson-go-on')} "):
            self._obeyed(typed)

    def _answer(self, step: Answer) -> None:
        """The learner answers until it is what the story wants; every other answer is talked about."""
        choices = self.face.choices(self.play)
        self._ask(choices, step)
        while True:
            typed = self.terminal.ask("> ")
            if not typed:
                self._ask(choices, step)
            elif self._obeyed(typed):
                continue
            elif (choice := meant(typed, choices)) is None:
                self.terminal.say(Text(t("terminal-not-an-option", typed=typed), "italic"))
            elif choice.token != step.meant:
                self._reply(step, choice)
            else:
                running.take(self.play, step)
                self._news()
                return

    def _ask(self, choices: Sequence[Choice], step: Answer) -> None:
        """The question and its options, with a mark at the meant one."""
        listed = [_marked(choice) if choice.token == step.meant else choice for choice in choices]
        self.terminal.say("", Text(self.face.question(self.play), "bold"), lay_out(listed, self.terminal.width))

    def _reply(self, step: Answer, choice: Choice) -> None:
        """What another answer would do, and why not now."""
        ahead = self.play.fork()
        ahead.told.append(running.other_answers(self.play, step)[choice.token].events)
        happens = [saying.text for saying in self.face.story(ahead)[-1] if not saying.minor]
        if happens:
            self.terminal.say(Text(t("lesson-would", what=" ".join(happens)), "italic"))
        self._speak(reason(self.lesson, self.lesson.chapters[self.chapter].id, self.play, step, choice.token))

    def _play(self, step: Free) -> None:
        """The end of the lesson is a real game."""
        self._wait()
        while True:
            seats = len(self.face.cast(self.play.game))
            table = Table(self.face, self.play.fork(), [step.bot] * (seats - 1), self.terminal, known=True)
            table.run()
            result = table.play.result
            if result is None:
                raise Stop
            if LEARNER in result.winners:
                self._say(f"{step.words}-won")
                return
            self._say(f"{step.words}-lost")
            if not self.terminal.agrees(t("lesson-try-again")):
                return

    # --- showing and saying

    def draw(self, seat: int, *, whole: bool) -> None:
        """The table as the learner sees it."""
        self.terminal.say(self.face.draw(self.play, seat, self.terminal.width, whole=whole))

    def _show(self, pointers: Sequence[Pointer], *, asked: bool) -> None:
        """The table, if it has changed or something on it is pointed at; the whole of it where that is needed."""
        beside = any(pointer.kind in BESIDE_THE_MAP for pointer in pointers)
        changed = self._drawn != len(self.play.picks)
        if changed or pointers or (asked and self.face.on_board(self.play)):
            whole = beside or self._drawn is None
            self.terminal.say(self.face.draw(self.play, LEARNER, self.terminal.width, whole=whole, pointed=pointers))
            self._drawn = len(self.play.picks)

    def _say(self, words: str, pointers: Sequence[Pointer] = ()) -> None:
        """A sentence of this chapter, and where to look."""
        self._speak(said(self.lesson, self.lesson.chapters[self.chapter].id, self.play, words))
        things = " · ".join(self.face.pointed(self.play, pointer) for pointer in pointers if pointer.kind != "option")
        if things:
            self.terminal.say(Text(t("terminal-lesson-look", things=things), "dim"))

    def _speak(self, sentence: Told) -> None:
        self.terminal.say("", Text(t(sentence.message, **sentence.args), "bold cyan"))

    def _news(self) -> None:
        """What has happened since it was last told, move by move."""
        story = self.face.story(self.play)
        for after in story[self._heard :]:
            sayings = heard_by(LEARNER, after)
            self.terminal.say(*paragraphs([saying for saying in sayings if not saying.minor]))
        self._heard = len(story)

    # --- what can be typed beside an answer

    def _obeyed(self, typed: str) -> bool:
        """Whether it was a command; it has been carried out."""
        word, *words = typed.lower().split()
        try:
            if word in ASKING:
                ASKING[word].run(self, LEARNER, words)
            elif word in {*COMMANDS, "help", "quit"}:
                self._command(word, words)
            else:
                return False
        except Refused as refusal:
            self.terminal.say(Text(told(refusal), "italic"))
        return True

    def _command(self, word: str, words: list[str]) -> None:
        if word == "quit":
            raise Stop
        if word == "help":
            say_help(self, COMMANDS | {name: command.usage for name, command in ASKING.items()} | {"quit": "quit"})
        elif word == "list":
            self.terminal.say(*chapters(self.lesson, self.progress))
        elif word == "back":
            raise Elsewhere(*((self.chapter, self.step - 1) if self.step else (max(0, self.chapter - 1), 0)))
        elif word == "skip":
            raise Elsewhere(min(self.chapter + 1, len(self.lesson.chapters) - 1))
        else:
            raise Elsewhere(chapter_number(self.lesson, words[0] if words else ""))


def _marked(choice: Choice) -> Choice:
    """An option with an arrow at it."""
    return msgspec.structs.replace(choice, text=f"◀ {choice.text}".strip())


def chapter_number(lesson: Lesson, typed: str) -> int:
    """A chapter as people count them, from 0."""
    last = len(lesson.chapters)
    if not typed.isdecimal() or not 1 <= int(typed) <= last:
        raise refused("terminal-lesson-no-chapter", typed=typed, last=last)
    return int(typed) - 1


def chapters(lesson: Lesson, progress: Progress) -> list[Text]:
    """The chapters of a lesson, with a tick at those that are done and an arrow at the next."""
    found = []
    for number, chapter in enumerate(lesson.chapters):
        sign = "▸" if chapter.id == (progress.chapter or lesson.chapters[0].id) else " "
        tick = "✓" if chapter.id in progress.done else " "
        found.append(Text(f" {sign}{tick} {number + 1}. {t(lesson.title(chapter.id))}"))
    return found
