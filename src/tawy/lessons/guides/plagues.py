"""What lessons of 10 Plagues can point at, and what they can tell of a position."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from tawy.lessons.format import LEARNER
from tawy.lessons.guides.guide import Fits, Guide
from tawy.plagues.terms import DICE, GAPS, MARKET, ROUNDS, ROWS
from tawy.plagues.view import PlaguesView, Player
from tawy.words.catalogue import Value


def _you(view: PlaguesView) -> Player:
    """The learner's province."""
    return view.players[LEARNER]


def _whole(_view: PlaguesView, thing: str) -> bool:
    """A part of the table of which there is one."""
    return not thing


def _one_of(things: Container[str]) -> Fits:
    """A thing that is always there."""
    return lambda _view, thing: thing in things


def _numbered(last: int) -> Fits:
    """A place with a number, from 1 on."""
    return _one_of([str(number) for number in range(1, last + 1)])


def _waiting(view: PlaguesView, value: str) -> bool:
    """A Hebrew of this value can be freed."""
    return any(str(hebrew.value) == value and hebrew.waiting for hebrew in view.hebrews)


def _territory(view: PlaguesView, card: str) -> bool:
    """It lies open on the table, or the learner has it."""
    return card in view.territories.open or any(land.card == card for land in _you(view).land)


def _other(view: PlaguesView, number: str) -> bool:
    """Another player, or the automa."""
    return any(str(player.number) == number and player.number != LEARNER for player in view.players)


KINDS: Final[Mapping[str, Fits]] = {
    "papyrus": _whole,
    "round": _numbered(ROUNDS),
    "phases": _whole,
    "order": _whole,
    "plague": lambda view, thing: not thing and view.plague is not None,
    "losses": lambda view, thing: not thing and view.loss is not None,
    "left": _whole,
    "market": _whole,
    "slot": _numbered(MARKET),
    "favour": _numbered(len(DICE)),
    "hebrews": _whole,
    "hebrew": _waiting,
    "territories": _whole,
    "territory": _territory,
    "player": _other,
    "province": _whole,
    "dice": lambda view, thing: not thing or _other(view, thing),
    "die": lambda view, die: die in map(str, _you(view).dice),
    "city": _whole,
    "field": _whole,
    "space": lambda view, space: space in _you(view).board,
    "gap": _numbered(len(GAPS)),
    "row": _numbered(len(ROWS)),
    "track": _one_of({"city", "field", "boat", "province"}),
    "column": _whole,
    "beside": _whole,
    "discard": _one_of({"", "1", "2"}),
    "tribute": _whole,
    "soldiers": _whole,
    "ankhs": _whole,
    "points": _whole,
}
"""By kind of pointer: whether it is there.

`player` is another player's province, `dice 1` its dice; all else from `province` on is the learner's own. `left` is
what is left in the supply and the decks; `favour` a Pharaoh card by its number; `gap` one of the bonuses between two
spaces, and `row` the Ankh at the end of a row, both counted from the top; `column` the freed Hebrews; `beside` the
tokens beside the board; `discard` a slot of the discard, or both. `tribute`, `soldiers`, `ankhs` and `points` are the
forecasts under the province.
"""


def facts(view: PlaguesView) -> dict[str, Value]:
    """Soldiers as they were counted, the learner's and the next player's; the sum of the learner's freed Hebrews."""
    you, rival = _you(view), view.players[LEARNER + 1]
    return {"soldiers": you.soldiers, "rival": rival.soldiers, "freed": sum(you.freed)}


GUIDE: Final = Guide(KINDS, facts)
