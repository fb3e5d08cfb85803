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
    """So much that the young were looked through several times."""
    return [[] for _ in range(collecting.YOUNG * 5)]


@pytest.mark.usefixtures("usual")
def test_the_young_are_looked_through_as_they_come_and_then_spared() -> None:
    collecting.spare_the_old()
    ring, kept = weakref.ref(Ring()), grown()
    assert ring() is None
    assert collecting.spare_the_young() >= 4
    assert gc.get_freeze_count() > len(kept)
    assert not collecting.spare_the_young()


@pytest.mark.usefixtures("usual")
def test_nothing_older_is_looked_through_while_people_play() -> None:
    collecting.spare_the_old()
    generations: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            generations.append(info["generation"])

    gc.callbacks.append(note)
    try:
        kept = [grown() for _ in range(40)]
        collecting.spare_the_young()
    finally:
        gc.callbacks.remove(note)
    assert len(generations) >= len(kept)
    assert set(generations) == {0}


@pytest.mark.usefixtures("usual")
def test_what_was_spared_and_has_died_since_is_found_in_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "SPARE_EVERY", 0.001)
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
