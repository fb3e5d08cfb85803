"""Coming, coming back, another name, going: what people ask about themselves."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tawy.server.http import messages as m
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body, sender
from tawy.server.http.reception import COOKIE, Reception, Way
from tawy.server.http.wishes import Recovery, SignOutEverywhere, Welcome

A_YEAR: Final = 365 * 86_400


class AboutPeople:
    """Guests and their sessions."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._people = reception.people

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("POST", "/api/guests", self.welcome),
            ("POST", "/api/recover", self.recover),
            ("GET", "/api/me", self.me),
            ("POST", "/api/me", self.rename),
            ("DELETE", "/api/me", self.leave),
            ("POST", "/api/me/sign-out-everywhere", self.leave_everywhere),
            ("POST", "/api/me/recovery", self.renew_code),
            ("GET", "/api/me/sessions", self.sessions),
            ("DELETE", "/api/me/sessions/{session}", self.end_session),
        ]

    async def welcome(self, request: Request) -> Response:
        """A new guest."""
        self._reception.paces.guests.check(sender(request))
        wish = await body(request, Welcome)
        guest, token = await self._people.welcome(wish.name, self._reception.hall.now())
        return with_session(request, encoded(guest, 201), token)

    async def recover(self, request: Request) -> Response:
        """Somebody from another device."""
        self._reception.paces.guests.check(sender(request))
        wish = await body(request, Recovery)
        person, token = await self._people.recover(wish.code, self._reception.hall.now())
        return with_session(request, encoded(m.Me(person.id, person.name)), token)

    async def me(self, request: Request) -> Response:
        """Who one is; nobody yet is no mistake. A browser that comes back keeps its session for longer."""
        person = await self._reception.maybe_person(request)
        answer = encoded(None if person is None else m.Me(person.id, person.name))
        token = request.cookies.get(COOKIE, "")
        return with_session(request, answer, token) if self._people.lasts_longer(token) else answer

    async def rename(self, request: Request) -> Response:
        """A new name."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        renamed = await self._people.rename(person, (await body(request, Welcome)).name)
        return encoded(m.Me(renamed.id, renamed.name))

    async def leave(self, request: Request) -> Response:
        """This browser forgets one; the recovery code brings one back."""
        person = await self._reception.person(request)
        await self._people.leave(person, request.cookies[COOKIE])
        return without_session(Response(status_code=204))

    async def renew_code(self, request: Request) -> Response:
        """A new recovery code, whenever one has lost the old or fears that somebody else has it."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        return encoded(m.NewCode(await self._people.renew_code(person)))

    async def sessions(self, request: Request) -> Response:
        """Every browser that speaks for one."""
        person = await self._reception.person(request)
        return encoded(m.Sessions(await self._people.sessions(person, request.cookies[COOKIE])))

    async def end_session(self, request: Request) -> Response:
        """Another browser forgets one."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        await self._people.end_session(person, request.path_params["session"])
        return Response(status_code=204)

    async def leave_everywhere(self, request: Request) -> Response:
        """Every browser forgets one; the recovery code, the old or a new one, brings one back."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        wish = await body(request, SignOutEverywhere)
        code = await self._people.leave_everywhere(person, renew=wish.new_code)
        return without_session(encoded(m.SignedOut(code)))


def with_session(request: Request, answer: Response, token: str) -> Response:
    """An answer after which the browser speaks for somebody."""
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
    return answer


def without_session(answer: Response) -> Response:
    """An answer after which the browser has no session any more."""
    answer.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return answer
