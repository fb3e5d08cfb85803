"""How many files and connections the system lets this process have open, and how many of them are for visitors."""

from __future__ import annotations

from typing import Any, Final

resource: Any
try:
    import resource
except ImportError:  # Windows counts none
    resource = None

MOST: Final = 10_000
"""Connections, however many the system would allow."""
UNCOUNTED: Final = 2_000
"""Connections where the system sets no limit that we could read."""
FEWEST: Final = 8
BACKLOG: Final = 128
"""Connections that may wait to be let in; all of them have a descriptor before any of them can be refused."""
KEPT: Final = 64
"""For the database, the page, logs, and whoever is being turned away."""
KEPT_FOR_A_WORKER: Final = 6
EACH: Final = 2
"""A connection, and the file that it may be sent."""


def allow_many(workers: int) -> None:
    """Ask the system for as many as could be of use, if it gives them."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = EACH * MOST + _kept(workers)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def connections(workers: int) -> int:
    """How many connections there may be, so that the database, bots and files never lack a descriptor."""
    if resource is None:
        return UNCOUNTED
    soft: int = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return MOST
    return max(FEWEST, min(MOST, (soft - _kept(workers)) // EACH))


def _kept(workers: int) -> int:
    return BACKLOG + KEPT + KEPT_FOR_A_WORKER * workers
