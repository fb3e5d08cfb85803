"""How a game ended, and where everyone's points came from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tawy.cli.plagues.accounts import points_table
from tawy.cli.plagues.names import Names, worded
from tawy.cli.voice import t
from tawy.plagues import events as e
from tawy.plagues.queries import scoring
from tawy.plagues.state import ENDINGS, Plagues


def outcome(g: Plagues) -> RenderableType:
    """The result in words and a table of points by source."""
    return Group(Text(sentence(g), "bold"), points_table(g, t("plagues-ui-final")))


def sentence(g: Plagues) -> str:
    """Who won and how."""
    points = tuple(scoring.points(g, player) for player in range(g.players))
    ended = e.GameEnded(ENDINGS[g.ending], points, scoring.winners(g))
    return worded(g).event(ended, Names.at(g).player)
