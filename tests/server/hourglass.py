"""An event loop whose time passes only when nobody has anything to do: what takes hours is over at once."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any


class Hourglass(asyncio.SelectorEventLoop):
    """Time that is not a machine's."""

    def __init__(self) -> None:
        self._sand = _Sand()
        super().__init__(self._sand)

    def time(self) -> float:
        """Seconds since it was turned."""
        return self._sand.seconds


class _Sand(selectors.DefaultSelector):
    """Waits by letting the time pass."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Nothing comes from outside, so whoever waits without an end waits for ever."""
        found = super().select(0)
        if not found and timeout is None:
            raise AssertionError("everybody waits for somebody else")
        if not found:
            self.seconds += timeout or 0.0
        return found


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Play a scene; it takes no time."""
    with asyncio.Runner(loop_factory=Hourglass) as runner:
        runner.run(scene)


async def until(holds: Callable[[], bool], step: float = 0.1) -> None:
    """Let the time pass, in steps, until something holds."""
    while not holds():  # noqa: ASYNC110  it takes no time
        await asyncio.sleep(step)
