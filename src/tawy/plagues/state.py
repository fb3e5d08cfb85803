"""The columns of a game of 10 Plagues.

Lists are by *player* unless said otherwise: the people first, and in solo the automa as player 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from tawy.kernel.bits import Mask, union
from tawy.kernel.frame import Columns
from tawy.plagues.tables import Book, by_mark
from tawy.plagues.terms import ALL_DICE, MARKET, NO_POWER, NO_TOKEN, ON_TABLE, ROWS, SPACES, TOKENS

Player = int
NOBODY: Final = -1
NONE: Final = -1
AUTOMA: Final = 1
"""The automa's number in a solo game (P14.1)."""

ENDINGS: Final = ("", "supply used up", "last round")
GOING_ON, SUPPLY_USED_UP, LAST_ROUND = range(3)


_NAMES: Final = (
    "advanced",
    "aside",
    "automa_dice",
    "automa_shown",
    "board",
    "boat",
    "book",
    "bottom",
    "card_at",
    "cards",
    "claimed",
    "content",
    "deck",
    "dev",
    "dice",
    "discard",
    "drawn",
    "ending",
    "exempt",
    "failed",
    "filled",
    "freed",
    "gone",
    "hebrew_bag",
    "hebrews",
    "hebrews_gone",
    "ignoring",
    "kept",
    "land",
    "land_gone",
    "loss",
    "loss_deck",
    "market",
    "open_land",
    "order",
    "penalties",
    "people",
    "pharaohs_used",
    "phase",
    "plague",
    "plague_deck",
    "players",
    "power_used",
    "provinces",
    "round",
    "rows",
    "short",
    "soldiers",
    "specials_used",
    "supply",
    "traded",
)
_COLUMNS: Final = tuple(name for name in _NAMES if name not in {"book", "filled", "rows"})


class Plagues(Columns):
    """A game of 10 Plagues at one moment."""

    __slots__ = _NAMES
    columns: ClassVar[tuple[str, ...]] = _COLUMNS

    # --- the table
    people: int
    players: int
    """People and automa."""
    advanced: bool
    short: bool
    content: str
    """The hash of the tables in use."""
    round: int
    phase: int
    """1 to 3; 0 before the first die of a round, BETWEEN_ROUNDS while the next one is laid out."""
    order: list[Player]
    """The turn order (P5.2)."""

    # --- the shared board
    market: list[int]
    """Tokens of slots 1 to 6; NO_TOKEN for an empty slot."""
    supply: list[int]
    """By kind: tokens face down. What Edfu holds in its hand still counts here."""
    aside: list[int]
    """Tokens taken from the market at the end of a round, before they are shuffled in (P11.1)."""
    hebrews: list[int]
    """By value: Hebrew tokens on the shared board."""
    hebrew_bag: list[int]
    """By value: Hebrew tokens not yet laid out."""
    gone: list[int]
    """By kind: tokens that left the game."""
    hebrews_gone: list[int]
    """By value."""
    land_gone: Mask
    """Territory cards that left the game."""
    cards: list[int]
    """By Pharaoh card: who holds it, ON_TABLE or SPENT."""
    open_land: Mask
    """The open territory cards."""
    deck: Mask
    """Territory cards face down, in no order yet."""
    bottom: list[int]
    """Territory cards that Buto put under the deck, the next one first."""
    plague: int
    plague_deck: Mask
    loss: int
    loss_deck: Mask

    # --- each player
    provinces: list[int]
    """The power of its province; NO_POWER for the automa."""
    power_used: Mask
    """Who has used its province's power this round (P8)."""
    dice: list[Mask]
    """Unspent dice."""
    board: list[int]
    """By player and space: the token there (P2.1)."""
    kept: list[int]
    """By player and kind: tokens beside the board."""
    pharaohs_used: list[int]
    """How many of its Pharaoh tokens are turned over (P10.1)."""
    discard: list[int]
    """By player and slot: a lost token (P6.8)."""
    dev: list[int]
    """By player and track: the space of its marker, from 0 (P3.1)."""
    boat: list[int]
    """The boat's space on the Nile, from 0."""
    card_at: list[int]
    """The marker's space on the province card."""
    claimed: list[Mask]
    """Bonuses won once: province card spaces as their bits, and the three bonus tokens (P2.6, P3.4)."""
    freed: list[int]
    """By player and value: freed Hebrews."""
    penalties: list[int]
    land: list[Mask]
    """Its territory cards."""
    specials_used: list[Mask]
    """Special action cards used this round (P9.2)."""
    traded: list[Mask]
    """Single-use trade cards already used (P9.4)."""
    ignoring: Mask
    """Who ignores this round's plague (P7.4)."""
    exempt: Mask
    """Who pays no tribute this round, by trade (P9.4)."""
    soldiers: list[int]
    """As counted this round."""
    failed: Mask
    """Who could not pay this round's tribute (P6.3)."""
    drawn: list[tuple[int, ...]]
    """What Buto or Edfu has drawn and is choosing from; for its player's eyes only (P15.1)."""

    # --- the automa
    automa_dice: Mask
    """Its dice still face down."""
    automa_shown: list[int]
    """The upper dice of its turns this round (P14.2)."""

    ending: int

    # --- derived
    book: Book
    filled: list[Mask]
    """The spaces of the board that hold a token."""
    rows: list[int]
    """How many rows hold three different tokens (P2.5)."""

    def derive(self) -> None:
        """The tables belong to the game by their hash; which spaces are filled follows from the board."""
        self.book = by_mark(self.content)
        self.filled = [
            union(place for place in range(SPACES) if self.board[player * SPACES + place] != NO_TOKEN)
            for player in range(self.players)
        ]
        self.rows = [rows_of(self.board, player * SPACES) for player in range(self.players)]

    def clone(self) -> Plagues:  # noqa: PLR0915  one line a column: a loop over their names takes twice the time
        """An independent copy that nobody listens to. Columns that acts replace whole, never in place, are shared."""
        c = Plagues.__new__(Plagues)
        c.stack = self.stack[:]
        c.ask = self.ask
        c.events = None
        c.people = self.people
        c.players = self.players
        c.advanced = self.advanced
        c.short = self.short
        c.content = self.content
        c.round = self.round
        c.phase = self.phase
        c.order = self.order
        c.market = self.market[:]
        c.supply = self.supply[:]
        c.aside = self.aside
        c.hebrews = self.hebrews[:]
        c.hebrew_bag = self.hebrew_bag
        c.gone = self.gone
        c.hebrews_gone = self.hebrews_gone
        c.land_gone = self.land_gone
        c.cards = self.cards[:]
        c.open_land = self.open_land
        c.deck = self.deck
        c.bottom = self.bottom
        c.plague = self.plague
        c.plague_deck = self.plague_deck
        c.loss = self.loss
        c.loss_deck = self.loss_deck
        c.provinces = self.provinces
        c.power_used = self.power_used
        c.dice = self.dice[:]
        c.board = self.board[:]
        c.kept = self.kept[:]
        c.pharaohs_used = self.pharaohs_used
        c.discard = self.discard
        c.dev = self.dev[:]
        c.boat = self.boat[:]
        c.card_at = self.card_at[:]
        c.claimed = self.claimed
        c.freed = self.freed[:]
        c.penalties = self.penalties
        c.land = self.land
        c.specials_used = self.specials_used
        c.traded = self.traded
        c.ignoring = self.ignoring
        c.exempt = self.exempt
        c.soldiers = self.soldiers
        c.failed = self.failed
        c.drawn = self.drawn
        c.automa_dice = self.automa_dice
        c.automa_shown = self.automa_shown
        c.ending = self.ending
        c.book = self.book
        c.filled = self.filled[:]
        c.rows = self.rows[:]
        return c


def complete(board: Sequence[int]) -> list[bool]:
    """By row of a board: whether it holds three different tokens (P2.5)."""
    return [_differ(board[left], board[middle], board[right]) for left, middle, right in ROWS]


def _differ(one: int, two: int, three: int) -> bool:
    return one != two != three != one and NO_TOKEN not in (one, two, three)


def rows_of(boards: list[int], start: int) -> int:
    """How many rows of the board that starts here hold three different tokens (P2.5)."""
    found = 0
    for left, middle, right in ROWS:
        if _differ(boards[start + left], boards[start + middle], boards[start + right]):
            found += 1
    return found


def bare_table(people: int, book: Book, *, advanced: bool, short: bool) -> Plagues:
    """An empty table: nothing drawn, everyone at the start."""
    g = Plagues()
    n = max(people, 2)
    g.people, g.players = people, n
    g.advanced, g.short, g.content = advanced, short, book.mark
    g.round, g.phase = 1, 0
    g.order = list(range(n))
    g.market = [NO_TOKEN] * MARKET
    g.supply = book.tokens_for(n)
    g.aside = []
    g.hebrews = [0, 0, 0]
    g.hebrew_bag = list(book.tables.hebrews.counts)
    g.gone = [0] * len(TOKENS)
    g.hebrews_gone = [0, 0, 0]
    g.land_gone = 0
    g.cards = [ON_TABLE] * MARKET
    g.open_land = 0
    g.deck = (1 << len(book.territories)) - 1
    g.bottom = []
    g.plague = g.loss = NONE
    g.plague_deck = (1 << len(book.tables.plagues)) - 1
    g.loss_deck = (1 << len(book.losses)) - 1
    g.provinces = [NO_POWER] * n
    g.power_used = 0
    g.dice = [ALL_DICE] * n
    g.board = [NO_TOKEN] * (n * SPACES)
    g.kept = [0] * (n * len(TOKENS))
    g.pharaohs_used = [0] * n
    g.discard = [NO_TOKEN] * (n * 2)
    g.dev = [0] * (n * 2)
    g.boat = [0] * n
    g.card_at = [0] * n
    g.claimed = [0] * n
    g.freed = [0] * (n * 3)
    g.penalties = [0] * n
    g.land = [0] * n
    g.specials_used = [0] * n
    g.traded = [0] * n
    g.ignoring = 0
    g.exempt = 0
    g.soldiers = [0] * n
    g.failed = 0
    g.drawn = [()] * n
    g.automa_dice = ALL_DICE
    g.automa_shown = []
    g.ending = GOING_ON
    g.derive()
    return g
