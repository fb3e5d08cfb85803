"""Work on games that are over, done where bots think: a review piece by piece, and other answers tried.

All of such a game may be known, so its record is sent whole. A process keeps the last few games cut into pieces:
whoever works on one asks for many.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import msgspec

from tawy.games import spec_of
from tawy.kernel.play import replay
from tawy.kernel.record import read
from tawy.review.assembling import review
from tawy.review.format import DepthName
from tawy.review.pieces import Partial, Piece, Reviewing
from tawy.review.trying import attempt

KEPT: Final = 8
"""So many games a process keeps at hand."""
NO_TIME: Final = 0.1
"""After so many seconds no further piece is begun: somebody may wait for a move."""


class Cut(msgspec.Struct, frozen=True, tag=True):
    """Into which pieces a review of a game falls: the positions at which they begin."""

    record: bytes
    depth: DepthName


class MakePieces(msgspec.Struct, frozen=True, tag=True):
    """Some pieces of it: the first of these, and more as long as they take no time."""

    record: bytes
    depth: DepthName
    positions: list[int]


class Assemble(msgspec.Struct, frozen=True, tag=True):
    """All pieces laid together."""

    record: bytes
    partial: Partial


class Try(msgspec.Struct, frozen=True, tag=True):
    """Another answer at a decision, and how bots go on."""

    record: bytes
    position: int
    token: str


LookBack = Cut | MakePieces | Assemble | Try


class Shelf:
    """The games that a process keeps at hand."""

    def __init__(self) -> None:
        self._games: OrderedDict[tuple[bytes, DepthName], Reviewing] = OrderedDict()

    def looked(self, work: LookBack) -> bytes:
        """What came of it, in JSON."""
        return msgspec.json.encode(self._looked(work))

    def _looked(self, work: LookBack) -> object:
        match work:
            case Cut():
                return list(self._game(work.record, work.depth).course.spans)
            case MakePieces():
                return _pieces(self._game(work.record, work.depth), work.positions)
            case Assemble():
                return review(self._game(work.record, work.partial.depth).having(work.partial))
            case Try():
                game = self._game(work.record, "quick")
                return attempt(game.course, game.judge, work.position, work.token)

    def _game(self, record: bytes, depth: DepthName) -> Reviewing:
        """A game cut into pieces; the one that was wanted longest ago makes room."""
        key = (record, depth)
        if key not in self._games:
            known = read(record, "The game")
            # What is sent here is over at its table, by the rules or given up: that is asked there.
            self._games[key] = Reviewing(replay(spec_of(known.game), known), depth, given_up=True)
        self._games.move_to_end(key)
        if len(self._games) > KEPT:
            self._games.popitem(last=False)
        return self._games[key]


def _pieces(game: Reviewing, positions: list[int]) -> dict[int, Piece]:
    """What is in a piece does not depend on when it is made; only how many are made at once does."""
    begun, made = time.monotonic(), {}
    for position in positions:
        made[position] = game.piece(position)
        if time.monotonic() - begun >= NO_TIME:
            break
    return made
