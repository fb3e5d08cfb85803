"""A table as it is kept beside its journal, so that it need not be played again from its first step to be opened."""

from __future__ import annotations

import msgspec

from tawy.games import spec_of
from tawy.kernel.record import Deal, Origin, Redeal
from tawy.server.tables.clock import Clocks
from tawy.server.tables.entries import Choice
from tawy.server.tables.parts import Outcome, Request, Running, Seat, Story
from tawy.server.tables.setup import TableSetup
from tawy.server.tables.table import Table


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a table is, but its game and its log. The journal stays the truth: `tawy verify` compares."""

    rules: str
    """The version of the game's rules by which it was played on."""
    setup: TableSetup
    n: int
    now: int
    owner: str
    invitation: str
    created: int
    members: dict[str, str]
    banned: dict[str, str]
    seats: list[Seat]
    ready: frozenset[str]
    seed: str
    imported: bool
    asked_in: int
    loose: int
    reveals: list[int]
    former: dict[int, str]
    handed_on: int
    sealed: dict[int, str]
    proposals: dict[int, str]
    request: Request | None
    votes: dict[int, dict[str, Choice]]
    vote_ends: dict[int, int]
    outcome: Outcome | None
    acted: dict[int, int]
    left: list[int]
    since: dict[int, int]
    unused: dict[int, int]
    rematch: str | None = None
    retraced: int = -1
    asked_at: int = 0
    sharing: dict[str, bool] = {}
    club: str = ""
    watching: str = ""
    watchers: frozenset[str] = frozenset()
    lot: str = ""
    parts: dict[str, str] = {}
    deal_made: Deal | None = None
    origin: Origin | None = None
    redeals: list[Redeal] = []
    offered: frozenset[str] = frozenset()
    called: frozenset[str] = frozenset()


CLOCKS = ("left", "since", "unused")
_PLAIN = tuple(name for name in Kept.__struct_fields__ if name not in {"rules", *CLOCKS})
_decoder = msgspec.json.Decoder(Kept)


def keep(table: Table) -> bytes:
    """A table as it is kept."""
    plain = {name: getattr(table, name) for name in _PLAIN}
    clocks = {name: getattr(table.clocks, name) for name in CLOCKS}
    return msgspec.json.encode(Kept(rules=table.spec.rules_version, **plain, **clocks))


def read(data: bytes | None) -> Kept | None:
    """What was kept; None if nothing was, or another version of Tawy has kept something else."""
    try:
        return None if data is None else _decoder.decode(data)
    except msgspec.MsgspecError:
        return None


def restored(ident: str, kept: Kept, play: Running | None, stories: list[Story]) -> Table:
    """The table again."""
    table = Table(ident)
    for name in _PLAIN:
        setattr(table, name, getattr(kept, name))
    table.spec = spec_of(kept.setup.game)
    table.clocks = Clocks(kept.setup.clock, len(kept.seats))
    for name in CLOCKS:
        setattr(table.clocks, name, getattr(kept, name))
    table.play, table.stories = play, stories
    return table
