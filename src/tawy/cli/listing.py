"""Options as a list: numbered, in columns where they are many; and what a person meant by typing something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tawy.cli.face import Choice

DONE: Final = "done"
FEW: Final = 9
"""Up to so many options stand in one column, with room for their descriptions."""


def is_amount(choices: Sequence[Choice]) -> bool:
    """The options are plain numbers: they stand for themselves and are not numbered."""
    return all(choice.token.isdecimal() for choice in choices)


def numbered(choices: Sequence[Choice]) -> dict[str, Choice]:
    """The options by their numbers; being done is number 0."""
    first = 0 if choices[0].token == DONE else 1
    return {str(number): choice for number, choice in enumerate(choices, first)}


def lay_out(choices: Sequence[Choice], width: int) -> RenderableType:
    """The list as it is shown: a few one below the other, many in columns."""
    if is_amount(choices):
        return Text(f"  a number from {choices[0].token} to {choices[-1].token}")
    entries = list(numbered(choices).items())
    longest = max(len(choice.token) for choice in choices)
    column = 5 + longest + 2 + max(len(choice.text) for choice in choices) + 2
    columns = max(1, width // column) if len(entries) > FEW else 1
    rows = -(-len(entries) // columns)
    grid = Table.grid(padding=(0, 1))
    for row in range(rows):
        grid.add_row(*[cell for number, choice in entries[row::rows] for cell in _cells(number, choice)])
    return grid


def _cells(number: str, choice: Choice) -> tuple[Text, Text, str]:
    return Text(f"{number:>4}"), Text(choice.token, "bold", no_wrap=True), f" {choice.text} "


def meant(typed: str, choices: Sequence[Choice]) -> Choice | None:
    """The option that was typed: its name, its number, or the beginning of one name only."""
    word = " ".join(typed.replace(", ", ",").split()).lower()
    for choice in choices:
        if choice.token.lower() == word:
            return choice
    if not is_amount(choices) and word in numbered(choices):
        return numbered(choices)[word]
    begun = [choice for choice in choices if word and choice.token.lower().startswith(word)]
    return begun[0] if len(begun) == 1 and not word.isdecimal() else None
