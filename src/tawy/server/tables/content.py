"""Content of somebody's own at a table: what it is called, what is not as printed in it, and how a set-up is told."""

from __future__ import annotations

from typing import Any, Final

from tawy.games import registered
from tawy.server.refusal import Refusal
from tawy.server.tables.messages import ContentInfo
from tawy.server.tables.setup import TableSetup

LONGEST_NAME: Final = 60


def content_name(setup: TableSetup) -> str:
    """What the content of a table is called; empty if it is the game's own."""
    held = _held(setup)
    return "" if held is None else str(held["name"])


def check_content(setup: TableSetup) -> None:
    """What is brought can be shown to everyone by its name."""
    name = content_name(setup)
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusal("malformed", f"The name of this content does not fit: it has 1 to {LONGEST_NAME} plain letters.")


def content_info(setup: TableSetup) -> ContentInfo | None:
    """What it is, if it is not the game's own."""
    own, held = registered(setup.game).own, _held(setup)
    if own is None or held is None:
        return None
    return ContentInfo(str(held["name"]), own.differences(held), None if own.facts is None else own.facts(held))


def told_options(setup: TableSetup) -> dict[str, Any]:
    """The options of a table as they are told with every step: of content of somebody's own only its name."""
    own, held = registered(setup.game).own, _held(setup)
    return setup.options if own is None or held is None else {**setup.options, own.field: {"name": held["name"]}}


def _held(setup: TableSetup) -> dict[str, Any] | None:
    own = registered(setup.game).own
    return None if own is None else own.held_in(setup.options)
