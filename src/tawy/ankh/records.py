"""What the content says of gods, cards, powers and guardians: as it is read, before it has numbers."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tawy.kernel.content import Sourced, shipped

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
TRACKS: Final = shipped(_PACKAGE, "tracks.toml", _Tracks)
