"""Server processes that are killed in the middle of anything and started again at the same address.

Each is forked from one process that has read every module, so a start takes a moment of processor time instead of the
seconds that reading them takes: hundreds of kills fit into minutes.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from typing import Final

from tawy.cli import main
from tawy.server.bots.bots import Bots

TRIES: Final = 3
"""To start a server."""
FORKING: Final = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload([__name__, "tawy.cli.serving"])


class Process:
    """A server process that is killed and started again at the same address."""

    def __init__(self, database: str, *options: str) -> None:
        self._words = ["serve", "--database", database, *options, "--guests-per-minute", "100000", "--port"]
        self.port = 0
        self.deaths = 0
        self._running: ForkServerProcess | None = None

    def start(self) -> None:
        """It can be used when this returns. A busy machine may starve the bots of a server that starts: then again."""
        for _ in range(TRIES):
            line = self._started()
            if "http://" in line:
                self.port = int(line.split("http://")[1].split()[0].rstrip(".").rpartition(":")[2])
                return
        raise RuntimeError(f"the server did not start: {line!r}")

    def _started(self) -> str:
        """Its first line: where it listens, if it does."""
        reading, writing = FORKING.Pipe(duplex=False)
        self._running = FORKING.Process(target=_serve, args=([*self._words, str(self.port)], writing))
        self._running.start()
        writing.close()
        with os.fdopen(os.dup(reading.fileno())) as said:
            reading.close()
            return said.readline()

    def kill(self) -> None:
        """End it in the middle of anything; if it was gone already, it had died."""
        running = self._running
        if running is None:
            return
        self.deaths += not running.is_alive()
        running.kill()
        running.join()
        running.close()
        self._running = None


def _serve(words: list[str], said: Connection) -> None:
    """What a process does: what `tawy serve` does, telling us what it would tell a terminal."""
    sys.stdout = os.fdopen(os.dup(said.fileno()), "w", buffering=1)
    said.close()
    Bots.start = _no_bots  # type: ignore[method-assign,assignment]
    main(words)


async def _no_bots(_bots: Bots) -> None:
    """Nobody plays with bots here, and to start their processes takes longer than all the rest."""
