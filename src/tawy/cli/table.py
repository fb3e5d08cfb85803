"""A table: people at this terminal and bots, and the game between them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.text import Text

from tawy.ai.bots import Bot
from tawy.cli import bots, saving
from tawy.cli.commands import COMMANDS, Command, why
from tawy.cli.face import Choice, Face, Saying
from tawy.cli.listing import lay_out, meant
from tawy.cli.planning import Planning
from tawy.cli.terminal import Left, Terminal, begins
from tawy.cli.voice import refused, t, told, words
from tawy.kernel.coach import SHOWN
from tawy.kernel.event import heard_by
from tawy.kernel.frame import Ask
from tawy.kernel.play import Play
from tawy.kernel.record import write_file
from tawy.kernel.refusal import Refused


class Quit(Exception):
    """The person is done for today, and the game is safe."""


class Table:
    """One game at this terminal. It asks people in words, lets bots answer, and tells what happened in between."""

    def __init__(
        self,
        face: Face,
        play: Play,
        bot_names: list[str],
        terminal: Terminal,
        file: Path | None = None,
        pack: str | None = None,
        *,
        known: bool = False,
        coaching: bool = False,
    ) -> None:
        self.face = face
        self.play = play
        self.terminal = terminal
        self.file = file
        """Where the game was saved, or loaded from."""
        self.pack = pack
        """The file with tables of its own that the game is played with."""
        self.coaching = coaching
        """The coach says what matters before each question."""
        self.bot_names = bot_names
        seats = len(face.cast(play.game))
        self.bots: dict[int, Bot] = bots.seated(bot_names, seats)
        self.people = seats - len(self.bots)
        self._behind_curtain: int | None = None
        self._advised: tuple[int, list[str]] | None = None
        """Whom the coach spoke to last, and what it said."""
        self._saved = list(play.picks)
        """The choices that are in the file."""
        self._heard = len(play.told) if play.picks and (file or known) else 0
        """How much of the story has been told; nothing, unless the people know what was played until now."""
        self._seen_by: int | None = None
        """The seat that has the whole table before its eyes; None when others have acted since."""

    # --- the loop

    def run(self) -> None:
        """Play to the end, or until the people leave."""
        try:
            while self.play.ask is not None:
                if bots.answer(self.play, self.bots):
                    self._seen_by = None
                else:
                    self._person(self.play.ask)
            self._end()
        except Quit:
            pass
        except (Left, KeyboardInterrupt):
            self._left()

    def _person(self, ask: Ask) -> None:
        """A person answers, after as many commands as it likes. The news stand between the board and the question."""
        play = self.play
        if self._secret(ask):
            self._news()
        with self._curtain(ask):
            self.draw(ask.seat, whole=self._seen_by != ask.seat, unless_needless=True)
            self._seen_by = ask.seat
            self._news()
            token = self._listen(ask)
        if token is not None and play is self.play:
            self.play.answer(ask.seat, token)
            if self._secret(ask):
                self._seen_by = None  # what was drawn behind the curtain is gone
                self.terminal.say(t("news-Sealed", seat=self.face.cast(play.game)[ask.seat]))

    def _secret(self, ask: Ask) -> bool:
        """Other people at this keyboard must not see the answer."""
        return ask.secret and self.people > 1

    @property
    def listener(self) -> int | None:
        """The seat whose secrets may be told now: that of one person alone, or of the one behind the curtain."""
        return 0 if self.people == 1 else self._behind_curtain

    @contextmanager
    def _curtain(self, ask: Ask) -> Iterator[None]:
        if self._secret(ask):
            with self.terminal.curtain(self.face.cast(self.play.game)[ask.seat]):
                self._behind_curtain = ask.seat
                yield
            self._behind_curtain = None
        else:
            yield

    def _listen(self, ask: Ask) -> str | None:
        """What the person answers; None if the question is gone because a choice was taken back."""
        play = self.play
        choices = self.face.choices(play)
        self._ask(choices)
        while play is self.play:
            typed = self.terminal.ask("> ")
            word, *words = typed.split() or [""]
            try:
                if word.lower() in COMMANDS:
                    self._obey(COMMANDS[word.lower()], ask.seat, words)
                elif choice := meant(typed, choices):
                    return choice.token
                elif typed:
                    self._not_among(ask.seat, typed)
                else:
                    self._ask(choices)
            except Refused as refusal:
                self.terminal.say(Text(told(refusal), "italic"))
        return None

    def _obey(self, command: Command[Table], seat: int, words: list[str]) -> None:
        """A command; then the question again, if it still stands."""
        play = self.play
        command.run(self, seat, words)
        if play is self.play:
            self.terminal.say("", Text(self._question(), "bold"))

    def _not_among(self, seat: int, typed: str) -> None:
        """Say why it cannot be chosen, or that it is nothing at all."""
        nothing = refused("terminal-not-an-option", typed=typed)
        if typed.isdecimal():
            raise nothing
        try:
            why(self, seat, [typed])
        except Refused:
            raise nothing from None

    # --- showing

    def draw(self, seat: int, *, whole: bool, unless_needless: bool = False) -> None:
        """The table as a seat sees it; not if nothing but a word is asked and it has just been drawn."""
        if whole or not unless_needless or self.face.on_board(self.play):
            self.terminal.say(self.face.draw(self.play, seat, self.terminal.width, whole=whole))

    def advise(self, seat: int, *, again: bool = False) -> bool:
        """What matters now for a seat, as the coach says it; not again what it has just said. Whether it had words."""
        counsels = self.play.spec.counsels(self.play.game, seat)[:SHOWN]
        said = [t("terminal-coach", text=self.face.counsel(self.play, each), rule=each.rule) for each in counsels]
        if said and (again or self._advised != (seat, said)):
            self.terminal.say("", *[Text(line, "italic") for line in said])
        self._advised = seat, said
        return bool(said)

    def _ask(self, choices: list[Choice]) -> None:
        """The question and its options; before it what the coach has to say."""
        if self.coaching and self.play.ask is not None:
            self.advise(self.play.ask.seat)
        self.terminal.say("", Text(self._question(), "bold"), lay_out(choices, self.terminal.width))

    def _question(self) -> str:
        """The question, to the one who is asked; by name where several share this keyboard."""
        ask, question = self.play.ask, self.face.question(self.play)
        if self.people == 1 or ask is None:
            return question
        return t("terminal-asked", name=self.face.cast(self.play.game)[ask.seat], question=question)

    def _news(self) -> None:
        """What happened since the last question, a paragraph a turn."""
        story = self.face.story(self.play)
        sayings = heard_by(self.listener, [saying for after in story[self._heard :] for saying in after])
        news = paragraphs([saying for saying in sayings if not saying.minor])
        self._heard = len(story)
        if news:
            self.terminal.say("", *news)

    def plan(self, seat: int) -> None:
        """What could come, on a copy of what the seat knows; then the table again."""
        Planning(self.face, self.play, self.terminal, seat, self.listener).run()
        self.draw(seat, whole=False)

    # --- taking back, saving, leaving

    def undo(self, seat: int) -> None:
        """Back to before this seat's last choice; with the consent of other people whose choices go with it."""
        position = self.play.last_choice(seat)
        if position is None:
            raise refused("terminal-no-choice-yet")
        names = self.face.cast(self.play.game)
        lost = sorted({pick.seat for pick in self.play.picks[position:]} - {seat, -1} - self.bots.keys())
        others = words().listing(names[other] for other in lost)
        if lost and not self.terminal.agrees(t("terminal-others-agree", names=others)):
            return
        self.play = self.play.at(position)
        self._heard = len(self.play.told)
        self._seen_by = None
        self.terminal.say(t("terminal-taken-back"))

    def save(self, file: Path) -> None:
        """Write the game to a file; another file with that name is not lost without a question."""
        if file.exists() and file != self.file and not self.terminal.agrees(t("terminal-replace", file=str(file))):
            return
        write_file(file, self.play.record())
        self.file = file
        self._saved = list(self.play.picks)
        self.terminal.say(t("terminal-saved", file=str(file)))
        self._how_to_go_on(file)

    def _how_to_go_on(self, file: Path) -> None:
        again = saving.again(self.play, file, self.bot_names, self.pack)
        self.terminal.say(t("terminal-look" if self.play.ask is None else "terminal-go-on", command=again))

    def quit(self) -> None:
        """Leave, after the game is saved or the person does not want it."""
        self._offer_to_save()
        raise Quit

    def _end(self) -> None:
        """The game is over: how, why, and its record."""
        self._news()
        self.terminal.say(self.face.draw(self.play, None, self.terminal.width, whole=True))
        self.terminal.say("", self.face.outcome(self.play))
        self._offer_to_save()

    def _offer_to_save(self) -> None:
        """Ask until it is saved or refused."""
        if not self._unsaved():
            return
        while True:
            file = self.file or saving.proposed(self.play)
            name = self.terminal.ask(f"{t('terminal-save-record', file=str(file), no=t('no').lower())} ")
            if begins(name, t("no").lower()):
                return
            try:
                self.save(Path(name) if name else file)
            except Refused as refusal:
                self.terminal.say(Text(told(refusal), "italic"))
            if not self._unsaved():
                return

    def _unsaved(self) -> bool:
        """Some person's choice is in no file yet."""
        chosen = any(pick.seat not in self.bots and pick.seat >= 0 for pick in self.play.picks)
        return (chosen or self.play.ask is None) and self._saved != self.play.picks

    def _left(self) -> None:
        """Ctrl-C or the end of the input: save at once and say where."""
        if self._unsaved():
            self.file = saving.rescue(self.play)
            self.terminal.say(t("terminal-rescued", file=str(self.file)))
        if self.file is not None:
            self._how_to_go_on(self.file)


def paragraphs(sayings: list[Saying]) -> list[Text]:
    """Sentences that belong together."""
    found: list[Text] = []
    for saying in sayings:
        if saying.opens or not found:
            found.append(Text())
        found[-1].append(saying.text, "bold" if saying.opens else "")
        found[-1].append(" ")
    return found
