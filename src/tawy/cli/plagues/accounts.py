"""Tribute, soldiers, Ankhs and points of everyone, source by source (P5.1, P6.1, P6.6, P12.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tawy.cli.plagues import ink
from tawy.cli.plagues.names import Names
from tawy.kernel.refusal import Refused
from tawy.plagues import explain
from tawy.plagues.explain import Standing
from tawy.plagues.queries.plague import is_automa, side
from tawy.plagues.state import Plagues, Player

COINS: Final = {
    "board": "board",
    "nile": "Nile",
    "trade": "trade cards",
    "special": "special action",
    "card": "Pharaoh card",
    "tokens": "coin tokens",
}
SOLDIERS: Final = {
    "dice": "unspent dice",
    "board": "board",
    "card": "Pharaoh card",
    "trade": "trade cards",
    "special": "special action",
}
ANKHS: Final = {
    "rows": "rows of three",
    "nile": "end of the Nile",
    "hebrews": "7 Hebrews",
    "province": "province card",
    "card": "Pharaoh card",
}
POINTS: Final = {
    "dev": "lower dev track",
    "nile": "Nile",
    "tokens": "tokens",
    "pharaoh": "Pharaoh tokens",
    "territories": "territory cards",
    "province": "end of the province card",
    "hebrews": "Hebrews",
    "penalties": "penalties",
    "discard": "discard",
}
"""Every source, as a row of the table."""

Amounts = Mapping[str, int]


def sources(amounts: Amounts, names: Mapping[str, str]) -> str:
    """Where a sum comes from, without what is nothing."""
    return ", ".join(f"{names[source]} {amount:+}" for source, amount in amounts.items() if amount)


def standings(g: Plagues, words: Sequence[str]) -> RenderableType:
    """A column a player, or only for the one that is named."""
    players = list(range(g.players)) if not words else [_named(g, " ".join(words))]
    table = _table(g, f"Round {g.round}: where everything comes from", players)
    found = {player: explain.standing(g, player) for player in players}
    _tribute(g, table, found)
    soldiers = {player: standing.soldiers._asdict() for player, standing in found.items()}
    _section(table, "Soldiers now", SOLDIERS, soldiers)
    _section(table, f"Ankhs ({side(g)[1]} needed)", ANKHS, {p: s.ankhs._asdict() for p, s in found.items()})
    add_points(table, {player: standing.points for player, standing in found.items()})
    return table


def _named(g: Plagues, name: str) -> Player:
    names = Names.at(g)
    called = {names.title(player).lower(): player for player in range(g.players)}
    if name.lower() not in called:
        raise Refused(f"There is no player {name!r} here: name one of {', '.join(called)}.")
    return called[name.lower()]


def _table(g: Plagues, title: str, players: Iterable[Player]) -> Table:
    table = Table(title=Text(title), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column("")
    names = Names.at(g)
    for player in players:
        table.add_column(Text(f" {names.title(player)} ", ink.badge(player)), justify="right")
    return table


def _tribute(g: Plagues, table: Table, found: Mapping[Player, Standing]) -> None:
    """The automa pays none (P14.7)."""
    due = ["none" if is_automa(g, player) else str(standing.tribute.due) for player, standing in found.items()]
    table.add_row("Tribute due", *due, style="bold")
    coins = {player: standing.tribute.coins._asdict() for player, standing in found.items()}
    people = {player: {} if is_automa(g, player) else amounts for player, amounts in coins.items()}
    _section(table, "Coins to pay it with", COINS, people)


def _section(table: Table, title: str, names: Mapping[str, str], found: Mapping[Player, Amounts]) -> None:
    """The sum, then what it is made of."""
    table.add_row(title, *[str(sum(amounts.values())) for amounts in found.values()], style="bold")
    for source, name in names.items():
        amounts = [account.get(source, 0) for account in found.values()]
        if any(amounts):
            table.add_row(f"  {name}", *[str(amount) if amount else "" for amount in amounts])
    table.add_section()


def add_points(table: Table, found: Mapping[Player, Amounts]) -> None:
    """Points by source, the sum first."""
    _section(table, "Points", POINTS, found)


def points_table(g: Plagues, title: str) -> Table:
    """Everyone's points by source."""
    table = _table(g, title, range(g.players))
    add_points(table, {player: explain.standing(g, player).points for player in range(g.players)})
    return table
