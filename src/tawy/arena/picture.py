"""Standings as a picture: every bot's share of the wins with its interval, beside what its seats would give it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from tawy.arena.markdown import percent
from tawy.arena.standings import Standing, Standings

WIDTH: Final = 760
LEFT: Final = 240
"""Where the axis begins; names stand before it."""
RIGHT: Final = 570
"""Where it ends; numbers stand behind it."""
TOP: Final = 64
ROW: Final = 40
FOOT: Final = 56
MARKS: Final = (0, 0.25, 0.5, 0.75, 1)

STYLE: Final = """
  svg { --paper: #fffdf8; --ink: #2b2620; --faint: #d9d2c4; --share: #1f6f8b; --seats: #b5541c }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #1b1a18; --ink: #ece6da; --faint: #45413a; --share: #6cc3e0; --seats: #f0945a }
  }
  rect { fill: var(--paper) }
  text { fill: var(--ink); font: 14px system-ui, sans-serif }
  .title { font-weight: 600; font-size: 16px }
  .small { font-size: 12px }
  .grid { stroke: var(--faint) }
  .share { stroke: var(--share); stroke-width: 3; stroke-linecap: round }
  circle { fill: var(--share) }
  .seats { stroke: var(--seats); stroke-width: 2; stroke-dasharray: 5 4 }
"""


def picture(table: Standings) -> str:
    """The standings as SVG, for light and dark pages."""
    height = TOP + ROW * len(table.bots) + FOOT
    request, alone = table.request, table.request.seats == 1
    seats = "alone against the automa" if alone else f"{request.seats} seats"
    title = f"{request.game}, {seats}: shares of the wins in {table.games} games"
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}"/>',
        f'<text class="title" x="20" y="30">{escape(title)}</text>',
        *_grid(TOP + ROW * len(table.bots)),
        *(line for row, one in enumerate(table.bots) for line in _row(one, TOP + ROW * row, alone=alone)),
        *_legend(height - 14, alone=alone),
        "</svg>",
    )
    return "\n".join(parts) + "\n"


def _grid(bottom: int) -> Iterator[str]:
    for mark in MARKS:
        yield _line("grid", _x(mark), TOP - 8, _x(mark), bottom)
        yield f'<text class="small" x="{_x(mark)}" y="{bottom + 16}" text-anchor="middle">{mark:.0%}</text>'


def _row(one: Standing, top: int, *, alone: bool) -> Iterator[str]:
    """A bot: its name, its share and interval, and the line that marks the share of its seats, if others sit there."""
    middle = top + ROW // 2
    yield f'<text x="{LEFT - 14}" y="{middle + 5}" text-anchor="end">{escape(one.bot)}</text>'
    if not alone:
        yield _line("seats", _x(one.expected), top, _x(one.expected), top + ROW)
    yield _line("share", _x(one.share.low), middle, _x(one.share.high), middle)
    yield f'<circle cx="{_x(one.share.value)}" cy="{middle}" r="6"/>'
    yield f'<text class="small" x="{RIGHT + 16}" y="{middle + 5}">{escape(percent(one.share))}</text>'


def _legend(y: int, *, alone: bool) -> Iterator[str]:
    yield _line("share", 20, y - 5, 48, y - 5)
    yield f'<text class="small" x="56" y="{y}">share of the wins, 95% interval</text>'
    if not alone:
        yield _line("seats", 300, y - 5, 328, y - 5)
        yield f'<text class="small" x="336" y="{y}">share of the seats</text>'


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _x(share: float) -> float:
    return round(LEFT + share * (RIGHT - LEFT), 1)
