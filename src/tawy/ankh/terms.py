"""The rulebook's words as numbers: gods, cards, powers, guardians, monuments, actions.

What each is and where we know it from stands in ``content/*.toml``; here is only how code names it.
Sets of gods, cards and powers are masks, so each of those words is one bit.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tawy.kernel.content import Sourced, shipped
from tawy.kernel.refusal import Refused

_PACKAGE: Final = "tawy.ankh"


class _God(Sourced, frozen=True):
    id: str
    name: str
    ability: str


class _Power(Sourced, frozen=True):
    id: str
    name: str
    level: int


class _Card(Sourced, frozen=True):
    id: str
    name: str
    strength: int
    effect: str


class _Guardian(Sourced, frozen=True):
    id: str
    name: str
    level: int
    base: Literal["small", "large"]
    figures: int
    ability: str


class _Actions(Sourced, frozen=True):
    rows: list[str]
    uses_beyond_seats: list[int]


class _Events(Sourced, frozen=True):
    spaces: str


class _Devotion(Sourced, frozen=True):
    top: int
    last_red_space: list[int]


class _PowerRow(Sourced, frozen=True):
    guardian_with_power: dict[str, int]


class _Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    actions: _Actions
    events: _Events
    devotion: _Devotion
    powers: _PowerRow


GOD_RECORDS: Final = shipped(_PACKAGE, "gods.toml", dict[str, list[_God]])["gods"]
POWER_RECORDS: Final = shipped(_PACKAGE, "powers.toml", dict[str, list[_Power]])["powers"]
CARD_RECORDS: Final = shipped(_PACKAGE, "cards.toml", dict[str, list[_Card]])["cards"]
GUARDIAN_RECORDS: Final = shipped(_PACKAGE, "guardians.toml", dict[str, list[_Guardian]])["guardians"]
_TRACKS: Final = shipped(_PACKAGE, "tracks.toml", _Tracks)

GODS: Final = tuple(god.id for god in GOD_RECORDS)
POWERS: Final = tuple(power.id for power in POWER_RECORDS)
CARDS: Final = tuple(card.id for card in CARD_RECORDS)
GUARDIANS: Final = tuple(guardian.id for guardian in GUARDIAN_RECORDS)
MONUMENTS: Final = ("obelisk", "temple", "pyramid")
ACTIONS: Final = tuple(_TRACKS.actions.rows)

AMUN, ANUBIS, ISIS, OSIRIS, RA = (1 << god for god in range(5))
PLAGUE, BUILD, CHARIOTS, CYCLE, DROUGHT, FLOOD, MIRACLE = (1 << card for card in range(7))
COMMANDING, INSPIRING, OMNIPRESENT, REVERED = (1 << power for power in range(4))
RESPLENDENT, OBELISK_ATTUNED, TEMPLE_ATTUNED, PYRAMID_ATTUNED = (1 << power for power in range(4, 8))
GLORIOUS, MAGNANIMOUS, BOUNTIFUL, WORSHIPFUL = (1 << power for power in range(8, 12))
CAT_MUMMY, SATET, MUMMY, APEP, GIANT_SCORPION, ANDROSPHINX = range(6)
OBELISK, TEMPLE, PYRAMID = range(3)
MOVE, SUMMON, GAIN, UNLOCK = range(4)

EVENTS: Final = _TRACKS.events.spaces
CONTROL_MONUMENT, CAMEL_CARAVAN, CONFLICT = "mcx"
EVENT_NAMES: Final = {CONTROL_MONUMENT: "control", CAMEL_CARAVAN: "caravan", CONFLICT: "conflict"}
USES_BEYOND_SEATS: Final = tuple(_TRACKS.actions.uses_beyond_seats)
TOP: Final = _TRACKS.devotion.top
LAST_RED_SPACES: Final = tuple(_TRACKS.devotion.last_red_space)
GUARDIAN_WITH_POWER: Final = {int(nth): level - 1 for nth, level in _TRACKS.powers.guardian_with_power.items()}

FULL_HAND: Final = (1 << len(CARDS)) - 1
WARRIORS: Final = 6
ANKHS_IN_POOL: Final = 9
BASES: Final = 2
"""Of each size, for each god."""
MONUMENT_SUPPLY: Final = 10
CAMEL_SUPPLY: Final = 30
ORDER_TOKENS: Final = 8
SLOTS_OF_ANUBIS: Final = 3
UNDERWORLD_TILES: Final = 3
SUN_TOKENS: Final = 3

CARD_STRENGTH: Final = tuple(
    sum(card.strength for bit, card in enumerate(CARD_RECORDS) if cards >> bit & 1) for cards in range(FULL_HAND + 1)
)
"""What cards add to a battle, by the set of cards played."""
POWERS_OF_LEVEL: Final = tuple(
    sum(1 << bit for bit, power in enumerate(POWER_RECORDS) if power.level == level) for level in (1, 2, 3)
)
GUARDIANS_OF_LEVEL: Final = tuple(
    tuple(kind for kind, guardian in enumerate(GUARDIAN_RECORDS) if guardian.level == level) for level in (1, 2, 3)
)
LARGE: Final = tuple(guardian.base == "large" for guardian in GUARDIAN_RECORDS)

if (GODS[0], CARDS[0], POWERS[0], GUARDIANS[0], ACTIONS) != (
    "amun",
    "plague",
    "commanding",
    "cat_mummy",
    ("move", "summon", "gain", "unlock"),
):  # the names above follow the order of the content
    raise Refused("The content of Ankh is not in the order that its code names it.")
