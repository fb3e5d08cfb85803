"""Ratings on invitations, previews and lists of open tables: told as far as their people show them to the reader."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import httpx
import pytest

from server.house import Json, Visitor
from server.http.test_inviting import tags
from server.http.test_ratings import SEATS, rated
from server.inside import Inside, inside
from tawy.server.http import rated as rated_tables
from tawy.server.skill import USUAL, shown, skill_of_bot
from tawy.words.catalogue import Words

AUDIENCES = {
    "me": {"ann"},
    "met": {"ann", "bo"},
    "all": {"ann", "bo", "eve", "nobody"},
}


class Scene:
    """Ann, who has beaten Bo and waits at a rated table; Eve, who has met neither; and a browser without anybody."""

    def __init__(self, house: Inside, ann: Visitor, browsers: dict[str, httpx.AsyncClient], table: Json) -> None:
        self.house = house
        self.ann = ann
        self.browsers = browsers
        self.table = table
        self.link = f"{table['id']}/{table['invitation']}"

    async def rating(self) -> Json:
        """Ann's own, as she sees it."""
        own: Json
        (own,) = (await self.ann.get("/api/me/ratings"))["ratings"]
        return own

    async def show(self, **shown: str) -> None:
        """Ann decides who sees what."""
        await self.ann.post("/api/me/profile", {"shown": {"name": "all", **shown}})

    async def seen(self, path: str, language: str = "en") -> dict[str, str]:
        """What everyone gets there."""
        told = {}
        for name, browser in self.browsers.items():
            answer = await browser.get(path, headers={"accept-language": language})
            assert answer.is_success
            told[name] = answer.text
        return told

    async def everything(self) -> list[dict[str, str]]:
        """All that tells of this table to those who do not sit there."""
        paths = (f"/api/invitations/{self.link}", f"/join/{self.link}", "/api/tables")
        return [await self.seen(path) for path in (*paths, f"/api/tables/{self.table['id']}/ratings")]


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    async with (
        inside(url) as house,
        house.visitor("Ann") as ann,
        house.visitor("Bo") as bo,
        house.visitor("Eve") as eve,
        house.client() as bare,
    ):
        await bo.do(await rated(ann, bo), "Concede", seat=1)
        await house.store.count_rated()
        table = await ann.open_table("ankh", {"seats": 2}, SEATS, rated=True, hints=False, public=True)
        yield Scene(house, ann, {"ann": ann.http, "bo": bo.http, "eve": eve.http, "nobody": bare}, table)


def play(url: str, played: Callable[[Scene], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with scene(url) as there:
            await played(there)

    asyncio.run(asyncio.wait_for(whole(), 60))


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_rating_is_told_to_those_whom_its_person_shows_it(audience: str, database_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.show(ratings=audience)
        own = await there.rating()
        assert own["points"] > USUAL
        assert own["provisional"]
        invitation, preview, tables, at_table = await there.everything()
        for told in (invitation, tables, at_table):
            assert {name for name, text in told.items() if f'"points":{own["points"]}' in text} == AUDIENCES[audience]
        assert len(set(preview.values())) == 1, "a preview is the same for everyone"
        said = tags(preview["ann"])["og:description"]
        assert f"± {own['margin']}" in said if audience == "all" else "±" not in said

    play(database_url, played)


def test_whoever_hides_the_name_shows_no_rating_and_whoever_stands_among_the_best_shows_it_to_all(
    sqlite_url: str,
) -> None:
    async def played(there: Scene) -> None:
        points = f'"points":{(await there.rating())["points"]}'
        await there.show(name="me", ratings="all")
        invitation, preview, *_ = await there.everything()
        assert {name for name, text in invitation.items() if points in text} == {"ann"}
        assert "±" not in preview["eve"]
        await there.ann.post("/api/me/ratings", {"listed": True})
        invitation, preview, *_ = await there.everything()
        assert all(points in text for text in invitation.values())
        assert "±" in preview["eve"]

    play(sqlite_url, played)


def test_those_who_sit_at_one_rated_table_know_what_they_play_for(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.show(name="me", ratings="me")
        ident = there.table["id"]
        async with there.house.visitor("Dan") as dan:
            await dan.do(ident, "Sit", seat=1)
            first, second = (await dan.get(f"/api/tables/{ident}/ratings"))["seats"]
            assert first["rating"] == await there.rating()
            assert second["rating"]["points"] == USUAL
        first, _ = (await there.browsers["eve"].get(f"/api/tables/{ident}/ratings")).json()["seats"]
        assert first == {"rating": None, "change": None}

    play(sqlite_url, played)


@pytest.mark.parametrize(
    ("language", "expected"),
    {
        "en": "Rated · Ann (1,578 ± 466, provisional) and Bot 2 (hard) (HARD) · Free seats: 0 of 2",
        "es": "Puntuada · Ann",
        "pt-BR": "Pontuada · Ann",
        "it": "Classificata · Ann",
        "cs": "Hodnocená · Ann",
    }.items(),
)
def test_a_preview_says_in_its_reader_s_language_who_sits_with_which_rating(
    language: str, expected: str, sqlite_url: str
) -> None:
    async def played(there: Scene) -> None:
        await there.show(ratings="all")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "hard"}]
        table = await there.ann.open_table("ankh", {"seats": 2}, seats, rated=True, hints=False)
        page = await there.seen(f"/join/{table['id']}/{table['invitation']}", language)
        said = tags(page["nobody"])["og:description"]
        hard = skill_of_bot("ankh", 2, "hard")
        assert hard is not None
        assert said.startswith(expected.replace("HARD", f"{shown(hard, 2).points:,}"))
        assert Words(language)("rating-provisional") in said

    play(sqlite_url, played)


def test_a_table_that_is_not_rated_tells_no_rating(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.show(ratings="all")
        table = await there.ann.open_table("ankh", {"seats": 2}, SEATS)
        link = f"{table['id']}/{table['invitation']}"
        told = (await there.browsers["bo"].get(f"/api/invitations/{link}")).json()
        assert [seat["rating"] for seat in told["seats"]] == [None, None]
        assert "±" not in (await there.browsers["bo"].get(f"/join/{link}")).text

    play(sqlite_url, played)


def test_what_is_not_shown_changes_no_byte(sqlite_url: str) -> None:
    """Ann wins once more: whoever may not know how strong she is gets the same as before."""

    async def played(there: Scene) -> None:
        await there.show(ratings="me")
        before, strong = await there.everything(), await there.rating()
        async with there.house.visitor("Dan") as dan:
            await dan.do(await rated(there.ann, dan), "Concede", seat=1)
            await there.house.store.count_rated()
        assert (await there.rating())["points"] > strong["points"]
        for then, now in zip(before, await there.everything(), strict=True):
            for name in ("bo", "eve", "nobody"):
                assert now[name] == then[name]

    play(sqlite_url, played)


def everyone_is_near(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rated_tables, "is_for", lambda _audience, _near: True)


def choices_are_not_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rated_tables, "shows_ratings", lambda _one, _near: True)


@pytest.mark.parametrize("mutate", [everyone_is_near, choices_are_not_asked])
def test_without_the_choice_it_would_be_noticed(
    mutate: Callable[[pytest.MonkeyPatch], None], sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutate(monkeypatch)
    with pytest.raises(AssertionError):
        test_what_is_not_shown_changes_no_byte(sqlite_url)
