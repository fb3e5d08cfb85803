"""A number by its sources: what a god brings to a battle, what a player can pay with."""

from __future__ import annotations

from typing import Any

import msgspec


class Sources(msgspec.Struct, frozen=True, gc=False):
    """What adds up to a number, source by source; a game names the sources."""

    def amounts(self) -> tuple[int, ...]:
        """What each source gives, in their order."""
        here: Any = self
        return tuple([getattr(here, name) for name in here.__struct_fields__])

    def by_source(self) -> dict[str, int]:
        """What each source gives, by its name."""
        here: Any = self
        return {name: getattr(here, name) for name in here.__struct_fields__}
