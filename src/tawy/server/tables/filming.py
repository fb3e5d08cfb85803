"""A table's game as a film: as its viewpoints saw it, with the names of those who played."""

from __future__ import annotations

from tawy.film.film import Film, FilmEnding, FilmPlayer, film, seats_of
from tawy.kernel.refusal import Refused
from tawy.server.refusal import Refusal
from tawy.server.tables.table import Table


def filmed(table: Table, viewpoint: str, language: str) -> Film:
    """The game of a table that is over, told in a language at first."""
    assert table.outcome is not None  # noqa: S101  over
    try:
        seats = seats_of(viewpoint, len(table.seats))
    except Refused as refused:
        raise Refusal("malformed", str(refused)) from refused
    players = [FilmPlayer(seat.name, seat.bot) for seat in table.seats]
    ending = FilmEnding(table.outcome.how, table.outcome.ending, table.outcome.winners)
    return film(table.played.fork(), players, seats, ending, language)
