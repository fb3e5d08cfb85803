"""Tables of a user's own at a table of 10 Plagues: what a file becomes in a set-up, and what differs in it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tawy.kernel.own import Difference, OwnContent, differences
from tawy.plagues.printed import facts_of
from tawy.plagues.tables import pack_of, read_pack, shipped


def content_of(text: str, name: str) -> dict[str, Any]:
    """The set-up's `content` for the text of a content pack."""
    pack = read_pack(text, name)
    book = pack_of(pack, name)
    return {"name": book.tables.name, "hash": book.mark, "tables": pack}


def _differing(content: dict[str, Any]) -> list[Difference]:
    """Every number and word of its tables that is another than in the shipped ones."""
    own = pack_of(content["tables"], content["name"]).tables
    return differences(_plain(shipped().tables), _plain(own))


def _plain(tables: msgspec.Struct) -> dict[str, Any]:
    """Tables without their names and sources."""
    plain: dict[str, Any] = _without_sources(msgspec.to_builtins(tables))
    del plain["name"]
    return plain


def _without_sources(part: Any) -> Any:
    if isinstance(part, dict):
        return {name: _without_sources(value) for name, value in part.items() if name != "source"}
    return [_without_sources(value) for value in part] if isinstance(part, list | tuple) else part


def _facts(content: dict[str, Any]) -> dict[str, Any]:
    return facts_of(pack_of(content["tables"], content["name"]))


OWN: Final = OwnContent("content", content_of, _differing, _facts)
