"""What happens in Ankh, as data: who, what, from where to where, and by which cause.

Sides are numbers (the seat that speaks for the god), spaces and their edges are tokens, pieces
and causes are ids. Wording, animation and statistics start from here; no event is ever obeyed.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tawy.kernel.event import Event

CAUSES: Final = {
    "action": "A4.1",
    "move": "A5.1",
    "summon": "A5.3",
    "gain": "A5.4",
    "unlock": "A5.5",
    "control": "A6.1",
    "caravan": "A6.4",
    "majority": "A7.16",
    "domination": "A7.4",
    "victory": "A7.20",
    "defeat": "A7.21",
    "merge": "A8.2",
    "forgotten": "A9.1",
    "commanding": "A11.1",
    "inspiring": "A11.2",
    "omnipresent": "A11.3",
    "revered": "A11.4",
    "resplendent": "A11.5",
    "obelisk_attuned": "A11.6",
    "temple_attuned": "A11.7",
    "pyramid_attuned": "A11.8",
    "glorious": "A11.9",
    "magnanimous": "A11.10",
    "bountiful": "A11.11",
    "worshipful": "A11.12",
    "plague": "A12.1",
    "build": "A12.2",
    "chariots": "A12.3",
    "cycle": "A12.4",
    "drought": "A12.5",
    "flood": "A12.6",
    "miracle": "A12.7",
    "mysterious_forms": "A13.1",
    "judge": "A13.4",
    "judge_strength": "A13.5",
    "ransom": "A13.6",
    "protector": "A13.8",
    "underworld": "A13.12",
    "radiance": "A13.15",
    "cat_mummy": "A14.2",
    "satet": "A14.3",
    "apep": "A14.4",
    "mummy": "A14.5",
    "giant_scorpion": "A14.7",
    "androsphinx": "A14.8",
}
"""Every cause an event can name, and the rule that explains it."""


class FirstPlayer(Event, frozen=True):
    """The first player is known; the markers are stacked (A3.2)."""

    covers: ClassVar = ("first", "turn", "standing")
    seat: int


class GodTaken(Event, frozen=True):
    """A seat plays this god and takes what belongs to it (A3.1)."""

    covers: ClassVar = ("gods", "abilities", "followers", "ankhs", "warrior_pool", "amun_ready")
    seat: int
    god: str


class GuardianChosen(Event, frozen=True):
    """This guardian serves in this game (A3.4)."""

    covers: ClassVar = ("kinds", "guardian_supply")
    guardian: str
    figures: int


class BoardLaid(Event, frozen=True):
    """The scenario is on the board (A3.3)."""

    covers: ClassVar = (
        "scenario",
        "camels",
        "regions",
        "built",
        "owned",
        "ankhs",
        "god_at",
        "warriors",
        "warrior_pool",
    )
    scenario: str


class TurnBegun(Event, frozen=True):
    """It is a seat's turn (A4.4)."""

    covers: ClassVar = ("turn",)
    seat: int


class ActionChosen(Event, frozen=True):
    """A seat's action; its marker moves on (A4.1)."""

    covers: ClassVar = ("track",)
    seat: int
    action: str
    uses: int
    last: bool
    """The marker stands on the last space: an event follows."""


class MarkerReturned(Event, frozen=True):
    """An action marker goes back to the start (A4.2)."""

    covers: ClassVar = ("track",)
    action: str


class EventReached(Event, frozen=True):
    """The event marker moves on to this event (A4.2)."""

    covers: ClassVar = ("event",)
    seat: int
    position: int
    event: str


class Moved(Event, frozen=True):
    """A figure moved."""

    covers: ClassVar = ("god_at", "warriors", "guardians", "suns", "aims")
    side: int
    piece: str
    start: str
    to: str
    cause: str


class Pushed(Event, frozen=True):
    """Satet pushed a figure away (A14.3)."""

    covers: ClassVar = ("god_at", "warriors", "guardians", "suns", "aims")
    side: int
    piece: str
    start: str
    to: str
    by: int


class Summoned(Event, frozen=True):
    """A figure came onto the board from the pool, or a warrior out of Anubis's slots."""

    covers: ClassVar = ("warriors", "guardians", "warrior_pool", "guardian_pool", "trapped")
    side: int
    piece: str
    space: str
    cause: str
    ransomed: bool


class Radiant(Event, frozen=True):
    """A summoned figure carries a sun token (A13.15)."""

    covers: ClassVar = ("suns",)
    side: int
    space: str


class Aimed(Event, frozen=True):
    """A Giant Scorpion aims at two spaces (A14.6)."""

    covers: ClassVar = ("aims",)
    side: int
    space: str
    at: tuple[str, str]


class FollowersGained(Event, frozen=True):
    """Followers came."""

    covers: ClassVar = ("followers",)
    side: int
    amount: int
    cause: str


class FollowersSpent(Event, frozen=True):
    """Followers were sacrificed."""

    covers: ClassVar = ("followers",)
    side: int
    amount: int
    cause: str


class FollowersPaid(Event, frozen=True):
    """Followers went from one god to another."""

    covers: ClassVar = ("followers",)
    side: int
    to: int
    amount: int
    cause: str


class PowerUnlocked(Event, frozen=True):
    """An ankh power is unlocked (A5.5)."""

    covers: ClassVar = ("powers",)
    side: int
    power: str


class GuardianJoined(Event, frozen=True):
    """A guardian joined a god's pool (A5.6)."""

    covers: ClassVar = ("guardian_pool", "guardian_supply")
    side: int
    guardian: str


class MonumentTaken(Event, frozen=True):
    """Control of a monument changed (A6.1, A6.2)."""

    covers: ClassVar = ("owned", "ankhs")
    side: int
    monument: str
    space: str
    lost_by: int | None


class MonumentBuilt(Event, frozen=True):
    """A monument was built (A12.2)."""

    covers: ClassVar = ("built", "owned", "ankhs")
    side: int
    monument: str
    space: str


class MonumentDestroyed(Event, frozen=True):
    """A monument went back to the supply."""

    covers: ClassVar = ("built", "owned", "ankhs")
    monument: str
    space: str
    lost_by: int | None
    cause: str


class CaravanPlaced(Event, frozen=True):
    """A line of camels split a region (A6.4)."""

    covers: ClassVar = ("camels", "regions")
    seat: int
    line: tuple[str, ...]
    token: int
    kept_by: str
    """A space of the new region that keeps the token."""
    new_token: int
    given_to: str
    sizes: tuple[int, int]


class TokensExchanged(Event, frozen=True):
    """Two regions changed places in the order of conflict (A6.7)."""

    covers: ClassVar = ("regions",)
    seat: int
    tokens: tuple[int, int]


class ConflictBegun(Event, frozen=True):
    """A conflict begins; a god takes the tie-breaker (A7.1)."""

    covers: ClassVar = ("tie_holder", "tie_up")
    number: int
    side: int


class ConflictEnded(Event, frozen=True):
    """The conflict is over; tie-breaker and Amun's token go back (A7.1, A13.1)."""

    covers: ClassVar = ("tie_holder", "tie_up", "amun_ready")
    number: int


class RegionReached(Event, frozen=True):
    """A region's turn in the conflict (A7.3)."""

    token: int
    outcome: str
    """quiet, domination or battle"""
    sides: tuple[int, ...]


class BattleBegun(Event, frozen=True):
    """A battle for a region (A7.10)."""

    covers: ClassVar = ("arena", "fighters", "cards", "fallen", "sheltered", "offers", "victor", "sealed")
    token: int
    sides: tuple[int, ...]


class TwoCardsAnnounced(Event, frozen=True):
    """Amun plays two cards in this battle (A13.1)."""

    covers: ClassVar = ("amun_ready",)
    side: int


class Sealed(Event, frozen=True):
    """A side has made its secret choice (A15.2)."""

    covers: ClassVar = ("sealed",)
    side: int
    what: str
    """cards or offer"""


class CardsRevealed(Event, frozen=True):
    """All cards are shown together (A7.12)."""

    covers: ClassVar = ("cards", "hand", "sealed")
    cards: dict[int, tuple[str, ...]]


class Sheltered(Event, frozen=True):
    """These figures cannot die in this battle's resolution (A12.6)."""

    covers: ClassVar = ("sheltered",)
    side: int
    spaces: tuple[str, ...]


class OffersRevealed(Event, frozen=True):
    """The plague's offers are shown together (A12.1)."""

    covers: ClassVar = ("offers", "sealed")
    offers: dict[int, int]
    spared: int | None


class Killed(Event, frozen=True):
    """Figures of one god died."""

    covers: ClassVar = ("warriors", "guardians", "warrior_pool", "guardian_pool", "suns", "aims", "fallen", "sheltered")
    side: int
    figures: tuple[tuple[str, str], ...]
    """Piece and space of each."""
    cause: str


class Trapped(Event, frozen=True):
    """Anubis traps a warrior (A13.4)."""

    covers: ClassVar = ("trapped", "warrior_pool")
    side: int
    by: int


class Released(Event, frozen=True):
    """Trapped warriors leave Anubis's slots: back to their pool, or out of the game."""

    covers: ClassVar = ("trapped", "warrior_pool")
    side: int
    amount: int
    to_pool: bool


class TieBroken(Event, frozen=True):
    """The tie-breaker was used (A7.18)."""

    covers: ClassVar = ("tie_up",)
    side: int


class Resolved(Event, frozen=True):
    """The strengths are compared (A7.17)."""

    covers: ClassVar = ("victor", "brought")
    token: int
    totals: dict[int, int]
    victor: int | None
    sources: dict[int, dict[str, int]]
    """What each total is made of; figures that an Androsphinx cancels add nothing (A14.8)."""


class DevotionGained(Event, frozen=True):
    """One gain of devotion, with everything that fed it (A10.4)."""

    covers: ClassVar = ("devotion", "standing")
    side: int
    amount: int
    to: int
    parts: tuple[tuple[str, int], ...]
    """Each cause and what it gave; the first is the occasion."""


class DevotionLost(Event, frozen=True):
    """Devotion was lost."""

    covers: ClassVar = ("devotion", "standing")
    side: int
    amount: int
    to: int
    cause: str


class TilePlaced(Event, frozen=True):
    """Osiris lays an Underworld tile (A13.11)."""

    covers: ClassVar = ("tiles",)
    side: int
    space: str
    start: str | None
    """Where it lay before; None from his side."""


class CardsTakenBack(Event, frozen=True):
    """Cycle of Ma'at returns all cards (A12.4)."""

    covers: ClassVar = ("hand",)
    side: int


class BattleEnded(Event, frozen=True):
    """The battle is over."""

    covers: ClassVar = ("arena", "fighters", "cards", "fallen", "sheltered", "offers", "victor", "brought")
    token: int


class GodsMerged(Event, frozen=True):
    """The two least gods become one (A8.1, A8.5)."""

    covers: ClassVar = ("side_of", "abilities", "standing", "devotion", "followers")
    lower: int
    upper: int
    devotion: int
    followers: int


class GuardiansPassed(Event, frozen=True):
    """A guardian of the lower god serves the merged god, or leaves the game (A8.4)."""

    covers: ClassVar = ("guardians", "guardian_pool", "guardians_gone", "aims", "suns")
    guardian: str
    space: str | None
    to: int | None


class FiguresGone(Event, frozen=True):
    """All figures of a god leave the game; its cards and tokens with them (A8.2, A9.1)."""

    covers: ClassVar = (
        "god_at",
        "warriors",
        "warrior_pool",
        "guardians",
        "guardian_pool",
        "guardians_gone",
        "suns",
        "aims",
        "hand",
        "ankhs",
        "powers",
    )
    side: int
    cause: str


class GodForgotten(Event, frozen=True):
    """A god is forgotten (A9.1)."""

    covers: ClassVar = ("standing", "followers", "abilities", "tiles")
    side: int


class GameWon(Event, frozen=True):
    """A god has won (A9.3, A10.5, A10.6)."""

    covers: ClassVar = ("ending", "winner")
    side: int
    ending: str


class EgyptAtheist(Event, frozen=True):
    """All gods are forgotten: there is no winner (A9.3)."""

    covers: ClassVar = ("ending",)
