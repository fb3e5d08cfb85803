"""A second world made at every position: the first one, with all that somebody cannot know sampled anew."""

from __future__ import annotations

from typing import Any

import msgspec

from server.twins import Twins, truth
from tawy.games import spec_of
from tawy.kernel.event import heard_by
from tawy.kernel.play import Play
from tawy.server.tables import entries as e
from tawy.server.tables.parts import Story
from tawy.server.tables.table import Table

SCRAMBLED = "scrambled"
SCRAMBLED_EVENT = msgspec.Raw(b'{"type":"Scrambled"}')


class Redealt(Twins):
    """The other world is this one, redealt for one viewer after the other."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.crowd = sorted(self.viewers)
        """Those who look, one at a time."""
        self._stories: dict[tuple[int, int], Story] = {}

    async def turn(self) -> bool:
        """A viewer compares a position with a redealt one; then play goes on in both."""
        if self.tables()[0].status != "running":
            return False
        for _ in range(1 + bool(self.tables()[0].sealed)):
            self.viewers = {self.rng.choice(self.crowd)}
            self.redeal()
            await self.follow()
            if self.hides() or self.rng.random() < self.patience:
                await self.look()
        return await self.act()

    async def act(self) -> bool:
        """Where a secret would come out, the other world is this one first."""
        if await super().act():
            return True
        self.redeal(alike=True)
        return await super().act()

    async def together(self) -> None:
        """One answer after the other, each from another redealt world."""
        table = self.tables()[0]
        waiting = [one.seat for one in table.waiting_for()]
        latest = table.pending[-1].seat
        seat = self.rng.choice(waiting)
        if table.sealed and self.rng.random() < 0.5:
            seat = self.rng.choice(sorted(table.sealed))
            await self.do(
                f"p{seat}", {"type": "Unseal", "seat": seat, "position": table.position, "asked_in": table.asked_in}
            )
        elif len(waiting) > 1:
            await self.answer(seat, *self._sealed(seat, bold=False))
        else:
            self.redeal(alike=True)
            await self.reveal(seat)
            if self.rng.random() < 0.5:
                await self.go_back(latest)  # those before have their answers sealed again, in the game itself

    def redeal(self, *, alike: bool = False) -> None:
        """The other world anew; alike, only its seed and its invitation are others."""
        live, other = self.a.live(self.table), self.b.live(self.table)
        viewer = next(iter(self.viewers))
        twin = live.table.draft(live.table.now)
        twin.seed, twin.invitation, twin.lot = other.table.seed, other.table.invitation, other.table.lot
        twin.watching = other.table.watching
        twin.stories = [self._scrambled(story, viewer) for story in live.table.stories]
        assert isinstance(twin.play, Play)
        twin.play.seed = twin.seed
        twin._pending = None
        if not alike:
            self._redeal_game(twin, viewer)
            for seat, answer in twin.sealed.items():
                if self.veiled(seat):
                    asked = next(one for one in twin.pending if one.seat == seat)
                    twin.sealed[seat] = self.rng.choice([one for one in self._offered(asked) if one != answer])
            twin.proposals = {seat: SCRAMBLED if self.veiled(seat) else token for seat, token in twin.proposals.items()}
        other.table = twin
        other.following._seen = dict(live.following._seen)

    def _redeal_game(self, twin: Table, viewer: int) -> None:
        """A game that asks the same of the same seat, from another secret."""
        assert isinstance(twin.play, Play)
        spec, play = spec_of(self.game), twin.play
        fitting = play.fork()
        for _ in range(8):
            fitting.game = spec.load(spec.dump(spec.redeal(play.game, viewer, self.rng.randrange)))
            if truth(fitting) == truth(play):
                play.game = fitting.game
                return

    def _scrambled(self, story: Story, viewer: int) -> Story:
        """What was done and what happened, with something else where the viewer must not look."""
        key = (story.n, viewer)
        if key not in self._stories:
            told = tuple(
                one if heard_by(viewer, [one]) else msgspec.structs.replace(one, event=SCRAMBLED_EVENT)
                for one in story.told
            )
            entries = tuple(self._scrambled_entry(entry) for entry in story.entries)
            self._stories[key] = msgspec.structs.replace(story, told=told, entries=entries)
        return self._stories[key]

    def _scrambled_entry(self, entry: e.Entry) -> e.Entry:
        if isinstance(entry, e.Opened):
            return msgspec.structs.replace(entry, invitation=SCRAMBLED, watching=SCRAMBLED, lot=SCRAMBLED)
        if isinstance(entry, e.Reinvited):
            return msgspec.structs.replace(entry, invitation=SCRAMBLED)
        if isinstance(entry, e.Dealt):
            return msgspec.structs.replace(entry, seed=SCRAMBLED, picks=[], deal=None)
        if isinstance(entry, e.Picked):
            return msgspec.structs.replace(entry, picks=[])
        if isinstance(entry, e.Sealed) or (isinstance(entry, e.Proposed) and self.veiled(entry.seat)):
            return msgspec.structs.replace(entry, token=SCRAMBLED)
        return entry
