"""Previews of invitations and of shared games: what messengers show of a link, in the language in which they ask."""

from __future__ import annotations

from html import escape
from typing import Final

from babel.core import Locale
from babel.units import format_unit

from tawy.games import games
from tawy.server.club.messages import NightInvited
from tawy.server.tables import messages as m
from tawy.server.tables.setup import Clock
from tawy.words.catalogue import Words
from tawy.words.languages import FOLDER

UNITS: Final = {"day": 86_400, "hour": 3600, "minute": 60, "second": 1}
"""Seconds of each, the largest first."""
TITLES: Final = {"play": "invited-title", "watch": "watched-title"}


def with_preview(page: str, invited: m.Invited, language: str) -> str:
    """The page with what is said of an invitation in its head."""
    return with_tags(page, *preview(invited, language))


def with_result(page: str, game: m.SharedGame, language: str) -> str:
    """The page with what is said of a game that is over in its head."""
    return with_tags(page, *result(game, language))


def with_tags(page: str, title: str, text: str) -> str:
    """A page with a title and a text for those who show its link; names are people's own words, and no markup."""
    tags = {"og:title": title, "og:description": text, "og:type": "website", "og:site_name": "Tawy"}
    written = [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    written.append(f'<meta name="description" content="{escape(text)}">')
    return page.replace("</head>", "".join(written) + "</head>", 1)


def result(game: m.SharedGame, language: str) -> tuple[str, str]:
    """What was played and who won; and who played, for how many moves."""
    table = game.table
    words = Words(language, tuple(dict.fromkeys((FOLDER, games()[table.game].words))))
    names = [_called(words, number, seat.name, seat.bot) for number, seat in enumerate(table.seats)]
    won = [names[seat] for seat in (table.outcome.winners if table.outcome else ())]
    outcome = words("summary-winner", names=words.listing(won), count=len(won)) if won else words("summary-nobody")
    title = words("share-text", title=words(f"{table.game}-title"), result=outcome)
    return title, " · ".join([words.listing(names), words("shared-moves", count=game.position)])


def _called(words: Words, number: int, name: str, bot: str | None) -> str:
    """What a player is called."""
    if name or bot is None:
        return name or words("open-seat")
    return words("bot-name", number=number + 1, level=words(f"level-{bot}"))


def preview(invited: m.Invited, language: str) -> tuple[str, str]:
    """Who invites to what; and who sits there, how many seats are free, how fast it is played, how long it lasts."""
    words = Words(language, tuple(dict.fromkeys((FOLDER, games()[invited.game].words))))
    title = words(TITLES[invited.purpose], host=invited.host, game=words(f"{invited.game}-title"))
    free = sum(not seat.name and seat.bot is None for seat in invited.seats)
    parts = [words.listing(sitting)] if (sitting := _sitting(words, invited.seats)) else []
    parts += [words("invited-seats", free=free, seats=len(invited.seats)), _pace(words, invited.clock)]
    if invited.minutes is not None:
        least, most = invited.minutes
        parts.append(words("home-minutes", least=least, most=most))
    return title, " · ".join([words("rated"), *parts] if invited.rated else parts)


def _sitting(words: Words, seats: list[m.InvitedSeat]) -> list[str]:
    """Who sits at a table, each once, with how strong they are, if they show it to everyone."""
    taken = [(number, seat) for number, seat in enumerate(seats) if seat.name or seat.bot is not None]
    names = [_rated(words, _called(words, number, seat.name, seat.bot), seat.rating) for number, seat in taken]
    return list(dict.fromkeys(names))


def _rated(words: Words, name: str, rating: m.RatingInfo | None) -> str:
    """A name, with a rating if there is one."""
    if rating is None:
        return name
    how_sure = "rating-value" if rating.margin else "rating-bot"
    value = words(how_sure, points=rating.points, margin=rating.margin)
    return words("rating-beside-provisional" if rating.provisional else "rating-beside", name=name, rating=value)


def night_preview(invited: NightInvited, language: str) -> tuple[str, str]:
    """Who invites to which club night; and how many take part, how many rounds there are, how fast it is played."""
    words = Words(language, tuple(dict.fromkeys((FOLDER, games()[invited.game].words))))
    title = words("club-invited-title", host=invited.host, name=invited.name)
    parts = [
        words(f"{invited.game}-title"),
        words("club-people-count", count=invited.people),
        words("club-rounds-count", count=invited.count),
        _pace(words, invited.clock),
    ]
    return title, " · ".join(parts)


def _pace(words: Words, clock: Clock) -> str:
    locale = Locale.parse(words.language, sep="-")
    unit = next(unit for unit, seconds in UNITS.items() if clock.seconds % seconds == 0)
    time = format_unit(clock.seconds // UNITS[unit], f"duration-{unit}", locale=locale)
    return words(f"invited-clock-{clock.kind}", time=time)
