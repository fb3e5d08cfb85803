"""Those who follow a table: each has a queue of messages that the socket sends. A reader too slow for it is let go."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Container, Iterable
from typing import Any, Final, Literal, NamedTuple

import msgspec

from tawy.kernel.changes import Fingerprint, changes
from tawy.server.tables import messages as m
from tawy.server.tables import outlook
from tawy.server.tables.caller import may_see
from tawy.server.tables.outlook import Seen, Viewpoint
from tawy.server.tables.table import Table

QUEUED: Final = 64
"""Messages that may wait for a slow reader."""
Why = Literal["slow", "stopping", "unseated", "behind", "signed_out"]


class Sight(NamedTuple):
    """From where a follower looks, and as whom it hears what happens."""

    seat: Viewpoint
    hears: Viewpoint


def own_sight(table: Table, person: str, last: Viewpoint) -> Sight:
    """From the seat of theirs that is asked, else from where they looked last, else from their first.

    Whoever plays several seats at one screen hears only what everyone may hear: a secret of one seat is not for who
    sits at the next.
    """
    held = table.seats_of(person)
    asked = [one.seat for one in table.pending if one.seat in held and one.seat not in table.sealed]
    seat = next(iter([*asked, *(one for one in held if one == last), *held]), None)
    is_shared = sum(table.seats[one].bot is None for one in held) > 1
    return Sight(seat, None if is_shared else seat)


Outlet = Callable[[bytes], bool]
"""Sends a message at once if nothing else waits to be sent; whether it did."""


def closed_outlet(_message: bytes) -> bool:
    """Nobody is there yet to send it."""
    return False


class Follower:
    """One open socket: from whose viewpoint it sees the table, and what it has still to be sent."""

    def __init__(
        self, person: str, wanted: Viewpoint, name: str = "", session: str | None = None, address: str = ""
    ) -> None:
        self.person = person
        self.name = name
        """Empty for who has not said who they are."""
        self._wanted = wanted
        """The seat it always looks from; None for whichever of its person's is asked."""
        self.sight = Sight(wanted, wanted)
        self.session = session
        """The hash of the session that opened it."""
        self.address = address
        """From where, as it is counted."""
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUED + 2)
        self.outlet: Outlet = closed_outlet
        self.closing: Why | None = None

    def turn(self, table: Table) -> bool:
        """Look from where it is to look from now; whether that is another place than before."""
        before = self.sight
        if self._wanted is None:
            self.sight = own_sight(table, self.person, before.seat)
        return self.sight != before

    def send(self, message: bytes) -> None:
        """Send a message at once if the line is free, else queue it.

        If too many wait already, none comes any more: the page connects again and resumes.
        """
        if self.closing is not None or (self._messages.empty() and self.outlet(message)):
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

    @property
    def waiting(self) -> int:
        """How many messages wait to be sent."""
        return self._messages.qsize()


def anyone(_follower: Follower) -> bool:
    """Whoever follows a table may hear who is here."""
    return True


class Shown(NamedTuple):
    """What a viewpoint has been sent of a game."""

    view: Seen
    hash: str


class Following:
    """All followers of one table. Those who see the same are sent the same bytes."""

    def __init__(self) -> None:
        self._followers: set[Follower] = set()
        self._seen: dict[Viewpoint, Shown] = {}
        """What each viewpoint has been sent last."""
        self._public: Seen = None
        """The part of it that is the same for all of them ..."""
        self._figures: Any = None
        """... and the figures, which are, too ..."""
        self._stakes: Any = None
        """... and what wins ..."""
        self._info: m.TableInfo | None = None
        """... and the table itself."""

    def __len__(self) -> int:
        return len(self._followers)

    def add(self, follower: Follower, table: Table, now: int, after: int | None) -> None:
        """Somebody follows the table from now on, and begins with all that may be known of it."""
        follower.turn(table)
        snapshot = outlook.snapshot(table, follower.sight.seat, now, after, follower.sight.hears)
        self._seen[follower.sight.seat] = Shown(snapshot.view, snapshot.hash)
        self._public, self._figures, self._stakes = outlook.view(table, None), snapshot.figures, snapshot.stakes
        self._info = snapshot.table
        self._followers.add(follower)
        follower.send(msgspec.json.encode(snapshot))

    def remove(self, follower: Follower) -> None:
        """Somebody no longer follows."""
        self._followers.discard(follower)
        if all(other.sight.seat != follower.sight.seat for other in self._followers):
            self._seen.pop(follower.sight.seat, None)

    def count_of(self, person: str) -> int:
        """The sockets of one person."""
        return sum(follower.person == person for follower in self._followers)

    def named(self) -> dict[str, str]:
        """Everyone with a name who follows the table and is not being sent away."""
        return {one.person: one.name for one in self._followers if one.name and one.closing is None}

    def publish(self, table: Table, now: int) -> None:
        """Tell everyone what the last step means for them; who looks from another seat now begins with all of it.

        What takes long to work out for whoever is asked comes a moment later (`look_ahead`).
        """
        if not self._followers:
            return
        begin = {follower for follower in self._followers if follower.turn(table)}
        updates = self._updates(table, {follower.sight for follower in self._followers - begin}, now)
        snapshots = {
            sight: msgspec.json.encode(outlook.snapshot(table, sight.seat, now, table.n - 1, sight.hears))
            for sight in {follower.sight for follower in begin}
        }
        for follower in self._followers:
            if may_follow(table, follower):
                follower.send((snapshots if follower in begin else updates)[follower.sight])
            else:
                follower.close("unseated")

    def look_ahead(self, table: Table) -> None:
        """Tell those who are asked what their options would do."""
        by_seat: dict[Viewpoint, bytes | None] = {}
        for follower in self._followers:
            seat = follower.sight.seat
            if seat not in by_seat:
                ahead = outlook.ahead(table, seat)
                by_seat[seat] = None if ahead is None else msgspec.json.encode(ahead)
            message = by_seat[seat]
            if message is not None:
                follower.send(message)

    def tell(self, message: bytes, may_hear: Callable[[Follower], bool] = anyone) -> None:
        """Tell everyone who may hear it something that is no step of the table."""
        for follower in filter(may_hear, self._followers):
            follower.send(message)

    def _updates(self, table: Table, sights: Iterable[Sight], now: int) -> dict[Sight, bytes]:
        """What the last step means for each of those who go on looking from where they did.

        What is the same for all of them is put into JSON once.
        """
        public, info = outlook.view(table, None), outlook.info(table)
        figures, stakes = outlook.figures_and_stakes(table)
        common = changes(self._public, public)
        told = _written(common)
        of_table = _written(fields_changed(self._info, info))
        refigured, at_stake = _written(changes(self._figures, figures)), _written(changes(self._stakes, stakes))
        shown = _shown(public, table, {follower.sight.seat for follower in self._followers})
        moments: dict[Viewpoint, Any] = {}
        updates = {}
        for sight in sights:
            before, after = self._seen[sight.seat], shown[sight.seat]
            if sight.hears not in moments:
                moments[sight.hears] = _written(outlook.moment(table.stories[-1], sight.hears))
            update = m.Update(
                table.n,
                table.position,
                before.hash,
                after.hash,
                now,
                of_table,
                _with_secrets(common, told, before.view, after.view),
                refigured,
                at_stake,
                outlook.own(table, sight.seat, ahead=False),
                moments[sight.hears],
            )
            updates[sight] = msgspec.json.encode(update)
        self._seen, self._public, self._figures, self._stakes = shown, public, figures, stakes
        self._info = info
        return updates

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


def _shown(public: Seen, table: Table, seats: Iterable[Viewpoint]) -> dict[Viewpoint, Shown]:
    """What each viewpoint sees, from what everyone sees."""
    hashed, shown = Fingerprint(public), {}
    for seat in seats:
        view = outlook.view_over(public, table, seat)
        shown[seat] = Shown(view, hashed.of(getattr(view, "secrets", None)))
    return shown


def _written(something: object) -> Any:
    """Something as it stands in every message that has it."""
    return msgspec.Raw(msgspec.json.encode(something))


def fields_changed(was: m.TableInfo | None, now: m.TableInfo) -> dict[str, Any]:
    """The fields of a table that are no longer as they were, each as it is now."""
    if was is None:
        return msgspec.structs.asdict(now)
    pairs = ((name, getattr(was, name), getattr(now, name)) for name in now.__struct_fields__)
    return {name: new for name, old, new in pairs if old is not new and old != new}


def _with_secrets(common: Any, told: Any, before: Any, after: Any) -> Any:
    """What has changed of a view: of the part that everyone sees, and of what a seat alone does."""
    if not isinstance(common, dict):  # the game has just begun: all of it is new
        return after
    if before.secrets == after.secrets:
        return told
    return {**common, "secrets": changes(before.secrets, after.secrets)}


def may_follow(table: Table, follower: Follower) -> bool:
    """Whoever may see the table; from a seat, who holds it, also after conceding, until everyone may."""
    if not may_see(table, follower.person, table.now):
        return False
    seat = follower.sight.seat
    return seat is None or table.status == "over" or table.seats[seat].person == follower.person
