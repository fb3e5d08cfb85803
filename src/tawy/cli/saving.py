"""Where games are saved, and how to go on with them. A game is never lost."""

from __future__ import annotations

import shlex
import tempfile
from pathlib import Path

from tawy.kernel.play import Play
from tawy.kernel.record import write_file
from tawy.kernel.refusal import Refused


def proposed(play: Play) -> Path:
    """A file name that is still free."""
    stem = f"tawy-{play.spec.name}-{''.join(letter for letter in play.seed if letter.isalnum())[:16] or 'game'}"
    names = (f"{stem}.json", *(f"{stem}-{number}.json" for number in range(2, 1000)))
    return next((Path(name) for name in names if not Path(name).exists()), Path(names[0]))


def rescue(play: Play) -> Path:
    """Save without asking: here, or where there is room."""
    file = proposed(play)
    try:
        write_file(file, play.record())
    except Refused:
        file = Path(tempfile.gettempdir()) / file
        write_file(file, play.record())
    return file


def again(play: Play, file: Path, bots: list[str], pack: str | None) -> str:
    """The command that goes on with a saved game, or looks at one that is over."""
    words = ["replay", str(file)] if play.ask is None else ["play", "--load", str(file), "--bots", _bots(bots)]
    return shlex.join(["tawy", *words, *(["--content", pack] if pack else [])])


def _bots(names: list[str]) -> str:
    return ",".join(names) or "none"
