"""The preview of an invitation: what messengers show of a link, in the language in which they ask for it."""

from __future__ import annotations

from html import escape
from typing import Final

from babel.core import Locale
from babel.units import format_unit

from tawy.games import games
from tawy.server.tables import messages as m
from tawy.server.tables.setup import Clock
from tawy.words.catalogue import Words
from tawy.words.languages import FOLDER

UNITS: Final = {"day": 86_400, "hour": 3600, "minute": 60, "second": 1}
"""Seconds of each, the largest first."""


def with_preview(page: str, invited: m.Invited, language: str) -> str:
    """The page with what is said of an invitation in its head; names are people's own words, and no markup."""
    title, text = preview(invited, language)
    tags = {"og:title": title, "og:description": text, "og:type": "website", "og:site_name": "Tawy"}
    written = [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    written.append(f'<meta name="description" content="{escape(text)}">')
    return page.replace("</head>", "".join(written) + "</head>", 1)


def preview(invited: m.Invited, language: str) -> tuple[str, str]:
    """Who invites to what; and how many seats are free, how fast it is played, about how long it lasts."""
    words = Words(language, tuple(dict.fromkeys((FOLDER, games()[invited.game].words))))
    title = words("invited-title", host=invited.host, game=words(f"{invited.game}-title"))
    free = sum(not seat.name and seat.bot is None for seat in invited.seats)
    parts = [words("invited-seats", free=free, seats=len(invited.seats)), _pace(words, invited.clock)]
    if invited.minutes is not None:
        least, most = invited.minutes
        parts.append(words("home-minutes", least=least, most=most))
    return title, " · ".join(parts)


def _pace(words: Words, clock: Clock) -> str:
    locale = Locale.parse(words.language, sep="-")
    unit = next(unit for unit, seconds in UNITS.items() if clock.seconds % seconds == 0)
    time = format_unit(clock.seconds // UNITS[unit], f"duration-{unit}", locale=locale)
    return words(f"invited-clock-{clock.kind}", time=time)
