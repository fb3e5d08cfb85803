"""The games that this terminal can show, each by the face that it has registered or by a plain one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from pkgutil import resolve_name

import msgspec

from tawy.cli.face import Face
from tawy.cli.plain import PlainFace
from tawy.cli.voice import refused
from tawy.games import games, left_out_for, registered, shelf
from tawy.kernel.refusal import Refused


class Faces(msgspec.Struct, frozen=True):
    """The games that the terminal can show, and why it cannot show others."""

    shown: dict[str, Face]
    left_out: dict[str, Refused]


@cache
def _loaded() -> Faces:
    """Looked for once. A face that cannot be loaded takes no other game with it."""
    loaded = Faces({}, {})
    for name, game in games().items():
        try:
            loaded.shown[name] = resolve_name(game.face)() if game.face else PlainFace(game)
        except Exception as error:  # noqa: BLE001  whatever a stranger's package does when it is imported
            loaded.left_out[name] = left_out_for(name, game.package, error)
    return loaded


def faces() -> dict[str, Face]:
    """Every game that can be played here, by its name in a record."""
    return _loaded().shown


def left_out() -> list[Refused]:
    """Why other games cannot."""
    return [*shelf().left_out, *_loaded().left_out.values()]


def face_of(game: str) -> Face:
    """The face of a game, by its name in a record."""
    name = registered(game).name
    if name in _loaded().left_out:
        raise _loaded().left_out[name]
    return faces()[name]


def bring_pack(game: str, file: str | None) -> None:
    """Make the tables of a content pack known, if one was given, so that a record played with them can be read."""
    if file is None:
        return
    pack = registered(game).pack
    if pack is None:
        raise refused("terminal-no-packs", game=face_of(game).title)
    pack(Path(file))
