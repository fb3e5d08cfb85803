"""Who has looked at which table: what waits to be said about it need not be said any more."""

from __future__ import annotations

from typing import Final

from tawy.server.store import Store

MOST: Final = 10_000
"""Looks that are remembered until somebody asks for them; where nobody does, nothing is sent either."""
AT_ONCE: Final = 100


class Looks:
    """Looks since the last round. Noting one costs nothing: the store hears of it later."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, str], int] = {}

    def note(self, table: str, person: str, n: int) -> None:
        """Somebody has seen a table at this step."""
        if len(self._seen) < MOST:
            self._seen[table, person] = max(n, self._seen.get((table, person), 0))

    async def tell(self, store: Store) -> None:
        """Have the store forget what they have seen for themselves."""
        seen, self._seen = self._seen, {}
        pairs = list(seen)
        for start in range(0, len(pairs), AT_ONCE):
            for table, person in await store.messages_about(pairs[start : start + AT_ONCE]):
                await store.look(table, person, seen[table, person])
