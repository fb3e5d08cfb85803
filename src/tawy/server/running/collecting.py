"""The garbage collector, so that it stops nobody.

A table in memory is tens of thousands of objects that live for hours. Looking through all of them whenever a quarter
more have come takes a third of a second at five hundred tables, in which nobody is answered. So the young are looked
through as they come, for most of them die young, and all together only in a quiet moment.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

YOUNG: Final = 10_000
"""New objects after which they are looked through ..."""
TIMES: Final = 10
"""... and after how many such looks those that were left of them are, once more."""
NEVER: Final = 1_000_000_000
"""All together are not looked through by themselves."""
LOOK_EVERY: Final = 60.0
QUIET: Final = 2.0
"""Seconds without a step that make a moment quiet."""
WORTH_IT: Final = 5
"""Second looks after which a quiet moment is used."""
TOO_MANY: Final = 500
"""Second looks after which nobody waits for a quiet moment any more."""


def spare_the_old() -> None:
    """What is there at the start stays for good, and the old are looked through only when they are told to be."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, TIMES, NEVER)


async def collect_when_quiet(steps: Callable[[], int]) -> None:
    """Look through everything when the server has nothing else to do; `steps` counts what it has done."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        before = steps()
        await asyncio.sleep(QUIET)
        if gc.get_count()[2] >= (WORTH_IT if steps() == before else TOO_MANY):
            gc.collect()
