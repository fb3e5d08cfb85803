"""How much one person may keep here, and how fast tables may come from one address."""

from __future__ import annotations

from typing import Final

from tawy.server.http.guards import Pace
from tawy.server.refusal import Refusal
from tawy.server.settings import Settings
from tawy.server.store import Store

MOST_UNFINISHED: Final = 200
"""Tables that are not over."""
AN_HOUR: Final = 3600
MEGABYTE: Final = 1_000_000


class Quota:
    """What is asked before a table is opened or brought along."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._tables = settings.tables_per_person
        self._megabytes = settings.megabytes_per_person
        self._pace = Pace(settings.tables_per_hour / AN_HOUR, settings.tables_per_hour)
        """By address: who comes as many guests has no more tables for it."""

    async def check(self, person: str, address: str) -> None:
        """One table more for a person at an address; refused in one sentence that says what to do."""
        held = await self._store.holdings(person)
        if held.unfinished >= MOST_UNFINISHED:
            raise Refusal("too_many", f"You have {MOST_UNFINISHED} unfinished tables: finish or abandon some first.")
        if held.tables >= self._tables:
            raise Refusal("too_many", f"You keep {held.tables} tables here: save old games as files and delete them.")
        if held.bytes >= self._megabytes * MEGABYTE:
            raise Refusal(
                "too_many", f"Your games fill {self._megabytes} MB here: save old ones as files and delete them."
            )
        try:
            self._pace.check(address)
        except Refusal:
            raise Refusal(
                "too_many", "Too many tables were opened from your address within an hour: try it again in a while."
            ) from None
