"""The rulebook's words as numbers: tokens, bonuses, provinces, areas.

What the tables say (how many, how much, in which order) is content; here is only how code names things.
"""

from __future__ import annotations

from typing import Final

from tawy.kernel.bits import bits, union

TOKENS: Final = (
    "sphinx",
    "obelisk",
    "egyptian",
    "plantation",
    "herd",
    "coin",
    "boat",
    "province1",
    "province2",
    "province3",
    "pharaoh",
)
SPHINX, OBELISK, EGYPTIAN, PLANTATION, HERD, COIN, BOAT, PROVINCE_1, PROVINCE_2, PROVINCE_3, PHARAOH = range(11)
BOARD_TOKENS: Final = (SPHINX, OBELISK, EGYPTIAN, PLANTATION, HERD)
PROVINCE_STEPS: Final = {PROVINCE_1: 1, PROVINCE_2: 2, PROVINCE_3: 3}
NO_TOKEN: Final = -1

CITY: Final = tuple(range(6))
FIELD: Final = tuple(range(6, 12))
SPACES: Final = 12
ROWS: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11))
"""City above, field below; each two rows of three (P2.1)."""
GAPS: Final = tuple((row[i], row[i + 1]) for row in ROWS for i in range(2))
"""The two spaces that each of the eight bonuses lies between (P2.2)."""
AREA_OF: Final = {
    SPHINX: CITY,
    OBELISK: CITY,
    PLANTATION: FIELD,
    HERD: FIELD,
    EGYPTIAN: (*CITY, *FIELD),
}

AREA_MASK: Final = tuple(union(AREA_OF[token]) for token in BOARD_TOKENS)
"""By board token: the spaces it may lie on, as a set."""
SPACE_SETS: Final = tuple(
    tuple(place for place in range(SPACES) if filled >> place & 1) for filled in range(1 << SPACES)
)
"""Every set of spaces, listed."""
ACTIVE_GAPS: Final = tuple(
    sum(1 << gap for gap, (left, right) in enumerate(GAPS) if filled >> left & filled >> right & 1)
    for filled in range(1 << SPACES)
)
"""By the set of filled spaces: the gaps between two of them."""

BONUSES: Final = ("dev_city", "dev_field", "coin", "hebrew", "soldiers")
DEV_CITY, DEV_FIELD, BONUS_COIN, BONUS_HEBREW, BONUS_SOLDIERS = range(5)
TRACKS: Final = ("city", "field")
CITY_TRACK, FIELD_TRACK = range(2)

PROVINCES: Final = ("abydos", "buto", "memphis", "edfu")
ABYDOS, BUTO, MEMPHIS, EDFU = range(4)
NO_POWER: Final = -1

DICE: Final = tuple(range(1, 7))
ALL_DICE: Final = 0b1111110
"""Unspent dice as a set: bit n stands for the die n."""
DICE_SETS: Final = tuple(tuple(bits(dice)) for dice in range(ALL_DICE + 1))
"""Every set of dice, listed."""
MARKET: Final = 6
HEBREWS: Final = (1, 2, 3)
ROUNDS: Final = 10
SHORT_ROUNDS: Final = 8
TURNS_PER_ROUND: Final = 3
BETWEEN_ROUNDS: Final = 4
"""Where the phases 1 to 3 are over and the next round is being laid out."""
MOSES_ROUNDS: Final = (3, 6, 9)

ON_TABLE: Final = -1
"""A Pharaoh card that nobody has taken this round."""
SPENT: Final = -2
"""A Pharaoh card that was taken and spent: nobody's until the round ends (P4.4)."""
FAVOURS: Final = ("dev", "soldiers", "coin", "province", "ankh", "boat")
FAVOUR_DEV, FAVOUR_SOLDIERS, FAVOUR_COIN, FAVOUR_PROVINCE, FAVOUR_ANKH, FAVOUR_BOAT = range(6)
"""The Pharaoh's favours; which card carries which number is content."""
