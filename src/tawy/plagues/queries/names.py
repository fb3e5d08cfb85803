"""What things are called outside."""

from __future__ import annotations

from typing import Final

from tawy.plagues.state import Plagues
from tawy.plagues.terms import TOKENS

SPACE_NAMES: Final = (*(f"city {place}" for place in range(6)), *(f"field {place}" for place in range(6)))


def token_names(tokens: list[int]) -> tuple[str, ...]:
    """The names of some tokens."""
    return tuple(TOKENS[token] for token in tokens)


def card_name(g: Plagues, card: int) -> str:
    """A territory card: its number and what it is, like "t8 special egyptians"."""
    territory = g.book.territories[card]
    return f"t{card + 1} {territory.kind} {territory.name}"
