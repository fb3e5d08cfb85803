"""tawy ban and tawy unban: whom whoever runs a server does not let in."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, datetime

from tawy.cli.serving import database_of
from tawy.cli.terminal import Terminal
from tawy.cli.voice import refused, t
from tawy.server.running import banning
from tawy.server.store import Known


def ban(options: Namespace, terminal: Terminal) -> int:
    """Keep somebody out; without a name, say who is."""
    database = database_of(options)
    if options.person is None:
        everyone = banning.banned(database)
        for known in everyone:
            terminal.say(t("terminal-ban-line", **_about(known), since=_day(known.banned or 0)))
        terminal.say(t("terminal-bans", people=len(everyone)))
        return 0
    known = _one(database, options.person)
    if known.banned is not None:
        raise refused("terminal-banned-already", **_about(known))
    banning.ban(database, known)
    terminal.say(t("terminal-banned", **_about(known)))
    return 0


def unban(options: Namespace, terminal: Terminal) -> int:
    """Let somebody in again."""
    database = database_of(options)
    known = _one(database, options.person)
    if known.banned is None:
        raise refused("terminal-not-banned", **_about(known))
    banning.unban(database, known)
    terminal.say(t("terminal-unbanned", **_about(known)))
    return 0


def _one(database: str, who: str) -> Known:
    """Whoever has this id or this name; names are no property of one."""
    found = banning.found(database, who)
    if not found:
        raise refused("terminal-nobody-called", who=who)
    if len(found) > 1:
        each = [t("terminal-called-so", id=one.person.id, seen=_day(one.seen), tables=one.tables) for one in found]
        raise refused("terminal-several-called", who=who, people="; ".join(each))
    return found[0]


def _about(known: Known) -> dict[str, str]:
    return {"name": known.person.name, "id": known.person.id}


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()
