"""A log that can be read also when much goes wrong."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tawy.server.running import logs
from tawy.server.running.logs import QUIET, JsonLines, Sparing, log_to_stderr


class Log:
    """A log with a time that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0
        self._stream = io.StringIO()
        handler = logging.StreamHandler(self._stream)
        handler.setFormatter(JsonLines())
        handler.addFilter(Sparing(lambda: self.time))
        self.logger = logging.Logger("tawy.test", logging.INFO)  # noqa: LOG001  nobody else hears of it
        self.logger.addHandler(handler)

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._stream.getvalue().splitlines()]


def test_the_same_is_said_once_in_a_while_and_then_how_often_it_was_not() -> None:
    log = Log()
    for _ in range(1000):
        log.logger.error("out of paper")
    assert len(log.lines) == 1
    log.time = QUIET
    log.logger.error("out of paper")
    assert [line.get("left_out") for line in log.lines] == [None, 999]
    log.time = 2 * QUIET
    log.logger.error("out of paper")
    assert [line.get("left_out") for line in log.lines] == [None, 999, None]


def test_the_same_is_what_begins_the_same() -> None:
    """asyncio adds a line for each thing that was involved, and others fill in numbers."""
    log = Log()
    for number in range(100):
        log.logger.error("accept failed\nsocket: %d", number)
        log.logger.error(f"accept failed\nfd={number}")  # noqa: G004  as asyncio does it
        log.logger.warning("%s has gone", number)
    assert [line["message"] for line in log.lines] == ["accept failed\nsocket: 0", "0 has gone"]


def test_what_differs_is_said() -> None:
    log = Log()
    for failure in (ValueError("x"), KeyError("x")):
        log.logger.error("it failed", exc_info=failure)
    log.logger.error("it failed")
    log.logger.warning("it failed")
    log.logger.error("it failed again")
    assert len(log.lines) == 5


def test_only_so_much_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "REMEMBERED", 10)
    sparing = Sparing(lambda: 0.0)
    for number in range(100):
        record = logging.makeLogRecord({"msg": str(number), "name": "x", "levelno": logging.ERROR})
        assert sparing.filter(record)
    assert len(sparing._said) == 10


@pytest.fixture
def root() -> Iterator[logging.Logger]:
    """The log as it was, afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    levels = {name: logging.getLogger(name).level for name in ("uvicorn", "alembic")}
    yield root
    root.handlers = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


def test_whoever_writes_too_much_into_the_log_of_a_server(
    root: logging.Logger, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    log_to_stderr()
    for name in ("asyncio", "tawy.server", "uvicorn.error"):
        for _ in range(500):
            logging.getLogger(name).error("socket.accept() out of system resource")
    assert len(root.handlers) == 1
    assert [json.loads(line)["logger"] for line in stream.getvalue().splitlines()] == [
        "asyncio",
        "tawy.server",
        "uvicorn.error",
    ]
