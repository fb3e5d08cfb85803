"""The shared board: papyrus, market, Pharaoh cards, Hebrews, territories, plague, losses, supply."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.cli.english import count
from tawy.cli.plagues import cards, ink
from tawy.cli.plagues.names import TOKEN_NAMES, Names
from tawy.kernel.bits import bits
from tawy.plagues.queries.dice import hebrew_need
from tawy.plagues.queries.plague import side
from tawy.plagues.state import NONE, Plagues, Player
from tawy.plagues.terms import BETWEEN_ROUNDS, DICE, HEBREWS, NO_TOKEN, ON_TABLE, ROUNDS, SHORT_ROUNDS, SPENT, TOKENS

LABEL = 12
"""Columns for the names of things, left of them."""


def board(g: Plagues, seat: Player | None) -> RenderableType:
    """All of it."""
    grid = Table.grid(expand=True)
    grid.add_column(width=LABEL)
    grid.add_column(ratio=1)
    for label, text in (
        ("Papyrus", papyrus(g)),
        ("Plague", plague(g)),
        ("Losses", losses(g)),
        ("Territories", territories(g)),
        ("Hebrews", hebrews(g, seat)),
        (f"Supply {sum(g.supply)}", supply(g)),
    ):
        grid.add_row(Text(label, "bold"), text)
    return Group(grid, by_die(g, seat))


def last_round(g: Plagues) -> int:
    """The round after which the game ends at the latest (P12.1)."""
    return SHORT_ROUNDS if g.short else ROUNDS


def papyrus(g: Plagues) -> Text:
    """Tribute and Ankhs of this round, and of those to come (P1.4)."""
    tribute, ankhs = side(g)
    text = Text.assemble(("tribute ", ""), (str(tribute), "bold"), ", ")
    text.append(count(ankhs, "Ankh"), "bold")
    text.append(f" {'cancels' if ankhs == 1 else 'cancel'} a loss")
    table = g.book.tables.papyrus.advanced if g.advanced else g.book.tables.papyrus.normal
    coming = [f"{table.tribute[n]}/{table.ankhs[n]}" for n in range(g.round, last_round(g))]
    if coming:
        text.append(f"; coming rounds: {' '.join(coming)}", "dim")
    return text


def plague(g: Plagues) -> Text:
    """The plague of the round: when it acts, what it does, who ignores it (P7)."""
    if g.plague == NONE:
        return Text("none yet")
    card = g.book.tables.plagues[g.plague]
    when = "the whole round" if card.when == "round" else card.when
    text = Text.assemble((cards.plague_name(card.id), "bold"), f", {when}: {cards.plague(g.book, card)}")
    if card.when == "at once" and g.round == 1 and g.phase != BETWEEN_ROUNDS:
        text.append(" (not in the first round)", "dim")
    if g.ignoring:
        text.append(f"; ignored by {Names.at(g).players(bits(g.ignoring))}", "bold")
    return text


def losses(g: Plagues) -> Text:
    """The parts of the loss card (P6.7)."""
    if g.loss == NONE:
        return Text("none yet")
    parts = [cards.loss_part(part) for part in g.book.losses[g.loss]]
    text = Text()
    for number, part in enumerate(parts, 1):
        text.append(f"{number} " if len(parts) > 1 else "", "bold")
        text.append(f"{part}{'   ' if number < len(parts) else ''}")
    return text


def territories(g: Plagues) -> Text:
    """The open territory cards in words."""
    lines = [Text.assemble((f"t{card + 1:<3}", "bold"), cards.territory(g.book, card)) for card in bits(g.open_land)]
    return Text("\n").join(lines) if lines else Text("none open", "dim")


def hebrews(g: Plagues, seat: Player | None) -> Text:
    """Who waits to be freed, and the die it takes (P4.5)."""
    text = Text()
    for value in HEBREWS:
        if number := g.hebrews[value - 1]:
            need = 2 * value if seat is None else hebrew_need(g, seat, value)
            dice = f"die {need}" if need == DICE[-1] else f"die {need} or more"
            text.append(", " if text else "")
            text.append(f"{number} of {value}", "bold")
            text.append(f" ({dice})")
    return text or Text("none left", "dim")


def supply(g: Plagues) -> Text:
    """How many tokens of each kind lie face down; of province tokens the word is said once."""
    left = [f"{number} {TOKEN_NAMES[token]}" for token, number in zip(TOKENS, g.supply, strict=True) if number]
    words = ", ".join(left)
    first = words.find("province ")
    return Text(words[: first + 1] + words[first + 1 :].replace("province ", "") if left else "nothing left", "dim")


def by_die(g: Plagues, seat: Player | None) -> Table:
    """What each number of a die takes: the market token and the Pharaoh card."""
    table = Table.grid(expand=True, padding=(0, 1, 0, 0))
    table.add_column(width=LABEL - 1)
    for _ in DICE:
        table.add_column(ratio=1)
    table.add_row(Text("Die", "bold"), *[Text(f" {die} ", "reverse") for die in DICE])
    table.add_row(Text("Market", "bold"), *[_market_token(token) for token in g.market])
    table.add_row(Text("Pharaoh", "bold"), *[_favour(g, card) for card in range(len(g.cards))])
    if any(holder != ON_TABLE for holder in g.cards):
        table.add_row(Text("  held by", "dim"), *[_holder(g, card, seat) for card in range(len(g.cards))])
    return table


def _market_token(token: int) -> Text:
    return (
        Text("-", "dim") if token == NO_TOKEN else Text(TOKEN_NAMES[TOKENS[token]], f"bold {ink.TOKENS[TOKENS[token]]}")
    )


def _favour(g: Plagues, card: int) -> Text:
    return Text(cards.short_favour(g.book, card), "" if g.cards[card] == ON_TABLE else "dim")


def _holder(g: Plagues, card: int, seat: Player | None) -> Text:
    holder = g.cards[card]
    if holder == ON_TABLE:
        return Text()
    if holder == SPENT:
        return Text("spent", "dim")
    return Text(" you " if holder == seat else f" {Names.at(g).title(holder)} ", ink.badge(holder))
