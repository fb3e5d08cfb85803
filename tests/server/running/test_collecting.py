"""Memory is collected so that nobody waits for it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tawy.server.running import collecting


class Ring:
    """Something that only the collector finds."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def usual() -> Iterator[None]:
    """The collector is afterwards as it was."""
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def grown() -> list[object]:
    """So much that what is left of it was looked through once more."""
    return [[] for _ in range(collecting.YOUNG * (collecting.TIMES + 3))]


@pytest.mark.usefixtures("usual")
def test_what_stays_is_looked_through_once_and_then_spared() -> None:
    collecting.spare_the_old()
    kept, ring = grown(), weakref.ref(Ring())
    assert collecting.spare_the_young()
    assert ring() is None
    assert gc.get_freeze_count() > len(kept)
    assert not collecting.spare_the_young()


@pytest.mark.usefixtures("usual")
def test_what_was_spared_and_has_died_since_is_found_in_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "LOOK_EVERY", 0.001)
    monkeypatch.setattr(collecting, "WORTH_IT", 1)
    collecting.spare_the_old()
    living = Ring()
    ring, kept = weakref.ref(living), grown()
    assert collecting.spare_the_young()
    del living
    assert ring() is not None

    async def scene() -> None:
        looking = asyncio.create_task(collecting.collect_when_quiet(lambda: 0))
        more = grown()
        while ring() is not None:  # noqa: ASYNC110  a collector has no event
            await asyncio.sleep(0.001)
        assert kept is not more
        looking.cancel()

    asyncio.run(asyncio.wait_for(scene(), 20))
