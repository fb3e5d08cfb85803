"""Work for a crew, in a module that its processes find."""

from __future__ import annotations

import os
import time

from tawy.kernel.refusal import Refused

LOUD: list[str] = []


def doubled(number: int) -> int:
    """Quick work."""
    return 2 * number


def waits(seconds: float) -> float:
    """Slow work."""
    time.sleep(seconds)
    return seconds


def whose(_piece: int) -> int:
    """Who does it."""
    return os.getpid()


def moody(number: int) -> int:
    """One piece is refused."""
    if number == 3:
        raise Refused("Three is too many.")
    return number


def dies(number: int) -> int:
    """One piece ends its process."""
    if number == 3:
        os._exit(7)
    return number


def learn_to_shout() -> None:
    """What can be prepared."""
    LOUD.append("!")


def shouts(word: str) -> str:
    """Work that needs preparation."""
    return word + "".join(LOUD)


def cannot() -> None:
    """A preparation that is refused."""
    raise Refused("There is nothing to work with.")
