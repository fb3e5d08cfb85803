"""What the terminal needs to know of a game: how it is drawn, worded and set up. One class a game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from rich.console import RenderableType

from tawy.cli.ahead import Ahead
from tawy.kernel.coach import Counsel
from tawy.kernel.play import Play
from tawy.kernel.spec import GameSpec
from tawy.lessons.format import Pointer


class Choice(msgspec.Struct, frozen=True):
    """An option of the pending question, in words."""

    token: str
    """How it is written in records; it can be typed in every language."""
    name: str
    """What it is called; nothing for a plain number."""
    text: str = ""
    """More about it."""
    group: str = ""
    """What it is listed under, where options are many: a die."""
    aside: bool = False
    """Of so many options it has a number but no line of its own."""


class Saying(msgspec.Struct, frozen=True):
    """One sentence of what happened."""

    text: str
    opens: bool = False
    """A new paragraph starts here: a turn, an event, a region."""
    minor: bool = False
    """Worth a line in the log, but no news."""
    audience: tuple[int, ...] | None = None
    """The seats that may know of it; None for everyone."""


class Face(Protocol):
    """A game as the terminal shows it."""

    spec: GameSpec
    points: str
    """The message for what the scores count: devotion, gold."""
    wishes: tuple[str, ...]
    """The names of the options of its set-up."""

    @property
    def title(self) -> str:
        """The game's name."""

    @property
    def legend(self) -> str:
        """What the signs of its drawing mean."""

    def add_options(self, parser: ArgumentParser) -> None:
        """The options of this game's set-up on the command line."""

    def setup(self, options: Namespace) -> dict[str, Any]:
        """The set-up those options ask for, as a record keeps it."""

    def roles(self, game: Any) -> list[str]:
        """What each seat plays, by seat, as ids: the same in every language."""

    def role(self, role: str) -> str:
        """What such an id is called."""

    def cast(self, game: Any) -> list[str]:
        """What each seat is called."""

    def draw(
        self, play: Play, seat: int | None, width: int, *, whole: bool, pointed: Sequence[Pointer] = ()
    ) -> RenderableType:
        """The table as a seat sees it; or only the board, with what the question, or a lesson, points at."""

    def pointed(self, play: Play, pointer: Pointer) -> str:
        """What a lesson points at, in words."""

    def on_board(self, play: Play) -> bool:
        """The pending question is about places on the board."""

    def question(self, play: Play, *, mine: bool = True) -> str:
        """The pending question in words, to the seat that is asked or to the others."""

    def choices(self, play: Play) -> list[Choice]:
        """The options of the pending question in words, in order."""

    def ahead(self, play: Play) -> Ahead:
        """What the options of the pending question would do."""

    def targets(self, play: Play) -> dict[str, str]:
        """What can be asked about, by what people call it in lower case: as the game writes it."""

    def story(self, play: Play) -> list[list[Saying]]:
        """Everything that happened, in words: entry n after the n-th pick."""

    def hand(self, play: Play, seat: int) -> RenderableType:
        """What a seat holds."""

    def explain(self, play: Play, words: Sequence[str]) -> RenderableType:
        """The numbers that decide what is going on, by source."""

    def counsel(self, play: Play, counsel: Counsel) -> str:
        """What the coach says, in words."""

    def outcome(self, play: Play) -> RenderableType:
        """How a finished game ended, and what each gathered its points from."""
