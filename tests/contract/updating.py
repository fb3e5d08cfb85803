"""Updates of a view, as the other side takes them."""

from __future__ import annotations

from typing import Any

import msgspec


def changed(was: Any, changes: Any) -> Any:
    """A view with what an update says laid over it, as the page does it."""
    if not isinstance(changes, dict) or not isinstance(was, dict | list):
        return changes
    if isinstance(was, list):
        return [changed(entry, changes[str(n)]) if str(n) in changes else entry for n, entry in enumerate(was)]
    return {**was, **{name: changed(was.get(name), change) for name, change in changes.items()}}


def as_sent(something: object) -> Any:
    """As it comes out of a message."""
    return msgspec.json.decode(msgspec.json.encode(something))
