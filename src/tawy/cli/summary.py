"""A game that is over, looked back on: places, points by source and over time, what decided it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.cli.voice import t
from tawy.kernel.summary import Contender, Step, Summary
from tawy.words.wording import Wording

Name = Callable[[Contender], Text]
"""What a contender is called, in its colour."""


def drawn(found: Summary, worded: Wording, name: Name, points: str) -> RenderableType:
    """All of it; a game that says nothing of its sources has only places and points."""
    parts: list[RenderableType] = [_ranking(found, worded, name, points)]
    names = {one.who: name(one).plain.strip() for one in found.contenders}
    said = [worded.verdict(one.name, one.about, names.__getitem__) for one in found.verdicts]
    if said:
        parts += [Text(t("summary-decided"), "bold"), *map(Text, said), Text()]
    if any(one.sources for one in found.contenders):
        parts.append(_sources(found, worded, name, points))
    if found.steps:
        parts.append(_course(found, worded, name))
    return Group(*parts)


def _table(title: str, first: str, found: Summary, name: Name) -> Table:
    """A column for each contender."""
    table = Table(title=Text(title), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column(first)
    for one in found.contenders:
        table.add_column(name(one), justify="right")
    return table


def _ranking(found: Summary, worded: Wording, name: Name, points: str) -> Table:
    table = Table(title=Text(t("summary-ranking")), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column(t("summary-place"), justify="right")
    table.add_column(t("summary-who"))
    table.add_column(t(points), justify="right")
    table.add_column("")
    for one in found.ranked:
        fate = t(f"summary-{worded.game}-fate-{one.fate}") if one.fate else ""
        table.add_row(f"{one.place}", name(one), f"{one.points}", fate)
    return table


def _sources(found: Summary, worded: Wording, name: Name, points: str) -> Table:
    """A row a source; who became a part of another has what it had until then."""
    table = _table(t(f"summary-{worded.game}-by-source"), t("summary-source"), found, name)
    for source in {source: None for one in found.contenders for source in one.sources}:
        amounts = [one.sources.get(source, 0) for one in found.contenders]
        table.add_row(worded.source(source), *[f"{amount}" if amount else "" for amount in amounts])
    table.add_section()
    table.add_row(t(points), *[f"{one.points}" for one in found.contenders], style="bold")
    return table


def _course(found: Summary, worded: Wording, name: Name) -> Table:
    table = _table(t("summary-over-time"), t("summary-moment"), found, name)
    for place, step in _changes(found):
        standing = [one.course[place] for one in found.contenders]
        table.add_row(worded.step(step.name, step.about), *["" if each is None else f"{each}" for each in standing])
    return table


def _changes(found: Summary) -> Iterator[tuple[int, Step]]:
    """The steps at which somebody's points were others than before; the first in any case."""
    before: list[int | None] | None = None
    for place, step in enumerate(found.steps):
        now = [one.course[place] for one in found.contenders]
        if now != before:
            yield place, step
        before = now
