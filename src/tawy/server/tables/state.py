"""Everything that a table is, and what can be asked of it. Only entries of its journal change it (`effects`)."""

from __future__ import annotations

from collections.abc import Callable

from tawy.kernel.chance import roll
from tawy.kernel.play import Play
from tawy.kernel.record import Deal, Origin, Redeal
from tawy.kernel.spec import GameSpec
from tawy.server.tables import entries as e
from tawy.server.tables.clock import Clocks
from tawy.server.tables.lots import Lots
from tawy.server.tables.parts import NOBODY, Outcome, Request, Running, Seat, Status, Story, Told
from tawy.server.tables.pending import Pending, pending
from tawy.server.tables.setup import TableSetup


class State:
    """What a journal has led to so far."""

    spec: GameSpec
    setup: TableSetup
    clocks: Clocks

    def __init__(self, ident: str, begin: Callable[..., Running] = Play) -> None:  # noqa: PLR0915  all of it
        self.id = ident
        self.begin = begin
        self.n = 0
        self.owner = NOBODY
        self.club = ""
        """The club night that it is a table of, if it is one's."""
        self.created = 0
        self._let_nobody_in()
        self.seats: list[Seat] = []
        self.ready: frozenset[str] = frozenset()
        self.lot = ""
        """The server's part of the deal: drawn when the table was opened, and hidden until the game is over."""
        self.parts: dict[str, str] = {}
        """What everyone added to the deal when they were ready."""
        self.deal_made: Deal | None = None
        """What the seed was made of."""
        self.redeals: list[Redeal] = []
        self.origin: Origin | None = None
        """Where the game comes from, if it was begun elsewhere."""
        self.play: Running | None = None
        self.seed = ""
        self.imported = False
        self.asked_in = self.asked_at = 0
        """The step in which what is asked now was asked, and when that was."""
        self.retraced = -1
        """Up to this position play has gone before something was taken back: what is asked there is asked again."""
        self.loose = 0
        """The position since which one player has played alone, and nothing was drawn or revealed."""
        self.reveals: list[int] = []
        """The positions to which draws and reveals have led, in order."""
        self.former: dict[int, str] = {}
        """Who had the seats that are open for somebody else."""
        self.handed_on = 0
        """The position in which a seat was last opened for somebody else."""
        self.sealed: dict[int, str] = {}
        """The answers that are in while others, asked at the same moment, still think: kept here and nowhere else."""
        self.proposals: dict[int, str] = {}
        self.request: Request | None = None
        self.votes: dict[int, dict[str, e.Choice]] = {}
        self.vote_ends: dict[int, int] = {}
        """When those who have chosen for a seat by then decide."""
        self.outcome: Outcome | None = None
        self.rematch: str | None = None
        """The table where those who played here go on."""
        self.sharing: dict[str, bool] = {}
        """What those who played say: whether anybody may see the game that is over."""
        self.stories: list[Story] = []
        self.acted: dict[int, int] = {}
        """The step in which each seat last answered."""
        self.now = 0
        self.lots: Lots | None = None
        """Where the secrets of the step that is being made come from."""
        self.entered: list[e.Entry] = []
        """The entries of that step."""
        self.told: list[Told] = []
        """What has happened in the game in it."""
        self._pending: list[Pending] | None = None
        """Who is asked, once it has been found out."""

    def _let_nobody_in(self) -> None:
        """Before it is opened: no way in, and nobody who may come."""
        self.invitation = ""
        self.watching = ""
        """The invitation of those who only watch; empty if there is none."""
        self.members: dict[str, str] = {}
        """Everyone who may come in, and the name they gave."""
        self.watchers: frozenset[str] = frozenset()
        """Those of them who came by the spectators' invitation, and may not sit down by it."""
        self.banned: dict[str, str] = {}
        """Everyone whom the host does not let in any more, and the name they had here."""
        self.offered: frozenset[str] = frozenset()
        """Everyone who is offered a seat, and needs no invitation."""
        self.called: frozenset[str] = frozenset()
        """Those who were told so."""

    # --- what can be asked of a table ----------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Before, during or after the game."""
        if self.outcome is not None:
            return "over"
        return "running" if self.play is not None else "gathering"

    @property
    def held_until(self) -> int | None:
        """Until when a public table is for the host's friends, and those who are invited, alone."""
        first = self.setup.friends_first
        return self.created + first * 1000 if first else None

    def is_open(self, now: int) -> bool:
        """Everyone may see the table, and sit down. A game that is over is held back from nobody."""
        return self.setup.public and (self.status == "over" or now >= (self.held_until or 0))

    @property
    def position(self) -> int:
        """How many picks the game has had."""
        return 0 if self.play is None else len(self.play.picks)

    @property
    def played(self) -> Play:
        """The game that is played here."""
        assert isinstance(self.play, Play)  # noqa: S101  dealt; a tape is resumed before anybody sees the table
        return self.play

    @property
    def pending(self) -> list[Pending]:
        """Everyone who is asked, also those whose answer is sealed already."""
        if self.play is None or self.play.ask is None or self.outcome is not None:
            return []
        if self._pending is None:
            self._pending = pending(self.play.game)
        return self._pending

    def waiting_for(self) -> list[Pending]:
        """Those who still have to answer."""
        return [one for one in self.pending if one.seat not in self.sealed]

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody holds."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person and not seat.conceded]

    def holders(self) -> set[str]:
        """Everyone who holds a seat and has not given it up, also who is away."""
        return {seat.person for seat in self.seats if seat.person and not seat.conceded}

    def vacant(self) -> list[int]:
        """The seats of the running game that are open for somebody else."""
        return [number for number, seat in enumerate(self.seats) if seat.person is None and seat.bot is None]

    def is_past_reveal(self, position: int) -> bool:
        """Something was drawn or revealed since a position."""
        return bool(self.reveals) and position < self.reveals[-1]

    def players(self) -> set[str]:
        """Everyone who holds a seat and is there to play it."""
        return {seat.person for seat in self.seats if seat.person and seat.away is None and not seat.conceded}

    def voters(self, seat: int) -> set[str]:
        """Those who choose what becomes of a seat whose player does not play."""
        return self.players() - {self.seats[seat].person or NOBODY}

    def open_votes(self) -> list[int]:
        """The seats that nobody plays: its player is away, or nobody has taken it yet. The others can choose again."""
        if self.status != "running":
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.bot is None and (seat.away or seat.person is None) and not seat.conceded
        ]

    def wake(self) -> int | None:
        """When the server must look at the table again by itself."""
        times = [*self.clocks.deadlines().values(), *self.vote_ends.values()]
        if self.request is not None:
            times.append(self.request.expires)
        return min(times, default=None)

    def deal_of_parts(self) -> Deal | None:
        """What the seed of the game is made of if it is dealt now; None at a table that was opened before lots."""
        return Deal(self.lot, [self.parts.get(seat.person or NOBODY, "") for seat in self.seats]) if self.lot else None

    def drawn_since(self) -> int:
        """The position from which on chance has drawn from this table's seed; before, it was another game's."""
        if not self.imported:
            return 0
        return self.position if self.origin is None else self.origin.position

    def dice(self, seat: int) -> str:
        """The seed of a bot's dice here: the table's own gives it, and nobody can tell that one from it."""
        return f"{roll(f'{self.seed}:bot {seat}', self.position, 1 << 128):032x}"

    def on_the_clock(self) -> list[int]:
        """The seats whose time runs: people who are to answer."""
        return [one.seat for one in self.waiting_for() if self.seats[one.seat].by_person]

    def asked_anew(self) -> None:
        """The game has gone on, or back: who is asked is found out anew."""
        self._pending = None
