"""Ratings as people read them, and who reads whose: everyone's own choice, for whoever looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from tawy.server import skill
from tawy.server.http.messages import Audience
from tawy.server.http.showing import is_for, said_in
from tawy.server.store import Rating, Regarded, Store
from tawy.server.tables.messages import RatingInfo, TableSummary
from tawy.server.tables.table import Table

UNKNOWN: Final = Rating("", "", 0, skill.NEW.mu, skill.NEW.sigma, 0, 0)
"""Of somebody who has played no rated game yet."""


class Sitting(NamedTuple):
    """Who sits at a rated table: by seat a person, or the level of a bot, or nobody."""

    game: str
    seats: Sequence[tuple[str | None, str | None]]

    @classmethod
    def at(cls, table: Table) -> Sitting:
        """At a table in use."""
        return cls(table.setup.game, [(seat.person, seat.bot) for seat in table.seats])

    @classmethod
    def listed(cls, table: TableSummary) -> Sitting:
        """At a table in a list."""
        return cls(table.game, [(seat.person, seat.bot) for seat in table.seats])

    @property
    def people(self) -> list[str]:
        """Those who are people."""
        return [person for person, _ in self.seats if person is not None]


def shows_ratings(one: Regarded, near: Audience) -> bool:
    """Somebody shows how strong they are to whoever is so near: as they chose, and to everyone among the best."""
    shown = said_in(one.profile).shown
    return one.listed or (is_for(shown.name, near) and is_for(shown.ratings, near))


def rating_info(rating: Rating) -> RatingInfo:
    """A rating as people read it: whoever shows ratings makes them here."""
    known = skill.Skill(rating.mu, rating.sigma)
    shown = skill.shown(known, rating.players)
    provisional = skill.is_provisional(known, rating.games)
    return RatingInfo(rating.kind, rating.players, shown.points, shown.margin, rating.games, provisional)


def rating_at(game: str, players: int, known: Iterable[Rating]) -> Rating:
    """Somebody's rating at a game with so many players, of all of theirs; who has none yet begins."""
    fitting = (one for one in known if (one.kind, one.players) == (game, players))
    return replace(next(fitting, UNKNOWN), kind=game, players=players)


def bots_at(game: str, players: int) -> dict[str, int]:
    """How strong the bots of a game are, by level."""
    known = skill.strengths(game)
    levels = {} if known is None else known.players.get(str(players), {})
    return {level: skill.USUAL + points for level, points in levels.items()}


def bot_info(game: str, players: int, level: str | None) -> RatingInfo | None:
    """How strong a bot is, if somebody has measured it: it has one number, and everyone may know it."""
    points = bots_at(game, players).get(level or "")
    return None if points is None else RatingInfo(game, players, points, 0, 0, provisional=False)


async def shown_to(store: Store, viewer: str | None, sittings: Sequence[Sitting]) -> list[list[RatingInfo | None]]:
    """How strong those at some rated tables are, seat by seat, as far as whoever looks may know; None is anyone."""
    regarded = await store.regarded(viewer, {person for sitting in sittings for person in sitting.people})
    return [_seats(sitting, viewer, regarded) for sitting in sittings]


def _seats(sitting: Sitting, viewer: str | None, regarded: dict[str, Regarded]) -> list[RatingInfo | None]:
    """Those who sit at one rated table know of each other what they play for."""
    game, players, among = sitting.game, len(sitting.seats), viewer in sitting.people
    found: list[RatingInfo | None] = []
    for person, bot in sitting.seats:
        if person is None:
            found.append(bot_info(game, players, bot))
        elif among or shows_ratings(regarded[person], "met" if regarded[person].met else "all"):
            found.append(rating_info(rating_at(game, players, regarded[person].ratings)))
        else:
            found.append(None)
    return found
