"""What players, tokens, tracks and spaces are called in English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tawy.cli.english import a, count, listing
from tawy.plagues.state import AUTOMA, Plagues
from tawy.plagues.tables import Book
from tawy.plagues.terms import NO_POWER, PROVINCES, TOKENS

PROVINCE_NAMES: Final = {province: province.capitalize() for province in PROVINCES}
POWERS: Final = {
    "abydos": "once a round change a die by up to 2 as you spend it",
    "buto": "once a round, on taking a territory card, draw two more and keep one of the three",
    "memphis": "always pay 1 coin less tribute",
    "edfu": "once a round spend a die 3 to draw 6 tokens from the supply and keep one",
}
"""What each province can do (P8)."""
TOKEN_NAMES: Final = {token: token for token in TOKENS} | {
    "province1": "province +1",
    "province2": "province +2",
    "province3": "province +3",
    "pharaoh": "Pharaoh",
}
"""A token as it is labelled."""
_NOUNS: Final = TOKEN_NAMES | {
    "boat": "boat token",
    "province1": "province +1 token",
    "province2": "province +2 token",
    "province3": "province +3 token",
    "pharaoh": "Pharaoh token",
}
_PLURALS: Final = {"sphinx": "sphinxes"}
TRACKS: Final = {"city": "city track", "field": "field track", "boat": "boat", "province": "province card"}
PHASES: Final = ("set-up", "dice", "territories", "tribute and losses", "the next round is laid out")


def noun(token: str) -> str:
    """A token as it is called in a sentence."""
    return _NOUNS[token]


def a_token(token: str) -> str:
    """One token that nobody has spoken of yet."""
    return a(noun(token))


def tokens(number: int, token: str) -> str:
    """So many tokens of a kind.

    >>> tokens(2, "sphinx"), tokens(1, "boat")
    ('2 sphinxes', '1 boat token')
    """
    return count(number, noun(token), _PLURALS.get(token, ""))


def some_tokens(names: Iterable[str]) -> str:
    """Tokens of several kinds, those of a kind together.

    >>> some_tokens(["herd", "coin", "herd"])
    '2 herds and a coin'
    """
    return listing(tokens(number, name) if number > 1 else a_token(name) for name, number in Counter(names).items())


def ordinal(number: int) -> str:
    """A place in an order.

    >>> ordinal(1), ordinal(2), ordinal(4)
    ('first', 'second', 'fourth')
    """
    return ("first", "second", "third", "fourth", "fifth", "sixth")[number - 1]


class Names:
    """Who is who at a table: people by the province they govern, and the automa; and the tables they play with."""

    def __init__(self, book: Book, people: int, provinces: dict[int, str] | None = None) -> None:
        self.book = book
        self.people = people
        self.provinces = provinces or {}

    @classmethod
    def at(cls, g: Plagues) -> Names:
        """The names as they are now."""
        known = enumerate(g.provinces)
        return cls(g.book, g.people, {player: PROVINCES[power] for player, power in known if power != NO_POWER})

    def player(self, player: int) -> str:
        """A player by its province; by its place before it has one."""
        if self.people == 1 and player == AUTOMA:
            return "the automa"
        return PROVINCE_NAMES[self.provinces[player]] if player in self.provinces else f"Seat {player + 1}"

    def title(self, player: int) -> str:
        """A player as a heading calls it."""
        return self.player(player).removeprefix("the ").capitalize()

    def players(self, players: Iterable[int]) -> str:
        """Several players."""
        return listing(self.player(player) for player in players)
