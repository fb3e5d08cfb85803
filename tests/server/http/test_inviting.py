"""What an invitation says before one comes in: to who knows it, in their language, and nothing of the game."""

from __future__ import annotations

import asyncio
import re
from html import unescape

import pytest

from server.house import Visitor
from server.http.test_presence import two
from server.inside import HOST, inside

LANGUAGES = {
    "en": ("Ada invites you to Ankh: Gods of Egypt", "Ada · Free seats: 0 of 2 · 15 minutes each"),
    "es-MX": ("Ada te invita a", "Ada · Asientos libres: 0 de 2 · 15 minutos por jugador"),
    "pt-BR,en;q=0.5": ("Ada convida você para", "Ada · Lugares livres: 0 de 2 · 15 minutos por jogador"),
    "tlh, it;q=0.7": ("Ada ti invita a", "Ada · Posti liberi: 0 di 2 · 15 minuti a testa"),
    "cs": ("Ada vás zve ke hře", "Ada · Volná místa: 0 z 2 · 15 minut na hráče"),
    "": ("Ada invites you to", "Ada · Free seats: 0 of 2"),
}


async def link(ada: Visitor, table: str) -> str:
    invitation = (await ada.get(f"/api/tables/{table}/invitation"))["invitation"]
    return f"{table}/{invitation}"


def tags(page: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page)}


@pytest.mark.parametrize("accepted", LANGUAGES)
def test_a_link_is_previewed_in_the_language_it_is_asked_for(accepted: str, sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.client() as stranger:
            clock = {"kind": "budget", "seconds": 900, "increment": 10}
            made = await ada.open_table("ankh", {"seats": 2}, [{"kind": "me"}] * 2, clock=clock, ready=True)
            path = f"/join/{made['id']}/{made['invitation']}"
            answer = await stranger.get(path, headers={"accept-language": accepted})
            title, text = LANGUAGES[accepted]
            assert tags(answer.text)["og:title"].startswith(title)
            assert tags(answer.text)["og:description"].startswith(text)
            assert answer.headers["vary"] == "accept-language"

    asyncio.run(scene())


def test_a_wrong_or_withdrawn_invitation_says_nothing(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            table = await two(ada, bob)
            old = await link(ada, table)
            await ada.do(table, "Reinvite")
            plain = (await bob.http.get(f"/join/{'0' * 32}/x")).text
            for wrong in (old, f"{table}/x", f"{'0' * 32}/x", f"{table}/é"):
                assert (await bob.http.get(f"/api/invitations/{wrong}")).status_code == 404
                assert (await bob.http.get(f"/join/{wrong}")).text == plain
            assert "Ada" not in plain

    asyncio.run(scene())


def test_whoever_is_kept_out_is_told_nothing(sqlite_url: str) -> None:
    async def scene() -> None:
        async with (
            inside(sqlite_url) as server,
            server.visitor("Ada") as ada,
            server.visitor("Bob") as bob,
            server.visitor("Eve") as eve,
        ):
            table = await two(ada, bob)
            there = await link(ada, table)
            await eve.do(table, "Join", invitation=there.partition("/")[2])
            await ada.do(table, "Ban", person=eve.id)
            assert (await eve.http.get(f"/api/invitations/{there}")).status_code == 404
            assert "og:title" not in (await eve.http.get(f"/join/{there}")).text

    asyncio.run(scene())


def test_a_spectators_link_says_that_it_is_to_watch(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.client() as stranger:
            made = await ada.open_table("ankh", {"seats": 2}, [{"kind": "me"}, {"kind": "open"}])
            watching = (await ada.get(f"/api/tables/{made['id']}/invitation"))["watching"]
            path = f"{made['id']}/{watching}"
            page = await stranger.get(f"/watch/{path}", headers={"accept-language": "cs"})
            assert tags(page.text)["og:title"].startswith("Ada vás zve dívat se na hru")
            assert (await stranger.get(f"/api/invitations/{path}")).json()["purpose"] == "watch"

    asyncio.run(scene())


def test_names_are_no_markup(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor('"><script>alert(1)</script>') as ada:
            made = await ada.open_table("ankh", {"seats": 2}, [{"kind": "me"}, {"kind": "open"}])
            page = (await ada.http.get(f"/join/{made['id']}/{made['invitation']}")).text
            assert "<script>alert" not in page
            assert tags(page)["og:title"].startswith('"><script>alert(1)</script> invites you')

    asyncio.run(scene())


def test_an_invitation_tells_nothing_of_the_game_and_no_ids_of_people(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            table = await two(ada, bob)
            there = await link(ada, table)
            async with server.client() as stranger:
                before = (await stranger.get(f"/api/invitations/{there}")).json()
                assert set(before) == {
                    *(
                        "purpose",
                        "game",
                        "host",
                        "status",
                        "seats",
                        "options",
                        "clock",
                        "undo",
                        "hints",
                        "planning",
                        "minutes",
                        "content",
                        "rated",
                    )
                }
                page = (await stranger.get(f"/join/{there}")).text
                asked = (await ada.look(table, 0))["own"]["question"]["options"][0]["token"]
                await ada.do(table, "Answer", seat=0, position=(await ada.look(table))["position"], token=asked)
                assert (await stranger.get(f"/api/invitations/{there}")).json() == before
                assert (await stranger.get(f"/join/{there}")).text == page
                assert ada.id not in page + str(before)
                assert bob.id not in page + str(before)

    asyncio.run(scene())


def test_the_code_leads_to_this_server(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import segno

    made: list[str] = []
    real = segno.make

    def make(content: str, **wishes: object) -> object:
        made.append(content)
        return real(content, **wishes)  # type: ignore[arg-type]

    monkeypatch.setattr(segno, "make", make)

    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            table = await two(ada, bob)
            answer = await ada.http.get(f"/api/tables/{table}/invitation/code")
            assert answer.headers["content-type"] == "image/svg+xml"
            assert b"<svg" in answer.content
            assert made == [f"http://{HOST}/join/{await link(ada, table)}"]
            await ada.http.get(f"/api/tables/{table}/invitation/code?purpose=watch")
            watching = (await ada.get(f"/api/tables/{table}/invitation"))["watching"]
            assert made[1:] == [f"http://{HOST}/watch/{table}/{watching}"]

    asyncio.run(scene())
