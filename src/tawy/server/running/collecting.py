"""The garbage collector, so that it stops nobody.

A table in memory is tens of thousands of objects that live for hours. Looking through all of them whenever a quarter
more have come takes a third of a second at five hundred tables, in which nobody is answered. So the young are looked
through as they come, for most of them die young; what is left of them now and then, and then spared; and all together
only in a quiet moment.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

YOUNG: Final = 10_000
"""New objects after which they are looked through ..."""
TIMES: Final = 3
"""... and after how many such looks those that were left of them are, once more."""
NEVER: Final = 1_000_000_000
"""All together are not looked through by themselves."""
LOOK_EVERY: Final = 2.0
"""Seconds between two looks at what is left of the young; without a step between them, it is a quiet moment."""
WORTH_IT: Final = 45
"""Times that the young were spared after which a quiet moment is used to look through all."""


def spare_the_old() -> None:
    """What is there at the start is spared, and the old are looked through only when they are told to be."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, TIMES, NEVER)


async def collect_when_quiet(steps: Callable[[], int]) -> None:
    """Look through everything when the server has nothing else to do; `steps` counts what it has done."""
    spared, before = 0, -1
    while True:
        await asyncio.sleep(LOOK_EVERY)
        spared += spare_the_young()
        now = steps()
        if spared >= WORTH_IT and now == before:
            look_through_all()
            spared = 0
        before = now


def spare_the_young() -> bool:
    """What has come since the last time is looked through and spared from then on, if it is worth it; whether it was.

    There are never many of them, however many tables there are.
    """
    is_worth_it = gc.get_count()[2] > 0
    if is_worth_it:
        gc.collect()
        gc.freeze()
    return is_worth_it


def look_through_all() -> None:
    """Also what was spared: it takes a moment in which nothing else is done."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
