"""The strengths of a battle, source by source (A7.17)."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.ankh import explain
from tawy.ankh.queries.presence import sides_in
from tawy.ankh.state import NOWHERE, Ankh
from tawy.cli.ankh.names import Names
from tawy.cli.ankh.panels import badge
from tawy.kernel.refusal import Refused

SOURCES = ("figures", "resplendent", "trapped", "temples", "cards")
"""Where strength comes from, as the columns of the table."""


def strengths(g: Ankh, words: Sequence[str]) -> RenderableType:
    """The battle that is going on, a region by its number, or every region where a battle would be fought now."""
    if words:
        return _region(g, _number(g, words[0]))
    if g.arena != NOWHERE:
        return _region(g, g.arena)
    fought = [region for region in range(len(g.regions)) if len(sides_in(g, region)) > 1]
    if not fought:
        return Text("No region has figures of two gods: there would be no battle now.")
    return Group(*[_region(g, region) for region in fought])


def _number(g: Ankh, word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= len(g.regions):
        raise Refused(f"There is no region {word!r}: name one from 1 to {len(g.regions)}.")
    return int(word) - 1


def _region(g: Ankh, region: int) -> RenderableType:
    title = f"Battle for region {region + 1}" if g.arena == region else f"Region {region + 1}, if it came to battle now"
    table = Table(title=Text(f"{title} (cards as far as they are shown)"), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column("God")
    for source in (*SOURCES, "total"):
        table.add_column(source.capitalize(), justify="right")
    names = Names.at(g)
    for side, strength in explain.region(g, region).items():
        cells = [str(getattr(strength, source)) for source in SOURCES]
        dulled = f" ({strength.cancelled} cancelled)" if strength.cancelled else ""
        table.add_row(
            Text(names.side(side), badge(g, side)), cells[0] + dulled, *cells[1:], Text(str(strength.total), "bold")
        )
    return table
