"""Club nights, offers of seats and what they call for: worlds that differ in what somebody may not know look the same.

Invitations and sessions differ in every two worlds: whoever is shown one that is not theirs can tell the worlds apart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.mutations import Mutate, Patch
from server.pair import NOBODY, Difference
from server.worlds import Clock, World, fate
from tawy.server.club import outlook as night_outlook
from tawy.server.club.messages import NightInfo
from tawy.server.http.routes import friends
from tawy.server.store import Channel, Store
from tawy.server.tables import entries as e
from tawy.server.tables import outlook

__all__ = ["fate"]

pytestmark = pytest.mark.usefixtures("fate", "lots")

GAME = {"seats": 2, "gods": ["ra", "isis"], "first": 0}
PLANS = [{"kind": "me"}, {"kind": "open"}]
LATER = 10**15
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

    def seed(self) -> str:
        return "the same seed"

    def lot(self) -> str:
        return "the same lot"

    async def command(self, who: str, table: str, kind: str, **fields: Any) -> None:
        """Somebody does something at a table."""
        self._made += 1
        body = {"id": f"c{self._made}", "command": {"type": kind, **fields}}
        await self.post(who, f"/api/tables/{table}/commands", body)

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
    return [*found, ("messages", repr(sorted(due)).encode())]


async def reached(world: Even, *who: str) -> None:
    """These people are called back."""
    for one in who:
        target = b'{"kind":"webhook","url":"https://hooks.example/"}'
        await world.store.keep_channel(Channel(f"hook {one}", world.people[one][0], "webhook", target, 255, 1, 1))


# --- stories ----------------------------------------------------------------------------------------------------------


async def a_night(world: Even, differs: bool) -> tuple[list[str], list[str]]:  # noqa: FBT001  a story
    """Four in a club night; Bo has friends, mutes, plays elsewhere and hides, or does nothing of it."""
    for who in ("ada", "bo", "cyd", "dan", "eve"):
        await world.enter(who)
    setup = {"name": "Friday", "game": "ankh", "options": {}, "size": 2, "rounds": 2, "by_itself": False}
    night = await world.post("ada", "/api/clubs", {"setup": setup})
    for who in ("bo", "cyd", "dan"):
        await world.in_night(who, night["id"], "Enter", invitation=night["invitation"])
    await reached(world, "ada", "cyd", "dan")
    await world.in_night("ada", night["id"], "BeginRound", round=1)
    told = await world.get("ada", f"/api/clubs/{night['id']}")
    table = next(
        one["id"]
        for one in told["rounds"][0]["tables"]
        if world.people["bo"][0] in {seat["person"] for seat in one["seats"]}
    )
    if differs:
        made, world._made = world._made, 10**6  # what only one world has takes no ids from what both have
        await world.ask("bo", "POST", "/api/me/friends", body={"person": world.people["cyd"][0]})
        await world.ask("bo", "POST", "/api/muted", body={"person": world.people["dan"][0]})
        alone = {"game": "ankh", "options": GAME, "seats": [{"kind": "me"}] * 2}
        await world.post("bo", "/api/tables", {"setup": alone, "ready": True})
        await world.post("bo", "/api/me/profile", {"shown": {"history": "met"}})
        world._made = made
    person = world.people["bo"][0]
    paths = [
        f"/api/clubs/{night['id']}",
        f"/club/{night['id']}/x",
        f"/api/tables/{table}",
        f"/api/tables/{table}/ratings",
    ]
    return ["ada", "cyd", "dan", "eve", NOBODY], [*paths, f"/api/people/{person}/ratings"]


async def an_offer(world: Even, differs: bool) -> tuple[list[str], list[str]]:  # noqa: FBT001  a story
    """Ada holds a table back for a friend, who is Bo or Cyd, and offers one a seat at another; Dan sits at that one."""
    for who in ("ada", "bo", "cyd", "dan", "eve"):
        await world.enter(who)
    met = await world.post("ada", "/api/tables", {"setup": {"game": "ankh", "options": GAME, "seats": PLANS}})
    for who in ("bo", "cyd", "dan"):
        await world.command(who, met["id"], "Join", invitation=met["invitation"])
    await reached(world, "dan", "eve")
    friend = world.people["cyd" if differs else "bo"][0]
    await world.ask("ada", "POST", "/api/me/friends", body={"person": friend})
    setup = {"game": "ankh", "options": GAME, "seats": PLANS, "public": True, "friends_first": 600}
    held = await world.post("ada", "/api/tables", {"setup": setup})
    three = {"game": "ankh", "options": {"seats": 3}, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    other = await world.post("ada", "/api/tables", {"setup": three})
    await world.command("dan", other["id"], "Join", invitation=other["invitation"])
    await world.ask("ada", "POST", f"/api/tables/{other['id']}/offers", body={"person": friend})
    here = f"/api/tables/{other['id']}"
    return ["dan", "eve", NOBODY], [
        f"/api/tables/{held['id']}",
        here,
        f"{here}?after=0",
        f"{here}/offers",
        f"{here}/people",
    ]


STORIES = {story.__name__: story for story in (a_night, an_offer)}


@pytest.mark.parametrize("name", STORIES)
def test_who_may_not_know_is_told_the_same(name: str, tmp_path: Path) -> None:
    compare(STORIES[name], tmp_path)


# --- mutations: every filter is needed, and its loss is noticed -------------------------------------------------------


def a_night_tells_its_invitation(patch: Patch) -> None:
    info = night_outlook.info

    def talkative(id_: str, n: int, night: Any, viewer: str, around: Any) -> NightInfo:
        return msgspec.structs.replace(info(id_, n, night, viewer, around), name=night.invitation)

    patch.setattr(night_outlook, "info", talkative)


def offers_are_news(patch: Patch) -> None:
    patch.setattr(outlook, "SILENT", tuple(kind for kind in outlook.SILENT if kind is not e.Offered))


def everyone_sees_who_was_called(patch: Patch) -> None:
    patch.setattr(friends, "check_host", lambda _table, _caller: None)


MUTATIONS: list[tuple[str, Mutate]] = [
    ("a_night", a_night_tells_its_invitation),
    ("an_offer", offers_are_news),
    ("an_offer", everyone_sees_who_was_called),
]


@pytest.mark.parametrize(("name", "mutate"), [pytest.param(*one, id=one[1].__name__) for one in MUTATIONS])
def test_without_one_of_the_filters_the_worlds_can_be_told_apart(
    name: str, mutate: Mutate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutate(monkeypatch)
    with pytest.raises(Difference):
        compare(STORIES[name], tmp_path)
