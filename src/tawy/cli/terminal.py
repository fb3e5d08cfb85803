"""The terminal: what is said, what is typed, and the curtain between two people at one keyboard."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from tawy.cli.voice import t

UNSEEN_WIDTH: Final = 120
"""The columns of an output that is no terminal."""

FEW_COLOURS: Final = ("standard", "windows")
"""Sixteen colours do not tell fertile land, desert and water apart; signs and words do."""


class Left(Exception):
    """The person pressed Ctrl-C or Ctrl-D, or the input came to its end."""


def console(stream: TextIO) -> Console:
    """A console that says things as they are; without colour in a file, with NO_COLOR, or where there are only 16."""
    seen = stream.isatty() or "COLUMNS" in os.environ
    made = Console(file=stream, width=None if seen else UNSEEN_WIDTH, highlight=False, markup=False, emoji=False)
    made.no_color = made.no_color or made.color_system in FEW_COLOURS
    return made


def begins(typed: str, word: str) -> bool:
    """Something was typed that a word begins with, with or without its accents.

    >>> begins("Si", "sí"), begins("", "no")
    (True, False)
    """
    plain = [unicodedata.normalize("NFD", text.casefold()) for text in (typed, word)]
    bare, whole = ("".join(letter for letter in text if not unicodedata.combining(letter)) for text in plain)
    return bool(bare) and whole.startswith(bare)


class Terminal:
    """One person's terminal, or one that several share."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # an old code page draws ? for what it does not have
        self.out = console(sys.stdout)
        self.err = console(sys.stderr)

    @property
    def width(self) -> int:
        """Columns to draw on."""
        return self.out.width

    def say(self, *things: RenderableType) -> None:
        """Print, one below the other."""
        for thing in things:
            self.out.print(thing)

    def ask(self, prompt: str) -> str:
        """A line from the person."""
        try:
            return self.out.input(Text(prompt, "bold")).strip()
        except (EOFError, KeyboardInterrupt) as error:
            self.out.print()
            raise Left from error

    def agrees(self, question: str) -> bool:
        """Yes or no, asked until one of them is typed."""
        yes, no = t("yes").lower(), t("no").lower()
        while True:
            answer = self.ask(f"{question} ({yes}/{no}) ")
            if begins(answer, yes) or begins(answer, no):
                return begins(answer, yes)

    @contextmanager
    def curtain(self, name: str) -> Iterator[None]:
        """A screen of its own for one person's secret choice: what is shown and typed on it is gone afterwards."""
        drawn = self.out.set_alt_screen(True)
        try:
            self.out.clear()
            self.ask(f"{t('terminal-curtain', name=name)} ")
            yield
        finally:
            if drawn:
                self.out.set_alt_screen(False)
            else:
                self.out.clear()
