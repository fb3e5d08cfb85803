"""Cards in the words of what is printed on them, also where a game is played with tables of one's own.

With the shipped tables this is what the catalogues say of the cards by their numbers, as a test sees to.
"""

from __future__ import annotations

from tawy.plagues.tables import Book, shipped
from tawy.words import Words
from tawy.words.wording import key


def name(words: Words, book: Book, card: int) -> str:
    """A territory card: its kind and its number."""
    return f"{words(f'plagues-kind-{book.territories[card].kind}')} {card + 1}"


def short(words: Words, book: Book, card: int) -> str:
    """What a territory card does, in a few words."""
    land = book.territories[card]
    if land.trade is not None:
        needs = " + ".join(words(f"plagues-token-{need}") for need in land.trade.needs)
        return f"{needs}: {words(f'plagues-trade-{key(land.trade.gives)}')}"
    if land.moves:
        return ", ".join(f"{words(f'plagues-track-{track}')} +{steps}" for track, steps in land.moves)
    return words(f"plagues-{land.kind}-{land.name}")


def favour(words: Words, book: Book, favour: str) -> str:
    """What a Pharaoh card gives (P4.4); with other amounts than usual, the amount."""
    usual, amount = (getattr(one.tables.pharaoh_cards, favour, 1) for one in (shipped(), book))
    if amount == usual:
        return words(f"plagues-favour-{favour}")
    what = "plagues-label-soldiers" if favour == "soldiers" else f"plagues-track-{favour}"
    return f"{words(what)} +{amount}"


def plague_name(words: Words, plague: str) -> str:
    """A plague; one that a table brought along goes by its id."""
    return words.maybe(f"plagues-plague-{key(plague)}") or plague.replace("_", " ").capitalize()


def plague_help(words: Words, book: Book, plague: str) -> str:
    """What a plague does, by its effect: another name makes it no other plague."""
    effect = next(card.effect for card in book.tables.plagues if card.id == plague)
    usual = next(card.id for card in shipped().tables.plagues if card.effect == effect)
    return words(f"plagues-plague-{usual}-help")
