"""What is stored of reviews: one process works on each, and nothing made is lost."""

from __future__ import annotations

import asyncio

import pytest

from server.store.samples import lay, opened
from tawy.server.store import Missing, ReviewKey

QUICK, FULL = ReviewKey("t", "quick"), ReviewKey("t", "full")


def test_one_process_works_on_a_review_until_its_claim_expires(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await store.ask_review(FULL, "1 1", "anna", 10)
            await store.ask_review(QUICK, "1 1", "bert", 11)
            assert await store.reviews_waiting(12) == [QUICK, FULL], "quick ones come first"
            claimed = await asyncio.gather(*(store.claim_review(FULL, name, 12, 100) for name in "pq"))
            assert [row is not None for row in claimed].count(True) == 1
            assert await store.reviews_waiting(12) == [QUICK]
            owner, other = ("p", "q") if claimed[0] else ("q", "p")
            assert await store.keep_review(FULL, owner, 100, (3, 9, b"three"))
            assert not await store.keep_review(FULL, other, 100, (0, 0, b"nothing"))
            taken_over = await store.claim_review(FULL, other, 101, 200)
            assert taken_over is not None
            assert (taken_over.done, taken_over.total, taken_over.body) == (3, 9, b"three")
            assert not await store.keep_review(FULL, owner, 200, (4, 9, b"four")), "it was too long away"

    asyncio.run(scene())


def test_what_is_stopped_is_gone_on_with_and_what_is_done_stays(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await store.ask_review(QUICK, "1 1", "anna", 10)
            assert await store.reviews_for("anna") == [QUICK]
            await store.claim_review(QUICK, "p", 11, 100)
            await store.keep_review(QUICK, "p", 100, (3, 9, b"three"))
            await store.stop_review(QUICK)
            assert await store.reviews_for("anna") == []
            assert not await store.keep_review(QUICK, "p", 100, (4, 9, b"four")), "who works on it hears of it"
            await store.ask_review(QUICK, "1 1", "bert", 12)
            row = await store.claim_review(QUICK, "p", 13, 100)
            assert row is not None
            assert (row.body, row.person) == (b"three", "bert")
            await store.end_review(QUICK, "p", "done", b"whole")
            await store.ask_review(QUICK, "1 1", "anna", 14)
            row = await store.review(QUICK)
            assert row is not None
            assert (row.status, row.person, row.body, row.done) == ("done", None, b"whole", 9)
            await store.ask_review(QUICK, "2 1", "anna", 15)
            row = await store.review(QUICK)
            assert row is not None
            assert (row.status, row.edition, row.body) == ("running", "2 1", b""), "of other rules it is made again"

    asyncio.run(scene())


def test_a_review_goes_with_its_game_and_forgets_who_asked(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await store.ask_review(QUICK, "1 1", "bert", 10)
            assert await store.forget_guests(1000, 10) == 1, "bert, who has no table"
            row = await store.review(QUICK)
            assert row is not None
            assert (row.person, row.status) == (None, "running")
            await store.claim_review(QUICK, "p", 11, 100)
            assert await store.remove("t", 1)
            assert await store.review(QUICK) is None
            assert not await store.keep_review(QUICK, "p", 100, (1, 2, b"one"))
            with pytest.raises(Missing):
                await store.ask_review(QUICK, "1 1", "anna", 12)

    asyncio.run(scene())
