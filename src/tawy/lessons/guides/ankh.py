"""What lessons of Ankh can point at, and what they can tell of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tawy.ankh.board import GRID, SPACES
from tawy.ankh.terms import ACTIONS, EVENTS, POWERS, TOP
from tawy.ankh.view import AnkhView, God
from tawy.kernel.refusal import Refused
from tawy.lessons.format import LEARNER
from tawy.lessons.guides.guide import Fits, Guide
from tawy.words.catalogue import Value


def _space(_view: AnkhView, token: str) -> bool:
    try:
        return bool(SPACES >> GRID.space(token) & 1)
    except Refused:
        return False


def _god(view: AnkhView, name: str) -> bool:
    """A god that has not been forgotten, and whose marker is its own."""
    return any(god.name == name and side in view.standing for side, god in enumerate(view.gods))


def _you(view: AnkhView) -> God:
    """The god of the learner."""
    return view.gods[view.gods[LEARNER].side]


def _number(text: str, most: int) -> bool:
    return text.isdecimal() and 1 <= int(text) <= most


def _whole(_view: AnkhView, thing: str) -> bool:
    """A part of the table of which there is one."""
    return not thing


KINDS: Final[Mapping[str, Fits]] = {
    "map": _whole,
    "space": _space,
    "figure": lambda view, token: any(figure.space == token for figure in view.figures),
    "monument": lambda view, token: any(monument.space == token for monument in view.monuments),
    "camel": lambda view, edge: edge in view.camels,
    "region": lambda view, number: _number(number, len(view.regions)),
    "order": _whole,
    "actions": _whole,
    "action": lambda _view, action: action in ACTIONS,
    "events": _whole,
    "event": lambda _view, number: _number(number, len(EVENTS)),
    "track": _whole,
    "red": _whole,
    "devotion": _god,
    "god": _god,
    "followers": _god,
    "warriors": _god,
    "powers": _god,
    "power": lambda _view, power: power in POWERS,
    "guardian": lambda view, name: any(guardian.guardian == name for guardian in view.guardians),
    "hand": _god,
    "card": lambda view, card: card in _you(view).hand,
    "battle": lambda view, thing: not thing and view.battle is not None,
}
"""By kind of pointer: whether it is there.

Of the panels, `god` is all that a god has; `followers`, `warriors` (its pool), `powers` and `hand` are parts of it.
`power` and `card` are the learner's own. `track` is the devotion track, `red` its red part, `devotion` a marker on it.
"""


def facts(view: AnkhView) -> dict[str, Value]:
    """Of the learner's god: devotion, how much of it is missing to leave red, followers, warriors in the pool.

    And of the devotion track: the last red space, and the last of all.
    """
    you = _you(view)
    return {
        "devotion": you.devotion,
        "missing": max(0, view.last_red + 1 - you.devotion),
        "followers": you.followers,
        "pool": you.warriors.pool,
        "red": view.last_red,
        "top": TOP,
    }


GUIDE: Final = Guide(KINDS, facts)
