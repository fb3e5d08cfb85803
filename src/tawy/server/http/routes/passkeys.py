"""Passkeys: made, listed, removed, and signed in with."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tawy.server.http import messages as m
from tawy.server.http.answers import NOT_KEPT, encoded
from tawy.server.http.ceremonies import Ceremonies, Where, is_installed, where
from tawy.server.http.guards import body, sender
from tawy.server.http.reception import Reception, Way
from tawy.server.http.routes.people import with_session
from tawy.server.http.wishes import AddPasskey, UsePasskey
from tawy.server.refusal import Refusal
from tawy.server.store import Passkey


class Passkeys:
    """Everyone's own passkeys, and the way in with one."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._store = reception.hall.store
        self._ceremonies = Ceremonies(self._store, reception.people)

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/sign-in", self.ways),
            ("POST", "/api/sign-in/passkey/challenge", self.begin_signing_in),
            ("POST", "/api/sign-in/passkey", self.sign_in),
            ("GET", "/api/me/passkeys", self.all),
            ("POST", "/api/me/passkeys/challenge", self.begin_adding),
            ("POST", "/api/me/passkeys", self.add),
            ("DELETE", "/api/me/passkeys/{passkey}", self.remove),
        ]

    async def ways(self, request: Request) -> Response:
        """How one can be known again here."""
        passkeys = is_installed() and self._where(request).can_have_passkeys
        return encoded(m.SignInWays(passkeys, self._reception.ways.post is not None))

    async def begin_signing_in(self, request: Request) -> Response:
        """A challenge, for whoever has a passkey."""
        self._reception.paces.guests.check(sender(request))
        return _options(await self._ceremonies.begin_signing_in(self._where(request), self._reception.hall.now()))

    async def sign_in(self, request: Request) -> Response:
        """Somebody from a device with a passkey."""
        self._reception.paces.guests.check(sender(request))
        wish = await body(request, UsePasskey)
        person, token = await self._ceremonies.sign_in(wish, self._where(request), self._reception.hall.now())
        return with_session(request, encoded(m.Me(person.id, person.name)), token)

    async def all(self, request: Request) -> Response:
        """Every passkey of one's own."""
        person = await self._reception.person(request)
        self._reception.paces.reads.check(person.id)
        place = self._where(request)
        return encoded(m.Passkeys([_shown(one, place) for one in await self._store.passkeys_of(person.id)]))

    async def begin_adding(self, request: Request) -> Response:
        """What a browser needs to have a passkey made."""
        person = await self._reception.person(request)
        self._reception.paces.heavy.check(person.id)
        place = self._where(request)
        return _options(await self._ceremonies.begin_adding(person, place, self._reception.hall.now()))

    async def add(self, request: Request) -> Response:
        """One passkey more."""
        person = await self._reception.person(request)
        self._reception.paces.heavy.check(person.id)
        wish, place = await body(request, AddPasskey), self._where(request)
        return encoded(_shown(await self._ceremonies.add(person, wish, place, self._reception.hall.now()), place), 201)

    async def remove(self, request: Request) -> Response:
        """A passkey is worth nothing any more."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        if not await self._store.remove_passkey(request.path_params["passkey"], person.id):
            raise Refusal("not_found", "You have no such passkey: look at the list again.")
        return Response(status_code=204)

    def _where(self, request: Request) -> Where:
        return where(request, self._reception.settings.public_address)


def _options(written: bytes) -> Response:
    return Response(written, headers=NOT_KEPT, media_type="application/json")


def _shown(passkey: Passkey, place: Where) -> m.PasskeyInfo:
    return m.PasskeyInfo(passkey.id, passkey.name, passkey.made, passkey.used, passkey.host == place.host)
