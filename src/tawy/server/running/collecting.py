"""The garbage collector, so that it stops nobody.

A table in memory is tens of thousands of objects that live for hours. Looking through all of them whenever a quarter
more have come takes a third of a second at five hundred tables, in which nobody is answered; and so does looking
through what a minute of play has left. So only the youngest are looked through as they come, a few at a time; whatever
is older is spared, and looked through in a quiet moment. What people do leaves no circles behind, so little is missed.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

YOUNG: Final = 1_000
"""New objects after which they are looked through: that takes a millisecond."""
NEVER: Final = 1_000_000_000
"""What was left of them is not looked through once more by itself."""
SPARE_EVERY: Final = 1.0
"""Seconds between two times that what was left is spared; without a step between them, it is a quiet moment."""
WORTH_IT: Final = 1_500
"""Times that so many young came after which a quiet moment is used to look through all."""


def spare_the_old() -> None:
    """What is there at the start is spared, and the old are looked through only when they are told to be."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect_when_quiet(steps: Callable[[], int]) -> None:
    """Look through everything when the server has nothing else to do; `steps` counts what it has done."""
    spared, before = 0, -1
    while True:
        await asyncio.sleep(SPARE_EVERY)
        spared += spare_the_young()
        now = steps()
        if spared >= WORTH_IT and now == before:
            look_through_all()
            spared = 0
        before = now


def spare_the_young() -> int:
    """What has come since the last time is spared from now on; how often so many young have come.

    That takes no time, however many there are.
    """
    came = gc.get_count()[1]
    gc.freeze()
    return came


def look_through_all() -> None:
    """Also what was spared: it takes a moment in which nothing else is done."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
