"""Options as a list: numbered, in groups or columns where they are many; and what a person meant by typing."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.cli.face import Choice
from tawy.cli.terminal import begins
from tawy.cli.voice import t

DONE: Final = "done"
FEW: Final = 9
"""Up to so many options stand in one column, with room for their descriptions."""
SHORT: Final = 30
"""Options of a group with descriptions of up to so many letters stand beside one another."""

HARD_SPACE: Final = "\u00a0"


def is_amount(choices: Sequence[Choice]) -> bool:
    """The options are plain numbers without more to say: they are not listed."""
    return all(choice.token.isdecimal() and not choice.name for choice in choices)


def numbered(choices: Sequence[Choice]) -> dict[str, Choice]:
    """The options by their numbers; being done is number 0, and a slot or a part keeps the number it has."""
    if all(choice.token.isdecimal() or choice.token == DONE for choice in choices) and not is_amount(choices):
        return {"0" if choice.token == DONE else choice.token: choice for choice in choices}
    first = 0 if choices[0].token == DONE else 1
    return {str(number): choice for number, choice in enumerate(choices, first)}


def lay_out(choices: Sequence[Choice], width: int) -> RenderableType:
    """The list as it is shown: a few one below the other, many in columns, groups each with its name."""
    if is_amount(choices):
        return Text(f"  {t('terminal-amount', first=choices[0].token, last=choices[-1].token)}")
    entries = list(numbered(choices).items())
    if choices[0].group:
        return _groups(entries, width)
    longest = max(len(choice.name) for choice in choices)
    column = 5 + longest + 2 + max(len(choice.text) for choice in choices) + 2
    columns = max(1, width // column) if len(entries) > FEW else 1
    rows = -(-len(entries) // columns)
    grid = Table.grid(padding=(0, 1))
    for row in range(rows):
        grid.add_row(*[cell for number, choice in entries[row::rows] for cell in _cells(number, choice)])
    return grid


def _cells(number: str, choice: Choice) -> tuple[Text, Text, str]:
    return Text(f"{number:>4}"), Text(choice.name, "bold", no_wrap=bool(choice.text)), f" {choice.text} "


Entries = list[tuple[str, Choice]]


def _groups(entries: Entries, width: int) -> RenderableType:
    """A group a line or more: its name, then its options by number and description; then those aside."""
    listed = [entry for entry in entries if not entry[1].aside]
    label = 2 + max(len(choice.group) for _, choice in listed)
    short = [len(choice.text) for _, choice in listed if len(choice.text) <= SHORT]
    cell = 6 + max(short, default=0)
    grids = [
        _group(name, list(members), label, cell, max(1, (width - label) // cell))
        for name, members in groupby(listed, lambda entry: entry[1].group)
    ]
    return Group(*grids, *_aside([entry for entry in entries if entry[1].aside], width))


def _aside(entries: Entries, width: int) -> list[Text]:
    """Groups one after the other in a run, no option broken over two lines."""
    runs = []
    for name, members in groupby(entries, lambda entry: entry[1].group):
        options = [f"{number} {choice.text}".replace(" ", HARD_SPACE) for number, choice in members]
        runs.append(f"{name}: ".replace(" ", HARD_SPACE) + ", ".join(options))
    lines = textwrap.wrap(";  ".join(runs), width, break_on_hyphens=False)
    names = {f"{choice.group}:" for _, choice in entries}
    found = [Text(line.replace(HARD_SPACE, " "), no_wrap=True) for line in lines]
    for line in found:
        line.highlight_words(names, "bold")
    return found


def _group(name: str, members: Entries, label: int, cell: int, columns: int) -> Table:
    grid = Table.grid()
    grid.add_column(width=label)
    if any(len(choice.text) > SHORT for _, choice in members):
        columns = 1
        grid.add_column()
    else:
        for _ in range(columns):
            grid.add_column(width=cell)
    for start in range(0, len(members), columns):
        row = members[start : start + columns]
        cells = [Text.assemble((f"{number:>3} ", "bold"), choice.text) for number, choice in row]
        grid.add_row(Text("" if start else name, "bold"), *cells)
    return grid


def meant(typed: str, choices: Sequence[Choice]) -> Choice | None:
    """The option that was typed: its name, as it is written, its number, or the beginning of one name only."""
    word = " ".join(typed.replace(", ", ",").split()).lower()
    for written in ([choice.name for choice in choices], [choice.token for choice in choices]):
        if word in (named := [text.lower() for text in written]):
            return choices[named.index(word)]
    if not is_amount(choices) and word in numbered(choices):
        return numbered(choices)[word]
    begun = [choice for choice in choices if begins(word, choice.token) or begins(word, choice.name)]
    return begun[0] if len(begun) == 1 and not word.isdecimal() else None
