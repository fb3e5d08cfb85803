"""The games that this terminal can show."""

from __future__ import annotations

from typing import Final

from tawy.cli.ankh import AnkhFace
from tawy.cli.face import Face
from tawy.kernel.refusal import Refused

FACES: Final[dict[str, Face]] = {"ankh": AnkhFace()}
DEFAULT: Final = "ankh"


def face_of(game: str) -> Face:
    """The face of a game, by its name in a record."""
    if game not in FACES:
        raise Refused(f"This Tawy does not know the game {game!r}: it plays {', '.join(FACES)}.")
    return FACES[game]
