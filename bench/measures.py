"""What is measured of a server under load, and how it is counted."""

from __future__ import annotations

import os
import resource
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

TICKS: Final = os.sysconf("SC_CLK_TCK")
PARTS: Final = (0.5, 0.95, 0.99, 1)
"""Of all that was measured: the middle, nearly all, and the longest."""


class Config(msgspec.Struct, frozen=True):
    """What is to be measured, and on whom."""

    host: str
    ports: list[int]
    """Of one server, or of several that share a database; each table is played at one of them."""
    servers: list[int]
    """Their processes."""
    tables: int
    few: int
    """Tables that go on in the second half."""
    slow: int
    """Sockets at those tables that never read, in the end."""
    seconds: float
    warm_up: float
    all_phases: bool
    echo: bool = False
    """Post to a server that only echoes."""
    thinks: tuple[float, ...] = ()
    """Seconds for which everyone thinks before an answer, on average: then there is one phase for each."""


class Latency(msgspec.Struct, frozen=True):
    """Milliseconds: of the middle one, of 95 and of 99 in a hundred."""

    p50: float
    p95: float
    p99: float
    longest: float = 0


class Phase(msgspec.Struct, frozen=True):
    """What was measured for a while."""

    name: str
    commands: float
    """A second."""
    refused: dict[str, int]
    reply: Latency
    """From the command to its reply."""
    after_reply: Latency
    """From the reply to the push at another player; below zero if the push came first."""
    shown: Latency
    """From the command to the push at another player."""
    messages: float
    """Pushed a second."""
    kilobytes: float
    """Pushed a second, before compression."""
    server_busy: float
    """Of one core."""
    client_busy: float
    memory: float
    """Megabytes of the server in the end."""
    peak: float
    pause: float = 0
    """Milliseconds that a bare request waited at most, which was sent every few milliseconds by somebody else."""


class Report(msgspec.Struct, frozen=True):
    """All phases."""

    phases: list[Phase]
    games_ended: int = 0
    slow: int = 0
    """Sockets that never read."""
    woken: int = 0
    """Those that read again in the end."""
    told: int = 0
    """Those of them that were told that they were too slow."""
    let_go: int = 0
    """Those of the others that the server let go by itself."""
    let_go_seconds: float = 0
    """How long that took, at most."""


class Tally:
    """What is counted in one phase."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self.replies: list[float] = []
        self.after_reply: list[float] = []
        self.shown: list[float] = []
        self.refused: Counter[str] = Counter()
        self.messages = self.bytes = 0
        self._begun = perf_counter()
        self._busy = busy(config.servers), own_seconds()

    def phase(self, name: str) -> Phase:
        """The numbers so far."""
        spent = perf_counter() - self._begun
        server, client = self._busy
        memory = memory_of(self._config.servers)
        return Phase(
            name,
            len(self.replies) / spent,
            dict(self.refused),
            latency(self.replies),
            latency(self.after_reply),
            latency(self.shown),
            self.messages / spent,
            self.bytes / spent / 1000,
            (busy(self._config.servers) - server) / spent,
            (own_seconds() - client) / spent,
            memory["VmRSS"],
            memory["VmHWM"],
        )


def latency(seconds: Iterable[float]) -> Latency:
    """The usual three of many."""
    ordered = sorted(seconds) or [0.0]
    return Latency(*(round(ordered[min(int(len(ordered) * part), len(ordered) - 1)] * 1000, 2) for part in PARTS))


def busy(processes: Iterable[int]) -> float:
    """Seconds of computing that processes have used."""
    stats = (Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split() for process in processes)
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / TICKS


def own_seconds() -> float:
    """The same of this process."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def memory_of(processes: Iterable[int]) -> Counter[str]:
    """Megabytes that processes use now, and at most."""
    used: Counter[str] = Counter()
    for process in processes:
        lines = Path(f"/proc/{process}/status").read_text("ascii").splitlines()
        pairs = (line.split(":") for line in lines if line.startswith(("VmRSS", "VmHWM")))
        used.update({name: int(value.split()[0]) // 1024 for name, value in pairs})
    return used
