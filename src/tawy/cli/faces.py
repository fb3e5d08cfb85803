"""The games that this terminal can show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tawy.cli.ankh import AnkhFace
from tawy.cli.face import Face
from tawy.cli.plagues import PlaguesFace
from tawy.cli.voice import refused
from tawy.games import spec_of
from tawy.plagues.tables import load_pack

FACES: Final[dict[str, Face]] = {"ankh": AnkhFace(), "plagues": PlaguesFace()}
DEFAULT: Final = "ankh"
PACKS: Final[dict[str, Callable[[Path], object]]] = {"plagues": load_pack}
"""Games that can be played with tables of one's own, and how these are made known."""


def face_of(game: str) -> Face:
    """The face of a game, by its name in a record."""
    return FACES[spec_of(game).name]


def bring_pack(game: str, file: str | None) -> None:
    """Make the tables of a content pack known, if one was given, so that a record played with them can be read."""
    if file is None:
        return
    if game not in PACKS:
        raise refused("terminal-no-packs", game=face_of(game).title)
    PACKS[game](Path(file))
