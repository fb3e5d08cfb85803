"""Open tables: found by game, number of seats, clock and language."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.house import Refused, Visitor
from server.inside import inside

OPEN = {"kind": "open"}
DAYS = {"kind": "days", "seconds": 86400, "increment": 0}


async def opened(visitor: Visitor, game: str, seats: int, **wishes: Any) -> str:
    plans = [{"kind": "me"}, *[OPEN] * (seats - 1)]
    ident: str = (await visitor.open_table(game, {"seats": seats}, plans, public=True, **wishes))["id"]
    return ident


def test_tables_are_found_by_what_is_looked_for(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.client() as stranger:
            two = await opened(ada, "ankh", 2, language="cs")
            three = await opened(ada, "ankh", 3, clock=DAYS)
            plagues = await opened(ada, "plagues", 2, language="it")
            await ada.open_table("ankh", {"seats": 2}, [{"kind": "me"}, OPEN])
            for asked, expected in {
                "": {two, three, plagues},
                "&game=ankh": {two, three},
                "&game=ankh&seats=3": {three},
                "&clock=days": {three},
                "&clock=none&seats=2": {two, plagues},
                "&language=cs": {two, three},
                "&language=it&game=ankh": {three},
                "&game=nothing": set(),
                "&seats=x": set(),
            }.items():
                found = (await stranger.get(f"/api/tables?status=gathering{asked}")).json()["tables"]
                assert {one["id"] for one in found} == expected, asked

    asyncio.run(scene())


def test_a_language_that_nobody_speaks_here_is_refused(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada:
            with pytest.raises(Refused) as refused:
                await opened(ada, "ankh", 2, language="tlh")
            assert refused.value.sentence == "Nobody speaks 'tlh' here: choose from cs, en, es, it, pt-BR."

    asyncio.run(scene())
