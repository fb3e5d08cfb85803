"""Why not? For anything a person may click while a question is pending, the rules that forbid it.

An answer never contradicts the options: what an option points at is never forbidden, everything else always is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tawy.kernel.frame import Ask
from tawy.kernel.refusal import Refused
from tawy.kernel.view import Option
from tawy.plagues import asks
from tawy.plagues.queries.dice import favour_costs, hebrew_need
from tawy.plagues.queries.market import can_take
from tawy.plagues.queries.names import SPACE_NAMES
from tawy.plagues.queries.plague import suffers
from tawy.plagues.queries.powers import reachable
from tawy.plagues.queries.provinces import discarded, free_spaces, has, kept, space
from tawy.plagues.queries.uses import can_pay, special_limit
from tawy.plagues.state import Plagues
from tawy.plagues.terms import COIN, MARKET, NO_TOKEN, ON_TABLE, PROVINCES, TOKENS

RULE_OF: Final = {
    "first_player": "P13.2",
    "province": "P1.1",
    "refill": "P4.2",
    "lay_hebrew": "P13.1",
    "open_territory": "P13.1",
    "plague": "P7.1",
    "loss_card": "P13.1",
    "automa_die": "P14.2",
    "automa_territory": "P14.6",
    "edfu_draw": "P8.4",
    "edfu_keep": "P8.4",
    "buto": "P8.2",
    "buto_draw": "P8.2",
    "buto_keep": "P8.2",
    "die": "P4.1",
    "free": "P9.7",
    "dev": "P3.5",
    "dev_favour": "P4.4",
    "pay_with": "P9.4",
    "hebrew": "P3.3",
    "market": "P3.6",
    "swap": "P9.3",
    "place": "P4.3",
    "recover": "P9.3",
    "territory": "P5.3",
    "ignore": "P10.1",
    "cancel": "P6.5",
    "loss": "P6.4",
    "lose": "P6.7",
    "slot": "P6.8",
    "give_up": "P6.8",
}
"""The rule behind each question."""
Objections = Iterator[str]


def why_not(g: Plagues, seat: int, target: str) -> list[str]:
    """The numbers of the rules that forbid a target now; empty if an option points at it.

    A target is written like an option, or is a thing of the table: "slot 4", "favour 2", "hebrew 3", "die 5", "city 0",
    "t8", "discard 1", a token, a province.
    """
    known(g, target)
    ask = g.ask
    if ask is None:
        return ["P12.1"]
    if ask.seat != seat:
        return ["P5.2"]
    if any(points_at(asks.option(g, ask, pick), target) for pick in ask.options):
        return []
    role, _, number = target.partition(" ")
    found = []
    if role in _OBJECTIONS and number.isdecimal():
        found = list(_OBJECTIONS[role](g, ask, int(number)))
    elif target.startswith("t") and target[1:].isdecimal():
        found = list(_territory(g, ask, int(target[1:]) - 1))
    return sorted(set(found), key=_by_number) or [RULE_OF[ask.kind]]


def _by_number(rule: str) -> tuple[int, int]:
    chapter, _, number = rule[1:].partition(".")
    return int(chapter), int(number)


def points_at(option: Option, target: str) -> bool:
    """An option is this target, or has to do with it."""
    things = {option.token}
    for role, thing in option.points_at.items():
        for one in thing if isinstance(thing, list) else [str(thing)]:
            things |= {one, f"{role} {one}"}
            things |= {f"slot {one}"} if role == "slots" else set()
    return target in things


def known(g: Plagues, target: str) -> None:
    """Refuse a target that is nothing in this game."""
    words = {*TOKENS, *PROVINCES, *SPACE_NAMES, "done", "yes", "no", "city", "field", "ignore plague", "drop penalty"}
    role, _, number = target.partition(" ")
    ranges = {"slot": MARKET, "favour": MARKET, "die": MARKET, "hebrew": 3, "discard": 2, "part": 3}
    if target in words or (number.isdecimal() and 1 <= int(number) <= ranges.get(role, 0)):
        return
    if target.startswith("t") and target[1:].isdecimal() and 1 <= int(target[1:]) <= len(g.book.territories):
        return
    if g.ask is not None and target in {asks.token(g, g.ask, pick) for pick in g.ask.options}:
        return
    raise Refused(
        f"{target!r} is nothing one could choose: name a slot (slot 4), a die, a favour, a card (t8), a space (city 3)."
    )


def _slot(g: Plagues, ask: Ask, number: int) -> Objections:
    token = g.market[number - 1]
    if token == NO_TOKEN or (ask.kind == "die" and number not in reachable(g, ask.seat)):
        yield "P4.2"
    elif not can_take(g, ask.seat, token):
        yield "P2.7"


def _favour(g: Plagues, ask: Ask, number: int) -> Objections:
    if g.cards[number - 1] != ON_TABLE or number not in reachable(g, ask.seat):
        yield "P4.4"
    if favour_costs(g, ask.seat, number - 1) and not kept(g, ask.seat, COIN):
        yield "P7.1"


def _hebrew(g: Plagues, ask: Ask, value: int) -> Objections:
    if not g.hebrews[value - 1] or max(reachable(g, ask.seat), default=0) < hebrew_need(g, ask.seat, value):
        yield "P4.5"
        if suffers(g, ask.seat, "no hebrew bonus"):
            yield "P7.1"


def _discard(g: Plagues, ask: Ask, slot: int) -> Objections:
    token = discarded(g, ask.seat)[slot - 1]
    if ask.kind in {"die", "recover"} and token != NO_TOKEN and not free_spaces(g, ask.seat, token):
        yield "P2.7"
    elif ask.kind == "die":
        yield "P4.8"


def _die(g: Plagues, ask: Ask, die: int) -> Objections:
    if ask.kind == "die":
        yield "P4.1" if not g.dice[ask.seat] >> die & 1 else "P4.9"


def _place(area: int) -> Callable[[Plagues, Ask, int], Objections]:
    def objections(g: Plagues, ask: Ask, number: int) -> Objections:
        place = area + number
        if ask.kind == "place":
            yield "P2.1" if number > 5 or space(g, ask.seat, place) == NO_TOKEN else "P2.7"  # noqa: PLR2004  six spaces

    return objections


def _territory(g: Plagues, ask: Ask, card: int) -> Objections:
    territory = g.book.territories[card]
    player = ask.seat
    if ask.kind in {"territory", "buto_keep"} or not g.land[player] >> card & 1:
        return
    if suffers(g, player, "no territory cards"):
        yield "P7.1"
    elif territory.kind == "special":
        limit = g.specials_used[player].bit_count() >= special_limit(g, player)
        yield "P9.2" if limit or g.specials_used[player] >> card & 1 else "P9.3"
    elif territory.trade is not None:
        poor = not can_pay(g, player) or not all(has(g, player, need) for need in territory.trade.needs)
        yield "P9.4" if poor or g.traded[player] >> card & 1 or territory.trade.permanent else "P9.7"
    else:
        yield "P9.1"


_OBJECTIONS: Final[dict[str, Callable[[Plagues, Ask, int], Objections]]] = {
    "slot": _slot,
    "favour": _favour,
    "hebrew": _hebrew,
    "discard": _discard,
    "die": _die,
    "city": _place(0),
    "field": _place(6),
}
