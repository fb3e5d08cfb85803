"""How strong people are: at a rated table, somebody by themselves, and the best of those who want to be listed."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tawy.games import registered
from tawy.kernel.refusal import Refused
from tawy.server import skill
from tawy.server.http import messages as m
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body, sender
from tawy.server.http.reception import Reception, Way
from tawy.server.http.wishes import ListMe, number
from tawy.server.refusal import Refusal
from tawy.server.store import Change, Rating
from tawy.server.tables.parts import Seat
from tawy.server.tables.table import Table

BEST: Final = 100
"""So many are listed."""
UNKNOWN: Final = Rating("", "", 0, skill.NEW.mu, skill.NEW.sigma, 0, 0)
"""Of somebody who has played no rated game yet."""


class Ratings:
    """Ratings, as people read them."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._store = reception.hall.store

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/tables/{id}/ratings", self.at_table),
            ("GET", "/api/people/{person}/ratings", self.of_person),
            ("GET", "/api/ratings", self.best),
            ("GET", "/api/me/ratings", self.mine),
            ("POST", "/api/me/ratings", self.list_me),
        ]

    async def at_table(self, request: Request) -> Response:
        """How strong those at a rated table are, and what the game has changed."""
        live, _ = await self._reception.viewed(request)
        table = live.table
        if not table.setup.rated:
            return encoded(m.TableRatings([]))
        changes = await self._changes(table)
        people = [seat.person for seat in table.seats if seat.person is not None]
        known = await self._store.ratings_at(people, table.setup.game, len(table.seats))
        return encoded(
            m.TableRatings(
                [_seat_rating(table, seat, known, changes.get(number)) for number, seat in enumerate(table.seats)]
            )
        )

    async def _changes(self, table: Table) -> dict[int, Change]:
        """What the game has changed by seat, if it is over; if it has not counted yet, it does now."""
        if table.outcome is None or table.outcome.how == "abandoned":
            return {}
        found = await self._store.rating_changes(table.id)
        if not found:
            await self._store.count_rated()
            found = await self._store.rating_changes(table.id)
        return {change.seat: change for change in found}

    async def of_person(self, request: Request) -> Response:
        """How strong somebody is, if they want to stand among the best: of others nobody is told."""
        asking = await self._reception.maybe_person(request)
        self._reception.paces.reads.check(asking.id if asking else sender(request))
        person = request.path_params["person"]
        if (asking is None or asking.id != person) and not await self._store.is_listed(person):
            raise Refusal("not_found", "Nobody of that name shows a rating.")
        return await self._of(person)

    async def mine(self, request: Request) -> Response:
        """How strong one is oneself."""
        person = await self._reception.person(request)
        self._reception.paces.reads.check(person.id)
        return await self._of(person.id)

    async def _of(self, person: str) -> Response:
        ratings = [rating_info(one) for one in await self._store.ratings_of(person)]
        return encoded(m.PersonRatings(ratings, await self._store.is_listed(person)))

    async def list_me(self, request: Request) -> Response:
        """One wants to stand among the best, or no longer."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        wish = await body(request, ListMe)
        await self._store.list_person(person.id, self._reception.hall.now() if wish.listed else None)
        return await self._of(person.id)

    async def best(self, request: Request) -> Response:
        """The best at a game with so many players."""
        self._reception.paces.reads.check(sender(request))
        game, players = request.query_params.get("game", ""), number(request, "players") or 0
        try:
            least, most = registered(game).spec.seats
        except Refused as refused:
            raise Refusal("malformed", str(refused)) from refused
        if not max(2, least) <= players <= most:
            raise Refusal("malformed", f"Rated games of this kind have {max(2, least)} to {most} players.")
        found = await self._store.best(game, players, BEST)
        listed = [
            m.BestOne(place, one.rating.person, one.name, rating_info(one.rating)) for place, one in enumerate(found, 1)
        ]
        return encoded(m.TheBest(listed, _bots(game, players)))


def rating_info(rating: Rating) -> m.RatingInfo:
    """A rating as people read it: whoever shows ratings makes them here."""
    known = skill.Skill(rating.mu, rating.sigma)
    shown = skill.shown(known, rating.players)
    provisional = skill.is_provisional(known, rating.games)
    return m.RatingInfo(rating.kind, rating.players, shown.points, shown.margin, rating.games, provisional)


def _bots(game: str, players: int) -> dict[str, int]:
    """How strong the bots of a game are, as people read it."""
    known = skill.strengths(game)
    levels = {} if known is None else known.players.get(str(players), {})
    return {level: skill.USUAL + points for level, points in levels.items()}


def _seat_rating(table: Table, seat: Seat, known: dict[str, Rating], change: Change | None) -> m.SeatRating:
    game, players = table.setup.game, len(table.seats)
    if seat.person is None:
        points = _bots(game, players).get(seat.bot or "")
        info = None if points is None else m.RatingInfo(game, players, points, 0, 0, provisional=False)
        return m.SeatRating(info, None)
    now = replace(known.get(seat.person, UNKNOWN), kind=game, players=players)
    if change is None:
        return m.SeatRating(rating_info(now), None)
    before = rating_info(replace(now, mu=change.mu_before, sigma=change.sigma_before))
    then = rating_info(replace(now, mu=change.mu, sigma=change.sigma))
    return m.SeatRating(then, then.points - before.points)
