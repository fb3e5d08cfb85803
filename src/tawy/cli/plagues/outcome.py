"""How a game ended, and where everyone's points came from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tawy.cli import summary
from tawy.cli.plagues import ink
from tawy.cli.plagues.names import Names, worded
from tawy.kernel.summary import Contender, Summary
from tawy.plagues import events as e
from tawy.plagues.queries import scoring
from tawy.plagues.state import ENDINGS, Plagues


def outcome(g: Plagues, found: Summary) -> RenderableType:
    """The result in words, and the game looked back on."""
    names = Names.at(g)

    def name(one: Contender) -> Text:
        return Text(f" {names.player(one.who)} ", ink.badge(one.who))

    told = summary.drawn(found, worded(g), name, "plagues-points-total")
    return Group(Text(sentence(g), "bold"), told)


def sentence(g: Plagues) -> str:
    """Who won and how."""
    points = tuple(scoring.points(g, player) for player in range(g.players))
    ended = e.GameEnded(ENDINGS[g.ending], points, scoring.winners(g))
    return worded(g).event(ended, Names.at(g).player)
