"""Content of one's own: files that are brought, looked at, named, deleted, and used for a table.

A file is its owner's alone. A table that is opened with one holds all of it, and needs the file no more.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from tawy.games import games
from tawy.kernel.own import OwnContent
from tawy.kernel.refusal import Refused
from tawy.server.http import messages as m
from tawy.server.http.answers import encoded
from tawy.server.http.guards import LARGEST, body, raw_body
from tawy.server.http.people import good_name
from tawy.server.http.reception import Reception, Way
from tawy.server.http.wishes import Welcome
from tawy.server.refusal import Refusal
from tawy.server.store import OwnFile

MOST: Final = 20
"""Files of one person."""
LARGEST_FILE: Final = LARGEST - 4_096
"""Bytes of one: with the other options it still fits into a table's set-up."""


class Files:
    """Everyone's own content."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._store = reception.hall.store

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/me/files", self.all),
            ("POST", "/api/me/files", self.bring),
            ("POST", "/api/me/files/{file}", self.rename),
            ("DELETE", "/api/me/files/{file}", self.remove),
        ]

    async def all(self, request: Request) -> Response:
        """What one has brought, for every game."""
        person = await self._reception.person(request)
        self._reception.paces.reads.check(person.id)
        return encoded(m.Files([_shown(file) for file in await self._store.files_of(person.id)]))

    async def bring(self, request: Request) -> Response:
        """One file more, if it can be played with."""
        person = await self._reception.person(request)
        self._reception.paces.heavy.check(person.id)
        game = request.query_params.get("game", "")
        own = games()[game].own if game in games() else None
        if own is None:
            raise Refusal("malformed", "This game is played as it is: it takes no content of one's own.")
        text = _text(await raw_body(request, LARGEST_FILE))
        content = read(own, text)
        file = OwnFile(
            secrets.token_hex(16), person.id, game, good_name(content["name"]), self._reception.hall.now(), text
        )
        if not await self._store.keep_file(file, MOST):
            raise Refusal("too_many", f"You keep {MOST} files here: delete one first.")
        return encoded(_shown(file), 201)

    async def rename(self, request: Request) -> Response:
        """Another name, for oneself: at tables it is called as it says itself."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        name = good_name((await body(request, Welcome)).name)
        if not await self._store.rename_file(person.id, request.path_params["file"], name):
            raise no_such_file()
        return Response(status_code=204)

    async def remove(self, request: Request) -> Response:
        """A file is gone; tables that were opened with it keep what they have."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        if not await self._store.forget_file(person.id, request.path_params["file"]):
            raise no_such_file()
        return Response(status_code=204)


async def with_file(reception: Reception, person: str, game: str, options: dict[str, Any], file: str) -> dict[str, Any]:
    """The options of a table with the content of a file of somebody's."""
    found = next(
        (one for one in await reception.hall.store.files_of(person) if (one.id, one.game) == (file, game)), None
    )
    own = games()[game].own if game in games() else None
    if found is None or own is None:
        raise no_such_file()
    return {**options, own.field: read(own, found.text)}


def read(own: OwnContent, text: str) -> dict[str, Any]:
    """The content in the text of a file, or a sentence that says what is wrong with it and where."""
    try:
        return own.read(text, "This file")
    except Refused as refused:
        raise Refusal("malformed", str(refused)) from refused
    except RecursionError:
        raise Refusal("malformed", "This file is nested too deeply.") from None


def no_such_file() -> Refusal:
    """Somebody else's looks like none at all."""
    return Refusal("not_found", "You have no such file.")


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("malformed", "This file is not a text file in UTF-8.") from None


def _shown(file: OwnFile) -> m.FileInfo:
    return m.FileInfo(file.id, file.game, file.name, file.at, len(file.text.encode()))
