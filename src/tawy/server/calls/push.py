"""A message to a browser, by Web Push: encrypted for the browser alone (RFC 8291), signed by this server (RFC 8292).

Encryption and signature are those of `http_ece` and `py_vapid`; the request is our own, for the address of a push
service comes from a page, and may no more lead into our network than that of a webhook.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tawy.server.calls.letters import Letter
from tawy.server.calls.requests import Network, post
from tawy.server.calls.targets import Push
from tawy.server.calls.trouble import Undeliverable
from tawy.server.store import Store

KEY: Final = "vapid"
DAY: Final = 86_400
HOUR: Final = 3600
POINT, AUTH = 65, 16
"""Bytes of a browser's public key, and of the secret it shares with us."""
TOPIC: Final = 32
"""Letters of a topic: of two messages with the same one that wait at the push service, the later replaces the other."""


def is_installed() -> bool:
    """What encrypts and signs is there: it comes with tawy[push]."""
    return find_spec("http_ece") is not None and find_spec("py_vapid") is not None


class Pushes:
    """The way to browsers, with the key by which their push services know this server."""

    def __init__(self, key: bytes, contact: str, allowed: Sequence[Network]) -> None:
        from py_vapid import Vapid02

        self._vapid: Any = Vapid02.from_der(base64.b64encode(key))
        self._contact = contact
        """Where whoever runs a push service can ask: an address of mail or of the web."""
        self._allowed = allowed

    @classmethod
    async def kept(cls, store: Store, contact: str, allowed: Sequence[Network]) -> Pushes:
        """With the key that was made when a server of this store first started."""
        return cls(await store.server_key(KEY, _new_key()), contact, allowed)

    @property
    def public_key(self) -> str:
        """What a page subscribes with."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _written(point)

    async def send(self, letter: Letter, target: Push, now: int) -> None:
        """Send it; returns when the push service has taken it."""
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(DAY),
            "urgency": "high" if letter.kind == "low" else "normal",
            "topic": letter.id[:TOPIC],
            **self._signed(target.endpoint, now),
        }
        await post(target.endpoint, headers, _encrypted(msgspec.json.encode(written(letter)), target), self._allowed)

    def _signed(self, endpoint: str, now: int) -> dict[str, str]:
        where = urlsplit(endpoint)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": now // 1000 + 12 * HOUR, "sub": self._contact}
        return {name.lower(): value for name, value in self._vapid.sign(claims).items()}


def written(letter: Letter) -> dict[str, str]:
    """What a browser is told; a later message about the same table replaces the earlier one there."""
    return {"title": letter.title, "text": letter.text, "path": letter.path, "tag": letter.table or letter.kind}


def check(target: Push) -> None:
    """Raises if nothing can be encrypted with these keys."""
    _encrypted(b"", target)


def _encrypted(said: bytes, target: Push) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        theirs, auth = _read(target.p256dh, POINT), _read(target.auth, AUTH)
        own = ec.generate_private_key(ec.SECP256R1())
        sealed: bytes = http_ece.encrypt(said, private_key=own, dh=theirs, auth_secret=auth, version="aes128gcm")
    except (ValueError, TypeError, http_ece.ECEException):
        raise Undeliverable("the keys of this browser are none", final=True) from None
    return sealed


def _new_key() -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def _written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _read(text: str, length: int) -> bytes:
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(data) != length:
        raise ValueError(text)
    return data
