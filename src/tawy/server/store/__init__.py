"""Where tables are kept: an append-only journal each, in SQLite or PostgreSQL. Persist, then publish."""

from __future__ import annotations

from tawy.server.store.rows import (
    Attendant,
    Beat,
    Call,
    Channel,
    ChapterCount,
    Due,
    GameRow,
    Holdings,
    Known,
    Line,
    Missing,
    NewLine,
    Outage,
    Overtaken,
    Person,
    Reach,
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
    "Call",
    "Channel",
    "ChapterCount",
    "Due",
    "GameRow",
    "Holdings",
    "Known",
    "Line",
    "Missing",
    "NewLine",
    "Outage",
    "Overtaken",
    "Person",
    "Reach",
    "Repeated",
    "Session",
    "Standing",
    "Step",
    "Store",
    "Unavailable",
]
