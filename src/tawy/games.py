"""Every game there is, by its name in a record."""

from __future__ import annotations

from typing import Final

from tawy.ankh.spec import SPEC as ANKH
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec
from tawy.plagues.spec import SPEC as PLAGUES

GAMES: Final[dict[str, GameSpec]] = {spec.name: spec for spec in (ANKH, PLAGUES)}


def spec_of(game: str) -> GameSpec:
    """What may be asked of a game."""
    if game not in GAMES:
        raise Refused(f"This Tawy does not know the game {game!r}: it plays {', '.join(GAMES)}.")
    return GAMES[game]
