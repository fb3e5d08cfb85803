"""Find random games worth keeping: each file in tests/games shows something no other one shows (``make games``)."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from contract.kit import play
from tawy.kernel.play import Play
from tawy.kernel.record import write_file
from tawy.kernel.spec import GameSpec

HERE = Path(__file__).parent


class Quarry(NamedTuple):
    """What the kept games of one game must show between them."""

    spec: GameSpec
    setup: Callable[[int], dict[str, Any]]
    """The set-up of the n-th game tried."""
    wanted: frozenset[str]
    shows: Callable[[Play], set[str]]
    """What a finished game has to show."""

    @property
    def folder(self) -> Path:
        """Where its games are kept."""
        return HERE / self.spec.name


def hunt(quarry: Quarry) -> None:
    """Keep the first games that show something new, until all is shown."""
    shutil.rmtree(quarry.folder, ignore_errors=True)
    quarry.folder.mkdir()
    missing = set(quarry.wanted)
    seed = 0
    while missing:
        game = play(quarry.spec, quarry.setup(seed), seed)
        new = quarry.shows(game) & missing
        if new:
            name = min(new, key=lambda shown: (-shown.count(","), shown))
            write_file(quarry.folder / f"{name.replace(', ', '-').replace(' ', '_')}.json", game.record())
            missing -= new
        seed += 1
