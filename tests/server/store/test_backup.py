"""A copy of the whole database, taken while it is in use."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.store.samples import lay, opened, standing, step
from tawy.kernel.refusal import Refused


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def test_a_copy_holds_the_same_and_opens_as_a_store(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await lay(store, "t")
            await store.append("t", step(2), standing(wake=5))
            store.backup(copy)
            assert dump(copy) == dump(Path(store.location))
        async with opened(f"sqlite:///{copy}") as restored:
            await restored.append("t", step(3), standing())

    asyncio.run(scene())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.sqlite", "tawy.sqlite"]


def test_a_copy_taken_while_writing_is_whole(sqlite_url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await lay(store, "t")

            async def write() -> None:
                for n in range(2, 150):
                    await store.append("t", step(n), standing(position=n))

            writing = asyncio.ensure_future(write())
            copies = [tmp_path / f"copy{number}" for number in range(8)]
            for copy in copies:
                await asyncio.to_thread(store.backup, copy)
            await writing
        for copy in copies:
            async with opened(f"sqlite:///{copy}") as restored:
                row = await restored.game("t")
                assert row is not None
                assert [each.n for each in await restored.journal("t")] == list(range(1, row.n + 1))

    asyncio.run(scene())


def test_an_existing_file_is_refused_and_left_alone(sqlite_url: str, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("precious")

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            with pytest.raises(Refused, match="is there already"):
                store.backup(precious)
            with pytest.raises(Refused, match="cannot be written"):
                store.backup(tmp_path / "nowhere" / "copy")

    asyncio.run(scene())
    assert precious.read_text() == "precious"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["precious", "tawy.sqlite"]


def test_a_copy_that_fails_leaves_nothing(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            monkeypatch.setattr("os.fsync", full)
            with pytest.raises(Refused, match="No space left"):
                store.backup(tmp_path / "copy")

    asyncio.run(scene())
    assert [file.name for file in tmp_path.iterdir()] == ["tawy.sqlite"]
