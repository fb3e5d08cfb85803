"""A PostgreSQL of our own for a while, from the machine's own programs, as durable as it comes."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

ROLE = "tawy"
PATIENCE = 60


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`: on the path, or where Debian puts them; None if they are not here."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in [*os.environ.get("PATH", "").split(os.pathsep), *map(str, debian)]:
        if shutil.which("initdb", path=folder) and shutil.which("postgres", path=folder):
            return Path(folder)
    return None


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a database on a new server, which is gone afterwards."""
    home = Path(tempfile.mkdtemp(prefix="tawy-bench-"))
    identity = _identity()
    try:
        if identity:
            os.chown(home, identity["user"], identity["group"])
        made = ["--auth=trust", "-E", "UTF8", "--locale=C", "-U", ROLE, "-D", str(home / "data")]
        _run([str(folder / "initdb"), *made], home, identity)
        flags = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={home}"]
        with (home / "log").open("wb") as log:
            server = subprocess.Popen(  # noqa: S603  a program of the machine
                [folder / "postgres", "-D", home / "data", *flags], cwd=home, stdout=log, stderr=log, **identity
            )
        try:
            address = f"postgresql://{ROLE}@/postgres?host={home}"
            _wait_for(address, home / "log")
            yield address
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(home)


def _run(command: list[str], home: Path, identity: dict[str, Any]) -> None:
    subprocess.run(command, cwd=home, check=True, capture_output=True, **identity)  # noqa: S603  the same


def _wait_for(address: str, log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(address, connect_timeout=5).close()
        except psycopg.OperationalError:
            if time.monotonic() > until:
                raise TimeoutError(log.read_text("utf-8")) from None
            time.sleep(0.1)
        else:
            return


def _identity() -> dict[str, Any]:
    """PostgreSQL does not run as root: somebody else must."""
    if os.getuid() != 0:
        return {}
    found = pwd.getpwnam("postgres")
    return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
