"""Where tables are kept: an append-only journal each, in SQLite or PostgreSQL. Persist, then publish."""

from __future__ import annotations

from tawy.server.store.rows import GameRow, Missing, Overtaken, Person, Repeated, Standing, Step
from tawy.server.store.store import Store

__all__ = ["GameRow", "Missing", "Overtaken", "Person", "Repeated", "Standing", "Step", "Store"]
