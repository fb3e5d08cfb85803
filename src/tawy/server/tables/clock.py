"""The clocks of a table: how long each seat has left, by the server's time alone. All times are milliseconds."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Final

from tawy.server.tables.setup import Clock

SECOND: Final = 1000
LEAST_WAIT: Final = 60 * SECOND
"""What waiting adds to a budget at least; a tenth of the whole where that is more."""


class Clocks:
    """A clock runs while its seat is asked; a turn is a stretch of questions to one seat without a pause."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * SECOND] * seats
        """What is left of each budget, or of a turn when it begins."""
        self.since: dict[int, int] = {}
        """The seats whose clock runs, and since when."""
        self.unused: dict[int, int] = {}
        """What was left of each seat's last turn when it ended."""

    def copy(self) -> Clocks:
        """The same clocks, to go on with."""
        other = copy(self)
        other.left = list(self.left)
        other.since = dict(self.since)
        other.unused = dict(self.unused)
        return other

    def settle(self, running: Iterable[int], now: int) -> None:
        """From now on these clocks run; those that stop have had their turn."""
        if self.clock.kind == "none":
            return
        running = set(running)
        for seat in [seat for seat in self.since if seat not in running]:
            self._turn_over(seat, now)
        for seat in running:
            self.since.setdefault(seat, now)

    def _turn_over(self, seat: int, now: int) -> None:
        self.pause(seat, now)
        self.unused[seat] = self.left[seat]
        if self.clock.kind == "budget":
            self.left[seat] += self.clock.increment * SECOND
        else:
            self.left[seat] = self.clock.seconds * SECOND

    def pause(self, seat: int, now: int) -> None:
        """A turn is broken off; when it goes on, it has what is left now."""
        if seat in self.since:
            self.left[seat] = max(0, self.left[seat] - max(0, now - self.since.pop(seat)))

    def take_up(self, seat: int) -> None:
        """An answer is taken back: its turn goes on with what was left of it, and nobody gains time by that."""
        if seat not in self.since and seat in self.unused:
            self.left[seat] = self.unused[seat]

    def wait(self, seat: int) -> None:
        """A seat whose time was over gets some more."""
        whole = self.clock.seconds * SECOND
        self.left[seat] = max(LEAST_WAIT, whole // 10) if self.clock.kind == "budget" else whole

    def hand_on(self, seat: int) -> None:
        """Somebody else goes on with a turn; the next one is a whole one."""
        if self.clock.kind != "budget":
            self.left[seat] = self.clock.seconds * SECOND

    def rest(self, milliseconds: int) -> None:
        """No time has passed for anyone while the server was down."""
        self.since = {seat: since + milliseconds for seat, since in self.since.items()}

    def deadlines(self) -> dict[int, int]:
        """When the time of each seat whose clock runs is over."""
        return {seat: since + self.left[seat] for seat, since in self.since.items()}
