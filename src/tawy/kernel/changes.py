"""What changed in a view: after a step only that is sent, and of an answer it is what it would do."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec


def fingerprint(view: msgspec.Struct | dict[str, Any] | None) -> str:
    """A short hash of all that is seen of a game, be it as it was made or as it was received."""
    seen = msgspec.to_builtins(view)
    return Fingerprint(seen).of(None if seen is None else seen.get("secrets"))


class Fingerprint:
    """The hash of what everyone sees, from which that of each seat is made: what lies open is hashed once for all."""

    def __init__(self, view: msgspec.Struct | dict[str, Any] | None) -> None:
        public = {**view, "secrets": None} if isinstance(view, dict) and "secrets" in view else view
        self._open = blake2b(msgspec.json.encode(public), digest_size=8)

    def of(self, secrets: Any) -> str:
        """The fingerprint of this view with the secrets of a seat laid over."""
        whole = self._open.copy()
        whole.update(msgspec.json.encode(secrets))
        return whole.hexdigest()


def changes(was: Any, now: Any) -> Any:
    """What of a view is no longer as it was: its fields by name, and what has changed in each.

    Of a list as long as before these are the entries by place, of a dict (its keys never change) the entries by key;
    anything else is there as it is now, None too.
    """
    pairs: Iterable[tuple[str | int, Any, Any]]
    match now:
        case msgspec.Struct() if type(was) is type(now):
            pairs = ((name, getattr(was, name), getattr(now, name)) for name in now.__struct_fields__)
        case list() if isinstance(was, list) and len(was) == len(now):
            pairs = ((place, was[place], entry) for place, entry in enumerate(now))
        case dict() if isinstance(was, dict):
            pairs = ((key, was.get(key), value) for key, value in now.items())
        case _:
            return now
    return {key: changes(old, new) for key, old, new in pairs if old is not new and old != new}
