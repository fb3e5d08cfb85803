"""Where tables are kept: an append-only journal each, in SQLite or PostgreSQL. Persist, then publish."""

from __future__ import annotations

from tawy.server.store.rows import (
    Attendant,
    Beat,
    ChapterCount,
    GameRow,
    Holdings,
    Known,
    Line,
    Missing,
    Outage,
    Overtaken,
    Person,
    Repeated,
    Session,
    Standing,
    Step,
    Unavailable,
)
from tawy.server.store.store import Store

__all__ = [
    "Attendant",
    "Beat",
    "ChapterCount",
    "GameRow",
    "Holdings",
    "Known",
    "Line",
    "Missing",
    "Outage",
    "Overtaken",
    "Person",
    "Repeated",
    "Session",
    "Standing",
    "Step",
    "Store",
    "Unavailable",
]
