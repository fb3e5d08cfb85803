"""What is printed in 10 Plagues, as data for pages to draw: no number is written down a second time."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tawy.plagues import terms
from tawy.plagues.queries.dice import ACTIONS as DICE_ACTIONS
from tawy.plagues.queries.names import SPACE_NAMES
from tawy.plagues.setup import SEATS
from tawy.plagues.shapes import Loss, Territory
from tawy.plagues.tables import Book, shipped

Facts = dict[str, Any]

RULE_OF_PROVINCE: Final = {"abydos": "P8.1", "buto": "P8.2", "memphis": "P8.3", "edfu": "P8.4"}
RULE_OF_TERRITORY: Final = {"immediate": "P9.1", "special": "P9.3", "trade": "P9.4", "scoring": "P9.5"}


def facts() -> Facts:
    """Boards, tracks, cards and tokens, as they come with the game."""
    return facts_of(shipped())


def facts_of(book: Book) -> Facts:
    """The same, as some tables have it."""
    tables = book.tables
    return {
        "seats": SEATS,
        "content": book.mark,
        "rounds": {"whole": terms.ROUNDS, "short": terms.SHORT_ROUNDS, "moses": terms.MOSES_ROUNDS},
        "turns_per_round": terms.TURNS_PER_ROUND,
        "provinces": [{"id": province, "rule": RULE_OF_PROVINCE[province]} for province in terms.PROVINCES],
        "tokens": [
            {
                "id": token,
                "areas": _areas(kind),
                "count": {str(boards): book.tokens_for(boards)[kind] for boards in (2, 3, 4)},
            }
            for kind, token in enumerate(terms.TOKENS)
        ],
        "spaces": [
            {"id": SPACE_NAMES[place], "area": SPACE_NAMES[place].split()[0], "row": number % 2, "column": column}
            for number, row in enumerate(terms.ROWS)
            for column, place in enumerate(row)
        ],
        "gaps": [
            {"between": [SPACE_NAMES[place] for place in gap], "bonus": terms.BONUSES[book.gaps[number]]}
            for number, gap in enumerate(terms.GAPS)
        ],
        "dev_track": {"tracks": terms.TRACKS, "points": tables.dev_track.points},
        "nile": {**_table(tables.nile), "ankh": tables.nile.spaces},
        "province_card": _table(tables.province_card),
        "papyrus": _table(tables.papyrus),
        "dice": {"numbers": terms.DICE, "actions": list(dict.fromkeys(DICE_ACTIONS)), "market": terms.MARKET},
        "pharaoh_cards": [
            {"number": number, "favour": favour, "amount": getattr(tables.pharaoh_cards, favour, 1)}
            for number, favour in enumerate(tables.pharaoh_cards.favours, 1)
        ],
        "hebrews": {"values": terms.HEBREWS, **_table(tables.hebrews)},
        "discard": {"recovered_with": tables.discard.slots},
        "plagues": [
            {"id": card.id, "effect": card.effect, "when": card.when, "rule": card.source.rule}
            for card in tables.plagues
        ],
        "losses": [
            {"number": number, "parts": [[_loss(choice) for choice in part] for part in card]}
            for number, card in enumerate(book.losses, 1)
        ],
        "territories": [_territory(number, card) for number, card in enumerate(book.territories, 1)],
    }


def _areas(kind: int) -> list[str]:
    """The areas of the province board that a token can lie in."""
    return sorted({SPACE_NAMES[place].split()[0] for place in terms.AREA_OF.get(kind, ())})


def _table(table: msgspec.Struct) -> Facts:
    """A table without its source, which is listed with all the others."""
    return {name: value for name, value in msgspec.to_builtins(table).items() if name != "source"}


def _loss(choice: Loss) -> Facts:
    if choice.track:
        return {"track": choice.track, "steps": choice.steps}
    return {"tokens": [terms.TOKENS[kind] for kind in choice.kinds], "both": choice.both}


def _territory(number: int, card: Territory) -> Facts:
    facts: Facts = {"id": f"t{number}", "kind": card.kind, "name": card.name, "rule": RULE_OF_TERRITORY[card.kind]}
    if card.moves:
        facts["moves"] = [{"track": track, "steps": steps} for track, steps in card.moves]
    if card.trade:
        facts["trade"] = _table(card.trade)
    return facts
