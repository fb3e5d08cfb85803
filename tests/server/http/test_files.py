"""Content of one's own at tables: files that are brought, checked, kept, used, and looked at by everyone there."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from server.house import Json, Visitor
from server.inside import inside
from tawy.games import spec_of
from tawy.kernel import record
from tawy.kernel.play import replay
from tawy.plagues import tables
from tawy.server.http.routes.files import LARGEST_FILE, MOST

PACK = """
name = "my printed copy"

[papyrus]
normal = { tribute = [1, 2, 3, 4, 4, 5, 6, 7, 8, 9], ankhs = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3] }
advanced = { tribute = [2, 3, 4, 5, 6, 6, 7, 8, 9, 9], ankhs = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3] }
source = { origin = "rulebook", rule = "P1.4" }
"""
SCENARIO = (
    (Path(__file__).parents[3] / "src/tawy/ankh/content/scenarios/old_kingdom.toml")
    .read_text("utf-8")
    .replace('name = "', 'name = "Our ', 1)
)


async def bring(visitor: Visitor, game: str, text: str | bytes) -> Any:
    return await visitor.http.post(f"/api/me/files?game={game}", content=text)


async def table_with(visitor: Visitor, game: str, text: str, options: Json, seats: list[Json], **more: Any) -> Json:
    file = (await bring(visitor, game, text)).json()["id"]
    setup = {"game": game, "options": options, "seats": seats}
    made: Json = await visitor.post("/api/tables", {"setup": setup, "file": file, **more})
    return made


def forget_packs() -> None:
    """As in another process, which has seen no pack."""
    tables._packed.cache_clear()
    for mark in [mark for mark in tables._BOOKS if mark != tables.shipped().mark]:
        del tables._BOOKS[mark]


def test_a_pack_is_played_with_and_everyone_sees_what_differs(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.client() as stranger:
            made = await table_with(ada, "plagues", PACK, {"seats": 2}, [{"kind": "me"}, {"kind": "open"}])
            path = f"/api/tables/{made['id']}"
            told = await ada.get(path)
            assert told["table"]["content"] == "my printed copy"
            assert told["table"]["options"]["content"] == {"name": "my printed copy"}, "not all of it with every step"
            content = await ada.get(f"{path}/content")
            assert ["papyrus", "normal", "tribute"] in [one["where"] for one in content["differences"]]
            assert content["facts"]["papyrus"]["normal"]["tribute"][4] == 4
            invited = (await stranger.get(f"/api/invitations/{made['id']}/{made['invitation']}")).json()
            assert invited["content"]["name"] == "my printed copy"
            assert invited["content"]["differences"] == content["differences"]
            assert "tables" not in json.dumps(invited["options"])

    asyncio.run(scene())


def test_a_game_with_a_pack_goes_on_without_the_file_in_another_process(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada:
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await table_with(ada, "plagues", PACK, {"seats": 2}, seats, ready=True)
            (file,) = (await ada.get("/api/me/files"))["files"]
            assert (await ada.http.delete(f"/api/me/files/{file['id']}")).status_code == 204
            before = await ada.look(made["id"], 0)
            code = ada.recovery
        forget_packs()
        async with inside(sqlite_url) as server, server.client() as http:
            await http.post("/api/recover", json={"code": code})
            after = (await http.get(f"/api/tables/{made['id']}?seat=0")).json()
            assert after["view"] == before["view"]
            asked = after["table"]["asked"][0]["seat"]
            mine = (await http.get(f"/api/tables/{made['id']}?seat={asked}")).json()
            token = mine["own"]["question"]["options"][0]["token"]
            command = {"type": "Answer", "seat": asked, "position": mine["position"], "token": token}
            answer = await http.post(f"/api/tables/{made['id']}/commands", json={"id": "on", "command": command})
            assert answer.status_code == 200, answer.text

    asyncio.run(scene())


def test_the_record_carries_the_pack_and_a_rematch_is_played_with_it(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            made = await table_with(ada, "plagues", PACK, {"seats": 2}, [{"kind": "me"}, {"kind": "open"}])
            await bob.do(made["id"], "Join", invitation=made["invitation"])
            await bob.do(made["id"], "Sit", seat=1)
            await bob.do(made["id"], "Ready")
            await ada.do(made["id"], "Ready")
            await ada.do(made["id"], "Abandon")
            await bob.do(made["id"], "Agree", yes=True)
            data = (await bob.http.get(f"/api/tables/{made['id']}/file")).content
            again = (await ada.post(f"/api/tables/{made['id']}/rematch", {}))["id"]
            assert (await bob.look(again))["table"]["content"] == "my printed copy"
            forget_packs()
            known = record.read(data, "This file")
            assert replay(spec_of("plagues"), known).game.book.tables.papyrus.normal.tribute[4] == 4
            forget_packs()
            brought = await bob.http.post("/api/tables/import", content=data)
            assert brought.status_code == 201, brought.text

    asyncio.run(scene())


def test_a_scenario_of_ones_own_is_played(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada:
            seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
            made = await table_with(ada, "ankh", SCENARIO, {"seats": 3}, seats, ready=True)
            told = await ada.get(f"/api/tables/{made['id']}")
            assert told["table"]["content"].startswith("Our ")
            assert (await ada.get(f"/api/tables/{made['id']}/content"))["facts"] is None

    asyncio.run(scene())


BAD = {
    "plagues": {
        "name = ": "not readable TOML",
        "x = 1": "needs a name",
        'name = "x"\npapyrus = 3': "papyrus",
        'name = "x"\nunknown = 3': "unknown",
        PACK.replace("normal = { tribute = [1, ", "normal = { tribute = [100, "): ".tribute.1: 100 is too large",
        PACK.replace("[1, 2, 3, 4, 4, 5, 6, 7, 8, 9]", "[1]"): "papyrus.normal: tribute and ankhs need 10 rounds",
        'name = "x"\nwhen = 1979-05-27': "when",
        'name = "' + "x" * 41 + '"': "A name has 1 to 40 letters",
        "a = " + "[" * 3000: "This file",
    },
    "ankh": {
        'id = "x"': "does not fit",
        SCENARIO.replace('piece = "god"', 'piece = "dog"', 1): "layouts",
    },
    "senet": {'name = "x"': "takes no content"},
    "": {'name = "x"': "takes no content"},
}


@pytest.mark.parametrize("game", BAD)
def test_what_does_not_fit_is_said_in_a_sentence(game: str, sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada:
            for text, sentence in BAD[game].items():
                answer = await bring(ada, game, text)
                assert answer.status_code == 400, text[:80]
                assert sentence in answer.json()["sentence"], answer.text
            assert (await ada.get("/api/me/files"))["files"] == []

    asyncio.run(scene())


def test_files_are_counted_and_weighed(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada:
            large = await bring(ada, "plagues", "#" * (LARGEST_FILE + 1))
            assert large.json()["error"] == "too_large"
            assert (await bring(ada, "plagues", b"\xff")).json()["error"] == "malformed"
            for number in range(MOST):
                assert (await bring(ada, "plagues", f'name = "pack {number}"')).status_code == 201
            answer = await bring(ada, "plagues", 'name = "one more"')
            assert answer.json()["sentence"] == f"You keep {MOST} files here: delete one first."

    asyncio.run(scene())


def test_a_file_is_its_owners_alone(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Eve") as eve:
            file = (await bring(ada, "plagues", PACK)).json()["id"]
            assert (await eve.get("/api/me/files"))["files"] == []
            setup = {"game": "plagues", "options": {"seats": 1}, "seats": [{"kind": "me"}]}
            answer = await eve.http.post("/api/tables", json={"setup": setup, "file": file})
            assert answer.json()["sentence"] == "You have no such file."
            assert (await eve.http.delete(f"/api/me/files/{file}")).status_code == 404
            wrong = {"game": "ankh", "options": {"seats": 2}, "seats": [{"kind": "me"}] * 2}
            assert (await ada.http.post("/api/tables", json={"setup": wrong, "file": file})).status_code == 404

    asyncio.run(scene())


def test_a_pack_under_the_hash_of_another_is_refused(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada:
            content = {"name": "x", "hash": tables.shipped().mark, "tables": {"name": "y"}}
            setup = {"game": "plagues", "options": {"seats": 1, "content": content}, "seats": [{"kind": "me"}]}
            answer = await ada.http.post("/api/tables", json={"setup": setup})
            assert "another name or hash" in answer.json()["sentence"]

    asyncio.run(scene())
