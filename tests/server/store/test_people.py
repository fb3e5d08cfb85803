"""Persons, sessions, recovery; and the heartbeat."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from server.store.samples import opened
from tawy.server.store import Person


def test_a_person_is_known_by_id_session_and_recovery_code(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.add_person("p", "Zoë 𓂀", "secret", 5)
            zoe = Person("p", "Zoë 𓂀")
            await store.add_session("phone", "p", 6)
            await store.add_session("desk", "p", 7)
            assert await store.person("p") == zoe
            assert await store.person("q") is None
            assert await store.person_by_recovery("secret") == zoe
            assert await store.person_by_recovery("p") is None
            assert await store.person_by_session("phone") == zoe
            assert await store.person_by_session("secret") is None
            await store.rename("p", "Zoe")
            assert await store.person_by_session("desk") == Person("p", "Zoe")
            await store.end_session("phone")
            assert await store.person_by_session("phone") is None
            assert await store.person_by_session("desk") == Person("p", "Zoe")

    asyncio.run(scene())


def test_ids_codes_and_sessions_are_unique_and_belong_to_someone(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.add_session("phone", "anna", 6)
            for write in (
                store.add_person("anna", "Else", "else", 1),
                store.add_person("else", "Else", "recovery of anna", 1),
                store.add_session("phone", "bert", 1),
                store.add_session("desk", "nobody", 1),
            ):
                with pytest.raises(IntegrityError):
                    await write
            assert await store.person_by_session("phone") == Person("anna", "Anna")

    asyncio.run(scene())


def test_a_heartbeat_tells_the_one_before_of_whichever_process(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            assert await store.heartbeat(100) is None
            assert await other.heartbeat(200) == 100
            assert await store.heartbeat(300) == 200
            await store.ping()

    asyncio.run(scene())
