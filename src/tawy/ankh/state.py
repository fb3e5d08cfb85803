"""The columns of a game of Ankh: flat lists and masks, so that a clone is a handful of slices.

A *side* is a god with its own devotion marker. It is numbered by the seat that speaks for it: each
seat its own at first, the upper god's seat after a merge (A8.9). Lists are by side unless said
otherwise; guardians are by ``level * seats + side``.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tawy.ankh.board import adjacency
from tawy.ankh.terms import FULL_HAND
from tawy.kernel.bits import Mask
from tawy.kernel.frame import Columns
from tawy.kernel.hexgrid import Space

Seat = int
Side = int
NOBODY: Final = -1
NOWHERE: Final = -1

ENDINGS: Final = ("", "top of the track", "sole god", "most devotion", "atheism")
GOING_ON, TOP_OF_THE_TRACK, SOLE_GOD, MOST_DEVOTION, ATHEISM = range(5)


_NAMES: Final = (
    "abilities",
    "adjacent",
    "aims",
    "amun_ready",
    "ankhs",
    "arena",
    "brought",
    "built",
    "camels",
    "cards",
    "devotion",
    "ending",
    "event",
    "fallen",
    "fighters",
    "figures",
    "first",
    "followers",
    "god_at",
    "gods",
    "guardian_pool",
    "guardian_supply",
    "guardians",
    "guardians_gone",
    "hand",
    "kinds",
    "last_red",
    "occupied",
    "offers",
    "owned",
    "powers",
    "regions",
    "scenario",
    "sealed",
    "seats",
    "sheltered",
    "side_of",
    "standing",
    "suns",
    "tie_holder",
    "tie_up",
    "tiles",
    "track",
    "trapped",
    "turn",
    "victor",
    "warrior_pool",
    "warriors",
    "winner",
)
_COLUMNS: Final = tuple(name for name in _NAMES if name not in {"adjacent", "figures", "occupied"})


class Ankh(Columns):
    """A game of Ankh at one moment."""

    __slots__ = _NAMES
    columns: ClassVar[tuple[str, ...]] = _COLUMNS
    remembered: ClassVar[frozenset[str]] = frozenset({"brought"})

    # --- the table
    seats: int
    first: Seat
    turn: Seat
    """Whose turn it is."""
    last_red: int
    """The highest red space of the devotion track (A1.4)."""
    scenario: str
    gods: list[int]
    """By seat: which god it took."""
    side_of: list[Side]
    """By seat: the side it plays for (A8.8)."""
    kinds: tuple[int, ...]
    """The guardian of each level in this game (A3.4)."""
    track: list[int]
    """By action row: uses since its marker last returned (A1.5)."""
    event: int
    """How far the event marker has moved (A1.6)."""

    # --- each side
    abilities: list[Mask]
    """Whose god abilities it has: two after a merge (A8.6)."""
    standing: list[Side]
    """The sides still in the game, by devotion ascending: track and stacks in one list (A10.1)."""
    devotion: list[int]
    followers: list[int]
    powers: list[Mask]
    hand: list[Mask]
    ankhs: list[int]
    """Ankh tokens in the pool, for monuments."""

    # --- figures
    god_at: list[Space]
    warriors: list[Mask]
    """Spaces of its warriors."""
    warrior_pool: list[int]
    trapped: list[int]
    """How many of its warriors lie in Anubis's slots (A13.4)."""
    guardians: list[Mask]
    """By level and side: the spaces of these guardians."""
    guardian_pool: list[int]
    """By level and side."""
    guardian_supply: list[int]
    """By level: figures that nobody has."""
    guardians_gone: list[int]
    """By level: figures that left the game."""
    suns: Mask
    """Spaces of Ra's Radiant figures (A13.15)."""
    aims: tuple[tuple[Space, int], ...]
    """Each Giant Scorpion on the board: its space, and the first of the two edges it aims across (A14.6)."""

    # --- the board
    built: list[Mask]
    """By kind: the spaces of obelisks, temples, pyramids."""
    owned: list[Mask]
    """Spaces of the monuments a side controls."""
    camels: Mask
    """A set of edges, not of spaces."""
    regions: tuple[Mask, ...]
    """Land and water of each region, in conflict order: token n lies in entry n - 1."""
    tiles: Mask
    """Spaces with an Underworld tile (A13.11)."""

    # --- conflict
    tie_holder: Side
    tie_up: bool
    amun_ready: bool
    """Amun's token is face up (A13.1)."""
    arena: int
    """The region of the battle that is going on, or NOWHERE."""
    fighters: Mask
    """The sides that take part in it (A7.10)."""
    sealed: list[int]
    """What a side has picked in secret and not yet shown: cards as a mask, or an offer; NOBODY for nothing yet."""
    cards: list[Mask]
    """The cards each side has shown in this battle."""
    offers: list[int]
    """The followers each side offered in the latest plague of this battle; NOBODY for none."""
    sheltered: Mask
    """Spaces of the figures that a Flood saves (A12.6)."""
    fallen: list[int]
    """Figures a side lost in this battle (A12.7)."""
    victor: Side
    """Who won the resolution of this battle."""
    brought: list[tuple[int, ...]]
    """What each side brought to the resolution of this battle, source by source; empty until then (A7.17)."""

    # --- the end
    ending: int
    winner: Side

    # --- derived
    figures: list[Mask]
    """Spaces of all its figures."""
    occupied: Mask
    adjacent: tuple[Mask, ...]

    def derive(self) -> None:
        """Rebuild the sums of other columns."""
        n = self.seats
        self.figures = [
            self.warriors[side]
            | (1 << self.god_at[side] if self.god_at[side] != NOWHERE else 0)
            | self.guardians[side]
            | self.guardians[n + side]
            | self.guardians[2 * n + side]
            for side in range(n)
        ]
        self.occupied = self.built[0] | self.built[1] | self.built[2]
        for mask in self.figures:
            self.occupied |= mask
        self.adjacent = adjacency(self.camels)

    def clone(self) -> Ankh:  # noqa: PLR0915  one line a column: a loop over their names takes twice the time
        """An independent copy that nobody listens to. Columns that acts replace whole, never in place, are shared."""
        c = Ankh.__new__(Ankh)
        c.stack = self.stack[:]
        c.ask = self.ask
        c.events = None
        c.seats = self.seats
        c.first = self.first
        c.turn = self.turn
        c.last_red = self.last_red
        c.scenario = self.scenario
        c.gods = self.gods
        c.side_of = self.side_of
        c.kinds = self.kinds
        c.track = self.track[:]
        c.event = self.event
        c.abilities = self.abilities
        c.standing = self.standing[:]
        c.devotion = self.devotion[:]
        c.followers = self.followers[:]
        c.powers = self.powers
        c.hand = self.hand
        c.ankhs = self.ankhs
        c.god_at = self.god_at[:]
        c.warriors = self.warriors[:]
        c.warrior_pool = self.warrior_pool[:]
        c.trapped = self.trapped
        c.guardians = self.guardians[:]
        c.guardian_pool = self.guardian_pool[:]
        c.guardian_supply = self.guardian_supply
        c.guardians_gone = self.guardians_gone
        c.suns = self.suns
        c.aims = self.aims
        c.built = self.built
        c.owned = self.owned
        c.camels = self.camels
        c.regions = self.regions
        c.tiles = self.tiles
        c.tie_holder = self.tie_holder
        c.tie_up = self.tie_up
        c.amun_ready = self.amun_ready
        c.arena = self.arena
        c.fighters = self.fighters
        c.sealed = self.sealed
        c.cards = self.cards
        c.offers = self.offers
        c.sheltered = self.sheltered
        c.fallen = self.fallen
        c.victor = self.victor
        c.brought = self.brought
        c.ending = self.ending
        c.winner = self.winner
        c.figures = self.figures[:]
        c.occupied = self.occupied
        c.adjacent = self.adjacent
        return c


def bare_table(seats: int, last_red: int) -> Ankh:
    """An empty table for this many seats: nobody has a god yet, the board is bare."""
    g = Ankh()
    g.seats = seats
    g.first = g.turn = 0
    g.last_red = last_red
    g.scenario = ""
    g.gods = [NOBODY] * seats
    g.side_of = list(range(seats))
    g.kinds = ()
    g.track = [0, 0, 0, 0]
    g.event = 0
    g.abilities = [0] * seats
    g.standing = list(range(seats))
    g.devotion = [0] * seats
    g.followers = [0] * seats
    g.powers = [0] * seats
    g.hand = [FULL_HAND] * seats
    g.ankhs = [0] * seats
    g.god_at = [NOWHERE] * seats
    g.warriors = [0] * seats
    g.warrior_pool = [0] * seats
    g.trapped = [0] * seats
    g.guardians = [0] * (3 * seats)
    g.guardian_pool = [0] * (3 * seats)
    g.guardian_supply = [0, 0, 0]
    g.guardians_gone = [0, 0, 0]
    g.suns = 0
    g.aims = ()
    g.built = [0, 0, 0]
    g.owned = [0] * seats
    g.camels = 0
    g.regions = ()
    g.tiles = 0
    g.tie_holder = NOBODY
    g.tie_up = False
    g.amun_ready = False
    g.arena = NOWHERE
    g.fighters = 0
    g.sealed = [NOBODY] * seats
    g.cards = [0] * seats
    g.offers = [NOBODY] * seats
    g.sheltered = 0
    g.fallen = [0] * seats
    g.victor = NOBODY
    g.brought = []
    g.ending = GOING_ON
    g.winner = NOBODY
    g.derive()
    return g
