"""Packages with games, as if they were installed: for tests inside this process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from tawy import games
from tawy.ai import minds
from tawy.cli import faces, voice

KEPT = (
    games.shelf,
    games.rules,
    faces._loaded,
    voice._words,
    minds.has_sense,
    minds.sense_of,
    minds.judge,
    minds.uncalibrated,
    minds.calibration_of,
)
"""What is looked for once and kept."""


class Point(NamedTuple):
    """An entry point as installed packages have them."""

    name: str
    brings: Any
    value: str = "snakes:GAME"
    dist: None = None

    def load(self) -> Any:
        if isinstance(self.brings, Exception):
            raise self.brings
        return self.brings


@contextmanager
def shelved(*points: Point) -> Iterator[None]:
    """These entry points, and no others, are there beside our own games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "entry_points", lambda group: list(points) if group == games.GROUP else [])
        _forget()
        yield
    _forget()


def _forget() -> None:
    for kept in KEPT:
        kept.cache_clear()
