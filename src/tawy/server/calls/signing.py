"""Links in e-mails that work without a session: each names a channel, or a message, and the one thing it is for."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final, Literal

from tawy.server.store import Store

Purpose = Literal["confirm", "unsubscribe", "sign-in"]
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

    def token(self, purpose: Purpose, about: str) -> str:
        """What stands in a link."""
        return f"{about}.{self._signature(purpose, about)}"

    def named(self, purpose: Purpose, token: str) -> str | None:
        """The channel or message that a link is about; None if it is not one of ours."""
        about, _, signature = token.partition(".")
        known = hmac.compare_digest(signature.encode(), self._signature(purpose, about).encode())
        return about if known else None

    def _signature(self, purpose: Purpose, about: str) -> str:
        return hmac.new(self._key, f"{purpose} {about}".encode(), sha256).hexdigest()[:SIGNS]
