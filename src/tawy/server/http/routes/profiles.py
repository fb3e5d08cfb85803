"""Profiles: what people show of themselves, and to whom.

Of what somebody played others see only what they may see anyway: games that are over, at tables which are everyone's or
to which they belong themselves. So a profile tells neither of a private table nor of a game that goes on.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tawy.games import games
from tawy.server.http import messages as m
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body, sender
from tawy.server.http.rated import rating_info, shows_ratings
from tawy.server.http.reception import Reception, Way
from tawy.server.http.showing import Showing, is_for, nobody
from tawy.server.refusal import Refusal
from tawy.server.store import SeatResult
from tawy.server.tables.messages import RatingInfo
from tawy.words import LANGUAGES

LATEST: Final = 200
"""Games that a profile looks back on."""


class Profiles:
    """People, as others see them."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._store = reception.hall.store
        self._showing = Showing(reception.hall.store)

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/me/profile", self.mine),
            ("POST", "/api/me/profile", self.keep),
            ("GET", "/api/people/{person}", self.look),
        ]

    async def mine(self, request: Request) -> Response:
        """What one says of oneself."""
        person = await self._reception.person(request)
        self._reception.paces.reads.check(person.id)
        return encoded(await self._showing.said(person.id))

    async def keep(self, request: Request) -> Response:
        """What one says of oneself from now on."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        wish = await body(request, m.OwnProfile)
        if not set(wish.languages) <= set(LANGUAGES):
            raise Refusal("malformed", f"The languages of Tawy are {', '.join(LANGUAGES)}.")
        game, _, side = wish.figure.partition(" ")
        if wish.figure and (game not in games() or not side.isidentifier()):
            raise Refusal("malformed", "There is no such figure to choose.")
        await self._store.keep_profile(person.id, msgspec.json.encode(wish))
        return encoded(wish)

    async def look(self, request: Request) -> Response:
        """Somebody, as one may see them, or oneself, as others do; not there and nothing shown look the same."""
        viewer = await self._reception.maybe_person(request)
        self._reception.paces.reads.check(viewer.id if viewer else sender(request))
        person = await self._store.person(request.path_params["person"][:LATEST])
        if person is None or person.banned or not person.name:
            raise nobody()
        said, near = await self._showing.said(person.id), await self._showing.nearness(person, viewer)
        if near == "me" and (wanted := request.query_params.get("as")) is not None:
            viewer, near = None, _other(wanted)
        if not is_for(said.shown.name, near):
            raise nobody()
        own = near == "me"
        played = await self._store.results_of_person(person.id, LATEST)
        seen = await self._store.games_seen_by({one.game for one in played}, viewer.id if viewer else None)
        if not own:
            played = [one for one in played if one.game in seen]
        return encoded(
            m.Profile(
                person.id,
                person.name,
                said.figure,
                said.languages,
                _tallies(played) if is_for(said.shown.games, near) else None,
                [_shown(one, seen) for one in played] if is_for(said.shown.history, near) else None,
                await self._ratings(person.id, near),
                None if own or viewer is None else await self._between(viewer.id, person.id),
                own,
            )
        )

    async def _ratings(self, person: str, near: m.Audience) -> list[RatingInfo] | None:
        """How strong they are, as far as they show it."""
        regarded = (await self._store.regarded(None, [person]))[person]
        shown = near == "me" or shows_ratings(regarded, near)
        return [rating_info(one) for one in regarded.ratings] if shown else None

    async def _between(self, viewer: str, person: str) -> m.HeadToHead | None:
        """From the viewer's own games: nothing that they do not know."""
        places: dict[str, dict[str | None, int]] = {}
        for seat in await self._store.results_between(viewer, person):
            places.setdefault(seat.game, {})[seat.person] = seat.place
        if not places:
            return None
        both = [(one[viewer], one[person]) for one in places.values()]
        return m.HeadToHead(len(both), sum(me < they for me, they in both), sum(they < me for me, they in both))


def _other(wanted: str) -> m.Audience:
    """As whom one looks at one's own profile, to see what it tells others: somebody one has met, or anyone."""
    return "met" if wanted == "met" else "all"


def _tallies(played: list[SeatResult]) -> list[m.PlayedGames]:
    """By game and number of players; who has several seats at a table plays against themselves, and is not counted."""
    seats = Counter(one.game for one in played)
    alone = [one for one in played if seats[one.game] == 1]
    count, won = (Counter((one.kind, one.players) for one in some) for some in (alone, [o for o in alone if o.won]))
    return [m.PlayedGames(game, players, count[game, players], won[game, players]) for game, players in sorted(count)]


def _shown(one: SeatResult, seen: set[str]) -> m.PlayedGame:
    table = one.game if one.game in seen else ""
    return m.PlayedGame(table, one.kind, one.players, one.side, one.place, one.won, one.score, one.gone, one.ended)
