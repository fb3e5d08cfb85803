"""How a game ended, and where everyone's points came from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tawy.cli import english
from tawy.cli.plagues.accounts import points_table
from tawy.cli.plagues.names import Names
from tawy.cli.plagues.round_words import ENDINGS, winners
from tawy.plagues.queries import scoring
from tawy.plagues.state import ENDINGS as WAYS
from tawy.plagues.state import Plagues


def outcome(g: Plagues) -> RenderableType:
    """The result in words and a table of points by source."""
    return Group(Text(sentence(g), "bold"), points_table(g, "Points by source"))


def sentence(g: Plagues) -> str:
    """Who won and how."""
    totals = [scoring.total(g, player) for player in range(g.players)]
    return english.sentence(f"{ENDINGS[WAYS[g.ending]]}; {winners(Names.at(g), scoring.winners(g), totals)}")
