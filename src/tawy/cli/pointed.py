"""What a lesson points at, in a drawing."""

from __future__ import annotations

from typing import Final

from rich.text import Text

Pointed = frozenset[str]
"""What a lesson points at, each as it writes it."""
NOTHING_POINTED: Final[Pointed] = frozenset()
POINTED: Final = "bold #ffffff on #b0126e"
"""The ink for it; letters have arrows, too, for those who see no colours."""


def label(text: str, style: str, *, pointed: bool) -> Text:
    """The name of a part of the table, with arrows if it is pointed at."""
    return Text.assemble((f"»{text}«", POINTED) if pointed else (text, style))
