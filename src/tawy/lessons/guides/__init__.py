"""What lessons need to know of a game: what can be pointed at, and what sentences may tell of the position."""

from __future__ import annotations

from pkgutil import resolve_name

from tawy.games import registered
from tawy.kernel.play import Play
from tawy.kernel.view import View
from tawy.lessons.format import LEARNER, Pointer
from tawy.lessons.guides.guide import NOTHING, Guide
from tawy.words.catalogue import Value


def guide_of(game: str) -> Guide:
    """The guide that a game has registered."""
    name = registered(game).guide
    guide: Guide = resolve_name(name) if name else NOTHING
    return guide


def seen(play: Play) -> View:
    """What the learner sees of a game."""
    return play.spec.view(play.game, LEARNER)


def is_there(play: Play, pointer: Pointer) -> bool:
    """The thing that is pointed at is on the table."""
    view = seen(play)
    if pointer.kind == "option":
        options = (view.question and view.question.options) or []
        return any(option.token == pointer.thing for option in options)
    fits = guide_of(play.spec.name).kinds.get(pointer.kind)
    return fits is not None and fits(view.seen, pointer.thing)


def facts(play: Play) -> dict[str, Value]:
    """What sentences may tell of the position."""
    return guide_of(play.spec.name).facts(seen(play).seen)
