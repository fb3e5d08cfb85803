"""What a server writes about itself: lines of JSON, without what strangers send or was just said."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final

from tawy.server.store import Unavailable

QUIET: Final = 10.0
"""Seconds in which the same is said once."""
REMEMBERED: Final = 1000
"""Sayings."""
STRANGERS: Final = frozenset(
    {
        "ASGI callable returned without completing handshake.",  # said of every socket that is refused with a reason
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "Unsupported upgrade request.",
    }
)
"""What uvicorn says about what a peer has sent."""


class Sparing(logging.Filter):
    """The same message is written once in a while; the next time says how often it was left out (`left_out`).

    The same is: from the same place, as grave, the same first line, the same kind of failure; whatever else differs.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._said: OrderedDict[tuple[str, int, str, type | None], tuple[float, int]] = OrderedDict()
        self._lock = Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one is written."""
        failure = record.exc_info[0] if record.exc_info else None
        key = (record.name, record.levelno, str(record.msg).partition("\n")[0][:200], failure)
        with self._lock:
            now = self._now()
            at, left_out = self._said.pop(key, (None, 0))
            if at is not None and now - at < QUIET:
                self._said[key] = (at, left_out + 1)
                return False
            self._said[key] = (now, 0)
            if len(self._said) > REMEMBERED:
                self._said.popitem(last=False)
        if left_out:
            record.left_out = left_out
        return True


class NotOfStrangers(logging.Filter):
    """What a stranger sends is worth no more than a line for whoever looks for mistakes."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one is written."""
        if record.msg not in STRANGERS:
            return True
        record.levelno, record.levelname = logging.DEBUG, "DEBUG"
        return logging.getLogger(record.name).isEnabledFor(logging.DEBUG)


_NOT_OF_STRANGERS: Final = NotOfStrangers()


def ignore_strangers() -> None:
    """Have it so for all that uvicorn says."""
    logging.getLogger("uvicorn.error").addFilter(_NOT_OF_STRANGERS)


class JsonLines(logging.Formatter):
    """The log for programs: a line of JSON for each message. Requests, names and tokens are never in it."""

    EXTRAS: Final = ("table", "path", "database", "channel", "reason", "left_out")

    def format(self, record: logging.LogRecord) -> str:
        """One message."""
        second = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "time": f"{second}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: getattr(record, name) for name in self.EXTRAS if hasattr(record, name)},
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def said_by_the_store(record: logging.LogRecord) -> bool:
    """Whether a message may pass: the store says once that its database is away, and nobody has to say it again."""
    return not (record.exc_info and isinstance(record.exc_info[1], Unavailable))


def log_to_stderr() -> None:
    """Structured logs on the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(said_by_the_store)
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
