"""tawy review: a finished game looked at by the bots: chances, turning points, luck and skill, better answers."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec
from rich.progress import Progress

from tawy.cli import reviewed
from tawy.cli.faces import bring_pack, face_of
from tawy.cli.terminal import Terminal
from tawy.cli.voice import refused, t
from tawy.kernel.play import replay
from tawy.kernel.record import read_file
from tawy.review.assembling import review
from tawy.review.format import DepthName
from tawy.review.pieces import Partial, Reviewing


def run(options: Namespace, terminal: Terminal) -> int:
    """Prove the record, review it, show it; what is stopped half-way is gone on with where there is a file for it."""
    record = read_file(Path(options.file))
    face = face_of(record.game)
    bring_pack(record.game, options.content)
    play = replay(face.spec, record)
    depth: DepthName = "full" if options.full else "quick"
    unfinished = None if options.json is None else Path(f"{options.json}.part")
    made = Reviewing(play, depth, _begun(unfinished), given_up=options.given_up)
    seats = face.spec.seat_count(face.spec.read_setup(record.setup))
    if options.seat is not None and not 1 <= options.seat <= seats:
        raise refused("terminal-review-no-seat", seat=options.seat, last=seats)
    try:
        with Progress(console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as progress:
            task = progress.add_task(t(f"review-depth-{depth}"), total=made.total, completed=made.done)
            for _ in made.work():
                progress.update(task, completed=made.done)
    except KeyboardInterrupt:
        if unfinished is not None:
            _write(unfinished, msgspec.json.encode(made.partial))
        raise
    found = review(made)
    if options.json is not None:
        _write(Path(options.json), msgspec.json.format(msgspec.json.encode(found)) + b"\n")
        Path(f"{options.json}.part").unlink(missing_ok=True)
    terminal.say(reviewed.drawn(face, play, found, None if options.seat is None else options.seat - 1, terminal.width))
    return 0


def _begun(file: Path | None) -> Partial | None:
    """What an earlier try has left; what cannot be read is made again."""
    if file is None or not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Partial)
    except (OSError, msgspec.MsgspecError):
        return None


def _write(file: Path, data: bytes) -> None:
    """Whole or not at all."""
    draft = file.with_name(file.name + ".new")
    try:
        draft.write_bytes(data)
        draft.replace(file)
    except OSError as error:
        raise refused("terminal-unwritable", file=str(file), reason=str(error.strerror)) from error
