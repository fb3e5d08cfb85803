"""What the arena came to, as tables and sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.arena import markdown, sprt
from tawy.arena.seating import kinds
from tawy.arena.standings import Standings
from tawy.cli.voice import opened

PAIR: Final = 2
"""Bots that one rating compares, without a table of pairs."""


def count(number: int, thing: str) -> str:
    """A number of things. What the arena measures is written in English, as its reports are."""
    return f"{number} {thing if number == 1 else thing + 's'}"


def drawn(table: Standings) -> RenderableType:
    """Everything there is to say of the games."""
    return Group(*_parts(table))


def _parts(table: Standings) -> Iterator[RenderableType]:
    request, lengths = table.request, table.lengths
    blocks = f" in {count(table.blocks, 'block')}" if request.seats > 1 else ""
    yield Text(
        f"{count(table.games, 'game')} of {request.game}{blocks}, {count(request.seats, 'seat')}, seed {request.seed}",
        "bold",
    )
    yield _columns(markdown.results(table))
    if len(table.bots) > PAIR:
        yield Text("How often a bot (row) finished before another (column); a tie is half")
        yield _columns(_before(table))
    yield _columns({"Bot": kinds(request.players)} | markdown.pace(table, times=True))
    yield Text(f"Endings: {', '.join(f'{ending} {number}' for ending, number in table.endings.items())}")
    yield Text(
        f"Decisions in a game: least {lengths.least}, median {lengths.median:g}, "
        f"mean {lengths.mean:.1f}, most {lengths.most}"
    )


def _before(table: Standings) -> dict[str, list[str]]:
    bots = kinds(table.request.players)
    return {"": bots} | {
        bot: [_part(row[place], table.before[place][one]) for one, row in enumerate(table.before)]
        for place, bot in enumerate(bots)
    }


def _part(won: float, lost: float) -> str:
    return f"{won / (won + lost):.1%}" if won + lost else ""


def _columns(columns: dict[str, list[str]]) -> Table:
    shown = Table(box=box.SIMPLE_HEAD)
    for place, heading in enumerate(columns):
        shown.add_column(heading, justify="right" if place else "left")
    for row in zip(*columns.values(), strict=True):
        shown.add_row(*row)
    return shown


def state(trial: sprt.Trial) -> str:
    """How a test stands."""
    old, new = trial.claim.bounds
    blocks = count(trial.blocks, "block")
    return f"log-likelihood ratio {trial.ratio:+.2f} after {blocks} (old at {old:.2f}, new at {new:+.2f})"


def told(trial: sprt.Trial) -> Text:
    """How a test ended."""
    return Text(f"{opened(state(trial))}. Verdict: {trial.verdict}.", "bold")
