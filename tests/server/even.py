"""Two worlds that are alike but for what somebody does in one of them: who may not know of it is told the same by both.

Invitations and sessions differ in every two worlds: whoever is shown one that is not theirs can tell the worlds apart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.pair import Difference
from server.worlds import Clock, Json, Socket, World, settle
from tawy.server.store import Channel, Store
from tawy.server.tables import outlook

GAME = {"seats": 2, "gods": ["ra", "isis"], "first": 0}
PLANS = [{"kind": "me"}, {"kind": "open"}]
LATER = 10**15
APART = 10**6
"""Ids from here on are of what only one world has."""
EVERYWHERE = ("/api/tables", "/api/tables/mine", "/api/tables/waiting", "/api/clubs/mine", "/api/me/offers")


@pytest.fixture
def lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash of a secret says nothing of it, and would tell all worlds apart."""
    monkeypatch.setattr(outlook, "commitment", lambda _lot: "the hash of a lot")


class Even(World):
    """A world in which people are seated, and games dealt, as in every other: that is no secret of theirs."""

    def start(self) -> None:
        super().start()
        self.app.reception.clubs._lots = self
        self._pages: dict[str, Socket] = {}

    def seed(self) -> str:
        return "the same seed"

    def lot(self) -> str:
        return "the same lot"

    async def command(self, who: str, table: str, kind: str, **fields: Any) -> None:
        """Somebody does something at a table."""
        self._made += 1
        body = {"id": f"c{self._made}", "command": {"type": kind, **fields}}
        await self.post(who, f"/api/tables/{table}/commands", body)

    async def open_page(self, who: str, table: str) -> None:
        """Somebody follows a table: what they are sent is compared, too."""
        self._pages[who] = page = self.follow(who, f"/api/tables/{table}/socket", "after=0")
        while len(page.sent) < 2:
            await settle()

    async def heard(self) -> list[tuple[str, bytes]]:
        """What the pages were sent; they are left."""
        await asyncio.sleep(0.05)  # what is told is read from the store before
        for page in self._pages.values():
            await page.close()
        return [(f"{who} hears", b"\n".join(page.take())) for who, page in self._pages.items()]

    @contextmanager
    def alone(self) -> Iterator[str]:
        """Something that only one world has takes no ids from what both have; the id of the first table of it."""
        made, self._made = self._made, APART
        yield f"{APART + 1:032x}"
        self._made = made

    async def running(self, *who: str, **setup: Any) -> str:
        """A table of these people, at which the game has begun."""
        plans = [{"kind": "me"}, *[{"kind": "open"}] * (len(who) - 1)]
        table: Json = await self.post(
            who[0], "/api/tables", {"setup": {"game": "ankh", "options": GAME, "seats": plans, **setup}}
        )
        for seat, one in enumerate(who[1:], 1):
            await self.command(one, table["id"], "Join", invitation=table["invitation"])
            await self.command(one, table["id"], "Sit", seat=seat)
        for one in reversed(who):
            await self.command(one, table["id"], "Ready")
        return str(table["id"])

    async def in_night(self, who: str, night: str, kind: str, **fields: Any) -> None:
        """Somebody does something in a club night."""
        await self.post(who, f"/api/clubs/{night}/commands", {"command": {"type": kind, **fields}})


Story = Callable[[Even, bool], Awaitable[tuple[list[str], list[str]]]]
"""What happens in a world, and something more in one of them: who looks then, and where."""


def compare(story: Story, folder: Path) -> None:
    """Tell a story in two worlds and compare every byte; raises the first difference."""

    async def told() -> None:
        clock = Clock()
        stores = [Store.open(f"sqlite:///{folder / name}") for name in "AB"]
        worlds = [Even(name, store, clock) for name, store in zip("AB", stores, strict=True)]
        try:
            found = [await seen(world, story, differs=number == 1) for number, world in enumerate(worlds)]
        finally:
            for world in worlds:
                await world.close()
        assert len(found[0]) == len(found[1]) > 8
        for (what, one), (_, other) in zip(*found, strict=True):
            if one != other:
                raise Difference(what, one, other)

    asyncio.run(told())


async def seen(world: Even, story: Story, *, differs: bool) -> list[tuple[str, bytes]]:
    """Everything that those who may not know are told in a world: answers, and messages."""
    viewers, paths = await story(world, differs)
    found: list[tuple[str, bytes]] = [
        (f"{who} {path}", await world.ask(who, "GET", path.partition("?")[0], path.partition("?")[2]))
        for who in viewers
        for path in (*paths, *EVERYWHERE)
    ]
    due: list[Any] = []
    while claimed := await world.store.claim_messages(LATER, LATER + 1, 100):
        due += [(one.kind, one.game, one.n, one.at, one.summary) for one in claimed if one.channel.person != "hidden"]
        for one in claimed:
            await world.store.settle_message(one)
    return [*found, *await world.heard(), ("messages", repr(sorted(due)).encode())]


async def reached(world: Even, *who: str) -> None:
    """These people are called back."""
    for one in who:
        target = b'{"kind":"webhook","url":"https://hooks.example/"}'
        await world.store.keep_channel(Channel(f"hook {one}", world.people[one][0], "webhook", target, 255, 1, 1))
