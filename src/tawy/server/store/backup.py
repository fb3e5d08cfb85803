"""A copy of the whole database while it is in use."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from tawy.kernel.refusal import Refused


def backup(source: Path, target: Path) -> None:
    """Copy SQLite's file into a new one: whole, or not at all."""
    _refuse_existing(target)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise Refused(f"The copy {target} cannot be written: {error.strerror}.") from error
    os.close(handle)
    beside = Path(name)
    try:
        _copy(source, beside)
        _flush(beside)
        _refuse_existing(target)
        beside.rename(target)
        _flush(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise Refused(f"The copy {target} cannot be written: {error}.") from error
    finally:
        beside.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode=DELETE")  # one file, whole in itself; the store turns its log on again


def _refuse_existing(target: Path) -> None:
    if target.exists():
        raise Refused(f"{target} is there already: name a new file for the copy.")


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
