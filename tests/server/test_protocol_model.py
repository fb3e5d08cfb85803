"""The protocol as a state machine: whatever is sent twice, late, at once or not at all, a table has one history.

Two halls stand for two server processes over the same file. Either can die at any moment and be started again.
"""

from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import Coroutine, Iterator
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeVar
from unittest import mock

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from contract.updating import as_sent, changed
from server.house import Json, Visitor
from server.tables.consents import Consents
from server.tables.party import CHOICES, NOON, SECOND, all_of, any_command
from tawy.kernel.changes import fingerprint
from tawy.server.bots.bots import Bots
from tawy.server.hall.following import Follower, may_follow
from tawy.server.hall.hall import Hall
from tawy.server.hall.loading import replayed
from tawy.server.http.app import App
from tawy.server.refusal import STATUS, Refusal
from tawy.server.settings import Settings
from tawy.server.store import Step, Store
from tawy.server.tables import commands as c
from tawy.server.tables import messages as m
from tawy.server.tables import outlook
from tawy.server.tables.caller import Caller, may_see
from tawy.server.tables.setup import Clock, SeatPlan, TableSetup, Undo
from tawy.server.tables.table import Table

T = TypeVar("T")

PEOPLE = "ABC"
TABLES = [("ankh", 2), ("ankh", 3), ("plagues", 2), ("plagues", 3)]
LATE = {"moved_on", "not_now"}
"""What is said to who comes second."""
dice_seeds = st.integers(0, 2**16)


class Page:
    """What a browser makes of the messages it is sent; every message must fit on the one before."""

    def __init__(self, hall: int, person: str, wanted: int | None) -> None:
        self.hall = hall
        self.follower = Follower(person, wanted)
        self.wanted = wanted
        """The seat it always looks from; None for whichever of its person's is asked."""
        self.sight: tuple[int | None, int | None] | None = None
        self.heard: list[int] = []
        self.view: Any = None
        self.figures: Any = None
        self.stakes: Any = None
        self.table: dict[str, Any] = {}
        self.hash = ""
        self.closed = False

    def read(self) -> None:
        """Everything that waits."""
        while not self.closed and not self.follower._messages.empty():
            data = self.follower._messages.get_nowait()
            assert data is not None
            self.take(msgspec.json.decode(data, type=m.Snapshot | m.Update | m.Ahead | m.Closing))

    def take(self, message: m.Snapshot | m.Update | m.Ahead | m.Closing) -> None:
        if isinstance(message, m.Closing):
            self.closed = True
            return
        if isinstance(message, m.Ahead):
            assert self.table["asked_in"] == message.asked_in
            assert self.sight is not None
            assert self.sight[0] == message.seat
            return
        if isinstance(message, m.Update):
            assert message.n == self.heard[-1] + 1
            assert message.base == self.hash
            assert message.moment.n == message.n
            self.view = changed(self.view, message.view)
            self.figures = changed(self.figures, message.figures)
            self.stakes = changed(self.stakes, message.stakes)
            self.table |= message.table
        else:
            if self.heard:
                assert self.wanted is None
                assert (message.seat, message.hears) != self.sight, "it goes on as before: an update would do"
                assert [message.n] == [self.heard[-1] + 1] == [moment.n for moment in message.missed]
            self.sight = message.seat, message.hears
            self.view, self.figures, self.stakes = message.view, message.figures, message.stakes
            self.table = as_sent(message.table)
        self.heard.append(message.n)
        self.hash = message.hash
        assert self.hash == fingerprint(self.view)


class Sent(msgspec.Struct, frozen=True):
    """A command on its way."""

    person: str
    envelope: c.Envelope


class Kind(NamedTuple):
    """How a table is opened."""

    hot: bool = False
    """All seats are one person's."""
    public: bool = False
    timed: bool = False
    early: bool = False
    """Nobody sits yet."""
    undo: Undo = "agreed"


KINDS = [
    Kind(undo="revealed"),
    Kind(timed=True),
    Kind(timed=True, undo="revealed"),
    Kind(public=True),
    Kind(hot=True, timed=True),
    Kind(early=True),
    Kind(public=True, early=True),
]


class Protocol(RuleBasedStateMachine):
    """People, two server processes over one file, and pages that follow."""

    def __init__(self, empty: Path) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.runner = asyncio.Runner()
        numbers = count(1)
        self.patch = mock.patch.object(secrets, "token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
        self.patch.start()
        self.now = NOON
        self.ident, self.invitation = "", ""
        self.accepted: dict[Sent, int] = {}
        self.late: list[Sent] = []
        """Commands that were made and not sent yet."""
        self.pages: list[Page] = []
        self.known: dict[tuple[str, int | None], int] = {}
        """The last step that each closed page has seen."""
        self.consents, self.judged = Consents(), 0
        """The steps that were read for what was granted, and how many."""
        self.proven: list[Table] = []
        """The tables that were held against their journal already: a table in use is never changed, only replaced."""
        self.file = Path(self.folder.name) / "tawy.sqlite"
        shutil.copy(empty, self.file)
        self.halls = [self.process(), self.process()]

    def teardown(self) -> None:
        for hall in self.halls:
            self.run(hall.close())
            self.run(hall.store.close())
        self.runner.close()
        self.patch.stop()
        self.folder.cleanup()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def process(self) -> Hall:
        return Hall(Store.open(f"sqlite:///{self.file}"), Bots(0), now=lambda: self.now)

    # --- looking -------------------------------------------------------------------------------------

    def table(self, hall: int = 0) -> Table:
        return self.run(self.halls[hall].live(self.ident)).table

    def journal(self) -> list[Step]:
        return self.halls[0].store.journal_now(self.ident)

    def latest(self) -> int:
        """The process that has heard of every step; the other may be behind."""
        return max((0, 1), key=lambda number: self.table(number).n)

    def playable(self, table: Table) -> list[int]:
        """The seats that are asked and that a person can answer for."""
        seats = [(one.seat, table.seats[one.seat]) for one in table.waiting_for()]
        return [seat for seat, place in seats if place.person is not None and not place.conceded]

    def can_play(self) -> int:
        """How many can answer now."""
        return len(self.playable(self.table(self.latest()))) if self.ident else 0

    # --- sending -------------------------------------------------------------------------------------

    async def send(self, hall: int, sent: Sent) -> int | str:
        """The step that a command led to, or the code of its refusal."""
        try:
            reply = await self.halls[hall].command(self.ident, someone(sent.person), sent.envelope)
        except Refusal as refused:
            return refused.code
        return reply.n

    def note(self, sent: Sent, reply: int | str) -> int:
        """What was answered; how many steps it led to. To join twice is granted and leads to none."""
        known = f"{sent.person}:{sent.envelope.id}"
        step = next((step.n for step in self.journal() if step.command == known), None)
        if isinstance(reply, str):
            assert reply in STATUS
            assert step is None
        elif isinstance(sent.envelope.command, c.Join) and step is None:
            assert reply <= len(self.journal())
        else:
            assert reply == step
            self.accepted[sent] = reply
        return int(step is not None)

    def made(self, person: str, command: c.AnyCommand) -> Sent:
        return Sent(person, c.Envelope(f"{person}-{secrets.token_hex(4)}", command))

    def answers(self, table: Table, seat: int, dice: Random, number: int) -> list[Sent]:
        one = next(one for one in table.pending if one.seat == seat)
        tokens = [table.spec.token(one.game, option) for option in one.ask.options]
        dice.shuffle(tokens)
        person = table.seats[seat].person or ""
        return [
            self.made(person, c.Answer(seat, table.position, tokens[n % len(tokens)], table.asked_in))
            for n in range(number)
        ]

    # --- rules ---------------------------------------------------------------------------------------

    @initialize(what=st.sampled_from(TABLES), kind=st.sampled_from(KINDS), ahead=st.sampled_from([30, 0, 45]))
    def open(self, what: tuple[str, int], kind: Kind, ahead: int) -> None:
        game, seats = what
        plans = [SeatPlan("me")] * (seats if kind.hot else 1) + [SeatPlan("open")] * (0 if kind.hot else seats - 1)
        clock = Clock("budget", 60, 5) if kind.timed else Clock()
        setup = TableSetup(game, {"seats": seats}, plans, clock, kind.public, undo=kind.undo)

        async def opened() -> m.Created:
            for person in PEOPLE:
                await self.halls[0].store.add_person(person, person, f"the code of {person}", NOON)
            return await self.halls[0].open(setup, someone("A"), ready=kind.hot)

        created = self.run(opened())
        self.ident, self.invitation = created.id, created.invitation
        if kind.early:
            return
        for number, person in enumerate([] if kind.hot else PEOPLE[1:seats], 1):
            self.succeed(self.made(person, c.Join(self.invitation)))
            self.succeed(self.made(person, c.Sit(number)))
        for person in [] if kind.hot else PEOPLE[:seats]:
            self.succeed(self.made(person, c.Ready()))
        for number in range(ahead):
            self.answer_one_after_another(0, number, 1)

    def succeed(self, sent: Sent, hall: int = 0) -> None:
        reply = self.run(self.send(hall, sent))
        assert isinstance(reply, int)
        self.note(sent, reply)

    @precondition(lambda self: self.ident and self.table(self.latest()).status == "running")
    @rule(hall=st.integers(0, 1), seed=dice_seeds, number=st.integers(2, 6))
    def agree_on_something(self, hall: int, seed: int, number: int) -> None:
        """Those who play go back, leave, vote, return, take sealed answers back."""
        dice = Random(seed)
        for _ in range(number):
            table = self.table(self.latest())
            person = dice.choice(sorted({seat.person for seat in table.seats if seat.person is not None}))
            before = len(self.journal())
            sent = self.made(person, dice.choice(fitting(table, person, dice)))
            reply = self.run(self.send(hall, sent))
            assert len(self.journal()) == before + self.note(sent, reply)

    @rule(hall=st.integers(0, 1), seed=dice_seeds, number=st.integers(1, 6))
    def do_anything(self, hall: int, seed: int, number: int) -> None:
        """Commands, sensible or not, to either process, which may be behind."""
        dice = Random(seed)
        for _ in range(number):
            table = self.table(hall)
            sent = self.made(dice.choice(PEOPLE), any_command(dice, table, self.invitation))
            before = len(self.journal())
            reply = self.run(self.send(hall, sent))
            assert len(self.journal()) == before + self.note(sent, reply)

    @precondition(lambda self: self.can_play())
    @rule(hall=st.integers(0, 1), seed=dice_seeds, number=st.integers(1, 6))
    def answer_one_after_another(self, hall: int, seed: int, number: int) -> None:
        """Play goes on, also at a process that has not yet heard how far the game is."""
        dice = Random(seed)
        for _ in range(number):
            table = self.table(self.latest())
            seats = self.playable(table)
            if not seats:
                return
            (sent,) = self.answers(table, dice.choice(seats), dice, 1)
            self.succeed(sent, hall)

    @rule(hall=st.integers(0, 1))
    def hear(self, hall: int) -> None:
        """One process is told that another has gone on."""

        async def heard() -> None:
            self.halls[hall].heard(self.ident, 1 << 30)
            await asyncio.gather(*self.halls[hall]._tasks._tasks)

        self.run(heard())
        assert self.table(hall).n == len(self.journal())

    @precondition(lambda self: self.accepted)
    @rule(hall=st.integers(0, 1), seed=dice_seeds, times=st.integers(1, 4))
    def send_again(self, hall: int, seed: int, times: int) -> None:
        """The same id gets the same answer, and nothing is done."""
        sent, n = Random(seed).choice(list(self.accepted.items()))
        before = self.journal()

        async def again() -> list[int | str]:
            return await asyncio.gather(*(self.send((hall + number) % 2, sent) for number in range(times)))

        assert self.run(again()) == [n] * times
        other = Sent(sent.person, c.Envelope(sent.envelope.id, c.Leave()))
        assert self.run(self.send(hall, other)) == n
        assert self.journal() == before

    @rule(hall=st.integers(0, 1), seed=dice_seeds)
    def lose(self, hall: int, seed: int) -> None:
        """A command is made and never arrives, for now."""
        dice = Random(seed)
        table = self.table(hall)
        seats = self.playable(table)
        if seats and dice.random() < 0.7:
            self.late += self.answers(table, dice.choice(seats), dice, 1)
        else:
            self.late.append(self.made(dice.choice(PEOPLE), any_command(dice, table, self.invitation)))

    @precondition(lambda self: self.late)
    @rule(hall=st.integers(0, 1), seed=dice_seeds, twice=st.booleans())
    def arrive_late(self, hall: int, seed: int, *, twice: bool) -> None:
        """A command arrives at last, in any order, perhaps with its own repetition."""
        sent = self.late.pop(seed % len(self.late))
        table = self.table(self.latest())
        before = len(self.journal())

        async def arriving() -> list[int | str]:
            return await asyncio.gather(*(self.send((hall + number) % 2, sent) for number in range(1 + twice)))

        replies = self.run(arriving())
        assert len(self.journal()) == before + self.note(sent, replies[0])
        assert len(set(replies)) == 1 or sent not in self.accepted
        command = sent.envelope.command
        if isinstance(command, c.Answer) and command.position != table.position and table.status == "running":
            assert isinstance(replies[0], str)

    @precondition(lambda self: self.can_play())
    @rule(seed=dice_seeds, number=st.integers(2, 8), split=st.booleans())
    def race(self, seed: int, number: int, *, split: bool) -> None:
        """Several answers to one question at once: one is taken, whichever process they reach."""
        dice = Random(seed)
        table = self.table(self.latest())
        racing = self.answers(table, dice.choice(self.playable(table)), dice, number)

        async def at_once() -> list[int | str]:
            return await asyncio.gather(*(self.send(n % 2 if split else 0, sent) for n, sent in enumerate(racing)))

        before = len(self.journal())
        replies = self.run(at_once())
        taken = [reply for reply in replies if isinstance(reply, int)]
        assert taken == [before + 1]
        assert {reply for reply in replies if isinstance(reply, str)} <= LATE
        for sent, reply in zip(racing, replies, strict=True):
            self.note(sent, reply)

    @precondition(lambda self: self.can_play() > 1)
    @rule(seed=dice_seeds)
    def answer_at_once(self, seed: int) -> None:
        """All who are asked at the same moment answer at the same moment: all are taken."""
        dice = Random(seed)
        table = self.table(self.latest())
        sent = [answer for seat in self.playable(table) for answer in self.answers(table, seat, dice, 1)]

        async def at_once() -> list[int | str]:
            return await asyncio.gather(*(self.send(n % 2, each) for n, each in enumerate(sent)))

        before = len(self.journal())
        replies = self.run(at_once())
        assert {*replies} == {*range(before + 1, before + 1 + len(sent))}
        for each, reply in zip(sent, replies, strict=True):
            self.note(each, reply)

    @rule(hall=st.integers(0, 1), seconds=st.integers(-5, 70) | st.just(3600))
    def time_passes(self, hall: int, seconds: int) -> None:
        self.now += seconds * SECOND
        self.run(self.halls[hall].pass_time(self.ident))

    @rule(hall=st.integers(0, 1), person=st.sampled_from(PEOPLE), seed=dice_seeds)
    def follow(self, hall: int, person: str, seed: int) -> None:
        """A page opens, or comes back from a stale step, and is told all it has missed."""
        dice = Random(seed)
        live = self.run(self.halls[hall].live(self.ident))
        if not may_see(live.table, person, live.table.now):
            return
        seat = dice.choice([None, *live.table.seats_of(person)])
        after = self.known.get((person, seat), dice.choice([None, 0, live.table.n // 2, live.table.n, 10**9]))
        page = Page(hall, person, seat)
        live.following.add(page.follower, live.table, self.now, after)
        snapshot = msgspec.json.decode(page.follower._messages._queue[0], type=m.Snapshot)  # type: ignore[attr-defined]
        missed = [] if after is None else list(range(after + 1, live.table.n + 1))
        assert [moment.n for moment in snapshot.missed] == missed
        assert snapshot.n == live.table.n
        self.pages.append(page)

    @precondition(lambda self: self.pages)
    @rule(seed=dice_seeds)
    def close_a_page(self, seed: int) -> None:
        page = self.pages.pop(seed % len(self.pages))
        live = self.run(self.halls[page.hall].live(self.ident))
        live.following.remove(page.follower)
        self.known[page.follower.person, page.wanted] = page.heard[-1]

    @rule(hall=st.integers(0, 1))
    def crash(self, hall: int) -> None:
        """A process is gone and another takes its place: the table is as it was, and so are all answers."""
        number = self.latest()
        before, asked = all_of(self.table(number)), [one.seat for one in self.table(number).pending]
        gone = self.halls[hall]
        self.run(gone.store.close())
        for page in [page for page in self.pages if page.hall == hall]:
            self.known[page.follower.person, page.wanted] = page.heard[-1]
            self.pages.remove(page)
        self.halls[hall] = self.process()
        table = self.table(hall)
        assert all_of(table) == before
        assert [one.seat for one in table.pending] == asked
        for sent, n in list(self.accepted.items())[-3:]:
            assert self.run(self.send(hall, sent)) == n

    # --- what always holds ---------------------------------------------------------------------------

    @invariant()
    def one_history(self) -> None:
        if not self.ident:
            return
        journal = self.journal()
        assert [step.n for step in journal] == list(range(1, len(journal) + 1))
        assert [step.at for step in journal] == sorted(step.at for step in journal)
        commands = {step.command: step.n for step in journal if step.command is not None}
        assert commands == {f"{sent.person}:{sent.envelope.id}": n for sent, n in self.accepted.items()}
        for table in (self.table(0), self.table(1)):
            if table not in self.proven:
                assert all_of(table) == all_of(replayed(self.ident, journal[: table.n]))
        self.proven = [self.table(0), self.table(1)]
        assert max(self.table(number).n for number in (0, 1)) == len(journal)

    @invariant()
    def nothing_is_granted_without_consent(self) -> None:
        if self.ident:
            for story in self.table(self.latest()).stories[self.judged :]:
                self.consents.read(story)
                self.judged += 1

    @invariant()
    def every_page_is_in_step(self) -> None:
        for page in self.pages:
            page.read()
            table = self.table(page.hall)
            first = page.heard[0]
            if page.closed:
                since = range(page.heard[-1] + 1, table.n + 1)
                then = [replayed(self.ident, self.journal()[:n]) for n in since]
                assert not all(may_follow(each, page.follower) for each in then)
            else:
                assert page.heard == list(range(first, table.n + 1))
                assert page.sight is not None
                seen = [outlook.view(table, page.sight[0]), *outlook.figures_and_stakes(table), outlook.info(table)]
                assert [page.view, page.figures, page.stakes, page.table] == as_sent(seen)
                self.looks_from_the_right_seat(page, page.sight, table)
        self.pages = [page for page in self.pages if not page.closed]

    def looks_from_the_right_seat(self, page: Page, sight: tuple[int | None, int | None], table: Table) -> None:
        """From the one it wanted; else from its person's, and if one of these is to answer, from such a one."""
        seat, hears = sight
        if page.wanted is not None:
            assert sight == (page.wanted, page.wanted)
            return
        held = table.seats_of(page.follower.person)
        asked = {one.seat for one in table.pending} & {*held} - table.sealed.keys()
        assert (seat in asked) if asked else (seat in held) if held else seat is None
        assert hears in {seat, None}
        assert (hears is None) == (seat is None or len([one for one in held if table.seats[one].bot is None]) > 1)


def fitting(table: Table, person: str, dice: Random) -> list[c.AnyCommand]:
    """What somebody may want who plays, besides answering."""
    position = table.position
    mine = [at for at, pick in enumerate(table.play.picks if table.play else []) if pick.seat in table.seats_of(person)]
    wishes: list[c.AnyCommand] = [c.Undo(position), c.Leave(), c.Return()]
    wishes += [c.Undo(position, at) for at in mine[-3:]]
    wishes += [c.Agree(yes=dice.random() < 0.8) for _ in range(0 if table.request is None else 8)]
    wishes += [c.Unseal(seat, position, table.asked_in) for seat in table.sealed]
    wishes += [c.Vote(seat, dice.choice(CHOICES)) for seat in table.open_votes() for _ in range(3)]
    wishes += [c.Sit(seat) for seat in table.vacant()]
    return wishes


def someone(person: str) -> Caller:
    return Caller(person, person)


STABLE = settings(
    max_examples=32,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)


def test_whatever_arrives_in_whatever_order_a_table_has_one_history(sqlite_url: str) -> None:
    asyncio.run(Store.open(sqlite_url).close())
    empty = Path(sqlite_url.removeprefix("sqlite:///"))

    class Here(Protocol):
        def __init__(self) -> None:
            super().__init__(empty)

    run_state_machine_as_test(Here, settings=STABLE)


# --- many at once ------------------------------------------------------------------------------------

MANY = 50
GAMES = ["ankh", "plagues"]


@pytest.fixture
def hall(sqlite_url: str) -> Iterator[Hall]:
    """A server's hall without its processes for bots."""
    hall = Hall(Store.open(sqlite_url), Bots(0))
    yield hall
    asyncio.run(hall.store.close())


async def seated(hall: Hall, game: str) -> str:
    """A running table of A alone, who holds both seats."""
    await hall.store.add_person("A", "A", "a code", NOON)
    setup = TableSetup(game, {"seats": 2}, [SeatPlan("me")] * 2)
    return (await hall.open(setup, someone("A"), ready=True)).id


async def asked(hall: Hall, ident: str) -> tuple[int, int, list[str]]:
    """The seat that is asked, the position, and what it may answer."""
    table = (await hall.live(ident)).table
    one = table.waiting_for()[0]
    return one.seat, table.position, [table.spec.token(one.game, option) for option in one.ask.options]


@pytest.mark.parametrize("game", GAMES)
def test_of_fifty_answers_at_once_one_is_taken(hall: Hall, game: str) -> None:
    async def scene() -> list[m.Accepted | BaseException]:
        ident = await seated(hall, game)
        seat, position, tokens = await asked(hall, ident)
        posts = [
            hall.command(ident, someone("A"), c.Envelope(f"x{n}", c.Answer(seat, position, tokens[n % len(tokens)])))
            for n in range(MANY)
        ]
        replies = await asyncio.gather(*posts, return_exceptions=True)
        assert len(await hall.store.journal(ident)) == 2
        assert (await hall.live(ident)).table.position > position
        return replies

    replies = asyncio.run(scene())
    assert [reply for reply in replies if isinstance(reply, m.Accepted)] == [m.Accepted(2)]
    assert {reply.code for reply in replies if isinstance(reply, Refusal)} == {"moved_on"}
    assert sum(isinstance(reply, Refusal) for reply in replies) == MANY - 1


@pytest.mark.parametrize("game", GAMES)
def test_the_same_command_fifty_times_at_once_is_one_step_and_fifty_equal_answers(hall: Hall, game: str) -> None:
    async def scene() -> None:
        ident = await seated(hall, game)
        seat, position, tokens = await asked(hall, ident)
        envelope = c.Envelope("same", c.Answer(seat, position, tokens[0]))
        posts = [hall.command(ident, someone("A"), envelope) for _ in range(MANY)]
        assert await asyncio.gather(*posts) == [m.Accepted(2)] * MANY
        assert [step.command for step in await hall.store.journal(ident)] == [None, "A:same"]

    asyncio.run(scene())


@pytest.mark.parametrize("game", GAMES)
def test_over_http_of_fifty_answers_one_is_taken_and_fifty_repetitions_are_one(hall: Hall, game: str) -> None:
    async def scene() -> None:
        transport = httpx.ASGITransport(App(hall, Settings(hosts="*")).starlette())
        client = httpx.AsyncClient(transport=transport, base_url="http://tawy")
        async with Visitor("http://tawy", "Ada", client) as ada:
            seats = [{"kind": "me"}, {"kind": "me"}]
            ident = (await ada.open_table(game, {"seats": 2}, seats, ready=True))["id"]

            async def post(name: str, number: int) -> tuple[int, Json]:
                command = {"type": "Answer", "seat": seat, "position": position, "token": tokens[number % len(tokens)]}
                body = {"id": name, "command": command}
                reply = await ada.http.post(f"/api/tables/{ident}/commands", json=body)
                return reply.status_code, reply.json()

            seat, position, tokens = await asked(hall, ident)
            replies = await asyncio.gather(*(post(f"x{number}", number) for number in range(MANY)))
            assert sorted(status for status, _ in replies) == [200] + [409] * (MANY - 1)
            assert {reply["error"] for status, reply in replies if status == 409} == {"moved_on"}
            assert (200, {"n": 2}) in replies

            seat, position, tokens = await asked(hall, ident)
            assert await asyncio.gather(*(post("same", 0) for _ in range(MANY))) == [(200, {"n": 3})] * MANY
            assert len(await hall.store.journal(ident)) == 3

    asyncio.run(scene())


def test_one_who_is_not_let_in_learns_nothing_from_repeating_anothers_command(hall: Hall) -> None:
    async def scene() -> None:
        ident = await seated(hall, "ankh")
        seat, position, tokens = await asked(hall, ident)
        envelope = c.Envelope("same", c.Answer(seat, position, tokens[0]))
        await hall.command(ident, someone("A"), envelope)
        with pytest.raises(Refusal) as refused:
            await hall.command(ident, someone("B"), envelope)
        assert refused.value.code == "not_found"

    asyncio.run(scene())
