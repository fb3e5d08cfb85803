"""A PostgreSQL server of our own, from the machine's own programs, in a folder that is gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

ROLE = "tawy"

# The server ends (its fast shutdown) when our end of the pipe is closed, also if we are killed.
TIED_TO_US = 'exec 3<&0; (read -r _ <&3; kill -INT $$) & exec "$@" 3<&- </dev/null'


class Postgres:
    """A server, reached through a socket in its folder alone."""

    def __init__(self, folder: Path, program: Path, identity: dict[str, Any]) -> None:
        self.folder = folder
        self._program = program
        self._identity = identity
        self._running = ExitStack()

    def start(self) -> None:
        """Run it; it can be used when this returns."""
        self._running.enter_context(_running(self, self._program, self._identity))

    def stop(self) -> None:
        """End it; what it holds is kept."""
        self._running.close()

    def url(self, database: str) -> str:
        return f"postgresql://{ROLE}@/{database}?host={self.folder}"

    def create_database(self, name: str) -> None:
        self.run(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))

    def drop_database(self, name: str) -> None:
        self.run(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def run(self, statement: sql.Composed) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement)

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True


@contextmanager
def private_postgres() -> Iterator[Postgres]:
    """Start a server, and stop it in the end with everything it holds."""
    programs = find_programs()
    folder = Path(tempfile.mkdtemp(prefix="tawy-pg-"))
    identity = _identity()
    try:
        if identity:
            os.chown(folder, identity["user"], identity["group"])
        _initialise(programs / "initdb", folder, identity)
        server = Postgres(folder, programs / "postgres", identity)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def find_programs() -> Path:
    """The folder with `initdb` and `postgres`: on the path, or where Debian puts the newest."""
    by_version = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda found: _number(found.parent.name))
    folders = [*os.environ.get("PATH", "").split(os.pathsep), *map(str, reversed(by_version))]
    for folder in folders:
        if shutil.which("initdb", path=folder) and shutil.which("postgres", path=folder):
            return Path(folder)
    raise AssertionError("These tests need PostgreSQL's own programs: install the Debian package postgresql.")


def _number(name: str) -> float:
    try:
        return float(name)
    except ValueError:
        return 0


def _identity() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: somebody else must."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise AssertionError("PostgreSQL does not run as root, and there is no user postgres or nobody to run it.")


def _initialise(initdb: Path, folder: Path, identity: dict[str, Any]) -> None:
    options = ["--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C", "-U", ROLE]
    made = subprocess.run(  # noqa: S603  a program of the machine
        [initdb, *options, "-D", folder / "data"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        **identity,
    )
    assert made.returncode == 0, made.stderr


@contextmanager
def _running(postgres: Postgres, program: Path, identity: dict[str, Any]) -> Iterator[None]:
    folder = postgres.folder
    settings = {
        "listen_addresses": "",
        "unix_socket_directories": str(folder),
        "fsync": "off",
        "max_connections": "100",
    }
    flags = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    log = folder / "log"
    with log.open("wb") as output:
        server = subprocess.Popen(  # noqa: S603  the same
            ["/bin/sh", "-c", TIED_TO_US, "sh", program, "-D", folder / "data", *flags],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=output,
            start_new_session=True,
            **identity,
        )
    try:
        deadline = time.monotonic() + 60
        while not postgres.answers():
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
        yield
    finally:
        assert server.stdin is not None
        server.stdin.close()
        server.wait(60)
