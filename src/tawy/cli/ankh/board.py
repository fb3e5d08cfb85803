"""The hex map, drawn: flat-topped hexes of four lines, each with its coordinates, its terrain and who stands on it.

          ______
         / 4,7 "\\        the space, its terrain
        /  Isis  \\       whose
        \\ warrior/       what
         \\_[12]_/        the number of the option that points here

Sides with a river are drawn with ≈, sides with a camel with m; a Giant Scorpion's two aims are arrows.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from rich.text import Text

from tawy.ankh.board import AROUND, CAMEL_SIDES, GRID, LAND, RIVERS, SPACES, bits_of_sides
from tawy.ankh.queries.pieces import MONUMENT_NAMES, TOKEN, monument_on, owner_of, piece_name, piece_on
