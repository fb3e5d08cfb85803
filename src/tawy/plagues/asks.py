"""The questions of 10 Plagues: how their options are written, and what each option points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.kernel.frame import Ask
from tawy.kernel.view import Option
from tawy.plagues.queries.dice import ACTIONS, FAVOUR_BY_CARD, HEBREW, RECOVER, TOKEN, read_use
from tawy.plagues.queries.names import SPACE_NAMES
from tawy.plagues.queries.uses import DROP_PENALTY, FREE, IGNORE_PLAGUE
from tawy.plagues.rules.plague import loss_text, loss_ways
from tawy.plagues.rules.uses import DONE
from tawy.plagues.state import Plagues
from tawy.plagues.terms import MARKET, PROVINCES, TOKENS

PointsAt = dict[str, str | int | list[str]]
Form = Callable[[Plagues, Ask, int], tuple[str, PointsAt]]


def option(g: Plagues, ask: Ask, pick: int) -> Option:
    """An option as people, records and pages see it."""
    if pick == DONE:
        return Option("done", {})
    if pick >= FREE:
        return Option(*_free(pick))
    return Option(*FORMS[ask.kind](g, ask, pick))


def token(g: Plagues, ask: Ask, pick: int) -> str:
    """How an option is written."""
    return option(g, ask, pick).token


def about(g: Plagues, ask: Ask) -> list[str]:
    """What a question is about, in tokens."""
    write = ABOUT.get(ask.kind)
    return [write(g, thing) for thing in ask.about] if write else []


def territory(card: int) -> str:
    """How a territory card is written: its number in the tables."""
    return f"t{card + 1}"


def _free(pick: int) -> tuple[str, PointsAt]:
    if pick == IGNORE_PLAGUE:
        return "ignore plague", {"use": "pharaoh"}
    if pick == DROP_PENALTY:
        return "drop penalty", {"use": "pharaoh"}
    name = territory(pick - FREE)
    return f"use {name}", {"use": name, "card": name}


def _die(_g: Plagues, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    use = read_use(pick)
    spent = str(use.die) if use.die == use.value else f"{use.die} as {use.value}"
    points: PointsAt = {"die": use.die, "action": ACTIONS[use.action]}
    words = [spent, ACTIONS[use.action]]
    if use.action == TOKEN:
        points["slot"] = use.value
    elif use.action == HEBREW:
        points["hebrew"] = use.target
        words.append(str(use.target))
    elif use.action == RECOVER:
        points["discard"] = use.target + 1
        words.append(str(use.target + 1))
    elif use.action == FAVOUR_BY_CARD:
        points |= {"favour": MARKET, "card": territory(use.target)}
        words += ["by", territory(use.target)]
    elif ACTIONS[use.action] == "favour":
        points["favour"] = use.value
    return " ".join(words), points


def _slot(g: Plagues, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    return str(pick + 1), {"slot": pick + 1, "token": TOKENS[g.market[pick]]}


def _space(_g: Plagues, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    return SPACE_NAMES[pick], {"space": SPACE_NAMES[pick]}


def _dev(_g: Plagues, ask: Ask, pick: int) -> tuple[str, PointsAt]:
    steps = ["city"] * pick + ["field"] * (ask.about[1] - pick)
    return "+".join(steps), {"tracks": steps}


def _token(_g: Plagues, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    return TOKENS[pick], {"token": TOKENS[pick]}


def _card(_g: Plagues, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    return territory(pick), {"card": territory(pick)}


def _number(role: str, first: int) -> Form:
    def form(_g: Plagues, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
        return str(pick + first), {role: pick + first}

    return form


def _named(role: str, names: tuple[str, ...]) -> Form:
    def form(_g: Plagues, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
        return names[pick], {role: names[pick]} if role else {}

    return form


def _swap(_g: Plagues, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    one, other = divmod(pick, MARKET)
    return f"{one + 1}-{other + 1}", {"slots": [str(one + 1), str(other + 1)]}


def _plague(g: Plagues, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    name = g.book.tables.plagues[pick].id
    return name, {"plague": name}


def _loss(g: Plagues, ask: Ask, pick: int) -> tuple[str, PointsAt]:
    text = loss_text(*loss_ways(g, ask.about[0])[pick])
    return text, {"loss": text}


_YES_NO: Final = _named("", ("no", "yes"))

FORMS: Final[dict[str, Form]] = {
    "first_player": _number("player", 0),
    "province": _named("province", PROVINCES),
    "refill": _token,
    "lay_hebrew": _number("hebrew", 0),
    "open_territory": _card,
    "plague": _plague,
    "loss_card": _number("loss_card", 1),
    "automa_die": _number("die", 0),
    "automa_territory": _card,
    "edfu_draw": _token,
    "edfu_keep": _token,
    "buto": _YES_NO,
    "buto_draw": _card,
    "buto_keep": _card,
    "die": _die,
    "free": _die,
    "dev": _dev,
    "dev_favour": _named("", ("one step", "two steps")),
    "pay_with": _named("", ("coin", "card")),
    "hebrew": _number("hebrew", 0),
    "market": _slot,
    "swap": _swap,
    "place": _space,
    "recover": _number("discard", 1),
    "territory": _card,
    "ignore": _YES_NO,
    "cancel": _number("part", 1),
    "loss": _loss,
    "lose": _space,
    "slot": _number("discard", 1),
    "give_up": _named("", ("1", "2", "new")),
}
"""Every question there is, and how its options are written."""

ABOUT: Final[dict[str, Callable[[Plagues, int], str]]] = {
    "province": lambda _g, player: str(player),
    "refill": lambda _g, slot: str(slot + 1),
    "dev": lambda _g, number: str(number),
    "place": lambda _g, kind: TOKENS[kind],
    "lose": lambda _g, kind: TOKENS[kind],
    "slot": lambda _g, kind: TOKENS[kind],
    "give_up": lambda _g, kind: TOKENS[kind],
    "buto": lambda _g, card: territory(card),
    "loss": lambda _g, part: str(part + 1),
    "free": lambda _g, moment: str(moment),
    "automa_die": lambda _g, kind: str(kind),
}

PHASES: Final = {
    **dict.fromkeys(("first_player", "province"), "setup"),
    **dict.fromkeys(
        (
            "die", "free", "dev", "dev_favour", "pay_with", "hebrew", "market", "swap", "place", "recover", "edfu_keep",
        ),
        "dice",
    ),
    **dict.fromkeys(("territory", "buto", "buto_keep"), "territories"),
    **dict.fromkeys(("ignore", "cancel", "loss", "lose", "slot", "give_up"), "losses"),
}  # fmt: skip
"""By question that a seat is asked: the part of playing it belongs to."""
