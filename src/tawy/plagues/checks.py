"""Do the tables make sense together? A content pack that does not is refused by the field at fault."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from tawy.kernel.refusal import Refused
from tawy.plagues.shapes import HebrewTable, Losses, PharaohCards, PlagueCard, Tables, Territories, TokenCounts
from tawy.plagues.terms import BONUSES, DICE, FAVOURS, ROUNDS, TOKENS

TERRITORY_CARDS: Final = 30
COLUMN: Final = 7
LARGEST: Final = 99
PLAGUE_EFFECTS: Final = (
    "boat",
    "province",
    "favours cost",
    "no hebrew bonus",
    "tribute",
    "no soldier bonus",
    "no territory cards",
    "no coin bonuses",
    "no territories",
    "one ankh fewer",
)
SPECIAL_ACTIONS: Final = ("egyptians", "die", "mark", "swap", "coins", "recover", "soldiers", "market")
SCORINGS: Final = ("four", "rows", "egyptians", "areas", "hebrews", "discard", "bonuses", "ankhs")


def check(tables: Tables) -> None:
    """Refuse what could not be played, or would be another game."""
    _numbers("", msgspec.to_builtins(tables))
    _papyrus(tables)
    _tokens(tables.tokens)
    _words("board", [bonus for row in (*tables.board.city, *tables.board.field) for bonus in row], BONUSES)
    _favours(tables.pharaoh_cards)
    _hebrews(tables.hebrews)
    _plagues(tables.plagues)
    _losses(tables.losses)
    _territories(tables.territories)
    _tracks(tables)
    if not all(die in DICE for slot in tables.discard.slots for die in slot):
        raise Refused("discard.slots: dice are numbers from 1 to 6.")


def _numbers(field: str, part: Any) -> None:
    """No number is far from any that is printed: what has to be counted up to it would take for ever."""
    if isinstance(part, dict | list | tuple):
        for name, value in part.items() if isinstance(part, dict) else enumerate(part, 1):
            _numbers(f"{field}.{name}".removeprefix("."), value)
    elif isinstance(part, int) and abs(part) > LARGEST:
        raise Refused(f"{field}: {part} is too large; no number is above {LARGEST}.")


def _words(field: str, words: Iterable[str], known: tuple[str, ...]) -> None:
    for word in words:
        if word not in known:
            raise Refused(f"{field}: {word!r} is unknown; choose from {', '.join(known)}.")


def _papyrus(tables: Tables) -> None:
    for name, printed in (("normal", tables.papyrus.normal), ("advanced", tables.papyrus.advanced)):
        if len(printed.tribute) != ROUNDS or len(printed.ankhs) != ROUNDS:
            raise Refused(f"papyrus.{name}: tribute and ankhs need {ROUNDS} rounds each.")
        if min(*printed.tribute, *printed.ankhs) < 0:
            raise Refused(f"papyrus.{name}: tribute and ankhs are never below 0.")


def _tokens(tokens: TokenCounts) -> None:
    _words("tokens.all", tokens.all, TOKENS)
    removals = {"removed_with_3": tokens.removed_with_3, "removed_with_2": tokens.removed_with_2}
    for name, removed in removals.items():
        _words(f"tokens.{name}", removed, TOKENS)
        for kind, count in removed.items():
            if count < 0:
                raise Refused(f"tokens.{name}.{kind}: never fewer than none.")
    for kind in TOKENS:
        if tokens.all.get(kind, -1) < max(removed.get(kind, 0) for removed in removals.values()):
            raise Refused(f"tokens.all.{kind}: missing, or fewer than are removed.")


def _favours(cards: PharaohCards) -> None:
    if sorted(cards.favours) != sorted(FAVOURS):
        raise Refused(f"pharaoh_cards.favours: each of {', '.join(FAVOURS)} once.")
    if min(cards.soldiers, cards.province, cards.boat) < 1:
        raise Refused("pharaoh_cards: soldiers, province and boat are at least 1.")


def _hebrews(hebrews: HebrewTable) -> None:
    if len(hebrews.column) != COLUMN:
        raise Refused(f"hebrews.column: {COLUMN} places, not {len(hebrews.column)}.")
    if min(hebrews.counts) < 0:
        raise Refused("hebrews.counts: never fewer than none.")


def _plagues(plagues: list[PlagueCard]) -> None:
    _words("plagues.effect", [plague.effect for plague in plagues], PLAGUE_EFFECTS)
    if len(plagues) < ROUNDS:
        raise Refused(f"plagues: there are {len(plagues)}; a game may need {ROUNDS}.")
    names = [plague.id for plague in plagues]
    for name in names:
        if names.count(name) > 1:
            raise Refused(f"plagues.id: {name!r} is there twice.")


def _losses(losses: Losses) -> None:
    decks = (("one", losses.one, 2), ("two", losses.two, 3), ("three", losses.three, 5))
    for parts, (name, cards, count) in enumerate(decks, 1):
        if len(cards) != count or any(len(card) != parts for card in cards):
            raise Refused(f"losses.{name}: {count} cards of {parts} parts each.")
        for part in (part for card in cards for part in card):
            choices = [choice.removeprefix("one of ") for text in part for choice in text.split(", ")]
            if not part or len(set(choices)) != len(choices):
                raise Refused(f"losses.{name}: a part needs choices, each only once, not {part}.")


def _territories(cards: Territories) -> None:
    _words("territories.special", cards.special, SPECIAL_ACTIONS)
    _words("territories.scoring", cards.scoring, SCORINGS)
    for trade in cards.trade:
        _words("territories.trade.needs", trade.needs, ("province", *TOKENS[:7]))
        if trade.permanent != (trade.gives in {"coin", "soldier"}):
            raise Refused(f"territories.trade: {trade.gives!r} is {'not ' if trade.permanent else ''}permanent.")
    total = len(cards.immediate) + len(cards.special) + len(cards.trade) + len(cards.scoring)
    if total != TERRITORY_CARDS:
        raise Refused(f"territories: there are {total} cards; the game has {TERRITORY_CARDS}.")


def _tracks(tables: Tables) -> None:
    nile, card = tables.nile, tables.province_card
    if not all(1 <= space <= nile.spaces for space in (*nile.coins, nile.bonus_token)):
        raise Refused(f"nile: coins and bonus token lie on spaces 1 to {nile.spaces}.")
    if not all(1 <= space <= card.last for space in (card.ankh, card.two_special_actions)):
        raise Refused(f"province_card: ankh and two_special_actions lie on spaces 1 to {card.last}.")
    marks = (("nile.points", nile.points, nile.spaces), ("province_card.bonuses", card.bonuses, card.last))
    for field, spaces, last in marks:
        for space in spaces:
            if not space.isdecimal() or not 1 <= int(space) <= last:
                raise Refused(f"{field}: {space!r} is not a space from 1 to {last}.")
    if list(tables.dev_track.points) != sorted(tables.dev_track.points) or not tables.dev_track.points:
        raise Refused("dev_track.points: values that grow from space to space.")
