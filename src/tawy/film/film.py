"""A film: the game, who played it, its reel, and the words to tell it in every language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tawy.film.reel import Still, reel
from tawy.games import registered
from tawy.kernel.play import Play
from tawy.kernel.refusal import Refused
from tawy.kernel.registration import Board, Registration
from tawy.kernel.summary import Summary
from tawy.words.brought import catalogues
from tawy.words.languages import FOLDER, LANGUAGES
from tawy.words.wording import Meanings, meanings

FORMAT: Final = "tawy film"
VERSION: Final = 1
SPOKEN: Final = ("page", "summary")
"""Catalogues that a film is told with, besides the game's own."""
ALL: Final = "all"
"""The viewpoint of every seat, one after the other, as whoever looks likes."""


class FilmPlayer(msgspec.Struct, frozen=True):
    """Who played a seat: a person by name, or a bot of a level."""

    name: str = ""
    bot: str | None = None


class FilmEnding(msgspec.Struct, frozen=True):
    """How it ended: by its rules, or otherwise, as the table says it."""

    how: str
    ending: str
    winners: tuple[int, ...]


class FilmGame(msgspec.Struct, frozen=True):
    """A game that the page was built without: how it is drawn, and what its fields hold."""

    name: str
    letters: str
    seats: tuple[int, int]
    board: Board | None
    meanings: Meanings


class Film(msgspec.Struct, frozen=True):
    """Everything that plays a game back."""

    game: str
    options: dict[str, Any]
    players: list[FilmPlayer]
    ending: FilmEnding | None
    summary: Summary | None
    seats: list[int]
    """The seats from which it can be seen, besides as a spectator."""
    language: str
    """The one in which it is told at first."""
    words: dict[str, dict[str, str]]
    """Fluent texts by language and name of the catalogue."""
    brought: FilmGame | None
    stills: list[Still]
    format: str = FORMAT
    version: int = VERSION


def film(
    play: Play, players: Sequence[FilmPlayer], seats: Sequence[int], ending: FilmEnding | None, language: str
) -> Film:
    """A game as it was seen from these seats and by a spectator."""
    game = registered(play.spec.name)
    return Film(
        play.spec.name,
        play.setup,
        list(players),
        ending,
        None if ending is None else play.summary(),
        list(seats),
        language,
        {each: _words(game, each) for each in LANGUAGES},
        None if game.page else _brought(game),
        list(reel(play, seats)),
    )


def seats_of(viewpoint: str, count: int) -> list[int]:
    """The seats that a viewpoint stands for: all, one by its number, or none for a spectator (an empty word)."""
    if viewpoint == ALL:
        return list(range(count))
    if not viewpoint:
        return []
    if not viewpoint.isdecimal() or len(viewpoint) > len(str(count)) or int(viewpoint) >= count:
        raise Refused(f"There is no seat {viewpoint}: this game has seats 0 to {count - 1}, or {ALL} of them.")
    return [int(viewpoint)]


def _words(game: Registration, language: str) -> dict[str, str]:
    ours = {name: _text(FOLDER / language / f"{name}.ftl") for name in SPOKEN}
    return {**ours, **catalogues(game.words, game.name, language)}


def _text(file: Path) -> str:
    return file.read_text("utf-8") if file.is_file() else ""


def _brought(game: Registration) -> FilmGame:
    return FilmGame(game.name, game.letters, game.spec.seats, game.board, meanings(game.name, (game.words,)))
