"""Persons, sessions, recovery."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from server.store.samples import opened
from tawy.server.store import Person, Session


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
            assert await store.session("phone") == Session(zoe, 6)
            assert await store.session("secret") is None
            await store.rename("p", "Zoe")
            assert await store.session("desk") == Session(Person("p", "Zoe"), 7)
            await store.end_session("phone")
            assert await store.session("phone") is None
            assert await store.session("desk") == Session(Person("p", "Zoe"), 7)

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
            assert await store.session("phone") == Session(Person("anna", "Anna"), 6)

    asyncio.run(scene())
