"""Those who follow a table: each has a queue of messages that the socket sends. A reader too slow for it is let go."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import msgspec

from tawy.server import messages as m
from tawy.server.tables import outlook
from tawy.server.tables.outlook import Columns, Viewpoint
from tawy.server.tables.table import Table

QUEUED: Final = 64
"""Messages that may wait for a slow reader."""
Why = Literal["slow", "stopping", "unseated", "behind"]


class Follower:
    """One open socket: from whose viewpoint it sees the table, and what it has still to be sent."""

    def __init__(self, person: str, seat: Viewpoint) -> None:
        self.person = person
        self.seat = seat
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


class Seen:
    """What a viewpoint has been sent of a game."""

    def __init__(self, columns: Columns) -> None:
        self.columns = columns
        self.hash = outlook.fingerprint(columns)


class Following:
    """All followers of one table. Those with the same viewpoint are sent the same bytes."""

    def __init__(self) -> None:
        self._followers: set[Follower] = set()
        self._seen: dict[Viewpoint, Seen] = {}
        """What each viewpoint has been sent last."""

    def __len__(self) -> int:
        return len(self._followers)

    def add(self, follower: Follower, table: Table, now: int, after: int | None) -> None:
        """Somebody follows the table from now on, and begins with all that may be known of it."""
        snapshot = msgspec.json.encode(outlook.snapshot(table, follower.seat, now, after))
        self._seen[follower.seat] = Seen(outlook.columns(table, follower.seat))
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

    def publish(self, table: Table, now: int) -> None:
        """Tell every viewpoint what the last step means for it."""
        if not self._followers:
            return
        public, info = outlook.columns(table, None), outlook.info(table)
        sent = {}
        for seat in {follower.seat for follower in self._followers}:
            seen = Seen(outlook.columns_over(public, table, seat))
            sent[seat] = msgspec.json.encode(_update(table, info, seat, self._seen[seat], seen, now))
            self._seen[seat] = seen
        for follower in self._followers:
            if may_follow(table, follower):
                follower.send(sent[follower.seat])
            else:
                follower.close("unseated")

    def close(self, why: Why) -> None:
        """Everyone is sent away."""
        for follower in self._followers:
            follower.close(why)


def _update(table: Table, info: m.TableInfo, seat: Viewpoint, before: Seen, seen: Seen, now: int) -> m.Update:
    return m.Update(
        table.n,
        table.position,
        before.hash,
        seen.hash,
        now,
        info,
        {name: column for name, column in seen.columns.items() if before.columns.get(name) != column},
        outlook.own(table, seat),
        outlook.moment(table.stories[-1], seat),
    )


def may_follow(table: Table, follower: Follower) -> bool:
    """A seat is seen by who holds it; also after conceding, for the rest of the game. Then everyone may."""
    return follower.seat is None or table.status == "over" or table.seats[follower.seat].person == follower.person
