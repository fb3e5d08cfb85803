"""The rulebook's words as numbers: gods, cards, powers, guardians, monuments, actions.

What each is and where we know it from stands in ``content/*.toml``; here is only how code names it.
Sets of gods, cards and powers are masks, so each of those words is one bit.
"""

from __future__ import annotations

from typing import Final

from tawy.ankh.records import CARD_RECORDS, GOD_RECORDS, GUARDIAN_RECORDS, POWER_RECORDS, TRACKS
from tawy.kernel.refusal import Refused

GODS: Final = tuple(god.id for god in GOD_RECORDS)
POWERS: Final = tuple(power.id for power in POWER_RECORDS)
CARDS: Final = tuple(card.id for card in CARD_RECORDS)
GUARDIANS: Final = tuple(guardian.id for guardian in GUARDIAN_RECORDS)
MONUMENTS: Final = ("obelisk", "temple", "pyramid")
ACTIONS: Final = tuple(TRACKS.actions.rows)

AMUN, ANUBIS, ISIS, OSIRIS, RA = (1 << god for god in range(5))
PLAGUE, BUILD, CHARIOTS, CYCLE, DROUGHT, FLOOD, MIRACLE = (1 << card for card in range(7))
COMMANDING, INSPIRING, OMNIPRESENT, REVERED = (1 << power for power in range(4))
RESPLENDENT, OBELISK_ATTUNED, TEMPLE_ATTUNED, PYRAMID_ATTUNED = (1 << power for power in range(4, 8))
GLORIOUS, MAGNANIMOUS, BOUNTIFUL, WORSHIPFUL = (1 << power for power in range(8, 12))
CAT_MUMMY, SATET, MUMMY, APEP, GIANT_SCORPION, ANDROSPHINX = range(6)
OBELISK, TEMPLE, PYRAMID = range(3)
MOVE, SUMMON, GAIN, UNLOCK = range(4)

EVENTS: Final = TRACKS.events.spaces
CONTROL_MONUMENT, CAMEL_CARAVAN, CONFLICT = "mcx"
EVENT_NAMES: Final = {CONTROL_MONUMENT: "control", CAMEL_CARAVAN: "caravan", CONFLICT: "conflict"}
USES_BEYOND_SEATS: Final = tuple(TRACKS.actions.uses_beyond_seats)
TOP: Final = TRACKS.devotion.top
LAST_RED_SPACES: Final = tuple(TRACKS.devotion.last_red_space)
GUARDIAN_WITH_POWER: Final = {int(nth): level - 1 for nth, level in TRACKS.powers.guardian_with_power.items()}

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
LEVEL_OF: Final = tuple(guardian.level - 1 for guardian in GUARDIAN_RECORDS)
"""By guardian: its level, from 0."""
LARGE: Final = tuple(guardian.base == "large" for guardian in GUARDIAN_RECORDS)

if (GODS[0], CARDS[0], POWERS[0], GUARDIANS[0], ACTIONS) != (
    "amun",
    "plague",
    "commanding",
    "cat_mummy",
    ("move", "summon", "gain", "unlock"),
):  # the names above follow the order of the content
    raise Refused("The content of Ankh is not in the order that its code names it.")
