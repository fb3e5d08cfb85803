r"""The hex map, drawn: flat-topped hexes of four lines, each with its coordinates, its terrain and who stands on it.

::

      ______
     /4,7  "\        the space, and its terrain: " fertile, . desert, ~ water, Ω Underworld
    /  Isis  \       whose
    \ warrior/       what
     \_[12]_/        the number of the option that points here

Sides with a river are drawn with ≈, sides with a camel with m; a Giant Scorpion's two aims are arrows.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tawy.ankh.board import AROUND, CAMEL_EDGES, GRID, LAND, RIVERS, SPACES, bits_of_edges
from tawy.ankh.queries.pieces import TOKEN, monument_on, owner_of, piece_name, piece_on
from tawy.ankh.queries.presence import monuments, side_at
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import GODS, MONUMENTS
from tawy.cli.ankh import ink
from tawy.cli.ankh.canvas import Canvas
from tawy.cli.ankh.names import terrain
from tawy.cli.pointed import POINTED
from tawy.cli.voice import t
from tawy.kernel.bits import Mask, bits
from tawy.kernel.hexgrid import Space

ACROSS: Final = 8
"""Columns from one hex to the next."""
DOWN: Final = 4
"""Lines from one hex to the next."""
WIDTH: Final = ACROSS * GRID.width + 2
HEIGHT: Final = DOWN * GRID.height + 1

Pair = tuple[Space, Space]
"""A side, by the two spaces it lies between, the lower first."""
Cell = tuple[int, int]

_STROKE: Final = "_\\/_\\/"
_ARROWS: Final = "↑↗↘↓↙↖"
_FLAT: Final = (0, 3)
"""The two sides that lie flat."""
_OWN_GROUND: Final = (3, 4, 5)
"""A line that two hexes share lies on the ground of the hex above it or to its right."""
INSIDE: Final = 8
"""Letters in a hex: the words of the map are no longer (`terminal-ankh-map-…`)."""
SIGNS: Final = ("ground", "lines", "tokens", "aim", "option")
"""What is told of the signs on the map, a line each."""


def legend() -> list[str]:
    """What the signs on the map mean."""
    return [t(f"terminal-ankh-sign-{sign}") for sign in SIGNS]


class Marks(msgspec.Struct, frozen=True):
    """What a question points at on the map."""

    spaces: dict[Space, str] = {}
    """Spaces to choose from, and what is written there."""
    sides: dict[Pair, str] = {}
    """The same for sides."""
    chosen: Mask = 0
    """Spaces the question is about."""
    line: frozenset[Pair] = frozenset()
    """The camels laid so far."""
    pointed: Mask = 0
    """Spaces that a lesson speaks of."""
    regions: frozenset[int] = frozenset()
    """Regions that a lesson speaks of, by the numbers of their tokens."""


def draw(g: Ankh, marks: Marks) -> Canvas:
    """The map as it stands."""
    canvas = Canvas(WIDTH, HEIGHT)
    for space in bits(SPACES):
        _fill(canvas, g, space, marks)
    camels = frozenset(CAMEL_EDGES[side] for side in bits_of_edges(g.camels))
    for space in bits(SPACES):
        _sides(canvas, g, space, camels, marks)
    for space, turn in g.aims:
        _aim(canvas, space, turn)
        _aim(canvas, space, (turn + 1) % 6)
    _tokens(canvas, g, marks)
    for space, label in marks.spaces.items():
        x, y = _corner(space)
        canvas.put(x + 3, y + DOWN, f"[{label}]", ink.MARK)
    return canvas


def _corner(space: Space) -> Cell:
    """Where the drawing of a hex begins: left of it, on the line of its upper side."""
    row, column = divmod(space, GRID.width)
    return ACROSS * column, DOWN * row + DOWN // 2 * (column % 2)


def _ground(g: Ankh, space: Space) -> str:
    """What a space counts as: an Underworld tile is neither fertile nor desert (A13.13)."""
    return "underworld" if g.tiles >> space & 1 else terrain(space)


def _fill(canvas: Canvas, g: Ankh, space: Space, marks: Marks) -> None:
    """The inside of a hex."""
    x, y = _corner(space)
    ground = _ground(g, space)
    style, texture, pattern = ink.GROUND[ground], ink.TEXTURE[ground], ink.PATTERN[ground]
    canvas.put(x + 1, y + 2, _sprinkle(pattern, space, 8), f"{texture} {style}")
    canvas.put(x + 1, y + 3, _sprinkle(pattern, space + 1, 8), f"{texture} {style}")
    canvas.put(x + 2, y + 1, " " * 6, style)
    pointed = ink.CHOSEN if marks.chosen >> space & 1 else ink.MARK if space in marks.spaces else ""
    canvas.put(x + 2, y + 1, TOKEN[space], pointed or f"{ink.TEXT} {style}")
    canvas.put(x + 7, y + 1, pattern, f"{texture} {style}")
    if marks.pointed >> space & 1:
        canvas.put(x + 2, y + 1, f"»{TOKEN[space]}«", POINTED)
    if g.suns >> space & 1:
        canvas.put(x + 6, y + 1, "☼", f"bold {ink.GODS['ra']} {style}")
    if g.occupied >> space & 1:
        _occupant(canvas, g, space, style)
    elif ground == "underworld":
        for line in (1, 2):
            canvas.put(
                x + 1, y + 1 + line, t(f"terminal-ankh-map-underworld-{line}").center(INSIDE), f"{ink.TEXT} {style}"
            )


def _sprinkle(pattern: str, space: Space, width: int) -> str:
    """A line of terrain without figures: its pattern, thinly strewn."""
    return "".join(pattern if (step + space * 5) % 8 in {1, 4} else " " for step in range(width))


def _occupant(canvas: Canvas, g: Ankh, space: Space, ground: str) -> None:
    """Whose, and what."""
    x, y = _corner(space)
    if monuments(g) >> space & 1:
        owner: Side | None = owner_of(g, space)
        what = MONUMENTS[monument_on(g, space)]
    else:
        owner = side_at(g, space)
        what = piece_name(g, piece_on(g, owner, space))
    canvas.put(x + 1, y + 2, t("terminal-ankh-map-neutral").center(INSIDE), f"{ink.NEUTRAL} {ground}")
    if owner is not None:
        god = GODS[g.gods[owner]]
        canvas.put(x + 1, y + 2, " " * 8, ground)
        name = t(f"ankh-god-{god}")
        canvas.put(x + 1 + (6 - len(name)) // 2, y + 2, f" {name} ", ink.badge(god))
    strength = "bold " if what == "god" or what in MONUMENTS else ""
    canvas.put(x + 1, y + 3, t(f"terminal-ankh-map-{what}").center(INSIDE), f"{strength}{ink.TEXT} {ground}")


_OUTLINE: Final[tuple[tuple[Cell, ...], ...]] = (
    tuple((step, 0) for step in range(2, 8)),
    ((8, 1), (9, 2)),
    ((9, 3), (8, 4)),
    tuple((step, 4) for step in range(2, 8)),
    ((0, 3), (1, 4)),
    ((1, 1), (0, 2)),
)
"""The characters of each side of a hex, from top or left."""


def _cells(space: Space, side: int) -> list[Cell]:
    x, y = _corner(space)
    return [(x + right, y + down) for right, down in _OUTLINE[side]]


def _sides(canvas: Canvas, g: Ankh, space: Space, camels: frozenset[Pair], marks: Marks) -> None:
    """The outline of a hex, with rivers, camels and sides to choose."""
    for side, other in enumerate(AROUND[space]):
        if other is not None and other < space:
            continue  # the other hex has drawn it
        cells = _cells(space, side)
        pair = None if other is None else (space, other)
        inside = space if side in _OWN_GROUND else other
        ground = "" if inside is None else ink.GROUND[_ground(g, inside)]
        text, style = _STROKE[side] * len(cells), f"{ink.EDGE} {ground}"
        if pair in RIVERS:
            text, style = "≈" * len(cells), ink.RIVER
        elif pair in marks.line:
            text, style = "M" * len(cells), ink.NEW_CAMEL
        elif pair in camels:
            text, style = "m" * len(cells), ink.CAMEL
        elif pair in marks.sides:
            label = marks.sides[pair]
            text, style = (f"[{label}]".center(6, "_") if side in _FLAT else label.ljust(2)), ink.MARK
        for (x, y), character in zip(cells, text, strict=True):
            canvas.put(x, y, character, style)


def _aim(canvas: Canvas, space: Space, side: int) -> None:
    """An arrow across a side."""
    cells = _cells(space, side)
    for x, y in cells[2:4] if side in _FLAT else cells[:1]:
        canvas.put(x, y, _ARROWS[side], ink.AIM)


def _tokens(canvas: Canvas, g: Ankh, marks: Marks) -> None:
    """Each region's place in the order of conflict, on an empty space near its middle."""
    for token, region in enumerate(g.regions, 1):
        style = POINTED if token in marks.regions else ink.ORDER
        land = bits(region & LAND)
        free = [space for space in land if not (g.occupied | g.tiles) >> space & 1]
        middle = [sum(_corner(space)[axis] for space in land) / len(land) for axis in (0, 1)]
        if free:
            x, y = min((_corner(space) for space in free), key=lambda at: _distance(at, middle))
            canvas.put(x + 1, y + 2, t("terminal-ankh-map-region", n=token), style)
        else:
            x, y = _corner(land[0])
            canvas.put(x + 5, y + 1, f"#{token}", style)


def _distance(at: Cell, middle: list[float]) -> float:
    """How far apart on the screen, where a line is twice as high as a column is wide."""
    return (at[0] - middle[0]) ** 2 + 4 * (at[1] - middle[1]) ** 2
