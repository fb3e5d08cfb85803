"""How a game ended, and where each god's devotion came from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tawy.ankh import events as e
from tawy.ankh.state import ATHEISM, ENDINGS, NOBODY, Ankh
from tawy.cli import summary
from tawy.cli.ankh.names import Names
from tawy.cli.ankh.panels import badge
from tawy.cli.ankh.wording import wording
from tawy.cli.voice import words
from tawy.kernel.summary import Contender, Summary


def outcome(g: Ankh, found: Summary) -> RenderableType:
    """The result in words, and the game looked back on."""
    names = Names.at(g)

    def name(one: Contender) -> Text:
        """A god that became a part of another has its own name."""
        return Text(names.seat(one.who) if one.place is None else names.side(one.who), badge(g, one.who))

    told = summary.drawn(found, wording(words()), name, "ankh-label-devotion")
    return Group(Text(sentence(g), "bold"), told)


def sentence(g: Ankh) -> str:
    """Who won and how."""
    lost = g.ending == ATHEISM or g.winner == NOBODY
    last = e.EgyptAtheist() if lost else e.GameWon(g.winner, ENDINGS[g.ending])
    return wording(words()).event(last, Names.at(g).side)
