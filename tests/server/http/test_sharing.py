"""A link to a game that is over opens for anybody whom its players let; any other game is not there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from server.house import Visitor
from server.http.test_inviting import tags
from server.http.test_presence import two
from server.inside import inside

TITLES = {
    "en": ("Ankh: Gods of Egypt: Nobody wins", "Ada and Bob"),
    "es": ("Ankh", "Ada y Bob"),
    "pt-BR": ("Ankh", "Ada e Bob"),
    "it": ("Ankh", "Ada e Bob"),
    "cs": ("Ankh", "Ada a\xa0Bob"),
}


async def ended(ada: Visitor, bob: Visitor) -> str:
    """A private table of two whose game is over."""
    table = await two(ada, bob)
    await ada.do(table, "Abandon")
    await bob.do(table, "Agree", yes=True)
    return table


async def known(visitor: Visitor, table: str) -> list[int]:
    """What each route about a game answers somebody."""
    paths = ("", "/positions/3?seat=1", "/summary", "/file")
    return [(await visitor.http.get(f"/api/games/{table}{path}")).status_code for path in paths]


def test_a_friend_opens_the_link_when_a_player_lets_them(sqlite_url: str) -> None:
    async def scene() -> None:
        async with (
            inside(sqlite_url) as server,
            server.visitor("Ada") as ada,
            server.visitor("Bob") as bob,
            server.visitor("Eve") as eve,
        ):
            table = await ended(ada, bob)
            assert await known(eve, table) == [404] * 4
            await bob.do(table, "Share")
            assert await known(eve, table) == [200] * 4
            game = await eve.get(f"/api/games/{table}")
            assert game["table"]["shared"]
            assert ada.id not in str(game)
            assert bob.id not in str(game)
            assert (await eve.http.get(f"/api/tables/{table}")).status_code == 404, "the table itself stays theirs"
            await ada.do(table, "Share", yes=False)
            assert await known(eve, table) == [404] * 4
            assert await known(ada, table) == [200] * 4
            await ada.do(table, "Share")
            assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 204
            assert await known(eve, table) == [404] * 4, "what is deleted is gone for all"

    asyncio.run(scene())


def test_a_running_game_and_none_at_all_look_the_same(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            table = await two(ada, bob)
            for path in ("", "/positions/0", "/summary", "/file", "/film"):
                here = await ada.http.get(f"/api/games/{table}{path}")
                none = await ada.http.get(f"/api/games/{'0' * 32}{path}")
                assert (here.status_code, here.content) == (none.status_code, none.content) == (404, none.content)
            assert (await ada.http.get(f"/game/{table}")).text == (await ada.http.get("/game/x")).text

    asyncio.run(scene())


@pytest.mark.parametrize("language", TITLES)
def test_a_link_is_previewed_where_it_may_be_opened(language: str, sqlite_url: str) -> None:
    async def scene() -> None:
        async with (
            inside(sqlite_url) as server,
            server.visitor("Ada") as ada,
            server.visitor("Bob") as bob,
            server.client() as stranger,
        ):
            table = await ended(ada, bob)
            asked = {"accept-language": language}
            plain = (await stranger.get("/game/x", headers=asked)).text
            assert (await stranger.get(f"/game/{table}", headers=asked)).text == plain
            await ada.do(table, "Share")
            shown = tags((await stranger.get(f"/game/{table}", headers=asked)).text)
            title, text = TITLES[language]
            assert shown["og:title"].startswith(title)
            assert shown["og:description"].startswith(text)

    asyncio.run(scene())


def test_a_film_is_a_file_of_its_own(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            path = f"/api/games/{await ended(ada, bob)}/film"
            with (
                patch("tawy.film.page.projector", lambda: "<p>__TAWY_FILM__</p>"),
                patch("tawy.server.http.routes.sharing.projector", lambda: ""),
            ):
                answer = await ada.http.get(f"{path}?language=cs&seen_by=0")
                assert answer.status_code == 200
                assert answer.headers["content-disposition"].startswith('attachment; filename="tawy-ankh-')
                assert answer.text.startswith("<p>eN")
                wrong = await ada.http.get(f"{path}?seen_by=7")
                assert (wrong.status_code, wrong.json()["error"]) == (400, "malformed")

    asyncio.run(scene())


def test_without_a_page_a_film_is_refused_in_a_sentence(sqlite_url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            table = await ended(ada, bob)
            with patch("tawy.film.page.PROJECTOR", tmp_path / "none"):
                answer = await ada.http.get(f"/api/games/{table}/film")
            assert (answer.status_code, answer.json()["error"]) == (409, "not_now")
            assert answer.json()["sentence"].startswith("The page has not been built into this Tawy")

    asyncio.run(scene())
