"""A device that makes passkeys and signs with them, and a browser around it, as the standard (WebAuthn 2) says."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from server.house import Json

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    """Bytes as the standard writes them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(written: str) -> bytes:
    """And back."""
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


class Device:
    """Keeps one passkey. What it signs for is what the browser says: host and origin."""

    def __init__(self, origin: str = "https://tawy.example") -> None:
        self.origin = origin
        self.host = origin.partition("://")[2].partition(":")[0]
        self.counts = True
        self.count = 0
        self.flags = PRESENT | VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(32)
        self._handle: str | None = None

    @property
    def id(self) -> str:
        """The name of its passkey."""
        return text(self._id)

    def copy(self) -> Device:
        """Another device with the same passkey, as people's accounts carry them along; or as a thief has it."""
        other = Device(self.origin)
        other.count, other._key, other._id, other._handle = self.count, self._key, self._id, self._handle
        return other

    def make(self, options: Json, name: str = "Phone") -> Json:
        """What a browser sends when a passkey was made."""
        assert options["rp"]["id"] == self.host, "a browser would refuse"
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert self.id not in [one["id"] for one in options.get("excludeCredentials", [])]
        self._handle = options["user"]["id"]
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self._id).to_bytes(2, "big") + self._id + cbor2.dumps(key)
        made = {"fmt": "none", "attStmt": {}, "authData": self._data(WITH_KEY) + attested}
        return {
            "name": name,
            "id": self.id,
            "client_data": text(self._client("webauthn.create", options)),
            "attestation": text(cbor2.dumps(made)),
        }

    def sign(self, options: Json) -> Json:
        """What a browser sends when a challenge was signed."""
        assert options["rpId"] == self.host, "a browser would refuse"
        assert not options.get("allowCredentials"), "nobody is asked who they are"
        self.count += self.counts
        authenticator, client = self._data(), self._client("webauthn.get", options)
        signature = self._key.sign(authenticator + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": self.id,
            "client_data": text(client),
            "authenticator_data": text(authenticator),
            "signature": text(signature),
            "user_handle": self._handle,
        }

    def _data(self, more: int = 0) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([self.flags | more]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, options: Json) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()
