"""The outbox: written with the step, claimed by one, said once until somebody has looked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from server.store.samples import lay, opened, standing, step
from tawy.server.store import Call, Channel, Due, Overtaken, Reach, Standing, Store

TURN, OVER, LOW = 1, 4, 32
LEASE = 1000


def channel(name: str, person: str = "bert", wanted: int = 255, confirmed: int | None = 1) -> Channel:
    return Channel(name, person, "webhook", b'{"kind":"webhook","url":"https://x.example"}', wanted, confirmed, 1)


def called(*calls: Call, withdrawn: tuple[tuple[str, str], ...] = ()) -> Standing:
    usual = standing(members=("anna", "bert"))
    return Standing(
        usual.status, usual.position, usual.summary, usual.snapshot, usual.members, None, None, (), calls, withdrawn
    )


def turn(due: int = 2000, person: str = "bert") -> Call:
    return Call(person, "turn", TURN, due)


@asynccontextmanager
async def table(url: str) -> AsyncIterator[Store]:
    """A table of anna's, and a channel of bert's."""
    async with opened(url) as store:
        await lay(store, "t")
        await store.keep_channel(channel("hook"))
        yield store


def run(url: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with table(url) as store:
            await scene(store)

    asyncio.run(whole())


async def claimed(store: Store, now: int) -> list[Due]:
    return await store.claim_messages(now, now + LEASE, 10)


async def kinds(store: Store, now: int = 10**15) -> list[str]:
    return [message.kind for message in await claimed(store, now)]


def test_a_channel_is_given_one_message_at_a_time(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.keep_channel(channel("other"))
        await store.append("t", step(2), called(turn(due=2000)))
        await lay(store, "u")
        await store.append("u", step(2), called(turn(due=1000)))
        first = await claimed(store, 3000)
        assert {(one.channel.id, one.game) for one in first} == {("hook", "u"), ("other", "u")}
        assert await store.claim_messages(3000, 4000, 10, ["hook", "other"]) == []
        await store.settle_message(first[0])
        assert {(one.channel.id, one.game) for one in await claimed(store, 3000)} == {("hook", "t"), ("other", "t")}

    run(database_url, scene)


def test_that_a_message_was_taken_is_noted_before_and_without_all_other_writes(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", step(2), called(turn(due=1000)))
        (message,) = await claimed(store, 3000)
        monkeypatch.setattr(store._writer, "submit", _forever)
        settling = asyncio.create_task(store.settle_message(message))
        while await store.messages_soon(10**15, 10):  # noqa: ASYNC110  another thread writes it
            await asyncio.sleep(0.01)
        settling.cancel()

    run(database_url, scene)


def _forever(*_write: object) -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


def test_what_a_step_calls_for_is_due_with_it(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", step(2), called(turn(due=5000)))
        assert await claimed(store, 4999) == []
        (message,) = await claimed(store, 5000)
        assert (message.channel, message.name, message.game, message.kind) == (channel("hook"), "Bert", "t", "turn")
        assert (message.n, message.at, message.tries, message.summary) == (2, 1002, 1, b'{"summary":1}')
        assert message.reach is None

    run(database_url, scene)


def test_a_step_that_is_not_taken_calls_nobody(database_url: str) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(Overtaken):
            await store.append("t", step(1), called(turn()))
        assert await kinds(store) == []

    run(database_url, scene)


def test_channels_that_do_not_want_it_are_not_confirmed_or_belong_to_others_get_nothing(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.keep_channel(channel("not for turns", wanted=OVER))
        await store.keep_channel(channel("not confirmed", confirmed=None))
        await store.keep_channel(channel("of anna", "anna"))
        await store.add_person("cy", "Cy", "recovery of cy", 1)
        await store.keep_channel(channel("of who is banned", "cy"))
        await store.ban("cy", 1)
        await store.append("t", step(2), called(turn(), turn(person="cy")))
        assert [message.channel.id for message in await claimed(store, 9000)] == ["hook"]

    run(database_url, scene)


def test_a_claimed_message_is_nobody_else_s_until_the_claim_is_over(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", step(2), called(turn()))
        (first,) = await claimed(store, 2000)
        assert await claimed(store, 2000 + LEASE - 1) == []
        (again,) = await claimed(store, 2000 + LEASE)
        assert (again.id, again.tries) == (first.id, 2), "whoever had it has died"

    run(database_url, scene)


def test_one_message_until_somebody_has_looked(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", step(2), called(turn()))
        (message,) = await claimed(store, 9000)
        await store.settle_message(message)
        await store.append("t", step(3), called(Call("bert", "over", OVER, 2000)))
        assert await kinds(store) == [], "they know that something has happened"
        await store.look("t", "bert", 3)
        await store.append("t", step(4), called(turn()))
        assert await kinds(store) == ["turn"]

    run(database_url, scene)


def test_a_message_that_waits_says_the_newest(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", step(2), called(turn(due=5000)))
        await store.append("t", step(3), called(Call("bert", "over", OVER, 5000)))
        assert await kinds(store) == ["over"]

    run(database_url, scene)


def test_what_is_answered_is_not_said_any_more(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", step(2), called(turn(), Call("bert", "low", LOW, 8000, urgent=True)))
        await store.append("t", step(3), called(withdrawn=(("bert", "turn"), ("bert", "low"))))
        assert await kinds(store) == []

    run(database_url, scene)


def test_a_clock_that_runs_low_is_said_although_something_was(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", step(2), called(turn(), Call("bert", "low", LOW, 8000, urgent=True)))
        (message,) = await claimed(store, 2000)
        await store.settle_message(message)
        await store.look("t", "bert", 2)
        assert await kinds(store, 8000) == ["low"], "they have looked, and have not answered"

    run(database_url, scene)


def test_what_happens_after_a_look_is_said(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", step(2), called(turn()))
        await store.look("t", "bert", 1)
        assert await store.messages_about([("t", "bert"), ("t", "anna"), ("u", "bert")]) == [("t", "bert")]
        assert await kinds(store) == ["turn"]
        await store.look("t", "bert", 2)
        assert await store.messages_about([("t", "bert")]) == []

    run(database_url, scene)


def test_a_message_that_cannot_be_sent_is_put_off_and_its_person_can_see_why(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", step(2), called(turn()))
        (message,) = await claimed(store, 2000)
        await store.put_off_message(message, 50_000, "status 500")
        assert (await store.channels_of("bert"))[0].trouble == "status 500"
        assert await kinds(store, 49_999) == []
        (message,) = await claimed(store, 50_000)
        assert message.tries == 2
        await store.put_off_message(message, 60_000, None)
        (message,) = await claimed(store, 60_000)
        assert message.tries == 2, "it was not the time, which is no try"
        await store.settle_message(message)
        assert (await store.channels_of("bert"))[0].trouble == ""

    run(database_url, scene)


def test_a_message_that_is_held_back_is_due_later_and_one_on_its_way_is_not_touched(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", step(2), called(turn()))
        assert [soon[1:] for soon in await store.messages_soon(2000, 10)] == [("t", "bert", 1002)]
        ((ident, *_),) = await store.messages_soon(2000, 10)
        await store.hold_message(ident, "t", 2500)
        assert await claimed(store, 2499) == []
        assert len(await claimed(store, 2500)) == 1
        await store.hold_message(ident, "t", 2600)
        assert await claimed(store, 2600) == []

    run(database_url, scene)


def test_a_deleted_table_is_not_spoken_of_and_a_forgotten_channel_gets_nothing(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", step(2), called(turn()))
        await store.keep_channel(channel("other"))
        await lay(store, "u")
        await store.append("u", step(2), called(turn()))
        assert await store.remove("t", 2)
        await store.forget_channel(channel("other"))
        assert [(one.game, one.channel.id) for one in await claimed(store, 9000)] == [("u", "hook")]

    run(database_url, scene)


def test_who_is_forgotten_leaves_no_wish_and_no_channel(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await store.keep_reach("bert", Reach("cs", "Europe/Prague", (60, 120), 3))
        assert await store.reach("bert") == Reach("cs", "Europe/Prague", (60, 120), 3)
        await store.put_message(channel("hook"), Call("bert", "test", 0, 5), 5)
        assert await store.forget_guests(10**15, 10) == 1
        assert await store.reach("bert") is None
        assert await store.channels_of("bert") == []

    run(database_url, scene)


def test_a_message_about_no_table_is_not_remembered(database_url: str) -> None:
    async def scene(store: Store) -> None:
        for _ in range(2):
            await store.put_message(channel("hook"), Call("bert", "test", 0, 5), 5)
            (message,) = await claimed(store, 9000)
            assert (message.kind, message.summary) == ("test", None)
            await store.settle_message(message)

    run(database_url, scene)


def test_a_key_is_made_once(database_url: str) -> None:
    async def scene(store: Store) -> None:
        assert [await store.server_key("links", made) for made in (b"first", b"second")] == [b"first", b"first"]

    run(database_url, scene)


def test_two_processes_never_claim_the_same(postgres_url: str) -> None:
    async def scene() -> None:
        async with table(postgres_url) as one, opened(postgres_url) as other:
            for number in range(60):
                await lay(one, f"table {number}")
                await one.append(f"table {number}", step(2), called(turn()))
            got: list[Due] = []

            async def take(store: Store) -> None:
                while found := await store.claim_messages(9000, 10**12, 3):
                    got.extend(found)

            await asyncio.gather(*(take(store) for store in (one, other, one, other)))
            assert len(got) == 60
            assert len({message.id for message in got}) == 60

    asyncio.run(scene())
