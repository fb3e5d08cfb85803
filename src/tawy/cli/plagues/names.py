"""What players, tokens, cards and places of 10 Plagues are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tawy.cli.plagues import cards
from tawy.cli.plagues.wording import wording
from tawy.cli.voice import t, words
from tawy.plagues.state import AUTOMA, Plagues
from tawy.plagues.tables import Book
from tawy.plagues.terms import FAVOURS, NO_POWER, PROVINCES, TOKENS
from tawy.words.wording import Wording


def worded(g: Plagues) -> Wording:
    """How this game is worded."""
    return wording(words(), g.book)


def token(kind: int) -> str:
    """A token by its number."""
    return t(f"plagues-token-{TOKENS[kind]}")


def some_tokens(kinds: Iterable[str]) -> str:
    """Tokens of several kinds, those of a kind together."""
    counted = Counter(kinds).items()
    return ", ".join(number_of(number, t(f"plagues-token-{kind}")) for kind, number in counted)


def number_of(number: int, what: str) -> str:
    """So many of a thing; of one, just the thing."""
    return what if number == 1 else t("plagues-ui-number-of", number=number, what=what)


def territory(book: Book, card: int) -> str:
    """A territory card by its kind and what it does."""
    kind = t(f"plagues-kind-{book.territories[card].kind}")
    return t("terminal-thing", name=kind, help=cards.short(words(), book, card))


def favour(book: Book, card: int) -> str:
    """What a Pharaoh card gives."""
    return cards.favour(words(), book, FAVOURS[book.favours[card]])


def short_favour(book: Book, card: int) -> str:
    """The same where there is little room."""
    name = FAVOURS[book.favours[card]]
    if name == "province":
        return f"{t('plagues-ui-card')} +{book.tables.pharaoh_cards.province}"
    return words().maybe(f"terminal-plagues-favour-{name}") or favour(book, card)


def slot_dice(book: Book, slot: int) -> str:
    """The dice that recover a token from a discard slot (P4.8)."""
    return words().listing((str(die) for die in book.tables.discard.slots[slot]), "or")


class Names:
    """Who is who at a table: people by the province they govern, and the automa."""

    def __init__(self, people: int, provinces: dict[int, str] | None = None) -> None:
        self.people = people
        self.provinces = provinces or {}

    @classmethod
    def at(cls, g: Plagues) -> Names:
        """The names as they are now."""
        known = enumerate(g.provinces)
        return cls(g.people, {player: PROVINCES[power] for player, power in known if power != NO_POWER})

    def player(self, player: int) -> str:
        """A player by its province; by its place before it has one."""
        if self.people == 1 and player == AUTOMA:
            return t("plagues-automa")
        if player not in self.provinces:
            return t("terminal-seat", n=player + 1)
        return t(f"plagues-province-{self.provinces[player]}")

    def players(self, players: Iterable[int]) -> str:
        """Several players."""
        return words().listing(self.player(player) for player in players)
