"""What a seat may know of a game of 10 Plagues (P15.1): all but the order of what lies face down, and others' draws."""

from __future__ import annotations

from typing import Any, Final

from tawy.kernel.bits import Mask, bits
from tawy.kernel.view import Column, Question, Sight, View, look, look_privately
from tawy.plagues import asks
from tawy.plagues.queries.names import token_names
from tawy.plagues.state import ENDINGS, NONE, Plagues
from tawy.plagues.terms import BUTO, NO_POWER, NO_TOKEN, PROVINCES, TOKENS


def _as_is(value: Any) -> Any:
    return list(value) if isinstance(value, list | tuple) else value


def _cards(mask: Mask) -> list[str]:
    return [asks.territory(card) for card in bits(mask)]


def _tokens(tokens: list[int]) -> list[str | None]:
    return [None if token == NO_TOKEN else TOKENS[token] for token in tokens]


def _each(shape: Any) -> Any:
    return lambda values: [shape(value) for value in values]


def _counts(counts: list[int]) -> dict[str, int]:
    return dict(zip(TOKENS, counts, strict=True))


_SHAPES: Final[dict[str, Any]] = {
    "aside": token_names,
    "automa_dice": bits,
    "board": _tokens,
    "claimed": _each(bits),
    "dice": _each(bits),
    "discard": _tokens,
    "ending": lambda ending: ENDINGS[ending],
    "exempt": bits,
    "failed": bits,
    "gone": _counts,
    "ignoring": bits,
    "land": _each(_cards),
    "land_gone": _cards,
    "loss_deck": bits,
    "market": _tokens,
    "open_land": _cards,
    "plague_deck": bits,
    "power_used": bits,
    "provinces": _each(lambda province: None if province == NO_POWER else PROVINCES[province]),
    "specials_used": _each(_cards),
    "supply": _counts,
    "traded": _each(_cards),
}
_SPECIAL: Final = {
    "deck": Column(Sight.NOBODY, _as_is),
    "bottom": Column(Sight.NOBODY, _as_is),
    "drawn": Column(Sight.OWNER, _as_is),
}
VISIBLE: Final[dict[str, Column]] = {
    name: _SPECIAL.get(name, Column(Sight.PUBLIC, _SHAPES.get(name, _as_is))) for name in Plagues.columns
}
"""Every column, who may see it, and how it is written outside."""


def allies(_g: Plagues, seat: int) -> tuple[int, ...]:
    """Nobody shares secrets."""
    return (seat,)


def unseen(g: Plagues) -> Mask:
    """Territory cards that not everyone has seen: in the deck, under it, or drawn by Buto."""
    hidden = g.deck
    for card in g.bottom:
        hidden |= 1 << card
    for player, drawn in enumerate(g.drawn):
        if g.provinces[player] == BUTO:
            for card in drawn[1:]:
                hidden |= 1 << card
    return hidden


def view(g: Plagues, seat: int | None) -> View:
    """What a seat may know; None for a spectator."""
    columns = look(g, VISIBLE, lambda player: player == seat)
    columns |= {
        "unseen_land": _cards(unseen(g)),
        "deck_size": g.deck.bit_count() + len(g.bottom),
        "bottom": _bottom(g, seat),
        "plague_name": None if g.plague == NONE else g.book.tables.plagues[g.plague].id,
    }
    return View("plagues", seat, columns, question(g, seat))


def private(g: Plagues, seat: int) -> dict[str, Any]:
    """What of it only a seat sees: what it has drawn, and what Buto put under the deck."""
    return look_privately(g, VISIBLE, lambda player: player == seat) | {"bottom": _bottom(g, seat)}


def _bottom(g: Plagues, seat: int | None) -> list[str] | None:
    if seat is None or g.provinces[seat] != BUTO:
        return None
    return [asks.territory(card) for card in g.bottom]


def question(g: Plagues, seat: int | None) -> Question | None:
    """The pending question; its options for who is asked."""
    ask = g.ask
    if ask is None:
        return None
    options = [asks.option(g, ask, pick) for pick in ask.options] if ask.seat == seat else None
    return Question(ask.kind, ask.seat, asks.about(g, ask), ask.simultaneous, ask.secret, options)
