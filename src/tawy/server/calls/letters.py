"""What a message says, in its person's language: made of what lists show of the table, which everyone may know."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from babel.dates import format_skeleton, format_time

from tawy.games import games
from tawy.server.calls.quiet import local
from tawy.server.store import Due
from tawy.server.tables.messages import TableSummary
from tawy.words import LANGUAGES, Words
from tawy.words.languages import ENGLISH

SIGN_IN: Final = "sign-in"
"""The kind of a message with a link to sign in by."""
SIGN_IN_WITHIN: Final = 15 * 60_000
"""Milliseconds for which that link is good."""
UTC: Final = "UTC"
_summary: Final = msgspec.json.Decoder(TableSummary)


class Letter(msgspec.Struct, frozen=True):
    """A message in words, whichever way it goes."""

    id: str
    kind: str
    title: str
    lines: tuple[str, ...]
    path: str
    """Where its link leads, on this server."""
    language: str
    table: str = ""
    game: str = ""
    deadline: int | None = None

    @property
    def text(self) -> str:
        """What it says below its title."""
        return " ".join(self.lines)


def summary_of(message: Due) -> TableSummary | None:
    """What everyone may know of the table that a message is about."""
    return None if message.summary is None else _summary.decode(message.summary)


def is_too_late(message: Due, now: int) -> bool:
    """It has waited so long that its link is worth nothing any more."""
    return message.kind == SIGN_IN and now >= message.at + SIGN_IN_WITHIN


def is_worth_sending(message: Due, table: TableSummary, now: int) -> bool:
    """It is still true: a step that answers it withdraws it, but it may have been on its way already."""
    person = message.channel.person
    asked = [seat for seat in table.seats if seat.person == person and seat.asked]
    if message.kind == "turn":
        return bool(asked)
    if message.kind == "low":
        return any(seat.deadline is not None and seat.deadline > now for seat in asked)
    if message.kind == "invited":
        free = any(seat.person is None and seat.bot is None for seat in table.seats)
        return table.status != "over" and free and all(seat.person != person for seat in table.seats)
    return message.kind != "consent" or person in table.awaited


@cache
def words_in(language: str) -> Words:
    """The words of a language, for every game there is."""
    folders = tuple(dict.fromkeys(game.words for game in games().values()))
    return Words(language if language in LANGUAGES else ENGLISH, folders)


def language_of(message: Due) -> str:
    """The language that a person is spoken to in."""
    return message.reach.language if message.reach and message.reach.language in LANGUAGES else ENGLISH


def letter(message: Due, table: TableSummary | None) -> Letter:
    """What a message says."""
    language = language_of(message)
    words = words_in(language)
    if table is None:
        title, text = (words(f"called-{part}-{message.kind}", name=message.name) for part in ("title", "text"))
        return Letter(message.id, message.kind, title, (text,), "/settings", language)
    zone = message.reach.zone if message.reach else UTC
    mine = [seat.deadline for seat in table.seats if seat.person == message.channel.person and seat.deadline]
    deadline = min(mine, default=None) if message.kind in {"turn", "low"} else None
    if message.kind == "invited":
        lines = [words("called-invited", host=table.host)]
    else:
        asked = table.wish if message.kind == "consent" else None
        lines = [words(f"request-{asked.what}", name=asked.name)] if asked else []
        lines += [_company(words, table, message.channel.person), *_ending(words, table)]
    if deadline is not None:
        lines.append(words("called-until", time=_moment(deadline, zone, language)))
    title = words(f"called-title-{message.kind}", game=words(f"{table.game}-title"))
    path = f"/replay/{table.id}" if table.status == "over" else f"/t/{table.id}"
    said = tuple(filter(None, lines))
    return Letter(message.id, message.kind, title, said, path, language, table.id, table.game, deadline)


def _company(words: Words, table: TableSummary, person: str) -> str:
    """With whom one plays, or has played: people by their names, bots by their levels."""
    others = [
        seat.name or words("bot-name", number=number + 1, level=words(f"level-{seat.bot}"))
        for number, seat in enumerate(table.seats)
        if seat.person != person and (seat.name or seat.bot)
    ]
    said = "called-played-with" if table.status == "over" else "called-with"
    return words(said, names=words.listing(others)) if others else ""


def _ending(words: Words, table: TableSummary) -> list[str]:
    """How a game has ended."""
    if table.outcome is None:
        return []
    names = [
        table.seats[seat].name or words("bot-name", number=seat + 1, level=words(f"level-{table.seats[seat].bot}"))
        for seat in table.outcome.winners
    ]
    won = words("winners", names=words.listing(names)) + "." if names else words("no-winner")
    return [words(f"outcome-{table.outcome.how}"), won]


def _moment(milliseconds: int, zone: str, language: str) -> str:
    """A moment as the language writes it, by the clock on the person's wall."""
    here, locale = local(milliseconds, zone), language.replace("-", "_")
    return f"{format_skeleton('MMMEd', here, locale=locale)}, {format_time(here, 'short', locale=locale)}"
