"""Secrets that are easy to recognise: nobody who may not have them is ever sent one, and no log tells them."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.pair import NOBODY, WATCHER
from server.twins import Twins
from server.worlds import Clock, Json, Shelf, Socket, World, chance, fate, settle
from tawy.ankh import asks
from tawy.ankh.spec import AnkhSpec
from tawy.kernel.record import Pick
from tawy.server.running.logs import JsonLines
from tawy.server.store import Standing, Step, Store
from tawy.server.tables import entries as e
from tawy.server.tables.pending import Pending

__all__ = ["chance", "fate"]

pytestmark = pytest.mark.usefixtures("fate")

SEATS = 3
STRANGER = "stranger"
NEWCOMER = "newcomer"
SEALED = re.compile(rb"sealed-by-(\d)")


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """The log as a server writes it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield stream
    root.removeHandler(handler)
    root.setLevel(before)


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sealed answers say whose they are."""
    for kind in ("cards", "offer"):
        form = asks.FORMS[kind]

        def branded(g: Any, ask: Any, pick: int, form: asks.Form = form) -> Any:
            token, points_at = form(g, ask, pick)
            return f"sealed-by-{ask.seat}-{token}", points_at

        monkeypatch.setitem(asks.FORMS, kind, branded)


class Guarded:
    """A private table of Ankh; whatever anybody is sent is searched."""

    def __init__(self, world: World, rng: Random) -> None:
        self.world, self.rng = world, rng
        self.people = [f"person-{seat}" for seat in range(SEATS)]
        self.table = ""
        self.size = 0
        self._sockets: dict[str, Socket] = {}
        self._ids = 0

    async def open(self) -> None:
        """Everybody comes in who may."""
        world = self.world
        for who in (*self.people, WATCHER, STRANGER):
            await world.enter(who)
        setup = {"game": "ankh", "options": {"seats": SEATS}, "seats": [{"kind": "open"}] * SEATS}
        made = await world.post(self.people[0], "/api/tables", {"setup": setup})
        self.table = made["id"]
        for who in (*self.people[1:], WATCHER):
            assert await self.do(who, {"type": "Join", "invitation": made["invitation"]}) == 200
        for seat, who in enumerate(self.people):
            assert await self.do(who, {"type": "Sit", "seat": seat}) == 200
        for who in self.people:
            assert await self.do(who, {"type": "Ready"}) == 200
        for number, who in enumerate((*self.people, WATCHER)):
            query = f"seat={number}" if number < SEATS else ""
            self._sockets[who] = world.follow(who, f"/api/tables/{self.table}/socket", query)
            while not self._sockets[who].sent:
                await settle()

    async def ask(self, who: str, method: str, path: str, query: str = "", body: Json | None = None) -> int:
        """A request; its status."""
        answer = await self.world.ask(who, method, path, query, body)
        self.check(who, answer)
        for reader, socket in self._sockets.items():
            await settle()
            for message in socket.take():
                self.check(reader, message)
        return int(answer[:3])

    async def do(self, who: str, command: Json) -> int:
        """A command; its status."""
        self._ids += 1
        body = {"id": f"c{self._ids}", "command": command}
        return await self.ask(who, "POST", f"/api/tables/{self.table}/commands", "", body)

    def check(self, who: str, sent: bytes) -> None:
        """Nothing is in it that is not for this reader."""
        self.size += len(sent)
        for secret in self.world.secrets:
            assert secret.encode() not in sent, f"{who or 'nobody'} was sent {secret}"
        for seat in {int(seat) for seat in SEALED.findall(sent)}:
            assert who in self.people, f"{who or 'nobody'} was sent an answer of seat {seat}"
            game = self.world.live(self.table).table.play
            sides = [seat] if game is None else game.game.side_of
            mine = self.people.index(who)
            assert mine == seat or sides[mine] == sides[seat], f"{who} was sent an answer of seat {seat}"

    def asked(self) -> Pending:
        """Somebody who has to answer."""
        return self.rng.choice(self.world.live(self.table).table.waiting_for())

    async def answer(self) -> int:
        """An answer."""
        table, one = self.world.live(self.table).table, self.asked()
        offered = [table.spec.token(one.game, option) for option in one.ask.options]
        command = {"type": "Answer", "seat": one.seat, "position": table.position}
        return await self.do(self.people[one.seat], command | {"token": self.rng.choice(offered)})

    async def pry(self) -> None:
        """Somebody tries something."""
        who = self.rng.choice([*self.people, WATCHER, STRANGER, NOBODY])
        table, at = self.world.live(self.table).table, f"/api/tables/{self.table}"
        seat = self.rng.randrange(SEATS)
        view = f"seat={self.people.index(who)}" if who in self.people and self.rng.random() < 0.7 else f"seat={seat}"
        view = self.rng.choice([view, ""])
        then = f"/positions/{self.rng.randrange(table.position + 1)}"
        path = self.rng.choice(["", "/log", "/file", "/foresee", "/why", "/summary", then])
        await self.ask(who, "GET", at + path, view + "&target=flood")
        shared = self.rng.choice(["", "/file", "/summary", "/proof", "/review", "/review/quick", then])
        await self.ask(who, "GET", f"/api/games/{self.table}{shared}", view)
        await self.ask(who, "GET", self.rng.choice(["/api/tables", "/api/tables/mine", "/api/me", "/metrics"]))
        here = {"seat": seat, "position": table.position}
        await self.ask(who, "POST", f"{at}/hint", "", here)
        await self.ask(who, "POST", f"/api/games/{self.table}/review", "", {"depth": "quick"})
        await self.ask(who, "POST", f"/api/games/{self.table}/try", view, {"position": table.position, "token": "done"})
        if seat not in table.sealed or self.people[seat] != who:
            await self.do(who, {"type": "Unseal", **here})
        await self.do(who, {"type": "Answer", **here, "token": "nonsense"})
        await self.do(who, {"type": "Undo", "position": table.position + 1})
        await self.do(who, {"type": "Reinvite"})

    async def close(self) -> None:
        """Everyone goes."""
        for socket in self._sockets.values():
            await socket.close()
        await self.world.close()


@pytest.mark.usefixtures("marked")
def test_no_secret_is_in_what_anybody_is_sent_nor_in_the_log(
    tmp_path: Path, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables"

    async def played() -> Guarded:
        guarded = Guarded(World("canary", Store.open(f"sqlite:///{file}"), Clock()), Random(2))
        failed = False
        try:
            await guarded.open()
            guarded.world.secrets.append(guarded.world.live(guarded.table).table.seed)
            while guarded.world.live(guarded.table).table.status == "running":
                await guarded.pry()
                if not failed and len(guarded.world.live(guarded.table).table.waiting_for()) > 1:
                    failed = True
                    await failures(guarded, file, monkeypatch)
                assert await guarded.answer() == 200
            recovery = next(secret for secret in guarded.world.secrets if "-" in secret and secret.isupper())
            await guarded.world.post(NOBODY, "/api/recover", {"code": recovery})
        finally:
            await guarded.close()
        return guarded

    guarded = asyncio.run(played())
    secrets, log = guarded.world.secrets, lines.getvalue()
    assert {secret.partition("-")[0] for secret in secrets} >= {"lot", "session", "invitation", "recovery"}
    assert guarded.size > 1_000_000
    assert log.count("request failed") == 3
    for told in (*secrets, *guarded.people, WATCHER, STRANGER, NEWCOMER, "sealed-by"):
        assert told not in log, f"the log tells {told}"


async def failures(guarded: Guarded, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something fails in the game, and the database while a sealed answer and a new guest are stored."""

    def broken(_spec: AnkhSpec, _g: object) -> None:
        raise RuntimeError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr(AnkhSpec, "explain", broken)
        assert await guarded.ask(WATCHER, "GET", f"/api/tables/{guarded.table}") == 500
    database = sqlite3.connect(file)
    for name in ("journal", "person"):
        database.execute(f"CREATE TRIGGER full_{name} BEFORE INSERT ON {name} BEGIN SELECT RAISE(ABORT, 'full'); END")
    database.commit()
    assert await guarded.answer() == 500
    assert await guarded.ask(NOBODY, "POST", "/api/guests", "", {"name": NEWCOMER}) == 500
    for name in ("journal", "person"):
        database.execute(f"DROP TRIGGER full_{name}")
    database.commit()
    database.close()


@pytest.mark.usefixtures("chance")
def test_a_step_of_other_rules_does_not_tell_what_was_picked_in_it(lines: io.StringIO) -> None:
    """Another server process with other rules has stored a draw that this one does not know."""

    async def stored() -> bytes:
        clock = Clock()
        world, other = World("A", Shelf(), clock), World("B", Shelf(), clock)
        twins = Twins(world, other, Random(1), "plagues", {"seats": 2, "provinces": ["buto", "edfu"]}, {1})
        await twins.open()
        while twins.plays()[0].game.ask.kind != "buto":
            assert await twins.act()
        table, row = twins.tables()[0], await world.store.game(twins.table)
        assert row is not None
        picks = [Pick(0, "buto", "yes"), Pick(-1, "buto_draw", "canary-card")]
        step = Step(table.n + 1, clock.now, None, e.write([e.Picked(picks)]), b"[]", "")
        standing = Standing(row.status, row.position, row.summary, row.snapshot, tuple(table.members), None)
        await world.store.append(table.id, step, standing)
        body = {"id": "c", "command": {"type": "Abandon"}}
        answer = await world.ask("p1", "POST", f"/api/tables/{table.id}/commands", "", body)
        await settle()
        heard = [message for sockets in twins._sockets.values() for message in sockets[0].take()]
        await twins.leave()
        return answer + b"".join(heard)

    told = asyncio.run(stored())
    assert b"other rules" in told
    assert b"behind" in told
    assert b"canary" not in told
    assert "canary" not in lines.getvalue()
