"""A field of styled characters that drawings are put on."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.segment import Segment


class Canvas:
    """So many columns and lines of single characters, each with its style. Rich prints it as it is, never wrapped."""

    def __init__(self, width: int, height: int) -> None:
        self._width = width
        self._rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write along a line, over whatever was there."""
        for step, character in enumerate(text):
            self._rows[y][x + step] = (character, style)

    @property
    def lines(self) -> list[str]:
        """The characters without their styles."""
        return ["".join(character for character, _ in row) for row in self._rows]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for row in self._rows:
            for style, run in groupby(row, itemgetter(1)):
                yield Segment("".join(character for character, _ in run), console.get_style(style or "none"))
            yield Segment.line()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(self._width, self._width)
