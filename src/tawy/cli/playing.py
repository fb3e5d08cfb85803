"""tawy play and tawy record: a table is set up or loaded, and played."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

from tawy.cli import bots, faces
from tawy.cli.table import Table
from tawy.cli.terminal import Terminal
from tawy.cli.voice import refused, t
from tawy.kernel.play import Play, replay, start
from tawy.kernel.record import read_file, write, write_file


def run(options: Namespace, terminal: Terminal) -> int:
    """Play a new game, or go on with a saved one."""
    table = _new(options, terminal) if options.load is None else _loaded(options, terminal)
    table.run()
    return 0


def set_up(options: Namespace) -> Play:
    """A new game as the command line wants it; chance chooses a seed if nobody did."""
    face = faces.face_of(options.game)
    return start(face.spec, face.setup(options), secrets.token_hex(4) if options.seed is None else options.seed)


def _new(options: Namespace, terminal: Terminal) -> Table:
    play = set_up(options)
    face = faces.face_of(options.game)
    seated = bots.read(options.bots, len(face.cast(play.game)))
    table = Table(face, play, seated, terminal, pack=_pack(options), coaching=options.coach)
    terminal.say(t("terminal-welcome", game=face.title, seed=play.seed))
    return table


def _loaded(options: Namespace, terminal: Terminal) -> Table:
    fixed = ("seats", "seed", *faces.face_of(options.game).wishes)
    given = [f"--{name.replace('_', '-')}" for name in fixed if getattr(options, name) is not None]
    if given:
        raise refused("terminal-own-set-up", options=", ".join(given))
    file = Path(options.load)
    record = read_file(file)
    face = faces.face_of(record.game)
    faces.bring_pack(record.game, _pack(options))
    play = replay(face.spec, record)
    play.roll()
    seats = len(face.cast(play.game))
    terminal.say(t("terminal-goes-on", file=str(file), choices=len(play.picks)))
    return Table(face, play, bots.read(options.bots, seats), terminal, file, _pack(options), coaching=options.coach)


def _pack(options: Namespace) -> str | None:
    """The content pack on the command line; not every game has them."""
    pack: str | None = getattr(options, "content", None)
    return pack


def record(options: Namespace, terminal: Terminal) -> int:
    """A whole game of random players, as a record."""
    play = set_up(options)
    seats = len(faces.face_of(options.game).cast(play.game))
    players = bots.seated(["random"] * seats, seats)
    while bots.answer(play, players):
        pass
    if options.output is None:
        terminal.out.out(write(play.record()).decode(), end="")
    else:
        write_file(Path(options.output), play.record())
        terminal.say(t("terminal-recorded", choices=len(play.picks), file=str(options.output)))
    return 0
