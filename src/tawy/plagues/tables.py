"""The tables of the game as content: the shipped ones, and packs that an owner of the printed game brings along."""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from tawy.kernel.bits import bits, union
from tawy.kernel.content import read_text
from tawy.kernel.refusal import Refused
from tawy.plagues.checks import check
from tawy.plagues.shapes import Loss, Tables, Territories, Territory
from tawy.plagues.terms import FAVOURS, TOKENS


class Book:
    """The tables made ready for play: every card by its number."""

    def __init__(self, tables: Tables, mark: str) -> None:
        self.tables = tables
        self.mark = mark
        """The hash of the tables: part of every record."""
        self.gaps = tables.board.gaps
        self.gap_masks = tuple(union(gap for gap, kind in enumerate(self.gaps) if kind == bonus) for bonus in range(5))
        """By bonus: the gaps it lies in."""
        self.favours = tuple(FAVOURS.index(favour) for favour in tables.pharaoh_cards.favours)
        """By card number minus one."""
        self.card_with = tuple(self.favours.index(favour) for favour in range(len(FAVOURS)))
        """By favour: the card that carries it."""
        self.dev_points: tuple[int, ...] = tuple(tables.dev_track.points)
        self.nile_spaces: int = tables.nile.spaces
        self.nile_bonus: int = tables.nile.bonus_token
        self.card_last: int = tables.province_card.last
        self.card_points: int = tables.province_card.points
        self.ankh_from: int = tables.province_card.ankh
        self.favour_soldiers: int = tables.pharaoh_cards.soldiers
        self.hebrew_column: tuple[str, ...] = tuple(tables.hebrews.column)
        papyrus = (tables.papyrus.normal, tables.papyrus.advanced)
        self.tribute: tuple[tuple[int, ...], ...] = tuple(tuple(printed.tribute) for printed in papyrus)
        self.ankhs: tuple[tuple[int, ...], ...] = tuple(tuple(printed.ankhs) for printed in papyrus)
        """By papyrus, the normal one first, and round (P1.4)."""
        self.nile_coins = tuple(
            sum(coin <= space for coin in tables.nile.coins) for space in range(tables.nile.spaces + 1)
        )
        """By space of the Nile: the coins that the boat has passed (P3.2)."""
        self.nile_points = {int(space): points for space, points in tables.nile.points.items()}
        bonuses = tables.province_card.bonuses
        self.province_bonuses = {int(space): bonuses[space] for space in sorted(bonuses, key=int)}
        """By space of the province card, the lower first (P3.4)."""
        self.losses: tuple[tuple[tuple[Loss, ...], ...], ...] = tuple(
            tuple(tuple(read_loss(choice) for choice in part) for part in card)
            for cards in (tables.losses.one, tables.losses.two, tables.losses.three)
            for card in cards
        )
        self.loss_ways = tuple(tuple(_ways(part) for part in card) for card in self.losses)
        """By loss card and part: every way to suffer it (P6.7)."""
        self.territories = tuple(_territories(tables.territories))
        self.land_names = tuple(territory.name for territory in self.territories)
        self.two_specials_from = tables.province_card.two_special_actions
        self.specials = self._cards("special")
        self.as_six = self.specials & union(card for card, land in enumerate(self.territories) if land.name == "die")
        """The special actions that make a 4 or 5 a 6 (P9.3)."""
        self.trades = self._cards("trade")
        self.single_trades = union(
            card for card in bits(self.trades) if not (trade := self.territories[card].trade) or not trade.permanent
        )
        self.plague_effects = tuple(plague.effect for plague in tables.plagues)

    def _cards(self, kind: str) -> int:
        """The territory cards of a kind, as a set."""
        return union(card for card, territory in enumerate(self.territories) if territory.kind == kind)

    def tokens_for(self, boards: int) -> list[int]:
        """How many tokens of each kind are in a game with so many boards (P1.2)."""
        counts = self.tables.tokens
        removed = {2: counts.removed_with_2, 3: counts.removed_with_3, 4: {}}[boards]
        return [counts.all[kind] - removed.get(kind, 0) for kind in TOKENS]


Way = tuple[str, int, tuple[int, ...]]
"""A way to suffer a part of a loss: a track and steps back, or the kinds of token to lose."""


def _ways(part: tuple[Loss, ...]) -> tuple[Way, ...]:
    """Each of its choices; "one of" is a choice for each kind."""
    ways: list[Way] = []
    for loss in part:
        if loss.track:
            ways.append((loss.track, loss.steps, ()))
        elif loss.both:
            ways.append(("", 0, loss.kinds))
        else:
            ways += [("", 0, (kind,)) for kind in loss.kinds]
    return tuple(ways)


_MOVE: Final = re.compile(r"(boat|city|field|province) ([+-]\d+)")
_TOKENS: Final = re.compile(r"(one of|both) (\w+(?:, \w+)*)")


def read_loss(text: str) -> Loss:
    """A loss as it is written in the tables: "boat -1", "one of sphinx, obelisk", "both sphinx, plantation"."""
    if (move := _MOVE.fullmatch(text)) and int(move[2]) < 0:
        return Loss(text, track=move[1], steps=-int(move[2]))
    if (tokens := _TOKENS.fullmatch(text)) and all(kind in TOKENS[:5] for kind in tokens[2].split(", ")):
        kinds = tuple(TOKENS.index(kind) for kind in tokens[2].split(", "))
        return Loss(text, kinds=kinds, both=tokens[1] == "both")
    raise Refused(
        f"losses: {text!r} is not a loss; write it like 'boat -1', 'one of sphinx, herd' or 'both sphinx, herd'."
    )


def _read_moves(text: str) -> tuple[tuple[str, int], ...]:
    moves = [_MOVE.fullmatch(move) for move in text.split(", ")]
    if not all(move and int(move[2]) > 0 for move in moves):
        raise Refused(
            f"territories.immediate: {text!r} is not a bonus; write it like 'city +1' or 'city +1, field +1'."
        )
    return tuple((move[1], int(move[2])) for move in moves if move)


def _territories(cards: Territories) -> list[Territory]:
    return [
        *(Territory("immediate", text, moves=_read_moves(text)) for text in cards.immediate),
        *(Territory("special", name) for name in cards.special),
        *(Territory("trade", trade.gives, trade=trade) for trade in cards.trade),
        *(Territory("scoring", name) for name in cards.scoring),
    ]


# --- packs -------------------------------------------------------------------------------------------

KEPT: Final = 256
"""Packs that stay known by their hash; a game holds its own, and a record brings it along."""

_BOOKS: Final[dict[str, Book]] = {}
"""By hash: the shipped tables, and the packs that were read last."""


def _shipped_text() -> str:
    return resources.files("tawy.plagues").joinpath("content", "tables.toml").read_text("utf-8")


@cache
def shipped() -> Book:
    """The tables that come with the game."""
    return _make(tomllib.loads(_shipped_text()), "tables.toml")


def load_pack(path: Path) -> Book:
    """A content pack: a file with a name and any tables that replace the shipped ones, each with its source."""
    return pack_of(read_pack(read_text(path), str(path)), str(path))


def read_pack(text: str, name: str) -> dict[str, Any]:
    """The tables that stand in the text of a content pack."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refused(f"{name} is not readable TOML: {error}.") from error


def pack_of(pack: dict[str, Any], name: str) -> Book:
    """The tables of a content pack made ready for play, in place of the shipped ones; refused if they do not fit."""
    if not isinstance(pack.get("name"), str) or not pack["name"].strip():
        raise Refused(f'{name} does not fit: a content pack needs a name, like name = "my printed copy".')
    book = _packed(msgspec.json.encode(pack, order="deterministic"), name)
    _know(book)
    return book


@lru_cache(KEPT)
def _packed(pack: bytes, name: str) -> Book:
    return _make(tomllib.loads(_shipped_text()) | msgspec.json.decode(pack), name)


def _know(book: Book) -> None:
    """Tables that are found by their hash from now on; of packs, those that were read longest ago are forgotten."""
    ours = shipped().mark
    _BOOKS.pop(book.mark, None)
    _BOOKS[book.mark] = book
    packs = [mark for mark in _BOOKS if mark != ours]
    for mark in packs[:-KEPT]:
        del _BOOKS[mark]


def by_mark(mark: str, name: str = "") -> Book:
    """The tables a game was begun with: the shipped ones, or a pack that has been loaded."""
    shipped()
    if mark not in _BOOKS:
        called = f"{name!r}, " if name else ""
        raise Refused(
            f"This game was played with other tables ({called}hash {mark}): give its pack with --content FILE."
        )
    return _BOOKS[mark]


def _make(raw: dict[str, Any], name: str) -> Book:
    try:
        tables = msgspec.convert(raw, Tables)
        check(tables)
        mark = blake2b(msgspec.json.encode(tables, order="deterministic"), digest_size=8).hexdigest()
        book = Book(tables, mark)
    except msgspec.ValidationError as error:
        raise Refused(f"{name} does not fit: {error}.") from error
    except Refused as error:
        raise Refused(f"{name} does not fit: {error}") from error
    _BOOKS[mark] = book
    return book
