"""Opening a store: made, brought up to date, or refused in one sentence and left as it was."""

from __future__ import annotations

import asyncio
import builtins
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from server.store.samples import lay, opened, standing, step
from tawy.kernel.refusal import Refused
from tawy.server.store import GameRow, Person, Step, Store, database, migrate
from tawy.server.store.migrate import scripts_on
from tawy.server.store.schema import METADATA


def close(store: Store) -> None:
    asyncio.run(store.close())


def refused(url: str) -> str:
    with pytest.raises(Refused) as caught:
        Store.open(url)
    message = str(caught.value)
    assert message.endswith(".")
    assert "\n" not in message
    return message


def execute(url: str, statement: str) -> list[Any]:
    engine = database.engine(database.parse(url))
    try:
        with engine.begin() as connection:
            result = connection.execute(text(statement))
            return list(result) if result.returns_rows else []
    finally:
        engine.dispose()


def test_the_migrations_lead_from_nothing_to_the_schema(database_url: str) -> None:
    store = Store.open(database_url)
    with store._engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_heads() == ("0017",)
    close(store)


FIRST_VERSION = (
    "INSERT INTO person VALUES ('anna', 'Anna', 'recovery', 5)",
    "INSERT INTO session VALUES ('phone', 'anna', 6)",
    "INSERT INTO game VALUES ('t', 'ankh', '1', 'anna', :no, 7, 8, 2, 'over', 3, :json, :json)",
    "INSERT INTO journal VALUES ('t', 1, 7, NULL, :json, :json, '')",
    "INSERT INTO journal VALUES ('t', 2, 8, 'c', :json, :json, 'mark')",
    "INSERT INTO member VALUES ('t', 'anna')",
    "INSERT INTO wake VALUES ('t', 9)",
    "UPDATE heartbeat SET at = 9",
)
"""A database as the first version left it."""


def test_a_database_of_the_first_version_is_brought_up_to_date_with_all_it_holds(database_url: str) -> None:
    engine = database.engine(database.parse(database_url))
    long = b'["' + b"as it was stored, " * 50 + b'"]'
    with database.immediate(engine).begin() as connection:
        command.upgrade(scripts_on(connection), "0001")
        for statement in FIRST_VERSION:
            connection.execute(text(statement), {"json": long, "no": False})
    engine.dispose()

    async def scene() -> None:
        before = time.time_ns() // 1_000_000
        store = Store.open(database_url)
        try:
            steps = [Step(1, 7, None, long, long, ""), Step(2, 8, "c", long, long, "mark")]
            assert await store.journal("t") == steps
            row = await store.game("t")
            assert row == GameRow("t", "ankh", "1", "anna", False, 7, 8, 2, "over", 3, long, long)  # noqa: FBT003
            held = await store.holdings("anna")
            assert (held.tables, held.unfinished) == (1, 0)
            assert held.bytes >= 4 * len(long)
            session = await store.session("phone")
            assert session is not None
            assert session.person == Person("anna", "Anna")
            assert session.seen >= before, "nobody is forgotten for what nobody noted"
            assert await store.forget_guests(before, 10) == await store.end_old_sessions(before, 10) == 0
            assert await store.deserted(before, 10) == []
            await store.append("t", step(3), standing())
            assert len(await store.journal("t")) == 3
        finally:
            await store.close()

    asyncio.run(scene())


def test_a_store_opens_again_with_what_it_held(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
        async with opened(database_url) as store:
            assert len(await store.journal("t")) == 1

    asyncio.run(scene())


def test_a_database_of_a_newer_tawy_is_refused_and_left_as_it_is(database_url: str) -> None:
    close(Store.open(database_url))
    execute(database_url, "UPDATE alembic_version SET version_num = '9999'")
    execute(database_url, "DROP TABLE wake")
    before = Path(database.parse(database_url).database or "")
    content = before.read_bytes() if before.exists() else b""
    assert "newer Tawy" in refused(database_url)
    assert execute(database_url, "SELECT version_num FROM alembic_version") == [("9999",)]
    assert not before.exists() or before.read_bytes() == content


def test_a_database_of_something_else_is_refused_and_left_as_it_is(database_url: str) -> None:
    execute(database_url, "CREATE TABLE recipes (name TEXT)")
    assert "tables of something else" in refused(database_url)
    with pytest.raises(Exception, match="person"):
        execute(database_url, "SELECT * FROM person")
    if database_url.startswith("sqlite"):
        assert execute(database_url, "PRAGMA journal_mode") == [("delete",)]


def test_a_text_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Buy incense. " * 100)
    assert "file is not a database" in refused(f"sqlite:///{file}")
    assert file.read_text() == "Buy incense. " * 100
    assert [each.name for each in tmp_path.iterdir()] == ["notes.txt"]


def test_a_file_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert "cannot be opened" in refused(f"sqlite:///{tmp_path}")
    assert "cannot be opened" in refused(f"sqlite:///{tmp_path}/file/deeper/tawy.sqlite")


@pytest.mark.parametrize(
    "url", ["", "tables", "mysql://host/db", "sqlite://", "sqlite:///:memory:", "postgresql://h:x/d"]
)
def test_a_url_that_names_no_database_is_refused(url: str) -> None:
    refused(url)


def test_a_server_that_does_not_answer_is_refused_without_the_password(tmp_path: Path) -> None:
    message = refused(f"postgresql://anna:hunter2@/db?host={tmp_path}&password=hunter3")
    assert "cannot be opened" in message
    assert "hunter" not in message


def test_without_psycopg_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    importing = builtins.__import__

    def absent(name: str, *rest: Any) -> Any:
        if name == "psycopg":
            raise ImportError(name)
        return importing(name, *rest)

    monkeypatch.setattr(builtins, "__import__", absent)
    assert "install tawy[postgresql]" in refused("postgresql://host/db")


def test_a_missing_folder_is_made_and_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "tawy.sqlite"
    close(Store.open(f"sqlite:///{file}"))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_sqlite_is_as_durable_as_it_can_be_on_every_connection(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    for engine in (store._engine, store._writer._engine):
        with engine.connect() as one, engine.execution_options(tawy_begin="BEGIN").connect() as two:
            for connection in (one, two):
                settings = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}
                for name, value in settings.items():
                    assert connection.exec_driver_sql(f"PRAGMA {name}").scalar() == value, name
    close(store)
    with closing(sqlite3.connect(store.location)) as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_the_location_never_tells_the_password() -> None:
    for url in (
        "postgresql://anna:hunter2@host:5433/db",
        "postgres://anna@host:5433/db?password=hunter2&sslpassword=hunter2&application_name=hunter2",
    ):
        assert database.location(database.parse(url)) == "postgresql://anna@host:5433/db"
    assert database.location(database.parse("sqlite:////x/y.sqlite")) == "/x/y.sqlite"


OPENING = """
import asyncio, sys
from tawy.server.store import Store

store = Store.open(sys.argv[1])
asyncio.run(store.beat(1, 1, 10, 0))
asyncio.run(store.close())
"""


def test_who_opens_a_file_waits_as_long_as_another_migrates_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "WAIT", 20)
    path = str(database.parse(sqlite_url).database)
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as migrating:
        migrating.execute("BEGIN IMMEDIATE")
        done = threading.Timer(0.5, lambda: migrating.execute("COMMIT"))
        done.start()
        close(Store.open(sqlite_url))
        done.join()


def test_the_write_ahead_log_waits_for_who_is_about_to_write(sqlite_url: str) -> None:
    """SQLite itself gives up at once here, however long it is told to wait."""
    close(Store.open(sqlite_url))
    path = str(database.parse(sqlite_url).database)
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        assert other.execute("PRAGMA journal_mode=DELETE").fetchone() == ("delete",)
        other.execute("BEGIN IMMEDIATE")
        engine = database.engine(database.parse(sqlite_url))
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            migrate._write_ahead(engine)
        done = threading.Timer(0.3, lambda: other.execute("COMMIT"))
        done.start()
        migrate._patiently(lambda: migrate._write_ahead(engine))
        done.join()
        engine.dispose()
    with closing(sqlite3.connect(path)) as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_several_processes_may_open_an_empty_database_at_once(database_url: str) -> None:
    programs = [
        subprocess.Popen([sys.executable, "-c", OPENING, database_url], stderr=subprocess.PIPE, text=True)  # noqa: S603  ours
        for _ in range(4)
    ]
    for program in programs:
        _, complaint = program.communicate(timeout=60)
        assert program.returncode == 0, complaint
