"""How strong people are: at a rated table, somebody by themselves, and the best of those who want to be listed."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tawy.games import registered
from tawy.kernel.refusal import Refused
from tawy.server.http import messages as m
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body, sender
from tawy.server.http.rated import Sitting, bots_at, rating_info, shown_to, shows_ratings
from tawy.server.http.reception import Reception, Way
from tawy.server.http.wishes import ListMe, number
from tawy.server.refusal import Refusal
from tawy.server.store import Change, Rating
from tawy.server.tables.messages import RatingInfo
from tawy.server.tables.table import Table

BEST: Final = 100
"""So many are listed."""


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
        """How strong those at a rated table are, as far as one may know, and what the game has changed."""
        live, _, person = await self._reception.seen(request)
        table = live.table
        if not table.setup.rated:
            return encoded(m.TableRatings([]))
        changes = await self._changes(table)
        (infos,) = await shown_to(self._store, person.id if person else None, [Sitting.at(table)])
        return encoded(m.TableRatings([_seat_rating(info, changes.get(seat)) for seat, info in enumerate(infos)]))

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
        """How strong somebody is, if they show it to whoever asks."""
        asking = await self._reception.maybe_person(request)
        self._reception.paces.reads.check(asking.id if asking else sender(request))
        person, viewer = request.path_params["person"], asking.id if asking else None
        one = (await self._store.regarded(viewer, [person]))[person]
        if viewer != person and not shows_ratings(one, "met" if one.met else "all"):
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
        return encoded(m.TheBest(listed, bots_at(game, players)))


def _seat_rating(info: RatingInfo | None, change: Change | None) -> m.SeatRating:
    """How strong whoever has a seat is; once the game has counted, as it was after it; of a bot nothing changes."""
    if info is None or info.margin == 0 or change is None:
        return m.SeatRating(info, None)
    before, then = (
        rating_info(Rating("", info.game, info.players, mu, sigma, info.games, 0))
        for mu, sigma in ((change.mu_before, change.sigma_before), (change.mu, change.sigma))
    )
    return m.SeatRating(then, then.points - before.points)
