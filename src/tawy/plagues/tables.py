"""The tables of the game as content: the shipped ones, and packs that an owner of the printed game brings along."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from tawy.kernel.bits import union
from tawy.kernel.content import Sourced, read_text
from tawy.kernel.refusal import Refused
from tawy.plagues.terms import BONUSES, FAVOURS, ROUNDS, TOKENS

Track = Literal["city", "field"]
TERRITORY_CARDS: Final = 30
PLAGUE_EFFECTS: Final = (
    "boat",
    "province",
    "favours cost",
    "no hebrew bonus",
    "tribute",
    "no soldier bonus",
    "no territory cards",
    "no coin bonuses",
    "no territories",
    "one ankh fewer",
)
SPECIAL_ACTIONS: Final = ("egyptians", "die", "mark", "swap", "coins", "recover", "soldiers", "market")
SCORINGS: Final = ("four", "rows", "egyptians", "areas", "hebrews", "discard", "bonuses", "ankhs")


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the papyrus: by round, what is due and how many Ankhs cancel a loss (P1.4)."""

    tribute: tuple[int, ...]
    ankhs: tuple[int, ...]


class Papyrus(Sourced, frozen=True):
    """Both sides of the papyrus."""

    normal: Side
    advanced: Side


class TokenCounts(Sourced, frozen=True):
    """How many tokens there are of each kind, and what is removed with fewer players (P1.2)."""

    all: dict[str, int]
    removed_with_3: dict[str, int]
    removed_with_2: dict[str, int]


class Board(Sourced, frozen=True):
    """Which bonus lies in which gap (P2.2)."""

    city: tuple[tuple[str, str], tuple[str, str]]
    field: tuple[tuple[str, str], tuple[str, str]]

    @property
    def gaps(self) -> tuple[int, ...]:
        """The bonus of each gap, city first, row by row."""
        return tuple(BONUSES.index(bonus) for row in (*self.city, *self.field) for bonus in row)


class DevTrack(Sourced, frozen=True):
    """Points by space of a development track (P3.1)."""

    points: tuple[int, ...]


class Nile(Sourced, frozen=True):
    """The Nile (P3.2)."""

    spaces: int
    coins: tuple[int, ...]
    bonus_token: int
    points: dict[str, int]


class ProvinceCard(Sourced, frozen=True):
    """The province card (P3.3)."""

    last: int
    bonuses: dict[str, Literal["hebrew", "market", "dev"]]
    two_special_actions: int
    ankh: int
    points: int


class PharaohCards(Sourced, frozen=True):
    """The favour of each Pharaoh card, and how much it is (P4.4)."""

    favours: tuple[str, ...]
    soldiers: int
    province: int
    boat: int


class HebrewTable(Sourced, frozen=True):
    """Hebrew tokens, the bonuses of their column, their points by rank (P1.3, P4.7, P12.2)."""

    counts: tuple[int, int, int]
    column: tuple[Literal["province", "boat", "dev", "market", "penalty", "ankh"], ...]
    points: tuple[int, int, int, int]


class Discard(Sourced, frozen=True):
    """The dice that recover a token from each discard slot (P1.5)."""

    slots: tuple[tuple[int, ...], tuple[int, ...]]


class PlagueCard(Sourced, frozen=True):
    """A plague: its effect and when it acts (P7.1, P7.2)."""

    id: str
    effect: str
    when: Literal["at once", "phase 1", "phase 2", "phase 3", "round"]


class Losses(Sourced, frozen=True):
    """The loss cards: parts, and the choices of each (P6.7)."""

    one: list[list[list[str]]]
    two: list[list[list[str]]]
    three: list[list[list[str]]]


class Trade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trade card (P9.4)."""

    gives: Literal["coin", "soldier", "dev", "market", "no tribute", "penalty"]
    permanent: bool
    needs: tuple[str, ...]


class Territories(Sourced, frozen=True):
    """The territory cards of each kind (P9)."""

    immediate: list[str]
    special: list[str]
    trade: list[Trade]
    scoring: list[str]


class Loss(msgspec.Struct, frozen=True):
    """One choice of a part of a loss card."""

    text: str
    track: str = ""
    """boat, city, field or province, to go back; empty for tokens"""
    steps: int = 0
    kinds: tuple[int, ...] = ()
    both: bool = False


class Territory(msgspec.Struct, frozen=True):
    """One territory card, by what it is."""

    kind: Literal["immediate", "special", "trade", "scoring"]
    name: str
    moves: tuple[tuple[str, int], ...] = ()
    trade: Trade | None = None


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the rulebook shows as a table."""

    name: str
    papyrus: Papyrus
    tokens: TokenCounts
    board: Board
    dev_track: DevTrack
    nile: Nile
    province_card: ProvinceCard
    pharaoh_cards: PharaohCards
    hebrews: HebrewTable
    discard: Discard
    plagues: list[PlagueCard]
    losses: Losses
    territories: Territories


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
        self.dev_points = tables.dev_track.points
        self.nile_points = {int(space): points for space, points in tables.nile.points.items()}
        self.province_bonuses = {int(space): bonus for space, bonus in tables.province_card.bonuses.items()}
        self.losses = tuple(
            tuple(tuple(read_loss(choice) for choice in part) for part in card)
            for cards in (tables.losses.one, tables.losses.two, tables.losses.three)
            for card in cards
        )
        self.territories = tuple(_territories(tables.territories))
        self.specials = self._cards("special")
        self.trades = self._cards("trade")
        self.plague_effects = tuple(plague.effect for plague in tables.plagues)

    def _cards(self, kind: str) -> int:
        """The territory cards of a kind, as a set."""
        return union(card for card, territory in enumerate(self.territories) if territory.kind == kind)

    def tokens_for(self, boards: int) -> list[int]:
        """How many tokens of each kind are in a game with so many boards (P1.2)."""
        counts = self.tables.tokens
        removed = {2: counts.removed_with_2, 3: counts.removed_with_3, 4: {}}[boards]
        return [counts.all[kind] - removed.get(kind, 0) for kind in TOKENS]

    def losses_of(self, parts: int) -> list[int]:
        """The loss cards with this many parts."""
        return [card for card, contents in enumerate(self.losses) if len(contents) == parts]


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

_BOOKS: Final[dict[str, Book]] = {}


def _shipped_text() -> str:
    return resources.files("tawy.plagues").joinpath("content", "tables.toml").read_text("utf-8")


@cache
def shipped() -> Book:
    """The tables that come with the game."""
    return _make(tomllib.loads(_shipped_text()), "tables.toml")


def load_pack(path: Path) -> Book:
    """A content pack: a file with a name and any tables that replace the shipped ones, each with its source."""
    text = read_text(path)
    try:
        pack = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refused(f"{path} is not readable TOML: {error}.") from error
    if not isinstance(pack.get("name"), str) or not pack["name"].strip():
        raise Refused(f'{path} does not fit: a content pack needs a name, like name = "my printed copy".')
    return _make(tomllib.loads(_shipped_text()) | pack, str(path))


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
        _check(tables)
        mark = blake2b(msgspec.json.encode(tables, order="deterministic"), digest_size=8).hexdigest()
        book = Book(tables, mark)
    except msgspec.ValidationError as error:
        raise Refused(f"{name} does not fit: {error}.") from error
    except Refused as error:
        raise Refused(f"{name} does not fit: {error}") from error
    _BOOKS[mark] = book
    return book


def _check(tables: Tables) -> None:
    for name, side in (("normal", tables.papyrus.normal), ("advanced", tables.papyrus.advanced)):
        if len(side.tribute) != ROUNDS or len(side.ankhs) != ROUNDS:
            raise Refused(f"papyrus.{name}: tribute and ankhs need {ROUNDS} rounds each.")
    _check_tokens(tables.tokens)
    _check_words("board", [bonus for row in (*tables.board.city, *tables.board.field) for bonus in row], BONUSES)
    if sorted(tables.pharaoh_cards.favours) != sorted(FAVOURS):
        raise Refused(f"pharaoh_cards.favours: each of {', '.join(FAVOURS)} once.")
    _check_words("plagues.effect", [plague.effect for plague in tables.plagues], PLAGUE_EFFECTS)
    if len(tables.plagues) < ROUNDS:
        raise Refused(f"plagues: there are {len(tables.plagues)}; a game may need {ROUNDS}.")
    _check_losses(tables.losses)
    _check_territories(tables.territories)
    _check_tracks(tables)


def _check_tokens(tokens: TokenCounts) -> None:
    _check_words("tokens.all", list(tokens.all), TOKENS)
    for name, removed in (("removed_with_3", tokens.removed_with_3), ("removed_with_2", tokens.removed_with_2)):
        _check_words(f"tokens.{name}", list(removed), TOKENS)
    for kind in TOKENS:
        if tokens.all.get(kind, -1) < max(tokens.removed_with_3.get(kind, 0), tokens.removed_with_2.get(kind, 0), 0):
            raise Refused(f"tokens.all.{kind}: missing, or fewer than are removed.")


def _check_words(field: str, words: list[str], known: tuple[str, ...]) -> None:
    for word in words:
        if word not in known:
            raise Refused(f"{field}: {word!r} is unknown; choose from {', '.join(known)}.")


def _check_losses(losses: Losses) -> None:
    for parts, (name, cards, least) in enumerate(
        (("one", losses.one, 2), ("two", losses.two, 3), ("three", losses.three, 5)), 1
    ):
        if len(cards) != least or any(len(card) != parts for card in cards):
            raise Refused(f"losses.{name}: {least} cards of {parts} parts each.")


def _check_territories(cards: Territories) -> None:
    _check_words("territories.special", cards.special, SPECIAL_ACTIONS)
    _check_words("territories.scoring", cards.scoring, SCORINGS)
    for trade in cards.trade:
        _check_words("territories.trade.needs", list(trade.needs), ("province", *TOKENS[:7]))
        if trade.permanent != (trade.gives in {"coin", "soldier"}):
            raise Refused(f"territories.trade: {trade.gives!r} is {'not ' if trade.permanent else ''}permanent.")
    total = len(cards.immediate) + len(cards.special) + len(cards.trade) + len(cards.scoring)
    if total != TERRITORY_CARDS:
        raise Refused(f"territories: there are {total} cards; the game has {TERRITORY_CARDS}.")


def _check_tracks(tables: Tables) -> None:
    nile, card = tables.nile, tables.province_card
    if not all(1 <= space <= nile.spaces for space in (*nile.coins, nile.bonus_token)):
        raise Refused(f"nile: coins and bonus token lie on spaces 1 to {nile.spaces}.")
    for field, spaces, last in (
        ("nile.points", nile.points, nile.spaces),
        ("province_card.bonuses", card.bonuses, card.last),
    ):
        for space in spaces:
            if not space.isdecimal() or not 1 <= int(space) <= last:
                raise Refused(f"{field}: {space!r} is not a space from 1 to {last}.")
    if list(tables.dev_track.points) != sorted(tables.dev_track.points) or not tables.dev_track.points:
        raise Refused("dev_track.points: values that grow from space to space.")
