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
from tawy.cli.voice import refused, t

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
        return Text(t("terminal-ankh-no-battle"))
    return Group(*[_region(g, region) for region in fought])


def _number(g: Ankh, word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= len(g.regions):
        raise refused("terminal-ankh-no-region", typed=word, last=len(g.regions))
    return int(word) - 1


def _region(g: Ankh, region: int) -> RenderableType:
    title = t("ankh-ui-battle" if g.arena == region else "terminal-ankh-would-fight", number=region + 1)
    table = Table(title=Text(f"{title} {t('terminal-ankh-cards-shown')}"), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column(t("terminal-ankh-god"))
    for source in (*SOURCES, "total"):
        table.add_column(t(f"ankh-source-{source}"), justify="right")
    names = Names.at(g)
    for side, strength in explain.region(g, region).items():
        cells = [str(getattr(strength, source)) for source in SOURCES]
        dulled = f" {t('terminal-ankh-cancelled', count=strength.cancelled)}" if strength.cancelled else ""
        table.add_row(
            Text(names.side(side), badge(g, side)), cells[0] + dulled, *cells[1:], Text(str(strength.total), "bold")
        )
    return table
