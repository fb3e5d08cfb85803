"""A server as somebody runs it: started, stopped, refused, copied, checked, and what it writes about itself."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.house import House, Visitor, serving
from server.inside import inside, token_of
from tawy.cli import main
from tawy.cli import serving as command
from tawy.server.bots.bots import Bots
from tawy.server.running.serving import default_database
from tawy.server.settings import Settings

GAMES = Path(__file__).parents[2] / "games"
BOTS = [{"kind": "bot", "level": "random"}] * 2
MINE = [{"kind": "me"}] * 2


class Logged(House):
    """A server process whose log is kept, in a data folder of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__("", *options)
        at = self._command.index("--database")
        del self._command[at : at + 2]
        self.folder = folder
        self.log = folder / "log"

    def start(self) -> None:
        with self.log.open("wb") as log:
            process = subprocess.Popen(  # noqa: S603  our own
                self._command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"XDG_DATA_HOME": str(self.folder)},
            )
        self.process = process
        assert process.stdout is not None
        self.address = process.stdout.readline().split()[3]

    def lines(self) -> list[dict[str, Any]]:
        """The log: every line of it is JSON."""
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]


def children(house: House) -> list[int]:
    """The processes that a server has started."""
    assert house.process is not None
    pid = house.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


def is_gone(pid: int) -> bool:
    """There is no such process, or it has only to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def soon(condition: Callable[[], bool]) -> bool:
    """It is so within some seconds."""
    deadline = time.monotonic() + 10
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


@pytest.fixture
def tawy(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """A command line in this process: its exit code, what it said and what it complained of."""
    monkeypatch.setattr(command, "log_to_stderr", lambda: None)

    def run(*words: str) -> tuple[int, str, str]:
        code = main(words)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


Tawy = Callable[..., tuple[int, str, str]]


def one_sentence(result: tuple[int, str, str]) -> str:
    """What a refused command said."""
    code, said, complained = result
    assert (code, said) == (2, "")
    assert complained.endswith(".\n")
    assert "Traceback" not in complained
    return " ".join(complained.split())


# --- stopping --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_it_ends_in_order(how: signal.Signals, sqlite_url: str) -> None:
    """Bots play, somebody follows; in the end nobody is left, nothing is lost and it counts as success."""

    async def scene(house: House) -> int | None:
        async with Visitor(house.address, "Ann") as ann:
            table = await ann.open_table("plagues", {"seats": 2}, BOTS, ready=True)
            async with ann.follow(table["id"]) as following:
                await asyncio.wait_for(following.recv(), 10)
                assert house.process is not None
                house.process.send_signal(how)
                try:
                    while True:
                        await asyncio.wait_for(following.recv(), 10)
                except ConnectionClosed as closed:
                    return closed.rcvd.code if closed.rcvd else None

    with serving(sqlite_url) as house:
        workers = children(house)
        assert workers
        assert asyncio.run(scene(house)) in {1012, 4000}
        assert house.stop() == 0
        assert all(map(is_gone, workers))
    assert main(["verify", "--database", sqlite_url]) == 0


@pytest.fixture(scope="module")
def playing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, str]]:
    """A server with its database; killed in the end, it leaves no bots behind."""
    url = f"sqlite:///{tmp_path_factory.mktemp('playing') / 'tables.db'}"
    with serving(url) as house:
        workers = children(house)
        assert workers
        yield house, url
        house.kill()
        assert soon(lambda: all(map(is_gone, workers)))


# --- starting --------------------------------------------------------------------------------------------------------


@contextmanager
def a_taken_port(answer: bytes = b"") -> Iterator[int]:
    """A port at which something else listens, and what it says to everyone."""
    with socket.create_server(("127.0.0.1", 0)) as other:

        def talk() -> None:
            while True:
                try:
                    line, _ = other.accept()
                except OSError:
                    return
                with line:
                    line.sendall(answer)

        talker = threading.Thread(target=talk)
        talker.start()
        try:
            yield other.getsockname()[1]
        finally:
            other.shutdown(socket.SHUT_RDWR)
            talker.join()


def test_a_port_that_is_taken(tawy: Tawy, sqlite_url: str) -> None:
    with a_taken_port() as port:
        said = one_sentence(tawy("serve", "--port", str(port), "--database", sqlite_url))
    assert said.startswith(f"The server cannot listen on 127.0.0.1, port {port}: ")
    assert said.endswith("choose another with --port.")


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0-OpenSSH_9.2\r\n", b"HTTP/1.0 200 OK\r\n\r\n<html>", b"\0" * 9])
def test_a_port_where_something_else_answers(answer: bytes, tawy: Tawy, sqlite_url: str) -> None:
    with a_taken_port(answer) as port:
        said = one_sentence(tawy("serve", "--open", "--port", str(port), "--database", sqlite_url))
    assert "choose another with --port" in said


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--port 65536", "A port is a number from 0 to 65535, not "),
        ("--port -1", "A port is a number from 0 to 65535, not "),
        ("--port http", "invalid int value: 'http'"),
        ("--host no.such.host.invalid", "cannot listen on no.such.host.invalid"),
        ("--host 192.0.2.1", "cannot listen on 192.0.2.1"),
        ("--workers 0", "At least 1 worker is needed, not 0."),
        ("--bot-seconds 0", "A bot needs some time"),
        ("--bot-seconds nan", "A bot needs some time"),
        ("--bot-seconds 3 --turn-seconds 2", "A bot's turn of 2.0 seconds is shorter than the 3.0 seconds"),
        ("--guests-per-minute 0", "At least 1 guest a minute"),
        ("--database mysql://me@here/tables", "not in mysql"),
        ("--database tables.db", "The database is named by a URL"),
        ("--database sqlite://", "SQLite needs a file"),
        ("--database sqlite:////proc/none/tables.db", "The database /proc/none/tables.db cannot be opened"),
        ("--database sqlite:///{tmp}", "cannot be opened"),
        ("--database sqlite:///{tmp}/letter/tables.db", "cannot be opened"),
        ("--database sqlite:///{tmp}/letter", "file is not a database"),
        ("--database postgresql://me:secret@127.0.0.1:1/tables", "postgresql://me@127.0.0.1:1/tables cannot be opened"),
    ],
)
def test_a_start_that_is_refused(words: str, reason: str, tawy: Tawy, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Nofretete, this is a letter and no database. " * 20)
    before = sorted(tmp_path.iterdir())
    defaults = ["--port", "0", "--database", f"sqlite:///{tmp_path}/new.db"]
    said = one_sentence(tawy("serve", *defaults, *words.format(tmp=tmp_path).split()))
    assert reason in said
    assert "secret" not in said
    assert sorted(tmp_path.iterdir()) == before


def test_a_start_that_fails_later_is_no_success(tawy: Tawy, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(_: Bots) -> None:
        raise RuntimeError("no bots today")

    monkeypatch.setattr(Bots, "start", start)
    said = one_sentence(tawy("serve", "--port", "0", "--database", sqlite_url))
    assert said == "The server could not be started: the log above says why."


def test_a_second_server_of_the_same_tables_is_refused(tawy: Tawy, playing: tuple[House, str]) -> None:
    """Whoever only looks is not; and where the first was killed, the next one starts."""
    _, url = playing
    said = one_sentence(tawy("serve", "--port", "0", "--database", url))
    file = url.removeprefix("sqlite:///")
    assert said.replace(" ", "").startswith(f"Anotherserverusesthedatabase{file}:stopit,")
    assert tawy("verify", "--database", url)[0] == 0


def test_a_server_that_was_killed_leaves_the_place_free(sqlite_url: str) -> None:
    for _ in range(2):
        with serving(sqlite_url) as house:
            house.kill()
    with serving(sqlite_url) as house:
        assert house.stop() == 0


def test_several_servers_share_postgresql(postgres_url: str) -> None:
    with serving(postgres_url), serving(postgres_url) as other:
        assert other.stop() == 0


# --- checking --------------------------------------------------------------------------------------------------------


def stored_games(url: str) -> dict[str, str]:
    """A database with games of both kinds, finished and not: their ids."""

    async def scene() -> dict[str, str]:
        async with inside(url) as house, house.visitor("Ann") as ann:
            tables = {}
            for name in ("ankh/2_seats-atheism", "plagues/2_players-normal_short"):
                content = (GAMES / f"{name}.json").read_bytes()
                tables[name] = (await ann.http.post("/api/tables/import", content=content)).json()["id"]
            for game in ("ankh", "plagues"):
                tables[game] = (await ann.open_table(game, {"seats": 2, "first": 0}, MINE, ready=True))["id"]
                for _ in range(6):
                    now = await ann.look(tables[game])
                    seat = now["table"]["asked"][0]["seat"]
                    token = (await ann.look(tables[game], seat))["own"]["question"]["options"][0]["token"]
                    await ann.do(tables[game], "Answer", seat=seat, position=now["position"], token=token)
            tables["gathering"] = (await ann.open_table("ankh", {"seats": 2}, MINE))["id"]
            return tables

    return asyncio.run(scene())


def test_stored_games_are_replayed(tawy: Tawy, sqlite_url: str) -> None:
    stored_games(sqlite_url)
    assert tawy("verify", "--database", sqlite_url) == (0, "5 tables replayed, 0 of them differently.\n", "")


@pytest.mark.parametrize("game", ["ankh", "plagues"])
@pytest.mark.parametrize(
    "tampering",
    [
        "UPDATE journal SET mark = '0123456789abcdef' WHERE game = ? AND n = 3",
        "UPDATE journal SET body = (SELECT body FROM journal WHERE game = ?1 AND n = 2) WHERE game = ?1 AND n = 4",
        'UPDATE journal SET body = \'[{"type":"Picked","picks":[[0,"x","y"]]}]\' WHERE game = ? AND n = 4',
        'UPDATE journal SET body = \'[{"type":"Unsealed","seat":9}]\' WHERE game = ? AND n = 4',
        "UPDATE journal SET body = 'rubbish' WHERE game = ? AND n = 4",
        "UPDATE journal SET body = x'ff' WHERE game = ? AND n = 4",
        "UPDATE journal SET told = '[]' WHERE game = ? AND n = 2",
        "UPDATE game SET snapshot = '{}' WHERE id = ?",
        "DELETE FROM journal WHERE game = ? AND n = 3",
    ],
)
def test_a_stored_game_that_was_tampered_with_is_named(
    tampering: str, game: str, tawy: Tawy, tmp_path: Path, both_games: tuple[bytes, dict[str, str]]
) -> None:
    content, tables = both_games
    (tmp_path / "tables.db").write_bytes(content)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        assert database.execute(tampering, [tables[game]]).rowcount == 1
    code, said, complained = tawy("verify", "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert (code, complained) == (1, "")
    said = " ".join(said.split())
    assert said.startswith(f"{game} {tables[game]}, ")
    assert said.endswith(". 5 tables replayed, 1 of them differently.")


@pytest.fixture(scope="module")
def both_games(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, dict[str, str]]:
    """Such a database as bytes."""
    file = tmp_path_factory.mktemp("both") / "tables.db"
    tables = stored_games(f"sqlite:///{file}")
    return file.read_bytes(), tables


# --- copying ---------------------------------------------------------------------------------------------------------


def test_a_copy_is_made_while_the_server_plays(tawy: Tawy, playing: tuple[House, str], tmp_path: Path) -> None:
    house, url = playing
    copy = tmp_path / "copy.db"

    async def scene() -> tuple[str, int, int]:
        async with Visitor(house.address, "Ann") as ann:
            table = await ann.open_table("ankh", {"seats": 2}, BOTS, ready=True)
            before = (await ann.look(table["id"]))["n"]
            copied = await asyncio.to_thread(tawy, "backup", str(copy), "--database", url)
            said = f"All tables are copied to {copy}."
            assert (copied[0], "".join(copied[1].split())) == (0, "".join(said.split()))  # lines may be broken anywhere
            return table["id"], before, (await ann.look(table["id"]))["n"]

    table, before, after = asyncio.run(scene())
    content = copy.read_bytes()
    said = one_sentence(tawy("backup", str(copy), "--database", url))
    assert said == f"{copy} is there already: name a new file for the copy."
    assert copy.read_bytes() == content
    with closing(sqlite3.connect(copy)) as database:
        ((count,),) = database.execute("SELECT count(*) FROM journal WHERE game = ?", [table])
    assert before <= count <= after
    assert tawy("verify", "--database", f"sqlite:///{copy}")[:2] == (0, "1 table replayed, 0 of them differently.\n")


@pytest.mark.parametrize("words", ["verify", "backup {tmp}/copy.db"])
@pytest.mark.parametrize("database", ["sqlite:///{tmp}/typo.db", ""])
def test_what_only_reads_makes_no_new_database(
    words: str, database: str, tawy: Tawy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    options = ["--database", database.format(tmp=tmp_path)] if database else []
    said = one_sentence(tawy(*words.format(tmp=tmp_path).split(), *options))
    assert said.startswith(f"There is no database {tmp_path}")
    assert list(tmp_path.iterdir()) == []


def test_a_copy_that_cannot_be_written(tawy: Tawy, sqlite_url: str, tmp_path: Path) -> None:
    stored_games(sqlite_url)
    said = one_sentence(tawy("backup", str(tmp_path / "no" / "folder.db"), "--database", sqlite_url))
    assert "cannot be written" in said


# --- at home ---------------------------------------------------------------------------------------------------------


class Browser:
    """What was opened in it."""

    def __init__(self) -> None:
        self.opened: list[str] = []

    def open(self, address: str) -> bool:
        self.opened.append(address)
        return True


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    browser = Browser()
    monkeypatch.setattr("webbrowser.open", browser.open)
    return browser


def test_tawy_alone_serves_this_machine_and_opens_the_browser(
    tawy: Tawy, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []

    def serve(settings: Settings, *, ready: Callable[[str], None]) -> None:
        served.append(settings)
        assert browser.opened == []
        ready("http://127.0.0.1:8000")

    monkeypatch.setattr(command, "serve", serve)
    monkeypatch.setattr(command, "_runs_at", lambda _: False)
    code, said, _ = tawy()
    assert (code, said) == (0, "Tawy is at http://127.0.0.1:8000 (stop it with Ctrl+C).\n")
    assert served == [Settings("127.0.0.1", 8000, "", 1, 2.0, 5.0, 60)]
    assert browser.opened == ["http://127.0.0.1:8000"]


def test_where_one_runs_already_it_is_only_opened(
    tawy: Tawy, browser: Browser, playing: tuple[House, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, _ = playing

    def serve(*_: object, **__: object) -> None:
        raise AssertionError("a second server")

    monkeypatch.setattr(command, "serve", serve)
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")
    code, said, _ = tawy("serve", "--open", "--port", house.address.rpartition(":")[2])
    assert code == 0
    assert house.address in said
    assert browser.opened == [house.address]


def test_the_tables_are_kept_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path / 'tawy' / 'tables.db'}"


# --- what it writes --------------------------------------------------------------------------------------------------


def test_a_server_by_default(tmp_path: Path) -> None:
    """It keeps its tables in the data folder, listens on this machine alone, and its log tells of nobody."""

    async def scene(house: House) -> list[str]:
        async with Visitor(house.address, "Nofretete") as guest, httpx.AsyncClient(base_url=house.address) as stranger:
            table = await guest.open_table("ankh", {"seats": 2}, MINE, ready=True)
            async with guest.follow(table["id"], 0) as following:
                await following.recv()
            secrets = [guest.name, guest.id, guest.recovery, token_of(guest), table["id"], table["invitation"]]
            for path in (f"/api/tables/{table['id']}", "/api/tables/nothing", "/nofretete"):
                await stranger.get(path)
            await stranger.post("/api/recover", json={"code": guest.recovery[:-1]})
            await asyncio.to_thread(break_sessions, tmp_path / "tawy" / "tables.db")
            answer = await stranger.get("/api/me", headers={"cookie": "tawy_session=unknown"})
            assert answer.status_code == 500
            assert answer.json() == {
                "error": "failed",
                "sentence": "Something went wrong on our side: try it once more.",
            }
            return secrets

    house = Logged(tmp_path)
    house.start()
    try:
        port = int(house.address.rpartition(":")[2])
        assert house.address == f"http://127.0.0.1:{port}"
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.2", port), 5)
        secrets = asyncio.run(scene(house))
        assert house.stop() == 0
    finally:
        house.kill()
    database = tmp_path / "tawy" / "tables.db"
    assert database.stat().st_mode & 0o777 == 0o600
    lines = house.lines()
    assert [line["message"] for line in lines] == ["serving", "request failed", "stopped"]
    assert lines[0]["database"] == str(database)
    assert lines[1]["path"] == "/api/me"
    assert "OperationalError" in lines[1]["exception"]
    for line in lines:
        assert {"time", "level", "logger", "message"} <= set(line)
    text = house.log.read_text("utf-8").lower()
    for secret in secrets:
        assert secret.lower() not in text


def break_sessions(file: Path) -> None:
    """Something happens to the database."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("ALTER TABLE session RENAME TO gone")
