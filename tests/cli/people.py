"""Somebody at the keyboard: says what a script wants, then whatever comes to mind, for ever."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tawy.ankh.spec import SPEC
from tawy.cli import main
from tawy.kernel.play import Play, start
from tawy.kernel.record import Record, read_file, write_file

FANCIES = (*map(str, range(8)), "0", "0", "yes", "")
"""What comes to mind: being done more often than the rest."""


class Person:
    """Types the lines of a script; then at random if it has a seed, else it leaves (the input ends)."""

    def __init__(self, lines: Sequence[str], seed: int | None, most: int) -> None:
        self.lines = list(lines)
        self.dice = None if seed is None else Random(seed)
        self.left = most

    def __call__(self, _prompt: str = "") -> str:
        self.left -= 1
        if self.lines and self.left:
            return self.lines.pop(0)
        if self.dice is None or not self.left:
            raise EOFError
        return self.dice.choice(FANCIES)


class Desk:
    """A folder, a terminal and somebody who types."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.errors = ""

    def tawy(self, command: str, *lines: str, seed: int | None = None, most: int = 10_000, code: int = 0) -> str:
        """Run a command while somebody types, at most so many lines; what it printed."""
        self._monkeypatch.setattr("builtins.input", Person(lines, seed, most))
        assert main(command.split()) == code
        printed = self._capsys.readouterr()
        self.errors = printed.err
        return printed.out

    def refused(self, command: str) -> str:
        """Run a command that cannot be carried out: the one sentence that says why."""
        printed = self.tawy(command, code=2)
        assert printed == ""
        assert "Traceback" not in self.errors
        sentence = " ".join(self.errors.split())
        assert sentence.endswith((".", "'"))
        return sentence

    def saved(self, name: str) -> Record:
        """The record in a file of the folder."""
        return read_file(self.folder / name)

    def record_until(self, name: str, *kinds: str, **setup: Any) -> Play:
        """Save a random game that has come to one of these questions, or to its end."""
        play = start(SPEC, setup, "until")
        dice = Random(1)
        while play.ask is not None and play.ask.kind not in kinds:
            play.answer(play.ask.seat, SPEC.token(play.game, dice.choice(play.ask.options)))
        write_file(self.folder / name, play.record())
        return play
