"""The shared board: papyrus, market, Pharaoh cards, Hebrews, territories, plague, losses, supply."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.cli.plagues import cards, ink
from tawy.cli.plagues.answers import loss_parts
from tawy.cli.plagues.names import Names, short_favour, territory
from tawy.cli.plagues.names import token as token_name
from tawy.cli.pointed import NOTHING_POINTED, Pointed, label
from tawy.cli.voice import t, words
from tawy.kernel.bits import bits
from tawy.plagues.queries.calendar import last_round
from tawy.plagues.queries.dice import hebrew_need
from tawy.plagues.queries.plague import papyrus_now
from tawy.plagues.state import NONE, Plagues, Player
from tawy.plagues.terms import BETWEEN_ROUNDS, DICE, HEBREWS, NO_TOKEN, ON_TABLE, SPENT, TOKENS
from tawy.words.wording import key

LABEL = 14
"""Columns for the names of things, left of them, with the arrows of a lesson."""


def board(g: Plagues, seat: Player | None, pointed: Pointed = NOTHING_POINTED) -> RenderableType:
    """All of it."""
    grid = Table.grid(expand=True)
    grid.add_column(width=LABEL)
    grid.add_column(ratio=1)
    kinds = {pointer.split(" ")[0] for pointer in pointed}
    for things, name, text in (
        ({"papyrus", "round"}, t("plagues-label-papyrus"), papyrus(g)),
        ({"plague"}, t("plagues-label-plague"), plague(g)),
        ({"losses"}, t("plagues-label-loss"), losses(g)),
        ({"territories"}, t("plagues-label-territories"), territories(g, pointed)),
        ({"hebrews", "hebrew"}, t("plagues-label-hebrews"), hebrews(g, seat)),
        ({"left"}, f"{t('plagues-label-supply')} {sum(g.supply)}", supply(g)),
    ):
        grid.add_row(label(name, "bold", pointed=bool(things & kinds)), text)
    return Group(grid, by_die(g, seat, pointed))


def papyrus(g: Plagues) -> Text:
    """Tribute and Ankhs of this round, and of those to come (P1.4)."""
    tribute, ankhs = papyrus_now(g)
    text = Text.assemble(f"{t('plagues-label-tribute')} ", (str(tribute), "bold"))
    text.append(f", {t('plagues-label-ankhs')}: {t('plagues-ui-ankhs-cancel', ankhs=ankhs)}")
    table = g.book.tables.papyrus.advanced if g.advanced else g.book.tables.papyrus.normal
    coming = [f"{table.tribute[n]}/{table.ankhs[n]}" for n in range(g.round, last_round(g))]
    if coming:
        text.append(f"; {t('plagues-ui-to-come')}: {' '.join(coming)}", "dim")
    return text


def plague(g: Plagues) -> Text:
    """The plague of the round: when it acts, what it does, who ignores it (P7)."""
    if g.plague == NONE:
        return Text(t("plagues-ui-no-plague"))
    card = g.book.tables.plagues[g.plague]
    when = t(f"plagues-when-{key(card.when)}")
    name, does = cards.plague_name(words(), card.id), cards.plague_help(words(), g.book, card.id)
    text = Text.assemble((name, "bold"), f", {when}: {does}")
    if card.when == "at once" and g.round == 1 and g.phase != BETWEEN_ROUNDS:
        text.append(f" ({t('terminal-plagues-not-in-first')})", "dim")
    if g.ignoring:
        text.append(f" {t('plagues-label-ignoring')}: {Names.at(g).players(bits(g.ignoring))}", "bold")
    return text


def losses(g: Plagues) -> Text:
    """The parts of the loss card (P6.7)."""
    if g.loss == NONE:
        return Text(t("plagues-ui-no-loss"))
    parts = loss_parts(g, g.loss)
    text = Text()
    for number, part in enumerate(parts, 1):
        text.append(f"{number} " if len(parts) > 1 else "", "bold")
        text.append(f"{part}{'   ' if number < len(parts) else ''}")
    return text


def territories(g: Plagues, pointed: Pointed) -> Text:
    """The open territory cards in words."""
    lines = [
        label(f"t{card + 1:<3}", "bold", pointed=f"territory t{card + 1}" in pointed).append(territory(g.book, card))
        for card in bits(g.open_land)
    ]
    return Text("\n").join(lines) if lines else Text(t("plagues-ui-no-land"), "dim")


def hebrews(g: Plagues, seat: Player | None) -> Text:
    """Who waits to be freed, and the die it takes (P4.5)."""
    text = Text()
    for value in HEBREWS:
        if number := g.hebrews[value - 1]:
            need = 2 * value if seat is None else hebrew_need(g, seat, value)
            dice = t("plagues-die", n=f"{need}" if need == DICE[-1] else f"{need}-{DICE[-1]}")
            text.append(", " if text else "")
            text.append(t("plagues-ui-number-of", number=number, what=t("plagues-hebrew", n=value)), "bold")
            text.append(f" ({dice})")
    return text or Text("-", "dim")


def supply(g: Plagues) -> Text:
    """How many tokens of each kind lie face down."""
    left = [f"{number} {token_name(token)}" for token, number in enumerate(g.supply) if number]
    return Text(", ".join(left) or "-", "dim")


def by_die(g: Plagues, seat: Player | None, pointed: Pointed = NOTHING_POINTED) -> Table:
    """What each number of a die takes: the market token and the Pharaoh card."""
    table = Table.grid(expand=True, padding=(0, 1, 0, 0))
    table.add_column(width=LABEL - 1)
    for _ in DICE:
        table.add_column(ratio=1)
    table.add_row(
        Text(t("plagues-label-dice"), "bold"),
        *[label(f" {die} ", "reverse", pointed=f"die {die}" in pointed) for die in DICE],
    )
    market = [_market_token(token, pointed=f"slot {slot}" in pointed) for slot, token in enumerate(g.market, 1)]
    favours = [_favour(g, card, pointed=f"favour {card + 1}" in pointed) for card in range(len(g.cards))]
    table.add_row(label(t("plagues-label-market"), "bold", pointed="market" in pointed), *market)
    table.add_row(Text(t("terminal-plagues-favours"), "bold"), *favours)
    if any(holder != ON_TABLE for holder in g.cards):
        table.add_row(
            Text(t("terminal-plagues-held-by"), "dim"), *[_holder(g, card, seat) for card in range(len(g.cards))]
        )
    return table


def _market_token(token: int, *, pointed: bool) -> Text:
    if token == NO_TOKEN:
        return label("-", "dim", pointed=pointed)
    return label(token_name(token), f"bold {ink.TOKENS[TOKENS[token]]}", pointed=pointed)


def _favour(g: Plagues, card: int, *, pointed: bool) -> Text:
    return label(short_favour(g.book, card), "" if g.cards[card] == ON_TABLE else "dim", pointed=pointed)


def _holder(g: Plagues, card: int, seat: Player | None) -> Text:
    holder = g.cards[card]
    if holder == ON_TABLE:
        return Text()
    if holder == SPENT:
        return Text(t("terminal-plagues-gone"), "dim")
    return Text(f" {t('plagues-ui-you') if holder == seat else Names.at(g).player(holder)} ", ink.badge(holder))
