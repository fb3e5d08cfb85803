"""One review in the making: its pieces are made where bots think, a few at once, behind everyone who waits."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from tawy.kernel import record
from tawy.review.format import VERSION, DepthName
from tawy.review.pieces import Partial, Piece
from tawy.server.bots.bots import Bots, Rank, Silent, Whose
from tawy.server.bots.looking_back import Assemble, Cut, LookBack, MakePieces
from tawy.server.store import ReviewKey, ReviewRow
from tawy.server.tables import outlook
from tawy.server.tables.table import Table

AT_ONCE: Final = 32
"""So many pieces are asked for at once: as many of them are made as take no time."""
TRIES: Final = 3
"""So often a piece is tried if the process that makes it fails."""
BREATH: Final = 0.5
"""Seconds before it is tried again."""


class Making:
    """A review that this process works on."""

    def __init__(self, row: ReviewRow, depth: DepthName, table: Table, bots: Bots) -> None:
        self.key: Final[ReviewKey] = row.key
        known = outlook.recorded(table)
        self._record = record.write(known)
        self._partial = _begun(row.body, known.mark, depth)
        self._bots = bots
        self.total = row.total

    @property
    def done(self) -> int:
        """How many pieces are made."""
        return len(self._partial.pieces)

    @property
    def made(self) -> tuple[int, int, bytes]:
        """How many there are, of how many; and these, as they are stored."""
        return self.done, self.total, msgspec.json.encode(self._partial)

    async def make(self) -> bytes:
        """The whole review, in JSON; what is made on the way is not lost if somebody stops it."""
        positions = msgspec.json.decode(await self._ask(Cut(self._record, self._partial.depth)), type=list[int])
        self.total = len(positions)
        while missing := [each for each in positions if each not in self._partial.pieces]:
            made = await self._ask(MakePieces(self._record, self._partial.depth, missing[:AT_ONCE]))
            self._partial.pieces |= msgspec.json.decode(made, type=dict[int, Piece])
        return await self._ask(Assemble(self._record, self._partial))

    async def _ask(self, work: LookBack) -> bytes:
        """Every review has an account of its own, so that several have equal shares and nobody pays for one."""
        whose = Whose(frozenset({f"review {self.key.game} {self.key.depth}"}), Rank.REVIEW)
        for _ in range(TRIES - 1):
            try:
                return await self._bots.look_back(work, whose)
            except Silent:
                await asyncio.sleep(BREATH)
        return await self._bots.look_back(work, whose)


def _begun(body: bytes, mark: str, depth: DepthName) -> Partial:
    """What an earlier try has left, if it is of this game and in this format."""
    try:
        partial = msgspec.json.decode(body, type=Partial) if body else None
    except msgspec.MsgspecError:
        partial = None
    fits = partial is not None and (partial.mark, partial.depth, partial.version) == (mark, depth, VERSION)
    return partial if partial is not None and fits else Partial(mark, depth)
