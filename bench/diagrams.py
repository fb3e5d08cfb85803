"""Reliability diagrams as a picture: what was told against how often it came true, a panel for each game and seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

Tenths = Mapping[int, tuple[float, float, int]]
"""By tenth of what was told: its mean, how often it came true, of how many."""

SIDE: Final = 150
GAP: Final = 34
COLUMNS: Final = 4
COLOURS: Final = ("#c2a878", "#1f6f8b")
"""As it was learnt, and calibrated."""
NAMES: Final = ("learnt", "calibrated")


def diagram(panels: Mapping[str, Sequence[Tenths]]) -> str:
    """All panels; the nearer to the diagonal, the more honest."""
    rows = -(-len(panels) // COLUMNS)
    width, height = COLUMNS * (SIDE + GAP) + GAP, rows * (SIDE + GAP) + 2 * GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        ' font-family="sans-serif" font-size="11">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for place, (title, courses) in enumerate(panels.items()):
        x, y = GAP + place % COLUMNS * (SIDE + GAP), GAP + place // COLUMNS * (SIDE + GAP)
        parts += _panel(title, courses, x, y)
    for place, (name, colour) in enumerate(zip(NAMES, COLOURS, strict=True)):
        x, y = GAP + 110 * place, height - 14
        parts.append(
            f'<circle cx="{x + 5}" cy="{y - 4}" r="4" fill="{colour}"/><text x="{x + 14}" y="{y}">{name}</text>'
        )
    parts.append(f'<text x="{GAP + 240}" y="{height - 14}">across: told; up: came true</text></svg>\n')
    return "\n".join(parts)


def _panel(title: str, courses: Sequence[Tenths], x: int, y: int) -> list[str]:
    parts = [
        f'<text x="{x}" y="{y - 6}" font-weight="bold">{title}</text>',
        f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
        f'<line x1="{x}" y1="{y + SIDE}" x2="{x + SIDE}" y2="{y}" stroke="#bbb" stroke-dasharray="3 3"/>',
    ]
    for course, colour in zip(courses, COLOURS, strict=True):
        points = [(x + SIDE * told, y + SIDE * (1 - came)) for _, (told, came, _) in sorted(course.items())]
        line = " ".join(f"{across:.1f},{up:.1f}" for across, up in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts += [f'<circle cx="{across:.1f}" cy="{up:.1f}" r="2.5" fill="{colour}"/>' for across, up in points]
    return parts
