"""Figures for whoever runs a server, in the text form that monitors read. None of them tells of a game or a person."""

from __future__ import annotations

import resource
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tawy.server.hall import Hall


class Metrics:
    """What the server has done since it was started."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.sockets = 0
        self._answers: Counter[int] = Counter()

    def count(self, status: int) -> None:
        """One more answer."""
        self._answers[status] += 1

    def text(self) -> str:
        """All figures."""
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        lines = [
            *_figure("tawy_steps_total", "counter", "Steps stored and shown by this process.", self._hall.steps),
            *_figure("tawy_tables", "gauge", "Tables in memory.", self._hall.tables),
            *_figure("tawy_sockets", "gauge", "Open sockets.", self.sockets),
            *_figure("tawy_memory_peak_bytes", "gauge", "The most memory this process has used.", memory),
            "# HELP tawy_answers_total Answers by HTTP status.",
            "# TYPE tawy_answers_total counter",
            *(f'tawy_answers_total{{status="{status}"}} {count}' for status, count in sorted(self._answers.items())),
        ]
        return "\n".join(lines) + "\n"


def _figure(name: str, kind: str, meaning: str, value: int) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {value}"]
