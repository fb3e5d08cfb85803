"""The options of a question: what each one is called, what the table says about it, and what it would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tawy.ankh import asks
from tawy.ankh.board import CAMEL_EDGES, GRID
from tawy.ankh.queries.calendar import next_event, uses_to_event
from tawy.ankh.queries.pieces import TOKEN, piece_name, piece_on
from tawy.ankh.queries.summoning import RANSOMED
from tawy.ankh.queries.unlocking import next_level
from tawy.ankh.records import CARD_RECORDS, GOD_RECORDS
from tawy.ankh.rules.moving import DONE
from tawy.ankh.rules.summoning import PIECES
from tawy.ankh.spec import SPEC
from tawy.ankh.state import NOBODY, NOWHERE, Ankh, Side
from tawy.ankh.terms import (
    GUARDIANS,
    POWERS,
    SUN_TOKENS,
    UNDERWORLD_TILES,
    UNLOCK,
)
from tawy.cli.ahead import Ahead, joined, looks_ahead
from tawy.cli.ankh.names import Names, help_of, name, occupant, place, regions_of, terrain
from tawy.cli.ankh.wording import wording
from tawy.cli.face import Choice
from tawy.cli.voice import t, words
from tawy.kernel.bits import bits, union
from tawy.kernel.frame import Ask

Describe = Callable[[Ankh, Ask, int], str]

_PLACES: Final = {"space", "figure", "region", "spaces"}


def choices(g: Ankh, ask: Ask) -> list[Choice]:
    """Every option: as it is written, what it is called, more about it, and what it would do."""
    follows = ahead(g).briefly(ask.options) if looks_ahead(g) else {}
    return [_choice(g, ask, pick, follows.get(pick, "")) for pick in ask.options]


def ahead(g: Ankh) -> Ahead:
    """What the options of the pending question would do."""
    own = NOBODY if g.ask is None else g.side_of[g.ask.seat]
    return Ahead(SPEC, g, wording(words()), own, Names.at(g).side)


def _choice(g: Ankh, ask: Ask, pick: int, follows: str) -> Choice:
    option = asks.option(g, ask, pick)
    detail = "" if pick == DONE and option.token == "done" else DETAILS[ask.kind](g, ask, pick)  # noqa: S105  a word
    text = joined(detail, follows)
    if ask.kind == "offer":
        return Choice(option.token, "", text)
    if option.points_at.keys() <= _PLACES and option.token in option.points_at.values():
        return Choice(option.token, option.token, text)  # a space is its own name
    return Choice(
        option.token, wording(words()).option(ask.kind, option.token, option.points_at, Names.at(g).seat), text
    )


# --- places and figures


def _place(g: Ankh, ask: Ask, pick: int) -> str:
    return place(g, pick, g.side_of[ask.seat])


def _move_to(g: Ankh, ask: Ask, pick: int) -> str:
    if pick == ask.about[0]:
        return t("terminal-ankh-stays")
    pushed = occupant(g, pick, g.side_of[ask.seat])
    return t("terminal-ankh-pushes", what=pushed) if pushed else _place(g, ask, pick)


def _figure(g: Ankh, ask: Ask, pick: int) -> str:
    return f"{name('piece', piece_name(g, piece_on(g, g.side_of[ask.seat], pick)))}, {regions_of(g, pick)}"


def _monument(g: Ankh, ask: Ask, pick: int) -> str:
    return f"{occupant(g, pick, g.side_of[ask.seat])}, {regions_of(g, pick)}"


def _aim(g: Ankh, ask: Ask, pick: int) -> str:
    targets = [GRID.space(token) for token in asks.token(g, ask, pick).split("+")]
    side = g.side_of[ask.seat]
    return words().listing(occupant(g, space, side) or t(f"ankh-terrain-{terrain(space)}") for space in targets)


# --- actions


def _action(g: Ankh, ask: Ask, pick: int) -> str:
    use, last = g.track[pick] + 1, uses_to_event(g, pick)
    event = t(f"ankh-event_space-{next_event(g)}")
    follows = t("terminal-ankh-then", event=event) if use == last else t("terminal-ankh-use", use=use, last=last)
    power = _next_power(g, g.side_of[ask.seat]) if pick == UNLOCK else ""
    return joined(follows, power, help_of("action", asks.token(g, ask, pick)))


def _next_power(g: Ankh, side: Side) -> str:
    level = next_level(g, side)
    if level is None:
        return t("terminal-ankh-all-powers")
    return t("terminal-ankh-level-costs", level=level, followers=g.followers[side])


def _power(_g: Ankh, _ask: Ask, pick: int) -> str:
    return help_of("power", POWERS[pick])


def _summon(g: Ankh, _ask: Ask, pick: int) -> str:
    what = pick % PIECES
    piece = asks.piece_token(g, what)
    if what == RANSOMED:
        return t("terminal-ankh-ransom")
    return help_of("guardian", piece) if piece in GUARDIANS else ""


# --- caravans


def _side(_g: Ankh, _ask: Ask, pick: int) -> str:
    low, high = CAMEL_EDGES[pick]
    return f"{TOKEN[low]} | {TOKEN[high]}"


def _keep_token(g: Ankh, ask: Ask, pick: int) -> str:
    """The land of the new region, and who stands there."""
    part = union(GRID.space(token) for token in cast("list[str]", asks.option(g, ask, pick).points_at["spaces"]))
    names = Names.at(g)
    there = [
        t("ankh-part-number", side=names.side(side), number=number)
        for side in g.standing
        if (number := (g.figures[side] & part).bit_count())
    ]
    who = words().listing(there) if there else t("terminal-ankh-nobody")
    return f"{t('terminal-ankh-land', count=part.bit_count())}; {who}"


# --- battles


def _cards(_g: Ankh, _ask: Ask, pick: int) -> str:
    strength = t("ankh-card-strength", strength=sum(CARD_RECORDS[card].strength for card in bits(pick)))
    cards = [CARD_RECORDS[card].id for card in bits(pick)]
    return strength if len(cards) > 1 else f"{strength}. {help_of('card', cards[0])}"


def _two_cards(_g: Ankh, _ask: Ask, pick: int) -> str:
    return t("terminal-ankh-once") if pick else ""


def _sun(g: Ankh, _ask: Ask, pick: int) -> str:
    return t("ankh-ui-suns", count=SUN_TOKENS - g.suns.bit_count()) if pick else ""


def _tile_from(g: Ankh, _ask: Ask, pick: int) -> str:
    return t("ankh-ui-tiles", count=UNDERWORLD_TILES - g.tiles.bit_count()) if pick == NOWHERE else ""


def _keep_guardian(g: Ankh, _ask: Ask, pick: int) -> str:
    return "" if pick >= len(TOKEN) else occupant(g, pick)


# --- set-up


def _god(_g: Ankh, _ask: Ask, pick: int) -> str:
    god = GOD_RECORDS[pick].id
    return t("terminal-thing", name=t(f"ankh-god-{god}-ability"), help=t(f"ankh-god-{god}-help"))


def _guardian(_g: Ankh, _ask: Ask, pick: int) -> str:
    return help_of("guardian", GUARDIANS[pick])


def _says_all(_g: Ankh, _ask: Ask, _pick: int) -> str:
    """The option's name says it all."""
    return ""


DETAILS: Final[dict[str, Describe]] = {
    "first_player": _says_all,
    "god": _god,
    "guardian": _guardian,
    "scenario": _says_all,
    "action": _action,
    "move_figure": _figure,
    "move_to": _move_to,
    "push_to": _place,
    "aim": _aim,
    "summon": _summon,
    "summon_to": _place,
    "sun": _sun,
    "unlock": _power,
    "control": _monument,
    "caravan": _side,
    "keep_token": _keep_token,
    "exchange": _says_all,
    "attuned_figure": _figure,
    "attuned_to": _place,
    "two_cards": _two_cards,
    "cards": _cards,
    "build": _says_all,
    "offer": _says_all,
    "tie_breaker": _says_all,
    "let_die": _figure,
    "trap": _says_all,
    "mummy": _place,
    "tile": _place,
    "tile_from": _tile_from,
    "worship": _says_all,
    "keep_guardian": _keep_guardian,
}
"""What the table says about the options of every question."""
