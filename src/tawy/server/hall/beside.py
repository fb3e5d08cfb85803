"""Work beside the loop: on a thread, one thing at a time, since many at once would leave the loop no time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("tawy.tables")


class Beside:
    """A thread for long work."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def do(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do long work while the loop goes on."""
        done = partial(copy_context().run, work, *arguments, **named)
        return await asyncio.get_running_loop().run_in_executor(self._thread, done)

    def close(self) -> None:
        """What has not begun is not done any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class Tasks:
    """What is done at tables without anybody waiting for it; what goes wrong in it is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """One thing more."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work at a table failed", exc_info=task.exception())

    async def close(self) -> None:
        """Nobody is at work any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
