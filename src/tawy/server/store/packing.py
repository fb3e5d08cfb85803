"""Stored JSON, made small: what is long enough to pay for it is compressed."""

from __future__ import annotations

import zlib
from typing import Final

PACKED: Final = b"\x01"
"""Begins what is compressed. No JSON begins so: what older versions stored as it is, is read as it is."""
SHORT: Final = 128
"""Bytes that are stored as they are."""
WINDOW, MEMORY = 12, 5
"""As powers of two: what is packed is small, and to clear the usual room for it takes longer than to pack it."""


def pack(data: bytes) -> bytes:
    """How something is stored."""
    if len(data) > SHORT or data.startswith(PACKED):
        packing = zlib.compressobj(wbits=WINDOW, memLevel=MEMORY)
        packed = PACKED + packing.compress(data) + packing.flush()
        if len(packed) < len(data) or data.startswith(PACKED):
            return packed
    return data


def unpack(stored: bytes) -> bytes:
    """What was stored."""
    return zlib.decompress(stored[len(PACKED) :]) if stored[: len(PACKED)] == PACKED else stored
