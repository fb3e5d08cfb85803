"""The journal of a table: in order, without gaps, each command once, and there when it has returned."""

from __future__ import annotations

import asyncio
import sys
import threading
from subprocess import PIPE, Popen

import pytest

from server.store.samples import lay, opened, standing, step
from tawy.server.store import GameRow, Missing, Overtaken, Repeated, Standing, Store


def test_steps_come_back_as_they_were_and_in_order(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            steps = [step(n, f"c{n}" if n % 2 else None) for n in range(1, 13)]
            await store.create("t", "ankh", "1", "anna", True, steps[0], standing("gathering", snapshot=None))  # noqa: FBT003  as the interface has it
            for each in steps[1:]:
                await store.append("t", each, standing(position=each.n))
            assert await store.journal("t") == steps
            assert await store.journal("t", after=9) == steps[9:]
            assert await store.journal("t", after=12) == []
            assert await store.journal("u") == []
            assert store.journal_now("t") == steps

    asyncio.run(scene())


def test_a_table_stands_as_its_last_step_left_it(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.create(
                "t",
                "ankh",
                "1",
                "anna",
                False,  # noqa: FBT003
                step(1),
                Standing("gathering", 0, b"{}", None, ("anna",), None),
            )
            row = GameRow("t", "ankh", "1", "anna", False, 1001, 1001, 1, "gathering", 0, b"{}", None)  # noqa: FBT003
            assert await store.game("t") == row
            assert await store.game("u") is None
            await store.append("t", step(2, at=5000), Standing("over", 77, b"[1]", b"\x00\xff", ("anna",), None))
            row = GameRow("t", "ankh", "1", "anna", False, 1001, 5000, 2, "over", 77, b"[1]", b"\x00\xff")  # noqa: FBT003
            assert await store.game("t") == row
            assert list(store.all_games()) == [row]

    asyncio.run(scene())


def test_who_comes_second_with_a_step_is_overtaken_and_changes_nothing(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await store.append("t", step(2, "first"), standing())
            before = await store.game("t"), await store.journal("t"), await store.due(10**15)
            with pytest.raises(Overtaken):
                await store.append("t", step(2, "second"), standing("over", 9, ("anna", "bert"), wake=5))
            with pytest.raises(Overtaken):
                await store.append("t", step(2, "first"), standing("over"))
            with pytest.raises(Overtaken):  # a gap
                await store.append("t", step(4), standing("over"))
            with pytest.raises(Overtaken):
                await lay(store, "t")
            assert (await store.game("t"), await store.journal("t"), await store.due(10**15)) == before
            assert await store.games_of("bert", 10, None) == []
            await store.append("t", step(3), standing())

    asyncio.run(scene())


def test_a_command_that_is_repeated_says_which_step_it_became(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await lay(store, "u")
            await store.append("t", step(2, "c"), standing())
            await store.append("t", step(3), standing())
            await store.append("t", step(4), standing())  # several without a command
            for n in (3, 5):
                with pytest.raises(Repeated) as caught:
                    await store.append("t", step(n, "c"), standing())
                assert caught.value.n == 2
            await store.append("u", step(2, "c"), standing())  # another table
            assert len(await store.journal("t")) == 4

    asyncio.run(scene())


def test_a_step_of_no_table_is_missing_one(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for n in (1, 2):
                with pytest.raises(Missing):
                    await store.append("nowhere", step(n), standing())

    asyncio.run(scene())


def test_two_stores_racing_on_one_table_lose_nothing_and_take_each_step_once(database_url: str) -> None:
    async def runner(name: str) -> None:
        async with opened(database_url) as store:
            both.wait(10)
            for number in range(100):
                taken = False
                while not taken:
                    row = await store.game("t")
                    assert row is not None
                    try:
                        await store.append("t", step(row.n + 1, f"{name}{number}"), standing())
                        taken = True
                    except Overtaken:
                        pass

    async def begin() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")

    both = threading.Barrier(2)
    asyncio.run(begin())
    threads = [threading.Thread(target=lambda name=name: asyncio.run(runner(name))) for name in "ab"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    async def end() -> None:
        async with opened(database_url) as store:
            journal = await store.journal("t")
            assert [each.n for each in journal] == list(range(1, 202))
            commands = [each.command for each in journal[1:]]
            assert set(commands) == {f"{name}{number}" for name in "ab" for number in range(100)}
            if database_url.startswith("postgresql"):  # SQLite's locks are not fair
                assert len({str(command)[0] for command in commands[:100]}) == 2
            row = await store.game("t")
            assert row is not None
            assert row.n == 201

    asyncio.run(end())


APPENDING = """
import asyncio, sys
from server.store.samples import lay, opened, standing, step

async def scene():
    async with opened(sys.argv[1]) as store:
        await lay(store, "t")
        for n in range(2, 100000):
            await store.append("t", step(n), standing(position=n))
            print(n, flush=True)

asyncio.run(scene())
"""


def test_every_step_that_has_returned_is_there_after_the_process_is_killed(
    database_url: str, pytestconfig: pytest.Config
) -> None:
    folder = pytestconfig.rootpath / "tests"
    with Popen([sys.executable, "-c", APPENDING, database_url], cwd=folder, stdout=PIPE, text=True) as process:  # noqa: S603  ours
        assert process.stdout is not None
        for line in process.stdout:
            if line == "50\n":
                process.kill()
                break
        returned = max([50, *(int(line) for line in process.stdout if line.endswith("\n"))])
    assert process.returncode == -9

    async def scene() -> None:
        async with opened(database_url) as store:
            journal = await store.journal("t")
            assert [each.n for each in journal] == list(range(1, len(journal) + 1))
            assert len(journal) >= returned
            row = await store.game("t")
            assert row is not None
            assert (row.n, row.position) == (len(journal), len(journal))
            await store.append("t", step(row.n + 1), standing())

    asyncio.run(scene())


def test_a_step_that_has_returned_is_visible_to_a_new_connection(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            await lay(store, "t")
            for n in range(2, 22):
                await store.append("t", step(n), standing())
                assert len(await other.journal("t")) == n
            newest = Store.open(database_url)
            assert len(newest.journal_now("t")) == 21
            await newest.close()

    asyncio.run(scene())
