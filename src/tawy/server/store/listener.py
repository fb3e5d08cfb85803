"""Hearing of the steps that any process has stored (PostgreSQL)."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Engine

from tawy.kernel.refusal import Refused
from tawy.server.store.migrate import reason
from tawy.server.store.tables import CHANNEL

Driver = Any
"""A connection of psycopg, which may not be installed."""

LOG: Final = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds between attempts to connect again, at most."""

GLANCE: Final = 0.25
"""Seconds after which the thread looks whether it shall stop."""


class Listener:
    """A thread with a connection of its own. When it had to connect again it says ("", 0): look at everything."""

    def __init__(self, engine: Engine, location: str, heard: Callable[[str, int], None]) -> None:
        self._engine = engine
        self._heard = heard
        self._stop = threading.Event()
        try:
            connection = self._connect()
        except Exception as error:
            raise Refused(f"The database {location} cannot be listened to: {reason(error)}.") from error
        self._thread = threading.Thread(target=self._work, args=[connection], name="tawy-store-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join()

    def _connect(self) -> Driver:
        """A connection of the driver's own, outside of the pool, listening."""
        pooled = self._engine.raw_connection()
        pooled.detach()
        driver: Driver = pooled.dbapi_connection
        try:
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            driver.close()
            raise
        return driver

    def _work(self, first: Driver) -> None:
        driver: Driver | None = first
        while driver is not None:
            try:
                self._listen(driver)
            except Exception as error:  # noqa: BLE001  whatever it was, the remedy is a new connection
                LOG.warning("lost the connection that listens: %s", error)
            driver.close()
            driver = self._again()
            if driver is not None:
                self._tell("", 0)

    def _listen(self, driver: Driver) -> None:
        while not self._stop.is_set():
            for notice in driver.notifies(timeout=GLANCE):
                game, _, n = notice.payload.rpartition(" ")
                self._tell(game, int(n))

    def _again(self) -> Driver | None:
        """A new connection, however long it takes; None if there is no need any more."""
        delay = 0.1
        while not self._stop.is_set():
            try:
                return self._connect()
            except Exception as error:  # noqa: BLE001  the same
                LOG.warning("cannot listen yet: %s", error)
            self._stop.wait(delay)
            delay = min(2 * delay, PATIENCE)
        return None

    def _tell(self, game: str, n: int) -> None:
        try:
            self._heard(game, n)
        except Exception:
            LOG.exception("step %s of table %s was heard, and not taken", n, game)
