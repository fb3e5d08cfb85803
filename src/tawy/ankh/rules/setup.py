"""A3 Set-up: first player, gods, guardians, scenario."""

from __future__ import annotations

from typing import Final

from tawy.ankh import acts
from tawy.ankh.rules.turn import Turn
from tawy.ankh.scenario import Layout
from tawy.ankh.state import NOBODY, Ankh
from tawy.ankh.terms import GODS, GUARDIANS_OF_LEVEL
from tawy.kernel.frame import CHANCE, Ask, Frame

RANDOM: Final = -1
CHOSEN: Final = -2
Named = tuple[str, Layout]


class SetUp(Frame["Ankh"], frozen=True):
    """The table before the first turn (A3.1 to A3.4). What the table did not fix, chance or the seats decide."""

    cites = "A3.1"
    first: int
    gods: tuple[int, ...]
    """By seat: a god, or RANDOM or CHOSEN."""
    guardians: tuple[int, ...]
    """By level: a guardian, or RANDOM."""
    layouts: tuple[Named, ...]
    """The scenarios to draw from."""

    def run(self, g: Ankh) -> Ask | None:
        """First player, then gods in turn order, guardians, scenario; then the first turn."""
        g.then(
            FirstPlayer(self.first),
            ChooseGods(self.gods),
            *[ChooseGuardian(level, kind) for level, kind in enumerate(self.guardians)],
            ChooseScenario(self.layouts),
            FirstTurn(),
        )
        return None


class FirstPlayer(Frame["Ankh"], frozen=True):
    """The first player is random, unless the table has fixed it (A3.2)."""

    cites = "A3.2"
    seat: int

    def run(self, g: Ankh) -> Ask | None:
        """Chance draws a seat."""
        return Ask("first_player", CHANCE, list(range(g.seats)) if self.seat == RANDOM else [self.seat])

    def take(self, g: Ankh, pick: int) -> None:
        """The markers are stacked with the first player on top."""
        acts.begin_with(g, pick)


class ChooseGods(Frame["Ankh"], frozen=True):
    """Each seat takes one of the gods still free, in turn order or at random (A1.1, A3.1)."""

    cites = "A3.1"
    gods: tuple[int, ...]

    def run(self, g: Ankh) -> Ask | None:
        """The next seat in turn order without a god."""
        order = [(g.first + later) % g.seats for later in range(g.seats)]
        seat = next((seat for seat in order if g.gods[seat] == NOBODY), None)
        if seat is None:
            return None
        wish = self.gods[seat]
        if wish >= 0:
            return Ask("god", seat, [wish], (seat,))
        promised = {god for god in self.gods if god >= 0}
        free = [god for god in range(len(GODS)) if god not in g.gods and god not in promised]
        return Ask("god", seat if wish == CHOSEN else CHANCE, free, (seat,))

    def take(self, g: Ankh, pick: int) -> None:
        """That seat takes the god; then the next one."""
        order = [(g.first + later) % g.seats for later in range(g.seats)]
        acts.take_god(g, next(seat for seat in order if g.gods[seat] == NOBODY), pick)
        g.then(self)


class ChooseGuardian(Frame["Ankh"], frozen=True):
    """One guardian of each level, fixed by the table or at random (A3.4)."""

    cites = "A3.4"
    level: int
    kind: int

    def run(self, g: Ankh) -> Ask | None:
        """Chance draws one of the level."""
        kinds = list(GUARDIANS_OF_LEVEL[self.level]) if self.kind == RANDOM else [self.kind]
        return Ask("guardian", CHANCE, kinds, (self.level,))

    def take(self, g: Ankh, pick: int) -> None:
        """Its figures lie ready."""
        acts.choose_guardian(g, pick)


class ChooseScenario(Frame["Ankh"], frozen=True):
    """A scenario for this number of seats, fixed by the table or at random (A3.3)."""

    cites = "A3.3"
    layouts: tuple[Named, ...]

    def run(self, g: Ankh) -> Ask | None:
        """Chance draws one of those offered."""
        return Ask("scenario", CHANCE, list(range(len(self.layouts))))

    def take(self, g: Ankh, pick: int) -> None:
        """It is laid out on the board."""
        acts.lay_out(g, *self.layouts[pick])


class FirstTurn(Frame["Ankh"], frozen=True):
    """The game begins (A4.4)."""

    cites = "A4.4"

    def run(self, g: Ankh) -> Ask | None:
        """The first player's turn."""
        acts.begin_turn(g, g.first)
        g.then(Turn(g.first))
        return None
