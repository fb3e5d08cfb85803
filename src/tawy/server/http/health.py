"""Whether a server is well: it can read and write its database, and will still be able to tomorrow."""

from __future__ import annotations

import asyncio
from typing import Final

from tawy.server.refusal import Refusal
from tawy.server.store import Store

LATE: Final = 10.0
"""Seconds without anything written; the server leaves a sign of life every other second."""
MEGABYTE: Final = 1_000_000


async def check_health(store: Store, least_free_megabytes: int) -> None:
    """Refused with what is wrong, for whoever runs the server; nothing in it is secret."""
    await store.ping()
    if store.trouble is not None:
        raise Refusal("unavailable", f"The database cannot be written: {store.trouble}.")
    if store.unwritten_for > LATE:
        raise Refusal("unavailable", f"Nothing could be written for {store.unwritten_for:.0f} seconds.")
    free = await asyncio.to_thread(store.free_bytes)
    if free is not None and free < least_free_megabytes * MEGABYTE:
        raise Refusal(
            "unavailable",
            f"The disk of the database is nearly full: {free // MEGABYTE} MB are left, "
            f"and {least_free_megabytes} MB should be.",
        )
