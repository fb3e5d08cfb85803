"""People: guests with a name. A session is a secret of the browser; a recovery code brings one's games to another."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Final, NamedTuple

from tawy.server.hall.hours import wall_clock
from tawy.server.http.messages import Guest, SessionInfo
from tawy.server.refusal import Refusal
from tawy.server.store import Person, Store, Unavailable

LONGEST_NAME: Final = 40
TOKEN_BYTES: Final = 32
SHOWN: Final = 16
"""Of the name of a session, which its owner is told."""
BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs by their class, but nothing is seen of them."""
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of recovery codes: none of them is taken for another when read aloud or copied by hand."""
GROUPS, GROUP = 6, 4
REMEMBERED: Final = 5.0
"""Seconds for which a session is taken as known; one that ends on another process is heard of so late."""
LOOKED_UP_EVERY: Final = 3600.0
"""Seconds after which it is looked up again all the same, and noted that they are here."""
MOST_REMEMBERED: Final = 10_000
A_DAY: Final = 86_400_000


def good_name(name: str) -> str:
    """A name as it is shown: trimmed, without anything that is not seen or that turns the text around."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal("malformed", f"A name has 1 to {LONGEST_NAME} letters.")
    if any(unicodedata.category(letter)[0] == "C" or letter in BLANK for letter in name):
        raise Refusal("malformed", "A name has letters, figures and signs that can be seen.")
    return name


def hashed(secret: str) -> str:
    """How a secret is stored: it cannot be read back."""
    return sha256(secret.encode()).hexdigest()


def key_of(token: str) -> str:
    """The name of a session, which is not its secret."""
    return hashed(token)


def name_of(key: str) -> str:
    """What a session is called in its owner's list: enough to tell it from others, too little to be it."""
    return key[:SHOWN]


def new_code() -> str:
    """A recovery code of 120 random bits."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def plain_code(typed: str) -> str:
    """A recovery code as it was given out, however it is typed."""
    letters = [letter for letter in typed.upper() if letter in LETTERS]
    return "-".join("".join(letters[start : start + GROUP]) for start in range(0, len(letters), GROUP))


def nobody_cares(_person: str, _session: str | None) -> None:
    """Who is told of ended sessions if nobody else wants to be."""


class Remembered(NamedTuple):
    """A session that was seen a moment ago."""

    person: Person
    until: float
    """It is taken as known so long."""
    looked_up: float


class People:
    """Everyone who has been here."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.monotonic,
        *,
        now: Callable[[], int] = wall_clock,
        session_days: int = 365,
    ) -> None:
        self._store = store
        self._clock = clock
        self._now = now
        self._session_days = session_days
        self._noted: set[str] = set()
        """Sessions that last longer since, which their browsers do not know yet."""
        self.ended: Callable[[str, str | None], None] = nobody_cares
        """Told who is signed out, and of which session as `key_of` names it; None for all of theirs."""
        self._known: OrderedDict[str, Remembered] = OrderedDict()
        """Sessions seen a moment ago, so that not every request asks the store."""

    async def welcome(self, name: str, now: int) -> tuple[Guest, str]:
        """A new guest, and the token of its session."""
        guest = Guest(secrets.token_hex(16), good_name(name), new_code())
        await self._store.add_person(guest.id, guest.name, hashed(guest.recovery), now)
        return guest, await self._session(guest.id, now)

    async def recover(self, code: str, now: int) -> tuple[Person, str]:
        """Somebody with a recovery code, and the token of a new session."""
        person = await self._store.person_by_recovery(hashed(plain_code(code)))
        if person is None:
            raise Refusal("not_found", "Nobody has this recovery code: check every letter.")
        return person, await self.sign_in(person, now)

    async def sign_in(self, person: Person, now: int) -> str:
        """The token of a new session for somebody who has shown who they are."""
        if person.banned:
            raise Refusal("not_yours", "Whoever runs this server does not let you in any more.")
        return await self._session(person.id, now)

    async def rename(self, person: Person, name: str) -> Person:
        """A new name, for the tables to come."""
        name = good_name(name)
        await self._store.rename(person.id, name)
        self._known.clear()
        return Person(person.id, name)

    async def of_session(self, token: str | None) -> Person | None:
        """Whose session it is."""
        if not token:
            return None
        key = key_of(token)
        known = self._known.get(key)
        if known is not None and known.until >= self._clock():
            return known.person
        person = await self._look_up(key)
        self._remember(key, person)
        return person

    def heard_of(self, sessions: Iterable[str], known: Mapping[str, Person]) -> None:
        """The store has just said for whom these sessions speak, if they still do: so they need not be looked up."""
        now = self._clock()
        for key in sessions:
            before = self._known.get(key)
            if before is None:
                continue
            if key not in known:
                del self._known[key]
            elif now - before.looked_up < LOOKED_UP_EVERY:
                self._known[key] = Remembered(known[key], now + 2 * REMEMBERED, before.looked_up)

    def lasts_longer(self, token: str) -> bool:
        """Whether the browser is to keep its session for longer than it knows; said once."""
        key = key_of(token)
        longer = key in self._noted
        self._noted.discard(key)
        return longer

    async def _look_up(self, key: str) -> Person | None:
        """Whose session it is, if it is not too old; once a day it is noted that they are here."""
        session, now = await self._store.session(key), self._now()
        if session is None or (self._session_days and session.seen < now - self._session_days * A_DAY):
            return None
        if session.seen < now - A_DAY:
            with suppress(Unavailable):  # who only looks is not kept out by a full disk
                await self._store.see(key, session.person.id, now)
                self._noted.add(key)
        return session.person

    def _remember(self, key: str, person: Person | None) -> None:
        self._known.pop(key, None)
        if person is not None:
            now = self._clock()
            self._known[key] = Remembered(person, now + REMEMBERED, now)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    async def leave(self, person: Person, token: str) -> None:
        """The session is over; the games stay."""
        await self._end(person, key_of(token))

    async def sessions(self, person: Person, token: str) -> list[SessionInfo]:
        """Every browser that speaks for a person, the one that asks marked."""
        here = key_of(token)
        return [
            SessionInfo(name_of(one.token_hash), one.at, one.seen, here=one.token_hash == here)
            for one in await self._store.sessions(person.id)
        ]

    async def end_session(self, person: Person, name: str) -> None:
        """Another browser no longer speaks for a person."""
        found = [one for one in await self._store.sessions(person.id) if name_of(one.token_hash) == name]
        if not found:
            raise Refusal("not_found", "No browser of yours has this name: look at the list again.")
        for one in found:
            await self._end(person, one.token_hash)

    async def renew_code(self, person: Person) -> str:
        """Another recovery code, told here once; the one before is worth nothing."""
        code = new_code()
        await self._store.renew_recovery(person.id, hashed(code))
        return code

    async def _end(self, person: Person, key: str) -> None:
        await self._store.end_session(key)
        self._known.pop(key, None)
        self.ended(person.id, key)

    async def leave_everywhere(self, person: Person, *, renew: bool) -> str | None:
        """All sessions of a person are over; with a new recovery code, which is told here once, the old one is too."""
        code = await self.renew_code(person) if renew else None
        await self._store.end_sessions(person.id)
        self.forgotten(person)
        return code

    def forgotten(self, person: Person) -> None:
        """Somebody is not known any more: no browser speaks for them."""
        self._known = OrderedDict((key, known) for key, known in self._known.items() if known.person.id != person.id)
        self.ended(person.id, None)

    async def _session(self, person: str, now: int) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_session(hashed(token), person, now)
        return token
