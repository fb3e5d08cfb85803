"""The questions of Ankh: how their options are written, and what each option points at.

Inside, an option is a number; outside, a token that stays the same for ever ("4,7", "flood+drought",
"warrior pyramid 3,8"), and a structured form that a page highlights.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tawy.ankh.board import AROUND, edge_token
from tawy.ankh.queries.caravans import split
from tawy.ankh.queries.pieces import GUARDIAN, TOKEN, WARRIOR, card_names
from tawy.ankh.queries.summoning import ORDINARY, PYRAMID, RANSOMED, UNDERWORLD
from tawy.ankh.rules.battle import SPACE_CODE
from tawy.ankh.rules.caravan import TOKENS
from tawy.ankh.rules.merging import IN_POOL
from tawy.ankh.rules.moving import DONE
from tawy.ankh.rules.setup import ChooseScenario
from tawy.ankh.rules.summoning import PIECES
from tawy.ankh.state import NOWHERE, Ankh
from tawy.ankh.terms import ACTIONS, GODS, GUARDIANS, MONUMENTS, POWERS
from tawy.kernel.bits import bits
from tawy.kernel.frame import Ask
from tawy.kernel.view import Option

PointsAt = dict[str, str | int | list[str]]
Form = Callable[[Ankh, Ask, int], tuple[str, PointsAt]]


def option(g: Ankh, ask: Ask, pick: int) -> Option:
    """An option as people, records and pages see it."""
    if pick == DONE and ask.kind != "tile_from":
        return Option("done", {})
    token, points_at = FORMS[ask.kind](g, ask, pick)
    return Option(token, points_at)


def token(g: Ankh, ask: Ask, pick: int) -> str:
    """How an option is written."""
    return option(g, ask, pick).token


def about(ask: Ask) -> list[str]:
    """What a question is about, in tokens."""
    write = ABOUT.get(ask.kind)
    return [write(thing) for thing in ask.about] if write else []


def _space(_g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    return TOKEN[pick], {"space": TOKEN[pick]}


def _figure(_g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    return TOKEN[pick], {"figure": TOKEN[pick]}


def _yes_no(_g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    return ("no", "yes")[pick], {}


def _named(role: str, names: tuple[str, ...]) -> Form:
    def form(_g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
        return names[pick], {role: names[pick]}

    return form


def _seat(_g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    return str(pick), {"seat": pick}


def _scenario(g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    name, _ = cast("ChooseScenario", g.stack[-1]).layouts[pick]
    return name, {"scenario": name}


def _aim(_g: Ankh, ask: Ask, pick: int) -> tuple[str, PointsAt]:
    around = AROUND[ask.about[0]]
    spaces = [TOKEN[space] for turn in (pick, pick + 1) if (space := around[turn % 6]) is not None]
    return "+".join(spaces), {"spaces": spaces}


def piece_token(g: Ankh, piece: int) -> str:
    """What can be summoned: a warrior, a trapped warrior, a guardian."""
    if piece in {WARRIOR, RANSOMED}:
        return "warrior" if piece == WARRIOR else "trapped"
    return GUARDIANS[g.kinds[piece - GUARDIAN]]


def _summon(g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    way, piece = divmod(pick, PIECES)
    name = piece_token(g, piece)
    if way == ORDINARY:
        return name, {"piece": name}
    if way == UNDERWORLD:
        return f"{name} underworld", {"piece": name, "way": "underworld"}
    pyramid = TOKEN[way - PYRAMID]
    return f"{name} pyramid {pyramid}", {"piece": name, "way": "pyramid", "space": pyramid}


def _side(_g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    return edge_token(pick), {"side": edge_token(pick)}


def _region(g: Ankh, ask: Ask, pick: int) -> tuple[str, PointsAt]:
    """One of the two regions that a line of camels makes: by its lowest space, with all of them."""
    land = next(part for part in split(g, ask.about) if part >> pick & 1)
    return TOKEN[pick], {"region": TOKEN[pick], "spaces": [TOKEN[space] for space in bits(land)]}


def _exchange(_g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    one, other = divmod(pick, TOKENS)
    return f"{one + 1}-{other + 1}", {"tokens": [str(one + 1), str(other + 1)]}


def _cards(_g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    names = card_names(pick)
    return "+".join(names), {"cards": list(names)}


def _build(_g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    kind, space = divmod(pick, SPACE_CODE)
    return f"{MONUMENTS[kind]} {TOKEN[space]}", {"piece": MONUMENTS[kind], "space": TOKEN[space]}


def _amount(_g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    return str(pick), {"amount": pick}


def _god(g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    name = GODS[g.gods[pick]]
    return name, {"god": name}


def _tile(_g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    return ("side", {}) if pick == NOWHERE else (TOKEN[pick], {"space": TOKEN[pick]})


def _guardian(g: Ankh, _ask: Ask, pick: int) -> tuple[str, PointsAt]:
    if pick >= IN_POOL:
        name = GUARDIANS[g.kinds[pick - IN_POOL]]
        return name, {"piece": name}
    return TOKEN[pick], {"figure": TOKEN[pick]}


FORMS: Final[dict[str, Form]] = {
    "first_player": _seat,
    "god": _named("god", GODS),
    "guardian": _named("guardian", GUARDIANS),
    "scenario": _scenario,
    "action": _named("action", ACTIONS),
    "move_figure": _figure,
    "move_to": _space,
    "push_to": _space,
    "aim": _aim,
    "summon": _summon,
    "summon_to": _space,
    "sun": _yes_no,
    "unlock": _named("power", POWERS),
    "control": _space,
    "caravan": _side,
    "keep_token": _region,
    "exchange": _exchange,
    "attuned_figure": _figure,
    "attuned_to": _space,
    "two_cards": _yes_no,
    "cards": _cards,
    "build": _build,
    "offer": _amount,
    "tie_breaker": _yes_no,
    "let_die": _figure,
    "trap": _god,
    "mummy": _space,
    "tile": _space,
    "tile_from": _tile,
    "worship": _yes_no,
    "keep_guardian": _guardian,
}
"""Every question there is, and how its options are written."""

ABOUT: Final[dict[str, Callable[[int], str]]] = {
    "god": str,
    "guardian": lambda level: str(level + 1),
    "action": lambda row: ACTIONS[row],
    "move_to": lambda space: TOKEN[space],
    "push_to": lambda space: TOKEN[space],
    "aim": lambda space: TOKEN[space],
    "sun": lambda space: TOKEN[space],
    "caravan": edge_token,
    "keep_token": edge_token,
    "exchange": lambda token: str(token + 1),
    "attuned_to": lambda space: TOKEN[space],
    "tile_from": lambda space: TOKEN[space],
    "keep_guardian": str,
}

PHASES: Final = {
    **dict.fromkeys(("first_player", "god", "guardian", "scenario"), "setup"),
    **dict.fromkeys(
        (
            "action", "move_figure", "move_to", "push_to", "aim", "summon", "summon_to", "sun", "unlock", "control",
            "attuned_figure", "attuned_to", "keep_guardian",
        ),
        "actions",
    ),
    **dict.fromkeys(("caravan", "keep_token", "exchange"), "caravans"),
    **dict.fromkeys(
        (
            "two_cards", "cards", "build", "offer", "tie_breaker", "let_die", "trap", "mummy", "tile", "tile_from",
            "worship",
        ),
        "battles",
    ),
}  # fmt: skip
"""By question: the part of playing it belongs to."""
