"""The shape of a guide: a game as its lessons speak of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from tawy.words.catalogue import Value

Fits = Callable[[Any, str], bool]
"""Whether a thing of a kind is there to point at, in what the learner sees."""


class Guide(msgspec.Struct, frozen=True):
    """A game as its lessons speak of it. Everything is taken from what the learner may see."""

    kinds: Mapping[str, Fits]
    """By kind of pointer; the same kinds stand in `words/<game>.json`, where the page reads them."""
    facts: Callable[[Any], dict[str, Value]]
    """Figures of the position by name, for the sentences of a lesson."""


NOTHING: Final = Guide({}, lambda _seen: {})
"""The guide of a game that has none: only options can be pointed at."""
