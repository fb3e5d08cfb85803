"""Hints: who may have one for what, from what it is made, and that asking changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import msgspec
import pytest

from server.house import House, Json, Refused, Visitor, serving
from server.tables.party import Party, all_of, caller
from server.tables.test_merged_gods import Merged
from server.worlds import Puppets
from tawy.games import games
from tawy.server.bots.bots import Bots, Busy, Silent, Stopped
from tawy.server.bots.hints import MOST_TOLD, SECONDS, Hints
from tawy.server.bots.messages import Hint
from tawy.server.bots.worker import Reply, Thought
from tawy.server.refusal import Refusal
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.setup import TableSetup


class Listening(Puppets):
    """Bots that remember what they were told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Thought] = []
        self.how: list[tuple[str, bool]] = []
        """On whose account, and whether veiled."""

    async def consider(self, thought: Thought, person: str, *, veiled: bool = False) -> Reply:
        self.told.append(thought)
        self.how.append((person, veiled))
        return await super().consider(thought, person)


class Failing(Bots):
    """Bots that have nothing to tell."""

    def __init__(self, why: Exception) -> None:
        super().__init__()
        self._why = why

    async def consider(self, thought: Thought, person: str, *, veiled: bool = False) -> Reply:
        raise self._why


def given(party: Party, seat: int, who: str | None = None, bots: Bots | None = None, *, behind: int = 0) -> Hint:
    """A hint; the table stays as it is."""
    hints, before = Hints(bots or Puppets(), 2.0), all_of(party.table)
    asking = caller(party.who(seat) if who is None else who)
    hint = asyncio.run(hints.give(party.table, asking, seat, party.table.position - behind))
    assert all_of(party.table) == before
    return hint


def refusal(party: Party, seat: int, who: str | None = None, bots: Bots | None = None, *, behind: int = 0) -> str:
    """Why somebody gets none."""
    with pytest.raises(Refusal) as refused:
        given(party, seat, who, bots, behind=behind)
    return f"{refused.value.code}: {refused.value}"


@pytest.mark.parametrize(("game", "seats"), [("ankh", "ABC"), ("ankh", "AA"), ("plagues", "AB")])
def test_whoever_is_asked_is_told_the_best_answers(game: str, seats: str) -> None:
    """Also where one person has several seats."""
    party = Party(game, seats)
    for _ in range(60):
        seat = party.asked
        hint = given(party, seat)
        assert (hint.seat, hint.position) == (seat, party.table.position)
        assert 1 <= len(hint.considered) <= MOST_TOLD
        assert {each.token for each in hint.considered} <= set(party.tokens(seat))
        party.answer()


def test_the_bot_is_told_what_the_seat_knows_and_no_more() -> None:
    """It is a strong one, has little time, and dice of its own."""
    party, bots = Party("ankh", "ABC"), Listening()
    party.until(lambda table: len(table.pending) > 1)
    first, second = (one.seat for one in party.table.pending[:2])
    party.answer(first)
    given(party, second, bots=bots)
    (told,) = bots.told
    assert (told.level, told.seat, told.tell) == ("expert", second, MOST_TOLD)
    assert 0 < told.seconds <= SECONDS < 2
    assert told.dice not in {party.table.dice(second), party.table.seed}
    for other in party.tokens(first):
        party.table.sealed[first] = other
        given(party, second, bots=bots)
    assert all(each == told for each in bots.told)
    assert len(bots.told) > 2


def test_it_is_thought_about_for_who_asks_and_veiled_where_the_answer_is_a_secret() -> None:
    party, bots = Party("ankh", "ABC"), Listening()
    given(party, party.asked, bots=bots)
    assert bots.how[-1] == (caller(party.who(party.asked)).person, False)
    party.until(lambda table: table.pending[0].ask.simultaneous)
    given(party, party.asked, bots=bots)
    assert bots.how[-1] == (caller(party.who(party.asked)).person, True)


def test_only_the_seat_that_is_asked_gets_one() -> None:
    party = Party("ankh", "ABC", public=True)
    party.until(lambda table: len(table.pending) == 1)
    asked = party.asked
    others = {0, 1, 2} - {asked}
    for seat in others:
        assert refusal(party, seat) == f"not_now: Seat {seat} is not asked now."
        assert refusal(party, asked, party.who(seat)) == f"not_yours: Seat {asked} is not yours."
    assert refusal(party, asked, "Z") == f"not_yours: Seat {asked} is not yours."
    assert refusal(party, asked, behind=1).startswith("moved_on: The game has moved on")
    assert refusal(party, 4, "A").startswith("malformed: There is no seat 4")


def test_whoever_shares_a_god_gets_none_for_the_others_question() -> None:
    merged = Merged()
    party = merged.party
    assert given(party, merged.upper).considered
    assert refusal(party, merged.lower) == f"not_now: Seat {merged.lower} is not asked now."
    assert refusal(party, merged.upper, party.who(merged.lower)).startswith("not_yours")


def test_a_sealed_answer_is_taken_back_first() -> None:
    party = Party("ankh", "ABC")
    party.until(lambda table: len(table.pending) > 1)
    seat = party.asked
    party.answer(seat)
    assert refusal(party, seat) == "not_now: Your answer is sealed; take it back first if you want a hint."
    party.do(party.who(seat), c.Unseal(seat, party.table.position))
    assert given(party, seat).considered


def test_a_stranger_does_not_learn_that_there_is_a_table() -> None:
    party = Party("ankh", "AB")
    assert refusal(party, party.asked, "Z").startswith("not_found")


def test_there_is_none_before_and_after_the_game() -> None:
    assert refusal(Party("ankh", "A.", dealt=False), 0) == "not_now: There is no running game at this table."
    party = Party("ankh", "AB")
    party.do("A", c.Concede(0))
    assert refusal(party, 1) == "not_now: There is no running game at this table."


def test_at_a_table_without_hints_there_are_none_and_everyone_can_see_that() -> None:
    party = Party("ankh", "AB", hints=False)
    assert refusal(party, party.asked) == "not_now: There are no hints at this table: it was opened without them."
    assert outlook.info(party.table).hints is False
    assert outlook.info(Party("ankh", "AB").table).hints is True


def test_a_table_that_was_stored_before_there_were_hints_has_them() -> None:
    party = Party("ankh", "AB", hints=False)
    opened = party.steps[0]
    assert b',"hints":false' in opened.body
    (entry,) = e.read(opened.body.replace(b',"hints":false', b""))
    assert isinstance(entry, e.Opened)
    assert entry.setup.hints
    assert isinstance(entry.setup, TableSetup)
    assert party.again().setup.hints is False


@pytest.mark.parametrize(
    ("why", "said"),
    [
        (Busy(), "too_many: The bots have too much to do at the tables: ask again in a moment."),
        (Silent(), "not_now: There is no hint for this question now."),
        (Stopped(), "not_now: There is no hint for this question now."),
    ],
)
def test_bots_that_have_no_hint(why: Exception, said: str) -> None:
    party = Party("ankh", "AB")
    assert refusal(party, party.asked, bots=Failing(why)) == said


def test_one_person_has_one_hint_at_a_time() -> None:
    """Others are not held up by it, and after it comes the next."""
    party, other = Party("ankh", "AA"), Party("ankh", "BB")
    gate = asyncio.Event()

    class Slow(Puppets):
        async def consider(self, thought: Thought, person: str, *, veiled: bool = False) -> Reply:
            await gate.wait()
            return await super().consider(thought, person)

    async def scene() -> None:
        hints = Hints(Slow(), 2.0)

        async def ask(party: Party) -> Hint:
            return await hints.give(party.table, caller(party.who(party.asked)), party.asked, party.table.position)

        first = asyncio.create_task(ask(party))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="You have asked for a hint already: wait until it is there"):
            await ask(party)
        somebody_elses = asyncio.create_task(ask(other))
        await asyncio.sleep(0)
        gate.set()
        assert (await first).considered
        assert (await somebody_elses).considered
        assert (await ask(party)).considered
        first = asyncio.create_task(ask(party))
        gate.clear()
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        gate.set()
        assert (await ask(party)).considered

    asyncio.run(scene())


async def patiently(ask: Callable[[], Awaitable[Json]], tries: int = 5) -> Json:
    """What is answered in the end: on a busy machine a bot may be late, and then there is no hint."""
    for _ in range(tries - 1):
        with suppress(Refused):
            return await ask()
    return await ask()


@pytest.mark.parametrize("game", games())
def test_a_hint_of_a_running_server(game: str, sqlite_url: str) -> None:
    """Over the net, thought about by a real bot; with hints switched off there is none."""

    async def scene(house: House) -> None:
        async with Visitor(house.address, "Ada") as ada:
            for hints in (True, False):
                table = await ada.open_table(game, {"seats": 2}, [{"kind": "me"}] * 2, hints=hints, ready=True)
                now = await ada.look(table["id"])
                assert now["table"]["hints"] is hints
                seat = now["table"]["asked"][0]["seat"]
                question = (await ada.look(table["id"], seat))["own"]["question"]
                wish = {"seat": seat, "position": now["position"]}
                if not hints:
                    with pytest.raises(Refused, match="opened without them"):
                        await ada.post(f"/api/tables/{table['id']}/hint", wish)
                    continue
                hint = await patiently(lambda: ada.post(f"/api/tables/{table['id']}/hint", wish))  # noqa: B023  at once
                assert set(hint) == {"seat", "position", "considered", "iterations"}
                assert (hint["seat"], hint["position"]) == (seat, now["position"])
                assert hint["iterations"] > 0
                assert hint["considered"]
                for each in hint["considered"]:
                    assert each["token"] in {option["token"] for option in question["options"]}
                    assert 0 <= each["chance"] <= 1
                assert (await ada.look(table["id"]))["n"] == now["n"]

    with serving(sqlite_url) as house:
        asyncio.run(scene(house))


def test_a_hint_is_the_same_whatever_others_keep_secret() -> None:
    """Buto has looked at other cards: the hint for who is asked next is the same."""
    party, bots = Party("plagues", "ABC", provinces=["buto", "edfu", "memphis"]), Listening()
    differed = 0
    for _ in range(150):
        table, seat = party.table, party.asked
        before = given(party, seat, bots=bots)
        for deal in range(3):
            twin = Party.__new__(Party)
            vars(twin).update(vars(party))
            twin.table = table.draft(party.now)
            assert twin.table.play is not None
            twin.table.play.game = table.spec.redeal(party.play.game, seat, Random(deal).randrange)
            twin.table._pending = None
            differed += table.spec.dump(twin.play.game) != table.spec.dump(party.play.game)
            assert msgspec.json.encode(given(twin, seat)) == msgspec.json.encode(before)
        party.answer()
    assert differed > 20
