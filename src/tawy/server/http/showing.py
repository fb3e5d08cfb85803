"""What people show of themselves, and how near somebody must be to see it."""

from __future__ import annotations

from typing import Final

import msgspec

from tawy.server.http import messages as m
from tawy.server.refusal import Refusal
from tawy.server.store import Person, Store

_profile: Final = msgspec.json.Decoder(m.OwnProfile)


class Showing:
    """People, as they have said that others may see them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def said(self, person: str) -> m.OwnProfile:
        """What somebody says of themselves, and who is to see it."""
        return said_in(await self._store.profile(person))

    async def nearness(self, person: Person, viewer: Person | None) -> m.Audience:
        """How near whoever asks is to somebody: it is themselves, they have met, or anyone."""
        if viewer is None:
            return "all"
        if viewer.id == person.id:
            return "me"
        return "met" if await self._store.have_met(viewer.id, person.id) else "all"


def said_in(kept: bytes | None) -> m.OwnProfile:
    """What somebody says of themselves, as it is kept; who has said nothing shows what everybody does at first."""
    return m.OwnProfile() if kept is None else _profile.decode(kept)


def is_for(audience: m.Audience, near: m.Audience) -> bool:
    """Whether somebody so near is among those who are to see it."""
    order = ("all", "met", "me")
    return order.index(near) >= order.index(audience)


def nobody() -> Refusal:
    """Nobody there, nothing shown, kept out by the server: one answer."""
    return Refusal("not_found", "There is nobody here, or they show nothing of themselves to you.")
