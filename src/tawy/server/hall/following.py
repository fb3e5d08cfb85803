"""Those who follow a table: each has a queue of messages that the socket sends. A reader too slow for it is let go."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container
from typing import Final, Literal

import msgspec

from tawy.kernel.changes import changes, fingerprint
from tawy.server.tables import messages as m
from tawy.server.tables import outlook
from tawy.server.tables.caller import may_see
from tawy.server.tables.outlook import Seen, Viewpoint
from tawy.server.tables.table import Table

QUEUED: Final = 64
"""Messages that may wait for a slow reader."""
Why = Literal["slow", "stopping", "unseated", "behind", "signed_out"]


class Follower:
    """One open socket: from whose viewpoint it sees the table, and what it has still to be sent."""

    def __init__(
        self, person: str, seat: Viewpoint, name: str = "", session: str | None = None, address: str = ""
    ) -> None:
        self.person = person
        self.name = name
        """Empty for who has not said who they are."""
        self.seat = seat
        self.session = session
        """The hash of the session that opened it."""
        self.address = address
        """From where, as it is counted."""
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUED + 2)
        self.closing: Why | None = None

    def send(self, message: bytes) -> None:
        """Queue a message; if too many wait already, none comes any more: the page connects again and resumes."""
        if self.closing is not None:
            return
        if self._messages.qsize() >= QUEUED:
            self.close("slow")
        else:
            self._messages.put_nowait(message)

    def close(self, why: Why) -> None:
        """The last message says why."""
        if self.closing is None:
            self.closing = why
            self._messages.put_nowait(msgspec.json.encode(m.Closing(why)))
            self._messages.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message; None after the last."""
        return await self._messages.get()


class Shown:
    """What a viewpoint has been sent of a game."""

    def __init__(self, view: Seen) -> None:
        self.view = view
        self.hash = fingerprint(view)


class Following:
    """All followers of one table. Those with the same viewpoint are sent the same bytes."""

    def __init__(self) -> None:
        self._followers: set[Follower] = set()
        self._seen: dict[Viewpoint, Shown] = {}
        """What each viewpoint has been sent last."""

    def __len__(self) -> int:
        return len(self._followers)

    def add(self, follower: Follower, table: Table, now: int, after: int | None) -> None:
        """Somebody follows the table from now on, and begins with all that may be known of it."""
        snapshot = msgspec.json.encode(outlook.snapshot(table, follower.seat, now, after))
        self._seen[follower.seat] = Shown(outlook.view(table, follower.seat))
        self._followers.add(follower)
        follower.send(snapshot)

    def remove(self, follower: Follower) -> None:
        """Somebody no longer follows."""
        self._followers.discard(follower)
        if all(other.seat != follower.seat for other in self._followers):
            self._seen.pop(follower.seat, None)

    def count_of(self, person: str) -> int:
        """The sockets of one person."""
        return sum(follower.person == person for follower in self._followers)

    def named(self) -> dict[str, str]:
        """Everyone with a name who follows the table and is not being sent away."""
        return {one.person: one.name for one in self._followers if one.name and one.closing is None}

    def publish(self, table: Table, now: int) -> None:
        """Tell every viewpoint what the last step means for it."""
        if not self._followers:
            return
        public, info = outlook.view(table, None), outlook.info(table)
        sent = {}
        for seat in {follower.seat for follower in self._followers}:
            shown = Shown(outlook.view_over(public, table, seat))
            sent[seat] = msgspec.json.encode(_update(table, info, seat, self._seen[seat], shown, now))
            self._seen[seat] = shown
        for follower in self._followers:
            if may_follow(table, follower):
                follower.send(sent[follower.seat])
            else:
                follower.close("unseated")

    def close(self, why: Why) -> None:
        """Everyone is sent away."""
        for follower in self._followers:
            follower.close(why)


class Present:
    """Every open socket of this process, at whatever table: a session that ends takes its sockets along."""

    def __init__(self) -> None:
        self._sockets: set[Follower] = set()
        self._from: Counter[str] = Counter()

    def add(self, follower: Follower) -> None:
        """One more."""
        self._sockets.add(follower)
        self._from[follower.address] += 1

    def remove(self, follower: Follower) -> None:
        """One less."""
        self._sockets.discard(follower)
        self._from[follower.address] -= 1
        if not self._from[follower.address]:
            del self._from[follower.address]

    def count_from(self, address: str) -> int:
        """The sockets from one address."""
        return self._from[address]

    def sessions(self) -> set[str]:
        """The sessions that have opened a socket."""
        return {one.session for one in self._sockets if one.session is not None}

    def sign_out(self, sessions: Container[str]) -> None:
        """These sessions are over."""
        for one in self._sockets:
            if one.session is not None and one.session in sessions:
                one.close("signed_out")

    def left(self, person: str, session: str | None) -> None:
        """A session of somebody is over, or all of theirs."""
        for one in self._sockets:
            if one.person == person and session in {None, one.session}:
                one.close("signed_out")


def _update(table: Table, info: m.TableInfo, seat: Viewpoint, before: Shown, shown: Shown, now: int) -> m.Update:
    return m.Update(
        table.n,
        table.position,
        before.hash,
        shown.hash,
        now,
        info,
        changes(before.view, shown.view),
        outlook.own(table, seat),
        outlook.moment(table.stories[-1], seat),
    )


def may_follow(table: Table, follower: Follower) -> bool:
    """Whoever may see the table; from a seat, who holds it, also after conceding, until everyone may."""
    if not may_see(table, follower.person):
        return False
    return follower.seat is None or table.status == "over" or table.seats[follower.seat].person == follower.person
