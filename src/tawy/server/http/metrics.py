"""Figures for whoever runs a server, in the text form that monitors read. None of them tells of a game or a person."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from tawy.server.hall.hall import Hall

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""How long things take, sorted into these."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each figure began is of no use


class Pauses:
    """The time for which everything stood still while memory was collected.

    Plain numbers: a figure of the library has a lock, and its own holder may be the one who is stopped.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self.longest = 0.0
        self._begun = 0.0

    def __call__(self, phase: str, _info: dict[str, int]) -> None:
        """Python says when it begins and when it is done."""
        if phase == "start":
            self._begun = time.perf_counter()
        elif self._begun:
            pause = time.perf_counter() - self._begun
            self.seconds += pause
            self.longest = max(self.longest, pause)


PAUSES: Final = Pauses()
gc.callbacks.append(PAUSES)


class Metrics:
    """What the server has done since it was started, and what it is at."""

    def __init__(self, hall: Hall) -> None:
        self.sockets = 0
        self._registry = CollectorRegistry()
        self._answers = Counter("tawy_answers", "Answers by HTTP status.", ["status"], registry=self._registry)
        self._requests = Histogram(
            "tawy_request_seconds",
            "Time from a whole request to its answer, by route.",
            ["method", "route"],
            buckets=SECONDS,
            registry=self._registry,
        )
        self._commands = Histogram(
            "tawy_command_seconds",
            "Time from a command to its stored step, by kind.",
            ["command"],
            buckets=SECONDS,
            registry=self._registry,
        )
        self._registry.register(_Now(self, hall))
        GCCollector(registry=self._registry)
        ProcessCollector(registry=self._registry)  # nothing where the system has no /proc

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """One more answer."""
        self._answers.labels(status).inc()
        self._requests.labels(method, route).observe(seconds)

    def command(self, kind: str) -> AbstractContextManager[Any]:
        """The time of one command."""
        return self._commands.labels(kind).time()

    def text(self) -> str:
        """All figures."""
        return generate_latest(self._registry).decode()


class _Now(Collector):
    """What is read off when somebody looks."""

    def __init__(self, metrics: Metrics, hall: Hall) -> None:
        self._metrics = metrics
        self._hall = hall

    def collect(self) -> Iterator[Metric]:
        hall = self._hall
        yield CounterMetricFamily("tawy_steps", "Steps stored and shown by this process.", hall.steps)
        yield GaugeMetricFamily("tawy_tables", "Tables in memory.", hall.tables)
        yield GaugeMetricFamily("tawy_sockets", "Open sockets.", self._metrics.sockets)
        yield GaugeMetricFamily("tawy_writes_waiting", "Writes that wait for the database.", hall.store.waiting)
        waiting = getattr(hall.bots, "waiting", None)
        if isinstance(waiting, int):
            yield GaugeMetricFamily("tawy_bots_waiting", "Questions that wait for a bot.", waiting)
        yield CounterMetricFamily(
            "tawy_gc_pause_seconds", "Time for which collecting memory stopped all.", PAUSES.seconds
        )
        yield GaugeMetricFamily("tawy_gc_longest_pause_seconds", "The longest time of these.", PAUSES.longest)
