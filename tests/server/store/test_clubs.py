"""Club nights as they are stored: by versions, found when they are due, forgotten when nobody comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from server.store.samples import lay
from tawy.server.store import ClubParts, ClubRow, Overtaken, Store

NOON = 1_000_000
DAY = 86_400_000


def night(n: int = 1, wake: int | None = None, status: str = "running", updated: int = NOON) -> ClubRow:
    return ClubRow("club", "ada", status, n, updated, wake, b"%d" % n)


def parts(*members: str, **tables: bool) -> ClubParts:
    return ClubParts(frozenset(members), tables)


def within(url: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store.open(url)
        for person in ("ada", "bob"):
            await store.add_person(person, person, person, NOON)
        await scene(store)
        await store.close()

    asyncio.run(run())


def test_whoever_has_read_an_older_version_is_overtaken_and_nothing_is_half_written(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.save_club(night(), parts("ada"))
        await store.save_club(night(2), parts("ada", "bob", t1=False))
        await store.save_club(night(2), parts("ada", "bob", t1=False))  # the same again: nobody has heard that it was
        late = ClubRow("club", "bob", "over", 2, NOON, None, b"late")
        with pytest.raises(Overtaken):
            await store.save_club(late, parts("bob", t2=False))
        with pytest.raises(Overtaken):
            await store.save_club(night(4), parts("bob"))
        assert await store.club("club") == night(2)
        assert await store.club_seen("club") == {"ada": NOON, "bob": NOON}
        assert [row.id for row in await store.clubs_of("bob", 5)] == ["club"]
        assert await store.unfinished_clubs("ada") == 1
        await store.save_club(night(3), parts("ada", t1=True))
        assert await store.clubs_of("bob", 5) == []

    within(database_url, scene)


def test_a_night_is_due_when_its_time_has_come_or_a_game_of_it_is_over(database_url: str) -> None:
    async def scene(store: Store) -> None:
        for table in ("t1", "t2"):
            await lay(store, table, owner="ada")
        await store.save_club(night(wake=NOON + 5), parts("ada", t1=False, t2=False))
        assert await store.clubs_due(NOON) == []
        assert await store.clubs_due(NOON + 5) == ["club"]
        await store.save_club(night(2), parts("ada", t1=False, t2=False))
        assert await store.clubs_due(NOON + DAY) == []
        assert await store.remove("t1", 1)
        assert await store.clubs_due(NOON) == ["club"], "a table that is gone is to be noted"
        await store.save_club(night(3), parts("ada", t1=True, t2=False))
        assert await store.clubs_due(NOON) == []

    within(database_url, scene)


def test_a_night_is_forgotten_only_if_nobody_has_touched_it_and_its_people_were_not_here(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.save_club(night(status="over"), parts("ada", "bob"))
        assert await store.forget_guests(NOON + DAY, 10) == 0, "they belong to a night"
        assert await store.old_clubs(NOON + DAY, 10, ["gathering"]) == []
        assert await store.old_clubs(NOON, 10, ["over"]) == []
        assert await store.old_clubs(NOON + DAY, 10, ["over"]) == [("club", 1)]
        await store.remove_club("club", 2)
        assert await store.club("club") is not None, "it has been touched since"
        await store.remove_club("club", 1)
        assert await store.club("club") is None
        assert await store.forget_guests(NOON + DAY, 10) == 2

    within(database_url, scene)
