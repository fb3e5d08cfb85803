"""tawy replay: a record played again, proved, looked at."""

from __future__ import annotations

import io
import re
from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from tawy.cli.face import Face
from tawy.cli.faces import bring_pack, face_of
from tawy.cli.terminal import UNSEEN_WIDTH, Left, Terminal
from tawy.cli.voice import refused, t, words
from tawy.film.film import FilmEnding, FilmPlayer, film, seats_of
from tawy.film.page import html
from tawy.kernel.play import Play, replay
from tawy.kernel.record import read_file

PICTURE_MARGIN: Final = 2
"""Columns to spare on the right, for letters a little wider than reckoned."""
_FETCHED_FONTS: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def run(options: Namespace, terminal: Terminal) -> int:
    """Prove a record; then show its end, one position, or all of them one by one."""
    record = read_file(Path(options.file))
    face = face_of(record.game)
    bring_pack(record.game, options.content)
    play = replay(face.spec, record)
    if options.html is not None:
        _film(face, play, options, terminal)
    elif options.svg is not None:
        picture(face, play if options.at is None else play.at(options.at), Path(options.svg))
        terminal.say(t("terminal-picture", file=options.svg))
    elif options.step:
        _step(face, play, options.at or 0, terminal)
    elif options.at is not None:
        _show(face, play.at(options.at), len(play.picks), terminal)
    else:
        _prove(face, play, Path(options.file), terminal)
    return 0


def _film(face: Face, play: Play, options: Namespace, terminal: Terminal) -> None:
    """The game as a file that plays itself back in a browser, beside the record if nothing else is said."""
    file = Path(options.html) if options.html else Path(options.file).with_suffix(".html")
    cast = [FilmPlayer(name) for name in face.cast(play.game)]
    result = play.result
    ending = None if result is None else FilmEnding("rules", result.ending, result.winners)
    page = html(film(play, cast, seats_of(options.seen_by, len(cast)), ending, words().language))
    try:
        file.write_text(page, "utf-8")
    except OSError as error:
        raise refused("terminal-unwritable", file=str(file), reason=str(error.strerror)) from error
    terminal.say(t("terminal-film", file=str(file)))


def _prove(face: Face, play: Play, file: Path, terminal: Terminal) -> None:
    cast = words().listing(face.cast(play.game))
    terminal.say(t("terminal-proved", file=str(file), game=face.title, cast=cast, choices=len(play.picks)))
    if play.ask is None:
        terminal.say("", face.outcome(play))
    else:
        terminal.say(t("terminal-not-over", question=face.question(play, mine=False)))


def _show(face: Face, play: Play, last: int, terminal: Terminal) -> None:
    """A position, what led to it, and what is asked."""
    terminal.say(face.draw(play, None, terminal.width, whole=True))
    here = len(play.picks)
    if here:
        before = play.at(here - 1)
        asked, answer = face.question(before, mine=False), answered(face, before, play.picks[-1].token)
        terminal.say("", t("terminal-choice", number=here, last=last, question=asked, answer=answer))
    for saying in face.story(play)[here]:
        terminal.say(f"  {saying.text}")
    terminal.say(Text(face.question(play, mine=False), "bold"))


def answered(face: Face, play: Play, token: str) -> str:
    """An answer by its name."""
    choice = next(choice for choice in face.choices(play) if choice.token == token)
    return choice.name or choice.text or token


def _step(face: Face, play: Play, position: int, terminal: Terminal) -> None:
    """Choice by choice, forward, back, or to a number."""
    last = len(play.picks)
    here = play.at(position)
    while True:
        _show(face, here, last, terminal)
        try:
            typed = terminal.ask(f"{t('terminal-step', number=position, last=last)} > ").lower()
        except Left:
            return
        if typed in {"q", "quit"}:
            return
        wanted = _wanted(typed, position)
        if wanted is None or not 0 <= wanted <= last:
            terminal.say(
                t("terminal-positions", last=last) if wanted is not None else t("terminal-no-position", typed=typed)
            )
            continue
        position, here = wanted, play.at(wanted)


def _wanted(typed: str, position: int) -> int | None:
    if typed in {"", "n", "next"}:
        return position + 1
    if typed in {"b", "back"}:
        return position - 1
    return int(typed) if typed.isdecimal() else None


def picture(face: Face, play: Play, file: Path) -> None:
    """A position as an SVG picture, in the letters the reader's machine has."""
    width = UNSEEN_WIDTH + PICTURE_MARGIN
    console = Console(
        file=io.StringIO(), width=width, record=True, force_terminal=True, color_system="truecolor", highlight=False
    )
    seat = None if play.ask is None else play.ask.seat
    console.print(face.draw(play, seat, UNSEEN_WIDTH, whole=True), width=UNSEEN_WIDTH)
    console.print(Text(f"\n{face.question(play, mine=False)}", "bold"))
    svg = _FETCHED_FONTS.sub("", console.export_svg(title="tawy play", unique_id="tawy"))
    try:
        file.write_text(svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas"), "utf-8")
    except OSError as error:
        raise refused("terminal-unwritable", file=str(file), reason=str(error.strerror)) from error
