"""Provinces: one's own large, the others in a few lines each."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.cli.plagues import board, cards, facts, ink
from tawy.cli.plagues.board import Marks
from tawy.cli.plagues.names import territory, token
from tawy.cli.pointed import NOTHING_POINTED, Pointed, label
from tawy.cli.voice import opened, t, words
from tawy.plagues import explain
from tawy.plagues.acts.province import CITY_TOKEN
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.queries.provinces import discarded, hebrew_sum, hebrews_freed
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import NO_TOKEN

BESIDE: Final = board.WIDTH + 2 + 42
"""From this width on the facts stand beside the drawing."""


def own(g: Plagues, seat: Player, width: int, marks: Marks, pointed: Pointed = NOTHING_POINTED) -> RenderableType:
    """A player's own province: city above field, the facts beside them, the territory cards below."""
    drawing = Text("\n").join([line for which in (0, 1) for line in areas(g, seat, which, marks, pointed)])
    heading = Text.assemble(
        _name(g, seat, pointed="province" in pointed), (f" ({t('plagues-ui-you')}) ", "bold"), facts.turn(g, seat), ": "
    )
    heading.append_text(facts.power(g, seat))
    if width < BESIDE:
        return Group(heading, drawing, _facts(g, seat, pointed), *territories(g, seat, pointed))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=board.WIDTH, no_wrap=True)
    grid.add_row(drawing, _facts(g, seat, pointed))
    return Group(heading, grid, *territories(g, seat, pointed))


def areas(g: Plagues, player: Player, which: int, marks: Marks, pointed: Pointed) -> list[Text]:
    """City or field with what its bonus token is still worth."""
    lines = board.area(g, player, which, marks, pointed)
    left = not g.claimed[player] >> CITY_TOKEN + which & 1
    lines[0].append(
        f"  ◆ {t('plagues-ui-claim-full' if left else 'plagues-ui-claim-won')}", "not bold not underline dim"
    )
    return lines


def _facts(g: Plagues, player: Player, pointed: Pointed) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    lines = [
        ("dice", t("plagues-label-dice"), facts.dice(g, player)),
        ("track city", opened(t("plagues-area-city")), facts.dev(g, player, 0)),
        ("track field", opened(t("plagues-area-field")), facts.dev(g, player, 1)),
        ("track boat", t("plagues-label-nile"), facts.nile(g, player)),
        ("track province", t("plagues-ui-card"), facts.province_card(g, player)),
        ("column", t("plagues-label-hebrews"), facts.hebrews(g, player)),
        ("beside", t("terminal-plagues-beside"), facts.beside(g, player)),
        ("discard", t("plagues-label-discard"), facts.discard(g, player)),
        ("ankhs", t("plagues-label-ankhs"), facts.ankhs(g, player)),
        ("soldiers", t("plagues-label-soldiers"), facts.soldiers(g, player)),
        ("tribute", t("plagues-label-tribute"), facts.tribute(g, player)),
        ("points", t("plagues-points-total"), facts.points(g, player)),
    ]
    if g.penalties[player]:
        lines.append(("", t("plagues-label-penalties"), Text(facts.penalties(g, player), ink.BAD)))
    for thing, name, text in lines:
        grid.add_row(label(name, "bold", pointed=thing in pointed), text)
    return grid


def holdings(g: Plagues, player: Player) -> RenderableType:
    """What a player has in hand: power, tokens, cards."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for name, text in (
        (t("plagues-label-power"), facts.power(g, player)),
        (t("plagues-label-dice"), facts.dice(g, player)),
        (t("terminal-plagues-beside"), facts.beside(g, player)),
        (t("plagues-label-pharaoh_cards"), facts.favours(g, player)),
        (t("plagues-label-discard"), facts.discard(g, player)),
        (t("plagues-label-hebrews"), facts.hebrews(g, player)),
        (t("plagues-label-ankhs"), facts.ankhs(g, player)),
    ):
        grid.add_row(Text(name, "bold"), text)
    return Group(facts.name(g, player), grid, *territories(g, player))


def territories(g: Plagues, player: Player, pointed: Pointed = NOTHING_POINTED) -> list[Text]:
    """A player's territory cards in words, used or not."""
    return [
        Text.assemble(
            label(f"t{card + 1:<3}", "bold", pointed=f"territory t{card + 1}" in pointed),
            (territory(g.book, card), "dim" if state else ""),
            (f" ({state})" if state else "", "bold"),
        )
        for card, state in facts.land(g, player)
    ]


def others(g: Plagues, seat: Player | None, pointed: Pointed = NOTHING_POINTED) -> Table:
    """Everyone else, the automa too, a row each."""
    table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), show_edge=False)
    for title in ("province", "board", "tracks"):
        table.add_column(t(f"terminal-plagues-column-{title}"), no_wrap=True)
    table.add_column(t("terminal-plagues-column-has"), ratio=1)
    table.add_column(t("terminal-plagues-column-round"), width=26)
    for player in range(g.players):
        if player != seat:
            table.add_row(
                _who(g, player, pointed),
                board.small(g, player),
                _tracks(g, player),
                _has(g, player),
                _round(g, player),
            )
    return table


def _name(g: Plagues, player: Player, *, pointed: bool) -> Text:
    name = facts.name(g, player)
    return label(name.plain.strip(), "", pointed=True) if pointed else name


def _who(g: Plagues, player: Player, pointed: Pointed) -> Text:
    who = _name(g, player, pointed=bool({f"player {player}", f"dice {player}"} & pointed))
    lines = [who, facts.turn(g, player)]
    lines.append(Text(t("plagues-ui-mark-points", points=sum(explain.standing(g, player).points.values()))))
    if g.power_used >> player & 1:
        lines.append(Text(t("plagues-label-power-used"), "dim"))
    return Text("\n").join(lines)


def _tracks(g: Plagues, player: Player) -> Text:
    city, field = (g.book.dev_points[g.dev[2 * player + track]] for track in (0, 1))
    return Text(
        f"{t('plagues-area-city')} {city}, {t('plagues-area-field')} {field}\n"
        f"{t('plagues-label-nile')} {g.boat[player]}\n{t('plagues-ui-card')} {g.card_at[player]}\n"
        f"{t('plagues-label-hebrews')} {hebrews_freed(g, player)} (Σ {hebrew_sum(g, player)})"
    )


def _has(g: Plagues, player: Player) -> Text:
    """Tokens beside the board and in the discard, penalties, territory cards."""
    lines = [facts.beside(g, player)]
    lost = [token(kind) for kind in discarded(g, player) if kind != NO_TOKEN]
    if lost:
        lines.append(Text(f"{t('plagues-label-discard')}: {words().listing(lost)}"))
    if g.penalties[player]:
        lines.append(Text(facts.penalties(g, player), ink.BAD))
    lands = [
        Text.assemble(
            (f"t{card + 1} ", "bold"),
            (f"{cards.short(words(), g.book, card)}{f' ({state})' if state else ''}", "dim" if state else ""),
        )
        for card, state in facts.land(g, player)
    ]
    return Text("\n").join([*lines, Text("; ").join(lands)] if lands else lines)


def _round(g: Plagues, player: Player) -> Text:
    """Dice, soldiers, tribute and Ankhs of this round."""
    lines = [
        facts.dice(g, player),
        Text.assemble(f"{t('plagues-label-soldiers')} ", facts.soldiers(g, player, by_source=False)),
    ]
    if not is_automa(g, player):
        lines.append(Text.assemble(f"{t('plagues-label-tribute')} ", facts.tribute(g, player, by_source=False)))
        lines.append(Text.assemble(f"{t('plagues-label-ankhs')} ", facts.ankhs(g, player, by_source=False)))
    return Text("\n").join(lines)
