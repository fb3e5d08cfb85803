"""Two worlds in which the same happens in public and something else in secret: nobody outside can tell which is which.

What is public is said here a second time, without a view: the columns that are not `HIDDEN`, and every choice and
draw but those of `SECRET_DRAWS`. As long as two worlds agree in these, every byte that they send is the same.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from contract.players import eager
from server.pair import HIDDEN, NOBODY, WATCHER, Pair
from server.worlds import Json, settle
from tawy.games import spec_of
from tawy.kernel.event import Event
from tawy.kernel.frame import CHANCE, Ask
from tawy.kernel.play import Play
from tawy.kernel.record import Pick
from tawy.plagues.events import TerritoryOpened

SECRET_DRAWS: Final = {"buto_draw", "edfu_draw"}
"""What chance draws for the eyes of one player: the one that the question is about."""
ATTEMPTS: Final = 24
ANSWERS: Final = 8
"""How often something is tried before it is given up: draws after an answer, and answers."""
Scripts = tuple[list[str], list[str]]
"""What chance is to draw in each world."""


def truth(play: Play) -> tuple[Any, ...]:
    """All that is public about a game, and what is asked."""
    g, ask = play.game, play.game.ask
    columns = [getattr(g, name) for name in g.columns if name not in HIDDEN[play.spec.name]]
    return (columns, None if ask is None else (ask.kind, ask.seat, ask.about, ask.simultaneous))


def opened(play: Play, since: int) -> list[Event]:
    """The cards that were opened, in order, also where there was nothing to draw from: the last lie under the deck."""
    return [event for told in play.told[since:] for event in told if isinstance(event, TerritoryOpened)]


def tokens(play: Play) -> dict[str, int]:
    """The options of the pending question by their tokens."""
    return {play.spec.token(play.game, option): option for option in play.game.ask.options}


class Twins(Pair):
    """A table that is played in two worlds by the same people."""

    async def open(self, clock: Json | None = None) -> None:
        """A public table with everyone on their seats, dealt the same in both worlds."""
        for world in (self.a, self.b):
            for who in (*(f"p{seat}" for seat in range(self.seats)), WATCHER):
                await world.enter(who)
            plan = [
                {"kind": "bot", "level": "random"} if n in self.bots else {"kind": "open"} for n in range(self.seats)
            ]
            setup = {"game": self.game, "options": self.options, "seats": plan, "public": True, "undo": "revealed"}
            setup |= {} if clock is None else {"clock": clock}
            owner = f"p{min(set(range(self.seats)) - self.bots)}"
            self.table = (await world.post(owner, "/api/tables", {"setup": setup}))["id"]
        people = [seat for seat in range(self.seats) if seat not in self.bots]
        for seat in people:
            await self.do(f"p{seat}", {"type": "Sit", "seat": seat})
        await self.do(owner, {"type": "Reinvite"})
        await self.do(owner, {"type": "Reinvite", "purpose": "watch"})
        await self.both(NOBODY, "GET", "/api/tables")
        deal = Play(spec_of(self.game), self.options, "")
        planned = self.plan(deal, deal.fork(), [])
        assert planned is not None
        self._script(planned)
        for seat in people:
            await self.do(f"p{seat}", {"type": "Ready"})
        await self.follow()

    # --- the same in public, something else in secret ------------------------------------------------

    def plan(self, a: Play, b: Play, answers: list[tuple[int, str]]) -> Scripts | None:
        """What chance is to draw in each world after these answers; None if it cannot be kept secret who is who."""
        before = len(a.picks) + 1
        for attempt in range(ATTEMPTS):
            one, other = a.fork(), b.fork()
            scripts: Scripts = [], []
            fine = self._draw(one, other, scripts, alike=attempt > ATTEMPTS // 2)
            for seat, token in answers:
                for play in (one, other):
                    play.repeat(Pick(seat, play.game.ask.kind, token))
                fine = fine and self._draw(one, other, scripts, alike=attempt > ATTEMPTS // 2)
            if fine and opened(one, before) == opened(other, before) and truth(one) == truth(other):
                assert len(one.picks) == len(other.picks), "how many picks there are tells a secret"
                return scripts
            if fine and not scripts[0]:
                break  # nothing was drawn, so nothing else can come of it
        return None

    def _draw(self, a: Play, b: Play, scripts: Scripts, *, alike: bool) -> bool:
        while a.ask is not None and a.ask.seat == CHANCE:
            ask = a.ask
            if b.ask is None or (b.ask.seat, b.ask.kind, b.ask.about) != (CHANCE, ask.kind, ask.about):
                assert truth(a)[0] != truth(b)[0], "what chance is asked tells a secret"
                return False
            for_one, for_other = tokens(a), tokens(b)
            common = sorted(for_one.keys() & for_other.keys())
            if ask.kind in SECRET_DRAWS and self.veiled(ask.about[0]) and not alike and self.rng.random() < 0.8:
                drawn = self.rng.choice(sorted(for_one)), self.rng.choice(sorted(for_other))
            elif common:
                drawn = (self.rng.choice(common),) * 2
            else:
                return False
            for play, script, token in zip((a, b), scripts, drawn, strict=True):
                play.repeat(Pick(CHANCE, ask.kind, token))
                script.append(token)
        return True

    def _script(self, scripts: Scripts) -> None:
        self.a.script, self.b.script = deque(scripts[0]), deque(scripts[1])

    def choice(self, a: Play, b: Play) -> str | None:
        """An answer that is possible in both worlds; secrets are liked."""
        one, other = tokens(a), tokens(b)
        common = [token for token in one if token in other]
        self.words.update(self.rng.sample(common, min(2, len(common))))
        looks = a.game.ask.kind == "buto"
        liked = [word for word in common if word.endswith(" draw") or (looks and word == "yes")]
        if liked and self.rng.random() < 0.7:
            return self.rng.choice(liked)
        if not common:
            return None
        ask, options = a.game.ask, [one[token] for token in common]
        fewer = Ask(ask.kind, ask.seat, options, ask.about, ask.secret, ask.simultaneous, ask.weights)
        return spec_of(self.game).token(a.game, eager(self.rng, fewer))

    async def turn(self) -> bool:
        """Look, and one decision more; False if there is none."""
        if self.tables()[0].status != "running":
            return False
        if self.hides() or self.rng.random() < self.patience:
            await self.look()
        if self.rng.random() < 0.02:
            await self.go_back(self.rng.choice(sorted(set(range(self.seats)) - self.bots)))
        return await self.act()

    async def act(self) -> bool:
        """One decision at the table; False if the game is over, or a secret would have to come out."""
        table = self.tables()[0]
        if table.status != "running":
            return False
        self.a.clock.now += self.rng.randrange(5000)
        if len(table.pending) > 1:
            await self.together()
            return True
        await self.propose()
        a, b = self.plays()
        for _ in range(ANSWERS):
            token = self.choice(a, b)
            planned = None if token is None else self.plan(a, b, [(table.pending[0].seat, token)])
            if token is not None and planned is not None:
                self._script(planned)
                await self.answer(table.pending[0].seat, token)
                return True
        return False

    async def answer(self, seat: int, token: str, other: str | None = None) -> None:
        """A seat answers, perhaps something else in the other world."""
        if seat in self.bots:
            before = self.tables()[0].n
            self.a.bots.wish(seat, token)
            self.b.bots.wish(seat, other or token)
            while min(table.n for table in self.tables()) == before:
                await settle()
            await self.hear()
            return
        table = self.tables()[0]
        command = {"type": "Answer", "seat": seat, "position": table.position, "asked_in": table.asked_in}
        await self.do(f"p{seat}", command | {"token": token}, command | {"token": other or token})

    # --- sealed answers ------------------------------------------------------------------------------

    async def together(self) -> None:
        """Several answer at once: in secret something else in each world, until the last has to answer."""
        table = self.tables()[0]
        waiting = [one.seat for one in table.waiting_for()]
        self.rng.shuffle(waiting)
        if self.rng.random() < 0.8:
            waiting.sort(key=self.veiled, reverse=True)  # whoever has secrets answers first
        waiting.sort(key=lambda seat: seat in self.bots)  # a bot does not take its answer back
        *first, last = waiting
        bold = bool(self.bots & set(first)) and self.rng.random() < 0.8
        for seat in first:
            await self.answer(seat, *self._sealed(seat, bold=bold))
            await self.look()
        if bold:
            await self.go_back(min(set(range(self.seats)) - self.bots))
            return
        for seat in first * 2:
            one, other = (each.sealed[seat] for each in self.tables())
            if one != other:
                await self.do(
                    f"p{seat}", {"type": "Unseal", "seat": seat, "position": table.position, "asked_in": table.asked_in}
                )
                await self.look()
                await self.answer(seat, *self._sealed(seat, bold=False))
                await self.look()
        for seat in first:
            one, other = (each.sealed[seat] for each in self.tables())
            if one != other:
                await self.do(
                    f"p{seat}", {"type": "Unseal", "seat": seat, "position": table.position, "asked_in": table.asked_in}
                )
                await self.answer(seat, one)
        await self.reveal(last)

    async def reveal(self, last: int) -> None:
        """The last answer: now everyone sees all."""
        one = next(one for one in self.tables()[0].pending if one.seat == last)
        await self.answer(last, self.rng.choice(self._offered(one)))
        await self.follow()

    def _sealed(self, seat: int, *, bold: bool) -> tuple[str, str]:
        offered = self._offered(next(one for one in self.tables()[0].pending if one.seat == seat))
        token = self.rng.choice(offered)
        differs = self.veiled(seat) and (bold or seat not in self.bots)
        return token, self.rng.choice([other for other in offered if other != token]) if differs else token

    async def propose(self) -> None:
        """The lower seat of a merged god proposes something, in secret something else in each world (A8.9)."""
        table = self.tables()[0]
        asked = table.pending[0]
        allies = [ally for ally in self.allies(asked.seat) if ally not in self.bots | {asked.seat}]
        if allies and self.rng.random() < 0.3:
            offered = self._offered(asked)
            one, other = self.rng.choice(offered), self.rng.choice(offered)
            command = {"type": "Propose", "seat": allies[0], "position": table.position}
            command["asked_in"] = table.asked_in
            other = other if self.veiled(allies[0]) else one
            await self.do(f"p{allies[0]}", command | {"token": one}, command | {"token": other})

    # --- going back ----------------------------------------------------------------------------------

    async def go_back(self, seat: int) -> None:
        """Somebody takes back the last choice; the others agree, or do not."""
        table = self.tables()[0]
        if not any(pick.seat == seat for pick in self.plays()[0].picks):
            return
        await self.do(f"p{seat}", {"type": "Undo", "position": table.position})
        await self.look()
        yes = self.rng.random() < 0.7
        for other in range(self.seats):
            if self.tables()[0].request is not None and other not in self.bots | {seat}:
                await self.do(f"p{other}", {"type": "Agree", "yes": yes})
