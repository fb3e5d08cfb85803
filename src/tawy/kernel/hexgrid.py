"""Flat-topped hexes in columns, odd columns half a hex further south.

A space is written "row,column"; inside it is one number, ``row * width + column``. Its six edges
are named by compass. Corners are points that two or three hexes share, in a fine grid where a
hex is 4 high and 3 from centre to centre.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tawy.kernel.refusal import Refused

Space = int
EDGES: Final = ("N", "NE", "SE", "S", "SW", "NW")
_EVEN: Final = ((-1, 0), (-1, 1), (0, 1), (1, 0), (0, -1), (-1, -1))
_ODD: Final = ((-1, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))
_CORNERS: Final = ((-1, -2), (1, -2), (2, 0), (1, 2), (-1, 2), (-2, 0))
"""Corner i starts edge i, going clockwise: north edge from north-west to north-east."""

Corner = tuple[int, int]


class HexGrid(msgspec.Struct, frozen=True):
    """A field of hexes, `height` rows of `width` columns, of which a board uses some."""

    width: int
    height: int

    def space(self, token: str) -> Space:
        """The space of "4,7".

        >>> HexGrid(11, 10).space("4,7")
        51
        """
        row, comma, column = token.partition(",")
        if comma and row.isascii() and column.isascii() and row.isdigit() and column.isdigit():
            r, c = int(row), int(column)
            if r < self.height and c < self.width and self.token(r * self.width + c) == token:
                return r * self.width + c
        last = f"{self.height - 1},{self.width - 1}"
        raise Refused(f"{token!r} is not a space: write row,column, from 0,0 to {last}.")

    def token(self, space: Space) -> str:
        """How a space is written.

        >>> HexGrid(11, 10).token(51)
        '4,7'
        """
        row, column = divmod(space, self.width)
        return f"{row},{column}"

    def beside(self, space: Space, edge: int) -> Space | None:
        """The space across an edge, None off the field."""
        row, column = divmod(space, self.width)
        down, right = (_ODD if column % 2 else _EVEN)[edge]
        r, c = row + down, column + right
        return r * self.width + c if 0 <= r < self.height and 0 <= c < self.width else None

    def corners(self, space: Space) -> list[Corner]:
        """The six corners of a hex; edge i runs from corner i to corner i + 1."""
        row, column = divmod(space, self.width)
        x, y = 3 * column, 4 * row + 2 * (column % 2)
        return [(x + dx, y + dy) for dx, dy in _CORNERS]
