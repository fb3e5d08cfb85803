"""How one is called back to one's tables: wishes, channels, a test of each, and the links in e-mails."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tawy.server.calls import push, targets
from tawy.server.calls.quiet import DAY, zone_of
from tawy.server.calls.signing import Purpose
from tawy.server.calls.targets import Email, Push, Target, kind_of, target_of
from tawy.server.calls.trouble import Undeliverable
from tawy.server.http import messages as m
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body, sender
from tawy.server.http.reception import Reception, Way
from tawy.server.http.wishes import AddChannel, SetReach, Token, Want
from tawy.server.refusal import Refusal
from tawy.server.store import Call, Channel, Person, Reach
from tawy.server.tables.calling import KINDS, bits, kinds
from tawy.words import LANGUAGES
from tawy.words.languages import ENGLISH

MOST: Final = 10
"""Channels of one person."""
CONFIRMED_WITHIN: Final = 3 * 86_400_000
"""Milliseconds for which the link that confirms an address is good."""
EVERYTHING: Final = bits(KINDS)


class Calls:
    """Everyone's own channels."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._store = reception.hall.store

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/me/calls", self.all),
            ("POST", "/api/me/calls", self.wish),
            ("POST", "/api/me/channels", self.add),
            ("POST", "/api/me/channels/{channel}", self.want),
            ("DELETE", "/api/me/channels/{channel}", self.remove),
            ("POST", "/api/me/channels/{channel}/test", self.test),
            ("POST", "/api/called/confirm", self.confirm),
            ("POST", "/called/unsubscribe", self.unsubscribe),
        ]

    async def all(self, request: Request) -> Response:
        """How one is reached."""
        person = await self._reception.person(request)
        self._reception.paces.reads.check(person.id)
        return encoded(await self._told(person))

    async def _told(self, person: Person) -> m.Calling:
        ways = self._reception.ways
        kept = await self._store.reach(person.id)
        reach = kept or Reach(ENGLISH, "UTC", None, EVERYTHING)
        return m.Calling(
            ways.offered,
            None if ways.pushes is None else ways.pushes.public_key,
            kept is not None,
            reach.language,
            reach.zone,
            reach.quiet,
            kinds(reach.page),
            [_shown(channel) for channel in await self._store.channels_of(person.id)],
        )

    async def wish(self, request: Request) -> Response:
        """How one wants to be reached, whatever the channel."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        wish = await body(request, SetReach)
        if wish.language not in LANGUAGES:
            raise Refusal("malformed", f"Messages are written in {', '.join(LANGUAGES)}.")
        if zone_of(wish.zone) is None:
            raise Refusal("malformed", "There is no time zone of this name: it is like Europe/Prague.")
        if wish.quiet is not None and not all(0 <= minute < DAY for minute in wish.quiet):
            raise Refusal("malformed", f"Quiet hours are told in minutes of the day, from 0 to {DAY - 1}.")
        await self._store.keep_reach(person.id, Reach(wish.language, wish.zone, wish.quiet, bits(wish.page)))
        return encoded(await self._told(person))

    async def add(self, request: Request) -> Response:
        """One more channel; an e-mail address is asked first whether it wants to be one."""
        person = await self._reception.person(request)
        self._reception.paces.heavy.check(person.id)
        wish = await body(request, AddChannel)
        self._check(wish.target)
        channels = await self._store.channels_of(person.id)
        known = next((one for one in channels if _is_same(target_of(one), wish.target)), None)
        if known is None and len(channels) >= MOST:
            raise Refusal("too_many", f"You have {MOST} channels already: remove one first.")
        now, is_mail = self._reception.hall.now(), isinstance(wish.target, Email)
        if is_mail and (known is None or known.confirmed is None):
            self._check_pace(request, person.id, targets.shown(wish.target).lower())
        channel = Channel(
            secrets.token_hex(16) if known is None else known.id,
            person.id,
            kind_of(wish.target),
            msgspec.json.encode(wish.target),
            bits(wish.wanted),
            (None if known is None else known.confirmed) if is_mail else now,
            now,
            address=targets.shown(wish.target).lower() if is_mail else None,
        )
        await self._store.keep_channel(channel)
        if channel.confirmed is None:
            await self._store.put_message(channel, Call(person.id, "confirm", 0, now), now)
        return encoded(_shown(channel), 201)

    def _check(self, target: Target) -> None:
        """The target is one that this server can send to."""
        if kind_of(target) not in self._reception.ways.offered:
            raise Refusal("not_now", "This server is not set up for such messages.")
        targets.check(target)
        if isinstance(target, Push):
            try:
                push.check(target)
            except Undeliverable:
                raise Refusal("malformed", "The keys of this subscription are none.") from None

    def _check_pace(self, request: Request, *about: str) -> None:
        """Nobody is written to again and again, and nobody writes to many."""
        for one in (sender(request), *about):
            self._reception.paces.letters.check(one)

    async def want(self, request: Request) -> Response:
        """Other kinds of calls go by a channel from now on."""
        channel = await self._own(request)
        wish = await body(request, Want)
        await self._store.want(channel, bits(wish.wanted))
        return Response(status_code=204)

    async def remove(self, request: Request) -> Response:
        """A channel is gone."""
        await self._store.forget_channel(await self._own(request))
        return Response(status_code=204)

    async def test(self, request: Request) -> Response:
        """A message to see whether it comes."""
        channel = await self._own(request)
        if channel.confirmed is None:
            raise Refusal("not_now", "This address is not confirmed yet: open the link in the message sent to it.")
        self._check_pace(request, channel.person)
        now = self._reception.hall.now()
        await self._store.put_message(channel, Call(channel.person, "test", 0, now), now)
        return Response(status_code=204)

    async def _own(self, request: Request) -> Channel:
        """A channel of whoever asks."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        channel = await self._store.channel(request.path_params["channel"])
        if channel is None or channel.person != person.id:
            raise Refusal("not_found", "You have no such channel.")
        return channel

    # --- links in e-mails: they need no session ------------------------------------------------------

    async def confirm(self, request: Request) -> Response:
        """An address is whose it is said to be."""
        channel = await self._linked(request, "confirm", (await body(request, Token)).token)
        now = self._reception.hall.now()
        if channel is None or (channel.confirmed is None and channel.made < now - CONFIRMED_WITHIN):
            raise Refusal("not_found", "This link is not good any more: add the address again in the settings.")
        await self._store.confirm(channel, now)
        return Response(status_code=204)

    async def unsubscribe(self, request: Request) -> Response:
        """Nothing is sent to an address any more, by one click (RFC 8058); the second click changes nothing."""
        channel = await self._linked(request, "unsubscribe", request.query_params.get("token", ""))
        if channel is not None:
            await self._store.forget_channel(channel)
        return Response(status_code=204)

    async def _linked(self, request: Request, purpose: Purpose, token: str) -> Channel | None:
        """The channel of a link that this server has made; None if it is gone."""
        self._reception.paces.reads.check(sender(request))
        links = self._reception.ways.links
        named = None if links is None else links.named(purpose, token[:200])
        if named is None:
            raise Refusal("not_found", "This link is not one of ours: copy the whole of it.")
        return await self._store.channel(named)


def _shown(channel: Channel) -> m.ChannelInfo:
    target = target_of(channel)
    form = target.form if isinstance(target, targets.Webhook) else None
    is_confirmed = channel.confirmed is not None
    endpoint = target.endpoint if isinstance(target, Push) else None
    return m.ChannelInfo(
        channel.id,
        channel.kind,
        form,
        targets.shown(target),
        endpoint,
        is_confirmed,
        kinds(channel.wanted),
        channel.trouble,
    )


def _is_same(one: Target, other: Target) -> bool:
    """They lead to the same place."""
    if isinstance(one, Push) and isinstance(other, Push):
        return one.endpoint == other.endpoint
    return one == other
