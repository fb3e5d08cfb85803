"""Links in e-mails that work without a session: each names a channel and one thing that may be done with it."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final, Literal

from tawy.server.store import Store

Purpose = Literal["confirm", "unsubscribe"]
KEY: Final = "links"
SIGNS: Final = 40


class Links:
    """Signs links, and knows its own again."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    async def kept(cls, store: Store) -> Links:
        """With the key that all processes share."""
        return cls(await store.server_key(KEY, secrets.token_bytes(32)))

    def token(self, purpose: Purpose, channel: str) -> str:
        """What stands in a link."""
        return f"{channel}.{self._signature(purpose, channel)}"

    def channel(self, purpose: Purpose, token: str) -> str | None:
        """The channel that a link is about; None if it is not one of ours."""
        channel, _, signature = token.partition(".")
        known = hmac.compare_digest(signature.encode(), self._signature(purpose, channel).encode())
        return channel if known else None

    def _signature(self, purpose: Purpose, channel: str) -> str:
        return hmac.new(self._key, f"{purpose} {channel}".encode(), sha256).hexdigest()[:SIGNS]
