"""What the terminal needs to know of a game: how it is drawn, worded and set up. One class a game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from rich.console import RenderableType

from tawy.kernel.play import Play
from tawy.kernel.spec import GameSpec


class Choice(msgspec.Struct, frozen=True):
    """An option of the pending question, in words."""

    token: str
    text: str
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

    def is_for(self, seat: int | None) -> bool:
        """A seat may hear it; without a seat, only what everyone may."""
        return self.audience is None or seat in self.audience


class Face(Protocol):
    """A game as the terminal shows it."""

    spec: GameSpec
    title: str
    points: str
    """What the scores count: devotion, gold."""
    legend: str
    """What the signs of its drawing mean."""
    wishes: tuple[str, ...]
    """The names of the options of its set-up."""

    def add_options(self, parser: ArgumentParser) -> None:
        """The options of this game's set-up on the command line."""

    def setup(self, options: Namespace) -> dict[str, Any]:
        """The set-up those options ask for, as a record keeps it."""

    def cast(self, game: Any) -> list[str]:
        """What each seat plays, by seat."""

    def draw(self, play: Play, seat: int | None, width: int, *, whole: bool) -> RenderableType:
        """The table as a seat sees it; or only the board, with what the question points at."""

    def on_board(self, play: Play) -> bool:
        """The pending question is about places on the board."""

    def question(self, play: Play) -> str:
        """The pending question in words."""

    def choices(self, play: Play) -> list[Choice]:
        """The options of the pending question in words, in order."""

    def story(self, play: Play) -> list[list[Saying]]:
        """Everything that happened, in words: entry n after the n-th pick."""

    def hand(self, play: Play, seat: int) -> RenderableType:
        """What a seat holds."""

    def explain(self, play: Play, words: Sequence[str]) -> RenderableType:
        """Figures that decide what is going on, by source."""

    def outcome(self, play: Play) -> RenderableType:
        """How a finished game ended, and what each gathered its points from."""
