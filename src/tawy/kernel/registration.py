"""A game registers once: one object says everything about it that the faces need."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from inspect import getmembers, isclass
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, Final

import msgspec

from tawy.kernel.counting import Counting
from tawy.kernel.event import Event
from tawy.kernel.own import OwnContent
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec

NAME: Final = re.compile(r"[a-z][a-z0-9]*")
LETTERS: Final = re.compile(r"[A-Z]{1,3}")
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


def no_theme(_g: Any) -> str:
    """A game without puzzles."""
    return ""


class Board(msgspec.Struct, frozen=True):
    """How a game without a drawing of its own is drawn, in the page and at the terminal: rows of spaces."""

    rows: tuple[tuple[str, ...], ...]
    """The spaces as they lie, by their tokens; an empty one is a gap."""
    pieces: str
    """The field of the view that lists what stands on the board: structs with a `space` and a `seat`."""
    signs: dict[str, str] = {}
    """What is written on some spaces: a letter or two."""
    shown: tuple[str, ...] = ()
    """Fields of the view that are told beside the board; a list has an entry for each seat."""


class Registration(msgspec.Struct, frozen=True, kw_only=True):
    """What a game says of itself, once.

    What only one face needs is named (`package.module:NAME`) and imported by that face alone: rules need no terminal.
    """

    spec: GameSpec
    """The rules, and what may be asked of them."""
    package: str
    """The Python package that the rules stand in."""

    letters: str
    """What the numbers of its rules begin with: one to three capital letters."""
    rulebook: Callable[[], str]
    """The document of numbered rules, in Markdown."""
    setup: type[msgspec.Struct]
    view: type[msgspec.Struct]
    events: tuple[type[Event], ...]
    questions: Mapping[str, str]
    """Every kind of question, with the rule by which it is asked."""
    causes: Mapping[str, str] = NOTHING
    """Why things happen, with the rule."""
    endings: tuple[str, ...]
    """The ways it can end."""
    advice: tuple[str, ...] = ()
    """What its coach can speak of: the names of its counsels."""
    verdicts: tuple[str, ...] = ()
    """What can have decided it, where it looks back on a game itself: the names of its verdicts."""
    counting: Counting | None = None
    """What is counted of its finished games; without, only who won, how long it took and how it ended."""
    minutes: tuple[int, int] | None = None
    """About how long a game lasts: one person against bots, and a full table of people."""
    facts: Callable[[], dict[str, Any]] = dict
    """What is printed on boards, cards and tracks, for pages to draw."""

    words: Path
    """The folder of its Fluent catalogues, a folder a language, and of the table that says what fields hold."""

    sense: str = ""
    """What bots look at (`tawy.ai.sense`), by name; without one they play on at random and see who wins."""
    weights: Path | None = None
    """What was learnt for that sense; without, it judges by its first guess."""
    strengths: Path | None = None
    """How strong bots of each level have turned out to be (`tools.strengths`); without, they play no rated games."""
    calibration: Path | None = None
    """What makes the chances that such a judge names true ones (`tawy.ai.calibration`)."""
    phases: Mapping[str, str] = NOTHING
    """By kind of question: which part of playing it belongs to, where a review says how well somebody chose."""
    whims: Mapping[str, float] = NOTHING
    """By level of a bot: how much less an answer may seem to be worth and still be taken now and then."""

    face: str = ""
    """How the terminal shows it (`tawy.cli.face`), by name; without one it is drawn from its board and its words."""
    pack: Callable[[Path], object] | None = None
    """How tables of a user's own are made known, if it can be played with such."""

    own: OwnContent | None = None
    """How content of a user's own is played with at a table, if it can be."""
    theme: Callable[[Any], str] = no_theme
    """What a position could be a puzzle of, as one of its themes; empty where it is none."""
    themes: tuple[str, ...] = ()
    puzzles: Path | None = None
    """The file of its puzzles (`tawy.puzzles.format`)."""

    lessons: Path | None = None
    """The folder of its lessons (`tawy.lessons.format`), a file each."""
    guide: str = ""
    """What its lessons can point at and tell (`tawy.lessons.guides`), by name."""

    page: bool = False
    """The page has a module of its own for it, in the folder of its name; otherwise it is drawn from its board."""
    board: Board | None = None

    @property
    def name(self) -> str:
        """Its name in records, commands and addresses, and what the names of its messages begin with."""
        return self.spec.name


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """Every event that a module defines, in alphabetical order."""
    found = [cls for _, cls in getmembers(module, isclass) if issubclass(cls, Event)]
    return tuple(cls for cls in found if cls.__module__ == module.__name__)


def check(found: object, name: str, others: Mapping[str, Registration]) -> Registration:
    """What a package offers under a name, if it can be played beside the others; the reason is for who wrote it."""
    if not isinstance(found, Registration):
        raise Refused(f"it registers {type(found).__name__} instead of a Registration")
    if found.name != name or not NAME.fullmatch(name):
        raise Refused(f"it calls itself {found.name!r}; its name is its entry point's, of small letters and digits")
    if name in others:
        raise Refused(f"{others[name].package} has a game of that name")
    if not LETTERS.fullmatch(found.letters):
        raise Refused(f"its rules begin with {found.letters!r} and not with one to three capital letters")
    for other in others.values():
        if other.letters == found.letters:
            raise Refused(f"its rules begin with {found.letters}, and so do those of {other.name!r}")
    return found
