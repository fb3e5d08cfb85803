"""A line for a few places."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tawy.server.line import Line


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 10))


async def waiting(line: Line[str], *, patient: bool = False) -> asyncio.Task[str]:
    """Somebody who has come to the line."""
    task = asyncio.create_task(line.take(patient=patient))
    await asyncio.sleep(0)
    return task


def test_whoever_is_urgent_comes_first_and_otherwise_whoever_came_first() -> None:
    async def scene() -> None:
        line = Line[str]()
        line.give("here")
        assert await line.take() == "here"
        late = [await waiting(line, patient=True), await waiting(line, patient=True)]
        soon = [await waiting(line), await waiting(line)]
        assert line.patient == 2
        for task in (*soon, *late):
            line.give("here")
            await asyncio.sleep(0)
            assert task.done()
        assert line.patient == 0

    run(scene())


@pytest.mark.parametrize("patient", [False, True])
def test_a_place_is_not_lost_with_who_goes_away(*, patient: bool) -> None:
    """Before it is their turn, or in the very moment."""

    async def scene() -> None:
        line = Line[str]()
        first, second, third = [await waiting(line, patient=patient) for _ in range(3)]
        first.cancel()
        await asyncio.sleep(0)
        line.give("here")
        second.cancel()
        assert await third == "here"
        assert first.cancelled()
        assert second.cancelled()
        assert line.patient == 0
        line.give("here")
        assert await line.take() == "here"

    run(scene())
