"""What is asked of the server as a whole: whether it is well, its figures, what can be played here."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tawy.ai.bots import LEVELS
from tawy.games import games, rules
from tawy.server.http import messages as m
from tawy.server.http.answers import encoded
from tawy.server.http.guards import is_operator, sender
from tawy.server.http.health import check_health
from tawy.server.http.reception import Reception, Way
from tawy.server.refusal import Refusal
from tawy.server.tables.setup import LIMITS
from tawy.words import LANGUAGES
from tawy.words.brought import catalogues
from tawy.words.wording import meanings


class Operation:
    """The server as a whole."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/health", self.health),
            ("GET", "/metrics", self.measured),
            ("GET", "/api/catalogue", self.catalogue),
            ("GET", "/api/games/{game}/words/{language}", self.words),
        ]

    async def health(self, _request: Request) -> Response:
        """Whether the server and its store are well."""
        await check_health(self._reception.hall.store, self._reception.settings.least_free_megabytes)
        return encoded({"status": "well"})

    async def measured(self, request: Request) -> Response:
        """Figures for whoever runs the server: asked on this machine, and straight."""
        if not is_operator(request):
            return await nothing(request)
        return Response(self._reception.metrics.text(), media_type="text/plain; version=0.0.4")

    async def catalogue(self, _request: Request) -> Response:
        """What a table can be made of."""
        known = [
            m.GameInfo(
                name,
                game.spec.rules_version,
                game.spec.seats,
                game.letters,
                game.minutes,
                len(rules(name)),
                game.board,
                game.own is not None,
            )
            for name, game in games().items()
        ]
        return encoded(m.Catalogue(known, list(LEVELS), {**LIMITS}))

    async def words(self, request: Request) -> Response:
        """The words of a game in a language, for a page that was built without them."""
        self._reception.paces.reads.check(sender(request))
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in games() or language not in LANGUAGES:
            return await nothing(request)
        folder = games()[game].words
        return encoded(m.GameWords(catalogues(folder, game, language), meanings(game, (folder,))))


async def nothing(_request: Request) -> Response:
    """No part of the interface."""
    raise Refusal("not_found", "There is nothing here.")
