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
from tawy.cli.voice import refused, t
from tawy.plagues import explain
from tawy.plagues.explain import Standing
from tawy.plagues.queries.plague import is_automa, papyrus_now
from tawy.plagues.state import Plagues, Player

COINS: Final = "coins"
SOLDIERS: Final = "soldiers"
ANKHS: Final = "ankhs"
POINTS: Final = "points"
"""What is accounted for; each of its sources has a name in the catalogues."""

Amounts = Mapping[str, int]


def sources(amounts: Amounts, what: str) -> str:
    """Where a sum comes from, without what is nothing."""
    return ", ".join(
        t("plagues-ui-source", source=t(f"plagues-{what}-{source}"), amount=amount)
        for source, amount in amounts.items()
        if amount
    )


def standings(g: Plagues, words: Sequence[str]) -> RenderableType:
    """A column a player, or only for the one that is named."""
    players = list(range(g.players)) if not words else [_named(g, " ".join(words))]
    table = _table(g, t("terminal-plagues-accounts", round=g.round), players)
    found = {player: explain.standing(g, player) for player in players}
    _tribute(g, table, found)
    soldiers = {player: standing.soldiers.by_source() for player, standing in found.items()}
    _section(table, t("plagues-soldiers-total"), SOLDIERS, soldiers)
    ankhs = f"{t('plagues-ankhs-total')} ({t('plagues-label-ankhs-needed')}: {papyrus_now(g)[1]})"
    _section(table, ankhs, ANKHS, {player: standing.ankhs.by_source() for player, standing in found.items()})
    points = {player: standing.points for player, standing in found.items()}
    _section(table, t("plagues-points-total"), POINTS, points)
    return table


def _named(g: Plagues, name: str) -> Player:
    names = Names.at(g)
    called = {names.player(player).lower(): player for player in range(g.players)}
    if name.lower() not in called:
        raise refused("terminal-plagues-no-player", typed=name, players=", ".join(called))
    return called[name.lower()]


def _table(g: Plagues, title: str, players: Iterable[Player]) -> Table:
    table = Table(title=Text(title), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column("")
    names = Names.at(g)
    for player in players:
        table.add_column(Text(f" {names.player(player)} ", ink.badge(player)), justify="right")
    return table


def _tribute(g: Plagues, table: Table, found: Mapping[Player, Standing]) -> None:
    """The automa pays none (P14.7)."""
    due = ["-" if is_automa(g, player) else str(standing.tribute.due) for player, standing in found.items()]
    table.add_row(t("plagues-tribute-due"), *due, style="bold")
    coins = {player: standing.tribute.coins.by_source() for player, standing in found.items()}
    people = {player: {} if is_automa(g, player) else amounts for player, amounts in coins.items()}
    _section(table, t("plagues-coins-total"), COINS, people)


def _section(table: Table, title: str, what: str, found: Mapping[Player, Amounts]) -> None:
    """The sum, then what it is made of."""
    table.add_row(title, *[str(sum(amounts.values())) for amounts in found.values()], style="bold")
    for source in {source: None for account in found.values() for source in account}:
        amounts = [account.get(source, 0) for account in found.values()]
        if any(amounts):
            table.add_row(f"  {t(f'plagues-{what}-{source}')}", *[str(amount) if amount else "" for amount in amounts])
    table.add_section()
