"""What happens at the table, as clauses: who does what. `story` makes sentences of them; `round_words` has the rest."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

import msgspec

from tawy.cli.english import count, listing
from tawy.cli.plagues import cards
from tawy.cli.plagues.names import PROVINCE_NAMES, Names, a_token, noun, ordinal, some_tokens
from tawy.kernel.event import Event
from tawy.plagues import events as e

COSTS: Final = {
    "tribute": " for the tribute",
    "plague": " because of the plague",
    "trade": " for the trade",
    "favour": " for a second dev step",
    "loss": " for that",
}
"""What a coin or a Pharaoh card is spent on."""
REASONS: Final = {
    "set-up": " to start with",
    "last": " as the last of four",
    "bonus token": " for the bonus token",
}
"""Why a marker moves, where the words before it do not say so."""


class Clause(msgspec.Struct, frozen=True):
    """What a player did, without its name; or a whole sentence, without its full stop, where nobody did it."""

    does: str
    who: int | None = None


@singledispatch
def word(event: Event, names: Names) -> Clause:
    """What happened, in a few words."""
    raise NotImplementedError(f"{type(event).__name__} has no words for {names}")


# --- set-up


@word.register
def _(event: e.OrderSet, names: Names) -> Clause:
    return Clause(f"{names.player(event.order[0])} plays first")


@word.register
def _(event: e.ProvinceTaken, _names: Names) -> Clause:
    return Clause(f"governs {PROVINCE_NAMES[event.province]}", event.player)


# --- the market


@word.register
def _(event: e.MarketFilled, _names: Names) -> Clause:
    return Clause(f"{a_token(event.token)} comes to slot {event.slot} of the market")


@word.register
def _(event: e.MarketTaken, _names: Names) -> Clause:
    return Clause(f"takes {a_token(event.token)} from slot {event.slot}", event.player)


@word.register
def _(event: e.MarketSwapped, _names: Names) -> Clause:
    return Clause(f"swaps the tokens of slots {event.slots[0]} and {event.slots[1]}", event.player)


@word.register
def _(event: e.MarketCleared, _names: Names) -> Clause:
    return Clause(f"{some_tokens(event.tokens)} {_leave(event.tokens)} the market")


def _leave(things: tuple[str, ...]) -> str:
    return "leaves" if len(things) == 1 else "leave"


@word.register
def _(event: e.ShuffledBack, _names: Names) -> Clause:
    return Clause(f"{some_tokens(event.tokens)} {'goes' if len(event.tokens) == 1 else 'go'} back into the supply")


@word.register
def _(event: e.SupplyTaken, _names: Names) -> Clause:
    verb = "keeps" if event.cause == "edfu" else "takes"
    return Clause(f"{verb} {a_token(event.token)} from the supply", event.player)


# --- tokens


@word.register
def _(event: e.TokenPlaced, _names: Names) -> Clause:
    return Clause(f"lays the {noun(event.token)} on {event.space}", event.player)


@word.register
def _(event: e.TokenKept, _names: Names) -> Clause:
    return Clause(f"keeps the {noun(event.token)} beside its board", event.player)


@word.register
def _(event: e.TokenGone, _names: Names) -> Clause:
    if event.cause == "automa":
        return Clause(f"has no room for the {noun(event.token)}, which leaves the game", event.player)
    return Clause(f"spends {a_token(event.token)}{COSTS[event.cause]}", event.player)


@word.register
def _(event: e.TokenRecovered, _names: Names) -> Clause:
    return Clause(f"recovers the {noun(event.token)} from discard slot {event.slot}", event.player)


@word.register
def _(event: e.TokenLost, _names: Names) -> Clause:
    return Clause(f"loses the {noun(event.token)} on {event.space}", event.player)


@word.register
def _(event: e.TokenDiscarded, _names: Names) -> Clause:
    if event.slot is None:
        return Clause(f"gives the {noun(event.token)} up for good", event.player)
    return Clause(f"puts the {noun(event.token)} into discard slot {event.slot}", event.player)


# --- markers and bonuses


@word.register
def _(event: e.Moved, names: Names) -> Clause:
    on = event.steps > 0
    reason = REASONS.get(event.cause, "")
    if event.track == "boat":
        return Clause(f"sails {'on' if on else 'back'} to space {event.to}{reason}", event.player)
    if event.track == "province":
        return Clause(f"moves {'' if on else 'back '}to {event.to} on the province card{reason}", event.player)
    points = count(names.book.dev_points[event.to], "point")
    return Clause(f"steps {'up' if on else 'back'} to {points} on the {event.track} track{reason}", event.player)


@word.register
def _(event: e.BonusClaimed, names: Names) -> Clause:
    area, _, space = event.bonus.partition(" ")
    if space:
        bonus = cards.CARD_BONUSES[names.book.province_bonuses[int(space)]]
        return Clause(f"wins the bonus of space {space} ({bonus})", event.player)
    where = "passes the river's mark" if area == "river" else f"fills its {area}"
    return Clause(f"{where} and wins the bonus token", event.player)


@word.register
def _(event: e.BoardBonus, _names: Names) -> Clause:
    words = f"opens the {_bonuses(event.opened)}" if event.opened else ""
    if event.broken:
        words = f"breaks the {_bonuses(event.broken)}"
    if not event.rows:
        return Clause(words, event.player)
    alone, added = ("completes", "completing") if event.rows > 0 else ("breaks", "breaking")
    row = "a row of three different tokens"
    return Clause(f"{words}, {added} {row}" if words else f"{alone} {row}", event.player)


def _bonuses(names: tuple[str, ...]) -> str:
    return f"{listing(cards.BONUS_NAMES[name] for name in names)} {'bonus' if len(names) == 1 else 'bonuses'}"


# --- dice, Pharaoh cards, Hebrews


@word.register
def _(event: e.DieSpent, _names: Names) -> Clause:
    changed = "" if event.die == event.value else f" as {event.value}"
    return Clause(f"spends its {event.die}{changed}", event.player)


@word.register
def _(event: e.PowerUsed, _names: Names) -> Clause:
    return Clause("uses its power", event.player)


@word.register
def _(event: e.FavourTaken, names: Names) -> Clause:
    return Clause(f"takes Pharaoh card {event.card} ({cards.favour(names.book, event.card - 1)})", event.player)


@word.register
def _(event: e.FavourSpent, _names: Names) -> Clause:
    return Clause(f"spends Pharaoh card {event.card}{COSTS[event.cause]}", event.player)


@word.register
def _(event: e.HebrewFreed, names: Names) -> Clause:
    column = names.book.tables.hebrews.column
    place = (event.place - 1) % len(column)
    again = event.place > len(column)
    gift = "nothing" if again and column[place] == "ankh" else cards.COLUMN[column[place]]
    return Clause(f"frees a Hebrew of {event.value} (its {_place(event.place)}: {gift})", event.player)


def _place(number: int) -> str:
    return ordinal(number) if number <= 6 else f"{number}th"  # noqa: PLR2004  words for as many as there are dice


@word.register
def _(event: e.HebrewsLaid, _names: Names) -> Clause:
    return Clause(f"a Hebrew of {event.value} waits to be freed")


@word.register
def _(_event: e.HebrewsGone, _names: Names) -> Clause:
    return Clause("the Hebrews that nobody freed leave the game")


# --- the automa


@word.register
def _(event: e.AutomaTurned, _names: Names) -> Clause:
    kinds = ("a Pharaoh card", "a market token", "a Hebrew")
    what = f" for {kinds[(event.die - 1) // 2]}" if event.upper else ""
    return Clause(f"turns a {event.die}{what}", 1)
