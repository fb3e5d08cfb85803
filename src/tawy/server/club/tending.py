"""What the server does for club nights by itself: it looks at those whose time has come or whose games are over."""

from __future__ import annotations

import logging
from typing import Final

from tawy.kernel.refusal import Refused
from tawy.server.club.clubs import Clubs
from tawy.server.hall.tending import again_and_again

LOOK_EVERY: Final = 1.0
"""Seconds between two looks at all nights."""

log = logging.getLogger("tawy.server")


async def watch(clubs: Clubs) -> None:
    """Do what is due in all nights; one that gives trouble keeps no other waiting."""

    async def look() -> None:
        for ident in await clubs.hall.store.clubs_due(clubs.hall.now()):
            try:
                await clubs.tend(ident)
            except Exception as error:
                if not isinstance(error, Refused):
                    log.exception("a club night gives trouble", extra={"club": ident})

    await again_and_again(LOOK_EVERY, look, "looking at club nights failed")
