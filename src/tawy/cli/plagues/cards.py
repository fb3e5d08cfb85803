"""What territories, Pharaoh cards, plagues, losses and bonuses do, in a line each; the rules are one command away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tawy.cli.english import a, count, listing
from tawy.cli.plagues.names import TRACKS, a_token
from tawy.plagues.shapes import PlagueCard, Trade
from tawy.plagues.tables import Book, Loss, Territory, read_loss
from tawy.plagues.terms import FAVOUR_COIN, FAVOURS, TOKENS

SPECIALS: Final = {
    "egyptians": ("with 2 egyptians", "boat +1"),
    "die": ("", "a die 4 or 5 takes Pharaoh card 6"),
    "mark": ("with the boat at the river's bonus mark", "province card +2"),
    "swap": ("with 1 Ankh", "swap two market tokens, then a die takes one"),
    "coins": ("with 4 Hebrews", "2 coins for tribute"),
    "recover": ("with 2 Ankhs", "recover a discarded token without a die"),
    "soldiers": ("with the province card at 10", "2 soldiers"),
    "market": ("with 3 Ankhs", "take any market token"),
}
"""What each special action needs and does (P9.3)."""
SHORT_SPECIALS: Final = {
    "egyptians": "2 egyptians: boat +1",
    "die": "4 or 5 as 6 for card 6",
    "mark": "river mark: province +2",
    "swap": "1 Ankh: swap market",
    "coins": "4 Hebrews: 2 coins",
    "recover": "2 Ankhs: recover",
    "soldiers": "province 10: 2 soldiers",
    "market": "3 Ankhs: any token",
}
SCORINGS: Final = {
    "four": "4 points",
    "rows": "3 points a row of three different tokens, up to 6",
    "egyptians": "2 points an egyptian on the board, up to 6",
    "areas": "5 points for 3 tokens in the city and 3 in the field",
    "hebrews": "1 point a pair of Hebrews, up to 6",
    "discard": "5 points for an empty discard",
    "bonuses": "5 points for a coin, the soldier and the Hebrew bonus",
    "ankhs": "1 point an active Ankh",
}
"""What each scoring card scores (P9.5)."""
SHORT_SCORINGS: Final = {
    "four": "4 points",
    "rows": "3 a row",
    "egyptians": "2 an egyptian",
    "areas": "5 for 3 tokens each",
    "hebrews": "1 a pair of Hebrews",
    "discard": "5 for no discard",
    "bonuses": "5 for three bonuses",
    "ankhs": "1 an Ankh",
}
GOODS: Final = {
    "coin": "a coin every round",
    "soldier": "a soldier every round",
    "dev": "2 dev steps",
    "market": "any market token",
    "no tribute": "no tribute this round",
    "penalty": "a penalty less",
}
"""What a trade gives (P9.4)."""
SHORT_GOODS: Final = {
    "coin": "a coin",
    "soldier": "a soldier",
    "dev": "2 dev steps (coin)",
    "market": "any token (coin)",
    "no tribute": "no tribute (coin)",
    "penalty": "drop a penalty (coin)",
}
BONUS_NAMES: Final = {
    "dev_city": "city step",
    "dev_field": "field step",
    "coin": "coin",
    "hebrew": "Hebrew",
    "soldiers": "soldier",
}
"""The bonuses between two spaces of the board (P2.2)."""
COLUMN: Final = {
    "province": "province card +1",
    "boat": "boat +1",
    "dev": "a dev step",
    "market": "any market token",
    "penalty": "a penalty less",
    "ankh": "an Ankh",
}
"""What a freed Hebrew gives by its place (P4.7)."""
TOKENS_DO: Final = {
    "sphinx": "for the city",
    "obelisk": "for the city",
    "egyptian": "for city or field",
    "plantation": "for the field",
    "herd": "for the field",
    "coin": "pays for tribute, trades and dev steps",
    "boat": "boat +1",
    "province1": "province card +1",
    "province2": "province card +2",
    "province3": "province card +3",
    "pharaoh": "ignores a plague or drops a penalty; 2 points",
}
"""What a token is for (P4.3)."""
CARD_BONUSES: Final = {"hebrew": "a Hebrew", "market": "any market token", "dev": "2 dev steps"}
"""What the spaces of the province card give (P3.3)."""
PLAGUES: Final = {
    "boat": "every boat goes back 1",
    "province": "everyone goes back 2 on the province card",
    "favours cost": "taking a Pharaoh card other than {coin} costs a coin token",
    "no hebrew bonus": "the board's Hebrew bonus may not be used",
    "tribute": "tribute is 1 more",
    "no soldier bonus": "the board's soldier bonus may not be used",
    "no territory cards": "special action and trade cards may not be used",
    "no coin bonuses": "the board's coin bonuses may not be used",
    "no territories": "nobody takes a territory card; the open ones leave the game",
    "one ankh fewer": "everyone has one Ankh fewer in phase 3",
}
"""What each plague does (P7.1)."""


# --- territories


def number_of(name: str) -> int:
    """The card that an event names, like "t8 special egyptians"."""
    return int(name.split(maxsplit=1)[0][1:]) - 1


def territory(book: Book, card: int) -> str:
    """A territory card by what it does."""
    land = book.territories[card]
    if land.kind == "special":
        need, does = SPECIALS[land.name]
        return f"special action{', ' + need if need else ''}: {does}"
    return {"immediate": _immediate, "trade": _trade, "scoring": _scoring}[land.kind](land)


def _immediate(land: Territory) -> str:
    return f"at once: {listing(f'{TRACKS[track]} +{steps}' for track, steps in land.moves)}"


def _scoring(land: Territory) -> str:
    return f"at the end: {SCORINGS[land.name]}"


def _trade(land: Territory) -> str:
    trade = land.trade
    if trade is None:
        raise ValueError(f"{land.name} is no trade")
    return f"trade, with {needs(trade)}: {bargain(trade)}"


def needs(trade: Trade) -> str:
    """The tokens that a trade asks for (P9.4)."""
    return listing(a("province token") if need == "province" else a_token(need) for need in trade.needs)


def bargain(trade: Trade) -> str:
    """What a trade gives, and for what."""
    return GOODS[trade.gives] if trade.permanent else f"once, for a coin, {GOODS[trade.gives]}"


def short_territory(book: Book, card: int) -> str:
    """A territory card in a few words, for a crowded table."""
    land = book.territories[card]
    if land.trade is not None:
        return f"{'+'.join(land.trade.needs)}: {SHORT_GOODS[land.trade.gives]}"
    if land.kind == "special":
        return SHORT_SPECIALS[land.name]
    return SHORT_SCORINGS.get(land.name, land.name)


def titled(book: Book, card: int) -> str:
    """A territory card with its number, as it is told: t8 (special action, with 2 egyptians: boat +1)."""
    return f"t{card + 1} ({territory(book, card)})"


# --- Pharaoh cards


def favour(book: Book, card: int) -> str:
    """What a Pharaoh card gives (P4.4)."""
    amounts = book.tables.pharaoh_cards
    words = {
        "dev": "1 dev step, or 2 for a coin",
        "soldiers": count(amounts.soldiers, "soldier"),
        "coin": "a coin this round",
        "province": f"province card +{amounts.province}",
        "ankh": "an Ankh this round",
        "boat": f"boat +{amounts.boat}",
    }
    return words[FAVOURS[book.favours[card]]]


def short_favour(book: Book, card: int) -> str:
    """A Pharaoh card in a few words, for a crowded table."""
    words = {"dev": "1-2 dev steps", "coin": "a coin", "ankh": "an Ankh"}
    return words.get(FAVOURS[book.favours[card]]) or favour(book, card).replace("province card", "province")


def coin_card(book: Book) -> int:
    """The number of the Pharaoh card that is a coin."""
    return book.favours.index(FAVOUR_COIN) + 1


# --- plagues and losses


def plague_name(plague: str) -> str:
    """A plague by its id."""
    return plague.replace("_", " ").capitalize()


def plague(book: Book, card: PlagueCard) -> str:
    """What a plague does."""
    return PLAGUES[card.effect].format(coin=coin_card(book))


def loss(choice: Loss) -> str:
    """One choice of a part of a loss card (P6.7)."""
    if choice.track:
        return f"{TRACKS[choice.track]} back {choice.steps}"
    return listing((a_token(TOKENS[kind]) for kind in choice.kinds), "and" if choice.both else "or")


def loss_part(part: Iterable[Loss]) -> str:
    """A part of a loss card with its choices."""
    return ", or ".join(loss(choice) for choice in part)


def way(text: str) -> str:
    """A way to suffer, as an option or an event writes it: "boat -1", "sphinx", "sphinx+plantation"."""
    return loss(read_loss(text)) if " -" in text else listing(a_token(token) for token in text.split("+"))


def slot_dice(book: Book, slot: int) -> str:
    """The dice that recover a token from a discard slot (P4.8)."""
    return listing((str(die) for die in book.tables.discard.slots[slot]), "or")
