"""What lessons need to know of a game: what can be pointed at, and what sentences may tell of the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from tawy.kernel.play import Play
from tawy.kernel.view import View
from tawy.lessons.format import LEARNER, Pointer
from tawy.lessons.guides import ankh
from tawy.words.catalogue import Value

Fits = Callable[[Any, str], bool]
"""Whether a thing of a kind is there to point at, in what the learner sees."""


class Guide(msgspec.Struct, frozen=True):
    """A game as its lessons speak of it. Everything is taken from what the learner may see."""

    kinds: Mapping[str, Fits]
    """By kind of pointer; the same kinds stand in `words/<game>.json`, where the page reads them."""
    facts: Callable[[Any], dict[str, Value]]
    """Figures of the position by name, for the sentences of a lesson."""


GUIDES: Final[dict[str, Guide]] = {"ankh": Guide(ankh.KINDS, ankh.facts)}


def seen(play: Play) -> View:
    """What the learner sees of a game."""
    return play.spec.view(play.game, LEARNER)


def is_there(play: Play, pointer: Pointer) -> bool:
    """The thing that is pointed at is on the table."""
    view = seen(play)
    if pointer.kind == "option":
        options = (view.question and view.question.options) or []
        return any(option.token == pointer.thing for option in options)
    fits = GUIDES[play.spec.name].kinds.get(pointer.kind)
    return fits is not None and fits(view.seen, pointer.thing)


def facts(play: Play) -> dict[str, Value]:
    """What sentences may tell of the position."""
    return GUIDES[play.spec.name].facts(seen(play).seen)
