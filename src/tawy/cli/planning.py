"""Planning at this terminal: on a copy of what the asked seat knows one answers for everyone, and nothing is played."""

from __future__ import annotations

import secrets
from typing import Final

from rich.text import Text

from tawy.cli.commands import ASKING, say_help
from tawy.cli.face import Face
from tawy.cli.listing import lay_out, meant
from tawy.cli.terminal import Terminal
from tawy.cli.voice import refused, t, told
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused
from tawy.planning import Plan

PROMPT: Final = "plan> "
USAGES: Final = {"plan-undo": "undo", "plan-draw": "draw", "plan-back": "back"}
"""What can be typed in a plan beside what can be asked at every table: its usage by the name of its message."""
LOTS: Final = 1_000_000


class Planning:
    """A plan of one seat, until its person goes back to the table."""

    def __init__(self, face: Face, real: Play, terminal: Terminal, seat: int, listener: int | None) -> None:
        self.face, self.terminal, self.listener = face, terminal, listener
        self._real, self._seat = real, seat
        self._plan = Plan(real.spec, real.game, seat)
        self.play = self._as_played()

    def _as_played(self) -> Play:
        """The game as it would have gone; its seed is not in it."""
        play = self._real.fork()
        play.game, play.seed = self._plan.game, ""
        play.picks += [Pick(step.seat, step.kind, step.option.token) for step in self._plan.steps]
        play.told += [step.events for step in self._plan.steps]
        return play

    def draw(self, seat: int, *, whole: bool) -> None:
        """The table as it would be."""
        self.terminal.say(self.face.draw(self.play, seat, self.terminal.width, whole=whole))

    def run(self) -> None:
        """Plan, as long as the person likes."""
        self.terminal.say(Text(t("terminal-plan-is"), "bold"))
        self._show()
        while (typed := self.terminal.ask(PROMPT)).lower() != "back":
            try:
                self._obey(typed)
            except Refused as refusal:
                self.terminal.say(Text(told(refusal), "italic"))
        self.terminal.say(t("terminal-plan-left"))

    def _obey(self, typed: str) -> None:
        word, *words = typed.lower().split() or [""]
        play = self.play
        chance = play.ask is not None and play.ask.seat == CHANCE
        if word == "help":
            say_help(self, {**USAGES, **{name: command.usage for name, command in ASKING.items()}})
        elif word == "undo":
            self._undo()
        elif word == "draw":
            self._plan.draw(secrets.randbelow(LOTS))
            self._show()
        elif word in ASKING and not (chance and word == "what"):
            ASKING[word].run(self, self._seat if play.ask is None or chance else play.ask.seat, words)
        elif play.ask is not None and (choice := meant(typed, self.face.choices(play))):
            self._plan.answer(choice.token)
            self._show()
        elif typed:
            raise refused("terminal-not-an-option", typed=typed)
        else:
            self._ask()

    def _undo(self) -> None:
        """The last answer is taken back, whoever's it was."""
        if not self._plan.steps:
            raise refused("terminal-no-choice-yet")
        kept = [step.option.token for step in self._plan.steps[:-1]]
        self._plan = Plan(self._real.spec, self._real.game, self._seat)
        self._plan.repeat(kept)
        self._show()

    def _show(self) -> None:
        """The board after the last answer, what happened with it, and what is asked."""
        self.play = self._as_played()
        self.draw(self._seat, whole=False)
        if self._plan.steps:
            for saying in self.face.story(self.play)[-1]:
                self.terminal.say(saying.text)
        self._ask()

    def _ask(self) -> None:
        play = self.play
        if play.ask is None:
            self.terminal.say(Text(t("plan-over"), "bold"), self.face.outcome(play))
            return
        question = Text(self.face.question(play, mine=play.ask.seat == self._seat), "bold")
        self.terminal.say("", question, lay_out(self.face.choices(play), self.terminal.width))
