"""Club nights, offers, what is held back: worlds that differ in what somebody may not know look the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from server import held_back
from server.even import GAME, PLANS, Even, compare, lots, reached
from server.mutations import Mutate, Patch
from server.pair import NOBODY, Difference
from server.worlds import CURRENT, fate
from tawy.server.club import conduct as night_conduct
from tawy.server.club import outlook as night_outlook
from tawy.server.club.clubs import Clubs
from tawy.server.club.messages import NightInfo, Nights
from tawy.server.http.routes import friends
from tawy.server.store import GameRow, Store
from tawy.server.tables import entries as e
from tawy.server.tables import outlook

__all__ = ["fate", "lots"]

pytestmark = pytest.mark.usefixtures("fate", "lots")

# --- stories ----------------------------------------------------------------------------------------------------------


async def a_night(world: Even, differs: bool) -> tuple[list[str], list[str]]:  # noqa: FBT001  a story
    """Four in a club night; Bo has a night too and friends, mutes, plays elsewhere and hides, or nothing of it."""
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
    with world.alone() as other:
        if differs:
            await world.post("bo", "/api/clubs", {"setup": setup})
            await world.ask("bo", "POST", "/api/me/friends", body={"person": world.people["cyd"][0]})
            await world.ask("bo", "POST", "/api/muted", body={"person": world.people["dan"][0]})
            alone = {"game": "ankh", "options": GAME, "seats": [{"kind": "me"}] * 2}
            await world.post("bo", "/api/tables", {"setup": alone, "ready": True})
            await world.post("bo", "/api/me/profile", {"shown": {"history": "met"}})
    person = world.people["bo"][0]
    paths = [
        f"/api/clubs/{night['id']}",
        f"/api/clubs/{other}",
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


STORIES = {story.__name__: story for story in (a_night, an_offer)} | held_back.STORIES


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


def whose(who: str) -> str:
    """The id of somebody in the present world."""
    return CURRENT.get().people[who][0]


def everyone_is_told_of_somebodys_nights(patch: Patch) -> None:
    mine = Clubs.mine

    async def shared(clubs: Clubs, _person: str) -> Nights:
        return await mine(clubs, whose("bo"))

    patch.setattr(Clubs, "mine", shared)


def a_night_is_for_everyone(patch: Patch) -> None:
    patch.setattr(night_conduct, "may_see", lambda _night, _person: True)


def everyone_is_told_of_somebodys_tables(patch: Patch) -> None:
    games_of = Store.games_of

    async def shared(store: Store, _person: str, *rest: Any) -> list[GameRow]:
        return await games_of(store, whose("bo"), *rest)

    patch.setattr(Store, "games_of", shared)


def every_table_is_an_open_one(patch: Patch) -> None:
    async def lax(store: Store, *_: Any) -> list[GameRow]:
        return list(store.all_games())

    patch.setattr(Store, "public_games", lax)


MUTATIONS: list[tuple[str, Mutate]] = [
    ("a_night", a_night_tells_its_invitation),
    ("a_night", everyone_is_told_of_somebodys_nights),
    ("a_night", a_night_is_for_everyone),
    ("a_night", everyone_is_told_of_somebodys_tables),
    ("a_night", every_table_is_an_open_one),
    ("an_offer", offers_are_news),
    ("an_offer", everyone_sees_who_was_called),
    *held_back.MUTATIONS,
]


@pytest.mark.parametrize(("name", "mutate"), [pytest.param(*one, id=one[1].__name__) for one in MUTATIONS])
def test_without_one_of_the_filters_the_worlds_can_be_told_apart(
    name: str, mutate: Mutate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutate(monkeypatch)
    with pytest.raises(Difference):
        compare(STORIES[name], tmp_path)
