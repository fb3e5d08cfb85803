"""A review of a game that is over: asked for, made where bots think, stopped, gone on with, stored with the game."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from server.house import AS_PEOPLE_HAVE_IT, Json, Refused, Visitor, serving
from server.http.test_presence import two
from server.http.test_sharing import ended
from server.inside import inside
from tawy.games import spec_of
from tawy.kernel.play import replay
from tawy.kernel.record import read
from tawy.review.assembling import review
from tawy.review.format import Review
from tawy.review.pieces import Reviewing
from tawy.server.reviews import reviews
from tawy.server.store import ReviewKey
from tawy.server.tables.sharing import ENOUGH

GAMES = Path(__file__).parents[2] / "games"
SHORT = (GAMES / "plagues" / "1_players-normal_short.json").read_bytes()
ANKH_FILE = GAMES / "ankh" / "2_seats-atheism.json"
ANKH = ANKH_FILE.read_bytes()


@pytest.fixture(autouse=True)
def _made_as_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots' processes review on the compiled engine, where there is one: the same as the library makes here."""
    monkeypatch.delenv("TAWY_ENGINE", raising=False)


async def brought(visitor: Visitor, record: bytes = SHORT) -> str:
    """A table with a game that is over."""
    answer = await visitor.http.post("/api/tables/import", content=record)
    ident: str = answer.json()["id"]
    return ident


async def state(visitor: Visitor, game: str, depth: str = "quick") -> Json:
    known: Json = (await visitor.get(f"/api/games/{game}/review"))[depth]
    return known


async def until(visitor: Visitor, game: str, reached: Callable[[Json], bool], depth: str = "quick") -> Json:
    """Wait for a state of a review."""
    async with asyncio.timeout(500):  # only so that what is broken ends
        while True:
            now = await state(visitor, game, depth)
            if reached(now):
                return now
            await asyncio.sleep(0.05)


def is_done(now: Json) -> bool:
    return bool(now["status"] == "done")


def begun(now: Json) -> bool:
    return bool(now["done"] >= 5)


@cache
def made_here(record: bytes) -> Review:
    """The same review made by the library alone, on this engine."""
    known = read(record, "game.json")
    made = Reviewing(replay(spec_of(known.game), known), "quick")
    for _ in made.work():
        pass
    return review(made)


def made_by_command(file: Path, folder: Path) -> Review:
    """The same review of a longer game, made by the command as people have it."""
    written = folder / "review.json"
    command = [sys.executable, "-m", "tawy.cli", "review", str(file), "--quick", "--json", str(written)]
    subprocess.run(command, env=AS_PEOPLE_HAVE_IT, check=True, capture_output=True)  # noqa: S603  our own
    return msgspec.json.decode(written.read_bytes(), type=Review)


async def sentence(asked: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.status, refused.value.sentence


def test_it_is_the_same_as_that_of_the_library_and_made_once(database_url: str) -> None:
    async def scene() -> None:
        async with inside(database_url, workers=2) as server, server.visitor("Ada") as ada:
            game = await brought(ada)
            assert await state(ada, game) == {"depth": "quick", "status": "none", "done": 0, "total": 0, "mine": False}
            assert (await sentence(ada.get(f"/api/games/{game}/review/quick")))[0] == 409
            asked = await ada.post(f"/api/games/{game}/review", {"depth": "quick"})
            assert (asked["quick"]["status"], asked["quick"]["mine"]) == ("running", True)
            now = await until(ada, game, is_done)
            assert now["done"] == now["total"] > 50
            found = await ada.http.get(f"/api/games/{game}/review/quick")
            assert msgspec.json.decode(found.content, type=Review) == made_here(SHORT)
            again = await ada.post(f"/api/games/{game}/review", {"depth": "quick"})
            assert again["quick"]["status"] == "done"
            async with server.visitor("Eve") as eve:
                assert (await sentence(eve.get(f"/api/games/{game}/review/quick")))[0] == 404
                await ada.do(game, "Share")
                assert (await eve.http.get(f"/api/games/{game}/review/quick")).content == found.content
            assert (await ada.http.delete(f"/api/tables/{game}")).status_code == 204
            assert (await ada.http.get(f"/api/games/{game}/review/quick")).status_code == 404

    asyncio.run(scene())


def test_it_is_stopped_and_goes_on_where_it_was(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url, workers=1) as server, server.visitor("Ada") as ada, server.visitor("Eve") as eve:
            game = await brought(ada)
            await ada.do(game, "Share")
            await ada.post(f"/api/games/{game}/review", {"depth": "quick"})
            await until(ada, game, begun)
            status, said = await sentence(eve.post(f"/api/games/{game}/review/stop", {"depth": "quick"}))
            assert (status, said) == (403, "Only who has asked for a review can stop it.")
            stopped = (await ada.post(f"/api/games/{game}/review/stop", {"depth": "quick"}))["quick"]
            assert (stopped["status"], stopped["mine"]) == ("stopped", False)
            assert 5 <= stopped["done"] < stopped["total"]
            await asyncio.sleep(0.3)
            assert await state(ada, game) == stopped, "nobody works on it"
            await eve.post(f"/api/games/{game}/review", {"depth": "quick"})
            here = await until(eve, game, lambda now: now["done"] >= stopped["done"])
            assert here["status"] in {"running", "done"}
            await until(eve, game, is_done)
            whole = (await eve.http.get(f"/api/games/{game}/review/quick")).content
            assert msgspec.json.decode(whole, type=Review) == made_here(SHORT)

    asyncio.run(scene())


def test_what_was_made_is_there_after_a_restart_and_it_goes_on_by_itself(sqlite_url: str, tmp_path: Path) -> None:
    async def first() -> tuple[str, str, int]:
        async with inside(sqlite_url, workers=1) as server, server.visitor("Ada") as ada:
            game = await brought(ada, ANKH)
            await ada.post(f"/api/games/{game}/review", {"depth": "quick"})
            return game, ada.recovery, (await until(ada, game, begun))["done"]

    async def second(game: str, recovery: str, done: int) -> None:
        async with inside(sqlite_url, workers=1) as server, server.visitor("Eve") as ada:
            await ada.post("/api/recover", {"code": recovery})
            now = await state(ada, game)
            assert now["status"] == "running"
            assert now["done"] >= done
            await until(ada, game, is_done)
            whole = (await ada.http.get(f"/api/games/{game}/review/quick")).content
            assert msgspec.json.decode(whole, type=Review) == made_by_command(ANKH_FILE, tmp_path)

    asyncio.run(second(*asyncio.run(first())))


def test_a_server_that_is_killed_leaves_it_to_the_next(postgres_url: str) -> None:
    async def scene() -> None:
        with serving(postgres_url, "--workers", "1") as one, serving(postgres_url, "--workers", "1") as other:
            async with Visitor(one.address, "Ada") as ada:
                game = await brought(ada, ANKH)
                await ada.post(f"/api/games/{game}/review", {"depth": "full"})
                await until(ada, game, begun, "full")
                async with Visitor(other.address, "Bob") as bob:
                    await ada.do(game, "Share")
                    assert (await state(bob, game, "full"))["status"] == "running"
                    one.kill()
                    kept = (await state(bob, game, "full"))["done"]
                    await until(bob, game, lambda now: now["done"] > kept + 3, "full")

    asyncio.run(scene())


def test_one_at_a_time_for_each_person_and_some_from_an_address(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            one, other = await brought(ada), await brought(ada)
            await ada.post(f"/api/games/{one}/review", {"depth": "quick"})
            assert await sentence(ada.post(f"/api/games/{other}/review", {"depth": "quick"})) == (
                429,
                "A review that you have asked for is being made: wait until it is there, or stop it.",
            )
            await ada.post(f"/api/games/{one}/review", {"depth": "quick"})
            exported = await ada.get("/api/me/export")
            assert exported["reviews"] == [{"game": one, "depth": "quick"}]
            await ada.do(other, "Share")
            await bob.post(f"/api/games/{other}/review", {"depth": "quick"})
            answers = [
                (await bob.http.post(f"/api/games/{other}/review", json={"depth": "quick"})).status_code
                for _ in range(30)
            ]
            assert answers[0] == 200
            assert answers[-1] == 429

    asyncio.run(scene())


def test_one_of_other_rules_or_another_format_is_made_again(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url, workers=1) as server, server.visitor("Ada") as ada:
            game = await brought(ada)
            await ada.post(f"/api/games/{game}/review", {"depth": "quick"})
            await until(ada, game, is_done)
            with patch.object(reviews, "edition", lambda _table: "0 0"):
                assert (await state(ada, game))["status"] == "none"
                assert (await sentence(ada.get(f"/api/games/{game}/review/quick")))[0] == 409
            await server.store.ask_review(ReviewKey(game, "quick"), "0 0", ada.id, 1)
            assert (await state(ada, game))["status"] == "none", "what is being made by other rules is not shown"
            await until(ada, game, is_done)
            whole = (await ada.http.get(f"/api/games/{game}/review/quick")).content
            assert msgspec.json.decode(whole, type=Review) == made_here(SHORT)

    asyncio.run(scene())


def test_games_that_cannot_be_reviewed_are_refused_in_a_sentence(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            unfinished = await ended(ada, bob)
            assert await sentence(ada.post(f"/api/games/{unfinished}/review", {"depth": "quick"})) == (
                409,
                "This game ended after a few choices: there is nothing to review.",
            )
            running = await two(ada, bob)
            for path, body in (("review", {"depth": "quick"}), ("try", {"position": 0, "token": "x"})):
                here = await ada.http.post(f"/api/games/{running}/{path}", json=body)
                none = await ada.http.post(f"/api/games/{'0' * 32}/{path}", json=body)
                assert (here.status_code, here.content) == (none.status_code, none.content) == (404, none.content)
            game = await brought(ada)
            assert (await sentence(ada.post(f"/api/games/{game}/review", {"depth": "deep"})))[0] == 400
            assert (await sentence(ada.get(f"/api/games/{game}/review/deep")))[0] == 400
            with patch("tawy.kernel.play.Play.at", side_effect=_older):
                assert await sentence(ada.post(f"/api/games/{game}/review", {"depth": "quick"})) == (
                    409,
                    "This game was played by older rules and can no longer be reviewed.",
                )

    asyncio.run(scene())


def test_a_game_that_was_given_up_is_reviewed_for_those_who_may_see_it(sqlite_url: str) -> None:
    async def scene() -> None:
        async with (
            inside(sqlite_url, workers=1) as server,
            server.visitor("Ada") as ada,
            server.visitor("Bob") as bob,
            server.visitor("Eve") as eve,
        ):
            game = await two(ada, bob)
            for _ in range(ENOUGH):
                asked = (await ada.look(game))["table"]
                for seat in (one["seat"] for one in asked["asked"]):
                    visitor = (ada, bob)[seat]
                    now = await visitor.look(game, seat)
                    if now["own"]["sealed"] is None:  # of a battle's cards one may have been given already
                        token = now["own"]["question"]["options"][-1]["token"]
                        answer = {"position": now["position"], "token": token, "asked_in": asked["asked_in"]}
                        await visitor.do(game, "Answer", seat=seat, **answer)
                        break
            assert not (await ada.get(f"/api/tables/{game}"))["table"]["reviewable"]
            assert (await ada.http.post(f"/api/games/{game}/review", json={"depth": "quick"})).status_code == 404
            await bob.do(game, "Concede", seat=1)
            assert (await ada.get(f"/api/tables/{game}"))["table"]["reviewable"]
            assert (await sentence(eve.post(f"/api/games/{game}/review", {"depth": "quick"})))[0] == 404
            await ada.post(f"/api/games/{game}/review", {"depth": "quick"})
            await until(ada, game, is_done)
            found = await ada.get(f"/api/games/{game}/review/quick")
            assert found["given_up"]
            assert len(found["decisions"]) >= ENOUGH
            assert (await sentence(eve.get(f"/api/games/{game}/review/quick")))[0] == 404

    asyncio.run(scene())


def _older(_position: int) -> None:
    from tawy.kernel.refusal import Refused as KernelRefused

    raise KernelRefused("Position 0 was played by older rules and can no longer be shown.")


def test_another_answer_is_tried_and_played_on_from(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url, workers=1) as server, server.visitor("Ada") as ada:
            game = await brought(ada, ANKH)
            position, shown = 0, await ada.get(f"/api/games/{game}/positions/0?seat=0")
            while len((shown["question"] or {}).get("options") or []) < 2:
                position += 1
                shown = await ada.get(f"/api/games/{game}/positions/{position}?seat=0")
            given = (await ada.get(f"/api/games/{game}/positions/{position + 1}"))["pick"][2]
            token = next(each["token"] for each in shown["question"]["options"] if each["token"] != given)
            wish = {"position": position, "token": token}
            tried = await ada.post(f"/api/games/{game}/try?seat=0", wish)
            assert tried == await ada.post(f"/api/games/{game}/try?seat=0", wish), "the same every time"
            stills = tried["stills"]
            assert stills[0]["pick"] == [0, shown["question"]["kind"], token]
            assert [still["position"] for still in stills] == list(range(position + 1, position + 1 + len(stills)))
            assert all(0 <= chance <= 1 for chance in tried["after"])
            played = {
                "position": position,
                "seats": [{"kind": "me"}, {"kind": "me"}],
                "tried": [still["pick"][2] for still in stills[:5]],
            }
            table = await ada.post(f"/api/games/{game}/play", played)
            now = await ada.look(table["id"], 0)
            assert now["position"] >= position + 1
            assert (await sentence(ada.post(f"/api/games/{game}/play", played | {"tried": ["nonsense"]})))[0] == 400
            for wrong, status in (({"token": "nonsense"}, 400), ({"position": 9999}, 400)):
                assert (await sentence(ada.post(f"/api/games/{game}/try", wish | wrong)))[0] == status

    asyncio.run(scene())
