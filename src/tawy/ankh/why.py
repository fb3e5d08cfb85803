"""Why not? For anything a person may click while a question is pending, the rules that forbid it.

An answer never contradicts the options: what is among them is never forbidden, what is not always is.
Each question has its list of objections, a rule number and when it applies; if none of them does,
the rule behind the question itself is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, cast

from tawy.ankh import asks
from tawy.ankh.board import AROUND, CAMEL_EDGES, EDGE_NUMBER, GRID, LAND, SPACES, WATER, WITHIN_REACH, edge_between
from tawy.ankh.queries.building import can_build
from tawy.ankh.queries.movement import destinations
from tawy.ankh.queries.pieces import GUARDIAN
from tawy.ankh.queries.presence import adjacent_to, barred, guardians_of, monuments, neutral, side_at
from tawy.ankh.queries.summoning import PYRAMID, UNDERWORLD, beside_own
from tawy.ankh.rules.moving import MoveFigures
from tawy.ankh.rules.summoning import PIECES
from tawy.ankh.state import NOBODY, Ankh, Seat, Side
from tawy.ankh.terms import (
    ACTIONS,
    APEP,
    CARDS,
    GODS,
    GUARDIANS,
    MONUMENTS,
    OBELISK,
    POWERS,
    SATET,
)
from tawy.kernel.frame import CHANCE, Ask
from tawy.kernel.hexgrid import Space
from tawy.kernel.refusal import Refused
from tawy.kernel.view import Option

RULE_OF: Final = {
    "first_player": "A3.2",
    "god": "A3.1",
    "guardian": "A3.4",
    "scenario": "A3.3",
    "action": "A4.1",
    "move_figure": "A5.1",
    "move_to": "A5.2",
    "push_to": "A14.3",
    "aim": "A14.6",
    "summon": "A5.3",
    "summon_to": "A5.3",
    "sun": "A13.15",
    "unlock": "A5.5",
    "control": "A6.1",
    "caravan": "A6.4",
    "keep_token": "A6.6",
    "exchange": "A6.7",
    "attuned_figure": "A11.6",
    "attuned_to": "A11.6",
    "two_cards": "A13.1",
    "cards": "A7.12",
    "build": "A12.2",
    "offer": "A12.1",
    "tie_breaker": "A7.18",
    "let_die": "A13.8",
    "trap": "A13.4",
    "mummy": "A14.5",
    "tile": "A13.11",
    "tile_from": "A13.11",
    "worship": "A11.12",
    "keep_guardian": "A8.4",
}
"""The rule behind each question."""


def why_not(g: Ankh, seat: Seat, target: str) -> list[str]:
    """The numbers of the rules that forbid a target now; empty if an option points at it."""
    known(g, target)
    ask = g.ask
    if ask is None:
        return ["A9.3" if g.winner == NOBODY else "A10.5"]
    if ask.seat != seat:
        together = ask.seat != CHANCE and g.side_of[ask.seat] == g.side_of[seat]
        return ["A8.9" if together else RULE_OF[ask.kind] if g.turn == seat else "A4.4"]
    if any(points_at(asks.option(g, ask, pick), target) for pick in ask.options):
        return []
    space = _space(target)
    found = (
        list(_SPACE_OBJECTIONS[ask.kind](g, ask, space)) if space is not None and ask.kind in _SPACE_OBJECTIONS else []
    )
    if ask.kind in _WORD_OBJECTIONS and space is None:
        found += _WORD_OBJECTIONS[ask.kind](g, ask, target)
    return sorted(set(found), key=_by_number) or [RULE_OF[ask.kind]]


def _by_number(rule: str) -> tuple[int, int]:
    chapter, _, number = rule[1:].partition(".")
    return int(chapter), int(number)


def points_at(option: Option, target: str) -> bool:
    """An option is this target, or has to do with it: its space, its card, its edge seen from either hex."""
    things: set[str] = {option.token}
    for thing in option.points_at.values():
        things.update(thing if isinstance(thing, list) else [str(thing)])
    return target in things or _same_side(option.token, target)


def _same_side(one: str, other: str) -> bool:
    return " " in one and " " in other and _pair(one) is not None and _pair(one) == _pair(other)


def _pair(token: str) -> tuple[Space, Space] | None:
    try:
        return edge_between(token)
    except Refused:
        return None


def _space(target: str) -> Space | None:
    try:
        return GRID.space(target)
    except Refused:
        return None


def known(g: Ankh, target: str) -> None:
    """Refuse a target that is nothing in this game."""
    words = {*ACTIONS, *CARDS, *POWERS, *GODS, *GUARDIANS, *MONUMENTS, "god", "warrior", "trapped", "done", "yes", "no"}
    if target in words or _space(target) is not None or _pair(target) is not None or target.isdecimal():
        return
    if g.ask is not None and target in {asks.token(g, g.ask, pick) for pick in g.ask.options}:
        return
    raise Refused(
        f"{target!r} is nothing one could choose: name a space (4,7), an edge (0,3 SE), a card, a power, an action."
    )


# --- spaces ------------------------------------------------------------------------------------------

Objections = Iterator[str]


def _side(g: Ankh, ask: Ask) -> Side:
    return g.side_of[ask.seat]


def _ground(g: Ankh, side: Side, space: Space, *, moving: bool) -> Objections:
    """What stops any figure from being put on a space."""
    if not SPACES >> space & 1:
        yield "A2.1"
        return
    if WATER >> space & 1:
        yield "A2.3"
    if g.occupied >> space & 1:
        yield "A2.2"
    if moving and barred(g, side) >> space & 1:
        yield "A13.13"


def _move_figure(g: Ankh, ask: Ask, space: Space) -> Objections:
    side = _side(g, ask)
    if not g.figures[side] >> space & 1 or not cast("MoveFigures", g.stack[-1]).unmoved >> space & 1:
        yield "A5.1"
    elif not destinations(g, side, space):
        yield "A5.2"


def _move_to(g: Ankh, ask: Ask, space: Space) -> Objections:
    side, start = _side(g, ask), ask.about[0]
    enemy = side_at(g, space) not in {NOBODY, side}
    if guardians_of(g, SATET, side) >> start & 1 and enemy and LAND >> space & 1:
        if WITHIN_REACH[start] >> space & 1:
            yield "A14.3"
    elif space != start:
        yield from _ground(g, side, space, moving=False)
    if barred(g, side) >> space & 1:
        yield "A13.13"
    if WATER >> start & 1 and space == start:
        yield "A14.4"
    if not WITHIN_REACH[start] >> space & 1:
        yield "A5.2"


def _push_to(g: Ankh, ask: Ask, space: Space) -> Objections:
    start, pushed = ask.about
    if not SPACES >> space & 1 or space != start:
        yield from _ground(g, side_at(g, pushed), space, moving=True)
    elif barred(g, side_at(g, pushed)) >> space & 1:
        yield "A13.13"
    if space not in AROUND[pushed]:
        yield "A14.3"


def _summon_to(g: Ankh, ask: Ask, space: Space) -> Objections:
    side = _side(g, ask)
    way, piece = divmod(ask.about[0], PIECES)
    apep = GUARDIAN <= piece < GUARDIAN + 3 and g.kinds[piece - GUARDIAN] == APEP
    if not (apep and WATER >> space & 1 and not g.occupied >> space & 1):
        yield from _ground(g, side, space, moving=False)
    if way == UNDERWORLD:
        if not g.tiles >> space & 1:
            yield "A13.12"
    elif way >= PYRAMID:
        if not g.adjacent[way - PYRAMID] >> space & 1:
            yield "A11.8"
            yield from ["A14.4"] if apep and WATER >> space & 1 else []
    elif not beside_own(g, side) >> space & 1:
        yield "A5.3"
        yield from _torn(g, g.figures[side] | g.owned[side], space)


def _torn(g: Ankh, own: int, space: Space) -> Objections:
    """They touch on the map, but a river or a camel lies between."""
    if SPACES >> space & 1 and any(
        other is not None and own >> other & 1 and not g.adjacent[space] >> other & 1 for other in AROUND[space]
    ):
        yield "A2.5"


def _control(g: Ankh, ask: Ask, space: Space) -> Objections:
    side = _side(g, ask)
    if not g.ankhs[side]:
        yield "A6.3"
    if not monuments(g) >> space & 1 or g.owned[side] >> space & 1:
        yield "A6.1"
        return
    if not adjacent_to(g, g.figures[side]) >> space & 1:
        yield "A6.1"
        yield from _torn(g, g.figures[side], space)
    if neutral(g) and not neutral(g) >> space & 1:
        yield "A6.2"


def _attuned_figure(g: Ankh, ask: Ask, space: Space) -> Objections:
    if not g.figures[_side(g, ask)] >> space & 1:
        yield "A11.6"


def _attuned_to(g: Ankh, ask: Ask, space: Space) -> Objections:
    side = _side(g, ask)
    yield from _ground(g, side, space, moving=True)
    obelisks = g.owned[side] & g.built[OBELISK] & g.regions[g.arena]
    if not adjacent_to(g, obelisks) >> space & 1:
        yield "A11.6"
        yield from _torn(g, obelisks, space)


def _build(g: Ankh, ask: Ask, space: Space) -> Objections:
    if not can_build(g, _side(g, ask)):
        yield "A12.2"
    yield from _in_arena(g, ask, space, "A12.2")
    if g.tiles >> space & 1:
        yield "A13.13"


def _in_arena(g: Ankh, ask: Ask, space: Space, rule: str) -> Objections:
    yield from _ground(g, _side(g, ask), space, moving=False)
    if not g.regions[g.arena] >> space & 1:
        yield rule


def _tile(g: Ankh, ask: Ask, space: Space) -> Objections:
    yield from _in_arena(g, ask, space, "A13.11")


def _mummy(g: Ankh, ask: Ask, space: Space) -> Objections:
    side = _side(g, ask)
    yield from _ground(g, side, space, moving=False)
    if not g.adjacent[g.god_at[side]] >> space & 1:
        yield "A14.5"
        yield from _torn(g, 1 << g.god_at[side], space)


def _aim(_g: Ankh, ask: Ask, space: Space) -> Objections:
    if space not in AROUND[ask.about[0]]:
        yield "A14.6"


_SPACE_OBJECTIONS: Final[dict[str, Callable[[Ankh, Ask, Space], Objections]]] = {
    "move_figure": _move_figure,
    "move_to": _move_to,
    "push_to": _push_to,
    "aim": _aim,
    "summon_to": _summon_to,
    "control": _control,
    "attuned_figure": _attuned_figure,
    "attuned_to": _attuned_to,
    "build": _build,
    "mummy": _mummy,
    "tile": _tile,
}


# --- words: actions, powers, cards, pieces, sides ----------------------------------------------------


def _action(_g: Ankh, ask: Ask, target: str) -> Objections:
    if ask.about and (target in ACTIONS or target == "done"):
        yield "A4.3"


def _card(g: Ankh, ask: Ask, target: str) -> Objections:
    if target in CARDS and not g.hand[_side(g, ask)] >> CARDS.index(target) & 1:
        yield "A7.26"


def _summon(g: Ankh, ask: Ask, target: str) -> Objections:
    side = _side(g, ask)
    if target == "trapped" and (not g.trapped[side] or not g.followers[side]):
        yield "A13.6"
    elif target == "god":
        yield "A5.3"


def _caravan(g: Ankh, ask: Ask, target: str) -> Objections:
    edge = EDGE_NUMBER.get(_pair(target) or (NOBODY, NOBODY))
    if edge is None or g.camels >> edge & 1:
        yield "A6.4"
    elif ask.about and not set(CAMEL_EDGES[edge]) & set(CAMEL_EDGES[ask.about[-1]]):
        yield "A6.5"
    else:
        yield "A6.4"


_WORD_OBJECTIONS: Final[dict[str, Callable[[Ankh, Ask, str], Objections]]] = {
    "action": _action,
    "cards": _card,
    "summon": _summon,
    "caravan": _caravan,
}
